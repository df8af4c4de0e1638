"""The autosave behind "Continue": told of every decision, writes the newest state in its own thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.session import save
from game.session.match import Match
from game.session.notices import Notice
from game.session.writer import Writer


class Keeper:
    """Keeps one match on disk. A person's decision is written at once, bots' within a tenth of a second."""

    def __init__(self, path: Path, now: Callable[[], str]) -> None:
        """`path` is `SaveFolder.autosave`; `now` gives the date as the list of saves shows it."""
        self.now = now
        self.latest: save.Snapshot | None = None  # what was kept last: the match itself may break in mid-answer
        self.writer = Writer(path)

    def keep(self, match: Match) -> None:
        """Watch this match from now on, and save it as it stands."""
        match.observer = self
        self.decided(match, person=True)

    def decided(self, match: Match, *, person: bool) -> None:
        taken, date = save.snapshot(match), self.now()
        self.latest = taken
        self.writer.put(lambda: save.encode(taken.save_file("", date)), soon=person)

    def flush_soon(self) -> None:
        """Wait until the newest state is on disk, at most 5 s: before the window closes."""
        self.writer.flush()

    def take_notices(self) -> list[Notice]:
        return self.writer.take_notices()

    def close(self) -> bool:
        """Write what waits and end the thread; False if it could not be written."""
        return self.writer.close()
