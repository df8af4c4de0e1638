"""What special cards show, each about (0, 0) and within 100 units of it: cards and signs share one drawing."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from art.kit.drawing.colour import darken, mix
from art.kit.drawing.paint import Stop, fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, oval, path, rect
from art.kit.marks import coin

Thing = Callable[[skia.Canvas], None]
GROUNDS = {  # light and dark of the card and of the medal
    "sword": ("#8b9bb8", "#2a3450"),
    "flute": ("#9a6ad0", "#34195f"),
    "pass": ("#3fa39a", "#0f3f42"),
    "gold": ("#c8922e", "#4f300c"),
    "joker": ("#b0508e", "#43163c"),
}
STEEL: list[Stop] = [(0, "#f8fbff"), (0.35, "#c9d2e0"), (0.55, "#8d97ab"), (1, "#3a4156")]
WOOD: list[Stop] = [(0, "#f0c98a"), (0.4, "#c08a48"), (1, "#5a3416")]


def solid(canvas: skia.Canvas, shape: skia.Path, paint: skia.Paint, edge: float = 5) -> None:
    """A thing with its outline of ink."""
    canvas.drawPath(shape, stroke(INK, edge * 2))
    canvas.drawPath(shape, paint)


def sword(canvas: skia.Canvas) -> None:
    """A sword with a notch in its blade."""
    canvas.save()
    canvas.rotate(38)
    blade = path("M0,-112 L13,-92 L13,-30 L8,-24 L13,-18 L13,46 L-13,46 L-13,-92 Z")
    solid(canvas, blade, linear(-13, 0, 13, 0, STEEL))
    canvas.drawPath(path("M0,-98 L4,-88 L4,44 L-4,44 L-4,-88 Z"), linear(-4, 0, 4, 0, [(0, "#6f7a90"), (1, "#dfe6f2")]))
    guard = path("M-46,42 Q-50,58 -38,60 L38,60 Q50,58 46,42 L38,48 L-38,48 Z")
    solid(canvas, guard, gold_leaf(scale=0.3))
    solid(canvas, rect(-8, 60, 16, 38, 4), linear(-8, 0, 8, 0, [(0, "#9a4a3a"), (1, "#4a1a16")]))
    for y in (68, 77, 86):
        canvas.drawLine(-8, y, 8, y + 4, stroke("#e6b24a", 2.4))
    solid(canvas, circle(0, 106, 13), gold_leaf(scale=0.3))
    canvas.drawCircle(0, 106, 6, fill("#c8322a"))
    canvas.restore()


def flute(canvas: skia.Canvas) -> None:
    """A wooden flute and two notes."""
    canvas.save()
    canvas.rotate(-40)
    solid(canvas, rect(-108, -15, 216, 30, 12), linear(0, -15, 0, 15, WOOD))
    for x in (-92, 78):
        solid(canvas, rect(x, -18, 16, 36, 5), gold_leaf(scale=0.3), 3)
    solid(canvas, path("M-64,-15 L-40,-15 L-46,-2 L-58,-2 Z"), fill("#2a160c"), 2)
    for x in (-18, 4, 26, 48):
        canvas.drawCircle(x, -2, 5.4, fill("#2a160c"))
        canvas.drawCircle(x + 1, -3, 2, fill("#a8743a"))
    canvas.restore()
    for x, y, flag in ((-62, -40, True), (56, 66, False)):
        note = path(f"M{x + 12},{y - 46} L{x + 12},{y} M{x + 12},{y - 46} q16,4 18,20")
        canvas.drawPath(note, stroke(INK, 15))
        canvas.drawPath(note, stroke("#fff0c8", 6))
        solid(canvas, oval(x - 10, y - 8, 24, 18), fill("#fff0c8"), 4)
        if flag:
            canvas.drawPath(path(f"M{x + 12},{y - 30} q14,4 16,16"), stroke("#fff0c8", 5))


def loose(canvas: skia.Canvas, name: str) -> None:
    """A thing without any ground, 256 x 256: to be swung over a table."""
    canvas.translate(128, 128)
    canvas.scale(1.04, 1.04)
    {"sword": sword, "flute": flute}[name](canvas)


def letter(canvas: skia.Canvas) -> None:
    """A letter of safe conduct, sealed."""
    canvas.save()
    canvas.rotate(-7)
    sheet = path("M-70,-92 Q-60,-100 -50,-92 L52,-92 Q68,-96 70,-80 L70,84 Q66,98 50,92 L-56,92 Q-72,94 -70,78 Z")
    solid(canvas, sheet, linear(-70, -90, 70, 90, [(0, "#fffaf0"), (0.6, "#f0dfb6"), (1, "#c9a870")]))
    for turn, y in enumerate(range(-66, 40, 18)):
        canvas.drawLine(-50, y, 50 - (turn % 3) * 12, y, stroke("#7a5a34", 4, 0.75))
    canvas.drawPath(path("M-50,-74 q10,-12 20,0 q-8,14 -20,0 Z"), fill("#a8322a"))
    for side in (-1, 1):
        solid(canvas, path(f"M{30 + side * 4},62 L{30 + side * 20},112 L{30 + side * 8},102 L{30 - side * 2},112 Z"),
              fill("#8a1f24"), 3)  # fmt: skip
    wax = path("M30,30 C52,28 64,44 60,62 C58,82 40,90 24,84 C4,80 -4,64 4,48 C8,36 18,30 30,30 Z")
    solid(canvas, wax, radial(24, 50, 46, [(0, "#ff7a6a"), (0.5, "#c8322a"), (1, "#6a1014")]))
    canvas.drawCircle(31, 59, 18, stroke("#6a1014", 3))
    canvas.drawPath(path("M-.4,.26 L-.46,-.2 L-.2,0 L0,-.34 L.2,0 L.46,-.2 L.4,.26 Z", 31, 60, 26), fill("#6a1014"))
    canvas.restore()


def heap(canvas: skia.Canvas) -> None:
    """A heap of crowned coins."""
    rows = ((-58, 62), (0, 70), (58, 62), (-30, 14), (32, 14), (0, -40))
    for x, y in rows:
        solid(canvas, oval(x - 41, y - 22, 82, 62), linear(0, y - 20, 0, y + 40, [(0, "#e6b24a"), (1, "#6a3a0c")]), 4)
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(1, 0.74)
        coin(canvas, 0, -6, 40, shadow=False, crowned=True)
        canvas.restore()
    for x, y, r in ((-66, -44, 13), (70, -30, 10), (-6, -92, 9)):
        glint = path(
            f"M{x},{y - r} Q{x},{y} {x + r},{y} Q{x},{y} {x},{y + r} Q{x},{y} {x - r},{y} Q{x},{y} {x},{y - r} Z"
        )
        canvas.drawPath(glint, fill("#fffbe6"))


def jester(canvas: skia.Canvas) -> None:
    """A jester's laughing face under a cap of three colours with bells."""
    horns = (
        ("M-46,-26 C-76,-92 -104,-66 -104,-6 C-96,-30 -78,-24 -60,2 Z", "#d0432f", (-104, 2)),
        ("M46,-26 C76,-92 104,-66 104,-6 C96,-30 78,-24 60,2 Z", "#3fa05e", (104, 2)),
        ("M-50,-16 C-40,-84 -16,-112 10,-110 C30,-106 46,-62 50,-16 Q0,-34 -50,-16 Z", "#8a5ac8", (14, -112)),
    )
    for line, colour, _bell in horns:
        bounds = path(line).getBounds()
        tones: list[Stop] = [(0, mix(colour, "#ffffff", 0.35)), (0.5, colour), (1, darken(colour, 0.45))]
        solid(canvas, path(line), linear(bounds.left(), bounds.top(), bounds.right(), bounds.bottom(), tones))
    _laugh(canvas)
    band = path("M-54,-14 Q0,-44 54,-14 L56,4 Q0,-24 -56,4 Z")
    solid(canvas, band, gold_leaf(scale=0.3), 4)
    for _line, _colour, (x, y) in horns:
        solid(canvas, circle(x, y, 12), gold_leaf(scale=0.25), 4)
        canvas.drawLine(x - 8, y + 3, x + 8, y + 3, stroke("#5a2c06", 2.4))
        canvas.drawCircle(x, y + 7, 2.4, fill("#5a2c06"))
    collar = "M-62,84 L-44,70 L-28,92 L-12,74 L0,96 L12,74 L28,92 L44,70 L62,84 L50,108 Q0,122 -50,108 Z"
    solid(canvas, path(collar), linear(-60, 70, 60, 110, [(0, "#f6e2a0"), (0.5, "#d0432f"), (1, "#5a1430")]))


def _laugh(canvas: skia.Canvas) -> None:
    """The face: painted cheeks, raised brows, a grin."""
    face = path("M0,-30 C40,-30 54,-6 52,24 C50,56 26,84 0,86 C-26,84 -50,56 -52,24 C-54,-6 -40,-30 0,-30 Z")
    solid(canvas, face, radial(-14, 6, 90, [(0, "#fff4e4"), (0.6, "#f3cfa8"), (1, "#b07a52")]))
    for side in (-1, 1):
        canvas.drawCircle(side * 31, 38, 10, fill("#d0432f", 0.55, blur=2))
        eye = path(f"M{side * 10},14 Q{side * 22},-2 {side * 36},14 Q{side * 22},22 {side * 10},14 Z")
        canvas.drawPath(eye, fill("#fffdf6"))
        canvas.drawPath(eye, stroke(INK, 3))
        canvas.drawCircle(side * 22 + 3, 12, 5, fill("#2f6a4a"))
        canvas.drawCircle(side * 22 + 3, 12, 2.4, fill(INK))
        canvas.drawPath(path(f"M{side * 8},-4 Q{side * 24},-20 {side * 40},-2"), stroke("#5a2f1a", 4.6))
        mark = path(f"M{side * 22},22 L{side * 26},34 L{side * 22},44 L{side * 18},34 Z")
        canvas.drawPath(mark, fill("#8a5ac8" if side < 0 else "#3fa05e"))
    canvas.drawPath(path("M-3,14 Q-12,38 -8,40 Q2,46 10,38"), stroke("#9a5a3a", 3.6))
    grin = path("M-28,48 Q0,60 28,46 Q22,76 0,76 Q-22,74 -28,48 Z")
    canvas.drawPath(grin, fill("#5a141c"))
    canvas.drawPath(path("M-24,51 Q0,62 24,50 L20,58 Q0,66 -20,58 Z"), fill("#fffdf2"))
    canvas.drawPath(grin, stroke(INK, 3))


THINGS: dict[str, Thing] = {"sword": sword, "flute": flute, "pass": letter, "gold": heap, "joker": jester}


def card(canvas: skia.Canvas, name: str) -> None:
    """The picture of a special card, 400 x 480 units: the thing before a lit, diapered ground."""
    light, dark = GROUNDS[name]
    canvas.drawPath(rect(0, 0, 400, 480), radial(200, 215, 330, [(0, light), (0.55, mix(light, dark, 0.6)), (1, dark)]))
    for row in range(-1, 14):
        for column in range(-1, 12):
            x, y = column * 40 + (20 if row % 2 else 0), row * 40
            canvas.drawPath(
                path(f"M{x},{y - 19} L{x + 19},{y} L{x},{y + 19} L{x - 19},{y} Z"), stroke("#fff0c0", 1.2, 0.16)
            )
            canvas.drawCircle(x, y, 1.8, fill("#fff0c0", 0.26))
    for ray in range(24):
        angle = ray * math.pi / 12 + 0.06
        dx, dy = math.cos(angle), math.sin(angle)
        beam = path(f"M{200 + dx * 60},{215 + dy * 60} L{200 + dx * 400 - dy * 20},{215 + dy * 400 + dx * 20} "
                    f"L{200 + dx * 400 + dy * 20},{215 + dy * 400 - dx * 20} Z")  # fmt: skip
        canvas.drawPath(beam, fill("#fff6d8", 0.06))
    canvas.drawCircle(200, 215, 190, radial(200, 215, 190, [(0, "#fff6dc", 0.5), (1, "#fff6dc", 0)]))
    canvas.save()
    canvas.translate(205, 222)
    canvas.scale(1.62, 1.62)
    canvas.saveLayer(None, skia.Paint(ImageFilter=skia.ImageFilters.DropShadow(3, 7, 6, 6, skia.Color(0, 0, 0, 150))))
    THINGS[name](canvas)
    canvas.restore()
    canvas.restore()
    canvas.drawPath(rect(0, 0, 400, 480), radial(200, 220, 360, [(0.55, "#000000", 0), (1, "#000000", 0.45)]))


def medal(canvas: skia.Canvas, name: str) -> None:
    """The same thing on a round ground in a gold setting, 256 x 256 units, to be read at 16 pixels."""
    light, dark = GROUNDS[name]
    canvas.drawCircle(128, 128, 124, fill(INK))
    canvas.drawCircle(128, 128, 118, gold_leaf(scale=0.4))
    canvas.drawCircle(128, 128, 106, fill(INK))
    canvas.drawCircle(128, 128, 103, radial(100, 90, 170, [(0, mix(light, "#ffffff", 0.2)), (0.5, light), (1, dark)]))
    canvas.save()
    canvas.clipPath(circle(128, 128, 116), True)
    canvas.translate(128, 134 if name == "joker" else 128)
    canvas.scale(0.88, 0.88)
    THINGS[name](canvas)
    canvas.restore()
