"""The token `warrant_real`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    PAPER_INK,
    WAX,
    seal,
    sheet,
    solid,
)
from art.kit.drawing.paint import linear, stroke
from art.kit.drawing.shapes import path


@token
def warrant_real(canvas: skia.Canvas) -> None:
    """The signed warrant: writing, a bold signature, and a seal across the foot."""
    sheet(canvas)
    for y, end in ((68, 176), (84, 168)):
        canvas.drawLine(80, y, end, y, stroke(PAPER_INK, 6, 0.8))
    name = "M74,128 C88,96 100,100 92,124 C86,142 80,132 98,112 C114,94 118,122 112,128 C128,104 138,108 134,126 "
    canvas.drawPath(path(name + "C152,100 160,132 184,106", 0, 0), stroke("#2a1a50", 8.5))
    for x, tilt in ((112, 12), (146, -12)):
        tail = path(f"M{x - 13},176 L{x - 16 - tilt},240 L{x - tilt},226 L{x + 14 - tilt},242 L{x + 13},176 Z")
        solid(canvas, tail, linear(0, 176, 0, 240, [(0, WAX[1]), (1, WAX[2])]), edge=9)
    seal(canvas, 128, 176, 45)
