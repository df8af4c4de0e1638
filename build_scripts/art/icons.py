"""Icons: card backs, figures of the score line, badges of the rank track, the icon of the program."""

from __future__ import annotations

import skia

from art.colour import Colour, mix
from art.marks import SHINE, coin, crown
from art.paint import fill, gold_leaf, linear, radial, stroke, textured
from art.palette import INK
from art.shapes import arch, path, polygon, rect, regular, star
from art.surface import blank
from art.textures import gold_texture

BACK_GROUNDS = {"district": ("#2c3566", "#141736"), "character": ("#6a1a30", "#2a0a18")}
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)
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


def _disc(canvas: skia.Canvas, ring: Colour) -> None:
    canvas.drawCircle(64, 67, 58, fill("#000000", 0.5, blur=4))
    canvas.drawCircle(64, 64, 58, fill(INK))
    canvas.drawCircle(64, 64, 55, radial(50, 44, 90, [(0, "#3a3352"), (1, "#16121f")]))
    canvas.drawCircle(64, 64, 54, stroke(ring, 5))
    canvas.drawCircle(64, 64, 49, stroke(INK, 2, 0.7))


def badge_killed(canvas: skia.Canvas) -> None:
    """A dagger: this rank was assassinated."""
    _disc(canvas, "#d8453a")
    canvas.save()
    canvas.translate(64, 62)
    canvas.rotate(38)
    canvas.scale(1.75, 1.75)
    blade = path("M-3.5,-6 L-3.5,24 L0,32 L3.5,24 L3.5,-6 Z")
    steel = [(0, "#ffffff"), (0.5, "#dfe6f2"), (0.52, "#8c98ac"), (1, "#aab4c6")]
    parts = ((blade, linear(-4, 0, 4, 0, steel)), (rect(-10, -9, 20, 4, 2), fill("#e6b24a")))
    for shape, paint in (*parts, (rect(-2.5, -22, 5, 14, 2), fill("#c8402f"))):
        canvas.drawPath(shape, stroke(INK, 4))
        canvas.drawPath(shape, paint)
    canvas.drawCircle(0, -24, 4.5, fill(INK))
    canvas.drawCircle(0, -24, 3, fill("#e6b24a"))
    canvas.restore()


def badge_robbed(canvas: skia.Canvas) -> None:
    """A purse: this rank was robbed."""
    _disc(canvas, "#e6b24a")
    bag = path("M-9,-17 C-32,-2 -34,30 -12,34 L12,34 C34,30 32,-2 9,-17 Q0,-12 -9,-17 Z", 60, 64, 0.98)
    canvas.drawPath(bag, stroke(INK, 6))
    canvas.drawPath(bag, linear(28, 0, 92, 0, [(0, "#d8a060"), (0.5, "#a8743a"), (1, "#5a3818")]))
    mouth = path("M-9,-21 Q0,-15 9,-21 L14,-32 Q0,-25 -14,-32 Z", 60, 64, 0.98)
    canvas.drawPath(mouth, stroke(INK, 6))
    canvas.drawPath(mouth, fill("#c08a4a"))
    canvas.drawPath(path("M-11,-19 Q0,-12 11,-19", 60, 64, 0.98), stroke("#e6b24a", 5))
    coin(canvas, 82, 82, 19, shadow=False, crowned=True)


def badge_out(canvas: skia.Canvas) -> None:
    """A cross: this rank lies face up and is out of the round."""
    _disc(canvas, "#9a93a8")
    for colour, width in ((INK, 20), ("#d9d3e2", 11)):
        canvas.drawLine(44, 44, 84, 84, stroke(colour, width))
        canvas.drawLine(84, 44, 44, 84, stroke(colour, width))


def program_icon(size: int) -> skia.Surface:
    """Crown and coin on a night blue tile; below 48 pixels the crown alone, so that it stays clear."""
    surface, canvas = blank(512, 512, size / 512)
    tile = rect(14, 14, 484, 484, 112)
    canvas.drawPath(tile, radial(256, 200, 380, [(0, "#4a4690"), (0.6, "#26244a"), (1, "#131224")]))
    if size > 48:
        canvas.save()
        canvas.clipPath(tile, True)
        for radius in (190, 198, 236):
            canvas.drawCircle(256, 270, radius, stroke("#e8c26a", 4, 0.22))
        canvas.restore()
    canvas.drawPath(tile, stroke(INK, 30))
    canvas.drawPath(tile, textured(gold_texture(), 1, 0.8, stroke=18))
    if size < 48:
        crown(canvas, 256, 262, 372)
    else:
        coin(canvas, 256, 330, 124, crowned=True)
        crown(canvas, 256, 176, 290)
    return surface
