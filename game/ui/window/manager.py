"""Whether somebody moves windows about: on a bare X display (a kiosk, a test) there is no window manager, and nobody
but ourselves makes a window fill the screen."""

from __future__ import annotations

import ctypes
import functools
import logging

import pygame

ANY_TYPE = 0
_log = logging.getLogger(__name__)


def manages_windows() -> bool:
    """Whether full screen and maximising can be left to the system. Asked anew for each display that is opened."""
    return pygame.display.get_driver() != "x11" or _somebody_said_so()


@functools.cache
def _library() -> ctypes.CDLL | None:
    """The library of X, with what the functions give back; None where it is not to be had."""
    try:
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        x11.XInternAtom.restype = ctypes.c_ulong
    except (OSError, AttributeError) as error:
        _log.info("nobody can be asked for a window manager: %s", error)
        return None
    return x11


def _somebody_said_so() -> bool:
    """Every window manager of today leaves its mark on the root window."""
    x11 = _library()
    shown = x11.XOpenDisplay(None) if x11 is not None else None
    if x11 is None or not shown:
        return True
    display = ctypes.c_void_p(shown)
    try:
        mark = x11.XInternAtom(display, b"_NET_SUPPORTING_WM_CHECK", False)
        kind, bits, count, left = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_ulong(), ctypes.c_ulong()
        found = ctypes.c_void_p()
        x11.XGetWindowProperty(
            display, ctypes.c_ulong(x11.XDefaultRootWindow(display)), ctypes.c_ulong(mark), ctypes.c_long(0),
            ctypes.c_long(1), False, ctypes.c_ulong(ANY_TYPE), ctypes.byref(kind), ctypes.byref(bits),
            ctypes.byref(count), ctypes.byref(left), ctypes.byref(found),
        )  # fmt: skip
        if found.value:
            x11.XFree(found)
        return count.value > 0
    finally:
        x11.XCloseDisplay(display)
