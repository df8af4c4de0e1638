"""The way SDL reaches the screen. Where it finds no display it may draw into memory and call that success."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pygame

UNSEEN = frozenset({"dummy", "offscreen", "evdev"})
WISH = "SDL_VIDEODRIVER"  # a driver, or several in the order of trying them


AGAIN_SECONDS = 0.1
DEVICES = Path("/dev")
CARDS = ("dri/*", "nvidia*", "dxg", "mali*", "kgsl*", "pvr*")  # as their drivers name them there
RETURNS_WITHIN = 2.0  # seconds: a server of a display may begin anew when the last window on it is closed


def open_driver(patience: float = 0.0) -> None:
    """Connects to the display; where it was there a moment ago, again for so many seconds. Raises pygame.error where
    there is none that anybody could see, unless the environment asks for just that."""
    end = time.monotonic() + patience
    while (trouble := _connect()) is not None:
        if time.monotonic() >= end:
            raise trouble
        time.sleep(AGAIN_SECONDS)


def _connect() -> pygame.error | None:
    """Why there is no display that anybody could see; None: there is."""
    try:
        pygame.display.init()
    except pygame.error as error:
        return error
    driver = pygame.display.get_driver()
    if is_fitting(driver):
        return None
    pygame.display.quit()
    return pygame.error(f"no display was found, and {driver} shows nothing")


def is_fitting(driver: str, environment: Mapping[str, str] | None = None) -> bool:
    """Whether that driver shows what is drawn, or was asked for by its name."""
    wish = (os.environ if environment is None else environment).get(WISH, "")
    return driver.lower() not in UNSEEN or driver.lower() in wish.lower().split(",")


def has_card(devices: Path = DEVICES, system: str = sys.platform) -> bool:
    """Whether a graphics card may be here; False only where it is sure that there is none. Then OpenGL would be worked
    out by the processor: slower than plain frame buffers, and with some 100 MB of its own."""
    return system != "linux" or any(any(devices.glob(name)) for name in CARDS)
