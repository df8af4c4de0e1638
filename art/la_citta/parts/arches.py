"""The three arches and what stands in them: each is known by its outline, its glyph and its colour."""

from __future__ import annotations

import skia

from art.kit.drawing.colour import Colour, darken
from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import arch, oval, path, rect, union
from art.kit.marks import SHINE
from art.la_citta.palette import TONES

IVORY = "#fffaf0"
LYRE = (
    "M-.5,-.62 C-.86,-.2 -.62,.36 -.2,.5 L-.2,.68 L-.36,.68 L-.36,.84 L.36,.84 L.36,.68 L.2,.68 L.2,.5 "
    "C.62,.36 .86,-.2 .5,-.62 C.42,-.74 .22,-.66 .28,-.5 C.56,-.12 .42,.2 .16,.3 L-.16,.3 "
    "C-.42,.2 -.56,-.12 -.28,-.5 C-.22,-.66 -.42,-.74 -.5,-.62 Z"
)
PAGES = (
    "M-.06,-.42 C-.3,-.62 -.62,-.6 -.86,-.5 L-.86,.46 C-.6,.36 -.3,.38 -.06,.58 Z",
    "M.06,-.42 C.3,-.62 .62,-.6 .86,-.5 L.86,.46 C.6,.36 .3,.38 .06,.58 Z",
)
DROP = (
    "M0,-.86 C.14,-.46 .62,-.1 .62,.28 C.62,.62 .34,.86 0,.86 C-.34,.86 -.62,.62 -.62,.28 C-.62,-.1 -.14,-.46 0,-.86 Z"
)


def outline(wish: str, cx: float, cy: float, r: float) -> skia.Path:
    """Pointed arch, round arch, or flat lintel."""
    if wish == "culture":
        return arch(cx - r * 0.86, cy - r * 1.16, r * 1.72, r * 2.2)
    if wish == "education":
        return arch(cx - r * 0.88, cy - r * 1.04, r * 1.76, r * 2.08, False)
    return union(
        rect(cx - r * 0.84, cy - r * 0.86, r * 1.68, r * 1.9), rect(cx - r * 1.02, cy - r * 1.06, r * 2.04, r * 0.36)
    )


def glyph(canvas: skia.Canvas, wish: str, cx: float, cy: float, r: float, colour: Colour) -> None:
    """Lyre, open book or drop in one colour."""
    paint = fill(colour)
    if wish == "culture":
        canvas.drawPath(path(LYRE, cx, cy, r), paint)
        canvas.drawPath(rect(cx - r * 0.5, cy - r * 0.52, r, r * 0.14), paint)
        for dx in (-0.14, 0.14):
            canvas.drawLine(cx + r * dx, cy - r * 0.44, cx + r * dx, cy + r * 0.34, stroke(colour, r * 0.1))
    elif wish == "education":
        for page in PAGES:
            canvas.drawPath(path(page, cx, cy, r), paint)
    else:
        canvas.drawPath(path(DROP, cx, cy, r), paint)


def carved(canvas: skia.Canvas, wish: str, cx: float, cy: float, r: float, colour: Colour = IVORY) -> None:
    """The glyph with a dark edge, and what is cut into it."""
    edge = darken(TONES[wish].dark, 0.5)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7)):
        glyph(canvas, wish, cx + r * 0.09 * dx, cy + r * 0.09 * dy, r, edge)
    glyph(canvas, wish, cx, cy, r, colour)
    if wish == "education":
        for side in (-1, 1):
            for row in (-0.2, 0.04):
                line = path(f"M{side * 0.22},{row} Q{side * 0.46},{row - 0.16} {side * 0.7},{row - 0.1}", cx, cy, r)
                canvas.drawPath(line, stroke(edge, r * 0.07))
    if wish == "health":
        canvas.drawPath(path("M-.3,.3 Q-.28,.56 -.04,.6", cx, cy, r), stroke(TONES[wish].main, r * 0.13))


def gem(canvas: skia.Canvas, wish: str, cx: float, cy: float, r: float, setting: bool = True) -> None:
    """An arch with its glyph; with a golden setting from 20 pixels on."""
    tones = TONES[wish]
    stone = outline(wish, cx, cy, r)
    if setting:
        canvas.drawPath(stone, stroke(INK, r * 0.4))
        canvas.drawPath(stone, gold_leaf(stroke=r * 0.24, scale=0.4))
        canvas.drawPath(stone, stroke(INK, r * 0.07))
    else:
        canvas.drawPath(stone, stroke(INK, r * 0.22))
    light = [(0, tones.light), (0.45, tones.main), (1, tones.dark)]
    canvas.drawPath(stone, radial(cx - r * 0.4, cy - r * 0.6, r * 2, light))
    canvas.save()
    canvas.clipPath(stone, True)
    canvas.drawPath(oval(cx - r * 1.1, cy - r * 1.7, r * 2.2, r * 1.5), fill("#ffffff", 0.16))
    canvas.restore()
    if setting:
        canvas.drawPath(stone, linear(cx - r, cy - r, cx + r, cy + r, [(p, c, a * 0.4) for p, c, a in SHINE]))
    carved(canvas, wish, cx, cy + r * (0.16 if wish == "culture" else 0.08), r * 0.78)


def row_of(canvas: skia.Canvas, arches: list[str], x: float, y: float, r: float) -> None:
    """Arches side by side; (x, y) is the lower right corner."""
    for index, wish in enumerate(reversed(arches)):
        gem(canvas, wish, x - r * 1.2 - index * r * 2.6, y - r * 1.25, r)
