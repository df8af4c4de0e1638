"""What could not be written into the database waits in files beside it, one each, until it can."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from game import files
from game.kernel.events import Json

FOLDER = "waiting"
MOST_BYTES = 4_000_000
MOST = 5_000


class Waiting(msgspec.Struct):
    """A finished match as a save (`kept` False: one that is not wanted), or a note."""

    key: str = ""
    played_at: float = 0.0
    seconds: float = 0.0
    content: bytes = b""
    kept: bool = True
    note: tuple[str, str, float, Json] | None = None  # kind, key, at, value


class WaitingFolder:
    """Without a folder nothing waits."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = None if folder is None else folder / FOLDER

    def put(self, one: Waiting) -> None:
        """Keep it. Raises OSError."""
        if self.folder is not None:
            files.write_whole(self.folder / f"{_stem(one)}.json", msgspec.json.encode(one))

    def all(self) -> Iterator[tuple[Path, Waiting]]:
        """Everything that waits. What cannot be read is put aside."""
        for path in self._paths():
            try:
                yield path, msgspec.json.decode(files.read(path, MOST_BYTES), type=Waiting)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, files.TooLarge):
                self.put_aside(path)
            except OSError:
                continue

    def _paths(self) -> list[Path]:
        if self.folder is None:
            return []
        with contextlib.suppress(OSError):
            return sorted(self.folder.glob("*.json"))[:MOST]
        return []

    def done(self, path: Path) -> None:
        """It is in the database."""
        with contextlib.suppress(OSError):
            path.unlink()

    def forget_games(self) -> None:
        """Games that wait are deleted with the others."""
        for path in self._paths():
            if path.name.startswith("game-"):
                self.done(path)

    def put_aside(self, path: Path) -> None:
        """Nobody can use it."""
        with contextlib.suppress(OSError):
            path.replace(path.with_name(path.name + ".damaged"))


def _stem(one: Waiting) -> str:
    if one.note is not None:
        return "note-" + hashlib.sha256(f"{one.note[0]}\n{one.note[1]}".encode()).hexdigest()[:24]
    return "game-" + one.key if one.kept else "left-" + one.key


# One thread that does what takes a moment.

_log = logging.getLogger(__name__)
Errand = Callable[[], None]
BREATH = 0.001  # seconds


def breathe() -> None:
    """Between two portions of work: whoever draws frames comes first. In the thread of the window itself there is
    nobody to wait for."""
    if threading.current_thread() is not threading.main_thread():
        time.sleep(BREATH)


class Errands:
    """Done one after the other, each to its end. The thread begins with the first one."""

    def __init__(self, *, at_once: bool = False) -> None:
        """`at_once`: no thread, whoever sends waits."""
        self._at_once = at_once
        self._waiting: deque[Errand] = deque()
        self._busy = False
        self._closed = False
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None

    def send(self, errand: Errand) -> None:
        """Returns at once. After `close` nothing is done any more."""
        if self._at_once:
            _do(errand)
            return
        with self._changed:
            if self._closed:
                return
            self._waiting.append(errand)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="history", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def flush(self, seconds: float) -> bool:
        """Wait until all is done; False if it was not in that time."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting and not self._busy, seconds)

    def close(self, seconds: float) -> bool:
        """Do what waits, as far as the time allows, and end the thread."""
        done = self.flush(seconds)
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        return done

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closed or self._waiting)
                if self._closed:
                    return
                errand = self._waiting.popleft()
                self._busy = True
            _do(errand)
            with self._changed:
                self._busy = False
                self._changed.notify_all()


def _do(errand: Errand) -> None:
    try:
        errand()
    except Exception:  # noqa: BLE001  whatever it is, the thread lives on
        _log.exception("an errand of the history failed")
