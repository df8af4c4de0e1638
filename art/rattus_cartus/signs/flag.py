"""The flag of the start player."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, gold_leaf, linear, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, path, rect
from art.kit.marks import SHINE
from art.rattus_cartus.catalogue import sign


@sign
def flag(canvas: skia.Canvas) -> None:
    """A swallow-tailed pennant in gold, a rat's paw print in ink on it, on a turned pole."""
    cloth = path("M64,34 C112,14 150,60 236,40 L196,88 L236,134 C150,152 112,112 64,134 Z")
    pole = rect(48, 20, 20, 226, 8)
    canvas.drawPath(cloth, stroke(INK, 20))
    canvas.drawPath(pole, stroke(INK, 16))
    canvas.drawPath(circle(58, 20, 16), stroke(INK, 12))
    canvas.drawPath(cloth, linear(64, 0, 236, 0, [(0, "#fff0b0"), (0.35, "#f0c04a"), (0.6, "#ffe08a"), (1, "#b87a1e")]))
    for x, y, r in ((136, 92, 15), (112, 70, 7.5), (128, 58, 7.5), (148, 60, 7.5), (162, 74, 7.5)):
        canvas.drawCircle(x, y, r, fill("#4a2a0a", 0.9))
    canvas.drawPath(pole, linear(48, 0, 68, 0, [(0, "#e0a86a"), (0.4, "#a8703a"), (1, "#4a2a14")]))
    canvas.drawPath(circle(58, 20, 15), gold_leaf(scale=0.3))
    canvas.drawPath(circle(58, 20, 15), linear(43, 5, 73, 35, SHINE))
