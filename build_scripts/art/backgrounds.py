"""The table and the curtain, 1920 x 1080."""

from __future__ import annotations

import math

import skia

from art.paint import fill, gold_leaf, linear, radial, stroke, textured
from art.palette import INK
from art.shapes import path, polygon, star
from art.textures import gold_texture, night_texture

WIDTH, HEIGHT = 1920, 1080
CENTRE = (766, 560)  # of the astrolabe: the middle of the main area, left of the side column
FOLDS = 9
SWAGS = 8


def table(canvas: skia.Canvas) -> None:
    """Night blue with the quiet lines of an astrolabe."""
    whole = skia.Rect(0, 0, WIDTH, HEIGHT)
    cx, cy = CENTRE
    canvas.drawRect(whole, textured(night_texture(), 1, 1.1))
    light = [(0, "#4a4a86", 0.30), (0.5, "#2a2750", 0.10), (1, "#08070f", 0.72)]
    canvas.drawRect(whole, radial(cx, cy, 1150, light))
    for radius in (210, 218, 300, 420, 428, 560):
        canvas.drawCircle(cx, cy, radius, stroke("#e8c26a", 1.3, 0.085))
    for index in range(32):
        angle, inner = 2 * math.pi * index / 32, 300 if index % 2 else 218
        ends = [(cx + r * math.cos(angle), cy + r * math.sin(angle)) for r in (inner, 420)]
        canvas.drawLine(*ends[0], *ends[1], stroke("#e8c26a", 1.2, 0.075))
    for shape in (star(cx, cy, 210, 16, 0.62), star(cx, cy, 150, 8, 0.5)):
        canvas.drawPath(shape, stroke("#e8c26a", 1.3, 0.09))


def curtain(canvas: skia.Canvas) -> None:
    """The crimson curtain between two people at one screen; its halves part at x 960."""
    width = (WIDTH + 40) / FOLDS
    velvet = [(0, "#2a0710"), (0.28, "#7a1a2a"), (0.45, "#b03040"), (0.62, "#841c2e"), (1, "#26060e")]
    for index in range(FOLDS):
        x = -20 + index * width
        fold = (
            f"M{x - 8},-10 L{x + width + 8},-10 C{x + width + 4},400 {x + width + 10},800 {x + width + 6},1090 "
            f"L{x - 6},1090 C{x - 2},800 {x + 6},400 {x - 8},-10 Z"
        )
        canvas.drawPath(path(fold), linear(x, 0, x + width, 0, velvet))
    lozenge = "M0,-13 C5,-6 8,-2 12,0 C8,2 5,6 0,13 C-5,6 -8,2 -12,0 C-8,-2 -5,-6 0,-13 Z"
    for row in range(15):
        for column in range(26):
            shape = path(lozenge, column * 80 + (40 if row % 2 else 0), row * 80)
            canvas.drawPath(shape, fill("#f3d27a", 0.10))
    light = [(0, "#ffb070", 0.16), (0.45, "#000000", 0.05), (1, "#080206", 0.86)]
    canvas.drawRect(skia.Rect(0, 0, WIDTH, HEIGHT), radial(960, 520, 1080, light))
    _valance(canvas)


def _swags(edge: float, lowest: float) -> str:
    step = 1920 / SWAGS
    curves = [f"Q{1930 - step * i - step / 2},{lowest} {1930 - step * (i + 1)},{edge}" for i in range(SWAGS)]
    return " ".join(curves)


def _valance(canvas: skia.Canvas) -> None:
    canvas.drawPath(path(f"M-10,0 L1930,0 L1930,84 {_swags(84, 206)} Z"), fill("#000000", 0.5, blur=12))
    cloth = path(f"M-10,-10 L1930,-10 L1930,70 {_swags(70, 190)} L-10,70 Z")
    canvas.drawPath(cloth, linear(0, 0, 0, 140, [(0, "#5a0f1e"), (0.6, "#a32a3a"), (1, "#6a1424")]))
    canvas.drawPath(cloth, stroke(INK, 9))
    canvas.drawPath(cloth, textured(gold_texture(), 1, 0.5, stroke=6))
    for index in range(SWAGS + 1):
        _tassel(canvas, 10 + 240 * index)


def _tassel(canvas: skia.Canvas, x: float) -> None:
    canvas.drawCircle(x, 84, 15, fill(INK))
    canvas.drawCircle(x, 84, 13, gold_leaf())
    threads = polygon((x - 9, 96), (x + 9, 96), (x + 14, 150), (x - 14, 150))
    canvas.drawPath(threads, linear(x - 14, 0, x + 14, 0, [(0, "#fff0b0"), (0.5, "#d9a441"), (1, "#6a3a10")]))
    for side in (-6, -2, 2, 6):
        canvas.drawLine(x + side, 98, x + side * 1.5, 150, stroke("#5a3208", 1.2, 0.6))
