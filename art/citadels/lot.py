"""A lot where nothing is built yet: earth with tufts of grass between four stakes, and a rope round it."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.paint import OVERLAY, fill, linear, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.drawing.textures import grain_texture

WIDTH, HEIGHT = 240, 120
CORNERS = ((34, 58), (206, 58), (230, 108), (10, 108))
STAKE, ROPE = 46, 34  # heights above the ground


def lot(canvas: skia.Canvas) -> None:
    """The whole lot, seen from the square."""
    ground = polygon(*CORNERS)
    canvas.drawPath(polygon(*((x + 4, y + 6) for x, y in CORNERS)), fill("#07040c", 0.45, blur=4))
    canvas.drawPath(ground, linear(0, 58, 0, 108, [(0, "#7a6046"), (1, "#4a3828")]))
    canvas.drawPath(ground, textured(grain_texture(), 0.8, 0.5, OVERLAY))
    canvas.drawPath(ground, stroke("#1c120c", 3, 0.8))
    dice = random.Random(11)
    for _ in range(16):
        x, y = dice.uniform(36, 200), dice.uniform(66, 104)
        canvas.drawPath(path(f"M{x},{y} l-5,-11 M{x},{y} l0,-14 M{x},{y} l6,-10"), stroke("#7d8a4a", 2.6, 0.9))
    for (x0, y0), (x1, y1) in zip(CORNERS, (*CORNERS[1:], CORNERS[0]), strict=True):
        sag = path(f"M{x0},{y0 - ROPE} Q{(x0 + x1) / 2},{(y0 + y1) / 2 - ROPE + 12} {x1},{y1 - ROPE}")
        canvas.drawPath(sag, stroke(INK, 5, 0.7))
        canvas.drawPath(sag, stroke("#e8d6af", 2.8))
    for x, y in CORNERS:
        stake = rect(x - 5, y - STAKE, 10, STAKE + 4, 2)
        canvas.drawPath(stake, linear(x - 5, 0, x + 5, 0, [(0, "#c98e54"), (1, "#7a4e28")]))
        canvas.drawPath(stake, stroke(INK, 2.4, 0.9))
