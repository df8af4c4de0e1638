"""The token `threat_blank`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    envelope,
    open_flap,
    solid,
)
from art.kit.drawing.paint import linear, stroke
from art.kit.drawing.shapes import rect


@token
def threat_blank(canvas: skia.Canvas) -> None:
    """An empty threat: a white sheet in the open letter."""
    open_flap(canvas)
    solid(canvas, rect(58, 40, 140, 150, 6), linear(58, 40, 198, 190, [(0, "#ffffff"), (1, "#d8cbd8")]))
    for y in (66, 88, 110):
        canvas.drawLine(82, y, 174, y, stroke("#a898ac", 5, 0.45))
    envelope(canvas, 132)
