"""Marks of any game: coin, crown, shield, and the line of gold round a frame."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.colour import darken
from art.kit.drawing.paint import Stop, fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path
from art.kit.drawing.textures import gold_texture

SHINE = ((0, "#fff8d8", 0.55), (0.5, "#fff8d8", 0), (1, "#3a1c04", 0.6))


def shield(cx: float, cy: float, r: float) -> skia.Path:
    """The shield of seals, crests and the military type."""
    return path(
        "M-.9,-.95 Q0,-.72 .9,-.95 C1,.2 .6,.75 0,1.12 C-.6,.75 -1,.2 -.9,-.95 Z",
        cx,
        cy,
        r,
    )


def coin(canvas: skia.Canvas, cx: float, cy: float, r: float, shadow: bool = True, crowned: bool = False) -> None:
    """A gold coin, blank for a numeral or stamped with a crown."""
    if shadow:
        canvas.drawCircle(cx + r * 0.05, cy + r * 0.14, r * 1.02, fill("#000000", 0.55, blur=max(1, r * 0.12)))
    canvas.drawCircle(cx, cy, r * 1.05, fill(INK))
    canvas.drawCircle(cx, cy, r, gold_leaf(scale=max(0.12, r / 110)))
    shine = [(0, "#fffbe0", 0.75), (0.45, "#ffe9a0", 0.1), (1, "#5a2c06", 0.7)]
    canvas.drawCircle(cx, cy, r, linear(cx - r, cy - r, cx + r, cy + r, shine))
    field = [(0, "#ffe79a"), (0.5, "#efc257"), (1, "#c48a2a")]
    canvas.drawCircle(cx, cy, r * 0.80, fill("#7a4a12", 0.55))
    canvas.drawCircle(cx, cy, r * 0.775, radial(cx + r * 0.3, cy + r * 0.4, r * 1.4, field))
    beads = int(min(r, 60) * 1.1) if r > 16 else 0
    for index in range(beads):
        angle = 2 * math.pi * index / beads
        spot = cx + r * 0.89 * math.cos(angle), cy + r * 0.89 * math.sin(angle)
        canvas.drawCircle(*spot, max(0.7, r * 0.035), fill("#6a3a0c", 0.7))
    if crowned:
        crown = "M-.4,.26 L-.46,-.2 L-.2,0 L0,-.34 L.2,0 L.46,-.2 L.4,.26 Z"
        canvas.drawPath(path(crown, cx, cy, r), fill("#7a4a12", 0.85))


_PEARL = "#f4eeff"
_PEARLS = (
    (-52, -20, 5, _PEARL),
    (-24, -32, 5, _PEARL),
    (0, -41, 6, _PEARL),
    (24, -32, 5, _PEARL),
    (52, -20, 5, _PEARL),
)
_STONES = ((-24, 26, 5.5, "#2f6fc0"), (0, 29, 7, "#d0322f"), (24, 26, 5.5, "#3e9b5b"))


def crown(canvas: skia.Canvas, cx: float, cy: float, width: float) -> None:
    """The crown of the player who calls the characters; `width` is that between its outer pearls."""
    k = width / 100
    cap = path("M-38,24 C-36,-34 36,-34 38,24 Z", cx, cy, k)
    canvas.drawPath(cap, fill("#7a1430"))
    canvas.drawPath(cap, stroke(INK, 2.2 * k + 0.6))
    body = path(
        "M-42,30 L-52,-18 L-28,4 L-24,-30 L-8,0 L0,-38 L8,0 L24,-30 L28,4 L52,-18 L42,30 Q0,44 -42,30 Z", cx, cy, k
    )
    canvas.drawPath(body, stroke(INK, 5 * k + 1))
    canvas.drawPath(body, gold_leaf(scale=0.3 * max(1, k)))
    shine = [(0, "#fff8d0", 0.5), (0.5, "#fff8d0", 0), (1, "#4a2406", 0.6)]
    canvas.drawPath(body, linear(cx - 50 * k, 0, cx + 50 * k, 0, shine))
    canvas.drawPath(path("M-42,30 L-45,14 Q0,28 45,14 L42,30 Q0,44 -42,30 Z", cx, cy, k), fill("#8a5a18", 0.45))
    for x, y, size, colour in (*_PEARLS, *_STONES):
        place, radius = (cx + x * k, cy + y * k), size * k
        canvas.drawCircle(*place, radius + 1.2 * k + 0.3, fill(INK))
        stops: list[Stop] = [(0, "#ffffff"), (0.45, colour), (1, darken(colour, 0.45))]
        canvas.drawCircle(*place, radius, radial(place[0] - radius * 0.4, place[1] - radius * 0.4, radius * 1.8, stops))


def gold_line(canvas: skia.Canvas, shape: skia.Path, width: float) -> None:
    """A line of gold leaf on ink."""
    canvas.drawPath(shape, stroke(INK, width + 2.4, 0.9))
    canvas.drawPath(shape, textured(gold_texture(), 1, 0.35, stroke=width))
