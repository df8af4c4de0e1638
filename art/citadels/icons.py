"""Icons: card backs and the figures of the score line."""

from __future__ import annotations

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import arch, path, polygon, rect, regular, star
from art.kit.drawing.textures import gold_texture
from art.kit.marks import SHINE, crown

BACK_GROUNDS = {"district": ("#2c3566", "#141736"), "character": ("#6a1a30", "#2a0a18")}
TOWERS = (
    "M-15,15 L-15,-6 L-17,-6 L-17,-13 L-13,-13 L-13,-10 L-10,-10 L-10,-13 L-6,-13 L-6,-6 L-8,-6 L-8,0 L-5,0 L-5,-14 "
    "L0,-24 L5,-14 L5,0 L8,0 L8,-6 L6,-6 L6,-13 L10,-13 L10,-10 L13,-10 L13,-13 L17,-13 L17,-6 L15,-6 L15,15 L4,15 "
    "L4,8 Q0,2 -4,8 L-4,15 Z"
)


def card_back(canvas: skia.Canvas, kind: str) -> None:
    """The back of a card, 110 x 154 units: towers on night blue for districts, a crown on crimson for characters."""
    light, dark = BACK_GROUNDS[kind]
    canvas.clipPath(rect(0, 0, 110, 154, 8), True)
    canvas.drawPath(rect(0, 0, 110, 154, 8), fill(INK))
    field = rect(3, 3, 104, 148, 6)
    canvas.drawPath(field, radial(55, 77, 95.5, [(0, light), (1, dark)]))
    canvas.save()
    canvas.clipPath(field, True)
    for row in range(15):
        for column in range(11):
            x, y = (column + 0.5 * (row % 2)) * 11, row * 11
            lozenge = polygon((x, y - 5.4), (x + 5.4, y), (x, y + 5.4), (x - 5.4, y))
            canvas.drawPath(lozenge, stroke("#e8c26a", 0.6, 0.28))
            canvas.drawCircle(x, y, 0.9, fill("#e8c26a", 0.35))
    canvas.restore()
    canvas.drawPath(field, textured(gold_texture(), 1, 0.3, stroke=2))
    canvas.drawPath(rect(7.5, 7.5, 95, 139, 4), textured(gold_texture(), 0.7, 0.3, stroke=0.9))
    canvas.drawPath(regular(55, 77, 31, 8, -67.5), fill(INK))
    canvas.drawPath(regular(55, 77, 29, 8, -67.5), gold_leaf(scale=0.3))
    canvas.drawPath(regular(55, 77, 26, 8, -67.5), radial(55, 77, 30, [(0, mix(light, "#ffffff", 0.12)), (1, dark)]))
    if kind == "district":
        canvas.drawPath(path(TOWERS, 55, 77), gold_leaf(scale=0.25))
    else:
        crown(canvas, 55, 77, 36)


def stat_city(canvas: skia.Canvas) -> None:
    """Districts of a city: a tower with its gate."""
    tower = path("M-9,9 L-9,-3 L-5,-3 L-5,-8 L-1,-11 L3,-8 L3,-1 L9,-1 L9,9 Z", 64, 68, 5.6)
    canvas.drawPath(tower, stroke(INK, 9))
    canvas.drawPath(tower, gold_leaf(scale=0.5))
    canvas.drawPath(tower, linear(20, 0, 110, 0, SHINE))
    canvas.drawPath(arch(50, 92, 24, 27, False), fill("#5a3208", 0.9))


def stat_points(canvas: skia.Canvas) -> None:
    """Points: a star."""
    shape = star(64, 68, 56, 5, 0.46)
    canvas.drawPath(shape, stroke(INK, 8))
    canvas.drawPath(shape, gold_leaf(scale=0.5))
    canvas.drawPath(shape, linear(20, 20, 110, 110, SHINE))


def stat_hand(canvas: skia.Canvas) -> None:
    """Cards in hand: two backs fanned out."""
    for turn, x in ((-14, 50), (12, 78)):
        canvas.save()
        canvas.translate(x, 66)
        canvas.rotate(turn)
        canvas.scale(70 / 110, 70 / 110)
        canvas.translate(-55, -77)
        card_back(canvas, "district")
        canvas.restore()
