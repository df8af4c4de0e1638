"""The heart of the window without the window: events in, one frame out. Tests drive it with a clock of their own."""

from __future__ import annotations

import pygame

from game.ui import lang
from game.ui.renderer import Renderer
from game.ui.router import Router
from game.ui.screen import ScreenStack
from game.ui.services import Host
from game.ui.settings import SettingsFile
from game.ui.tooltip import Tooltip
from game.ui.ui import Ui, system_language

ATTENTIVE_SECONDS = 0.35  # how long after an event the loop stays at full pace


class Shell:
    """`step` advances everything by real seconds; `draw` brings a surface up to date."""

    def __init__(self, size: tuple[int, int], settings: SettingsFile, host: Host) -> None:
        lang.set_language(settings.values.language or system_language())
        self.ui = Ui(size, settings, host)
        ScreenStack(self.ui)
        self.router = Router(self.ui)
        self.tooltip = Tooltip(self.ui, self.router)
        self.renderer = Renderer(self.ui, self.tooltip)
        self._last_event = -1.0
        self._told_damage = self._told_sounds = False
        if settings.trouble:
            self.ui.toasts.show(settings.trouble, "danger")

    def process(self, event: pygame.event.Event) -> bool:
        """Whether the event was used. A click or Space while something moves also completes the movement."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            self._last_event = self.ui.now
        if self.ui.stack.changing:
            return True
        if self.ui.motion.busy and _skips(event):
            self.ui.motion.finish_all()
        self.router.refresh_hover()
        return self.router.process(event)

    def step(self, seconds: float) -> None:
        """Time passes."""
        self.ui.now += seconds
        sharper = self.ui.assets.pictures.collect() and self.ui.assets.sharpen()
        if self.ui.assets.backdrops.collect() or sharper:
            self.ui.base.all()
            self.ui.top.all()
        if self.ui.stack.top is not None:
            self.ui.stack.top.update(seconds)
            self.ui.sound.music.wish(self.ui.stack.top.music)
        self.ui.sound.step(seconds)
        self.ui.motion.update(seconds)
        self.ui.stack.prepare(seconds)
        self._tell_damage()
        self.ui.toasts.update()
        self.router.refresh_hover()
        self.tooltip.update()

    def _tell_damage(self) -> None:
        """Once, and in one sentence; the log names every file."""
        damaged = [] if self._told_damage else self.ui.damaged
        if damaged:
            self._told_damage = True
            said = lang._("Some files of the game are missing or damaged, such as {file}. Plain drawings stand in; "
                          "installing the game again brings them back.")  # fmt: skip
            self.ui.toasts.show(said.format(file=damaged[0]), "danger")
        if self.ui.sound.damaged and not self._told_sounds:
            self._told_sounds = True
            said = lang._("Some sounds are missing or damaged, such as {file}. The game goes on without them.")
            self.ui.toasts.show(said.format(file=self.ui.sound.damaged[0]), "danger")

    def draw(self, target: pygame.Surface) -> list[pygame.Rect]:
        """The rectangles that changed."""
        return self.renderer.frame(target)

    def work_ahead(self) -> None:
        """One short preparation, if nothing moves and there is one (a picture composed before it is needed)."""
        if self.ui.motion.busy or self.ui.assets.pictures.busy or self.ui.sound.open_ahead():
            return
        if self.ui.jobs:
            self.ui.jobs.popleft()()
        else:
            self.ui.sound.load_ahead()

    @property
    def active(self) -> bool:
        """Whether the loop should run at full pace."""
        waiting = self.renderer.unfinished or self.ui.stack.changing
        return waiting or self.ui.motion.busy or self.ui.now - self._last_event < ATTENTIVE_SECONDS


def _skips(event: pygame.event.Event) -> bool:
    if event.type == pygame.MOUSEBUTTONDOWN:
        return bool(event.button == 1)
    return event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE
