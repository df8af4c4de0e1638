"""A castello, that is a city."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, linear
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path, polygon
from art.la_citta.catalogue import sign
from art.la_citta.parts.tokens import castle


@sign
def castello(canvas: skia.Canvas) -> None:
    """A keep between two red cones."""
    castle(canvas, 128, 132, 112, linear(20, 0, 236, 0, [(0, "#fff0cc"), (0.6, "#d9c096"), (1, "#8f7a62")]))
    for x in (49.6, 206.4):
        cone = polygon((x - 40, 124), (x, 36), (x + 40, 124))
        canvas.drawPath(cone, fill(INK))
        canvas.drawPath(
            polygon((x - 25, 114), (x, 62), (x + 25, 114)),
            linear(x - 25, 0, x + 25, 0, [(0, "#e8744c"), (1, "#a8382a")]),
        )
    canvas.drawPath(path("M116,228 L116,190 C116,166 140,166 140,190 L140,228 Z"), fill("#ffc35a"))
