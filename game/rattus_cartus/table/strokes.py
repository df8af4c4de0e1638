"""Signs that are drawn with a few strokes: an eye, a flag, a star."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame

from game.rattus_cartus.cards import tones
from game.ui.draw import shapes, theme


def eye(side: int) -> pygame.Surface:
    """An open eye on a square of that many pixels."""

    def paint(surface: pygame.Surface, _factor: int) -> None:
        s = surface.get_width()
        for grow, colour in ((0.06, theme.INK), (0.0, theme.TEXT)):
            lid = [(x * s, (0.5 - (0.25 + grow) * (1 - ((x - 0.5) / (0.5 + grow / 2)) ** 2)) * s) for x in _steps(grow)]
            low = [(x, s - y) for x, y in reversed(lid)]
            pygame.draw.polygon(surface, colour, [*lid, *low])
        pygame.draw.circle(surface, tones.PEACOCK, (s / 2, s / 2), s * 0.19)
        pygame.draw.circle(surface, theme.INK, (s / 2, s / 2), s * 0.1)

    return shapes.supersampled(side, side, paint)


def _steps(grow: float) -> list[float]:
    left = 0.04 - grow / 2
    return [left + (1 - 2 * left) * i / 24 for i in range(25)]


def flag(side: int) -> pygame.Surface:
    """The flag of the start player."""

    def paint(surface: pygame.Surface, _factor: int) -> None:
        s = surface.get_width()
        pygame.draw.line(surface, theme.INK, (s * 0.24, s * 0.04), (s * 0.24, s * 0.98), max(2, round(s * 0.16)))
        cloth = [(0.24, 0.06), (0.94, 0.3), (0.24, 0.56)]
        pygame.draw.polygon(
            surface, theme.INK, [(x * s - s * 0.02, y * s) for x, y in [(0.2, 0), (1.0, 0.3), (0.2, 0.62)]]
        )
        pygame.draw.polygon(surface, theme.FOCUS, [(x * s, y * s) for x, y in cloth])
        pygame.draw.line(surface, theme.GOLD_PALE, (s * 0.24, s * 0.05), (s * 0.24, s * 0.97), max(1, round(s * 0.08)))

    return shapes.supersampled(side, side, paint)


def star(side: int) -> pygame.Surface:
    """A victory point: a golden star."""

    def paint(surface: pygame.Surface, _factor: int) -> None:
        s = surface.get_width()
        for radius, colour in ((0.5, theme.INK), (0.43, theme.GOLD)):
            pygame.draw.polygon(surface, colour, [_tip(at, radius, s) for at in range(10)])

    return shapes.supersampled(side, side, paint)


def _tip(at: int, radius: float, side: int) -> tuple[float, float]:
    far = radius if at % 2 == 0 else radius * 0.46
    angle = -math.pi / 2 + at * math.pi / 5
    return side * (0.5 + far * math.cos(angle)), side * (0.52 + far * math.sin(angle))


DRAWN: Mapping[str, Callable[[int], pygame.Surface]] = {"eye": eye, "flag": flag, "marker": star}
