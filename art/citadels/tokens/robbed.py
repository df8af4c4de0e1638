"""The token `robbed`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    gold,
    solid,
)
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path
from art.kit.marks import coin


@token
def robbed(canvas: skia.Canvas) -> None:
    """A full sack behind a thief's mask: this rank will be robbed."""
    bag = path("M-26,-62 C-86,-20 -108,54 -84,92 Q-74,108 -48,108 L48,108 Q74,108 84,92 C108,54 86,-20 26,-62 Z",
               122, 132, 1.0)  # fmt: skip
    leather = [(0, "#e9bf84"), (0.45, "#b8803f"), (1, "#5a3416")]
    solid(canvas, bag, linear(30, 90, 220, 200, leather))
    ruff = "M-30,-58 L-52,-104 Q-26,-92 -16,-108 Q0,-94 16,-108 Q26,-92 52,-104 L30,-58 Q0,-46 -30,-58 Z"
    solid(canvas, path(ruff, 122, 132), linear(60, 30, 180, 90, leather))
    gold(canvas, path("M-36,-64 Q0,-46 36,-64 L36,-50 Q0,-32 -36,-50 Z", 122, 132), edge=9)
    for x in (-10, 14):
        canvas.drawPath(path(f"M{122 + x},104 q{-x * 0.6},14 {-x},30", 0, 0), stroke("#5a3416", 4, 0.7))
    mask = path("M-92,10 Q-52,-18 0,4 Q52,-18 92,10 Q94,52 52,58 Q16,58 0,34 Q-16,58 -52,58 Q-94,52 -92,10 Z", 122, 142)
    solid(canvas, mask, linear(0, 140, 0, 205, [(0, "#4b4565"), (1, "#17131f")]), edge=7)
    for x in (-44, 44):
        canvas.drawPath(path("M-24,2 Q0,-22 24,2 Q0,18 -24,2 Z", 122 + x, 170), fill("#fff3c8"))
        canvas.drawCircle(122 + x + 5, 169, 8, fill(INK))
    coin(canvas, 196, 204, 38, shadow=True, crowned=True)
