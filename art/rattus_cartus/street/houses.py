"""The parts of which a house of the street is put together: its roof, the wall below its picture, a step before its
door; and the lantern between two houses."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import OVERLAY, SCREEN, fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.drawing.textures import grain_texture

ROOF = (640, 208)  # units: as wide as the house with its eaves; the house itself is EAVES narrower on both sides
EAVES, RIDGE, LEGS = 20.0, 16.0, 186.0  # the house below; the height of the ridge, and where the beams end
WALL = (480, 360)
STEP = (160, 84)
LANTERN = (160, 560)
WOOD = "#8a5a34"


def roof(canvas: skia.Canvas) -> None:
    """Two beams that meet over a gable; below them nothing, for the picture of the house shows there."""
    middle = ROOF[0] / 2
    for side in (-1, 1):
        canvas.save()
        canvas.translate(middle, 0)
        canvas.scale(side, 1)
        _beam(canvas, middle)
        canvas.restore()
    canvas.drawPath(circle(middle, RIDGE + 8, 9), fill(INK))
    canvas.drawPath(circle(middle, RIDGE + 8, 6.5), gold_leaf(scale=0.4))


def _beam(canvas: skia.Canvas, half: float) -> None:
    """The right one, from the ridge at the left down to the eaves."""
    outer, inner = polygon((0, RIDGE - 12), (half - 2, LEGS - 12), (half - 2, LEGS + 8), (half - 14, LEGS + 14),
                           (0, RIDGE + 20)), polygon((0, RIDGE + 20), (half - 22, LEGS + 10), (half - 30, LEGS + 16),
                                                     (0, RIDGE + 36))  # fmt: skip
    canvas.drawPath(inner, fill("#05070c", 0.55, blur=5))
    canvas.drawPath(outer, stroke(INK, 9))
    canvas.drawPath(outer, linear(0, 0, half, LEGS, [(0, "#b98a52"), (0.5, WOOD), (1, "#5f3a22")]))
    canvas.save()
    canvas.clipPath(outer, True)
    dice = random.Random(4)
    for _grain in range(16):
        lift = dice.uniform(-8, 26)
        line = path(f"M-4,{RIDGE + lift} L{half},{LEGS - 6 + lift + dice.uniform(-3, 3)}")
        canvas.drawPath(line, stroke("#2a160c", dice.uniform(0.8, 2.2), 0.34))
    canvas.drawPath(path(f"M0,{RIDGE - 9} L{half},{LEGS - 9}"), stroke("#ffe2ae", 3, 0.55))
    canvas.drawPath(path(f"M0,{RIDGE + 18} L{half - 14},{LEGS + 12}"), stroke("#1a0c06", 4, 0.6))
    for step in range(1, 5):
        x = half * step / 5
        y = RIDGE + 3 + (LEGS - RIDGE) * step / 5
        canvas.drawPath(circle(x, y, 3.4), fill("#241208"))
        canvas.drawPath(circle(x - 0.8, y - 0.8, 1.2), fill("#ffe2ae", 0.7))
    canvas.restore()


def wall(canvas: skia.Canvas) -> None:
    """Courses of quarried stone, each stone of its own grey: to be tinted by the game."""
    dice, wide, high = random.Random(8), *WALL
    canvas.drawRect(skia.Rect(0, 0, wide, high), fill("#26262e"))
    y = 0.0
    while y < high:
        course = dice.uniform(26, 34)
        x = -dice.uniform(10, 60)
        while x < wide:
            long = dice.uniform(44, 92)
            stone = rect(x + 1.6, y + 1.6, long - 3.2, course - 3.2, 4)
            tone: Colour = mix("#7a7884", "#54525e", dice.random())
            canvas.drawPath(
                stone, linear(x, y, x, y + course, [(0, mix(tone, "#ffffff", 0.14)), (1, darken(tone, 0.7))])
            )
            canvas.drawPath(path(f"M{x + 5},{y + 3.4} h{long - 12}"), stroke("#fff6e0", 1.6, 0.2))
            x += long
        y += course
    canvas.drawRect(skia.Rect(0, 0, wide, high), textured(grain_texture(), 0.4, 0.8, OVERLAY))


def step(canvas: skia.Canvas) -> None:
    """A worn round stone before a door, on which a disc can stand."""
    canvas.drawPath(oval(6, 26, 148, 56), fill("#000000", 0.5, blur=5))
    canvas.drawPath(oval(6, 18, 148, 58), fill(INK))
    canvas.drawPath(oval(9, 20, 142, 54), linear(0, 20, 0, 76, [(0, "#39414e"), (1, "#171c26")]))
    top = oval(9, 8, 142, 54)
    canvas.drawPath(top, stroke(INK, 5))
    canvas.drawPath(top, linear(0, 8, 0, 62, [(0, "#4a5668"), (0.6, "#333d4c"), (1, "#252d3a")]))
    canvas.drawPath(oval(20, 14, 120, 42), stroke("#8a98a8", 2, 0.5))
    canvas.drawPath(path("M18,30 C30,14 60,9 84,9"), stroke("#dbe6d8", 2.4, 0.4))


def lantern(canvas: skia.Canvas) -> None:
    """A lamp on an iron post, and its light."""
    cx, foot, lamp = LANTERN[0] / 2, LANTERN[1] - 20, 92
    for reach, alpha in ((78, 0.26), (48, 0.34)):
        canvas.drawPath(
            circle(cx, lamp, reach), radial(cx, lamp, reach, [(0, "#ffc860", alpha), (1, "#ffc860", 0)], SCREEN)
        )
    canvas.drawPath(oval(cx - 38, foot - 6, 76, 20), fill("#000000", 0.5, blur=5))
    post = polygon((cx - 6, lamp + 46), (cx + 6, lamp + 46), (cx + 8, foot), (cx - 8, foot))
    base = polygon((cx - 14, foot - 46), (cx + 14, foot - 46), (cx + 22, foot), (cx - 22, foot))
    for shape in (post, base):
        canvas.drawPath(shape, stroke(INK, 6))
        canvas.drawPath(shape, linear(cx - 16, 0, cx + 16, 0, [(0, "#5a6070"), (0.35, "#3a3f4c"), (1, "#14161e")]))
    for y in (foot - 54, lamp + 60, (foot + lamp) / 2):
        canvas.drawPath(rect(cx - 13, y, 26, 9, 4), stroke(INK, 4))
        canvas.drawPath(rect(cx - 13, y, 26, 9, 4), linear(cx - 13, 0, cx + 13, 0, [(0, "#6a7080"), (1, "#1c1f2a")]))
    glass = polygon((cx - 27, lamp - 34), (cx + 27, lamp - 34), (cx + 17, lamp + 42), (cx - 17, lamp + 42))
    canvas.drawPath(glass, stroke(INK, 8))
    canvas.drawPath(glass, radial(cx, lamp + 12, 62, [(0, "#fff6cf"), (0.4, "#ffcf6a"), (1, "#b8661c")]))
    flame = path(f"M{cx},{lamp - 22} C{cx + 15},{lamp} {cx + 13},{lamp + 26} {cx},{lamp + 30} "
                 f"C{cx - 13},{lamp + 26} {cx - 15},{lamp} {cx},{lamp - 22} Z")  # fmt: skip
    canvas.drawPath(flame, linear(0, lamp - 22, 0, lamp + 30, [(0, "#ff9a2c"), (0.6, "#ffe890"), (1, "#fffdf0")]))
    canvas.drawLine(cx, lamp - 34, cx, lamp + 42, stroke("#241408", 3, 0.55))
    hood = polygon((cx - 36, lamp - 32), (cx, lamp - 70), (cx + 36, lamp - 32))
    for shape in (hood, rect(cx - 22, lamp + 40, 44, 10, 3)):
        canvas.drawPath(shape, stroke(INK, 6))
        canvas.drawPath(shape, linear(cx - 30, 0, cx + 30, 0, [(0, "#6a7080"), (0.4, "#3f4552"), (1, "#161923")]))
    canvas.drawPath(circle(cx, lamp - 74, 6), fill(INK))
    canvas.drawPath(circle(cx, lamp - 74, 4), gold_leaf(scale=0.4))
