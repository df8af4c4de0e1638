"""A position in which something has just been done."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.window.screen import Screen


def then(screen: Screen, act: Callable[[], object]) -> Screen:
    """Something happens as soon as the screen is shown."""
    shown = screen.resume

    def resume() -> None:
        shown()
        act()

    screen.resume = resume  # type: ignore[method-assign]
    return screen
