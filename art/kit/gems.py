"""Gems: the kinds of things that games tell apart, each said three times: by outline, by glyph and by colour."""

from __future__ import annotations

import math
from typing import NamedTuple

import skia

from art.kit.drawing.colour import Colour, darken
from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import arch, circle, intersection, oval, path, polygon, rect, star, union
from art.kit.marks import SHINE, shield

NOBLE, RELIGIOUS, TRADE, MILITARY, UNIQUE, RURAL = "noble", "religious", "trade", "military", "unique", "rural"


class Tones(NamedTuple):
    """Main, dark and light colour of a kind."""

    main: Colour
    dark: Colour
    light: Colour


TYPE_TONES = {
    NOBLE: Tones("#e0a02c", "#7a4a10", "#ffd877"),
    RELIGIOUS: Tones("#3d7fd6", "#163a78", "#9fcbff"),
    TRADE: Tones("#3fa05e", "#124a30", "#9fe0a8"),
    MILITARY: Tones("#d0432f", "#6a1518", "#ff9a80"),
    UNIQUE: Tones("#9457c4", "#3c1a66", "#dcb0ff"),
    RURAL: Tones("#b9a27a", "#5c4a30", "#f3e3bd"),
}

IVORY = "#fffaf0"


def outline_of(kind: str, cx: float, cy: float, r: float) -> skia.Path:
    """Lozenge, pointed arch, circle, shield, rounded square or eight-pointed star: the outline of a kind."""
    if kind == NOBLE:
        return polygon((cx, cy - r * 1.12), (cx + r * 1.05, cy), (cx, cy + r * 1.12), (cx - r * 1.05, cy))
    if kind == RELIGIOUS:
        return arch(cx - r * 0.8, cy - r * 1.12, r * 1.6, r * 2.1)
    if kind == TRADE:
        return circle(cx, cy, r)
    if kind == MILITARY:
        return shield(cx, cy, r)
    if kind == RURAL:
        return rect(cx - r * 0.92, cy - r * 0.92, r * 1.84, r * 1.84, r * 0.3)
    return star(cx, cy, r * 1.2, 8, 0.72)


def glyph(canvas: skia.Canvas, kind: str, cx: float, cy: float, r: float, colour: Colour) -> None:
    """Crown, cross, scales, sword, ear of wheat or eye in one colour."""
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
    elif kind == RURAL:
        _ear(canvas, cx, cy, r, colour)
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


def _ear(canvas: skia.Canvas, cx: float, cy: float, r: float, colour: Colour) -> None:
    canvas.drawLine(cx, cy + r * 0.72, cx, cy - r * 0.3, stroke(colour, r * 0.13))
    for y in (-0.05, 0.3):
        for side in (-1, 1):
            grain = (
                f"M0,{y + 0.18} C{side * 0.42},{y + 0.1} {side * 0.46},{y - 0.2} {side * 0.3},{y - 0.36} "
                f"C{side * 0.1},{y - 0.26} 0,{y - 0.1} 0,{y + 0.18} Z"
            )
            canvas.drawPath(path(grain, cx, cy, r), fill(colour))
    canvas.drawPath(path("M0,-.16 C-.22,-.36 -.16,-.6 0,-.76 C.16,-.6 .22,-.36 0,-.16 Z", cx, cy, r), fill(colour))


def type_gem(canvas: skia.Canvas, kind: str, cx: float, cy: float, r: float, shadow: bool = True) -> None:
    """A kind as a gem in a gold setting; below r 15 the setting is a plain line, so that it stays clear."""
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
