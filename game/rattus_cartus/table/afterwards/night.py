"""The plague night, drawn as code: green dusk, the moon, three rows of gables with a few lit windows, and mist."""

from __future__ import annotations

import pygame

from game.ui.draw import theme
from game.ui.draw.shapes import Point
from game.ui.draw.theme import Colour

UPPER, MIDDLE, LOWER = theme.rgb("#0c161c"), theme.rgb("#16303a"), theme.rgb("#3a4a2a")
MOON, SHADOW = theme.rgb("#d9dc9c"), theme.rgb("#b4b97e")
ROWS = (  # how far down its ridge lies, how large its houses are, its colour, how many windows are lit
    (0.52, 0.105, theme.rgb("#1d3633"), 0),
    (0.64, 0.13, theme.rgb("#15282a"), 5),
    (0.76, 0.16, theme.rgb("#0d191d"), 9),
)
WINDOW, MIST = theme.rgb("#b9c06a"), theme.rgb("#6f8f6a")
BANDS = 96


def night(size: tuple[int, int]) -> pygame.Surface:
    """The whole scene without the rats, at that size."""
    made = pygame.Surface(size)
    _sky(made)
    _moon(made)
    for number, (ridge, large, colour, lit) in enumerate(ROWS):
        _gables(made, ridge, large, colour, lit, number)
        _mist(made, ridge + large * 0.9, 34 - 6 * number)
    return made


def _sky(surface: pygame.Surface) -> None:
    wide, high = surface.get_size()
    for band in range(BANDS):
        t = band / (BANDS - 1)
        colour = theme.mix(UPPER, MIDDLE, t * 2) if t < 0.5 else theme.mix(MIDDLE, LOWER, t * 2 - 1)
        top = round(high * band / BANDS)
        surface.fill(colour, pygame.Rect(0, top, wide, round(high * (band + 1) / BANDS) - top))


def _moon(surface: pygame.Surface) -> None:
    wide, high = surface.get_size()
    radius, middle = round(high * 0.25), (wide // 2, round(high * 0.29))
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    for step in range(14):
        pygame.draw.circle(veil, (*MOON, 4 + step), middle, round(radius * (1.9 - 0.065 * step)))
    pygame.draw.circle(veil, (*MOON, 205), middle, radius)
    for x, y, r in ((-0.4, -0.2, 0.16), (0.3, 0.35, 0.22), (0.1, -0.55, 0.1), (0.55, -0.15, 0.12), (-0.25, 0.5, 0.09)):
        pygame.draw.circle(veil, (*SHADOW, 190), (round(middle[0] + x * radius), round(middle[1] + y * radius)),
                           round(r * radius))  # fmt: skip
    surface.blit(veil, (0, 0))


def _gables(surface: pygame.Surface, ridge: float, large: float, colour: Colour, lit: int, number: int) -> None:
    """Houses side by side, of widths and heights that repeat late."""
    wide, high = surface.get_size()
    step, x, index = high * large, -high * large * (0.3 + 0.2 * number), 0
    windows: list[pygame.Rect] = []
    while x < wide:
        broad = step * (0.72 + 0.1 * ((index * 7 + number * 3) % 6))
        top = high * ridge - step * 0.16 * ((index * 5 + number) % 4)
        eaves = top + step * (0.5 + 0.08 * ((index * 3) % 4))
        shape: list[Point] = [(x, high), (x, eaves), (x + broad / 2, top), (x + broad, eaves), (x + broad, high)]
        if (index + number) % 5 == 4:  # a tower among them
            shape[1:4] = [(x + broad * 0.25, eaves), (x + broad * 0.5, top - step * 0.6), (x + broad * 0.75, eaves)]
        pygame.draw.polygon(surface, colour, shape)
        if len(windows) < lit and (index + 2 * number) % 3 == 1:
            side = max(2, round(step * 0.07))
            windows.append(pygame.Rect(round(x + broad * 0.44), round(eaves + step * 0.2), side, round(side * 1.5)))
        x, index = x + broad * 0.94, index + 1
    for window in windows:
        surface.fill(WINDOW, window)


def _mist(surface: pygame.Surface, ridge: float, alpha: int) -> None:
    wide, high = surface.get_size()
    deep = round(high * 0.16)
    veil = pygame.Surface((wide, deep), pygame.SRCALPHA)
    for row in range(deep):
        t = row / deep
        veil.fill((*MIST, round(alpha * 4 * t * (1 - t))), pygame.Rect(0, row, wide, 1))
    surface.blit(veil, (0, round(high * ridge) - deep // 2))
