"""Candles: tall, low or blown out, drawn as code; a flame grows and shrinks, smoke rises where one went out."""

from __future__ import annotations

import math

import pygame

from game.rattus_cartus.table.afterwards.fates import LOST, OPEN
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.shapes import supersampled
from game.ui.draw.theme import Colour
from game.ui.widgets import Widget

WAX, WAX_SHADE, WICK = theme.rgb("#f3e6c2"), theme.rgb("#c3a870"), theme.rgb("#3a2a1c")
FLAME, FLAME_HEART, DISH = theme.rgb("#f0912c"), theme.rgb("#ffe58c"), theme.rgb("#b37a26")
SMOKE = theme.rgb("#cfd6cf")
STEPS = 16  # a flame is drawn in so many sizes
LEVELS = {LOST: 0.0, OPEN: 0.55}  # of the flame; else it burns tall


def level_of(state: str) -> float:
    """How large the flame is for a fate, 0 to 1."""
    return LEVELS.get(state, 1.0)


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
            glow = canvas.pens.assets.keep(("candle glow", size, step), lambda: _glow(size, step / STEPS))
            canvas.surface_at(glow, self.box.cx - glow.get_width() / canvas.k / 2, self.box.y - self.box.h * 0.3)
        made = canvas.pens.assets.keep(("candle", size, step), lambda: candle(size, step / STEPS))
        canvas.surface_at(made, self.box.x, self.box.y)


def candle(size: tuple[int, int], level: float) -> pygame.Surface:
    """A candle in its dish: the flame as large as `level` says, or smoke."""

    def paint(surface: pygame.Surface, factor: int) -> None:
        wide, high = size[0] * factor, size[1] * factor
        cx, body = wide / 2, wide * 0.34
        top = high * (0.36 + 0.4 * (1 - level) if level > 0 else 0.54)
        _dish(surface, cx, high, wide)
        wax = pygame.Rect(round(cx - body / 2), round(top), round(body), round(high * 0.9 - top))
        pygame.draw.rect(surface, WAX, wax, border_radius=round(body * 0.2))
        shade = pygame.Rect(wax.right - round(body * 0.3), wax.y + round(body * 0.1), round(body * 0.3), wax.h)
        pygame.draw.rect(surface, WAX_SHADE, shade.clip(wax), border_radius=round(body * 0.15))
        wick = pygame.Rect(
            round(cx - wide * 0.015), round(top - wide * 0.1), round(wide * 0.03) + 1, round(wide * 0.12)
        )
        pygame.draw.rect(surface, WICK, wick)
        if level > 0:
            _flame(surface, cx, top - wide * 0.06, high * 0.32 * (0.35 + 0.65 * level))
        else:
            _smoke(surface, cx, top - wide * 0.12, high)

    return supersampled(*size, paint)


def _dish(surface: pygame.Surface, cx: float, high: float, wide: float) -> None:
    dish = pygame.Rect(0, 0, round(wide * 0.78), round(wide * 0.2))
    dish.center = round(cx), round(high - wide * 0.12)
    pygame.draw.ellipse(surface, theme.mix(DISH, theme.INK, 0.5), dish.move(0, round(wide * 0.03)))
    pygame.draw.ellipse(surface, DISH, dish)
    pygame.draw.ellipse(surface, theme.mix(DISH, theme.GOLD_PALE, 0.4), dish.inflate(-dish.w // 4, -dish.h // 3))


def _flame(surface: pygame.Surface, cx: float, foot: float, high: float) -> None:
    for colour, share in ((FLAME, 1.0), (FLAME_HEART, 0.58)):
        pygame.draw.polygon(surface, colour, _drop(cx, foot, high * share, high * 0.3 * share))


def _drop(cx: float, foot: float, high: float, wide: float) -> list[tuple[float, float]]:
    """A drop that stands on its round end."""
    points = []
    for step in range(25):
        angle = math.pi * 2 * step / 24
        up = (1 - math.cos(angle)) / 2
        points.append((cx + wide * math.sin(angle) * (1 - up) ** 0.55, foot - high * up))
    return points


def _smoke(surface: pygame.Surface, cx: float, foot: float, high: float) -> None:
    for step in range(60):
        t = step / 59
        x = cx + math.sin(t * 7.5) * high * 0.035 * (0.3 + t)
        radius = max(1, round(high * (0.012 + 0.016 * t)))
        colour: Colour = SMOKE
        dot = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
        pygame.draw.circle(dot, (*colour, round(120 * (1 - t))), (radius, radius), radius)
        surface.blit(dot, (round(x - radius), round(foot - t * high * 0.34 - radius)))


def _glow(size: tuple[int, int], level: float) -> pygame.Surface:
    side = round(size[1] * 1.25)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    steps = 18
    for step in range(steps):
        radius = round(side / 2 * (1 - step / steps))
        alpha = round(58 * level * ((step + 1) / steps) ** 2)
        pygame.draw.circle(made, (255, 214, 128, alpha), (side // 2, side // 2), radius)
    return made
