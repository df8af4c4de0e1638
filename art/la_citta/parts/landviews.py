"""The five landscapes as one sees them from a road: pictures of the book."""

from __future__ import annotations

import random
from typing import NamedTuple

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path
from art.kit.scene.scene import Scene
from art.la_citta.catalogue import Page
from art.la_citta.parts.crags import crag
from art.la_citta.parts.fields import sheaf
from art.la_citta.parts.lake import boat


class Fields(NamedTuple):
    """Farmland: strips of colour, sheaves (place and height), trees and people on it."""

    strips: tuple[Colour, ...]
    sheaves: tuple[tuple[float, float, float], ...]
    trees: int
    folk: int


HOURS = {"F1": "rural", "F2": "morning", "F3": "golden", "M": "sunset", "W": "blue"}
FIELDS = {
    "F1": Fields(("#8a9a4a", "#a5a860", "#7a8448", "#b0a866"), ((204, 414, 118),), 7, 1),
    "F2": Fields(("#c8b850", "#9aa84a", "#dcc660", "#86964a"), ((130, 404, 106), (262, 424, 118)), 4, 2),
    "F3": Fields(
        ("#f0c850", "#dca63c", "#f6d870", "#c8923a"), ((104, 388, 96), (296, 396, 100), (198, 432, 116)), 3, 3
    ),
}
ROBES = ("#8a4a2f", "#4a6a7a", "#7a2e5a")


def landview(s: Page, land: str) -> None:
    """The whole picture."""
    if land in FIELDS:
        _farmland(s, FIELDS[land])
    elif land == "M":
        _mountains(s)
    else:
        _water(s)
    s.finish(0.42)


def _farmland(s: Page, fields: Fields) -> None:
    s.sky((300, 100, 40), 4, 0, 5, 280)
    s.birds(110, 110, 5)
    for number, ridge, high in ((1, 222, 22), (2, 246, 16)):
        s.ridge(ridge, high, 0.86 - number * 0.2, number)
    _hill_town(s, 96, 236)
    _strips(s, fields, 262)
    dice = random.Random(s.seed)
    for index in range(fields.trees):
        x, y = dice.uniform(10, 390), 272 + index * 9 + dice.uniform(0, 10)
        cypress = dice.random() < 0.5
        tall = dice.uniform(34, 54) if cypress else dice.uniform(26, 36)
        s.tree(x, y, tall, tall * 0.3 if cypress else None, "#5a7a48", "cypress" if cypress else "round")
    for index in range(fields.folk):
        left, foot = (346, 44, 206)[index], (380, 400, 350)[index]
        s.figure(
            left, foot, 52, ROBES[index], dress="tunic", head=("wide", "veil", "cap")[index], hat="#e6c07a",
            pose=("bow", "carry", "raise")[index], facing=-1 if left > 200 else 1,
        )  # fmt: skip
    for place in fields.sheaves:
        sheaf(s, *place, 0.5)


def _strips(s: Page, fields: Fields, top: float) -> None:
    """Strips of field that meet at a far point."""
    edge = path(f"M-10,{top + 8} C90,{top - 14} 300,{top - 10} 410,{top + 6} L410,490 L-10,490 Z")
    with s.clipped(edge):
        for index in range(-9, 10):
            colour = fields.strips[index % len(fields.strips)]
            near, far = 200 + index * 120, 200 + index * 26
            strip = path(f"M{far},{top - 20} L{far + 26},{top - 20} L{near + 120},500 L{near},500 Z")
            s.draw(strip, linear(0, top, 0, 480, [(0, s.tone(colour, 0.2, 0.2)), (1, s.tone(colour, -0.5))]))
            for row in range(7):
                x0, x1 = far + row * 3.7, near + row * 17
                s.line(x0, top - 20, x1, 500, stroke(mix(colour, "#4a2a10", 0.6), 2, 0.35))
                s.line(x0 + 1, top - 20, x1 + 5, 500, stroke("#fff0b0", 1.4, 0.25))
            s.line(far, top - 20, near, 500, stroke(s.ink, 2.4, 0.4))
    s.draw(edge, stroke(s.ink, 2, 0.4))


def _hill_town(s: Page, x: float, y: float) -> None:
    """A far hill with a town on it."""
    hill = path("M-120,50 C-60,0 -30,-14 0,-14 C34,-14 70,4 140,50 Z", x, y)
    s.draw(hill, linear(0, y - 14, 0, y + 40, [(0, s.tone("#7a8458", 0.1, 0.45)), (1, s.tone("#7a8458", -0.2, 0.5))]))
    s.far_city(y - 6, 0.42, 3, x - 48, x + 46, 44)


def _mountains(s: Page) -> None:
    s.sky((86, 130, 38), 4, 20, 4, 300)
    s.birds(300, 96, 5)
    s.ridge(250, 50, 0.6, 1, True, "#6a5060")
    s.area(0, 330, s.W, s.H, linear(0, 330, 0, s.H, [(0, s.tone("#b08a68", 0.1)), (1, s.tone("#6a5044", -0.7))]))
    for peak in ((300, 372, 300, 270), (110, 384, 260, 226), (216, 420, 250, 168), (364, 432, 220, 130)):
        crag(s, *peak, peak[3] > 200)
    dice = random.Random(s.seed)
    for _ in range(40):
        x, y, w = dice.uniform(-10, 400), dice.uniform(424, 476), dice.uniform(10, 34)
        stone = fill(s.tone("#a08a78", dice.uniform(-0.6, 0.3)))
        s.inked(path(f"M{x},{y} q{w * 0.3},{-w * 0.5} {w},0 Z"), stone, 1.2, 0.6)
    road = path(
        "M-10,470 C90,440 140,452 170,428 C196,408 150,400 176,384 L190,384 "
        "C176,402 220,408 196,432 C170,462 120,456 30,490 L-10,490 Z"
    )
    s.draw(road, linear(0, 384, 0, 480, [(0, "#e6c090"), (1, "#7a5a44")]))
    s.draw(road, stroke(s.ink, 1.4, 0.5))
    s.figure(66, 464, 46, "#6a4a3a", dress="tunic", head="cap", hat="#c8a068", pose="walk")
    s.tree(356, 468, 60, 19, "#4a6a48", "cypress")
    s.tree(380, 474, 48, 16, "#4a6a48", "cypress")


def _water(s: Page) -> None:
    s.sky((296, 120, 36), 4, 20, 4, 290)
    s.birds(120, 120, 5)
    s.ridge(238, 24, 0.62, 1)
    s.ridge(258, 14, 0.45, 2)
    _hill_town(s, 110, 252)
    s.water(276, (296, 60))
    for x, y, k in ((330, 318, 0.34), (214, 396, 1.05)):
        _reflected(s, x, y, k)
    shore = path(
        "M-10,490 L-10,430 C40,418 70,440 120,446 C180,454 210,476 260,480 C320,484 360,470 410,456 L410,490 Z"
    )
    s.inked(shore, linear(0, 420, 0, 480, [(0, "#d8c090"), (1, "#5a4a40")]))
    for x in (20, 34, 46, 366, 380, 392):
        s.draw(path(f"M{x},470 q{(x % 7) - 3},-24 {(x % 5) - 2},-44"), stroke("#4a6a3a", 3))
        s.disc(x + (x % 5) - 2, 424, 3.4, fill("#7a4a2a"))
    s.figure(92, 452, 50, "#8a4a2f", dress="tunic", head="wide", hat="#e6c07a", pose="point")


def _reflected(s: Scene, x: float, y: float, k: float) -> None:
    """A boat with its shadow and the glints below it."""
    s.ellipse(x - 54 * k, y + 8 * k, 110 * k, 20 * k, fill(s.ink, 0.4, blur=3))
    boat(s, x, y, k)
    for index in range(5):
        deep = y + (26 + index * 9) * k
        s.line(x - (40 - index * 6) * k, deep, x + (36 - index * 7) * k, deep, stroke("#fff3d6", 2.4 * k, 0.4))
