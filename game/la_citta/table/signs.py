"""Small signs that several parts of the table share: a picture where there is one, else a plain drawing."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.la_citta.cards import tones
from game.la_citta.cards.tones import WISH
from game.la_citta.rules.box import WISHES
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Colour, Style

UI = "la_citta/ui/"
FIGURE = Style("xb", 20, theme.TEXT, theme.INK)
TONES = {  # main, dark, light
    "culture": WISH["culture"],
    "education": WISH["education"],
    "health": WISH["health"],
}
CREAM, WHEAT = tones.CREAM, tones.WHEAT


def sign(canvas: Canvas, name: str, box: Box, alpha: int = 255, symbol: str = "") -> None:
    """A sign of the game, explained by its name or by `symbol`."""
    pixels = max(8, canvas.scale.px(min(box.w, box.h)))
    assets = canvas.pens.assets

    def make() -> pygame.Surface:
        picture = UI + name
        if assets.has(picture):
            return assets.scaled(picture, (pixels, pixels))
        return shapes.supersampled(pixels, pixels, lambda surface, _factor: _drawn(name)(surface))

    made = assets.keep(("la_citta sign", name, pixels), make)
    canvas.surface_at(made, box.cx - pixels / 2 / canvas.k, box.cy - pixels / 2 / canvas.k, alpha)
    canvas.explain(symbol or name, box)


def figure(
    canvas: Canvas, name: str, text: str, x: float, cy: float, side: float = 24, style: Style = FIGURE, gap: float = 5
) -> float:  # fmt: skip
    """A sign with a figure to its right; gives the x after it."""
    sign(canvas, name, Box(x, cy - side / 2, side, side))
    canvas.text(text, x + side + gap, cy, style)
    return x + side + gap + canvas.pens.text.width(text, style)


def figure_width(canvas: Canvas, text: str, side: float = 24, style: Style = FIGURE, gap: float = 5) -> float:
    """How wide that is."""
    return side + gap + canvas.pens.text.width(text, style)


# -- drawings ---------------------------------------------------------------------------------------------------------
def _drawn(name: str) -> Callable[[pygame.Surface], None]:
    wish = name.removeprefix("arch_").removeprefix("wish_")
    if wish in WISHES:
        return lambda surface: _arch(surface, wish)
    return _DRAWN.get(name, _lozenge)


def _arch(surface: pygame.Surface, wish: str) -> None:
    """The three arches differ by their heads: pointed, round, flat."""
    s, tones = surface.get_width() / 24, TONES[wish]
    heads: dict[str, list[tuple[float, float]]] = {
        "culture": [(4, 22), (4, 10), (12, 1), (20, 10), (20, 22)],
        "education": [(4, 22), (4, 9), (6, 4), (12, 1.5), (18, 4), (20, 9), (20, 22)],
        "health": [(4, 22), (4, 3), (20, 3), (20, 22)],
    }
    points = [(x * s, y * s) for x, y in heads[wish]]
    pygame.draw.polygon(surface, tones.main, points)
    pygame.draw.polygon(surface, theme.INK, points, max(1, round(1.6 * s)))
    pygame.draw.circle(surface, tones.light, (12 * s, 14 * s), 4 * s)


def _citizen(surface: pygame.Surface) -> None:
    _person(surface, CREAM)


def _person(surface: pygame.Surface, colour: Colour) -> None:
    s = surface.get_width() / 24
    body = [(7, 22), (9, 11), (15, 11), (17, 22)]
    pygame.draw.polygon(surface, theme.INK, [(x * s + (x - 12) * 0.2 * s, y * s) for x, y in body])
    pygame.draw.circle(surface, theme.INK, (12 * s, 7 * s), 5.4 * s)
    pygame.draw.polygon(surface, colour, [(x * s, (y - 0.6) * s) for x, y in body])
    pygame.draw.circle(surface, colour, (12 * s, 7 * s), 4.4 * s)


def _wheat(surface: pygame.Surface) -> None:
    s = surface.get_width() / 24
    pygame.draw.line(surface, WHEAT, (12 * s, 23 * s), (12 * s, 4 * s), max(1, round(1.8 * s)))
    for step in range(3):
        for side in (-1, 1):
            cx, cy = (12 + side * 4.2) * s, (6 + step * 5) * s
            pygame.draw.ellipse(surface, WHEAT, pygame.Rect(cx - 2.8 * s, cy - 3 * s, 5.6 * s, 6 * s))


def _star(surface: pygame.Surface) -> None:
    from math import cos, pi, sin

    s = surface.get_width() / 24
    points = []
    for step in range(10):
        radius = 11 if step % 2 == 0 else 4.8
        angle = -pi / 2 + step * pi / 5
        points.append(((12 + radius * cos(angle)) * s, (12.6 + radius * sin(angle)) * s))
    pygame.draw.polygon(surface, theme.FOCUS, points)


def _coin(surface: pygame.Surface) -> None:
    s = surface.get_width() / 24
    pygame.draw.circle(surface, theme.GOLD_DARK, (12 * s, 12 * s), 11 * s)
    pygame.draw.circle(surface, theme.GOLD, (12 * s, 12 * s), 9.4 * s)


def _castello(surface: pygame.Surface) -> None:
    s = surface.get_width() / 24
    for x in (4, 10, 16):
        pygame.draw.rect(surface, tones.WALL, pygame.Rect(x * s, 9 * s, 4.6 * s, 13 * s))
        pygame.draw.polygon(
            surface, tones.ROOF, [((x - 0.8) * s, 9 * s), ((x + 2.3) * s, 2 * s), ((x + 5.4) * s, 9 * s)]
        )
    pygame.draw.rect(surface, tones.WALL, pygame.Rect(4 * s, 14 * s, 16 * s, 8 * s))


def _flag(surface: pygame.Surface) -> None:
    s = surface.get_width() / 24
    pygame.draw.line(surface, CREAM, (6 * s, 22 * s), (6 * s, 2 * s), max(1, round(1.8 * s)))
    pygame.draw.polygon(
        surface, CREAM, [(6 * s, 2 * s), (20 * s, 3.5 * s), (15 * s, 7.5 * s), (20 * s, 12 * s), (6 * s, 13 * s)]
    )


def _eye(surface: pygame.Surface) -> None:
    s = surface.get_width() / 24
    pygame.draw.ellipse(surface, theme.TEXT, pygame.Rect(2 * s, 6 * s, 20 * s, 12 * s))
    pygame.draw.circle(surface, tones.IRIS, (12 * s, 12 * s), 4.6 * s)
    pygame.draw.circle(surface, theme.INK, (12 * s, 12 * s), 2 * s)


def _penalty(surface: pygame.Surface) -> None:
    s = surface.get_width() / 24
    pygame.draw.polygon(surface, tones.ALARM, [(12 * s, 2 * s), (23 * s, 21 * s), (1 * s, 21 * s)])
    pygame.draw.line(surface, theme.INK, (12 * s, 8 * s), (12 * s, 14.5 * s), max(1, round(2.4 * s)))
    pygame.draw.circle(surface, theme.INK, (12 * s, 17.8 * s), 1.5 * s)


def _build(surface: pygame.Surface) -> None:
    s = surface.get_width() / 24
    pygame.draw.rect(surface, tones.TIMBER, pygame.Rect(4 * s, 11 * s, 16 * s, 11 * s))
    pygame.draw.polygon(surface, tones.ROOF, [(1.5 * s, 12 * s), (12 * s, 2.5 * s), (22.5 * s, 12 * s)])
    pygame.draw.rect(surface, tones.DOOR, pygame.Rect(10 * s, 15 * s, 4.4 * s, 7 * s))


def _lozenge(surface: pygame.Surface) -> None:
    s = surface.get_width() / 24
    pygame.draw.polygon(surface, theme.GOLD, [(12 * s, 2 * s), (21 * s, 12 * s), (12 * s, 22 * s), (3 * s, 12 * s)])


_DRAWN: dict[str, Callable[[pygame.Surface], None]] = {
    "citizen": _citizen, "food": _wheat, "points": _star, "gold": _coin, "castello": _castello, "start": _flag,
    "eye": _eye, "penalty": _penalty, "build": _build, "figure": lambda surface: _person(surface, tones.TOWNSMAN),
}  # fmt: skip
