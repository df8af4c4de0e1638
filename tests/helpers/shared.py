"""What all tests of a process share: after each it is as it was before, whatever the test did with it."""

from __future__ import annotations

import gc
import logging
import os
import sys
import threading
from pathlib import Path

OF_PYTEST = "PYTEST_CURRENT_TEST"


class Shared:
    """Remembers how things are when it is made; `put_back` makes them so again.

    That is the variables of the environment, the folder one is in, what is logged, how garbage is collected, what is
    done about errors nobody catches, and of the window: that there is a display, that it has the keyboard (the library
    tells nothing of gamepads to one without), that no key repeats and no event waits.
    """

    def __init__(self) -> None:
        self._environment = dict(os.environ)
        self._folder = Path.cwd()
        self._logged = logging.root.manager.disable, logging.root.level
        self._garbage = gc.isenabled(), gc.get_threshold()
        self._hooks = sys.excepthook, threading.excepthook
        self._display = _has_display()

    def put_back(self) -> None:
        """As it was."""
        for name in {*os.environ, *self._environment} - {OF_PYTEST}:
            if name not in self._environment:
                del os.environ[name]
            elif os.environ.get(name) != self._environment[name]:
                os.environ[name] = self._environment[name]
        os.chdir(self._folder)
        disabled, level = self._logged
        if logging.root.manager.disable != disabled:
            logging.disable(disabled)
        if logging.root.level != level:
            logging.root.setLevel(level)
        enabled, threshold = self._garbage
        (gc.enable if enabled else gc.disable)()
        gc.set_threshold(*threshold)
        sys.excepthook, threading.excepthook = self._hooks
        self._put_window_back()

    def _put_window_back(self) -> None:
        if self._display and not _has_display():
            import pygame

            pygame.display.init()
        if not _has_display():
            return
        import pygame

        pygame.key.set_repeat(0, 0)
        if pygame.display.get_surface() is not None and not pygame.key.get_focused():
            to_the_front()
        pygame.event.clear()


def to_the_front() -> None:
    """The window of the display gets the keyboard."""
    from game.ui.window.placing import window_handle

    window = window_handle()
    window.hide()
    window.show()


def _has_display() -> bool:
    """Whether there is one; pygame is not imported for that."""
    display = sys.modules.get("pygame.display")
    return display is not None and bool(display.get_init())
