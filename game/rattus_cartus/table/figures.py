"""Small drawings that several parts of the table share: gems of the estates, rats, nuns, backs, figures with a sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rattus_cartus.cards import parts
from game.rattus_cartus.table.strokes import DRAWN
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.ui.draw.easel import Easel

UI = "rattus_cartus/ui/"
FIGURE = Style("xb", 19, theme.TEXT, theme.INK)
SIGNS = {  # a figure's sign -> its picture and what it is explained by
    "hand": (f"{UI}back_follower", "hand"),
    "rats": (f"{UI}rat_token", "rat"),
    "points": ("", "points"),
    "deck": (f"{UI}back_follower", "deck"),
    "building_deck": (f"{UI}back_building", "building_deck"),
}


def gem(ui: Easel, canvas: Canvas, estate: str, box: Box) -> None:
    """The gem of an estate, explained."""
    parts.gem(ui, canvas, estate, box)
    canvas.explain(estate, box)


def gem_at(ui: Easel, canvas: Canvas, estate: str, cx: float, cy: float, side: float) -> None:
    """The same around a middle."""
    gem(ui, canvas, estate, Box(cx - side / 2, cy - side / 2, side, side))


def back(canvas: Canvas, kind: str, box: Box) -> None:
    """A card face down."""
    canvas.picture(f"{UI}back_{kind}", box)


def rat(canvas: Canvas, box: Box, alpha: int = 255) -> None:
    """A rat token."""
    canvas.picture(f"{UI}rat_token", box, alpha)
    canvas.explain("rat", box)


def nun(canvas: Canvas, box: Box, *, lit: bool = True) -> None:
    """A nun's medallion, or its empty socket."""
    canvas.picture(f"{UI}nun" if lit else f"{UI}nun_none", box)
    canvas.explain("nun" if lit else "no_nun", box)


def figure(canvas: Canvas, sign: str, text: str, x: float, cy: float, side: float = 26, style: Style = FIGURE) -> float:
    """A sign with a figure to its right; gives the x after it."""
    card = sign in ("hand", "deck", "building_deck")
    wide = side / 1.4 if card else side
    picture, symbol = SIGNS[sign]
    if picture:
        canvas.picture(picture, Box(x, cy - side / 2, wide, side))
    else:
        stroke(canvas, "marker", x + side / 2, cy, side)
    canvas.text(text, x + wide + 8, cy, style)
    right = x + wide + 8 + canvas.pens.text.width(text, style)
    canvas.explain(symbol, Box(x, cy - side / 2, right - x, side))
    return right


def stroke(canvas: Canvas, name: str, cx: float, cy: float, side: float) -> None:
    """A sign of `strokes.DRAWN` around a middle: its picture, or a drawing where there is none."""
    pixels, assets = max(8, canvas.scale.px(side)), canvas.pens.assets

    def make() -> pygame.Surface:
        picture = f"{UI}{name}"
        return assets.scaled(picture, (pixels, pixels)) if assets.has(picture) else DRAWN[name](pixels)

    made = assets.keep(("stroke", name, pixels), make)
    canvas.surface_at(made, cx - pixels / 2 / canvas.k, cy - pixels / 2 / canvas.k)
