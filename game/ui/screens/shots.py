"""The shell screens in fixed positions, with a made-up save folder, for screenshots and tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from game.content import default_cards
from game.ui.screen import Screen
from game.ui.services import CastChoice, GameOptions, SavedSeat, SaveInfo, SaveRefused, StoredCast, Wish
from game.ui.ui import Ui

JULY = 1_784_000_000.0  # an evening in 2026
NAMES = ("Matilda", "Isabeau", "Odo", "Ysolde", "Raoul", "Clothilde", "Anselm", "Berengar")


def _seats(count: int, humans: int = 1) -> list[SavedSeat]:
    return [SavedSeat(NAMES[i], i < humans, i) for i in range(count)]


def demo_saves() -> list[SaveInfo]:
    """A folder as it looks after some evenings, one file of it damaged."""
    return [
        SaveInfo("auto", "Autosave", JULY, 6, _seats(4), "Matilda", automatic=True),
        SaveInfo("a", "Sunday with Isabeau", JULY - 90_000, 4, _seats(5, 2), "Isabeau"),
        SaveInfo("b", "Eight at the table", JULY - 400_000, 2, _seats(8, 3), "Odo"),
        SaveInfo("c", "Before the Warlord came", JULY - 1_000_000, 9, _seats(7), "Matilda"),
        SaveInfo("d", "First game", JULY - 2_400_000, 11, _seats(4), "", finished=True),
        SaveInfo(
            "e", "from_raoul.save", JULY - 3_000_000, trouble="The file ends too early: it was not copied completely."
        ),
    ]


class DemoSaves:
    """A save folder in memory."""

    def __init__(self) -> None:
        self.entries = demo_saves()

    def list(self) -> list[SaveInfo]:
        return [*self.entries]

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

    def folder(self) -> Path:
        return Path("~/.local/share/crown-and-coin/saves")


class DemoGames:
    """Records what it was asked to do."""

    def __init__(self, saves: DemoSaves) -> None:
        self.saves = saves
        self.calls: list[tuple[str, object]] = []
        self.open = False

    def last(self) -> SaveInfo | None:
        return next((entry for entry in self.saves.entries if entry.automatic), None)

    def continue_last(self) -> None:
        self.calls.append(("continue", None))

    def quick_game(self) -> None:
        self.calls.append(("quick", None))

    def start(self, options: GameOptions) -> None:
        self.calls.append(("start", options))

    def load(self, key: str) -> None:
        self.calls.append(("load", key))

    def running(self) -> bool:
        return self.open

    def in_play(self) -> tuple[Sequence[str], Sequence[str]]:
        preset = default_cards().presets["first_game"]
        return (preset.characters, preset.uniques) if self.open else ((), ())

    def suggested_name(self) -> str:
        return "Round 6, Matilda"

    def save_as(self, name: str) -> None:
        self.calls.append(("save_as", name))

    def rematch(self, rotate: bool) -> None:
        self.calls.append(("rematch", rotate))

    def leave(self) -> None:
        self.calls.append(("leave", None))


class DemoCasts:
    """Kept casts in memory."""

    def __init__(self) -> None:
        self.entries = [_kept_cast()]

    def list(self) -> list[StoredCast]:
        return sorted(self.entries, key=lambda entry: entry.name)

    def save(self, name: str, options: GameOptions) -> str:
        self.entries = [entry for entry in self.entries if entry.name != name]
        cast = msgspec.convert(msgspec.to_builtins(options.cast), CastChoice)
        self.entries.append(StoredCast(name, name, cast, options.nine, [*options.rules]))
        return name

    def delete(self, key: str) -> None:
        self.entries = [entry for entry in self.entries if entry.key != key]


def _kept_cast() -> StoredCast:
    """What somebody keeps for long evenings."""
    presets = default_cards().presets
    characters, uniques = presets["cunning_agents"].characters, presets["illustrious_emissaries"].uniques
    return StoredCast("long", "Long evenings", CastChoice("own", characters=[*characters], uniques=[*uniques]), True)


class DemoHost:
    """Fulfils `services.Host` without a game behind it."""

    def __init__(self) -> None:
        self.saves = DemoSaves()
        self.games = DemoGames(self.saves)
        self.casts = DemoCasts()
        self.has_quit = False

    def quit(self) -> None:
        self.has_quit = True


def _title(ui: Ui) -> Screen:
    from game.ui.screens.title import TitleScreen

    return TitleScreen(ui)


def _new_game(ui: Ui) -> Screen:
    from game.ui.screens.new_game import NewGameScreen

    screen = NewGameScreen(ui)
    screen.use_demo()
    return screen


def _new_game_cast(ui: Ui) -> Screen:
    """A cast chosen card by card."""
    from game.ui.screens.new_game import NewGameScreen

    screen = NewGameScreen(ui)
    screen.use_demo()
    kept = _kept_cast()
    screen.options.cast, screen.options.nine = kept.cast, True
    screen.tab, screen.card_read = "characters", "queen"
    return screen


def _new_game_districts(ui: Ui) -> Screen:
    """Unique districts with wishes."""
    from game.ui.screens.new_game import NewGameScreen

    screen = NewGameScreen(ui)
    screen.use_demo()
    wishes: dict[str, Wish] = {"armory": "never", "necropolis": "never", "library": "always", "statue": "always"}
    screen.options.cast = CastChoice("wishes", wishes=wishes, drawn=7)
    screen.tab, screen.card_read = "districts", "observatory"
    return screen


def _reference(ui: Ui) -> Screen:
    from game.ui.screens.reference import ReferenceScreen

    screen = ReferenceScreen(ui, *ui.host.games.in_play())
    screen.tab, screen.card = "districts", "haunted_quarter"
    return screen


def _load(ui: Ui) -> Screen:
    from game.ui.screens.load import LoadScreen

    return LoadScreen(ui)


def _settings(ui: Ui) -> Screen:
    from game.ui.screens.settings import SettingsScreen

    return SettingsScreen(ui)


def _pause(ui: Ui) -> Screen:
    from game.ui.screens.pause import PauseScreen

    return PauseScreen(ui)


def _about(ui: Ui) -> Screen:
    from game.ui.screens.about import AboutScreen

    return AboutScreen(ui)


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "title": _title,
    "new_game": _new_game,
    "new_game_cast": _new_game_cast,
    "new_game_districts": _new_game_districts,
    "load": _load,
    "settings": _settings,
    "pause": _pause,
    "reference": _reference,
    "about": _about,
}
