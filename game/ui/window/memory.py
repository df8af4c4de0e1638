"""Memory that is free goes back to the system, and what nobody knows any more is looked for in quiet moments. On Linux
the C library keeps what large pictures have left between smaller ones, and asks for more instead of ever giving it
back by itself."""

from __future__ import annotations

import ctypes
import gc
import sys

LEAST_OF_ITS_OWN = 1 << 20  # bytes: a piece of memory so large is asked for by itself, and goes back when it is free
_MMAP_THRESHOLD = -3  # as the C library calls the place of that number


def _library() -> ctypes.CDLL | None:
    """The C library, where it is one that keeps memory (glibc)."""
    if sys.platform != "linux":
        return None
    try:
        found = ctypes.CDLL(None)
    except OSError:
        return None
    return found if hasattr(found, "malloc_trim") and hasattr(found, "mallopt") else None


_c = _library()


def keep_pictures_apart() -> None:
    """From now on large pictures leave no holes between smaller things; to be said before the first is opened."""
    if _c is not None:
        _c.mallopt(_MMAP_THRESHOLD, LEAST_OF_ITS_OWN)


def give_back() -> None:
    """Takes some milliseconds: for moments when nothing happens. Does nothing where there is no need for it."""
    if _c is not None:
        _c.malloc_trim(0)


def look_away() -> None:
    """What is there now is not looked through any more while something moves: to go through all objects of a table
    takes as long as several frames. Before the first time, while the program starts, nothing was looked through."""
    gc.freeze()
    gc.enable()


def tidy_up() -> None:
    """Looks for what nobody knows any more, among everything. Takes longer than a frame: for moments when nothing
    happens."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
