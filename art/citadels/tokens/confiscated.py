"""The token `confiscated`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    gold,
    solid,
    turned,
)
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, rect, star


@token
def confiscated(canvas: skia.Canvas) -> None:
    """A gavel on its block: a district was confiscated."""
    block = path("M34,206 L222,206 L234,238 L22,238 Z")
    wood = [(0, "#d49a5a"), (0.5, "#8a5226"), (1, "#3c1d0c")]
    solid(canvas, block, linear(0, 206, 0, 238, wood))
    with turned(canvas, 128, 112, -36):
        solid(canvas, rect(-10, 10, 22, 128, 8), linear(-10, 0, 12, 0, wood))
        head = rect(-84, -42, 168, 72, 16)
        solid(canvas, head, linear(0, -42, 0, 30, wood))
        for x in (-66, 66):
            gold(canvas, rect(x - 11, -46, 22, 80, 6), edge=9)
        canvas.drawLine(-44, -26, 44, -26, stroke("#ffe0b0", 6, 0.6))
        canvas.drawPath(star(0, -6, 20, 5, 0.45), fill("#f3d27a"))
