"""A voice of the people."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import stroke
from art.kit.drawing.palette import INK
from art.la_citta.catalogue import sign
from art.la_citta.parts.tokens import leaf, question


@sign
def voice(canvas: skia.Canvas) -> None:
    """A night blue card that nobody has turned yet."""
    leaf(canvas, "#3c559c", "#101a40")
    for paint in (stroke(INK, 50), stroke("#ffe08a", 28)):
        question(canvas, 128, 128, 62, paint)
