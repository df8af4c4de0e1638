"""The marker of victory points."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, gold_leaf, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, star
from art.rattus_cartus.catalogue import sign


@sign
def marker(canvas: skia.Canvas) -> None:
    """A golden star on a disc of midnight blue."""
    canvas.drawCircle(128, 128, 122, fill(INK))
    canvas.drawCircle(128, 128, 115, gold_leaf(scale=0.4))
    canvas.drawPath(circle(128, 128, 98), radial(100, 90, 150, [(0, "#5a6aa8"), (0.5, "#2a3366"), (1, "#10142e")]))
    canvas.drawPath(star(128, 132, 88, 5, 0.46), stroke(INK, 12))
    canvas.drawPath(star(128, 132, 88, 5, 0.46), gold_leaf(scale=0.3))
    canvas.drawPath(
        star(128, 132, 88, 5, 0.46),
        radial(104, 96, 130, [(0, "#fffbe0", 0.8), (0.5, "#fff0b0", 0), (1, "#5a2c08", 0.5)]),
    )
