"""The token `out`."""

from __future__ import annotations

from math import cos, pi, sin

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    solid,
)
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, rect, union


@token
def out(canvas: skia.Canvas) -> None:
    """Crossed bars on an iron disc: this rank lies face up and takes no part in the round."""
    disc = circle(128, 128, 108)
    solid(canvas, disc, radial(92, 84, 190, [(0, "#8d879c"), (0.5, "#4e495c"), (1, "#211d2b")]))
    canvas.drawCircle(128, 128, 92, stroke("#1b1823", 8))
    canvas.drawCircle(128, 128, 100, stroke("#c4bfd2", 3, 0.7))
    for turn in range(8):
        angle = pi / 8 + turn * pi / 4
        canvas.drawCircle(128 + 100 * cos(angle), 128 + 100 * sin(angle), 5.5, fill("#d8d3e2"))
    cross = union(*(_bar(turn) for turn in (45, -45)))
    solid(canvas, cross, linear(60, 60, 196, 196, [(0, "#ffffff"), (0.5, "#e4dfec"), (1, "#a29bb2")]), edge=15)


def _bar(turn: float) -> skia.Path:
    shape = rect(-72, -16, 144, 32, 10)
    shape.transform(skia.Matrix().setRotate(turn))
    shape.offset(128, 128)
    return shape
