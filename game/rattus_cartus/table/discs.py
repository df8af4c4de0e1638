"""The wooden discs of the players, in the colour and with the division of their shield: from above, and at an angle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.rattus_cartus.table.art import UI
from game.ui.draw import shapes, theme
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Colour

TILT, EDGE = 12 / 17, 3.4 / 17  # height of the upper face and of the edge below it, by the width
Painter = Callable[[pygame.Surface, Colour, Colour], None]
Points = list[tuple[float, float]]


def draw_disc(canvas: Canvas, cx: float, cy: float, wide: float, crest: int, alpha: int = 255) -> None:
    """A disc from above around a middle."""
    side = max(7, canvas.scale.px(wide))
    made = pictured(canvas.pens.assets, side, crest)
    canvas.surface_at(made, cx - side / 2 / canvas.k, cy - side / 2 / canvas.k, alpha)


def draw_tilted(canvas: Canvas, cx: float, cy: float, wide: float, crest: int) -> None:
    """A disc at an angle; `cy` is the middle of its upper face."""
    side = max(9, canvas.scale.px(wide))
    assets, name = canvas.pens.assets, f"{UI}/disc_side_{crest % 8}"
    if assets.usable(name):
        made = assets.scaled(name, (side, round(side * TILT) + max(2, round(side * EDGE))))
    else:
        made = assets.keep(("tilted", side, crest % 8), partial(tilted, side, crest % 8))
    canvas.surface_at(made, cx - side / 2 / canvas.k, cy - side * TILT / 2 / canvas.k)


def pictured(assets: Assets, side: int, crest: int) -> pygame.Surface:
    """A disc from above, `side` pixels wide: its picture, or a drawing where there is none."""
    name = f"{UI}/disc_{crest % 8}"
    if assets.usable(name):
        return assets.scaled(name, (side, side))
    return assets.keep(("disc", side, crest % 8), partial(flat, side, crest % 8))


def flat(side: int, crest: int) -> pygame.Surface:
    """The upper face, `side` pixels wide."""

    def paint(surface: pygame.Surface, _factor: int) -> None:
        whole = surface.get_width()
        surface.blit(_face(whole, crest), (0, 0))

    return shapes.supersampled(side, side, paint)


def tilted(side: int, crest: int) -> pygame.Surface:
    """The upper face in perspective, and the edge of the wood below it."""
    high, edge = round(side * TILT), max(2, round(side * EDGE))

    def paint(surface: pygame.Surface, factor: int) -> None:
        wide, tall, thick = surface.get_width(), high * factor, edge * factor
        colour = theme.SEATS[crest]
        dark = theme.mix(colour, theme.INK, 0.62)
        for step in range(thick, -1, -1):
            pygame.draw.ellipse(surface, theme.INK if step == thick else dark, pygame.Rect(0, step, wide, tall))
        face = pygame.transform.smoothscale(_face(wide, crest), (wide, tall))
        surface.blit(face, (0, 0))

    return shapes.supersampled(side, high + edge, paint)


def _face(side: int, crest: int) -> pygame.Surface:
    """A round field with a rim; drawn large."""
    colour = theme.SEATS[crest]
    dark = theme.mix(colour, theme.INK, 0.76)
    field = pygame.Surface((side, side), pygame.SRCALPHA)
    field.fill(colour)
    DIVISIONS[crest](field, dark, colour)
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(mask, (255, 255, 255, 255), (side / 2, side / 2), side * 0.445)
    field.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(made, theme.INK, (side / 2, side / 2), side / 2)
    pygame.draw.circle(made, theme.mix(colour, (255, 255, 255), 0.45), (side / 2, side / 2), side * 0.47)
    made.blit(field, (0, 0))
    return made


def _scaled(surface: pygame.Surface, points: Points) -> Points:
    side = surface.get_width()
    return [(x * side, y * side) for x, y in points]


def _polygon(points: Points) -> Painter:
    def paint(surface: pygame.Surface, dark: Colour, _light: Colour) -> None:
        pygame.draw.polygon(surface, dark, _scaled(surface, points))

    return paint


def _boxes(*boxes: tuple[float, float, float, float]) -> Painter:
    def paint(surface: pygame.Surface, dark: Colour, _light: Colour) -> None:
        side = surface.get_width()
        for x, y, w, h in boxes:
            surface.fill(dark, pygame.Rect(round(x * side), round(y * side), round(w * side), round(h * side)))

    return paint


def _lozenges(surface: pygame.Surface, dark: Colour, _light: Colour) -> None:
    for cx, cy in ((0.34, 0.36), (0.66, 0.36), (0.5, 0.68)):
        r = 0.14
        points = [(cx, cy - r), (cx + r, cy), (cx, cy + r), (cx - r, cy)]
        pygame.draw.polygon(surface, dark, _scaled(surface, points))


DIVISIONS: tuple[Painter, ...] = (
    _polygon([(0, 0.56), (0.5, 0.24), (1, 0.56), (1, 0.84), (0.5, 0.52), (0, 0.84)]),  # chevron
    _boxes((0.5, 0, 0.5, 1)),  # halves
    _boxes((0.4, 0, 0.2, 1), (0, 0.4, 1, 0.2)),  # cross
    _boxes((0, 0.16, 1, 0.14), (0, 0.44, 1, 0.14), (0, 0.72, 1, 0.14)),  # bars
    _boxes((0, 0, 0.5, 0.5), (0.5, 0.5, 0.5, 0.5)),  # quarters
    _polygon([(0, 0.04), (0.24, 0), (1, 0.76), (1, 1), (0.76, 1), (0, 0.28)]),  # bend
    _lozenges,
    _polygon([(0.05, 0), (0.95, 0), (0.5, 0.66)]),  # pile
)


def disc_height(wide: float) -> float:
    """How high a disc at an angle is, with its edge."""
    return wide * (TILT + EDGE)
