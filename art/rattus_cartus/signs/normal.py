"""The sign of a building's normal action."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, radial
from art.kit.drawing.palette import INK
from art.rattus_cartus.catalogue import sign


@sign
def normal(canvas: skia.Canvas) -> None:
    """A round boss of bronze, quieter than the crown of the premium action."""
    canvas.drawCircle(128, 128, 78, fill(INK, 0.85))
    canvas.drawCircle(128, 128, 70, radial(104, 100, 120, [(0, "#e8b060"), (0.45, "#b37a26"), (1, "#6a3f10")]))
    canvas.drawCircle(108, 104, 18, fill("#ffe9b8", 0.5, blur=8))
