"""The token `beautified`."""

from __future__ import annotations

import skia

from art.citadels.catalogue import token
from art.citadels.parts.tokens import (
    STEEL,
    solid,
    turned,
)
from art.kit.drawing.paint import linear
from art.kit.drawing.shapes import path, rect
from art.kit.marks import coin


@token
def beautified(canvas: skia.Canvas) -> None:
    """A coin with the Artist's brush behind it; its field is blank for the figure."""
    with turned(canvas, 128, 128, 42):
        shaft = path("M-9,-134 Q0,-142 9,-134 L13,60 L-13,60 Z")
        solid(canvas, shaft, linear(-12, 0, 12, 0, [(0, "#f08aa8"), (0.4, "#c0406e"), (1, "#5f1a3e")]))
        solid(canvas, rect(-17, 60, 34, 30, 4), linear(-17, 0, 17, 0, STEEL), edge=9)
        hair = path("M-17,88 C-24,104 -16,118 0,140 C16,118 24,104 17,88 Z")
        solid(canvas, hair, linear(-17, 0, 17, 0, [(0, "#9fe4ff"), (0.5, "#3f8fd0"), (1, "#143c7c")]))
    coin(canvas, 128, 128, 84, shadow=True)
