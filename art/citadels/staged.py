"""What the staged moments bring along: dagger, slash, purse, rays, flame, brush and lantern, each on its own size."""

from __future__ import annotations

import math
import random
from functools import partial

import skia

from art.citadels.parts.tokens import STEEL, gold, solid
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.jobs import Painter
from art.kit.marks import coin

LEATHER = [(0, "#e9bf84"), (0.45, "#b8803f"), (1, "#5a3416")]


def dagger(canvas: skia.Canvas) -> None:
    """Point downwards, on 180 x 460."""
    blade = path("M-30,0 L-30,196 L0,282 L30,196 L30,0 Z", 90, 160)
    solid(canvas, blade, linear(60, 0, 120, 0, STEEL), edge=9)
    canvas.drawLine(90, 172, 90, 396, stroke("#5c6880", 4.5, 0.7))
    canvas.drawLine(74, 176, 74, 352, stroke("#ffffff", 4, 0.55))
    grip = rect(72, 34, 36, 112, 12)
    solid(canvas, grip, linear(72, 0, 108, 0, [(0, "#e0484a"), (0.4, "#b01c26"), (1, "#5a0a12")]), edge=9)
    for y in (52, 76, 100, 124):
        canvas.drawLine(72, y + 9, 108, y - 5, stroke("#f0c45a", 6))
    gold(canvas, path("M-76,0 Q-70,26 -54,22 L54,22 Q70,26 76,0 Q40,12 0,8 Q-40,12 -76,0 Z", 90, 140))
    gold(canvas, circle(90, 26, 22))
    canvas.drawCircle(90, 26, 13, fill("#d0242a"))
    canvas.drawCircle(85, 21, 4, fill("#ffffff", 0.8))


def slash(canvas: skia.Canvas) -> None:
    """A cut of light from the lower left to the upper right, on 840 x 400."""
    cut = path("M4,392 Q420,214 836,8 Q470,244 4,392 Z", 0, 0)
    canvas.drawPath(cut, fill("#ff8a7a", 0.55, blur=22))
    canvas.drawPath(cut, fill("#ffd0c0", 0.9, blur=6))
    canvas.drawPath(cut, fill("#fff6f0"))


def purse(canvas: skia.Canvas) -> None:
    """A full purse with coins at its open neck, on 300 x 340."""
    for x, y, r in ((112, 62, 34), (176, 44, 36), (206, 84, 30)):
        coin(canvas, x, y, r, shadow=False, crowned=True)
    bag = path("M-40,-86 C-120,-30 -150,74 -118,128 Q-104,150 -68,150 L68,150 Q104,150 118,128 "
               "C150,74 120,-30 40,-86 Z", 150, 178)  # fmt: skip
    solid(canvas, bag, linear(40, 110, 270, 320, LEATHER), edge=9)
    canvas.drawPath(path("M-92,110 Q-118,40 -62,-34", 150, 178), stroke("#ffe6b8", 9, 0.35))
    for x in (-14, 18):
        canvas.drawPath(path(f"M{150 + x},122 q{-x * 0.8},26 {-x},56", 0, 0), stroke("#5a3416", 6, 0.7))
    ruff = "M-42,-80 L-76,-132 Q-40,-112 -22,-128 Q0,-110 24,-128 Q42,-112 78,-138 L42,-80 Q0,-62 -42,-80 Z"
    solid(canvas, path(ruff, 150, 178), linear(70, 40, 240, 120, LEATHER), edge=9)
    gold(canvas, path("M-52,-90 Q0,-64 52,-90 L52,-70 Q0,-42 -52,-70 Z", 150, 178), edge=9)
    coin(canvas, 150, 226, 46, shadow=True, crowned=True)


def rays(canvas: skia.Canvas) -> None:
    """Shafts of warm light around what is called, on 480 x 480."""
    dice = random.Random(4)
    for at in range(18):
        turn, wide = at / 18 * 2 * math.pi + dice.uniform(-0.06, 0.06), dice.uniform(0.05, 0.11)
        far = [(240 + 240 * math.cos(turn + side * wide), 240 + 240 * math.sin(turn + side * wide)) for side in (-1, 1)]
        stops = [(0, "#ffd98a", 0.34), (0.55, "#ffcf7a", 0.16), (1, "#ffcf7a", 0)]
        canvas.drawPath(polygon((240, 240), *far), radial(240, 240, 240, stops))
    canvas.drawCircle(240, 240, 200, radial(240, 240, 200, [(0, "#ffdf9a", 0.42), (1, "#ffdf9a", 0)]))


def flame(canvas: skia.Canvas) -> None:
    """A tongue of fire, on 120 x 170."""
    canvas.drawPath(path("M60,4 C74,44 116,70 108,120 C104,152 84,166 60,166 C36,166 14,152 12,118 C10,84 34,76 36,44 "
                         "C48,58 54,36 60,4 Z", 0, 0), fill("#ff6a1a", 0.55, blur=7))  # fmt: skip
    for size, colours in (
        (1.0, [(0, "#ffd85a"), (0.5, "#ff8a1e"), (1, "#d62a12")]), (0.62, [(0, "#fff6c0"), (1, "#ffb52a")]),
    ):  # fmt: skip
        shape = path("M0,-122 C14,-84 48,-58 44,-14 C42,22 24,38 0,38 C-24,38 -44,22 -44,-14 C-44,-46 -22,-54 -20,-84 "
                     "C-10,-72 -4,-94 0,-122 Z", 60, 124, size)  # fmt: skip
        canvas.drawPath(shape, linear(0, 160, 0, 20, colours))


def brush(canvas: skia.Canvas) -> None:
    """A painter's brush, its hair to the lower left, on 220 x 220."""
    canvas.save()
    canvas.rotate(45, 110, 110)
    solid(canvas, path("M-9,-96 Q0,-104 9,-96 L14,36 L-14,36 Z", 110, 96), linear(96, 0, 124, 0, [
        (0, "#d8474f"), (0.5, "#a82b3a"), (1, "#5a1220")]), edge=7)  # fmt: skip
    gold(canvas, rect(92, 128, 36, 34, 5))
    hair = path("M-18,0 C-24,26 -14,44 0,66 C14,44 24,26 18,0 Z", 110, 162)
    solid(canvas, hair, linear(0, 160, 0, 230, [(0, "#7a4a2a"), (0.5, "#ffcf4a"), (1, "#ffe9a0")]), edge=7)
    canvas.restore()


def lantern(canvas: skia.Canvas) -> None:
    """A lit lantern on its hook, on 120 x 180."""
    canvas.drawCircle(60, 104, 58, radial(60, 104, 58, [(0, "#ffe9a0", 0.8), (0.5, "#ffc65a", 0.3), (1, "#ffb03a", 0)]))
    canvas.drawLine(60, 0, 60, 40, stroke(INK, 8))
    canvas.drawLine(60, 0, 60, 40, stroke("#c48a2a", 3.5))
    glass = path("M-26,0 L26,0 L32,66 L-32,66 Z", 60, 66)
    solid(canvas, glass, radial(60, 108, 56, [(0, "#fffbe0"), (0.45, "#ffd15a"), (1, "#c4701a")]), edge=7)
    for x in (-9, 11):
        canvas.drawLine(60 + x, 66, 60 + x * 1.3, 132, stroke("#5a3010", 3.5, 0.8))
    gold(canvas, polygon((30, 68), (44, 40), (76, 40), (90, 68)), edge=7)
    gold(canvas, rect(22, 130, 76, 14, 5), edge=7)


def ribbon_of_light(canvas: skia.Canvas, wide: int) -> None:
    """The tail behind what flies, growing pale to the left, on `wide` x 60."""
    canvas.drawPath(polygon((0, 30), (wide, 12), (wide, 48)), linear(0, 0, wide, 0, [
        (0, "#ffdf8a", 0), (1, mix("#ffdf8a", "#ffffff", 0.3), 0.55)]))  # fmt: skip


PICTURES: dict[str, tuple[int, int, Painter]] = {
    "dagger": (180, 460, dagger), "slash": (840, 400, slash), "purse": (300, 340, purse), "rays": (480, 480, rays),
    "flame": (120, 170, flame), "brush": (220, 220, brush), "lantern": (120, 180, lantern),
    "trail": (320, 60, partial(ribbon_of_light, wide=320)),
}  # fmt: skip
