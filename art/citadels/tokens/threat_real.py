"""The token `threat_real`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    envelope,
    open_flap,
    solid,
    turned,
)
from art.kit.drawing.paint import linear, radial, stroke
from art.kit.drawing.shapes import circle, path


@token
def threat_real(canvas: skia.Canvas) -> None:
    """The real threat: a poisonous flower blooms out of the open letter."""
    open_flap(canvas)
    for turn in (-62, 58, -20, 24):
        with turned(canvas, 128, 124, turn):
            leaf = path("M0,0 C-26,-30 -20,-78 0,-104 C20,-78 26,-30 0,0 Z")
            solid(canvas, leaf, linear(-20, 0, 20, 0, [(0, "#8fd46a"), (0.5, "#3f8a3c"), (1, "#123f22")]), edge=9)
            canvas.drawLine(0, -8, 0, -90, stroke("#d8f7a8", 3, 0.7))
    petals = [(0, "#ffe3f0"), (0.5, "#ff6fb0"), (1, "#a8125e")]
    for index in range(5):
        with turned(canvas, 128, 92, index * 72):
            petal = path("M0,0 C-46,-20 -44,-80 0,-78 C44,-80 46,-20 0,0 Z")
            solid(canvas, petal, radial(0, -20, 66, petals), edge=10)
            for x in (-9, 0, 9):
                canvas.drawLine(0, -26, x * 1.6, -56, stroke("#6a0f4a", 4, 0.75))
    solid(canvas, circle(128, 92, 21), radial(121, 85, 32, [(0, "#f4ff9a"), (1, "#7fae1c")]), edge=9)
    envelope(canvas, 140)
