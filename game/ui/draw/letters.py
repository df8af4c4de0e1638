"""What is done to rendered letters: an edge, a sheen, a shadow."""

from __future__ import annotations

import pygame

from game.ui.draw.fonts import SetFont
from game.ui.draw.theme import Colour


def edge_width(pixels: int) -> int:
    """How far the edge of a figure of that size reaches, in pixels."""
    return max(1, round(pixels * 0.09))


def edged(font: SetFont, text: str, ink: Colour, edge: Colour, width: int) -> pygame.Surface:
    """The text with `width` pixels of another colour all around."""
    letters, around = font.render(text, True, ink), font.render(text, True, edge)
    made = pygame.Surface((letters.get_width() + 2 * width, letters.get_height() + 2 * width), pygame.SRCALPHA)
    for dx in (0, width, 2 * width):
        for dy in (0, width, 2 * width):
            made.blit(around, (dx, dy))
    made.blit(letters, (width, width))
    return made


def sheen(width: int, height: int) -> pygame.Surface:
    """Light from above, shade below, as a tall gradient of three stops."""
    stops = pygame.Surface((1, 9), pygame.SRCALPHA)
    for row in range(9):
        share = row / 8
        light = (
            (255, 248, 216, round(150 * (1 - share * 2))) if share < 0.5 else (90, 44, 6, round(150 * (share * 2 - 1)))
        )
        stops.set_at((0, row), light)
    return pygame.transform.smoothscale(stops, (width, height))


def with_shadow(letters: pygame.Surface, shade: pygame.Surface, offset: int) -> pygame.Surface:
    """The letters above a soft copy of their shade; three offsets larger on every side."""
    margin = offset * 3
    size = (letters.get_width() + 2 * margin, letters.get_height() + 2 * margin)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.blit(shade, (margin, margin + offset))
    surface = pygame.transform.gaussian_blur(surface, offset)
    surface.blit(shade, (margin, margin + max(1, offset // 2)))
    surface.blit(letters, (margin, margin))
    return surface
