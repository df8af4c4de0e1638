"""The token `warrant_blank`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    PAPER_INK,
    sheet,
)
from art.kit.drawing.paint import stroke


@token
def warrant_blank(canvas: skia.Canvas) -> None:
    """A warrant that nobody signed: empty lines, and no seal."""
    sheet(canvas)
    for y in (78, 108, 138, 168):
        canvas.drawLine(82, y, 174, y, stroke(PAPER_INK, 5, 0.38))
