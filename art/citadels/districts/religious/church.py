"""The Church."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("religious", seed=24)
def church(s: Scene) -> None:
    """Through the lych gate on a winter's eve: lanterns go up to a stone church whose spire stands against the moon."""
    s.sky(None, 0, stars=40, clouds=4, horizon=340)
    s.moon(246, 118, 40)
    s.ridge(300, 22, 0.55, 2)
    s.ground(326, base="#9cb8dc")
    yard = Stage(s, (-3.4, 1.9, -17), turn=10, tilt=6, focal=330, centre=(200, 268))
    yard.paint(
        [
            (-4.6, 0, -15.5),
            (-2.6, 0, -9),
            (-1.6, 0, -4),
            (0.6, 0, 0),
            (2.2, 0, 0),
            (0.8, 0, -4),
            (-0.6, 0, -9),
            (-2.4, 0, -15.5),
        ],
        "sand",
        -0.1,
        0.3,
        0,
    )
    for i in range(26):
        x, y = yard.at(-2.7 + (i % 2) * 0.36 + i * 0.13, 0, -12 + i * 0.44)
        s.ellipse(x - 4, y - 1.4, 8 - i * 0.16, 2.8, fill(s.ink, 0.35))
    _nave(s, yard)
    _spire(s, yard)
    _graves(s, yard)
    _procession(s, yard)
    _lych_gate(s)
    s.finish(0.5)


def _nave(s: Scene, yard: Stage) -> None:
    """The nave runs away to the right; its choir, a yew beside it."""
    yard.block((3.4, 0, 2), (14, 5, 8.4), "pale", "stone")
    yard.roof((3.4, 2), (14, 8.4), 5, 4.6, "tile", along="x", gable="pale")
    with yard.plane((3.4, 5, 1.98), (14, 5, 1.98), (3.4, 0, 1.98), 124, 60):
        for x in (14.0, 48, 82):
            s.window(x, 10, 17, 38, True, "gothic")
        for x in (0.0, 36, 70, 104):
            s.wall(x, 18, 8, 42, "stone", None)
    x, y = yard.at(-6.0, 0, 3)
    _bare_tree(s, (x, y), 54, 90, 7)


def _bare_tree(s: Scene, foot: tuple[float, float], length: float, angle: float, width: float) -> None:
    """A winter tree: every bough forks, snow lies on the upper side."""
    x, y = foot[0] + length * math.cos(math.radians(angle)), foot[1] - length * math.sin(math.radians(angle))
    s.rod(foot, (x, y), mix("#3a3050", s.ink, 0.3), width, width + 2.4)
    if 20 < angle < 160:
        s.line(
            foot[0] - 1, foot[1] - width * 0.4, x - 1, y - width * 0.4, stroke("#e8f4ff", max(0.8, width * 0.3), 0.8)
        )
    if length > 9:
        for turn in (-34, 8, 30) if width > 3 else (-26, 26):
            _bare_tree(
                s, (x, y), length * (0.74 - 0.004 * abs(turn)), angle + turn + s.random.uniform(-8, 8), width * 0.66
            )


def _spire(s: Scene, yard: Stage) -> None:
    """The west tower: door, rose, bells, a broach spire, a cock on top."""
    yard.block((-0.8, 0, 0), (3.6, 10.6, 4.6), "pale", "stone")
    with yard.plane((-0.8, 10.6, -0.02), (3.6, 10.6, -0.02), (-0.8, 0, -0.02), 88, 212):
        for x in (18.0, 50):
            s.window(x, 14, 20, 42, False, "gothic")
            s.draw(path(f"M{x + 4},48 q6,-20 12,0 Z"), fill(GOLD))
        s.box(0, 66, 88, 4, fill(s.tone("stone", -0.3)))
        s.rose_window(44, 100, 19, 8)
        s.door(28, 144, 32, 68, lit=True)
    s.glow(*yard.at(1.4, 0.6, -1), 80, "#ffc860", 0.75)
    with yard.plane((-0.82, 10.6, 4.6), (-0.82, 10.6, 0), (-0.82, 0, 4.6), 88, 212):
        s.window(32, 16, 24, 42, False, "gothic")
    tip = (1.4, 18.0, 2.3)
    yard.paint([(-1.1, 10.6, 4.9), tip, (-1.1, 10.6, -0.3)], "slate", 0.4)
    yard.paint([(-1.1, 10.6, -0.3), tip, (3.9, 10.6, -0.3)], "slate", -0.2)
    x, y = yard.at(*tip)
    s.rod((x, y + 4), (x, y - 20), GOLD, 3, 6)
    s.rod((x - 8, y - 10), (x + 8, y - 10), GOLD, 3, 6)


def _graves(s: Scene, yard: Stage) -> None:
    """Crooked stones with snow on them."""
    for i, (x, z) in enumerate(
        ((4.6, -2.4), (7.4, -1.6), (5.6, -5.2), (3.4, -7.6), (-5.4, -3.4), (-6.2, -7), (8.8, -4.4))
    ):
        px, py = yard.at(x, 0, z)
        k = yard.size(x, 0, z)
        with s.moved(px, py, (-6, 4, 8, -4)[i % 4]):
            w, h = 0.8 * k, 1.2 * k
            s.wall(-w / 2, -h, w, h, "grey", None, False, arch(-w / 2, -h, w, h, i % 3 == 0))
            s.draw(
                path(f"M{-w * 0.5},{-h * 0.72} Q0,{-h * 1.34} {w * 0.5},{-h * 0.72} Q0,{-h} {-w * 0.5},{-h * 0.72} Z"),
                fill("#eef6ff", 0.9),
            )


def _procession(s: Scene, yard: Stage) -> None:
    """Old and young with lanterns."""
    people = (
        (1.2, -1.6, 1.75),
        (0.2, -3.2, 1.7),
        (0.7, -5.2, 1.75),
        (-0.6, -6.4, 1.1),
        (-1.3, -6.0, 1.7),
        (-1.4, -9.0, 1.75),
    )
    for i, (x, z, high) in enumerate(people):
        tint = ("#7a2e4e", "#2f5d8e", "#5a4a7a", "#b8703a", "#3f6a5a")[i % 5]
        yard.figure(
            x,
            z,
            tint,
            height=high,
            dress=("cloak", "gown")[i % 2],
            head=("hood", "veil", "hat")[i % 3],
            hat=tint,
            pose="walk",
            back=True,
        )
        a, b = yard.at(x + 0.42, 0.8, z)
        k = yard.size(x, 1, z)
        s.glow(a, b, 1.2 * k, "#ffcf70", 0.9)
        s.inked(rect(a - 0.1 * k, b - 0.16 * k, 0.2 * k, 0.32 * k, 1), fill("#fff0b8"), 1.2)


def _lych_gate(s: Scene) -> None:
    """The timber gate we stand under: posts, braces, a tiled roof with snow, its leaf open, a lamp."""
    wood = mix("#4a3a4a", s.ink, 0.3)
    shade = [(0, mix(wood, s.theme.light, 0.3)), (1, mix(wood, "#000000", 0.25))]
    for x in (-4.0, 366):
        s.inked(rect(x, 40, 38, 450), linear(x, 0, x + 38, 0, shade), 2.4)
        s.texture(rect(x, 40, 38, 450), x, 40, 38, 450, "wood")
        s.inked(
            rect(x - 8, 440, 54, 50), linear(x, 0, x + 46, 0, [(0, s.tone("grey", 0.3)), (1, s.tone("grey", -0.7))]), 2
        )
    s.pipe(path("M30,150 Q40,72 120,54"), wood, 15, 20)
    s.pipe(path("M370,150 Q360,72 280,54"), wood, 15, 20)
    s.inked(rect(-10, 30, 420, 26), linear(0, 30, 0, 56, shade), 2.4)
    s.texture(rect(-10, 30, 420, 26), -10, 30, 420, 26, "wood")
    roof = polygon((-10, 34), (-10, -10), (410, -10), (410, 34))
    s.inked(roof, fill(mix("#3a3050", s.ink, 0.4)), 2.4)
    s.draw(path("M-10,34 Q60,24 130,34 Q210,42 290,33 Q350,26 410,36 V22 H-10 Z"), fill("#dcecff", 0.85))
    for x, h in ((60, 14), (84, 22), (108, 12), (236, 16), (300, 24), (322, 12)):
        s.draw(polygon((x - 3, 34), (x + 3, 34), (x, 34 + h)), fill("#e8f4ff", 0.85))
    s.line(334, 56, 334, 78, stroke(s.ink, 2.2))
    s.lantern(334, 90)
    for i in range(5):
        x = 38 + i * 11
        s.rod((x, 350 + i * 6), (x, 474 - i * 2), wood, 5, 8)
    s.rod((34, 372), (86, 392), wood, 6, 9)
    s.rod((34, 452), (86, 448), wood, 6, 9)
    s.figure(296, 494, 150, "#3a3a6a", dress="cloak", head="hat", hat="#2a2444", pose="point", facing=-1, back=True)
    for _ in range(60):
        x, y = s.random.uniform(0, 400), s.random.uniform(0, 470)
        s.disc(x, y, s.random.uniform(0.8, 2.2), fill("#ffffff", 0.75))
