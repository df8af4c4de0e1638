"""The history of the person who plays: what was played, what follows from it, and small facts with a date."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from game import catalog
from game.history import reckoning
from game.history.counting import Record, counted, fits
from game.history.figures import Figures, Rated
from game.history.played import ALL, Chosen, PlayedGame, Wanted
from game.session import save
from game.session.notices import Notice, SaveFault
from game.session.save import SaveFile, Snapshot

Listener = Callable[[PlayedGame, Chosen], None]
Tell = Callable[[Notice], None]  # from any thread


class History:
    """Everything here may be called from any thread. What the disk refuses is told by `trouble` and `take_notices`,
    never raised; the game goes on."""

    def __init__(self, folder: Path | None = None, tell: Tell | None = None) -> None:
        """Without a folder it is in memory alone: for tests and pictures."""
        self.trouble: Notice | None = None  # why games are not read or kept at the moment
        self.listeners: list[Listener] = []  # told of each game when it is recorded, in the thread that records
        self._records: dict[int, Record] = {}
        self._saves: dict[int, bytes] = {}
        self._notes: dict[str, dict[str, tuple[float, Any]]] = {}

    # -- keeping ---------------------------------------------------------------------------------------------------
    def record(self, taken: Snapshot, seconds: float = 0.0, played_at: float | None = None) -> None:
        """Keep a finished match. Returns at once; a thread of its own writes. What was recorded before is not recorded
        again, nor what was deleted."""
        found = taken.save_file("", "")
        game, chosen = reckoning.reckon(found, taken.rules, played_at or time.time(), seconds)
        self.add(game, reckoning.as_kept(found), chosen)

    def leave_out(self, taken: Snapshot) -> None:
        """A finished match that nobody wants kept, also not at the next start."""

    def add(self, game: PlayedGame, kept: bytes = b"", chosen: Chosen = ()) -> int:
        """Keep a game that is reckoned already, at once; its id."""
        number = max(self._records, default=0) + 1
        game = msgspec.structs.replace(game, id=number)
        self._records[number], self._saves[number] = (game, chosen), kept
        for listener in self.listeners:
            listener(game, chosen)
        return number

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until everything that waits is written; False if that was not done in that time."""
        return True

    def close(self) -> None:
        """Write what waits, and let the file go."""

    def take_notices(self) -> list[Notice]:
        """What has to be told since the last call."""
        return []

    # -- looking ---------------------------------------------------------------------------------------------------
    def games(self, wanted: Wanted = ALL, offset: int = 0, limit: int = 50) -> list[PlayedGame]:
        """The newest first."""
        found = [game for game, _chosen in reversed(self._records.values()) if fits(game, wanted)]
        return found[offset : offset + limit]

    def count(self, wanted: Wanted = ALL) -> int:
        """How many there are of these."""
        return sum(fits(game, wanted) for game, _chosen in self._records.values())

    def game(self, number: int) -> PlayedGame | None:
        """The game of this id; None if it is not there any more."""
        found = self._records.get(number)
        return found[0] if found else None

    def save(self, number: int) -> SaveFile:
        """The game as a save: for the film, the same deal, the export. Raises SaveFault."""
        if number not in self._saves:
            raise SaveFault("missing", f"#{number}")
        return save.decode(self._saves[number], f"#{number}")

    def people(self) -> list[str]:
        """The names of all people who have played, who played most first."""
        return [one.key for one in self.figures().by_person]

    def figures(self, wanted: Wanted = ALL) -> Figures:
        """Sums and lists; `wanted.won` and `wanted.text` are of lists alone and do not count here."""
        plain = msgspec.structs.replace(wanted, won=None, text="")
        return counted(self._records.values(), plain)

    def ratings(self, game: str = catalog.USUAL) -> list[Rated]:
        """Everybody who was rated in that game, the strongest first."""
        return []

    def export_csv(self, path: Path, wanted: Wanted = ALL) -> int:
        """A table with a line for each seat of these games; how many lines. Raises OSError."""
        raise NotImplementedError

    # -- deleting --------------------------------------------------------------------------------------------------
    def delete(self, number: int) -> None:
        """Forget one game for good."""
        self._records.pop(number, None)
        self._saves.pop(number, None)

    def delete_all(self) -> None:
        """Forget all games; notes stay."""
        self._records.clear()
        self._saves.clear()

    # -- small facts -----------------------------------------------------------------------------------------------
    def note(self, kind: str, key: str, value: Any, at: float | None = None) -> None:
        """Keep a small fact, plain data as JSON has it, with its date: ("puzzle", "cit-12") solved. It replaces the one
        before and outlives all games."""
        self._notes.setdefault(kind, {})[key] = (at or time.time(), value)

    def noted(self, kind: str, key: str) -> Any:
        """What was noted; None if nothing was."""
        found = self._notes.get(kind, {}).get(key)
        return found[1] if found else None

    def noted_at(self, kind: str, key: str) -> float:
        """When it was noted last, seconds since 1970; 0.0 if it was not."""
        found = self._notes.get(kind, {}).get(key)
        return found[0] if found else 0.0

    def notes(self, kind: str) -> dict[str, Any]:
        """Everything noted of a kind, by key."""
        return {key: value for key, (_at, value) in self._notes.get(kind, {}).items()}


def open_history(folder: Path | None = None, tell: Tell | None = None) -> History:
    """The history of the person who plays (None), or of that folder. Never raises: `trouble` says what is wrong."""
    return History(folder, tell)
