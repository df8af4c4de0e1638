"""The token `under`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.icons import card_back
from art.citadels.parts.tokens import (
    gold,
)
from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, path, rect


@token
def under(canvas: skia.Canvas) -> None:
    """A hanging gilt frame round the back of a card, dark in the middle for the figure."""
    canvas.drawPath(path("M66,76 L128,18 L190,76"), stroke(INK, 19))
    canvas.drawPath(path("M66,76 L128,18 L190,76"), stroke("#d9b25a", 7))
    gold(canvas, circle(128, 20, 13), edge=9)
    gold(canvas, rect(44, 62, 168, 184, 8))
    canvas.drawPath(rect(62, 80, 132, 148, 4), fill(INK))
    canvas.save()
    canvas.clipPath(rect(66, 84, 124, 140, 3), True)
    canvas.translate(66, 67)
    canvas.scale(124 / 110, 124 / 110)
    card_back(canvas, "district")
    canvas.restore()
    canvas.drawPath(rect(66, 84, 124, 140, 3), fill(INK, 0.62))
    for x, y in ((44, 62), (212, 62), (44, 246), (212, 246)):
        canvas.drawCircle(x + (10 if x < 99 else -10), y + (10 if y < 99 else -10), 6, fill("#6a3a0c", 0.8))
