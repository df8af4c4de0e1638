"""Memory that is free goes back to the system. On Linux the C library keeps what large pictures have left between
smaller ones, and asks for more instead of ever giving it back by itself."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable


def _found() -> Callable[[int], object] | None:
    """The function of the C library, where it has one (glibc)."""
    if sys.platform != "linux":
        return None
    try:
        return getattr(ctypes.CDLL(None), "malloc_trim", None)
    except OSError:
        return None


_trim = _found()


def give_back() -> None:
    """Takes some milliseconds: for moments when nothing happens. Does nothing where there is no need for it."""
    if _trim is not None:
        _trim(0)
