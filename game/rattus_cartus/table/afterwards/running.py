"""Rats that run along the foot of the plague's screen; with reduced motion they sit still."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.rattus_cartus.table.art import RUNS
from game.ui.draw.geometry import Box
from game.ui.draw.sprites import Sprite, Stage
from game.ui.ui import Ui

COUNT = 8
SPEEDS = (150.0, 118.0, 176.0, 132.0, 161.0, 109.0, 143.0, 187.0)  # units a second
STEPS_A_SECOND = 11.0
SIZES = (1.0, 0.82, 0.92, 0.76, 0.96, 0.7, 0.88, 0.8)


class Seen(Protocol):
    """The screen the rats run over."""

    @property
    def ui(self) -> Ui: ...

    @property
    def stage(self) -> Stage: ...


class Pack:
    """Eight rats. They are no movement of the game: nobody waits for them."""

    def __init__(self, screen: Seen) -> None:
        self.screen = screen
        self.room = Box(0, 0, 0, 0)
        self._rats: list[Sprite] = []
        self._pictures: list[list[pygame.Surface]] = []
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
            high = room.h * 0.86 * SIZES[index]
            size = (max(4, ui.px(high * 2)), max(2, ui.px(high)))
            self._pictures.append([ui.assets.scaled(name, size) for name in RUNS])
            sprite = Sprite(self._pictures[-1][index], 0, room.bottom - high / 2, ui.scale.k)
            self._rats.append(self.screen.stage.add(sprite))
        self._place()

    def stop(self) -> None:
        """They are gone."""
        for sprite in self._rats:
            self.screen.stage.remove(sprite)
        self._rats, self._pictures = [], []

    def step(self, seconds: float) -> None:
        """Time passes."""
        if self.runs:
            self._time += seconds
            self._place()

    def _place(self) -> None:
        whole = self.room.w + 240
        for index, sprite in enumerate(self._rats):
            way = (index * whole / COUNT + self._time * SPEEDS[index]) % whole
            sprite.x = self.room.x - 120 + way
            step = int(self._time * STEPS_A_SECOND * SPEEDS[index] / 140 + index) % len(RUNS)
            sprite.picture = self._pictures[index][step]
