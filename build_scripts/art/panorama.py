"""The key art of the title: a castle above the roofs of its city at golden hour, calm on the left for the menu."""

from __future__ import annotations

import random
from collections.abc import Sequence

import skia

from art.paint import OVERLAY, linear, textured
from art.palette import GOLD, NOBLE
from art.scene import Scene
from art.shapes import path
from art.textures import grain_texture

WALLS = ("#e8c9a0", "#d9a878", "#efe0c0", "#c98a6a", "#c8b498", "#e0b890", "#d0907a")
ROOFS = ("tile", "slate", "tile", "slate", "#8a4a3a", "#a8583a")


class Panorama(Scene):
    """A scene 1200 x 675 units wide."""

    W = 1200
    H = 675


def title(canvas: skia.Canvas) -> None:
    """1920 x 1080, dark on the left and at the foot."""
    canvas.save()
    canvas.scale(1.6, 1.6)
    s = Panorama(canvas, NOBLE, 5)
    _distance(s)
    with s.moved(212, 92):
        _castle(s)
    streets = _Streets(s)
    streets.row(560, 0.58, (-20, 600), 0.20)
    streets.row(556, 0.58, (1010, 1220), 0.20)
    streets.row(566, 0.6, (600, 1010), 0.14, ((820, 950),))
    with s.moved(110, 124):
        _minster(s)
    streets.row(594, 0.74, (-30, 880), 0.10)
    streets.row(598, 0.74, (905, 1230), 0.10)
    streets.row(632, 0.92, (-30, 860), 0.03)
    streets.row(636, 0.92, (930, 1230), 0.03)
    streets.row(676, 1.12, (-30, 1240), 0, ((560, 640), (1040, 1100)))
    s.area(0, 500, 1200, 675, linear(0, 520, 0, 675, [(0, s.ink, 0), (1, s.ink, 0.55)]))
    for x in (590, 1070):
        s.tree(x, 664, 58, 46, "#5a6a34")
    s.bushes(672, 3, h=34, x0=-20, x1=1220)
    s.area(0, 0, 1200, 675, textured(grain_texture(), 0.28, 0.6, OVERLAY))
    canvas.restore()
    _calm(canvas)


def _calm(canvas: skia.Canvas) -> None:
    whole, night = skia.Rect(0, 0, 1920, 1080), "#120c1c"
    canvas.drawRect(whole, linear(0, 0, 1060, 0, [(0, night, 0.94), (0.55, night, 0.62), (1, night, 0)]))
    canvas.drawRect(whole, linear(0, 820, 0, 1080, [(0, night, 0), (1, night, 0.75)]))


def _distance(s: Panorama) -> None:
    s.sky((880, 236, 64), 6, stars=30, clouds=10, horizon=540)
    s.birds(640, 130, 8, 40)
    s.ridge(420, 54, 0.68, 1, True)
    s.ridge(470, 30, 0.56, 6)
    s.far_city(494, 0.58, 2, -10, 1210, 80)
    s.far_city(520, 0.46, 9, -10, 1210, 46)
    s.ridge(520, 16, 0.42, 4)


def _castle(s: Panorama) -> None:
    hill = path("M180,600 C420,470 540,334 666,328 C780,334 860,440 1040,520 L1040,620 L100,620 Z")
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
