"""The paving of a city and the line round it: the third mark of a seat, after colour and crest.

Seat 1 is solid, 2 dashed, 3 dotted, 4 solid with a dark core, 5 dash and dot.
"""

from __future__ import annotations

import math

import pygame

from game.la_citta.table.map.geometry import Point, boundary, corners
from game.la_citta.table.map.ground import Frame
from game.la_citta.table.map.pictures import round_line, scaled
from game.ui.draw import theme
from game.ui.draw.theme import Colour

NEAR = 48.0  # pixels of radius from which contours are thinner
PAVING = theme.rgb("#cdbd9a")
TINT = 0.28
DASHES = (
    (),  # solid
    (0.62, 0.34),
    (0.0, 0.34),
    (),  # with a dark core
    (0.6, 0.3, 0.0, 0.3),
)
CORED = 3


def width_of(s: float) -> float:
    """How wide a contour is for hexes with that radius (pixels)."""
    return s * (0.17 if s < NEAR else 0.12)


def paving_rect(frame: Frame, places: list[Point]) -> pygame.Rect:
    """Where the paving of the hexes with these middles (radii) is drawn."""
    room = frame.s * 1.25
    pixels = [frame.pixel(place) for place in places]
    left, top = min(x for x, _ in pixels) - room, min(y for _, y in pixels) - room
    right, bottom = max(x for x, _ in pixels) + room, max(y for _, y in pixels) + room
    return pygame.Rect(math.floor(left), math.floor(top), math.ceil(right - left), math.ceil(bottom - top))


def factor_of(s: float) -> int:
    """How many times too large it is drawn first."""
    return 3 if s < 40 else 2


def paving(
    frame: Frame, rect: pygame.Rect, cells: list[tuple[int, int]], places: list[Point], colour: Colour, pattern: int,
    strong: bool = False,
) -> pygame.Surface:  # fmt: skip
    """Stone under a city in the colour of its seat, and its contour; in high contrast (`strong`) that is wider."""
    factor, s = factor_of(frame.s), frame.s
    large = pygame.Surface((rect.w * factor, rect.h * factor), pygame.SRCALPHA)
    large.fill((*colour, 0))
    stone = theme.mix(PAVING, colour, TINT)
    for place in places:
        x, y = frame.pixel(place)
        middle = (x - rect.x) * factor, (y - rect.y) * factor
        pygame.draw.polygon(large, stone, scaled(corners((0, 0), 1.01), s * factor, middle))
        _stones(large, middle, s * factor, stone)
    width = width_of(s) * factor * (1.3 if strong else 1.0)
    for ring in boundary(cells):
        line = [((x - rect.x) * factor, (y - rect.y) * factor) for x, y in (frame.pixel(place) for place in ring)]
        draw_contour(large, line, colour, pattern, width)
    return pygame.transform.smoothscale(large, rect.size)


def _stones(large: pygame.Surface, middle: Point, s: float, stone: Colour) -> None:
    """Joints between the slabs."""
    dark = (*theme.mix(stone, theme.INK, 0.28), 150)
    thin = max(1, round(s * 0.018))
    x, y = middle
    for row in range(-3, 4):
        level = y + row * s * 0.2
        half = s * (0.82 - max(0.0, abs(row) * 0.2 - 0.4) * 1.6)
        pygame.draw.line(large, dark, (x - half, level), (x + half, level), thin)
        for column in range(-2, 3):
            at = x + (column + (row % 2) * 0.5) * s * 0.34
            if abs(at - x) < half:
                pygame.draw.line(large, dark, (at, level), (at, level + s * 0.2), thin)


def draw_contour(large: pygame.Surface, line: list[Point], colour: Colour, pattern: int, width: float) -> None:
    """A closed line with ink under it, in the pattern of a seat."""
    closed = [*line, line[0]]
    round_line(large, theme.INK, closed, width * 1.75)
    dashes = DASHES[pattern % len(DASHES)]
    bright = theme.mix(colour, (255, 255, 255), 0.12)
    if not dashes:
        round_line(large, bright, closed, width)
        if pattern % len(DASHES) == CORED:
            round_line(large, theme.mix(colour, theme.INK, 0.82), closed, width * 0.36)
        return
    round_line(large, theme.mix(colour, theme.INK, 0.62), closed, width)
    unit = width * 5.2
    for piece in _dashed(closed, [part * unit for part in dashes], width):
        round_line(large, bright, piece, width)


def _dashed(closed: list[Point], parts: list[float], width: float) -> list[list[Point]]:
    """The pieces of a line that are seen; a part of no length is a dot. The pattern fits the whole length."""
    total = sum(math.dist(a, b) for a, b in zip(closed, closed[1:], strict=False))
    period = sum(parts)
    stretch = total / max(1, round(total / period)) / period
    parts = [part * stretch for part in parts]
    pieces: list[list[Point]] = []
    at, index = 0.0, 0
    while at < total - width * 0.2:
        length = parts[index % len(parts)]
        if index % 2 == 0:
            pieces.append(_between(closed, at, min(total, at + max(length, 0.01))))
        at += length
        index += 1
    return pieces


def _between(closed: list[Point], start: float, end: float) -> list[Point]:
    """The part of a line between two distances along it."""
    found: list[Point] = []
    at = 0.0
    for (x0, y0), (x1, y1) in zip(closed, closed[1:], strict=False):
        long = math.hypot(x1 - x0, y1 - y0)
        low, high = max(start, at), min(end, at + long)
        if low <= high and long:
            for along in (low, high):
                t = (along - at) / long
                place = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                if not found or found[-1] != place:
                    found.append(place)
        at += long
    return found
