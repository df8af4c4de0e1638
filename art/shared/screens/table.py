"""The table: its upper left corner stays where it is in a window of any shape."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.paint import radial, stroke, textured
from art.kit.drawing.shapes import star
from art.kit.drawing.textures import night_texture
from art.shared.screens import HEIGHT, WIDTH

CENTRE = (766, 560)  # of the astrolabe: the middle of the main area, left of the side column


def table(canvas: skia.Canvas) -> None:
    """Night blue with the quiet lines of an astrolabe."""
    whole = skia.Rect(0, 0, WIDTH, HEIGHT)
    cx, cy = CENTRE
    canvas.drawRect(whole, textured(night_texture(), 1, 1.1))
    light = [(0, "#4a4a86", 0.30), (0.5, "#2a2750", 0.10), (1, "#08070f", 0.72)]
    canvas.drawRect(whole, radial(cx, cy, 1250, light))
    for radius in (210, 218, 300, 420, 428, 560):
        canvas.drawCircle(cx, cy, radius, stroke("#e8c26a", 1.3, 0.085))
    for index in range(32):
        angle, inner = 2 * math.pi * index / 32, 300 if index % 2 else 218
        ends = [(cx + r * math.cos(angle), cy + r * math.sin(angle)) for r in (inner, 420)]
        canvas.drawLine(*ends[0], *ends[1], stroke("#e8c26a", 1.2, 0.075))
    for shape in (star(cx, cy, 210, 16, 0.62), star(cx, cy, 150, 8, 0.5)):
        canvas.drawPath(shape, stroke("#e8c26a", 1.3, 0.09))
