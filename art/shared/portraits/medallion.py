"""The round portraits of the named opponents: 256 pixels, a gold rim, known at 32 by hat and hue."""

from __future__ import annotations

from collections.abc import Callable

import skia

from art.kit.drawing.paint import fill, gold_leaf, linear, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle
from art.kit.jobs import picture_id
from art.kit.marks import SHINE
from art.kit.portrait.bust import Bust

SIDE = 256
RADIUS = 118.0  # of the picture within the rim
MIDDLE, SCALE = (200.0, 202.0), 0.74  # what of the bust stands in the middle, and how large
Painter = Callable[[Bust], None]

PORTRAITS: dict[str, Callable[[skia.Canvas], None]] = {}
"""By the id of the opponent, on 256 x 256 units."""


def person(ground: int, seed: int) -> Callable[[Painter], Painter]:
    """Enter a function as the portrait of the opponent of its own name, on one of the nine grounds."""

    def enter(function: Painter) -> Painter:
        PORTRAITS[picture_id(function)] = lambda canvas: medallion(canvas, function, ground, seed)
        return function

    return enter


def medallion(canvas: skia.Canvas, painter: Painter, ground: int, seed: int) -> None:
    """One portrait on 256 x 256 units: the bust behind a round rim of gold leaf."""
    centre = SIDE / 2
    canvas.drawPath(circle(centre + 2, centre + 4, RADIUS + 6), fill("#000000", 0.45, blur=4))
    canvas.drawPath(circle(centre, centre, RADIUS + 8), fill(INK))
    canvas.save()
    canvas.clipPath(circle(centre, centre, RADIUS), doAntiAlias=True)
    canvas.translate(centre - MIDDLE[0] * SCALE, centre - MIDDLE[1] * SCALE)
    canvas.scale(SCALE, SCALE)
    bust = Bust(canvas, ground, seed)
    bust.back(116, 200, rays=False)
    painter(bust)
    bust.finish(0.45)
    canvas.restore()
    leaf = gold_leaf(scale=0.5)
    leaf.setStyle(skia.Paint.kStroke_Style)
    leaf.setStrokeWidth(9)
    canvas.drawPath(circle(centre, centre, RADIUS), leaf)
    light = linear(20, 20, 236, 236, SHINE)
    light.setStyle(skia.Paint.kStroke_Style)
    light.setStrokeWidth(9)
    canvas.drawPath(circle(centre, centre, RADIUS), light)
    for radius in (RADIUS - 5.5, RADIUS + 5.5):
        canvas.drawPath(circle(centre, centre, radius), stroke(INK, 2.2))
