"""Where the window stands: remembered when it was moved, and forgotten when the monitors are others than then."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pygame

from game.ui.window.settings import Settings

SEEN = 160  # pixels of the window that stay on the desktop, so that it can be caught
_log = logging.getLogger(__name__)


def fitting_place(
    at: Sequence[int], size: Sequence[int], then: Sequence[Sequence[int]], now: Sequence[Sequence[int]]
) -> tuple[int, int] | None:
    """Where a window goes that was there while the desktops had the sizes `then`; None lets the system choose.

    Of several monitors it is not known how they lie, so that only the same ones bring the place back.
    """
    if len(at) != 2 or not now or [list(one) for one in then] != [list(one) for one in now]:
        return None
    x, y = at
    if len(now) > 1:
        return x, y
    width, height = now[0]
    return min(max(x, SEEN - size[0]), width - SEEN), min(max(y, 0), height - SEEN)


def put_back(settings: Settings) -> None:
    """Moves the open window to where it was when the game was played last."""
    try:
        place = fitting_place(settings.window_at, settings.window, settings.desktops, _desktops())
        if place is not None:
            pygame.display.set_window_position(place)
    except (AttributeError, pygame.error, ValueError) as error:
        _log.info("the window stays where it is: %s", error)


def remember(settings: Settings) -> bool:
    """Takes over where the window is now; whether that is something new."""
    try:
        found = [int(number) for number in pygame.display.get_window_position()], _desktops()
    except (AttributeError, pygame.error) as error:
        _log.info("nobody knows where the window is: %s", error)
        return False
    if settings.full_screen or found == (settings.window_at, settings.desktops):
        return False
    settings.window_at, settings.desktops = found
    return True


def _desktops() -> list[list[int]]:
    return [list(size) for size in pygame.display.get_desktop_sizes()]
