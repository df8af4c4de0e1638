"""Files of the person who plays, opened safely: only what is a file, never a pipe or a device that would keep us
waiting, never more than a limit, and nothing is written through a link. Temporary files have names nobody else has.

Saves, settings, casts, catalogues and recorded games are opened here alone.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

RENAMES = 5
LEFT_SECONDS = 600.0  # a temporary file that old belongs to nobody any more
_LEFT = re.compile(r".+\.[0-9a-f]{8}\.(tmp|old)|(continue|settings)\.json\.(tmp|old|new)")
_READ = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
_OWN = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0) | os.O_CREAT


class NoFile(OSError):
    """A folder, a pipe, a device, or a link that leads nowhere lies where a file should be."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "it is no file", str(path))


class TooLarge(OSError):
    """The file has more bytes than such a file can have."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, "it is too large", str(path))


def read(path: Path, most: int) -> bytes:
    """The whole file. Raises NoFile, TooLarge, any other OSError, and ValueError for a path no file can have."""
    with _opened(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise TooLarge(path)
    return content


def write_whole(path: Path, content: bytes, *, keep_previous: bool = False, flush: bool = True) -> None:
    """Put content where path is, in one instant. Raises OSError and leaves the old file as it was.

    A link is replaced and not followed. `keep_previous` leaves the old content as `backup_of(path)`; `flush` waits
    for the disk.
    """
    with _written_beside(path, content, flush) as fresh:
        if _is_there(path) and keep_previous:
            _keep(path)
        _rename(fresh, path)


def write_new(path: Path, content: bytes) -> bool:
    """Put content where nothing is yet; False if something lies there. Raises OSError."""
    if os.path.lexists(path):
        return False
    with _written_beside(path, content, flush=True) as fresh:
        try:
            os.link(fresh, path)
        except FileExistsError:
            return False
        except OSError:  # a file system without hard links
            _rename(fresh, path)
    return True


def open_own(path: Path) -> BinaryIO:
    """A file of our own that is kept open, made if it is missing. Raises OSError; NoFile also for a link."""
    try:
        handle = os.open(path, os.O_RDWR | _OWN, 0o600)
    except OSError as error:
        if os.path.lexists(path) and not stat.S_ISREG(os.lstat(path).st_mode):
            raise NoFile(path) from error
        raise
    return _file_of(handle, path, "r+b")


def backup_of(path: Path) -> Path:
    """Where the previous content of a file is kept."""
    return path.with_name(path.name + ".bak")


def sweep(folder: Path, own: str = "") -> None:
    """Remove what killed programs left half written; of the file named `own`, which nobody else writes, at once."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if _LEFT.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                ours = bool(own) and entry.name.startswith(own + ".")
                with contextlib.suppress(OSError):
                    if ours or time.time() - entry.stat(follow_symlinks=False).st_mtime > LEFT_SECONDS:
                        Path(entry.path).unlink()


# --- how ---


def _opened(path: Path) -> BinaryIO:
    try:
        kind = path.stat().st_mode  # first: opening a device may already do something
    except FileNotFoundError as error:
        if path.is_symlink():
            raise NoFile(path) from error
        raise
    if not stat.S_ISREG(kind):
        raise NoFile(path)
    return _file_of(os.open(path, _READ), path, "rb")


def _file_of(handle: int, path: Path, mode: str) -> BinaryIO:
    """Looks once more: something else may have come to lie there meanwhile."""
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise NoFile(path)
    return os.fdopen(handle, mode)  # type: ignore[return-value]  # every mode here is binary


@contextlib.contextmanager
def _written_beside(path: Path, content: bytes, flush: bool) -> Iterator[Path]:
    """A file beside that place, of a name nobody else has, with that content; afterwards it is gone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = _beside(path, "tmp")
    try:
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_EXCL | _OWN, 0o666), "wb") as file:
            file.write(content)
            file.flush()
            if flush:
                os.fsync(file.fileno())
        yield fresh
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink()
    if flush:
        _flush_folder(path.parent)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(f"{path.name}.{os.urandom(4).hex()}.{ending}")


def _is_there(path: Path) -> bool:
    """Whether a file lies there, perhaps behind a link. Raises NoFile for anything else: that is never replaced."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError as error:
        if path.is_symlink():
            raise NoFile(path) from error
        return False
    if not stat.S_ISREG(kind):
        raise NoFile(path)
    return True


def _keep(path: Path) -> None:
    """Make the present file the backup without the path ever being empty."""
    try:
        _is_there(backup_of(path))
    except NoFile:
        return  # somebody else's thing: better no backup than to destroy it
    spare = _beside(path, "old")
    try:
        try:
            os.link(path, spare)
        except OSError:  # a file system without hard links
            from shutil import copyfile

            copyfile(path, spare)
        _rename(spare, backup_of(path))
    finally:
        with contextlib.suppress(OSError):
            spare.unlink()


def _rename(fresh: Path, path: Path) -> None:
    """Rename over what is there. Virus scanners hold files for a moment on some systems: try again a few times."""
    for _ in range(RENAMES - 1):
        try:
            fresh.replace(path)
        except PermissionError:
            time.sleep(0.02)
        else:
            return
    fresh.replace(path)


def _flush_folder(folder: Path) -> None:
    """The rename itself must survive a power cut; not every system lets folders be flushed."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
