"""A year."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.paint import gold_leaf, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, polygon, union
from art.la_citta.catalogue import sign


@sign
def year(canvas: skia.Canvas) -> None:
    """A sun of eight rays."""
    sun = circle(128, 128, 60)
    for index in range(8):
        angle = math.pi * index / 4
        corners = [
            (128 + far * math.sin(angle + turn), 128 - far * math.cos(angle + turn))
            for turn, far in ((-0.26, 74), (0, 118), (0.26, 74))
        ]
        sun = union(sun, polygon(*corners))
    canvas.drawPath(sun, stroke(INK, 26))
    canvas.drawPath(sun, gold_leaf(scale=0.5))
    canvas.drawPath(circle(128, 128, 60), stroke(INK, 7))
    canvas.drawPath(circle(128, 128, 56), radial(108, 104, 90, [(0, "#fff6cf"), (0.5, "#f6c850"), (1, "#c47a20")]))
