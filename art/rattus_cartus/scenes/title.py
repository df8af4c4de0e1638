"""The key art: an abbey on its hill before a sick green moon, the lit gables of the town, rats on the wall in front."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.paint import OVERLAY, SCREEN, fill, linear, radial, stroke, textured
from art.kit.drawing.shapes import path
from art.kit.drawing.textures import grain_texture
from art.kit.scene.scene import Scene
from art.rattus_cartus.parts.abbey import PLAGUE, abbey
from art.rattus_cartus.parts.rats import rat

WIDTH, HEIGHT, SKY = 1612.5, 675, 225  # units: a scene of 16:9 is 1200 wide; the rest is for wide and for high windows
PIXELS = 1.6  # per unit
MOON = (966, 150, 138)
WALLS = ("#5f6e62", "#4f5c56", "#6f7058", "#465650", "#6a6048")
ROOFS = ("#2c4048", "#3a4a44", "#4a3f38", "#34424a")

CLOUDS = (
    (560, 90, 200, 0.2), (980, 128, 240, 0.34), (720, 244, 190, 0.3), (1230, 60, 220, 0.2), (330, 200, 190, 0.14),
    (1380, 210, 200, 0.22), (1010, 20, 150, 0.2), (700, -90, 220, 0.14),
)  # left, top, width, strength  # fmt: skip


class Panorama(Scene):
    """A scene whose left 1200 units fill a window of 16:9; sky reaches up to -SKY."""

    W = WIDTH
    H = HEIGHT


def title(canvas: skia.Canvas) -> None:
    """2580 x 1440, dark on the left and at the foot."""
    canvas.save()
    canvas.scale(PIXELS, PIXELS)
    canvas.translate(0, SKY)
    s = Panorama(canvas, "night", 6)
    s.theme, s.ink = PLAGUE, PLAGUE.ink
    _sky(s)
    _hill(s)
    abbey(s)
    _procession(s)
    _town(s)
    _rats(s)
    s.area(0, -SKY, WIDTH, HEIGHT, textured(grain_texture(), 0.28, 0.6, OVERLAY))
    canvas.restore()
    _calm(canvas)


def _sky(s: Panorama) -> None:
    """Night, the moon in rings of haze, the far town."""
    s.area(0, -SKY, WIDTH, 1, linear(0, -SKY, 0, 0, [(0, "#03070d"), (1, PLAGUE.sky[0])]))
    s.sky(None, 0, stars=70, clouds=0, horizon=540)
    for _ in range(40):
        s.disc(
            s.random.uniform(0, WIDTH), s.random.uniform(-SKY, 30), s.random.choice((0.8, 1, 1.3)), fill("#ffffff", 0.6)
        )
    x, y, r = MOON
    s.disc(
        x, y, r * 4.4, radial(x, y, r * 4.4, [(0, "#e8f0a0", 0.5), (0.4, "#a8c070", 0.2), (1, "#a8c070", 0)], SCREEN)
    )
    for ring in range(6, 0, -1):
        s.disc(x, y, r + ring * 44, fill("#e8f0b0", 0.035))
    s.disc(x, y, r, radial(x - 40, y - 44, r * 1.8, [(0, "#fffff0"), (0.55, "#e6eab0"), (1, "#a0ad6a")]))
    for dx, dy, size in (
        (-0.42, 0.3, 0.2),
        (0.36, -0.42, 0.15),
        (0.46, 0.36, 0.12),
        (-0.1, -0.3, 0.09),
        (-0.5, -0.3, 0.1),
    ):
        s.disc(x + dx * r, y + dy * r, size * r, fill("#8f9d5c", 0.34))
        s.disc(x + dx * r - 2, y + dy * r - 3, size * r * 0.8, fill("#c8d08a", 0.3))
    for cx, cy, w, alpha in CLOUDS:
        s.cloud(cx, cy, w, alpha, "#c2cf96")
    s.birds(760, 76, 7, 34, "#0a1413")
    s.ridge(452, 34, 0.62, 1, True)
    s.ridge(480, 24, 0.5, 6)
    s.far_city(520, 0.5, 2, -10, WIDTH + 10, 92)
    s.mist(520, 40, 0.3, "#c8d890")


def _hill(s: Panorama) -> None:
    """The black hill and the way up, with its lamps."""
    hill = path(
        "M320,640 C470,590 560,470 690,408 C742,388 812,378 900,378 C986,378 1080,392 1130,420 "
        "C1240,486 1330,566 1660,612 L1660,680 L320,680 Z"
    )
    s.inked(hill, linear(0, 376, 0, 620, [(0, "#2c4234"), (0.4, "#17261f"), (1, "#0a1210")]))
    with s.clipped(hill):
        for i in range(46):
            x, y = 480 + (i * 137) % 860, 400 + (i * 71) % 210
            s.draw(path(f"M{x},{y} q5,-9 3,-16 M{x + 5},{y} q2,-8 7,-12"), stroke("#5a7a52", 1.4, 0.5))
        s.draw(
            path("M690,408 C742,388 812,378 900,378 C986,378 1080,392 1130,420"), stroke("#dbe6a0", 3, 0.5, blur=1.2)
        )
    way = path("M800,404 L826,404 C850,430 770,448 780,476 C792,508 880,520 836,580 L744,580 C800,520 716,510 722,474 "
               "C728,442 806,432 800,404 Z")  # fmt: skip
    s.inked(way, linear(0, 400, 0, 580, [(0, "#8a8a58"), (0.5, "#4a5238"), (1, "#1c2620")]), 1.4, 0.5)
    for x, h in ((640, 66), (660, 50), (1122, 62), (1146, 46), (1172, 70), (606, 44)):
        foot = 436 + abs(x - 890) * 0.09
        s.tree(x, foot, h, h * 0.24, "#20382c", "cypress")
    for x, y in ((704, 424), (724, 430), (1064, 410), (1086, 416), (1040, 406)):
        s.inked(path(f"M{x - 4},{y} v-13 q4,-6 8,0 v13 Z"), fill("#46584c"), 1.4)


def _procession(s: Panorama) -> None:
    """Monks with lanterns on the way up, one behind the other."""
    for i, (x, y, h) in enumerate(
        ((808, 424, 19), (796, 442, 21), (772, 462, 23), (752, 488, 25), (772, 516, 28), (800, 540, 30))
    ):
        s.glow(x + 6, y - h * 0.5, 20 + i * 2, "#ffcf6a", 0.6)
        s.figure(x, y, h, "#1f2826", dress="robe", head="hood", hat="#141b1a", pose="carry", facing=1 if i < 4 else -1)
        s.disc(x + 6, y - h * 0.55, 1.6 + i * 0.2, fill("#fff6cf"))


def _town(s: Panorama) -> None:
    """Three rows of gables, the mist between them."""
    dice = random.Random(12)
    for base, scale, haze, gaps in (
        (586, 0.7, 0.36, ((690, 900),)), (628, 0.95, 0.16, ((730, 850),)), (676, 1.25, 0.0, ((560, 1010),)),
    ):  # fmt: skip
        x = -30.0
        while x < WIDTH + 30:
            w, h = dice.uniform(34, 52) * scale, dice.uniform(44, 84) * scale
            if not any(left < x + w / 2 < right for left, right in gaps):
                _house(s, dice, (x, base - h, w, h + 40), scale, haze)
            x += w * dice.uniform(0.86, 1.0)
        s.mist(base - 6, 26, 0.16, "#c8d890")


def _house(s: Panorama, dice: random.Random, box: tuple[float, float, float, float], scale: float, haze: float) -> None:
    """A house with a pointed gable; few of its windows are lit, one door has a cross."""
    x, y, w, h = box
    wall, roof = dice.choice(WALLS), dice.choice(ROOFS)
    s.wall(x, y, w, h, wall, "plaster", haze=haze)
    if dice.random() < 0.72:
        s.gable(x, y, w, w * dice.uniform(0.75, 1.2), wall, roof, 3.4 * scale, "plaster", 5 * scale)
        s.window(x + w * 0.42, y - w * 0.26, w * 0.16, w * 0.22, dice.random() < 0.5, "arch", False, False, 0.7)
    else:
        s.hip(x, y, w, w * 0.62, roof, 3 * scale, 0.16)
    for column in range(2):
        for floor in range(int(h // (24 * scale))):
            if dice.random() < 0.8:
                left, top = x + w * (0.2 + 0.38 * column), y + (8 + floor * 22) * scale
                s.window(left, top, 8 * scale, 12 * scale, dice.random() < 0.42, "arch", scale > 0.9, False, 0.7)
    if dice.random() < 0.3:
        cross = path(f"M{x + w * 0.4},{y + h * 0.62} l{w * 0.2},{w * 0.2} m0,{-w * 0.2} l{-w * 0.2},{w * 0.2}")
        s.draw(cross, stroke("#c8322a", 2.4 * scale, 0.85))


def _rats(s: Panorama) -> None:
    """The wall in front, and who runs along it."""
    wall = path(
        f"M-10,{HEIGHT + 10} L-10,652 Q400,634 806,640 Q1210,634 {WIDTH + 10},654 L{WIDTH + 10},{HEIGHT + 10} Z"
    )
    s.inked(wall, linear(0, 634, 0, HEIGHT, [(0, "#2a3630"), (1, "#080d0c")]))
    with s.clipped(wall):
        s.texture(wall, 0, 636, WIDTH, 50, "stone", 1)
        s.draw(path(f"M-10,653 Q400,635 806,641 Q1210,635 {WIDTH + 10},655"), stroke("#dbe6a0", 2.6, 0.45))
    s.area(0, 560, WIDTH, 700, linear(0, 580, 0, HEIGHT, [(0, s.ink, 0), (1, s.ink, 0.5)]))
    dice = random.Random(5)
    x = 430.0
    while x < WIDTH:
        size = dice.uniform(38, 62)
        fur, top = dice.choice(("#544850", "#463c46", "#60525a")), 642 - size * 0.2 + abs(x - 806) * 0.006
        rat(s.canvas, x, top, size, fur, "#ff5a3a", dice.random() < 0.16, 4)
        x += dice.uniform(42, 120)


def _calm(canvas: skia.Canvas) -> None:
    """Dark where the menu and the shelf lie."""
    width, height, night = WIDTH * PIXELS, (HEIGHT + SKY) * PIXELS, "#070d10"
    whole = skia.Rect(0, 0, width, height)
    canvas.drawRect(whole, linear(0, 0, 1060, 0, [(0, night, 0.92), (0.55, night, 0.6), (1, night, 0)]))
    canvas.drawRect(whole, linear(0, height - 240, 0, height, [(0, night, 0), (1, night, 0.6)]))
