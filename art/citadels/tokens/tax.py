"""The token `tax`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    PLUM,
    gold,
    solid,
)
from art.kit.drawing.paint import fill, linear
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path, rect
from art.kit.marks import coin


@token
def tax(canvas: skia.Canvas) -> None:
    """The tax chest, with a blank coin on its front for the sum."""
    coin(canvas, 128, 50, 34, shadow=True, crowned=True)
    lid = path("M26,118 L26,104 C26,62 62,56 128,56 C194,56 230,62 230,104 L230,118 Z")
    wood = [(0, PLUM[0]), (0.5, PLUM[1]), (1, PLUM[2])]
    solid(canvas, lid, linear(0, 56, 0, 118, wood))
    solid(canvas, path("M30,118 L226,118 L218,226 L38,226 Z"), linear(30, 118, 226, 226, wood))
    canvas.drawPath(rect(98, 62, 60, 13, 6), fill(INK))
    for x in (52, 204):
        gold(canvas, rect(x - 13, 62, 26, 164, 4), edge=7)
        for y in (84, 142, 204):
            canvas.drawCircle(x, y, 5, fill("#6a3a0c"))
    gold(canvas, rect(24, 110, 208, 18, 5), edge=8)
    coin(canvas, 128, 168, 62, shadow=True)
