"""The token `warrant_hidden`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    PAPER_INK,
    WAX,
    seal,
    solid,
    turned,
)
from art.kit.drawing.paint import linear, radial, stroke, textured
from art.kit.drawing.shapes import oval, path, rect
from art.kit.drawing.textures import parchment_texture


@token
def warrant_hidden(canvas: skia.Canvas) -> None:
    """A rolled and sealed scroll: a warrant whose face is not known."""
    with turned(canvas, 128, 128, -38):
        roll = rect(-108, -36, 216, 72, 14)
        solid(canvas, roll, textured(parchment_texture(), 1, 0.6),
               linear(0, -36, 0, 36, [(0, "#ffffff", 0.45), (0.45, "#ffffff", 0), (1, "#5a3410", 0.75)]))  # fmt: skip
        canvas.drawLine(-98, 8, 98, 8, stroke(PAPER_INK, 3, 0.55))
        for x in (-108, 108):
            end = oval(x - 15, -40, 30, 80)
            solid(canvas, end, radial(x - 3, -10, 50, [(0, "#fff4d4"), (1, "#c79a5a")]), edge=10)
            canvas.drawPath(oval(x - 6, -20, 12, 40), stroke(PAPER_INK, 4, 0.8))
        for x, tilt in ((-16, 14), (14, -10)):
            tail = path(f"M{x - 11},20 L{x - 13 - tilt},88 L{x - tilt},74 L{x + 13 - tilt},88 L{x + 11},20 Z")
            solid(canvas, tail, linear(0, 20, 0, 88, [(0, WAX[1]), (1, WAX[2])]), edge=8)
        solid(canvas, rect(-15, -38, 30, 76, 3), linear(0, -38, 0, 38, [(0, WAX[0]), (0.5, WAX[1]), (1, WAX[2])]),
               edge=8)  # fmt: skip
        seal(canvas, 0, 2, 33)
