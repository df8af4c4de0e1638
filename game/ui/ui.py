"""The services every screen and widget reaches through `ui`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.ui import lang
from game.ui.draw.canvas import Damage
from game.ui.widgets.base import Toolkit, wanted_sight
from game.ui.widgets.floating import Floating
from game.ui.widgets.popups import Popups
from game.ui.widgets.toasts import Toasts
from game.ui.window.settings import SettingsFile
from game.ui.window.stack import ScreenStack

if TYPE_CHECKING:
    from game.ui.services import Host


class Beside(NamedTuple):
    """What goes on beside the screens, whichever is on top: `turn` is called at every turn of the window's loop, and
    soon again while it is `busy`. `piece` makes something that takes a few milliseconds and no frame waits for; whether
    there was anything."""

    turn: Callable[[], None]
    busy: Callable[[], bool]
    piece: Callable[[], bool]


class Ui(Toolkit):
    """All services, for screens and whatever knows them; one per window."""

    stack: ScreenStack

    def __init__(self, size: tuple[int, int], settings: SettingsFile, host: Host) -> None:
        super().__init__(size, settings)
        self.host = host
        self.stack = ScreenStack(self)
        self.floating = Floating(self)
        self.toasts = Toasts(self, self.floating)
        self.popups = Popups(self, self.stack, self.floating, self.toasts)
        self.display_changed: Callable[[], None] = lambda: None  # the window reacts to full screen and renderer
        self.beside: Beside | None = None

    def use_size(self, size: tuple[int, int]) -> None:
        """Another window size or user scale: everything is laid out and drawn anew."""
        self.draw_for(size, self.settings.values.ui_scale / 100)
        self.base, self.top = Damage(size), Damage(size)
        self.jobs.forget()
        self.refresh()

    def use_sight(self) -> None:
        """Other contrast, letters, ring or scenery: everything is drawn anew."""
        wanted = wanted_sight(self.settings.values)
        self.sight.high, self.sight.letters, self.sight.ring = wanted.high, wanted.letters, wanted.ring
        self.sight.quiet = wanted.quiet
        self.use_size((self.scale.width, self.scale.height))

    def refresh(self) -> None:
        """Builds the open screens again (language or scale changed)."""
        self.stack.rebuild()
        self.toasts.arrange()
        if self.focus is not None:  # what was just set stays in sight
            self.focus.reveal(self.focus)
        self.base.all()

    def apply_settings(self) -> None:
        """Takes over changed settings at once and stores them; a failure becomes a toast."""
        values = self.settings.values
        self.motion.speed, self.motion.reduced = values.animation, values.reduced_motion
        self.use_volumes()
        if not self.settings.save():
            self.toasts.show(self.settings.trouble, "danger")

    def use_volumes(self) -> None:
        """Takes over how loud everything is."""
        values = self.settings.values
        self.sound.set_volumes(values.effects_volume, values.music_volume, values.ambience_volume, mute=values.mute)

    def toggle_full_screen(self) -> None:
        """A window, or all of the screen."""
        self.settings.values.full_screen = not self.settings.values.full_screen
        self.apply_settings()
        self.display_changed()

    def use_keys(self) -> None:
        """Takes over a changed key map and stores it."""
        values = self.settings.values
        values.keys, values.pad = self.keys.keys.kept(), self.keys.pad.kept()
        self.apply_settings()

    def use_language(self, code: str) -> None:
        """Switches the language of the window ("" follows the system) and stores it."""
        self.settings.values.language = code
        lang.set_language(chosen_language(code))
        self.apply_settings()
        self.refresh()


def chosen_language(code: str) -> str:
    """The language for a setting: that of the system for "", or for one that is not there (any more)."""
    return code if code in lang.languages() else system_language()


def system_language() -> str:
    """The system's language as the window library reports it."""
    try:
        found = [entry["language"] for entry in pygame.system.get_pref_locales()]
    except (AttributeError, KeyError, pygame.error):
        found = []
    return lang.system_language(found)
