"""A game keeps itself: its keeper is told of every decision and writes the newest state in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable

from game.session import save
from game.session.claims import Claim
from game.session.match import Match
from game.session.notices import Notice
from game.session.writer import Writer

Tidy = Callable[[], None]


class Keeper:
    """Keeps one match on disk. A person's decision is written at once, bots' within a tenth of a second."""

    def __init__(self, claim: Claim, now: Callable[[], str], tidy: Tidy | None = None) -> None:
        """`claim` is the right to the file (`kept.KeptGames`), given up by `close`; `now` gives the date as the list of
        saves shows it. `tidy` puts the folder in order, once the game stands and is on disk."""
        self.claim, self.now = claim, now
        self.latest: save.Snapshot | None = None  # what was kept last: the match itself may break in mid-answer
        self.writer = Writer(claim.path, claim.later_than)
        self._tidy = tidy
        self._held: Callable[[], None] | None = None  # the first writing of a save that was opened

    def keep(self, match: Match, *, opened: bool = False) -> None:
        """Watch this match from now on, and save it as it stands. One that was `opened` from a save is written when it
        `stands`: should it break the program before, nothing has changed."""
        match.observer = self
        if opened:
            self.latest = save.snapshot(match)
            self._held = lambda: self._put(match, soon=True)
        else:
            self._put(match, soon=True)

    def stands(self) -> None:
        """The game is on the table: what was held back is written, and old games make room."""
        held, self._held = self._held, None
        tidy, self._tidy = self._tidy, None
        if tidy is not None:
            self.writer.after(tidy)
        if held is not None:
            held()

    def decided(self, match: Match, *, person: bool) -> None:
        self._held = None
        self._put(match, soon=person)
        self.stands()

    def _put(self, match: Match, *, soon: bool) -> None:
        taken, date = save.snapshot(match), self.now()
        self.latest = taken
        self.writer.put(lambda: save.encode(taken.save_file("", date)), soon=soon)

    def flush_soon(self) -> None:
        """Wait until the newest state is on disk, at most 5 s: before the window closes."""
        self.writer.flush()

    def take_notices(self) -> list[Notice]:
        return self.writer.take_notices()

    def close(self) -> bool:
        """Write what waits, end the thread and let the game go; False if it could not be written."""
        written = self.writer.close()
        self.claim.release()
        return written
