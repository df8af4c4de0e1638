"""An action card."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import rect
from art.la_citta.catalogue import sign
from art.la_citta.parts.tokens import leaf


@sign
def action(canvas: skia.Canvas) -> None:
    """A sea-green card with its three rows."""
    leaf(canvas, "#5cc4b4", "#17524c")
    for y in (62, 112, 162):
        canvas.drawPath(rect(84, y, 88, 32, 8), fill(INK))
        canvas.drawPath(rect(90, y + 6, 76, 20, 6), fill("#fff3d6"))
