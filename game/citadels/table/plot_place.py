"""An empty place of a city: quiet ground with the outline of a house. The next one is lit, the others fade."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box

FADING = (1.0, 0.66, 0.5, 0.4, 0.32, 0.26, 0.22)  # of the first empty place, the second and so on
LINE, GLOW, HOUSE = 105, 34, 120  # alpha of the first one
WARM = (255, 200, 120)
HOUSE_OUTLINE = (  # a gate between two towers, in shares of its width
    (0.00, 1.00), (0.00, 0.34), (0.05, 0.34), (0.05, 0.24), (0.11, 0.24), (0.11, 0.30), (0.17, 0.30), (0.17, 0.24),
    (0.23, 0.24), (0.23, 0.34), (0.30, 0.34), (0.30, 0.46), (0.36, 0.46), (0.50, 0.08), (0.64, 0.46), (0.70, 0.46),
    (0.70, 0.34), (0.77, 0.34), (0.77, 0.24), (0.83, 0.24), (0.83, 0.30), (0.89, 0.30), (0.89, 0.24), (0.95, 0.24),
    (0.95, 0.34), (1.00, 0.34), (1.00, 1.00), (0.60, 1.00), (0.60, 0.80), (0.56, 0.72), (0.50, 0.69), (0.44, 0.72),
    (0.40, 0.80), (0.40, 1.00), (0.00, 1.00),
)  # fmt: skip


def draw_plot_place(canvas: Canvas, box: Box, order: int = 0) -> None:
    """An empty place; `order` says how many empty ones come before it."""
    rect = canvas.scale.rect(box)
    if rect.w < 6 or rect.h < 6:
        return
    high = canvas.pens.text.sight.high
    share = 1.0 if high else FADING[min(order, len(FADING) - 1)]
    key = ("plot", rect.size, share, high)
    made = canvas.pens.assets.keep(key, partial(_made, rect.size, share, high, canvas.k))
    canvas.surface.blit(made, rect)


def _made(size: tuple[int, int], share: float, high: bool, k: float) -> pygame.Surface:
    """The whole place, with round corners."""
    width, height = size
    ground = pygame.Surface(size, pygame.SRCALPHA)
    if not high:
        for y in range(height):  # light of lamps from below
            glow = round(GLOW * share * (y / height) ** 2.2)
            ground.fill((*WARM, glow), pygame.Rect(0, y, width, 1))
    radius = max(3.0, min(9.0 * k, width * 0.07))
    ground.blit(shapes.rounded(size, radius, (255, 255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = theme.GOLD if high else theme.HAIRLINE
    ground.blit(shapes.rounded(size, radius, None, (*line, 255 if high else round(LINE * share)), max(1.0, k)), (0, 0))
    alpha = 190 if high else round(HOUSE * share)
    house = shapes.supersampled(width, height, partial(_house, alpha=alpha, k=k))
    ground.blit(house, (0, 0))
    return ground


def _house(surface: pygame.Surface, factor: int, *, alpha: int, k: float) -> None:
    width, height = surface.get_size()
    side = min(width * 0.4, height * 0.5)
    left, top = (width - side) / 2, (height - side) * (0.52 if height > width else 0.5)
    points = [(left + x * side, top + y * side) for x, y in HOUSE_OUTLINE]
    surface.fill((*theme.HAIRLINE, 0))
    pygame.draw.polygon(surface, (*theme.HAIRLINE, alpha // 6), points)
    pygame.draw.lines(surface, (*theme.HAIRLINE, alpha), True, points, max(factor, round(1.2 * factor * k)))
