"""The joker: a jester who belongs to no estate."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, path, polygon, star
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.parts.rats import rat

PLUM = ("#b0508e", "#6a2458", "#2a0d26")
RED, GREEN, VIOLET, GOLD = "#d0432f", "#3fa05e", "#8a5ac8", "#f3d27a"
LOOK = Look(
    skin="#f6d8bc", brow="#5a2f1a", eye="#3f8a5a", lips="#b8302c", anger=-0.35, lids=0.05, mouth=1.3, grin=0.75,
    wide=1.25,
    jaw=0.98, cheek=1.06, chin=0.9, nose=1.1, long=2, gaze=-5, size=1.12, blush=0.9, age=0.2, ears=False,
)  # fmt: skip


def joker(canvas: skia.Canvas) -> None:
    """A laughing jester in a cap of three colours with bells, a marotte in his hand, a rat on his shoulder."""
    s = Bust(canvas, 9, 45)
    s.grounds = PLUM
    s.ink = "#1c0a1a"
    s.theme = s.theme._replace(light="#ffe9c4", ink=s.ink)
    _ground(s)
    _motley(s)
    _head(s)
    _collar(s)
    _marotte(s)
    s.finish(0.45)


def _ground(s: Bust) -> None:
    """Plum with lozenges and rays: no window, no estate."""
    s.area(0, 0, 400, 480, radial(200, 190, 350, [(0, "#d47ab4"), (0.45, PLUM[0]), (0.75, PLUM[1]), (1, PLUM[2])]))
    for ray in range(24):
        angle = ray * math.pi / 12 + 0.06
        ends = [(200 + 420 * math.cos(angle + d), 190 + 420 * math.sin(angle + d)) for d in (-0.05, 0.05)]
        s.draw(polygon((200, 190), *ends), fill("#fff0dc", 0.07))
    for row in range(-1, 13):
        for column in range(-1, 11):
            x, y = column * 40 + (20 if row % 2 else 0), row * 40
            s.draw(path(f"M{x},{y - 19} L{x + 19},{y} L{x},{y + 19} L{x - 19},{y} Z"), stroke("#fff0c0", 1.2, 0.16))
    for x, y, colour in (
        (46, 60, GOLD),
        (360, 250, GREEN),
        (30, 250, VIOLET),
        (372, 96, RED),
        (60, 330, RED),
        (336, 330, GOLD),
    ):
        s.draw(star(x, y, 8, 4, 0.35), fill(colour, 0.8))


def _motley(s: Bust) -> None:
    """A coat halved in red and green, lozenges on it."""
    s.neck(200, 282, 56, 62, "#e6bd9c")
    shape = s.shoulders(RED, 356, 70, (8, 414), (392, 414), ("M104,430 Q120,466 112,500",))
    with s.clipped(shape):
        s.area(200, 330, 420, 500, linear(200, 0, 410, 0, [(0, "#4fae6c"), (1, "#1c5a34")]))
        for i in range(7):
            for side, colour in ((-1, GOLD), (1, VIOLET)):
                x, y = 200 + side * (34 + (i % 3) * 52), 400 + (i // 3) * 48 + (i % 3) * 16
                s.inked(polygon((x, y - 24), (x + 15, y), (x, y + 24), (x - 15, y)), fill(colour, 0.92), 1.8)
        s.line(200, 340, 200, 500, stroke(s.ink, 3))


def _bell(s: Bust, x: float, y: float, r: float = 13) -> None:
    s.gilded(circle(x, y, r), x - r, x + r, 2.4)
    s.draw(path(f"M{x - r * 0.7},{y + r * 0.25} L{x + r * 0.7},{y + r * 0.25}"), stroke("#5a2c06", 2.2))
    s.disc(x, y + r * 0.58, r * 0.2, fill("#5a2c06"))


def _head(s: Bust) -> None:
    """Face, painted marks, and the cap with its three horns."""
    with s.tilted(200, 300, 6, 4):
        for line, w in (("M142,170 C118,204 132,234 120,262", 22), ("M258,170 C282,204 268,234 280,262", 20)):
            hair.lock(s, line, "#8a3f1e", w, tail=0.4)
        head = s.head(LOOK, 200, 212, 1.06, -13, 0)
        for x, colour in ((-26, VIOLET), (28, GREEN)):
            mark = head.on(f"M{x},6 L{x + 6},20 L{x},36 L{x - 6},20 Z", 2)
            s.draw(mark, fill(colour))
            s.draw(mark, stroke(s.ink, 1.2, 0.6))
        left = path(
            "M140,150 C110,70 56,62 34,150 C30,172 34,190 44,204 C52,176 72,160 110,172 C124,174 134,168 140,150 Z"
        )
        right = path(
            "M262,150 C290,66 348,58 368,142 C372,164 368,182 358,198 "
            "C350,170 330,156 292,170 C276,174 266,168 262,150 Z"
        )
        middle = path(
            "M128,166 C128,96 152,44 226,22 C258,14 284,26 296,44 C270,44 256,62 262,92 C268,118 276,140 276,166 Z"
        )
        s.cloth(left, RED, (34, 140), (0.5, 0.05, -0.7), ("M128,150 Q100,90 60,118",))
        s.cloth(right, GREEN, (262, 368), (0.4, 0, -0.8), ("M274,150 Q304,84 340,110",))
        s.cloth(middle, VIOLET, (128, 280), (0.55, 0.05, -0.75), ("M156,150 Q156,84 214,48", "M240,150 Q226,96 250,52"))
        for x, y in ((44, 212), (358, 206), (302, 50)):
            _bell(s, x, y)
        band = path("M126,158 C166,134 238,134 278,158 L276,180 C236,156 168,156 128,180 Z")
        s.gilded(band, 126, 278)
        for x, y, colour in ((150, 157, RED), (202, 149, GREEN), (254, 157, VIOLET)):
            s.gem(x, y, 6, colour)


def _collar(s: Bust) -> None:
    """Points of three colours with bells, and the rat on the shoulder behind them."""
    rat(s.canvas, 318, 372, 66, "#5a4a54", "#ff5a3a", True, 5)
    for index, colour in enumerate((VIOLET, GOLD, RED, GOLD, GREEN, GOLD, VIOLET)):
        x0, x1 = 98 + index * 29, 98 + (index + 1) * 29 + 6
        tip = (x0 + x1) / 2 + (index - 3) * 9, 418 - abs(index - 3) * 9
        top0, top1 = 344 + 13 * (1 - abs(index - 3.5) / 3.5), 344 + 13 * (1 - abs(index - 2.5) / 3.5)
        point = polygon((x0, top0), (x1, top1), tip)
        s.cloth(point, colour, (x0, x1), (0.4, 0, -0.6), hatched=False)
        _bell(s, tip[0], tip[1] + 6, 8)


def _marotte(s: Bust) -> None:
    """A stick with a small fool's head, who laughs at the big one."""
    with s.moved(66, 330, -8):
        s.rod((0, 150), (0, -20), "#c8924a", 8, 13)
        for side, colour in ((-1, RED), (1, GREEN)):
            horn = path(
                f"M0,-60 C{side * 8},-84 {side * 34},-84 {side * 38},-50 "
                f"C{side * 28},-62 {side * 22},-52 {side * 20},-40 Z"
            )
            s.inked(horn, fill(colour), 2.2)
            _bell(s, side * 38, -46, 6)
        s.inked(circle(0, -40, 23), radial(-8, -48, 40, [(0, "#fff2dc"), (1, "#d9a878")]), 2.4)
        s.inked(path("M-22,-50 Q0,-66 22,-50 Q0,-58 -22,-50 Z"), fill(GOLD), 1.8)
        for x in (-8, 8):
            s.disc(x, -42, 3, fill(s.ink))
        s.draw(path("M-10,-32 Q0,-20 10,-32 Z"), fill("#8a1a1c"))
        s.draw(path("M-22,-18 L-12,-8 L0,-18 L12,-8 L22,-18 L16,2 L-16,2 Z"), fill(VIOLET))
        s.draw(path("M-22,-18 L-12,-8 L0,-18 L12,-8 L22,-18 L16,2 L-16,2 Z"), stroke(s.ink, 2))
    Hand(s, "#efcaa8", 0.9).grip(74, 388, -6, 0.8, True, arm=Arm((20, 560), RED, GOLD, (54, 110)))
