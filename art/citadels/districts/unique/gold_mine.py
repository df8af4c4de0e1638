"""The Gold Mine."""

from __future__ import annotations

import math
import random

import skia

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, difference, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage

FRAMES = (15.0, 10.5, 7.4, 5.2, 3.7, 2.7)  # metres to the timbers of the gallery


@district("unique", seed=72)
def gold_mine(s: Scene) -> None:
    """A timbered gallery bends into the rock; veins glow, a loaded cart comes towards us."""
    mine = Stage(s, (0.25, 1.25, 0), focal=330, centre=(214, 214))
    s.area(0, 0, 400, 480, radial(250, 214, 150, [(0, "#fff0b0"), (0.3, "#f0a040"), (1, "#5a2a4a")]))
    for order, z in enumerate(FRAMES):
        _rock(s, mine, z, order)
        _rails(s, mine, z, order)
        _timber(s, mine, z)
    _lamp(s, mine)
    mine.figure(_bend(6.4) - 0.75, 6.4, "#8a3a2a", dress="tunic", head="cap", hat="#e0a52e", pose="carry", facing=1)
    mine.figure(_bend(8.6) + 0.9, 8.6, "#3a5a4a", dress="tunic", head="hair", pose="raise", facing=1)
    _miner(s)
    _cart(s)
    _nuggets(s)
    s.finish(0.6)


def _bend(z: float) -> float:
    """How far the gallery has turned aside at this distance."""
    return 0.016 * z * z


def _rock(s: Scene, mine: Stage, z: float, order: int) -> None:
    """The rock between this frame and the one before: everything outside a ragged hole."""
    dice = random.Random(order + 40)
    cx, cy = mine.at(_bend(z), 1.25, z)
    unit = mine.size(0, 1, z)
    hole = []
    for i in range(22):
        angle = 2 * math.pi * i / 22
        reach = dice.uniform(1.3, 1.62) * unit
        hole.append((cx + reach * 1.02 * math.cos(angle), cy + max(-1, math.sin(angle)) * reach * 0.98))
    ring = difference(rect(-20, -20, 440, 520), polygon(*hole))
    near = order / (len(FRAMES) - 1)
    warm = mix("#b8683a", "#4a2a5e", near**0.7)
    s.draw(
        ring,
        radial(
            cx, cy, 3.4 * unit, [(0, mix(warm, "#ffb860", 0.25 * (1 - near))), (0.5, warm), (1, mix(warm, s.ink, 0.7))]
        ),
    )
    with s.clipped(ring):
        for _ in range(26):
            _facet(s, dice, (cx, cy), unit)
        for _ in range(8):
            _vein(s, dice, (cx, cy), unit)
    s.outline(ring, 2)


def _facet(s: Scene, dice: random.Random, centre: tuple[float, float], unit: float) -> None:
    angle, reach = dice.uniform(0, 6.28), dice.uniform(1.6, 3.2) * unit
    x, y, q = centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle), dice.uniform(0.12, 0.4) * unit
    facet = polygon((x - q, y), (x - q * 0.3, y - q * 0.8), (x + q, y - q * 0.2), (x + q * 0.2, y + q * 0.7))
    s.draw(facet, fill("#ffd9c0" if dice.random() < 0.4 else s.ink, 0.12 + 0.14 * dice.random()))


def _vein(s: Scene, dice: random.Random, centre: tuple[float, float], unit: float) -> None:
    """A jagged vein of gold that runs outwards."""
    angle = dice.uniform(math.pi * 0.85, math.pi * 2.15)
    line = skia.Path()
    for step in range(6):
        reach = (1.4 + step * 0.22) * unit
        angle += dice.uniform(-0.1, 0.1)
        spot = centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)
        (line.lineTo if step else line.moveTo)(*spot)
    s.draw(line, stroke("#ffb030", 0.2 * unit, 0.45, blur=0.06 * unit))
    s.draw(line, stroke("#e8a030", 0.06 * unit))
    s.draw(line, stroke("#fff2b8", 0.022 * unit))


def _rails(s: Scene, mine: Stage, z: float, order: int) -> None:
    """Sleepers and rails from this frame to the next nearer one."""
    near = FRAMES[order + 1] if order + 1 < len(FRAMES) else 0.9
    s.draw(
        mine.face(
            (_bend(z) - 1.7, 0, z), (_bend(z) + 1.7, 0, z), (_bend(near) + 1.9, 0, near), (_bend(near) - 1.9, 0, near)
        ),
        fill(mix("#7a4a3a", "#2a1838", order / 6)),
    )
    step = z
    while step > near:
        x = _bend(step)
        mine.paint(
            [(x - 0.5, 0, step), (x + 1.3, 0, step), (x + 1.3, 0, step - 0.22), (x - 0.5, 0, step - 0.22)],
            "wood",
            -0.2,
            ink=1,
        )
        step -= 0.62
    for side in (-0.15, 0.95):
        line = mine.track([(_bend(d) + side, 0.08, d) for d in (z, (z + near) / 2, near)])
        width = 0.07 * mine.size(0, 0, near)
        s.pipe(line, "#8a80a8", width * 0.7, width * 0.7 + 3)


def _timber(s: Scene, mine: Stage, z: float) -> None:
    """Two posts, a lintel and their braces."""
    x, unit = _bend(z), mine.size(0, 1, z)
    width = 0.26 * unit
    light = 0.35 - 0.12 * (15 - z) / 12
    for side in (-1, 1):
        s.rod(
            mine.at(x + side * 1.45, 0, z),
            mine.at(x + side * 1.28, 2.4, z),
            s.tone("wood", light if side > 0 else light - 0.5),
            width,
            width + 3,
        )
        s.rod(
            mine.at(x + side * 1.32, 1.75, z),
            mine.at(x + side * 0.75, 2.42, z),
            s.tone("wood", light - 0.2),
            width * 0.6,
            width * 0.6 + 3,
        )
    s.rod(mine.at(x - 1.65, 2.5, z), mine.at(x + 1.65, 2.46, z), s.tone("wood", light), width * 1.1, width * 1.1 + 3)
    s.line(*mine.at(x - 1.6, 2.58, z), *mine.at(x + 1.6, 2.54, z), stroke("#ffd9a0", width * 0.14, 0.6))


def _lamp(s: Scene, mine: Stage) -> None:
    x, y = mine.at(_bend(5.2) + 0.6, 2.0, 5.2)
    s.line(x, y - 34, x, y - 10, stroke(s.ink, 1.6))
    s.lantern(x, y)
    s.glow(x, y, 90, "#ffc060", 0.5)


def _miner(s: Scene) -> None:
    """A miner swings his pick at a vein on the left."""
    s.glow(70, 226, 90, "#ffd060", 0.75)
    s.figure(
        112, 408, 168, "#3f5a7a", dress="tunic", pose="raise", head="cap", hat="#b8402f", facing=-1, skin="#c98d62"
    )
    s.rod((84, 254), (64, 226), s.tone("wood", 0.4), 5, 8)
    s.rod((84, 254), (100, 276), s.tone("wood", 0.2), 5, 8)
    s.inked(
        path("M40,252 C42,226 60,210 88,212 C74,218 66,222 62,230 C54,236 46,242 40,252 Z"),
        linear(40, 250, 88, 212, [(0, "#e8ecf8"), (1, "#6a6c90")]),
        2,
    )
    for angle in range(0, 360, 40):
        a = math.radians(angle)
        s.line(
            38 + 8 * math.cos(a),
            252 + 8 * math.sin(a),
            38 + 19 * math.cos(a),
            252 + 19 * math.sin(a),
            stroke("#fff2b0", 2.2, 0.9),
        )


def _cart(s: Scene) -> None:
    """The ore cart, heaped with gold, seen from its front corner."""
    s.ellipse(196, 412, 190, 34, fill(s.ink, 0.5, blur=4))
    for x, y, radius in ((226, 414, 22), (322, 418, 24), (366, 396, 18)):
        s.inked(circle(x, y, radius), radial(x - 6, y - 6, radius * 1.5, [(0, "#8a86a8"), (1, "#221c3a")]), 2.4)
        s.disc(x, y, radius * 0.3, fill("#c8b8d8"))
    _heap(s)
    front = polygon((192, 312), (338, 322), (326, 404), (212, 400))
    side = polygon((338, 322), (388, 296), (376, 376), (326, 404))
    s.inked(front, linear(192, 0, 338, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.1))]), 2.6)
    s.inked(side, linear(338, 0, 388, 0, [(0, s.tone("wood", -0.5)), (1, s.tone("wood", -0.9))]), 2.6)
    for i in (1, 2):
        s.line(192 + i * 6, 312 + i * 29, 338 - i * 4, 322 + i * 27, stroke(s.ink, 1.8, 0.7))
        s.line(338 - i * 4, 322 + i * 27, 388 - i * 4, 296 + i * 26, stroke(s.ink, 1.8, 0.7))
    for a, b in (
        ((192, 312), (212, 400)),
        ((338, 322), (326, 404)),
        ((388, 296), (376, 376)),
        ((192, 312), (338, 322)),
        ((338, 322), (388, 296)),
    ):
        s.rod(a, b, "#7a7898", 6, 9)
    for x, y in ((192, 312), (338, 322), (388, 296), (212, 400), (326, 404)):
        s.disc(x, y, 3, fill("#d8d0e8"))


def _heap(s: Scene) -> None:
    dice = random.Random(8)
    s.glow(290, 290, 120, "#ffd060", 0.7)
    s.inked(
        path("M190,316 C210,276 246,262 286,256 C330,254 366,270 390,300 L338,326 Z"),
        linear(0, 256, 0, 320, [(0, "#ffe08a"), (1, "#a8601a")]),
        2,
    )
    for _ in range(44):
        share = dice.random()
        x = 204 + share * 172
        top = 262 + abs(share - 0.52) * 84
        y, q = dice.uniform(top, top + 34), dice.uniform(6, 12)
        lump = polygon(
            (x - q, y), (x - q * 0.4, y - q * 0.9), (x + q * 0.6, y - q * 0.7), (x + q, y + q * 0.2), (x, y + q * 0.8)
        )
        s.inked(lump, linear(x - q, y - q, x + q, y + q, [(0, "#fff6c8"), (0.5, GOLD), (1, "#9a5a18")]), 1.3)


def _nuggets(s: Scene) -> None:
    dice = random.Random(12)
    for _ in range(14):
        x, y, q = dice.uniform(10, 200), dice.uniform(412, 470), dice.uniform(4, 9)
        s.inked(
            oval(x - q, y - q * 0.7, 2 * q, q * 1.4), linear(x - q, y, x + q, y, [(0, "#fff0b0"), (1, "#a8641e")]), 1.2
        )
