"""A politics card."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill
from art.la_citta.catalogue import sign
from art.la_citta.parts.tokens import castle, leaf


@sign
def politics(canvas: skia.Canvas) -> None:
    """An umber card with the castello in gold."""
    leaf(canvas, "#9a6a38", "#3a2110")
    castle(canvas, 128, 130, 62, fill("#ffe08a"))
