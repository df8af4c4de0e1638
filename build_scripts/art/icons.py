"""Icons: card backs, figures of the score line, the icon of the program."""

from __future__ import annotations

import skia

from art.colour import mix
from art.marks import SHINE, coin, crown
from art.paint import fill, gold_leaf, linear, radial, stroke, textured
from art.palette import INK
from art.shapes import arch, path, polygon, rect, regular, star
from art.surface import blank
from art.textures import gold_texture

BACK_GROUNDS = {"district": ("#2c3566", "#141736"), "character": ("#6a1a30", "#2a0a18")}
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
WINDOWS_ICON = (16, 24, 32, 48, 64, 128, 256)
MAC_ICON = (32, 64, 128, 256, 512, 1024)
SMALL_ICON = 48
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


def program_icon(size: int) -> skia.Surface:
    """Crown and coin on a night blue tile; up to 48 pixels a plainer crown alone, so that it stays clear."""
    if size <= SMALL_ICON:
        return _small_icon(size)
    surface, canvas = blank(512, 512, size / 512)
    tile = rect(14, 14, 484, 484, 112)
    canvas.drawPath(tile, radial(256, 200, 380, [(0, "#4a4690"), (0.6, "#26244a"), (1, "#131224")]))
    canvas.save()
    canvas.clipPath(tile, True)
    for radius in (190, 198, 236):
        canvas.drawCircle(256, 270, radius, stroke("#e8c26a", 4, 0.22))
    canvas.restore()
    canvas.drawPath(tile, stroke(INK, 30))
    canvas.drawPath(tile, textured(gold_texture(), 1, 0.8, stroke=18))
    coin(canvas, 256, 330, 124, crowned=True)
    crown(canvas, 256, 176, 290)
    return surface


def _small_icon(size: int) -> skia.Surface:
    """Flat gold on night blue, 16 x 16 units, its edges on whole pixels at 16, 32 and 48."""
    surface, canvas = blank(16, 16, size / 16)
    tile = rect(0, 0, 16, 16, 3.5)
    canvas.drawPath(tile, linear(0, 0, 0, 16, [(0, "#4b478f"), (0.6, "#2a2856"), (1, "#171530")]))
    if size > 16:
        canvas.drawPath(rect(0.5, 0.5, 15, 15, 3.1), stroke("#d9a441", 1))
        canvas.drawPath(rect(1.1, 1.1, 13.8, 13.8, 2.6), stroke(INK, 0.4, 0.8))
    spikes = polygon((2.5, 11), (2, 4.6), (5.3, 7.6), (8, 3), (10.7, 7.6), (14, 4.6), (13.5, 11))
    canvas.drawPath(spikes, stroke(INK, 1.1))
    canvas.drawPath(rect(2, 10, 12, 3, 0.6), stroke(INK, 1.1))
    canvas.drawPath(spikes, linear(0, 3, 0, 11, [(0, "#fff0b0"), (0.5, "#f6cf5f"), (1, "#dc9f2c")]))
    canvas.drawPath(rect(2, 10, 12, 3, 0.6), linear(0, 10, 0, 13, [(0, "#ffe08a"), (1, "#b8741c")]))
    stones = ((8, 11.5, 1.05, "#d8263a"),) if size == 16 else (
        (8, 11.5, 0.95, "#e0303f"), (4.9, 11.5, 0.7, "#2f7fe0"), (11.1, 11.5, 0.7, "#37a860"))  # fmt: skip
    pearls = () if size == 16 else ((2.1, 4.4, 0.85, "#fffdf4"), (8, 3, 1, "#fffdf4"), (13.9, 4.4, 0.85, "#fffdf4"))
    for x, y, r, colour in (*stones, *pearls):
        canvas.drawCircle(x, y, r + 0.3, fill(INK, 0.85))
        canvas.drawCircle(x, y, r, fill(colour))
    return surface
