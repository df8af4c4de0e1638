"""The candles of the plague: wax in its dish, the flame, and the smoke of one that went out."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.paint import Stop, fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import oval, path, rect
from art.kit.marks import SHINE

CANDLE, FLAME, SMOKE = (192, 384), (128, 192), (128, 256)  # pixels
RIM, DISH = 172, 330  # in the picture of the candle: below RIM the wax is even, at DISH the dish begins


def candle(canvas: skia.Canvas) -> None:
    """A tall candle without its flame; between RIM and DISH any piece may be taken out to make it lower."""
    dish = path("M16,346 Q22,376 96,378 Q170,376 176,346 Z")
    canvas.drawPath(oval(8, 326, 176, 48), fill(INK))
    canvas.drawPath(dish, stroke(INK, 12))
    canvas.drawPath(dish, gold_leaf(scale=0.5))
    canvas.drawPath(dish, linear(16, 0, 176, 0, SHINE))
    plate = oval(14, 330, 164, 38)
    canvas.drawPath(plate, gold_leaf(scale=0.5))
    canvas.drawPath(plate, radial(80, 340, 110, [(0, "#fff6cf", 0.5), (0.6, "#fff6cf", 0), (1, "#5a2c08", 0.6)]))
    canvas.drawPath(oval(44, 336, 104, 24), fill("#3a1c04", 0.5, blur=5))
    wax = [(0, "#e8d4a0"), (0.2, "#fffdf0"), (0.5, "#f3e4ba"), (0.82, "#b89a62"), (1, "#8a6c3e")]
    body = rect(63, 150, 66, 200, 8)
    canvas.drawPath(body, stroke(INK, 10))
    canvas.drawPath(body, linear(63, 0, 129, 0, wax))
    canvas.drawPath(oval(63, 334, 66, 24), linear(63, 0, 129, 0, wax))
    rim = path("M63,168 C60,146 66,136 78,142 C88,132 108,134 116,142 C128,138 132,150 129,170 "
               "C124,176 120,168 116,166 C110,182 102,170 98,164 C90,176 84,164 78,168 "
               "C74,180 66,178 63,168 Z")  # fmt: skip
    canvas.drawPath(rim, linear(60, 0, 132, 0, wax))
    upper = path("M63,168 C60,146 66,136 78,142 C88,132 108,134 116,142 C128,138 132,150 129,170")
    canvas.drawPath(upper, stroke(INK, 5))
    canvas.drawPath(oval(76, 140, 40, 12), fill("#8a5a24", 0.55))
    canvas.drawPath(path("M96,148 q-2,-12 2,-22"), stroke("#2a1a10", 6))


def flame(canvas: skia.Canvas) -> None:
    """A flame whose foot is at the middle of the lower edge."""
    parts: tuple[tuple[float, list[Stop]], ...] = (
        (1.0, [(0, "#ffb43a", 0.0), (0.3, "#ffa02c", 0.95), (1, "#e0561c")]),
        (0.74, [(0, "#fff0a0"), (0.6, "#ffc544"), (1, "#ff8a2c")]),
        (0.44, [(0, "#fffdf0"), (1, "#fff0a8")]),
    )
    for scale, stops in parts:
        drop = path("M0,-186 C12,-136 52,-104 50,-56 C48,-18 26,0 0,0 C-26,0 -48,-18 -50,-56 C-52,-98 -8,-128 0,-186 Z",
                    64, 190, scale)  # fmt: skip
        canvas.drawPath(drop, linear(0, 190 - 186 * scale, 0, 190, stops))
    canvas.drawPath(oval(52, 168, 24, 20), fill("#5a7fd0", 0.45, blur=4))


def smoke(canvas: skia.Canvas) -> None:
    """A thread of smoke rising from the middle of the lower edge, wider and fainter above."""
    for width, alpha, blur in ((16, 0.22, 7), (7, 0.5, 2.4), (3, 0.55, 1)):
        for step in range(47):
            t = step / 47
            points = []
            for share in (t, t + 1 / 47):
                sway = math.sin(share * 8.4) * 26 * share
                points.append((64 + sway, 250 - share * 236))
            line = stroke("#d6ddd6", width * (0.4 + 1.3 * t), alpha * (1 - t) ** 1.1, blur=blur)
            canvas.drawLine(*points[0], *points[1], line)
