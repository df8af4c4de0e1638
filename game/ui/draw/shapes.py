"""Plain shapes drawn four times too large and shrunk: rounded grounds and the stand-ins for missing pictures."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.ui.draw import theme
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Colour

OVERSAMPLING = 4
Point = tuple[float, float]
Painter = Callable[[pygame.Surface, int], None]


def supersampled(width: int, height: int, paint: Painter) -> pygame.Surface:
    """Calls `paint(surface, factor)` on a large surface and returns it at the wanted size."""
    factor = OVERSAMPLING
    large = pygame.Surface((width * factor, height * factor), pygame.SRCALPHA)
    paint(large, factor)
    return smoothscale(large, (width, height))


def rounded(
    size: tuple[int, int],
    radius: float,
    fill: tuple[int, int, int, int] | None,
    line: tuple[int, int, int, int] | None = None,
    line_width: float = 0.0,
) -> pygame.Surface:
    """A rounded rectangle with smooth corners; radius and line width in pixels."""

    def paint(surface: pygame.Surface, factor: int) -> None:
        whole = surface.get_rect()
        around = round(radius * factor)
        if line is not None and line_width > 0:
            thick = max(factor, round(line_width * factor))
            if fill is not None:
                pygame.draw.rect(
                    surface, fill, whole.inflate(-thick, -thick), border_radius=max(0, around - thick // 2)
                )
            pygame.draw.rect(surface, line, whole, width=thick, border_radius=around)
        elif fill is not None:
            pygame.draw.rect(surface, fill, whole, border_radius=around)

    return supersampled(*size, paint)


def blob(size: tuple[int, int], radius: int, spread: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A blurred rounded rectangle for shadows and glows, `spread` pixels larger on every side."""
    width, height = size[0] + 2 * spread, size[1] + 2 * spread
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    pygame.draw.rect(surface, colour, pygame.Rect(spread, spread, *size), border_radius=radius)
    return pygame.transform.gaussian_blur(surface, max(1, spread // 2))


def shield(cx: float, cy: float, r: float) -> list[Point]:
    """A heater shield."""
    top = [(cx - r * 0.9, cy - r * 0.95), (cx, cy - r * 0.86), (cx + r * 0.9, cy - r * 0.95)]
    right = [(cx + r * 0.92 * math.cos(t) ** 0.6, cy - r * 0.1 + r * 1.15 * math.sin(t)) for t in steps(0, 1.57, 12)]
    left = [(2 * cx - x, y) for x, y in reversed(right)]
    return [*top, *right, *left]


def steps(start: float, end: float, count: int) -> list[float]:
    """So many equal steps from one number to another, both ends included."""
    return [start + (end - start) * i / count for i in range(count + 1)]


def disc(size: int, rings: Sequence[tuple[float, Colour]]) -> pygame.Surface:
    """Concentric discs, largest first: (share of the radius, colour)."""

    def paint(surface: pygame.Surface, factor: int) -> None:
        c = size * factor / 2
        for share, colour in rings:
            pygame.draw.circle(surface, colour, (c, c), c * share)

    return supersampled(size, size, paint)


def crest(seat: int, size: int) -> pygame.Surface:
    """Stand-in for a seat's shield: its colour and its own division."""
    colour = theme.SEATS[seat % 8]
    dark = theme.mix(colour, theme.INK, 0.7)

    def paint(surface: pygame.Surface, factor: int) -> None:
        full = size * factor
        c, r = full / 2, full * 0.46
        pygame.draw.polygon(surface, theme.GOLD, shield(c, c, r))
        field = pygame.Surface((full, full), pygame.SRCALPHA)
        pygame.draw.polygon(field, colour, shield(c, c, r * 0.9))
        bars = pygame.Surface((full, full), pygame.SRCALPHA)
        bars.fill((*theme.WHITE, 255))
        step = full // (3 + seat % 4)
        for i in range(-8, 9):
            turn = (seat % 4) - 1
            start = (c + i * step * 2 - turn * full, 0)
            pygame.draw.line(bars, dark, start, (start[0] + 2 * turn * full, full), max(2, step // 2))
        field.blit(bars, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(field, (0, 0))

    return supersampled(size, size, paint)


def crown(size: int) -> pygame.Surface:
    """Stand-in for the crown."""

    def paint(surface: pygame.Surface, factor: int) -> None:
        f = size * factor
        band = [(0.12, 0.8), (0.06, 0.3), (0.28, 0.52), (0.5, 0.2), (0.72, 0.52), (0.94, 0.3), (0.88, 0.8)]
        pygame.draw.polygon(surface, theme.INK, [(x * f, y * f) for x, y in band])
        inner = [(0.5 + (x - 0.5) * 0.9, 0.53 + (y - 0.53) * 0.86) for x, y in band]
        pygame.draw.polygon(surface, theme.GOLD, [(x * f, y * f) for x, y in inner])

    return supersampled(size, size, paint)


def blank(size: tuple[int, int]) -> pygame.Surface:
    """Stand-in for any other picture: a quiet framed ground."""
    return rounded(
        size, min(size) * 0.06, (*theme.INDIGO_LIGHT, 255), (*theme.HAIRLINE, 150), max(1.0, min(size) * 0.01)
    )
