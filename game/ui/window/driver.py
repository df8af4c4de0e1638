"""The way SDL reaches the screen. Where it finds no display it may draw into memory and call that success."""

from __future__ import annotations

import os
from collections.abc import Mapping

import pygame

UNSEEN = frozenset({"dummy", "offscreen", "evdev"})
WISH = "SDL_VIDEODRIVER"  # a driver, or several in the order of trying them


def open_driver() -> None:
    """Connects to the display. Raises pygame.error where there is none that anybody could see, unless the environment
    asks for just that."""
    pygame.display.init()
    driver = pygame.display.get_driver()
    if not is_fitting(driver):
        pygame.display.quit()
        raise pygame.error(f"no display was found, and {driver} shows nothing")


def is_fitting(driver: str, environment: Mapping[str, str] | None = None) -> bool:
    """Whether that driver shows what is drawn, or was asked for by its name."""
    wish = (os.environ if environment is None else environment).get(WISH, "")
    return driver.lower() not in UNSEEN or driver.lower() in wish.lower().split(",")
