"""Marks that name things without words: type gems, coins, rank seals, crests of the seats, the crown.

A type is always said three times: by outline, by glyph and by colour.
"""

from __future__ import annotations

import math

import skia

from art.colour import Colour, darken, mix
from art.paint import Stop, fill, gold_leaf, linear, radial, stroke
from art.palette import INK, MILITARY, NOBLE, RELIGIOUS, SEAT_COLOURS, TRADE, TYPE_TONES, UNIQUE, tones_of
from art.shapes import arch, circle, intersection, oval, path, polygon, rect, star, union

SHINE = ((0, "#fff8d8", 0.55), (0.5, "#fff8d8", 0), (1, "#3a1c04", 0.6))
IVORY = "#fffaf0"


def outline_of(kind: str, cx: float, cy: float, r: float) -> skia.Path:
    """Lozenge, pointed arch, circle, shield or eight-pointed star: the outline of a type."""
    if kind == NOBLE:
        return polygon((cx, cy - r * 1.12), (cx + r * 1.05, cy), (cx, cy + r * 1.12), (cx - r * 1.05, cy))
    if kind == RELIGIOUS:
        return arch(cx - r * 0.8, cy - r * 1.12, r * 1.6, r * 2.1)
    if kind == TRADE:
        return circle(cx, cy, r)
    if kind == MILITARY:
        return shield(cx, cy, r)
    return star(cx, cy, r * 1.2, 8, 0.72)


def shield(cx: float, cy: float, r: float) -> skia.Path:
    """The shield of seals, crests and the military type."""
    return path(
        "M-.9,-.95 Q0,-.72 .9,-.95 C1,.2 .6,.75 0,1.12 C-.6,.75 -1,.2 -.9,-.95 Z",
        cx,
        cy,
        r,
    )


def glyph(canvas: skia.Canvas, kind: str, cx: float, cy: float, r: float, colour: Colour) -> None:
    """Crown, cross, scales, sword or eye in one colour."""
    paint = fill(colour)
    if kind == NOBLE:
        crown = "M-.52,.34 L-.58,-.22 L-.26,.04 L0,-.42 L.26,.04 L.58,-.22 L.52,.34 Z"
        canvas.drawPath(path(crown, cx, cy, r), paint)
    elif kind == RELIGIOUS:
        upright, bar = (
            rect(cx - r * 0.1, cy - r * 0.62, r * 0.2, r * 1.22),
            rect(cx - r * 0.42, cy - r * 0.26, r * 0.84, r * 0.2),
        )
        canvas.drawPath(union(upright, bar), paint)
    elif kind == TRADE:
        _scales(canvas, cx, cy, r, colour)
    elif kind == MILITARY:
        blade = "M-.085,.2 L-.085,-.42 L0,-.66 L.085,-.42 L.085,.2 Z"
        canvas.drawPath(path(blade, cx, cy, r), paint)
        canvas.drawPath(rect(cx - r * 0.4, cy + r * 0.18, r * 0.8, r * 0.15, r * 0.06), paint)
        canvas.drawPath(rect(cx - r * 0.068, cy + r * 0.3, r * 0.136, r * 0.36), paint)
        canvas.drawCircle(cx, cy + r * 0.68, r * 0.12, paint)
    else:
        canvas.drawPath(path("M-.62,0 Q0,-.66 .62,0 Q0,.66 -.62,0 Z", cx, cy, r), paint)
        canvas.drawCircle(cx, cy, r * 0.25, fill(TYPE_TONES[UNIQUE].dark))
        canvas.drawCircle(cx - r * 0.06, cy - r * 0.06, r * 0.09, fill("#ffffff"))


def _scales(canvas: skia.Canvas, cx: float, cy: float, r: float, colour: Colour) -> None:
    canvas.drawLine(cx, cy - r * 0.5, cx, cy + r * 0.5, stroke(colour, r * 0.13))
    canvas.drawLine(cx - r * 0.5, cy - r * 0.36, cx + r * 0.5, cy - r * 0.36, stroke(colour, r * 0.12))
    canvas.drawLine(cx - r * 0.26, cy + r * 0.52, cx + r * 0.26, cy + r * 0.52, stroke(colour, r * 0.14))
    for x in (cx - r * 0.48, cx + r * 0.48):
        chains = path("M0,-.36 L-.22,.08 L.22,.08 Z", x, cy, r)
        canvas.drawPath(chains, stroke(colour, max(0.8, r * 0.05)))
        canvas.drawPath(path("M-.27,.06 Q0,.42 .27,.06 Z", x, cy, r), fill(colour))


def type_gem(canvas: skia.Canvas, kind: str, cx: float, cy: float, r: float, shadow: bool = True) -> None:
    """A type as a gem in a gold setting; below r 15 the setting is a plain line, so that it stays clear."""
    tones = TYPE_TONES[kind]
    if shadow and r > 9:
        canvas.drawPath(outline_of(kind, cx + r * 0.04, cy + r * 0.14, r * 1.16), fill("#000000", 0.5, blur=r * 0.14))
    if r >= 15:
        setting = outline_of(kind, cx, cy, r * 1.13)
        canvas.drawPath(outline_of(kind, cx, cy, r * 1.2), fill(INK))
        canvas.drawPath(setting, gold_leaf(scale=0.25 if r < 60 else 0.7))
        canvas.drawPath(setting, linear(cx - r, cy - r, cx + r, cy + r, SHINE))
        canvas.drawPath(outline_of(kind, cx, cy, r * 0.97), fill(INK, 0.75))
    else:
        canvas.drawPath(outline_of(kind, cx, cy, r * 1.22), fill(INK))
        canvas.drawPath(outline_of(kind, cx, cy, r * 1.1), fill("#f3d27a"))
    stone = outline_of(kind, cx, cy, r * 0.92)
    stops = [(0, tones.light), (0.4, tones.main), (1, tones.dark)]
    canvas.drawPath(stone, radial(cx - r * 0.35, cy - r * 0.45, r * 1.9, stops))
    if r >= 12:
        canvas.drawPath(intersection(stone, oval(cx - r * 1.1, cy - r * 1.5, r * 2.2, r * 1.5)), fill("#ffffff", 0.2))
    edge = darken(tones.dark, 0.55)
    for turn in range(8):  # ivory alone is too near to the gold of the noble type
        angle = turn * math.pi / 4
        glyph(canvas, kind, cx + r * 0.075 * math.cos(angle), cy + r * (0.075 * math.sin(angle) + 0.02), r * 0.98, edge)
    glyph(canvas, kind, cx, cy, r * 0.98, IVORY)


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
