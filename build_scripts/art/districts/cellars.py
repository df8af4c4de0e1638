"""Unique districts under ground: the secret vault."""

from __future__ import annotations

import math
import random

from art.catalogue import district
from art.colour import mix
from art.paint import PLUS, fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import circle, oval, path, polygon
from art.stage import Stage


@district("unique", seed=87)
def secret_vault(s: Scene) -> None:
    """A lifted tapestry shows stairs going down to a round door ajar; its gold lights every step."""
    s.area(0, 0, 400, 480, fill("#150e34"))
    shaft = Stage(s, (0, 2.2, 0), turn=-4, tilt=-15, focal=330, centre=(216, 196))
    deep, low, wide = 8.6, -2.7, 1.9
    for x in (-wide, wide):
        shaft.paint(
            [(x, 3.4, 0.6), (x, low + 4.2, deep), (x, low, deep), (x, -0.2, 0.6)],
            "grey",
            -0.55 if x < 0 else -0.25,
            0.3,
        )
    _shaft_stones(s, shaft, (deep, low, wide))
    shaft.paint(
        [(-wide, low + 4.4, deep), (wide, low + 4.4, deep), (wide, low, deep), (-wide, low, deep)], "grey", -0.4
    )
    shaft.paint([(-wide, 3.4, 0.6), (wide, 3.4, 0.6), (wide, low + 4.2, deep), (-wide, low + 4.2, deep)], "dark", -0.85)
    _round_door(s, shaft, (deep, low))
    _steps(s, shaft, (deep, low, wide))
    _gold_light(s, shaft, (deep, low))
    _tapestry(s)
    s.figure(118, 438, 208, "#3a2f6a", dress="cloak", head="hood", hat="#2f2460", pose="raise", facing=-1, back=False)
    s.figure(292, 420, 104, "#7a2e4e", dress="tunic", head="cap", hat="#e0a52e", pose="carry", facing=-1, back=True)
    s.lantern(270, 366)
    s.glow(270, 366, 60, "#ffc860", 0.6)
    s.finish(0.6)


def _shaft_stones(s: Scene, shaft: Stage, hall: tuple[float, float, float]) -> None:
    """Courses that follow the stairs down both walls."""
    deep, low, wide = hall
    for x in (-wide, wide):
        for row in range(11):
            high = 3.2 - row * 0.42
            s.draw(shaft.track([(x, high, 0.7), (x, high + low + 0.6, deep)]), stroke(s.ink, 1.4, 0.45))
        for i in range(14):
            z = 1.2 + i * 0.6
            for row in range(10):
                if (i + row) % 2:
                    top = 3.2 - row * 0.42 + (low + 0.6) * (z - 0.7) / (deep - 0.7)
                    s.draw(shaft.track([(x, top, z), (x, top - 0.42, z)]), stroke(s.ink, 1.1, 0.4))


def _round_door(s: Scene, shaft: Stage, end: tuple[float, float]) -> None:
    """The opening full of gold and the thick round leaf, half swung out."""
    deep, low = end
    cx, cy = shaft.at(0.25, low + 2.0, deep)
    k = shaft.size(0, low + 2, deep)
    r = 1.55 * k
    s.inked(
        circle(cx, cy, r + 9),
        linear(cx - r, cy - r, cx + r, cy + r, [(0, "#c8c4e0"), (0.5, "#6a6494"), (1, "#2a2450")]),
        2.4,
    )
    for angle in range(0, 360, 30):
        a = math.radians(angle)
        s.inked(circle(cx + (r + 4) * math.cos(a), cy + (r + 4) * math.sin(a), 2.6), fill("#e8e4ff"), 1)
    s.draw(circle(cx, cy, r), radial(cx, cy, r * 1.2, [(0, "#fffce0"), (0.5, "#ffd860"), (1, "#e08a2a")]))
    with s.clipped(circle(cx, cy, r)):
        dice = random.Random(2)
        for row in range(7):
            for i in range(9 - row):
                x, y = cx - r * 0.7 + (i + row * 0.5) * r * 0.2, cy + r * 0.9 - row * r * 0.17
                s.inked(oval(x - 5, y - 4, 11, 8), fill(dice.choice(("#fff0a8", "#f2c84a", "#d89a2a"))), 1)
        for x, tint in ((-0.3, "#ff5a7a"), (0.15, "#6ac8ff"), (0.4, "#8affb0")):
            s.inked(
                polygon(
                    (cx + x * r - 5, cy + r * 0.4),
                    (cx + x * r, cy + r * 0.26),
                    (cx + x * r + 5, cy + r * 0.4),
                    (cx + x * r, cy + r * 0.54),
                ),
                fill(tint),
                1,
            )
    s.outline(circle(cx, cy, r), 2.4)
    leaf = oval(cx + r * 0.62, cy - r * 1.06, r * 0.95, r * 2.12)
    edge = oval(cx + r * 0.78, cy - r * 1.06, r * 0.95, r * 2.12)
    s.inked(edge, linear(cx + r * 0.7, 0, cx + r * 1.8, 0, [(0, "#d8c8a0"), (1, "#2a2450")]), 2.2)
    s.inked(leaf, linear(cx + r * 0.6, 0, cx + r * 1.6, 0, [(0, "#fff0c0"), (0.3, "#b89a6a"), (1, "#5a4a80")]), 2.2)
    hx, hy = cx + r * 1.09, cy
    s.draw(oval(hx - r * 0.28, hy - r * 0.62, r * 0.56, r * 1.24), stroke(s.ink, 5))
    s.draw(oval(hx - r * 0.28, hy - r * 0.62, r * 0.56, r * 1.24), stroke(GOLD, 2.6))
    for angle in range(0, 180, 45):
        a = math.radians(angle + 10)
        dx, dy = r * 0.34 * math.cos(a), r * 0.74 * math.sin(a)
        s.rod((hx - dx, hy - dy), (hx + dx, hy + dy), GOLD, 2.6, 5)


def _steps(s: Scene, shaft: Stage, hall: tuple[float, float, float]) -> None:
    deep, low, wide = hall
    count = 9
    for i in reversed(range(count)):
        z = 1.0 + (deep - 1.6) * i / count
        y = low * (i + 1) / count
        shine = -0.35 + 0.75 * i / count
        rise, run = -low / count, (deep - 1.6) / count
        shaft.paint(
            [(-wide, y, z), (-wide, y, z + run), (wide, y, z + run), (wide, y, z)],
            mix("#8a86a6", "#f0b860", 0.1 + 0.6 * i / count),
            shine - 0.2,
            0.2,
            1.4,
        )
        shade = shaft.face((-wide, y, z), (-wide, y, z + run * 0.42), (wide, y, z + run * 0.42), (wide, y, z))
        s.draw(shade, fill(s.ink, 0.5 - 0.25 * i / count))
        if i == 0:
            shaft.paint(
                [(-wide, y + rise, 0.3), (-wide, y + rise, z), (wide, y + rise, z), (wide, y + rise, 0.3)], "grey", -0.3
            )
        s.draw(shaft.track([(-wide, y, z + run), (wide, y, z + run)]), stroke("#fff0b8", 1.4, 0.3 + 0.5 * i / count))


def _gold_light(s: Scene, shaft: Stage, end: tuple[float, float]) -> None:
    deep, low = end
    cx, cy = shaft.at(0.25, low + 2.0, deep)
    s.glow(cx, cy, 170, "#ffc850", 0.6)
    for spread in (20, 70):
        s.draw(
            polygon((cx - 30, cy + 20), (cx + 30, cy + 20), (cx + 40 + spread, 470), (cx - 60 - spread, 470)),
            linear(0, cy, 0, 470, [(0, "#ffd870", 0.12), (1, "#ffd870", 0)], PLUS),
        )


def _tapestry(s: Scene) -> None:
    """The hanging on its rod, drawn aside to the left; a unicorn, flowers, a fringe."""
    dark = polygon((-10, -10), (410, -10), (410, 44), (352, 52), (330, 500), (410, 500), (410, -10))
    s.draw(dark, fill("#1a1238"))
    s.draw(
        polygon((344, 40), (410, 40), (410, 490), (330, 490)), linear(330, 0, 400, 0, [(0, "#5a5088"), (1, "#241a4a")])
    )
    s.texture(polygon((344, 40), (410, 40), (410, 490), (330, 490)), 328, 30, 90, 460, "stone", 1.2)
    s.outline(polygon((344, 40), (410, 40), (410, 490), (330, 490)))
    s.rod((-10, 34), (410, 34), s.tone("gold", 0.2), 7, 11)
    for x in range(6, 400, 22):
        s.draw(circle(x, 36, 6), stroke(GOLD, 2.6))
    cloth = path("M-10,40 H226 C214,96 196,150 150,196 C116,232 92,270 84,340 C78,400 84,440 92,500 H-10 Z")
    s.inked(cloth, linear(-10, 0, 220, 0, [(0, "#8a1f3e"), (0.35, "#c23a54"), (0.6, "#9a2a48"), (1, "#5a1438")]), 2.6)
    with s.clipped(cloth):
        _weaving(s)
        for line in (
            "M190,40 C176,110 150,150 110,196 C70,250 56,330 60,490",
            "M140,40 C130,110 100,170 64,220 C34,270 24,360 28,490",
            "M84,40 C76,110 50,170 24,230 C4,290 0,360 2,480",
        ):
            s.draw(path(line), stroke(s.ink, 7, 0.28, blur=3))
            s.draw(path(line, 7, 0), stroke("#ff9aa8", 3, 0.3, blur=1))
    s.draw(path("M226,40 C214,96 196,150 150,196 C116,232 92,270 84,340 C78,400 84,440 92,500"), stroke(s.ink, 10))
    s.draw(path("M226,40 C214,96 196,150 150,196 C116,232 92,270 84,340 C78,400 84,440 92,500"), stroke(GOLD, 6))


def _weaving(s: Scene) -> None:
    dice = random.Random(7)
    for _ in range(46):
        x, y = dice.uniform(-6, 210), dice.uniform(50, 470)
        for turn in range(5):
            a = math.radians(turn * 72)
            s.disc(
                x + 4 * math.cos(a), y + 4 * math.sin(a), 2.6, fill(("#ffd8a0", "#8ad0c8", "#ffb0c8")[int(x) % 3], 0.8)
            )
        s.disc(x, y, 2, fill("#fff6d0"))
    with s.moved(92, 132, 6, 0.86):
        shape = path(
            "M-52,56 L-46,10 C-52,-8 -40,-24 -20,-22 C4,-22 14,-26 22,-44 C28,-58 40,-62 50,-54 L66,-40 "
            "L58,-32 L46,-36 C42,-22 42,-8 34,4 L40,30 L52,40 L46,48 L30,36 L24,14 C10,18 -8,16 -22,10 "
            "L-30,30 L-34,58 L-44,58 L-42,30 L-44,56 Z"
        )
        s.inked(shape, fill("#fff6ea"), 2)
        s.inked(polygon((48, -54), (74, -96), (55, -50)), fill(GOLD), 1.6)
        s.draw(
            path("M24,-46 C12,-40 16,-26 4,-22 M22,-36 C12,-30 14,-20 8,-14 M-50,-4 C-70,-2 -66,24 -76,34"),
            stroke("#e0a52e", 5),
        )
        s.disc(47, -46, 2, fill(s.ink))
