"""Marks of the cards: the gems of the types and the seals of the ranks.

A type is always said three times: by outline, by glyph and by colour.
"""

from __future__ import annotations

import math

import skia

from art.citadels.palette import MILITARY, NOBLE, RELIGIOUS, TRADE, TYPE_TONES, UNIQUE, tones_of
from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import arch, circle, intersection, oval, path, polygon, rect, star, union
from art.kit.marks import SHINE, shield

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
