"""What is drawn in the place of pictures of Citadels that are missing: the shape still tells what it is."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.citadels.cards.tones import RANKS, TYPES
from game.ui.draw import theme
from game.ui.draw.shapes import Point, shield, steps, supersampled


def outline_of(kind: str, size: float) -> list[Point]:
    """The outline that tells a district type without colour (lozenge, arch, circle, shield, star), in a square."""
    c, r = size / 2, size * 0.44
    if kind == "noble":
        return [(c, c - r), (c + r, c), (c, c + r), (c - r, c)]
    if kind == "religious":
        arch = [(c + r * 0.8 * math.cos(a), c - r * 0.1 - r * 0.9 * math.sin(a)) for a in steps(0, math.pi, 16)]
        return [(c + r * 0.8, c + r), *arch, (c - r * 0.8, c + r)]
    if kind == "trade":
        return [(c + r * math.cos(a), c + r * math.sin(a)) for a in steps(0, 2 * math.pi, 40)]
    if kind == "military":
        return shield(c, c, r)
    points = 16
    return [
        (c + q * math.cos(a), c + q * math.sin(a))
        for i, a in enumerate(steps(-math.pi / 2, 1.5 * math.pi, points)[:-1])
        for q in ((r * 1.08) if i % 2 == 0 else r * 0.76,)
    ]


def gem(kind: str, size: int) -> pygame.Surface:
    """Stand-in for a type gem: outline shape, letter-free glyph dot, colour."""
    tones = TYPES.get(kind, TYPES["unique"])

    def paint(surface: pygame.Surface, factor: int) -> None:
        full = size * factor
        for share, colour in ((1.0, theme.INK), (0.9, theme.GOLD), (0.76, tones.main)):
            pygame.draw.polygon(surface, colour, _shrunk(outline_of(kind, full), full, share))
        pygame.draw.circle(surface, theme.ON_CARD, (full // 2, full // 2), full // 9)

    return supersampled(size, size, paint)


def _shrunk(points: Sequence[Point], full: float, share: float) -> list[Point]:
    c = full / 2
    return [(c + (x - c) * share, c + (y - c) * share) for x, y in points]


def seal(rank: int, size: int) -> pygame.Surface:
    """Stand-in for a rank seal (no numeral)."""
    tones = RANKS[min(9, max(1, rank))]

    def paint(surface: pygame.Surface, factor: int) -> None:
        full = size * factor
        for share, colour in ((0.47, theme.INK), (0.44, theme.GOLD), (0.38, tones.main)):
            pygame.draw.polygon(surface, colour, shield(full / 2, full / 2, full * share))

    return supersampled(size, size, paint)
