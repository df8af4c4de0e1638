"""The key art of the title: a castle above the roofs of its city at golden hour, calm on the left for the menu."""

from __future__ import annotations

import random
from collections.abc import Sequence

import skia

from art.kit.drawing.paint import OVERLAY, fill, linear, textured
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path
from art.kit.drawing.textures import grain_texture
from art.kit.scene.scene import Scene

WALLS = ("#e8c9a0", "#d9a878", "#efe0c0", "#c98a6a", "#c8b498", "#e0b890", "#d0907a")
ROOFS = ("tile", "slate", "tile", "slate", "#8a4a3a", "#a8583a")
WIDTH, HEIGHT, SKY = 1612.5, 675, 225  # units: a scene of 16:9 is 1200 wide; the rest is for wide and for high windows
PIXELS = 1.6  # per unit


class Panorama(Scene):
    """A scene whose left 1200 units fill a window of 16:9; sky reaches up to -SKY."""

    W = WIDTH
    H = HEIGHT


def title(canvas: skia.Canvas) -> None:
    """2580 x 1440, dark on the left and at the foot."""
    canvas.save()
    canvas.scale(PIXELS, PIXELS)
    canvas.translate(0, SKY)
    s = Panorama(canvas, "golden", 5)
    _distance(s)
    _palace(s)
    with s.moved(212, 92):
        castle(s)
    _city(s)
    s.area(0, 500, WIDTH, HEIGHT, linear(0, 520, 0, HEIGHT, [(0, s.ink, 0), (1, s.ink, 0.42)]))
    _street_lamps(s)
    s.bushes(672, 3, h=34, x0=-20, x1=WIDTH + 20)
    s.area(0, -SKY, WIDTH, HEIGHT, textured(grain_texture(), 0.28, 0.6, OVERLAY))
    canvas.restore()
    _calm(canvas)


def _city(s: Panorama) -> None:
    """Rows of roofs from far to near, the minster among them."""
    end = WIDTH + 30
    streets = _Streets(s)
    streets.row(560, 0.58, (-20, 600), 0.20)
    streets.row(556, 0.58, (1010, end), 0.20)
    streets.row(566, 0.6, (600, 1010), 0.14, ((820, 950),))
    with s.moved(110, 124):
        _minster(s)
    streets.row(594, 0.74, (-30, 880), 0.10)
    streets.row(598, 0.74, (905, end), 0.10)
    s.mist(590, 26, 0.10, s.theme.sun)
    streets.row(632, 0.92, (-30, 860), 0.03)
    streets.row(636, 0.92, (930, end), 0.03)
    streets.row(676, 1.12, (-30, end), 0, ((560, 640), (1040, 1100)))


def _street_lamps(s: Panorama) -> None:
    """Warm light in the two squares of the foreground, and over the roofs."""
    for x in (600, 1070, 1330):
        s.glow(x, 648, 74, "#ffb85a", 0.5)
    for x in (578, 622, 1056, 1086):
        s.rod((x, 676), (x, 634), "#4a3a3a", 2.2, 4.4)
        s.glow(x, 630, 26, "#ffd98a", 0.9)
        s.disc(x, 630, 4.2, fill("#fff2c0"))
    s.figure(596, 674, 20, "#7a2e4e", dress="gown", head="veil", pose="walk")
    s.figure(1072, 674, 20, "#2f4f6e", pose="walk")


def _calm(canvas: skia.Canvas) -> None:
    width, height, night = WIDTH * PIXELS, (HEIGHT + SKY) * PIXELS, "#120c1c"
    whole = skia.Rect(0, 0, width, height)
    canvas.drawRect(whole, linear(0, 0, 1060, 0, [(0, night, 0.94), (0.55, night, 0.62), (1, night, 0)]))
    canvas.drawRect(whole, linear(0, height - 260, 0, height, [(0, night, 0), (1, night, 0.75)]))


def _distance(s: Panorama) -> None:
    s.area(0, -SKY, WIDTH, 1, linear(0, -SKY, 0, 0, [(0, "#120b26"), (1, s.theme.sky[0])]))
    s.sky((880, 236, 64), 6, stars=40, clouds=12, horizon=540)
    for _ in range(36):
        x, y, r = s.random.uniform(0, WIDTH), s.random.uniform(-SKY, 30), s.random.choice((0.8, 1, 1.3))
        s.disc(x, y, r, fill("#ffffff", s.random.uniform(0.35, 0.9)))
    for x, y in ((420, -60), (1010, -96), (1290, -24)):
        s.cloud(x, y, 130, 0.16)
    s.glow(880, 236, 420, "#ffcf7a", 0.34)
    s.birds(640, 130, 8, 40)
    s.ridge(420, 54, 0.68, 1, True)
    s.ridge(470, 30, 0.56, 6)
    s.far_city(494, 0.58, 2, -10, WIDTH + 10, 80)
    s.far_city(520, 0.46, 9, -10, WIDTH + 10, 46)
    s.ridge(520, 16, 0.42, 4)


def _palace(s: Panorama) -> None:
    """A domed palace on its own hill, for windows wider than 16:9."""
    hill = path("M1150,600 C1240,520 1320,452 1396,448 C1470,448 1540,500 1660,540 L1660,620 L1150,620 Z")
    s.inked(hill, linear(0, 440, 0, 580, [(0, s.tone("#8a7a4a", 0.1)), (1, s.tone("#4a4030", -0.8))]))
    for x, h in ((1298, 60), (1318, 78), (1478, 74), (1500, 56)):
        s.tree(x, 474, h, 17, "#4a5a34", "cypress")
    s.wall(1334, 392, 128, 66, "pale", "stone")
    for x in (1330, 1448):
        s.wall(x, 356, 20, 104, "pale", "stone", True)
        s.dome(x - 1, 356, 22, 20)
    s.wall(1362, 346, 72, 48, "pale")
    s.dome(1364, 346, 68, 58, "gold", 7)
    for x in (1345, 1367, 1389, 1411, 1433):
        s.window(x, 410, 11, 26, True, "arch")
    for x in (1372, 1392, 1412):
        s.window(x, 358, 10, 20, True, "arch")
    s.door(1386, 432, 24, 28, True)


def castle(s: Panorama) -> None:
    """The castle on its hill, about 400 units wide and high; its middle is at (664, 320)."""
    hill = path(
        "M150,600 C330,500 430,372 520,352 C600,334 730,334 812,352 C890,374 940,470 1060,520 L1060,620 L100,620 Z"
    )
    s.inked(hill, linear(0, 320, 0, 560, [(0, s.tone("#8a7a4a", 0.1)), (1, s.tone("#4a4030", -0.8))]))
    _tower(s, (586, 30, 190, 340), 52, ("pale", "slate"), "#b8302c")
    _tower(s, (712, 30, 196, 340), 50, ("pale", "slate"), GOLD)
    s.wall(604, 170, 122, 172, "stone")
    s.battlement(604, 170, 122, 9, 7, "stone", 5, 10)
    s.wall(640, 106, 50, 56, "pale", "stone")
    s.cone(640, 106, 50, 78, "tile", 9)
    s.window(655, 116, 20, 30, True, "gothic")
    for x in (620, 648, 676, 704):
        s.window(x - 2, 192, 12, 24, True, "gothic")
    s.banner(654, 232, 22, 44, "#b8302c")
    s.wall(520, 296, 290, 66, "stone")
    s.battlement(520, 296, 290, 20, 6, "stone", 0, 8)
    _tower(s, (504, 44, 256, 384), 56, ("stone", "tile"), "#b8302c")
    _tower(s, (784, 44, 258, 388), 56, ("stone", "tile"), "#2f4f8e")
    s.wall(626, 280, 78, 88, "pale", "stone")
    s.battlement(626, 280, 78, 6, 7, "pale", 5, 10)
    s.door(650, 314, 30, 54, False, True, portcullis=True)
    _castle_foot(s)


def _castle_foot(s: Panorama) -> None:
    """Rocks and bushes that root the walls in the hill, and the lit way up to the gate."""
    way = path("M652,368 L682,368 C700,392 640,404 668,424 C700,444 740,452 716,486 L650,486 C676,456 606,446 618,424 "
               "C626,404 660,396 652,368 Z")  # fmt: skip
    s.inked(way, linear(0, 368, 0, 486, [(0, s.tone("sand", 0.3)), (1, s.tone("sand", -0.6))]), 1.4, 0.5)
    s.glow(666, 372, 46, "#ffbf6a", 0.6)
    for x, y, r in ((500, 392, 15), (520, 397, 11), (552, 396, 9), (784, 397, 12), (808, 394, 10), (826, 396, 15)):
        rock = path("M-1,.5 L-.7,-.5 L0,-.8 L.8,-.3 L1,.5 Z", x, y, r)
        s.inked(rock, linear(x - r, y - r, x + r, y + r, [(0, s.tone("stone", 0.2)), (1, s.tone("stone", -0.8))]), 1.6)
    for x, h in ((484, 30), (536, 18), (590, 16), (610, 20), (722, 20), (744, 15), (770, 20), (846, 32)):
        s.tree(x, 402 if h > 25 else 378, h, h * 1.1, "#5f6a38")


def _tower(
    s: Panorama, box: tuple[float, float, float, float], roof: float, materials: tuple[str, str], flag: str
) -> None:
    """A drum tower; box is left, width, top and foot, materials wall and roof."""
    x, w, top, foot = box
    wall, cone = materials
    s.wall(x, top, w, foot - top, wall, "stone", True)
    s.battlement(x, top, w, 4, 6, wall, 4, 9, True)
    s.wall(x + 4, top - 24, w - 8, 16, wall, None, True, shaded=False)
    s.cone(x + 4, top - 22, w - 8, roof, cone, 6)
    s.window(x + w / 2 - 4, top + 18, 8, 16, True, "arch")
    s.flag(x + w / 2, top - 22 - roof, 20, 18, flag)


def _minster(s: Panorama) -> None:
    for x in (318, 372):
        s.wall(x, 230, 30, 260, "pale")
        s.cone(x, 230, 30, 84, "slate", 4)
        for y, h in ((244, 36), (306, 30), (360, 30)):
            s.window(x + 8, y, 14, h, True, "gothic")
    s.wall(346, 282, 28, 210, "pale")
    s.gable(346, 282, 28, 32, "pale", "slate", 3, None, 4)
    s.rose_window(360, 312, 13, 8)
    s.window(354, 346, 12, 34, True, "gothic")


class _Streets:
    """Rows of houses; one dice for all rows, so the order of the rows matters."""

    def __init__(self, scene: Panorama) -> None:
        self.scene, self.dice = scene, random.Random(8)

    def row(
        self,
        y: float,
        scale: float,
        span: tuple[float, float],
        haze: float,
        gaps: Sequence[tuple[float, float]] = (),
    ) -> None:
        """Houses side by side over `span`, except where their middle falls into a gap."""
        x, dice = span[0], self.dice
        while x < span[1]:
            w, h = dice.uniform(30, 46) * scale, dice.uniform(40, 76) * scale
            materials = dice.choice(WALLS), dice.choice(ROOFS)
            if not any(left < x + w / 2 < right for left, right in gaps):
                self._house((x, y + dice.uniform(-5, 5) * scale, w, h), materials, scale, haze)
            x += w * dice.uniform(0.86, 0.99)

    def _house(
        self, box: tuple[float, float, float, float], materials: tuple[str, str], scale: float, haze: float
    ) -> None:
        x, y, w, h = box
        wall, roof = materials
        scene, dice, eaves = self.scene, self.dice, box[1] - box[3]
        scene.wall(x, eaves, w, h + 60, wall, "plaster", haze=haze)
        kind = dice.random()
        if kind < 0.6:
            scene.gable(x, eaves, w, w * dice.uniform(0.62, 0.95), wall, roof, 3.4 * scale, "plaster", 5 * scale)
        elif kind < 0.92:
            scene.hip(x, eaves, w, w * 0.55, roof, 3 * scale, 0.18)
        else:
            scene.cone(x, eaves, w, w * 1.5, roof, 4 * scale)
        columns = 2 if w < 38 * scale else 3
        for column in range(columns):
            for floor in range(int((h + 50 * scale) // (21 * scale))):
                if dice.random() < 0.9:
                    left, top = x + w * (column + 0.5) / columns - 3.6 * scale, eaves + (7 + floor * 20) * scale
                    lit = dice.random() < 0.62
                    scene.window(left, top, 7.2 * scale, 11.5 * scale, lit, "arch", scale > 0.75, False, 0.55)
        if dice.random() < 0.4:
            scene.wall(x + w * 0.7, eaves - w * 0.62, 5 * scale, w * 0.4, "brick", None)
