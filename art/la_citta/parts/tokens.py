"""Tokens: citizen, coloured figure, ear of wheat, a card as a sign, a speech bubble."""

from __future__ import annotations

import skia

from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import Point, circle, oval, path, rect, union

# Round (0, 0), feet at y 1, head up to y -1.
BODY = (
    "M-.8,1 C-.84,.82 -.66,.76 -.58,.62 C-.46,.36 -.42,.12 -.5,-.12 "
    "Q0,-.34 .5,-.12 C.42,.12 .46,.36 .58,.62 C.66,.76 .84,.82 .8,1 Z"
)
COAT = "M-.6,1 L-.62,.42 L-.8,.4 C-.84,.1 -.72,-.14 -.4,-.24 Q0,-.36 .4,-.24 C.72,-.14 .84,.1 .8,.4 L.62,.42 L.6,1 Z"
GRAIN = "M0,.2 C-.24,.08 -.28,-.2 0,-.44 C.28,-.2 .24,.08 0,.2 Z"
EARS = ((0, -0.66, 0), *((side * 0.4, y, side * 40) for y in (-0.3, 0.24) for side in (-1, 1)))
BUBBLE = (
    "M-1.04,-.34 C-1.04,-1.14 1.04,-1.14 1.04,-.34 C1.04,.34 .36,.5 .1,.52 "
    "L-.44,1 L-.36,.48 C-.76,.38 -1.04,.12 -1.04,-.34 Z"
)


def pawn(cx: float, cy: float, r: float) -> skia.Path:
    """The outline of a citizen."""
    return union(
        path(BODY, cx, cy, r),
        circle(cx, cy - r * 0.52, r * 0.48),
        oval(cx - r * 0.6, cy - r * 0.24, r * 1.2, r * 0.24),
    )


def settler(cx: float, cy: float, r: float) -> skia.Path:
    """The outline of a coloured figure: broad shoulders, a wide hat."""
    hat = path(
        "M-.66,-.56 Q-.4,-.66 -.32,-.72 Q-.3,-1.04 0,-1.04 Q.3,-1.04 .32,-.72 Q.4,-.66 .66,-.56 Q0,-.38 -.66,-.56 Z",
        cx,
        cy,
        r,
    )
    return union(path(COAT, cx, cy, r), circle(cx, cy - r * 0.5, r * 0.32), hat)


def citizen(canvas: skia.Canvas, cx: float, cy: float, r: float, colour: Colour = "#fff3d6", ink: float = 0.2) -> None:
    """A citizen of cream stone, lit from the left."""
    _turned(canvas, pawn(cx, cy, r), (cx, cy), r, colour, ink)


def figure(canvas: skia.Canvas, cx: float, cy: float, r: float, colour: Colour = "#ffffff", ink: float = 0.2) -> None:
    """A figure that takes the colour of its seat: white."""
    _turned(canvas, settler(cx, cy, r), (cx, cy), r, colour, ink)


def _turned(canvas: skia.Canvas, shape: skia.Path, place: Point, r: float, colour: Colour, ink: float) -> None:
    cx, cy = place
    canvas.drawPath(shape, stroke(INK, r * ink * 2))
    shade = [(0, mix(colour, "#ffffff", 0.5)), (0.5, colour), (1, darken(colour, 0.58))]
    canvas.drawPath(shape, linear(cx - r * 0.6, 0, cx + r * 0.66, 0, shade))
    canvas.save()
    canvas.clipPath(shape, True)
    canvas.drawPath(
        rect(cx - r, cy + r * 0.4, 2 * r, r * 0.7), linear(0, cy + r * 0.4, 0, cy + r, [(0, INK, 0), (1, INK, 0.3)])
    )
    canvas.drawPath(path("M-.44,-.2 Q0,.06 .44,-.2", cx, cy, r), stroke(INK, r * 0.1, 0.4))
    canvas.drawPath(circle(cx - r * 0.14, cy - r * 0.66, r * 0.12), fill("#ffffff", 0.7))
    canvas.restore()


def wheat(canvas: skia.Canvas, cx: float, cy: float, r: float) -> None:
    """A fat golden ear."""
    stalk = path("M0,1.02 L0,-.2", cx, cy, r)
    grains = [_grain(cx, cy, r, place) for place in EARS]
    for shape in grains:
        canvas.drawPath(shape, stroke(INK, r * 0.3))
    canvas.drawPath(stalk, stroke(INK, r * 0.46))
    canvas.drawPath(stalk, stroke("#e6b24a", r * 0.2))
    for shape in grains:
        box = shape.getBounds()
        gold = [(0, "#fff6c0"), (0.45, "#f6c850"), (1, "#b8741e")]
        canvas.drawPath(shape, linear(box.left(), box.top(), box.right(), box.bottom(), gold))
        canvas.drawPath(shape, stroke("#5a3208", r * 0.07))


def _grain(cx: float, cy: float, r: float, place: tuple[float, float, float]) -> skia.Path:
    dx, dy, turn = place
    shape = path(GRAIN, 0, 0, r * 1.36)
    matrix = skia.Matrix()
    matrix.setRotate(turn)
    matrix.postTranslate(cx + dx * r, cy + dy * r)
    shape.transform(matrix)
    return shape


def leaf(canvas: skia.Canvas, light: Colour, dark: Colour, turn: float = 0) -> None:
    """A card as a sign on 256 x 256 units: ink, gold, and a field."""
    canvas.save()
    canvas.rotate(turn, 128, 128)
    canvas.drawPath(rect(46, 14, 164, 228, 26), fill(INK))
    canvas.drawPath(rect(54, 22, 148, 212, 20), gold_leaf(scale=0.4))
    canvas.drawPath(rect(68, 36, 120, 184, 12), fill(INK))
    canvas.drawPath(rect(71, 39, 114, 178, 10), radial(110, 90, 170, [(0, light), (1, dark)]))
    canvas.restore()


def bubble(canvas: skia.Canvas, cx: float, cy: float, r: float, light: Colour, main: Colour, dark: Colour) -> None:
    """A speech bubble in a golden line."""
    shape = path(BUBBLE, cx, cy, r)
    canvas.drawPath(shape, stroke(INK, r * 0.3))
    canvas.drawPath(shape, gold_leaf(stroke=r * 0.18, scale=0.4))
    canvas.drawPath(shape, fill(INK))
    canvas.drawPath(shape, radial(cx - r * 0.4, cy - r * 0.6, r * 2, [(0, light), (0.45, main), (1, dark)]))


def lozenge(cx: float, cy: float, r: float) -> skia.Path:
    """A lozenge."""
    return path("M0,-1 L.8,0 L0,1 L-.8,0 Z", cx, cy, r)


def question(canvas: skia.Canvas, cx: float, cy: float, r: float, paint: skia.Paint) -> None:
    """What nobody knows yet: a hook and a dot, `paint` a stroke."""
    canvas.drawPath(path("M-.42,-.46 C-.42,-1.06 .5,-1.06 .46,-.42 C.44,-.06 0,-.02 0,.36", cx, cy, r), paint)
    canvas.drawPath(path("M0,.86 L0,.87", cx, cy, r), paint)


CASTLE = (
    "M-1,.86 L-1,-.1 L-.92,-.1 L-.7,-.62 L-.48,-.1 L-.4,-.1 L-.4,.06 L-.36,.06 L-.36,-.62 L-.38,-.62 L-.38,-.86 "
    "L-.2,-.86 L-.2,-.72 L-.09,-.72 L-.09,-.86 L.09,-.86 L.09,-.72 L.2,-.72 L.2,-.86 L.38,-.86 L.38,-.62 L.36,-.62 "
    "L.36,.06 L.4,.06 L.4,-.1 L.48,-.1 L.7,-.62 L.92,-.1 L1,-.1 L1,.86 Z"
)
GATE = "M-.2,.86 L-.2,.5 C-.2,.2 .2,.2 .2,.5 L.2,.86 Z"


def castle(canvas: skia.Canvas, cx: float, cy: float, r: float, paint: skia.Paint, ink: float = 0.14) -> None:
    """The castello as an outline with its gate."""
    canvas.drawPath(path(CASTLE, cx, cy, r), stroke(INK, r * ink * 2))
    canvas.drawPath(path(CASTLE, cx, cy, r), paint)
    canvas.drawPath(path(GATE, cx, cy, r), fill(INK))
