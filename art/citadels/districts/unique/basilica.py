"""The Basilica."""

from __future__ import annotations

import random

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, circle, path, polygon, rect, star
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=84)
def basilica(s: Scene) -> None:
    """A low wide front recedes over a wet square; its great mosaic glows; a child has startled the pigeons."""
    s.hour("#0f0f44", "#2a2a8a", "#6a4ab8", "#d08ac8", horizon=300)
    for _ in range(60):
        s.disc(s.random.uniform(0, 400), s.random.uniform(0, 150), s.random.uniform(0.6, 1.5), fill("#ffffff", 0.8))
    for _ in range(3):
        s.cloud(s.random.uniform(100, 260), s.random.uniform(60, 150), s.random.uniform(90, 150), 0.3, "#b88ad8")
    square = Stage(s, (-6.5, 1.9, -4.5), turn=19, tilt=7, focal=350, centre=(200, 296))
    square.floor(-22, 24, -2.8, 12, "#6a6aa8", 1.5, -0.25)
    _reflection(s, square)
    _basilica_domes(s, square)
    square.wall((8.6, 12), (8.6, 24), 0, 6.6, "stone", "stone", -0.6)
    square.wall((-8.6, 12), (8.6, 12), 0, 6.6, "stone", None, 0.1)
    with square.plane((-8.6, 9.6, 12), (8.6, 9.6, 12), (-8.6, 0, 12), 344, 192):
        _basilica_front(s)
    _campanile(s, square)
    square.figure(0.4, 8.2, "#7a2e4e", dress="gown", head="veil", hat="#f0e0d0", pose="walk")
    square.figure(1.3, 8.4, "#2f4f8e", dress="cloak", head="hat", hat="#2a1f3a", pose="walk")
    square.figure(4.6, 9.6, "#3a2a5a", dress="robe", head="hood", hat="#3a2a5a", facing=-1)
    square.figure(-2.5, 2.6, "#c8452f", height=1.15, dress="tunic", head="hair", pose="cheer", hair="#b8823a")
    _pigeons(s)
    s.figure(366, 502, 120, "#3a2f6a", dress="gown", head="veil", hat="#c8b0e0", pose="sit", facing=-1)
    s.figure(322, 490, 70, "#b8402f", dress="gown", head="long", pose="point", facing=-1, hair="#7a4a26")
    s.finish(0.5)


def _reflection(s: Scene, square: Stage) -> None:
    """The wet pavement mirrors the gold."""
    x, y = square.at(0, 0, 12)
    s.draw(
        path(f"M{x - 96},{y} L{x + 82},{y - 4} L{x + 60},{y + 150} L{x - 140},{y + 170} Z"),
        linear(0, y, 0, y + 150, [(0, "#ffc860", 0.65), (0.6, "#ff9a5a", 0.22), (1, "#ff9a5a", 0)]),
    )
    for _ in range(46):
        t = s.random.random()
        w = 10 + 40 * t
        s.box(x - 110 + s.random.uniform(0, 190) - w / 2, y + 4 + t * 150, w, 1.4 + t, fill("#fff0c0", 0.5 * (1 - t)))


def _basilica_domes(s: Scene, square: Stage) -> None:
    for x, z, r in ((-5.2, 19, 2.4), (5.4, 19, 2.4), (0.2, 21, 3.5)):
        left, right, foot = square.at(x - r, 8.2, z)[0], square.at(x + r, 8.2, z)[0], square.at(x, 8.2, z)[1]
        w = right - left
        s.wall(left + w * 0.06, foot - w * 0.2, w * 0.88, w * 0.5, "stone", None, True)
        for i in range(6):
            s.window(
                left + w * (0.14 + i * 0.12),
                foot - w * 0.16,
                w * 0.06,
                w * 0.18,
                i % 2 == 0,
                "arch",
                mullions=False,
                frame=False,
            )
        s.dome(left, foot - w * 0.18, w, w * 0.52, "copper", 8)


def _basilica_front(s: Scene) -> None:
    """344 x 192 units: porches below, the mosaic under the great arch, gilded crockets."""
    s.inked(
        path("M0,192 V66 H100 V60 Q104,4 172,0 Q240,4 244,60 V66 H344 V192 Z"),
        linear(0, 0, 344, 0, [(0, s.tone("pale", 0.5)), (1, s.tone("pale", -0.2))]),
        2.4,
    )
    niche = path("M112,116 V66 Q112,14 172,10 Q232,14 232,66 V116 Z")
    s.draw(niche, radial(172, 66, 80, [(0, "#fffbd0"), (0.4, "#ffd35a"), (1, "#c87a1e")]))
    with s.clipped(niche):
        dice = random.Random(3)
        for _ in range(420):
            s.box(
                dice.uniform(110, 234),
                dice.uniform(10, 116),
                2.6,
                2.6,
                fill("#fff8d0" if dice.random() < 0.5 else "#a85a12", 0.35),
            )
        for x, robe in ((140, "#2f5dae"), (204, "#b8302c"), (124, "#3f8a5c"), (220, "#6a3a9c")):
            big = 1.0 if x in (140, 204) else 0.8
            s.draw(
                path(
                    f"M{x - 11 * big},118 Q{x - 12 * big},{88 - 6 * big} {x},{82} Q{x + 12 * big},{88 - 6 * big} "
                    f"{x + 11 * big},118 Z"
                ),
                fill(robe),
            )
            s.draw(circle(x, 76, 9 * big), stroke("#fffbe0", 2))
            s.disc(x, 76, 6 * big, fill("#c98d62"))
        s.draw(path("M150,118 Q146,66 172,56 Q198,66 194,118 Z"), fill("#3a2a9a"))
        s.draw(path("M162,118 Q160,74 172,64 Q184,74 182,118 Z"), fill("#d0433a"))
        s.draw(circle(172, 46, 16), stroke("#fffbe0", 4))
        s.disc(172, 46, 10, fill("#c98d62"))
        for x, y in ((130, 40), (214, 40), (150, 24), (194, 24)):
            s.draw(star(x, y, 5, 8, 0.4), fill("#ffffff"))
    s.draw(niche, stroke(s.ink, 3))
    s.draw(path("M106,116 V66 Q106,8 172,4 Q238,8 238,66 V116"), stroke(GOLD, 5))
    s.glow(172, 70, 120, "#ffcf60", 0.55)
    _basilica_porches(s)


def _basilica_porches(s: Scene) -> None:
    """Seven doors between columns, small mosaics above, gilded pinnacles."""
    s.inked(rect(0, 116, 344, 9), fill(s.tone("gold", 0.2)), 1.6)
    for i in range(7):
        left = 8 + i * 47.4
        middle = i == 3
        s.door(left + 6, 134 if not middle else 126, 32, 58 if not middle else 66, lit=i % 2 == 1, pointed=False)
        s.inked(
            rect(left - 5, 128, 7, 64),
            linear(left - 5, 0, left + 2, 0, [(0, "#fff6ea"), (1, s.tone("pale", -0.6))]),
            1.4,
        )
    for x in (28, 74, 254, 300):
        s.inked(arch(x - 6, 76, 30, 34, False), radial(x + 9, 96, 24, [(0, "#ffe08a"), (1, "#b8701e")]), 1.6)
        s.draw(path(f"M{x + 2},110 Q{x + 9},78 {x + 16},110 Z"), fill("#2f5dae"))
    for x in (2, 50, 98, 246, 294, 342):
        s.draw(polygon((x - 4, 66), (x, 44), (x + 4, 66)), fill(GOLD))


def _campanile(s: Scene, square: Stage) -> None:
    """The bell tower stands nearer, cut off by the frame."""
    square.block((-9.4, 0, 7.4), (-7.4, 13.5, 9.4), "brick", "brick", 14)
    with square.plane((-9.4, 13.5, 7.39), (-7.4, 13.5, 7.39), (-9.4, 0, 7.39), 40, 270):
        s.inked(rect(-2, 40, 44, 8), fill(s.tone("pale", 0.3)), 1.6)
        for x in (4, 22):
            s.window(x, 4, 14, 32, True, "arch", mullions=False)
        for y in (90, 150):
            s.window(14, y, 11, 28, y == 150, "arch", mullions=False)
        s.door(10, 224, 20, 46, lit=True, pointed=False)


def _pigeons(s: Scene) -> None:
    dice = random.Random(9)
    for x, y, k, turn in (
        (330, 120, 1.25, -16),
        (352, 214, 1.0, -30),
        (252, 92, 0.8, -8),
        (290, 168, 0.6, -24),
        (180, 120, 0.55, -12),
        (216, 62, 0.5, -20),
        (362, 346, 1.3, -34),
    ):
        with s.moved(x, y, turn, k):
            _flying(s, dice.random() < 0.5)
    for x, y, k, way in (
        (66, 440, 1.2, 1),
        (104, 426, 0.9, -1),
        (150, 450, 1.25, 1),
        (300, 436, 1.0, -1),
        (346, 450, 1.2, -1),
    ):
        with s.moved(x, y, scale=k):
            s.canvas.scale(way, 1)
            s.inked(
                path(
                    "M-18,-4 C-10,-16 2,-16 8,-14 C8,-22 16,-24 18,-18 L23,-16 L18,-14 C18,-4 8,2 0,2 C-8,2 "
                    "-14,0 -26,2 Z"
                ),
                linear(-20, -20, 10, 2, [(0, "#d8d8f4"), (1, "#5a5a9a")]),
                1.5,
            )
            s.draw(path("M-2,2 v6 M3,2 v6"), stroke("#ff8a6a", 1.6))


def _flying(s: Scene, up: bool) -> None:
    """A pigeon on the wing."""
    white = linear(-20, -20, 20, 16, [(0, "#ffffff"), (1, "#9a9ad0")])
    s.inked(path("M-2,0 C-8,-18 -22,-30 -38,-30 C-34,-22 -28,-8 -8,4 Z"), fill("#a8a8d8"), 1.4)
    s.inked(
        path("M-26,8 L-36,2 L-34,12 Z M-26,4 C-14,-4 8,-8 16,-6 C22,-12 28,-6 26,-3 L31,0 L24,2 C18,12 -4,14 -28,10 Z"),
        white,
        1.5,
    )
    wing = "M4,0 C4,-22 14,-36 30,-40 C30,-26 26,-8 12,4 Z" if up else "M6,2 C-2,14 -6,28 -2,40 C10,34 18,18 16,4 Z"
    s.inked(path(wing), white, 1.5)
