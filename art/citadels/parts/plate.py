"""Polished steel."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import linear, stroke
from art.kit.drawing.shapes import intersection, rect
from art.kit.portrait.bust import Bust

STEEL = [(0, "#b9c0cc"), (0.2, "#f6f9ff"), (0.42, "#a9b2c2"), (0.7, "#5b6272"), (1, "#2b2c3a")]


def plate(s: Bust, shape: skia.Path, x0: float, x1: float, hatched: bool = True) -> None:
    """A piece of polished steel, shaded from x0 to x1."""
    s.draw(shape, linear(x0, 0, x1, 0, STEEL))
    if hatched:
        box = shape.getBounds()
        right = rect((x0 + x1) / 2 + (x1 - x0) * 0.18, box.top(), x1 - x0, box.height())
        s.hatch(intersection(shape, right), box.left(), box.top(), box.width(), box.height(), 0.2, 5)
    s.draw(shape, stroke(s.ink, 2.6))
