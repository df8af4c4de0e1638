"""Candles: each stands for a life, and its flame for how safe that is."""

from __future__ import annotations

import pygame

from game.rattus_cartus.table.art import CANDLE, FLAME, SMOKE
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Canvas
from game.ui.widgets import Widget

BARE = 0.34  # of the picture of the candle: the free room above its wick
STEPS = 16  # a flame is drawn in so many sizes


class Candle(Widget):
    """`level` is the size of the flame, 0 to 1; at 0 a thread of smoke hangs over the wick."""

    role = "candle"
    bleed = 26.0

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.level = 1.0

    @property
    def value(self) -> str:
        return "out" if self.level <= 0 else "low" if self.level < 1 else "tall"

    def burn(self, level: float) -> None:
        """Another size of the flame."""
        if level != self.level:
            self.level = level
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        step = round(self.level * STEPS)
        size = canvas.scale.rect(self.box).size
        if min(size) < 6:
            return
        if step and not canvas.pens.text.sight.high:
            glow = canvas.pens.assets.keep(("candle glow", size, step), lambda: candle_glow(size, step / STEPS))
            canvas.surface_at(glow, self.box.cx - glow.get_width() / canvas.k / 2, self.box.y - self.box.h * 0.3)
        made = canvas.pens.assets.keep(("candle", size, step), lambda: candle(canvas.pens.assets, size, step / STEPS))
        canvas.surface_at(made, self.box.x, self.box.y)


def candle(assets: Assets, size: tuple[int, int], level: float) -> pygame.Surface:
    """A candle in its dish: the flame as large as `level` says, or smoke."""
    wide, high = size
    made = pygame.Surface(size, pygame.SRCALPHA)
    share = 0.66 + 0.22 * level if level > 0 else 0.66
    body = assets.scaled(CANDLE, (wide, max(2, round(high * share))))
    made.blit(body, (0, high - body.get_height()))
    wick = high - body.get_height() + round(body.get_height() * BARE)
    if level > 0:
        tall = high * 0.36 * (0.4 + 0.6 * level)
        flame = assets.scaled(FLAME, (max(2, round(tall * 2 / 3)), max(3, round(tall))))
        made.blit(flame, (round(wide / 2 - flame.get_width() / 2), round(wick - flame.get_height() * 0.94)))
    else:
        tall = max(4, min(wick, round(high * 0.5)))
        smoke = assets.scaled(SMOKE, (max(2, tall // 2), tall))
        made.blit(smoke, (round(wide / 2 - smoke.get_width() / 2), wick - tall))
    return made


def candle_glow(size: tuple[int, int], level: float) -> pygame.Surface:
    """The light round a flame."""
    side = round(size[1] * 1.25)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    steps = 18
    for step in range(steps):
        radius = round(side / 2 * (1 - step / steps))
        alpha = round(58 * level * ((step + 1) / steps) ** 2)
        pygame.draw.circle(made, (255, 214, 128, alpha), (side // 2, side // 2), radius)
    return made
