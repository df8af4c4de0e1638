"""The mouse pointer, 64 x 64 units: a quill with a golden nib, and a gauntlet over what can be clicked."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, gold_leaf, linear, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, path, rect
from art.kit.marks import SHINE

CURSOR_SIZES = (32, 48, 64)
STEEL = [(0, "#ffffff"), (0.45, "#dfe6f2"), (0.75, "#98a4ba"), (1, "#6d7890")]


def quill(canvas: skia.Canvas) -> None:
    """Points to the upper left; its tip is the hot spot (2, 2)."""
    vane = path("M17,15 C34,12 50,24 61,61 C46,58 38,52 33,45 L37,54 C24,46 15,32 17,15 Z")
    nib = path("M2,2 L19,11 Q21,16 16,21 Q12,22 10,19 Z")
    for shape in (vane, nib):
        canvas.drawPath(shape, stroke("#fff6dc", 6.5, 0.28))
    for shape in (vane, nib):
        canvas.drawPath(shape, stroke(INK, 4.6))
    canvas.drawPath(vane, linear(16, 16, 60, 60, [(0, "#ffffff"), (0.5, "#f0e2c2"), (1, "#b99a66")]))
    canvas.drawPath(path("M17,15 Q34,28 61,61 C46,58 38,52 33,45 L37,54 C24,46 15,32 17,15 Z"), fill("#8a6a3a", 0.32))
    canvas.drawPath(path("M15,15 Q36,28 61,61"), stroke("#6a4a28", 1.8))
    for line in ("M27,24 L27,34", "M34,30 L34,41", "M41,37 L42,49", "M31,25 L40,26", "M38,32 L47,34"):
        canvas.drawPath(path(line), stroke("#a5875a", 1.1, 0.8))
    canvas.drawPath(nib, gold_leaf(scale=0.12))
    canvas.drawPath(nib, linear(2, 2, 20, 20, [(0, "#fff3b0", 0.9), (0.5, "#ffd75a", 0.3), (1, "#8a5210", 0.5)]))
    canvas.drawPath(path("M4,4 L13,14"), stroke("#6a3a0c", 1.3))
    canvas.drawCircle(13.4, 14.4, 1.6, fill("#6a3a0c"))


def hand(canvas: skia.Canvas) -> None:
    """A gauntlet with its finger up; the tip of the finger is the hot spot (24, 2)."""
    finger = rect(18.5, 2, 11.5, 34, 5.7)
    fist = path("M16,28 C16,24 30,24 32,26 C36,22 41,24 42,28 C47,25 52,28 52,33 L52,42 Q51,50 46,53 L24,53 "
                "C18,48 12,40 8,35 C4,29 11,25 16,31 Z")  # fmt: skip
    cuff = path("M20,51 L50,51 L55,63 L16,63 Z")
    for shape in (finger, fist, cuff):
        canvas.drawPath(shape, stroke("#fff6dc", 6.5, 0.28))
    for shape in (finger, fist, cuff):
        canvas.drawPath(shape, stroke(INK, 4.6))
    canvas.drawPath(cuff, gold_leaf(scale=0.15))
    canvas.drawPath(cuff, linear(16, 0, 55, 0, SHINE))
    steel = linear(8, 20, 54, 48, STEEL)
    for shape in (fist, finger):
        canvas.drawPath(shape, steel)
    for y in (13, 22):
        canvas.drawLine(19, y, 29.5, y, stroke("#4a5468", 1.7))
    for line in ("M32,27 L32,38", "M42,29 L42,39", "M30,24 L30,34"):
        canvas.drawPath(path(line), stroke("#4a5468", 1.9))
    canvas.drawPath(path("M20,42 Q34,38 50,42"), stroke("#4a5468", 1.7))
    for x in (26, 35, 44):
        canvas.drawPath(circle(x, 46.5, 2.3), fill("#e6b24a"))
    canvas.drawPath(rect(21, 4.5, 2.6, 26, 1.3), fill("#ffffff", 0.75))


POINTERS = {"quill": quill, "hand": hand}
