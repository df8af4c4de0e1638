"""Whether a window can be opened here."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

SENTENCE = "There is no display here, so the game goes on as text."

NO_DISPLAY = "There is no display here that could show it."


def has_display(environment: Mapping[str, str] | None = None, system: str | None = None) -> bool:
    """Windows and macOS have a display; other systems when X11 or Wayland says so, or SDL is told how to draw."""
    environment = os.environ if environment is None else environment
    if environment.get("SDL_VIDEODRIVER"):
        return True
    if (sys.platform if system is None else system) in ("win32", "cygwin", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
