"""The backs of the cards: a golden rat in an octagon, on moss green for followers and on umber for buildings."""

from __future__ import annotations

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, gold_leaf, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import path, polygon, rect, regular
from art.kit.drawing.textures import gold_texture
from art.rattus_cartus.parts.rats import RAT_BODY

BACKS = {"follower": ("#4d6a3c", "#16240f"), "building": ("#6e4a2c", "#22140a")}


def card_back(canvas: skia.Canvas, kind: str) -> None:
    """One back, 110 x 154 units."""
    light, dark = BACKS[kind]
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
            canvas.drawPath(lozenge, stroke("#e8c26a", 0.6, 0.24))
            canvas.drawCircle(x, y, 0.9, fill("#e8c26a", 0.3))
    canvas.restore()
    canvas.drawPath(field, textured(gold_texture(), 1, 0.3, stroke=2))
    canvas.drawPath(rect(7.5, 7.5, 95, 139, 4), textured(gold_texture(), 0.7, 0.3, stroke=0.9))
    for radius, paint in ((36, fill(INK)), (34, gold_leaf(scale=0.3)), (31, fill(INK))):
        canvas.drawPath(regular(55, 77, radius, 8, -67.5), paint)
    canvas.drawPath(regular(55, 77, 30, 8, -67.5), radial(55, 70, 34, [(0, mix(light, "#ffffff", 0.12)), (1, dark)]))
    canvas.save()
    canvas.translate(58, 79)
    canvas.scale(0.30, 0.30)
    canvas.drawPath(path("M-52,28 C-84,34 -100,14 -84,-8 C-78,-22 -90,-32 -100,-26"), gold_leaf(stroke=9, scale=0.5))
    canvas.drawPath(path(RAT_BODY), gold_leaf(scale=0.5))
    canvas.drawPath(path(RAT_BODY), stroke(INK, 4))
    canvas.drawCircle(58, 4, 5, fill(INK))
    canvas.restore()
