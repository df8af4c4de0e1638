"""Rats that run along the foot of the plague's screen; with reduced motion they sit still."""

from __future__ import annotations

import math
from typing import Protocol

from game.rattus_cartus.table.art import RAT
from game.ui.draw.geometry import Box
from game.ui.draw.sprites import Sprite, Stage
from game.ui.ui import Ui

COUNT = 14
SPEEDS = (64.0, 51.0, 82.0, 58.0, 71.0, 46.0, 90.0)  # units a second
SIZES = (1.0, 0.8, 0.92, 0.7, 0.86, 0.76, 0.96)  # of the height of the room, by the rat itself
TALL = 107 / 256  # how high the rat is in its picture
STEPS_A_SECOND, BOB, ROCK = 4.2, 0.05, 3.0  # a bob is a share of its size; rocking in degrees


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
        self._rats: list[tuple[Sprite, float]] = []  # with the side of the picture in units
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
        if not ui.assets.usable(RAT) or room.h < 16:
            return
        for index in range(COUNT):
            side = room.h * 0.74 * SIZES[index % len(SIZES)] / TALL
            pixels = max(6, ui.px(side))
            sprite = Sprite(ui.assets.scaled(RAT, (pixels, pixels)), 0, 0, ui.scale.k)
            self._rats.append((self.screen.stage.add(sprite), side))
        self._place()

    def stop(self) -> None:
        """They are gone."""
        for sprite, _side in self._rats:
            self.screen.stage.remove(sprite)
        self._rats = []

    def step(self, seconds: float) -> None:
        """Time passes."""
        if self.runs:
            self._time += seconds
            self._place()

    def _place(self) -> None:
        whole = self.room.w + 320
        for index, (sprite, side) in enumerate(self._rats):
            speed = SPEEDS[index % len(SPEEDS)]
            beat = self._time * STEPS_A_SECOND * speed / 60 + index
            sprite.x = self.room.x - 160 + (index * whole / COUNT + self._time * speed) % whole
            bob = abs(math.sin(math.pi * beat)) * BOB * side * TALL
            sprite.y = self.room.bottom - side * TALL / 2 - bob
            sprite.angle = ROCK * math.sin(2 * math.pi * beat) if self.runs else 0.0
