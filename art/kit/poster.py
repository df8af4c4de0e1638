"""What the posters of all games have in common: their size, and the line of gold round them."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, gold_leaf, linear, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import rect

WIDTH, HEIGHT = 432.0, 466.0  # units, two pixels each: the shape of the place on the page


def framed(canvas: skia.Canvas) -> None:
    """Darkened at the foot, with a golden edge; the last call of every poster."""
    canvas.drawPath(
        rect(0, HEIGHT - 130, WIDTH, 130), linear(0, HEIGHT - 130, 0, HEIGHT, [(0, INK, 0), (1, INK, 0.55)])
    )
    canvas.drawPath(rect(2, 2, WIDTH - 4, HEIGHT - 4, 12), stroke(INK, 9))
    canvas.drawPath(rect(5, 5, WIDTH - 10, HEIGHT - 10, 10), gold_leaf(stroke=4, scale=0.4))
    canvas.drawPath(rect(9, 9, WIDTH - 18, HEIGHT - 18, 8), stroke(INK, 1.6, 0.8))


def emblem_ground(canvas: skia.Canvas, outline: skia.Path, inner: skia.Path, paint: skia.Paint) -> None:
    """The setting of an emblem: ink, gold, and the field within."""
    canvas.drawPath(outline, stroke(INK, 14))
    canvas.drawPath(outline, gold_leaf(scale=0.4))
    canvas.drawPath(inner, stroke(INK, 7))
    canvas.drawPath(inner, fill(INK))
    canvas.drawPath(inner, paint)
