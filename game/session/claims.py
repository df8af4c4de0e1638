"""A game in progress belongs to one program. The claim is a lock of the system on a file beside the game: it vanishes
with its process, however that ends.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from pathlib import Path
from typing import BinaryIO

from game import files

SUFFIX = ".lock"
TRIES, REST_SECONDS = 5, 0.01  # somebody may be looking at this very moment whether the game is claimed
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Claim:
    """The right to write the file `path`, until `release` or the end of the process."""

    def __init__(self, path: Path, lock: BinaryIO | None = None, *, blocked: bool = False) -> None:
        """Without a lock nobody is kept out: for places where there is none to be had. `blocked`: because something
        lies where its file should be."""
        self.path, self.blocked = path, blocked
        self.later_than = 0  # nanoseconds: a writing is never older, whatever the clock says
        self._lock = lock

    def release(self) -> None:
        """Others may have the game now."""
        lock, self._lock = self._lock, None
        if lock is None:
            return
        with contextlib.suppress(OSError):
            lock_of(self.path).unlink()  # before it is free, or somebody else's would be removed
        lock.close()
        if os.name == "nt":  # a file that is open stays there
            with contextlib.suppress(OSError):
                lock_of(self.path).unlink()


def lock_of(path: Path) -> Path:
    """The file that carries the lock."""
    return path.with_name(path.name + SUFFIX)


def claim(path: Path, tries: int = TRIES) -> Claim | None:
    """The game is ours from now on; None if another program has it, or another part of this one.

    Where the folder cannot be written to, its file system has no locks, or something lies where the lock should be,
    everybody may have it.
    """
    for left in reversed(range(tries)):
        try:
            lock = files.open_own(lock_of(path))
        except OSError as error:
            return Claim(path, blocked=isinstance(error, files.NoFile))
        try:
            _take(lock)
            if _is_still_there(lock, path):
                return Claim(path, lock)
        except OSError as refused:
            if refused.errno not in _TAKEN:
                lock.close()
                return Claim(path)
        lock.close()
        if left:
            time.sleep(REST_SECONDS)
    return None


def is_claimed(path: Path) -> bool:
    """Whether somebody plays this game now."""
    if not lock_of(path).exists():
        return False
    found = claim(path, tries=1)
    if found is not None:
        found.release()
    return found is None


def sweep(folder: Path) -> None:
    """Remove the lock files that killed programs left."""
    with contextlib.suppress(OSError):
        for lock in folder.glob("*" + SUFFIX):
            is_claimed(lock.with_name(lock.name.removesuffix(SUFFIX)))


def _is_still_there(lock: BinaryIO, path: Path) -> bool:
    """Not if whoever had the claim before removed the file between our opening and our locking."""
    try:
        return os.path.samestat(os.fstat(lock.fileno()), lock_of(path).stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _take(lock: BinaryIO) -> None:
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(lock: BinaryIO) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
