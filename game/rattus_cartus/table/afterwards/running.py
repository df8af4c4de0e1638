"""Rats that run along the foot of the plague's screen; with reduced motion they sit still."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.rattus_cartus.table.art import RUNS
from game.ui.draw.geometry import Box
from game.ui.draw.sprites import Sprite, Stage
from game.ui.ui import Ui

COUNT = 14
SPEEDS = (64.0, 51.0, 82.0, 58.0, 71.0, 46.0, 90.0)  # units a second
SIZES = (1.0, 0.8, 0.92, 0.7, 0.86, 0.76, 0.96)  # of the height of the room, by the rat itself
STEPS_A_SECOND = 13.0  # at 60 units a second


class Seen(Protocol):
    """The screen the rats run over."""

    @property
    def ui(self) -> Ui: ...

    @property
    def stage(self) -> Stage: ...


class Pack:
    """The rats. They are no movement of the game: nobody waits for them."""

    def __init__(self, screen: Seen) -> None:
        self.screen = screen
        self.room = Box(0, 0, 0, 0)
        self._rats: list[tuple[Sprite, list[pygame.Surface]]] = []  # with the steps of its run
        self._time = 0.0

    @property
    def runs(self) -> bool:
        """Whether they move at all."""
        motion = self.screen.ui.motion
        return motion.speed > 0 and not motion.reduced and bool(self._rats)

    def arrange(self, room: Box) -> None:
        """They come to their places along the foot of the screen."""
        self.stop()
        self.room = room
        ui = self.screen.ui
        if not all(ui.assets.usable(name) for name in RUNS) or room.h < 16:
            return
        for index in range(COUNT):
            high = room.h * SIZES[index % len(SIZES)]
            size = (max(6, ui.px(2 * high)), max(3, ui.px(high)))
            steps = [ui.assets.scaled(name, size) for name in RUNS]
            sprite = Sprite(steps[index % len(steps)], 0, room.bottom - high / 2, ui.scale.k)
            self._rats.append((self.screen.stage.add(sprite), steps))
        self._place()

    def stop(self) -> None:
        """They are gone."""
        for sprite, _steps in self._rats:
            self.screen.stage.remove(sprite)
        self._rats = []

    def step(self, seconds: float) -> None:
        """Time passes."""
        if self.runs:
            self._time += seconds
            self._place()

    def _place(self) -> None:
        whole = self.room.w + 320
        for index, (sprite, steps) in enumerate(self._rats):
            speed = SPEEDS[index % len(SPEEDS)]
            sprite.x = self.room.x - 160 + (index * whole / COUNT + self._time * speed) % whole
            sprite.picture = steps[int(self._time * STEPS_A_SECOND * speed / 60 + index) % len(steps)]
