"""The token `threat_hidden`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    envelope,
    solid,
)
from art.kit.drawing.paint import linear, radial, stroke
from art.kit.drawing.shapes import circle, path, rect


@token
def threat_hidden(canvas: skia.Canvas) -> None:
    """A letter tied with a ribbon: a threat whose face is not known."""
    envelope(canvas, 62)
    flap = path("M26,64 L230,64 L134,150 Q128,154 122,150 Z")
    solid(canvas, flap, linear(0, 62, 0, 150, [(0, "#bd74b4"), (1, "#7b357a")]), edge=9)
    ribbon = [(0, "#ffd0e6"), (0.5, "#f082b4"), (1, "#a83a74")]
    solid(canvas, rect(112, 60, 32, 158), linear(112, 0, 144, 0, ribbon), edge=8)
    for side in (-1, 1):
        tail = path(f"M0,0 L{side * 20},62 L{side * 40},46 L{side * 58},58 L{side * 20},-4 Z", 128, 128)
        solid(canvas, tail, linear(70, 120, 190, 190, ribbon), edge=8)
        bow = f"M0,0 C{side * 30},-62 {side * 92},-56 {side * 84},-8 C{side * 80},28 {side * 32},22 0,0 Z"
        solid(canvas, path(bow, 128, 124), linear(128, 70, 128, 150, ribbon), edge=9)
        crease = path(f"M{side * 20},-6 Q{side * 44},-34 {side * 62},-20", 128, 124)
        canvas.drawPath(crease, stroke("#a83a74", 5, 0.7))
    solid(canvas, circle(128, 126, 19), radial(120, 118, 30, [(0, "#ffe4f0"), (1, "#d0588e")]), edge=9)
