"""The arms of the seats: each is known by its division of the shield, not only by its colour."""

from __future__ import annotations

import skia

from art.kit.drawing.colour import darken, mix
from art.kit.drawing.paint import fill, gold_leaf, linear, stroke
from art.kit.drawing.palette import INK, SEAT_COLOURS
from art.kit.drawing.shapes import path
from art.kit.marks import shield

# Chevron, per pale, cross, barry, quarterly, bend, three lozenges, pile.
DIVISIONS = (
    ("M-1.3,.55 L0,-.25 L1.3,.55 L1.3,.05 L0,-.75 L-1.3,.05 Z",),
    ("M0,-1.3 H1.3 V1.3 H0 Z",),
    ("M-.22,-1.3 H.22 V1.3 H-.22 Z", "M-1.3,-.32 H1.3 V.1 H-1.3 Z"),
    tuple(f"M-1.3,{-0.95 + row * 0.62} H1.3 V{-0.65 + row * 0.62} H-1.3 Z" for row in range(4)),
    ("M-1.3,-1.3 H0 V0 H-1.3 Z", "M0,0 H1.3 V1.3 H0 Z"),
    ("M-1.3,-.7 L-.4,-1.3 L1.3,.5 L.5,1.3 Z",),
    tuple(f"M{x},{y - 0.26} l.24,.26 l-.24,.26 l-.24,-.26 Z" for x, y in ((-0.42, -0.4), (0.42, -0.4), (0, 0.3))),
    ("M-1.3,-1.3 H1.3 L0,.2 Z",),
)


def crest(canvas: skia.Canvas, seat: int, cx: float, cy: float, r: float) -> None:
    """The arms of a seat 0..7: each has its own division of the shield, not only its own colour."""
    colour = SEAT_COLOURS[seat]
    second = mix(darken(colour, 0.34), "#1a1426", 0.3)
    field = shield(cx, cy, r)
    canvas.drawPath(shield(cx, cy + r * 0.08, r * 1.2), fill("#000000", 0.5, blur=r * 0.14))
    canvas.drawPath(shield(cx, cy, r * 1.16), fill(INK))
    canvas.drawPath(shield(cx, cy, r * 1.09), gold_leaf(scale=0.2 if r < 60 else 0.7))
    canvas.drawPath(field, fill(colour))
    canvas.save()
    canvas.clipPath(field, True)
    for part in DIVISIONS[seat]:
        canvas.drawPath(path(part, cx, cy, r), fill(second))
    light = [(0, "#ffffff", 0.28), (0.5, "#ffffff", 0), (1, "#000000", 0.35)]
    canvas.drawRect(
        skia.Rect(cx - r * 1.3, cy - r * 1.3, cx + r * 1.3, cy + r * 1.3), linear(cx - r, 0, cx + r, 0, light)
    )
    canvas.restore()
    canvas.drawPath(field, stroke(INK, 1.2, 0.8))
