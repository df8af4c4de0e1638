"""A round of politics."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import gold_leaf, linear, stroke
from art.kit.drawing.palette import INK
from art.kit.marks import SHINE
from art.la_citta.catalogue import sign
from art.la_citta.parts.tokens import lozenge


@sign
def round(canvas: skia.Canvas) -> None:  # noqa: A001
    """A golden lozenge."""
    canvas.drawPath(lozenge(128, 128, 104), stroke(INK, 36))
    canvas.drawPath(lozenge(128, 128, 104), gold_leaf(scale=0.5))
    canvas.drawPath(lozenge(128, 128, 104), linear(50, 50, 206, 206, SHINE))
    canvas.drawPath(lozenge(128, 128, 66), stroke(INK, 7, 0.6))
