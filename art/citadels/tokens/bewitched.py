"""The token `bewitched`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    solid,
)
from art.kit.drawing.paint import fill, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path, star


@token
def bewitched(canvas: skia.Canvas) -> None:
    """A star with an open eye: this rank is under a spell."""
    canvas.drawPath(star(128, 134, 124, 5, 0.56), stroke("#b98cff", 22, 0.4, blur=9))
    shape = star(128, 134, 118, 5, 0.56)
    solid(canvas, shape, radial(104, 100, 150, [(0, "#b98cff"), (0.5, "#6a35b0"), (1, "#2c0f5c")]))
    canvas.drawPath(star(128, 134, 98, 5, 0.56), stroke("#e8d6ff", 4.5, 0.85))
    eye = path("M-62,2 Q0,-56 62,2 Q0,56 -62,2 Z", 128, 138)
    solid(canvas, eye, radial(128, 130, 70, [(0, "#ffffff"), (1, "#e2d4f6")]), edge=9)
    canvas.drawCircle(128, 139, 27, radial(120, 130, 40, [(0, "#c6f36a"), (0.6, "#4f9a2c"), (1, "#12400f")]))
    canvas.drawPath(path("M0,-24 Q11,0 0,24 Q-11,0 0,-24 Z", 128, 139), fill(INK))
    canvas.drawCircle(119, 130, 6, fill("#ffffff"))
    for x, y, r in ((128, 34, 7), (226, 112, 6), (30, 112, 6)):
        canvas.drawPath(star(x, y, r * 1.8, 4, 0.3), fill("#fff6cf"))
