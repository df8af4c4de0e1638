"""The penalty for hunger."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path
from art.la_citta.catalogue import sign
from art.la_citta.parts.tokens import leaf


@sign
def penalty(canvas: skia.Canvas) -> None:
    """A card that lies face down, crossed out in red."""
    leaf(canvas, "#6e4a2c", "#22140a")
    cross = path("M44,60 L212,200 M212,60 L44,200")
    canvas.drawPath(cross, stroke(INK, 56))
    canvas.drawPath(cross, stroke("#ff5a3c", 34))
