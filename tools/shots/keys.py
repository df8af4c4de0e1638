"""Keys and gamepad in fixed positions, for screenshots and tests."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.input.keymap import KeyMap
from game.ui.screens.access import AccessScreen
from game.ui.screens.keys import KeysScreen, open_keys
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.then import then


def _keyboard(ui: Ui) -> KeysScreen:
    """With the usual map, whatever was set before."""
    ui.keys = KeyMap()
    return KeysScreen(ui)


def _pad(ui: Ui) -> KeysScreen:
    ui.keys = KeyMap()
    ui.keys.pad_used = True
    return KeysScreen(ui)


def _conflicts(ui: Ui) -> Screen:
    """G is set for two actions at the table, and Z for one there and one everywhere."""
    screen = _keyboard(ui)
    ui.keys.keys.put("hint", "g")
    ui.keys.keys.put("gold", "z")
    return screen


def _asked(ui: Ui) -> Screen:
    """A key is waited for."""
    screen = _keyboard(ui)
    return then(screen, lambda: screen.find("input:zoom:z").activate())


def _refused(ui: Ui) -> Screen:
    """Enter was tried for something else: it always presses what has the focus."""
    screen = _keyboard(ui)
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)

    def act() -> None:
        screen.find("input:zoom:z").activate()
        listens = screen.layers[-1].on_event
        assert listens is not None
        listens(event)

    return then(screen, act)


def _clash(ui: Ui) -> Screen:
    """What was pressed does something else already."""
    screen = _keyboard(ui)
    return then(screen, lambda: screen.heard("help", "z", "h"))


def _pad_sheet(ui: Ui) -> Screen:
    """The list of what a gamepad does, on the page of its buttons."""
    return then(_pad(ui), lambda: open_keys(ui, ["undo", "options", "pause"]))


def _writing(ui: Ui) -> Screen:
    """The keyboard on the screen."""
    from game.ui.screens.settings import SettingsScreen

    _pad(ui)
    ui.settings.values.player_name = "Matild"
    screen = SettingsScreen(ui)
    return then(screen, lambda: screen.find("player_name").activate())


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "keys_keyboard": _keyboard,
    "keys_pad": _pad,
    "keys_conflicts": _conflicts,
    "keys_asked": _asked,
    "keys_refused": _refused,
    "keys_clash": _clash,
    "keys_pad_sheet": _pad_sheet,
    "writing": _writing,
    "access": AccessScreen,
}
