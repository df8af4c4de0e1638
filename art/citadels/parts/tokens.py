"""What tokens are made of: shadow and dark line, gold, paper, wax, envelopes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, pi, sin

import skia

from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.drawing.textures import parchment_texture
from art.kit.marks import SHINE

EDGE = 13.0  # of the dark line round every token: it must hold at 16 pixels
WAX = ("#ff8a72", "#c02a2e", "#6a0d1a")
STEEL = [(0, "#ffffff"), (0.48, "#e4eaf4"), (0.52, "#8f9bb2"), (1, "#b7c2d4")]
PLUM = ("#a65a9e", "#6b2a69", "#341236")
PAPER_INK = "#6b4420"


@contextmanager
def turned(canvas: skia.Canvas, x: float, y: float, degrees: float) -> Iterator[None]:
    """Whatever is drawn inside has its origin at (x, y) and is turned."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(degrees)
    yield
    canvas.restore()


def body(canvas: skia.Canvas, shape: skia.Path, edge: float = EDGE) -> None:
    """Shadow and dark line of a token or a part of it; its paint comes on top."""
    canvas.save()
    canvas.translate(3, 7)
    canvas.drawPath(shape, stroke("#000000", edge, 0.5, blur=5))
    canvas.restore()
    canvas.drawPath(shape, stroke(INK, edge))


def solid(canvas: skia.Canvas, shape: skia.Path, *paints: skia.Paint, edge: float = EDGE) -> None:
    """A part with its dark line and any number of paints."""
    body(canvas, shape, edge)
    for paint in paints:
        canvas.drawPath(shape, paint)


def gold(canvas: skia.Canvas, shape: skia.Path, edge: float = EDGE, scale: float = 0.5) -> None:
    box = shape.getBounds()
    light = linear(box.left(), box.top(), box.right(), box.bottom(), SHINE)
    solid(canvas, shape, gold_leaf(scale=scale), light, edge=edge)


def paper(canvas: skia.Canvas, shape: skia.Path, light: bool = True) -> None:
    box = shape.getBounds()
    shade = [(0, "#ffffff", 0.35 if light else 0), (0.6, "#ffffff", 0), (1, "#6a3e10", 0.5)]
    across = linear(box.left(), box.top(), box.right(), box.bottom(), shade)
    solid(canvas, shape, textured(parchment_texture(), 1, 0.6), across)


def seal(canvas: skia.Canvas, cx: float, cy: float, r: float) -> None:
    """Red wax with an impression of a crown."""
    bumps = [(cx + r * (1 + 0.09 * sin(5 * a)) * cos(a), cy + r * (1 + 0.09 * sin(5 * a)) * sin(a))
             for a in (i * pi / 24 for i in range(48))]  # fmt: skip
    solid(canvas, polygon(*bumps), radial(cx - r * 0.4, cy - r * 0.5, r * 1.9, [(0, WAX[0]), (0.45, WAX[1]),
                                                                                 (1, WAX[2])]), edge=9)  # fmt: skip
    canvas.drawCircle(cx, cy, r * 0.72, stroke(WAX[2], r * 0.1, 0.8))
    crown = "M-.44,.32 L-.52,-.24 L-.22,.02 L0,-.42 L.22,.02 L.52,-.24 L.44,.32 Z"
    canvas.drawPath(path(crown, cx + r * 0.03, cy + r * 0.06, r), fill(WAX[2]))
    canvas.drawPath(path(crown, cx, cy, r), fill("#ffb4a0"))


def sheet(canvas: skia.Canvas) -> None:
    """An open sheet whose ends roll up."""
    paper(canvas, path("M60,34 L196,34 Q190,120 198,216 L58,216 Q66,120 60,34 Z"))
    for y, x0, x1 in ((20, 48, 208), (206, 44, 212)):
        roll = rect(x0, y, x1 - x0, 30, 14)
        shade = [(0, "#fff8e0"), (0.5, "#e3c88e"), (1, "#8a5e2a")]
        solid(canvas, roll, linear(0, y, 0, y + 30, shade), edge=10)


def envelope(canvas: skia.Canvas, top: float) -> None:
    """The front of an envelope from `top` down to 218."""
    front = rect(22, top, 212, 218 - top, 10)
    solid(canvas, front, linear(22, top, 234, 218, [(0, PLUM[0]), (0.5, PLUM[1]), (1, PLUM[2])]))
    for side in (22, 234):
        canvas.drawLine(side, 214, 128, top + 24, stroke("#e7b7dc", 5, 0.5))


def open_flap(canvas: skia.Canvas) -> None:
    flap = path("M24,128 L122,52 Q128,48 134,52 L232,128 Z")
    solid(canvas, flap, linear(0, 50, 0, 130, [(0, "#7b357a"), (1, "#341236")]))
