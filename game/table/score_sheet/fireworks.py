"""Fireworks over the panorama of whoever has won: two at a time, for a while. They are no movement of the game: nobody
waits for them."""

from __future__ import annotations

import pygame

from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.sprites import Sprite, Stage
from game.ui.ui import Ui

FRAMES = 8
BURST, APART = 1.5, 0.75  # seconds that one lasts, and after which the next one begins
BURSTS = 22
SIDE = 330.0  # units
PLACES = ((0.13, 0.5), (0.85, 0.42), (0.24, 0.2), (0.76, 0.22), (0.1, 0.24), (0.9, 0.74), (0.2, 0.76), (0.83, 0.18))
SIZES = (1.0, 0.66, 0.84, 0.74)  # by the light, so that few pictures do for all


class Fireworks:
    """Bursts at the places of a box (shares of it), the middle of which stays free."""

    def __init__(self, ui: Ui, stage: Stage, room: Box) -> None:
        self.ui, self.stage, self.room = ui, stage, room
        self._time = 0.0
        self._shown: dict[int, Sprite] = {}

    @property
    def wanted(self) -> bool:
        """Whether these eyes and this speed want any."""
        ui = self.ui
        usable = ui.assets.usable("ui/firework_0")
        moving = ui.motion.speed > 0 and not ui.motion.reduced
        return usable and moving and ui.settings.values.fireworks and not ui.sight.high

    @property
    def over(self) -> bool:
        """Whether the last one has gone out."""
        return self._time >= BURSTS * APART + BURST

    def step(self, seconds: float) -> None:
        """Time passes."""
        self._time += seconds
        for burst in range(BURSTS):
            share = (self._time - burst * APART) / BURST
            if 0 <= share < 1:
                self._show(burst, share)
            elif burst in self._shown:
                self.stage.remove(self._shown.pop(burst))

    def stop(self) -> None:
        """They are gone, and come no more."""
        self._time = BURSTS * APART + BURST
        self.step(0.0)

    def _show(self, burst: int, share: float) -> None:
        at = burst * 5 % len(PLACES)
        made = self._frame(
            min(FRAMES - 1, int(share * FRAMES)), theme.FIREWORKS[burst % len(SIZES)], SIDE * SIZES[burst % len(SIZES)]
        )
        if burst not in self._shown:
            x, y = self.room.x + self.room.w * PLACES[at][0], self.room.y + self.room.h * PLACES[at][1]
            self._shown[burst] = self.stage.add(Sprite(made, x, y, self.ui.scale.k))
        self._shown[burst].picture = made

    def _frame(self, step: int, light: theme.Colour, side: float) -> pygame.Surface:
        pixels = self.ui.px(side)

        def make() -> pygame.Surface:
            made = self.ui.assets.scaled(f"ui/firework_{step}", (pixels, pixels)).copy()
            made.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
            return made

        return self.ui.assets.keep(("firework", step, light, pixels), make)
