"""The backs of the cards: castello on umber, question on night blue, lozenge on dark umber for a used action."""

from __future__ import annotations

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import Stop, fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path, polygon, rect, regular
from art.kit.drawing.textures import gold_texture
from art.kit.marks import SHINE
from art.la_citta.parts import tokens

# Width and height in units, pixels per unit, light and dark.
BACKS: dict[str, tuple[int, int, int, str, str]] = {
    "politics": (100, 108, 6, "#8a5c32", "#2a170b"),
    "voice": (105, 150, 5, "#2f4690", "#0c1434"),
    "action": (74, 108, 6, "#6a5040", "#1e130c"),
}


def card_back(canvas: skia.Canvas, kind: str) -> None:
    """One back in its units."""
    w, h, _, light, dark = BACKS[kind]
    canvas.clipPath(rect(0, 0, w, h, 7), True)
    canvas.drawPath(rect(0, 0, w, h, 7), fill(INK))
    field = rect(2.6, 2.6, w - 5.2, h - 5.2, 5)
    canvas.drawPath(field, radial(w / 2, h / 2, h * 0.62, [(0, light), (1, dark)]))
    canvas.save()
    canvas.clipPath(field, True)
    _lattice(canvas, w, h, kind)
    canvas.restore()
    canvas.drawPath(field, textured(gold_texture(), 1, 0.3, stroke=2))
    canvas.drawPath(rect(6.6, 6.6, w - 13.2, h - 13.2, 3.5), textured(gold_texture(), 0.7, 0.3, stroke=0.8))
    _emblem(canvas, w / 2, h / 2, kind)


def _lattice(canvas: skia.Canvas, w: float, h: float, kind: str) -> None:
    step = 9.6
    for row in range(int(h / step) + 2):
        for column in range(int(w / step) + 2):
            x, y = (column + 0.5 * (row % 2)) * step, row * step
            if kind == "voice":
                canvas.drawCircle(x, y, 1.3, fill("#f3d590", 0.5))
            else:
                diamond = polygon((x, y - 4.7), (x + 4.7, y), (x, y + 4.7), (x - 4.7, y))
                canvas.drawPath(diamond, stroke("#e8c26a", 0.55, 0.3))
                canvas.drawCircle(x, y, 0.8, fill("#e8c26a", 0.34))


def _emblem(canvas: skia.Canvas, x: float, y: float, kind: str) -> None:
    _, _, _, light, dark = BACKS[kind]
    sides, r = (8, 29.0) if kind == "politics" else (6, 27.0) if kind == "action" else (90, 30.0)
    turn = -67.5 if sides == 8 else -90
    for radius, paint in ((r + 3, fill(INK)), (r + 1.4, gold_leaf(scale=0.3)), (r - 1, fill(INK))):
        canvas.drawPath(regular(x, y, radius, sides, turn), paint)
    inner: list[Stop] = [(0, mix(light, "#ffffff", 0.14)), (1, dark)]
    canvas.drawPath(regular(x, y, r - 1.8, sides, turn), radial(x, y - 6, r, inner))
    if kind == "voice":
        for paint in (stroke(INK, 9), stroke("#f3d27a", 5.4)):
            tokens.question(canvas, x, y, 15, paint)
    elif kind == "politics":
        tokens.castle(canvas, x, y, 18, gold_leaf(scale=0.2), 0.08)
        canvas.drawPath(path(tokens.CASTLE, x, y, 18), linear(x - 18, y - 18, x + 18, y + 18, SHINE))
        canvas.drawPath(path(tokens.GATE, x, y, 18), fill(INK))
    else:
        canvas.drawPath(tokens.lozenge(x, y, 16), gold_leaf(scale=0.2))
        canvas.drawPath(tokens.lozenge(x, y, 16), linear(x - 14, y - 14, x + 14, y + 14, SHINE))
        canvas.drawPath(tokens.lozenge(x, y, 9), stroke(INK, 1.6))
