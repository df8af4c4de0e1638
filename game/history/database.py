"""The file of the history: opening it, reading and writing it, and what is wrong with it.

Whatever is wrong ends in `Unusable` with a notice. A damaged file is put aside and a new one begun, as is one that was
made to harm: what is not our schema is never used, and no question may take for ever. A foreign, a newer or a locked
one is left alone, as is something that is no file.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.history import schema
from game.session.notices import Notice

NAME, ASIDE = "history.db", "history.damaged"
PUT_ASIDE = ("history_damaged", "history_strange")  # words of notices after which a new file is begun
WAIT_SECONDS = 1.0  # for another program that is writing
CLOSE_SECONDS = 1.0  # for whoever still writes when the file is let go
BUDGET, STEP = 500_000_000, 100_000  # steps of SQLite for one question: some seconds; the largest needs a tenth
LONG = 10  # so many times more for what takes its time
LARGEST = 8_000_000  # bytes of one value: a save packed has a tenth
_SIDES = ("", "-wal", "-shm")
_WORDS = {
    sqlite3.SQLITE_BUSY: "history_locked", sqlite3.SQLITE_LOCKED: "history_locked",
    sqlite3.SQLITE_FULL: "history_disk_full", sqlite3.SQLITE_IOERR: "history_unwritable",
    sqlite3.SQLITE_READONLY: "history_unwritable", sqlite3.SQLITE_CANTOPEN: "history_unwritable",
    sqlite3.SQLITE_PERM: "history_unwritable", sqlite3.SQLITE_AUTH: "history_unwritable",
    sqlite3.SQLITE_CORRUPT: "history_damaged", sqlite3.SQLITE_NOTADB: "history_damaged",
    sqlite3.SQLITE_TOOBIG: "history_strange", sqlite3.SQLITE_INTERRUPT: "history_strange",
}  # fmt: skip


# What only a file can bring that is not as it was written: SQLite's own words may be no text, values may be anything.
BROKEN = (sqlite3.Error, schema.Strange, msgspec.MsgspecError, UnicodeError, OverflowError, RecursionError)


class Unusable(Exception):
    """The history cannot be read or written now; `notice` says why."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice.text())
        self.notice = notice


class Guarded(sqlite3.Connection):
    """A connection that does not trust its file: no value is larger than LARGEST, and who asks has a budget."""

    left = BUDGET

    def guard(self) -> None:
        """Before anything is asked."""
        self.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)
        self.execute("PRAGMA trusted_schema = 0")
        self.set_progress_handler(self._spend, STEP)

    def afresh(self, times: int = 1) -> None:
        """Another question."""
        self.left = BUDGET * times

    def _spend(self) -> bool:
        self.left -= STEP
        return self.left < 0


class Database:
    """One file, or without a folder one in memory. All methods may be called from any thread."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.path = None if folder is None else folder / NAME
        self.aside: list[Path] = []  # damaged files put aside, whose games may still be read
        self._told_aside: Notice | None = None  # what was said of the one that was put aside
        self._fresh = 0  # how many files have lain there
        self._putting = threading.Lock()
        self._writer: Guarded | None = None
        self._reader: Guarded | None = None
        self._closing = False
        self._writing, self._reading = threading.RLock(), threading.RLock()

    # -- using it --------------------------------------------------------------------------------------------------
    @contextlib.contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all of it is done or nothing. Raises Unusable."""
        with self._explained(), self._writing:
            made = self._writer = self._writer or self._open()
            made.afresh()
            made.execute("BEGIN IMMEDIATE")
            try:
                yield made
                made.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    made.rollback()
                raise

    @contextlib.contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """For questions. Raises Unusable."""
        if self.path is None:
            with self._explained(), self._writing:
                made = self._writer = self._writer or self._open()
                made.afresh()
                yield made
            return
        with self._explained():
            self._begin_to_read()
            with self._reading:
                if self._reader is None:
                    raise sqlite3.OperationalError("another thread has just closed the database")
                self._reader.afresh()
                yield self._reader

    def _begin_to_read(self) -> None:
        """The locks are taken in this order everywhere, so that nobody waits in a circle."""
        with self._reading:
            if self._reader is not None:
                return
        with self._writing, self._reading:
            if self._reader is None:
                self._reader = self._open_for_reading()

    @contextlib.contextmanager
    def read_long(self) -> Iterator[sqlite3.Connection]:
        """For what takes its time: nobody else waits for it. Raises Unusable."""
        with self.read() as made:
            if self.path is None:
                yield made
                return
        with self._explained(), contextlib.closing(_guarded(self.path)) as own:
            own.afresh(LONG)
            yield own

    def close(self) -> None:
        """Let the file go. Who still asks then is interrupted after a moment, so that this always ends."""
        for lock in (self._writing, self._reading):
            if lock.acquire(timeout=CLOSE_SECONDS):
                lock.release()
                continue
            self._closing = True
            for one in (self._reader, self._writer):
                if one is not None:
                    with contextlib.suppress(sqlite3.Error):
                        one.interrupt()
        with self._writing, self._reading:
            self._let_go()
            self._closing = False

    def _let_go(self) -> None:
        for one in (self._reader, self._writer):
            if one is not None:
                with contextlib.suppress(sqlite3.Error):
                    one.close()
        self._reader = self._writer = None

    def shrink(self) -> None:
        """Give the room of deleted games back; what was deleted is then really gone."""
        with contextlib.suppress(Unusable), self._explained(), self._writing:
            if self._writer is not None:
                self._writer.afresh(LONG)
                self._writer.execute("VACUUM")
                self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def forget_aside(self) -> None:
        """Damaged files that were put aside hold games, too."""
        for path in [] if self.folder is None else self.folder.glob(f"{ASIDE}*"):
            with contextlib.suppress(OSError):
                path.unlink()

    # -- opening ---------------------------------------------------------------------------------------------------
    def _open(self) -> Guarded:
        """Raises whatever SQLite raises, Foreign, Newer, Strange and OSError."""
        if self.path is None:
            made = _guarded(":memory:")
            schema.prepare(made)
            return made
        _refuse_no_file(self.path)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        made = _guarded(self.path)
        try:
            schema.prepare(made)
            with contextlib.suppress(sqlite3.OperationalError):  # some network drives have none: it goes without
                made.execute("PRAGMA journal_mode = WAL")
            made.execute("PRAGMA synchronous = FULL")  # what was recorded survives a power cut, too
        except BaseException:
            made.close()
            raise
        return made

    def _open_for_reading(self) -> Guarded:
        """A second connection, which sees what was written without ever waiting for whoever writes."""
        assert self.path is not None
        try:
            self._writer = self._writer or self._open()
        except (sqlite3.OperationalError, OSError) as error:
            if _word(error) != "history_unwritable" or not self.path.is_file():
                raise
            made = read_aside(self.path)  # nobody can write here: what stands can be shown
            schema.prepare(made)
        else:
            made = _guarded(self.path)
        made.execute("PRAGMA query_only = 1")
        return made

    @contextlib.contextmanager
    def _explained(self) -> Iterator[None]:
        """Errors of the file as Unusable; a damaged one is put aside first."""
        number = self._fresh
        try:
            yield
        except schema.Foreign as error:
            raise Unusable(Notice("history_foreign", {"file": self._name})) from error
        except schema.Newer as error:
            raise Unusable(Notice("history_newer", {"file": self._name})) from error
        except (*BROKEN, OSError) as error:
            word = "history_fails" if self._closing else _word(error)
            if word in PUT_ASIDE:
                with self._putting:
                    if number == self._fresh and self._told_aside is None:
                        self._told_aside = Notice(word, {"file": self._put_aside()}, str(error))
                        self._fresh += 1
                        raise Unusable(self._told_aside) from error
                if number != self._fresh and self._told_aside is not None:  # another thread was quicker
                    raise Unusable(self._told_aside) from error
                word = "history_fails"  # the new one, too: no third is begun
            raise Unusable(Notice(word, {"file": self._name, "reason": _reason(error)}, str(error))) from error

    @property
    def _name(self) -> str:
        return "" if self.path is None else str(self.path)

    def _put_aside(self) -> str:
        """The damaged file gets another name, so that the next opening begins a new one; that name."""
        self.close()
        if self.path is None:
            return ""
        with self._writing, self._reading:  # nobody begins a new file while the old one is half away
            self._let_go()
            number = 1
            while os.path.lexists(aside := self.path.with_name(f"{ASIDE}{'' if number == 1 else number}.db")):
                number += 1
            for side in _SIDES:
                with contextlib.suppress(FileNotFoundError, PermissionError):
                    self.path.with_name(NAME + side).rename(aside.with_name(aside.name + side))
            if not os.path.lexists(self.path):
                self.aside.append(aside)
        return aside.name


def read_aside(path: Path) -> Guarded:
    """A database that nobody writes, also where no file can be made beside it. Raises sqlite3.Error."""
    return _guarded(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)


def _guarded(path: Path | str, *, uri: bool = False) -> Guarded:
    made = sqlite3.connect(
        path, timeout=WAIT_SECONDS, isolation_level=None, check_same_thread=False, factory=Guarded, uri=uri
    )
    try:
        made.guard()
    except BaseException:
        made.close()
        raise
    return made


def _refuse_no_file(path: Path) -> None:
    """Only a file is opened, and nothing is written through a link. Raises OSError."""
    from game.files import NoFile

    for side in _SIDES:
        with contextlib.suppress(FileNotFoundError):
            if not stat.S_ISREG(path.with_name(path.name + side).lstat().st_mode):
                raise NoFile(path)


def _word(error: Exception) -> str:
    from game.files import NoFile

    if isinstance(error, NoFile):
        return "history_no_file"
    if isinstance(error, OSError):
        return "history_unwritable"
    if isinstance(error, schema.Strange):
        return "history_strange"
    if not isinstance(error, sqlite3.Error):
        return "history_damaged"
    code = getattr(error, "sqlite_errorcode", None)
    if code is None or (code & 0xFF) == sqlite3.SQLITE_ERROR:
        broken = isinstance(error, sqlite3.DatabaseError) and any(
            word in str(error)
            for word in ("malformed", "no such", "not a database", "has no column", "decode to UTF-8")
        )
        return "history_damaged" if broken else "history_fails"
    return _WORDS.get(code & 0xFF, "history_fails")


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
