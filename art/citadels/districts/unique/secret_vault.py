"""The Secret Vault."""

from __future__ import annotations

import math
import random

from art.citadels.catalogue import district
from art.kit.drawing.paint import PLUS, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage

EDGE = (-1.5, 1.5, 0.3, 3.9)  # left, right, near and far edge of the opening in metres
DEEP = -1.9


@district("unique", seed=87)
def secret_vault(s: Scene) -> None:
    """The carpet rolled back, a trapdoor stands open: from the vault below gold lights two who came by night."""
    s.area(0, 0, 400, 480, fill("#150e34"))
    room = Stage(s, (1.5, 5.3, -3.3), turn=-15, tilt=-37, focal=395, centre=(196, 222))
    room.floor(-8, 8, -3, 7.4, "#4a2f4a", 0, -0.25)
    _planks(s, room)
    _far_wall(s, room)
    _trapdoor(s, room)
    _pit(s, room)
    _light_from_below(s, room)
    room.figure(-2.2, 3.4, "#4a3a9a", height=2.5, dress="cloak", head="hood", hat="#2f2460", pose="kneel")
    room.figure(2.3, 2.9, "#8a2e4e", height=2.3, dress="tunic", head="cap", hat="#e0a52e", pose="carry", facing=-1)
    x, y = room.at(1.85, 1.28, 2.8)
    s.lantern(x, y + 6)
    _carpet(s, room)
    s.finish(0.6)


def _planks(s: Scene, room: Stage) -> None:
    for i in range(24):
        x = -8 + i * 0.66
        s.draw(room.track([(x, 0, -2.6), (x, 0, 7.4)]), stroke(s.ink, 2, 0.55))
        for j in range(4):
            z = -2.4 + (i * 1.7 + j * 2.6) % 9.6
            s.draw(room.track([(x, 0, z), (x + 0.66, 0, z)]), stroke(s.ink, 1.8, 0.5))
    x, y = room.at(0, 0, 2)
    s.disc(x, y, 300, radial(x, y, 300, [(0, "#ffb84a", 0.55), (0.6, "#c8642a", 0.12), (1, "#c8642a", 0)], PLUS))


def _far_wall(s: Scene, room: Stage) -> None:
    """The wall behind, with the tapestry of the unicorn."""
    room.wall((-8, 7.4), (8, 7.4), 0, 6, "#5a5088", "stone", -0.45, 15)
    with room.plane((-3.4, 4.0, 7.35), (2.6, 4.0, 7.35), (-3.4, 0.2, 7.35), 220, 150):
        cloth = path("M0,0 H220 V146 Q200,152 182,146 Q160,140 138,147 Q110,154 86,146 Q60,140 34,147 Q14,151 0,145 Z")
        s.inked(cloth, linear(0, 0, 220, 0, [(0, "#8a1f3e"), (0.4, "#b83450"), (1, "#5a1438")]), 2.4)
        with s.clipped(cloth):
            s.canvas.translate(6, -44)
            _weaving(s)
        s.draw(cloth, stroke(GOLD, 3))


def _trapdoor(s: Scene, room: Stage) -> None:
    """The leaf leans back behind the opening; its underside shines."""
    x0, x1, _, far = EDGE
    corners: list[Place] = [(x0, 2.7, far + 1.1), (x1, 2.7, far + 1.1), (x1, 0, far), (x0, 0, far)]
    room.paint([(x1, 2.7, far + 1.1), (x1, 2.75, far + 1.35), (x1, 0, far + 0.25), (x1, 0, far)], "wood", -0.8)
    with room.plane(corners[0], corners[1], corners[3], 120, 110):
        s.inked(rect(0, 0, 120, 110), linear(0, 0, 0, 110, [(0, s.tone("wood", -0.1)), (1, "#f0a84a")]), 2)
        for x in (24, 48, 72, 96):
            s.line(x, 0, x, 110, stroke(s.ink, 2, 0.7))
        for y in (22, 80):
            s.inked(rect(0, y, 120, 12), linear(0, 0, 120, 0, [(0, "#8a86b0"), (1, "#3a3466")]), 1.6)
            for x in range(8, 120, 21):
                s.disc(x, y + 6, 2.6, fill(s.ink))
        s.draw(circle(60, 52, 13), stroke(s.ink, 8))
        s.draw(circle(60, 52, 13), stroke(GOLD, 4.6))


def _pit(s: Scene, room: Stage) -> None:
    """Walls of stone down to heaps of coin; a ladder, a chest, a crown."""
    x0, x1, near, far = EDGE
    rim = room.face((x0, 0, near), (x0, 0, far), (x1, 0, far), (x1, 0, near))
    with s.clipped(rim):
        room.wall((x0, far), (x1, far), DEEP, 0, "stone", "stone", 0.2, 26)
        room.wall((x0, near), (x0, far), DEEP, 0, "stone", "stone", 0.35, 26)
        room.wall((x1, far), (x1, near), DEEP, 0, "stone", "stone", -0.2, 26)
        box = rim.getBounds()
        s.draw(rim, linear(0, box.top(), 0, box.bottom(), [(0, "#ff9a30", 0.3), (1, "#ffd870", 0.5)], PLUS))
        _hoard(s, room)
    for x in (-0.15, 0.45):
        s.rod(room.at(x, 0.6, far - 0.05), room.at(x, DEEP + 0.4, far - 0.7), s.tone("wood", 0.5), 6, 10)
    for i in range(7):
        y = 0.4 - i * 0.34
        z = far - 0.1 - i * 0.09
        s.rod(room.at(-0.15, y, z), room.at(0.45, y, z), s.tone("wood", 0.5), 4, 7)
    s.outline(rim, 3)
    for inner, outer in ((0, 0.2),):
        frame = [
            (x0 - outer, 0.02, near - outer),
            (x0 - outer, 0.02, far),
            (x0 - inner, 0.02, far),
            (x0 - inner, 0.02, near),
        ]
        room.paint(frame, "gold", 0.2)
        room.paint(
            [(x0 - outer, 0.02, near - outer), (x0, 0.02, near), (x1, 0.02, near), (x1 + outer, 0.02, near - outer)],
            "gold",
            -0.1,
        )
        room.paint(
            [(x1, 0.02, near), (x1, 0.02, far), (x1 + outer, 0.02, far), (x1 + outer, 0.02, near - outer)], "gold", -0.4
        )


def _hoard(s: Scene, room: Stage) -> None:
    dice = random.Random(2)
    x0, x1, near, far = EDGE
    s.draw(room.face((x0, DEEP, near), (x0, DEEP, far), (x1, DEEP, far), (x1, DEEP, near)), fill("#f0b040"))
    spots = [(dice.uniform(x0, x1), dice.uniform(1.2, far)) for _ in range(330)]
    for x, z in sorted(spots, key=lambda spot: -spot[1]):
        high = (
            DEEP
            + 0.75 * math.exp(-((x + 0.7) ** 2 + (z - 2.9) ** 2))
            + 0.6 * math.exp(-((x - 0.8) ** 2 + (z - 2.2) ** 2) * 1.4)
        )
        px, py = room.at(x, high, z)
        s.inked(oval(px - 9, py - 6, 18, 12), fill(dice.choice(("#fff6c0", "#ffe08a", "#f2c040", "#d8962a"))), 1.1)
    px, py = room.at(-0.75, DEEP + 0.9, 2.7)
    crown = path("M-22,14 L-28,-18 L-12,0 L0,-26 L12,0 L28,-18 L22,14 Q0,22 -22,14 Z", px, py)
    s.inked(crown, linear(px - 26, 0, px + 26, 0, [(0, "#fffbd8"), (0.5, GOLD), (1, "#a8641e")]), 2.2)
    for dx, tint in ((-12, "#ff5a7a"), (0, "#6ac8ff"), (12, "#8affb0")):
        s.inked(circle(px + dx, py + 8, 3.6), fill(tint), 1.2)
    for x, z, tint in ((0.3, 2.0, "#ff4a6a"), (1.15, 1.7, "#4ab8ff"), (-0.2, 1.5, "#6af0a0"), (0.9, 2.9, "#d07aff")):
        px, py = room.at(x, DEEP + 0.5, z)
        s.inked(polygon((px - 9, py - 2), (px, py - 11), (px + 9, py - 2), (px, py + 11)), fill(tint), 1.6)
        s.line(px - 4, py - 3, px, py - 7, stroke("#ffffff", 2, 0.9))


def _light_from_below(s: Scene, room: Stage) -> None:
    x0, x1, near, far = EDGE
    a, b = room.at(x0, 0, far), room.at(x1, 0, far)
    for spread, alpha in ((40, 0.3), (110, 0.16)):
        beam = polygon((a[0], a[1] + 40), (b[0], b[1] + 40), (b[0] + spread, -20), (a[0] - spread, -20))
        s.draw(beam, linear(0, a[1] + 40, 0, 0, [(0, "#ffd870", alpha), (1, "#ffd870", 0)], PLUS))
    x, y = room.at(0, 0, 2.4)
    s.glow(x, y, 190, "#ffd060", 0.5)
    for _ in range(26):
        s.disc(s.random.uniform(a[0], b[0]), s.random.uniform(60, 330), s.random.uniform(0.8, 2), fill("#fff0b0", 0.8))


def _carpet(s: Scene, room: Stage) -> None:
    """The rolled carpet in the foreground, keys and a knife beside it."""
    low, high = room.at(-3.2, 0, -0.75), room.at(2.6, 0, -0.75)
    roll = stroke(s.ink, 62, cap=False)
    s.canvas.drawLine(*low, *high, roll)
    s.canvas.drawLine(*low, *high, stroke("#7a1f3e", 56, cap=False))
    s.canvas.drawLine(low[0], low[1] - 12, high[0], high[1] - 12, stroke("#c23a54", 22, cap=False))
    for i in range(13):
        share = i / 12
        x, y = low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share
        s.draw(path(f"M{x - 6},{y - 27} Q{x + 8},{y} {x - 6},{y + 27}"), stroke(("#ffd8a0", "#3a7a8a")[i % 2], 5))
    x, y = high
    s.inked(oval(x - 14, y - 31, 28, 62), fill("#8a2a48"), 2.4)
    s.draw(path(f"M{x - 2},{y - 18} q10,6 8,18 q-3,14 -10,10 q-6,-8 0,-16"), stroke("#ffd8a0", 2.6))


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
