"""A made-up save folder, made-up games and casts: what the screens stand on in screenshots and tests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from game import catalog
from game.content.book import book
from game.ui.lang import _
from game.ui.services import SavedSeat, SaveInfo, SaveRefused, SeatOptions, StoredChoice

if TYPE_CHECKING:
    from game.session.save import SaveFile

JULY = 1_784_000_000.0  # an evening in 2026
NAMES = ("Matilda", "Isabeau", "Odo", "Ysolde", "Raoul", "Clothilde", "Anselm", "Berengar")


def of_set(name: str, kind: str) -> list[str]:
    """The cards of a kind in a set of the usual game."""
    return [one.id for one in book(catalog.USUAL).cards().values() if one.kind == kind and name in one.sets]


def _seats(count: int, humans: int = 1) -> list[SavedSeat]:
    return [SavedSeat(NAMES[i], i < humans, i) for i in range(count)]


def _damaged(file: str) -> str:
    """What the program says of a file that ends too early."""
    from game.session.notices import SaveFault

    return SaveFault("damaged", file).notice.text(_)


def demo_saves() -> list[SaveInfo]:
    """A folder as it looks after some evenings, one file of it damaged."""
    return [
        SaveInfo("auto", "Autosave", JULY, 6, _seats(4), "Matilda", automatic=True),
        SaveInfo("k1", "game", JULY - 20_000, 3, _seats(6, 2), "Odo", automatic=True),
        SaveInfo("k2", "game", JULY - 50_000, 2, _seats(3), "Matilda", automatic=True, elsewhere=True),
        SaveInfo("k3", "game", JULY - 70_000, 12, _seats(7), automatic=True, finished=True),
        SaveInfo("a", "Sunday with Isabeau", JULY - 90_000, 4, _seats(5, 2), "Isabeau"),
        SaveInfo("b", "Eight at the table", JULY - 400_000, 2, _seats(8, 3), "Odo"),
        SaveInfo("c", "Before the Warlord came", JULY - 1_000_000, 9, _seats(7), "Matilda"),
        SaveInfo("d", "First game", JULY - 2_400_000, 11, _seats(4), "", finished=True),
        SaveInfo("e", "from_raoul.save", JULY - 3_000_000, trouble=_damaged("from_raoul.save")),
    ]


def many_saves() -> list[SaveInfo]:
    """The folder of somebody who keeps every evening, with names as long as they may be."""
    names = ("The night of the three Witches", "Eight at the table, and it was very late", "Rematch", "Snowed in")
    kept = [
        SaveInfo(
            f"m{i}", f"{names[i % 4]}{f' {i // 4 + 1}' if i >= 4 else ''}"[:40], JULY - i * 777_000, 1 + i * 5 % 11,
            _seats(2 + i * 3 % 7, 1 + i % 2), NAMES[i * 2 % 2],
        )
        for i in range(18)
    ]  # fmt: skip
    return [*demo_saves()[:1], *kept]


class DemoSaves:
    """A save folder in memory."""

    def __init__(self) -> None:
        self.entries = demo_saves()

    def list(self) -> list[SaveInfo]:
        return [*self.entries]

    def look(self, save: SaveInfo, *, closely: bool = False) -> SaveInfo:
        return save

    def _find(self, key: str) -> SaveInfo:
        return next(entry for entry in self.entries if entry.key == key)

    def rename(self, key: str, name: str) -> None:
        if any(entry.name == name for entry in self.entries if entry.key != key):
            raise SaveRefused(f"There is already a save called {name}.")
        self._find(key).name = name

    def copy(self, key: str, name: str) -> None:
        old = self._find(key)
        self.entries.insert(0, SaveInfo(f"{key}+", name, old.saved_at, old.round, old.seats, old.waiting_for))

    def delete(self, key: str) -> None:
        self.entries.remove(self._find(key))

    def read(self, key: str) -> SaveFile:
        raise SaveRefused(f"The save {key} is not there any more.")

    def export(self, name: str, suffix: str, content: bytes) -> Path:
        return self.folder() / f"{name}{suffix}"

    def bring(self, path: Path) -> str:
        raise SaveRefused(f"{path} is not there.")

    def folder(self) -> Path:
        return Path("~/.local/share/crown-and-coin/saves")


def demo_seats() -> list[SeatOptions]:
    """One person and three people of the city."""
    from game.ui.opponents import people

    found = [SeatOptions(NAMES[0], True, 0)]
    levels = ("hard", "easy", "normal")
    known = list(people().values())[:3]
    return found + [SeatOptions(one.name, False, i, levels[i - 1], one.id) for i, one in enumerate(known, start=1)]


class DemoChoices:
    """What is kept under names, in memory."""

    def __init__(self) -> None:
        self.entries: list[StoredChoice] = []

    def list(self, game: str) -> list[StoredChoice]:
        return sorted(self.entries, key=lambda entry: entry.name)

    def save(self, name: str, game: str, choice: dict[str, Any]) -> str:
        self.entries = [entry for entry in self.entries if entry.name != name]
        self.entries.append(StoredChoice(name, name, choice))
        return name

    def delete(self, key: str) -> None:
        self.entries = [entry for entry in self.entries if entry.key != key]


@runtime_checkable
class Demo(Protocol):
    """A host that is made up for pictures and tests (`tools.shots.demo_host`)."""

    saves: DemoSaves

    def sit(self) -> None:
        """A game is dealt, and somebody sits at it."""
