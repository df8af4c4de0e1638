"""A game keeps itself: its keeper is told of every decision and writes the newest state in a thread of its own."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from game.files import write_whole
from game.session import save
from game.session.claims import Claim
from game.session.match import Match
from game.session.notices import Notice, disk_notice

# One thread that writes.

DELAY_SECONDS = 0.05  # answers of bots are gathered this long; the disk adds its own time: 0.1 s at most in all
COARSEST_NS = 2_000_000_000  # some file systems know times by two seconds
RETRY_SECONDS = 5.0  # after a refusal


class Writer:
    """Writes the newest content that was put, soon or within DELAY_SECONDS. Ends with `close`."""

    def __init__(self, path: Path, later_than: int = 0) -> None:
        """The file is never older than `later_than` (nanoseconds since 1970), also where the clock was set back."""
        self.path, self.later_than = path, later_than
        self.seconds: deque[float] = deque(maxlen=500)  # from `put` to the disk, of the last writings
        self._make: Callable[[], bytes] | None = None
        self._put_at = 0.0
        self._due = 0.0
        self._busy = False
        self._failing = False
        self._closed = False
        self._after: Callable[[], None] | None = None
        self._notices: deque[Notice] = deque()
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, make: Callable[[], bytes], *, soon: bool) -> None:
        """Write what `make` returns (called in the thread) instead of anything that still waits. Returns at once."""
        with self._changed:
            now = time.monotonic()
            waits = self._make is not None
            self._put_at = self._put_at if waits else now
            due = now if soon else now + DELAY_SECONDS
            if self._failing:
                due = max(due, self._due)
            self._due = min(due, self._due) if waits and not self._failing else due
            self._make = make
            self._changed.notify_all()

    def after(self, act: Callable[[], None]) -> None:
        """Once the next content is on disk, do that, in the thread."""
        with self._changed:
            self._after = act

    def drop(self) -> None:
        """Forget what still waits, and let a writing under way end."""
        with self._changed:
            self._make = None
            self._changed.wait_for(lambda: not self._busy, timeout=5.0)

    def flush(self, seconds: float = 5.0) -> bool:
        """Write at once what waits, and wait for the disk; False if it was not done in that time."""
        with self._changed:
            self._due = 0.0
            self._changed.notify_all()
            tried = self._changed.wait_for(lambda: not self._busy and (self._make is None or self._due > 0), seconds)
            return tried and self._make is None

    def close(self) -> bool:
        """Write what waits and end the thread; False if the last content could not be written."""
        written = self.flush()
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._thread.join(1.0)
        return written

    def take_notices(self) -> list[Notice]:
        """What has to be told since the last call: the disk refused, or takes it again."""
        with self._changed:
            found = list(self._notices)
            self._notices.clear()
        return found

    # --- the thread ---

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or self._make is not None)
                while self._make is not None and not self._closed and (left := self._due - time.monotonic()) > 0:
                    self._changed.wait(left)
                if self._closed:
                    return
                make, put_at = self._make, self._put_at
                self._make, self._busy = None, True
            if make is not None:
                self._write(make, put_at)
            with self._changed:
                self._busy = False
                self._changed.notify_all()

    def _write(self, make: Callable[[], bytes], put_at: float) -> None:
        try:
            write_whole(self.path, make(), keep_previous=True)
            self._is_the_newest()
        except Exception as error:  # noqa: BLE001  whatever it is, the thread lives on and the person is told
            self._refused(make, error)
            return
        with self._changed:
            self.seconds.append(time.monotonic() - put_at)
            if self._failing:
                self._failing = False
                self._notices.append(Notice("saving_again"))
            act, self._after = self._after, None
        if act is not None:
            act()

    def _is_the_newest(self) -> None:
        with contextlib.suppress(OSError):
            if self.path.stat().st_mtime_ns <= self.later_than:
                then = self.later_than + COARSEST_NS
                os.utime(self.path, ns=(then, then))

    def _refused(self, make: Callable[[], bytes], error: Exception) -> None:
        """Tell once, and try again later with whatever is newest then."""
        with self._changed:
            if not self._failing:
                self._failing = True
                self._notices.append(disk_notice(error, str(self.path.parent)))
            if self._make is None:
                self._make = make
            self._due = time.monotonic() + RETRY_SECONDS


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
