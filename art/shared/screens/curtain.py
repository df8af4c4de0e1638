"""The curtain: the middle of its upper edge stays where it is in a window of any shape."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path, polygon
from art.kit.drawing.textures import gold_texture
from art.shared.screens import HEIGHT, WIDTH

MIDDLE = WIDTH / 2
FOLD = (1920 + 40) / 9
SWAG = 240


def curtain(canvas: skia.Canvas) -> None:
    """The crimson curtain between two people at one screen."""
    folds = 2 * math.ceil(MIDDLE / FOLD - 0.5) + 1
    for index in range(folds):
        _fold(canvas, MIDDLE + (index - folds / 2) * FOLD, index)
    lozenge = "M0,-13 C5,-6 8,-2 12,0 C8,2 5,6 0,13 C-5,6 -8,2 -12,0 C-8,-2 -5,-6 0,-13 Z"
    for row in range(19):
        for column in range(-16, 17):
            shape = path(lozenge, MIDDLE + column * 80 + (40 if row % 2 else 0), row * 80)
            canvas.drawPath(shape, fill("#f3d27a", 0.13))
            canvas.drawPath(shape, stroke("#f3d27a", 1, 0.12))
    light = [(0, "#ffb070", 0.16), (0.45, "#000000", 0.05), (1, "#080206", 0.86)]
    canvas.drawRect(skia.Rect(0, 0, WIDTH, HEIGHT), radial(MIDDLE, 520, 1180, light))
    _valance(canvas)


def _fold(canvas: skia.Canvas, x: float, index: int) -> None:
    """One fold of velvet, its crest a little elsewhere each time."""
    width, sway = FOLD, 8 * math.sin(index * 2.4)
    crest = 0.45 + 0.05 * math.sin(index * 1.7)
    velvet = [(0, "#2a0710"), (crest - 0.18, "#7a1a2a"), (crest, "#b53243"), (crest + 0.16, "#841c2e"), (1, "#26060e")]
    shape = path(
        f"M{x - 8},-10 L{x + width + 8},-10 C{x + width + 4},400 {x + width + 10 + sway},800 {x + width + 6},1450 "
        f"L{x - 6},1450 C{x - 2 + sway},800 {x + 6},400 {x - 8},-10 Z"
    )
    canvas.drawPath(shape, linear(x, 0, x + width, 0, velvet))
    line = f"M0,-10 C{sway},400 {-sway},900 0,1450"
    canvas.drawPath(path(line, x + width * crest), stroke("#ff8a86", 16, 0.10, blur=9))
    canvas.drawPath(path(line, x + width * 0.86), stroke("#0c0206", 9, 0.35, blur=6))


def _swags(edge: float, lowest: float) -> str:
    """From right to left, a tassel's place in the middle."""
    count = math.ceil(MIDDLE / SWAG)
    ends = [MIDDLE + SWAG * step for step in range(count, -count, -1)]
    return " ".join(f"Q{end - SWAG / 2},{lowest} {end - SWAG},{edge}" for end in ends)


def _valance(canvas: skia.Canvas) -> None:
    reach = SWAG * math.ceil(MIDDLE / SWAG)
    left, right = MIDDLE - reach, MIDDLE + reach
    canvas.drawPath(path(f"M{left},0 L{right},0 L{right},84 {_swags(84, 206)} Z"), fill("#000000", 0.5, blur=12))
    cloth = path(f"M{left},-10 L{right},-10 L{right},70 {_swags(70, 190)} L{left},70 Z")
    canvas.drawPath(cloth, linear(0, 0, 0, 140, [(0, "#5a0f1e"), (0.6, "#a32a3a"), (1, "#6a1424")]))
    for step in range(-6, 6):
        middle = MIDDLE + SWAG * (step + 0.5)
        for depth, alpha in ((26, 0.5), (54, 0.4), (84, 0.3)):
            drape = f"M{middle - 116},{54 - depth * 0.35} Q{middle},{depth + 56} {middle + 116},{54 - depth * 0.35}"
            canvas.drawPath(path(drape), stroke("#3a0812", 7, alpha, blur=4))
            canvas.drawPath(path(drape, 0, -7), stroke("#ff9a90", 3, alpha * 0.3, blur=2))
    canvas.drawPath(cloth, stroke(INK, 9))
    canvas.drawPath(cloth, textured(gold_texture(), 1, 0.5, stroke=6))
    for step in range(-6, 7):
        _tassel(canvas, MIDDLE + SWAG * step)


def _tassel(canvas: skia.Canvas, x: float) -> None:
    canvas.drawCircle(x, 84, 15, fill(INK))
    canvas.drawCircle(x, 84, 13, gold_leaf())
    threads = polygon((x - 9, 96), (x + 9, 96), (x + 14, 150), (x - 14, 150))
    canvas.drawPath(threads, linear(x - 14, 0, x + 14, 0, [(0, "#fff0b0"), (0.5, "#d9a441"), (1, "#6a3a10")]))
    for side in (-6, -2, 2, 6):
        canvas.drawLine(x + side, 98, x + side * 1.5, 150, stroke("#5a3208", 1.2, 0.6))
