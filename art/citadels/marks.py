"""Marks of the cards: the seals of the ranks; the gems of the types are the kit's (`art/kit/gems.py`)."""

from __future__ import annotations

import skia

from art.citadels.palette import tones_of
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, gold_leaf, linear, radial
from art.kit.drawing.palette import INK
from art.kit.marks import SHINE, shield


def seal(canvas: skia.Canvas, rank: int, cx: float, cy: float, r: float, shadow: bool = True) -> None:
    """The shield of a rank, blank for its numeral."""
    tones = tones_of(f"rank{rank}")
    if shadow:
        canvas.drawPath(shield(cx + r * 0.03, cy + r * 0.12, r * 1.16), fill("#000000", 0.55, blur=r * 0.12))
    setting = shield(cx, cy, r * 1.11)
    canvas.drawPath(shield(cx, cy, r * 1.18), fill(INK))
    canvas.drawPath(setting, gold_leaf(scale=0.3 if r < 60 else 0.8))
    canvas.drawPath(setting, linear(cx - r, cy - r, cx + r, cy + r, SHINE))
    canvas.drawPath(shield(cx, cy, r * 0.95), fill(INK, 0.8))
    stops = [(0, mix(tones.main, "#ffffff", 0.25)), (0.5, tones.main), (1, tones.dark)]
    canvas.drawPath(shield(cx, cy, r * 0.9), radial(cx - r * 0.3, cy - r * 0.4, r * 1.8, stops))
