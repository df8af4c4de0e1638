"""Rats, as they run through every picture, and their tokens."""

from __future__ import annotations

import skia

from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, path

RAT_BODY = (
    "M-58,22 C-64,-6 -40,-34 -8,-34 C8,-34 22,-28 32,-20 C36,-32 50,-34 52,-22 C53,-16 50,-12 46,-9 "
    "C58,-2 72,8 78,18 C80,22 76,25 72,25 C62,30 50,29 42,27 L46,38 L34,38 L28,28 "
    "L-20,29 L-16,40 L-32,40 C-46,40 -56,34 -58,22 Z"
)


def rat(
    canvas: skia.Canvas,
    x: float,
    y: float,
    size: float,
    fur: Colour = "#5a4a52",
    eye: Colour = "#ff5a4a",
    flip: bool = False,
    edge: float = 7,
) -> None:
    """A rat running to the right; `size` is its length without the tail."""
    canvas.save()
    canvas.translate(x, y)
    k = size / 140
    canvas.scale(-k if flip else k, k)
    tail = path("M-52,28 C-84,34 -100,14 -92,-8 C-86,-24 -104,-32 -116,-22")
    canvas.drawPath(tail, stroke(INK, 8 + edge))
    canvas.drawPath(tail, stroke(mix("#c78a86", fur, 0.25), 7))
    body = path(RAT_BODY)
    canvas.drawPath(body, stroke(INK, edge * 2))
    canvas.drawPath(body, linear(-40, -40, 30, 44, [(0, mix(fur, "#fff0e0", 0.45)), (0.4, fur), (1, darken(fur, 0.4))]))
    canvas.save()
    canvas.clipPath(body, True)
    for i in range(16):
        canvas.drawPath(path(f"M{-56 + i * 7},{-24 + abs(i - 6) * 3} q-4,12 -10,18"), stroke(INK, 1.8, 0.35))
    canvas.restore()
    canvas.drawPath(circle(41, -22, 8.5), fill(mix("#d79a94", fur, 0.2)))
    canvas.drawPath(circle(41, -22, 8.5), stroke(INK, 2.6))
    canvas.drawCircle(58, 4, 5, fill(INK))
    canvas.drawCircle(58.6, 3.4, 3.4, fill(eye))
    canvas.drawCircle(77, 19, 3.6, fill("#d79a94"))
    for dy in (-7, 0, 7):
        canvas.drawLine(70, 20, 92, 18 + dy, stroke("#fff3d6", 1.3, 0.7))
    canvas.restore()


def rat_token(canvas: skia.Canvas, x: float, y: float, r: float) -> None:
    """A rat token, blank for its value: bone disc with a rat."""
    canvas.drawPath(circle(x + r * 0.05, y + r * 0.14, r * 1.04), fill("#000000", 0.5, blur=r * 0.12))
    canvas.drawPath(circle(x, y, r * 1.06), fill(INK))
    canvas.drawPath(
        circle(x, y, r), radial(x - r * 0.4, y - r * 0.5, r * 1.8, [(0, "#f6ecd0"), (0.6, "#cdb98a"), (1, "#7a6440")])
    )
    canvas.drawPath(circle(x, y, r * 0.84), stroke("#5a3a1c", max(0.8, r * 0.06), 0.7))
    rat(canvas, x + r * 0.05, y - r * 0.02, r * 1.15, "#3a2e38", "#d8322a", edge=4)
