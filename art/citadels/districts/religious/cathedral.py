"""The Cathedral."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage


@district("religious", seed=6)
def cathedral(s: Scene) -> None:
    """From the mouth of a dark lane: both towers and the rose rise steeply over the crowd with its candles."""
    s.sky(None, 0, stars=60, clouds=4, horizon=420)
    s.glow(150, 190, 240, "#cfe6ff", 0.5)
    minster = Stage(s, (-3.6, 1.6, -19), turn=27, tilt=20, focal=350, centre=(212, 276))
    minster.floor(-60, 60, -16, 60, mix("#5a7090", s.ink, 0.2), 1.4, 0.1)
    _flank(s, minster)
    _tower(s, minster, 11.4)
    _west_front(s, minster)
    _tower(s, minster, 0.0)
    _steps(s, minster)
    _lane(s)
    _faithful(s, minster)
    s.finish(0.5)


def _flank(s: Scene, minster: Stage) -> None:
    """The nave with its roof, aisle and flying buttresses, running away to the left."""
    minster.block((3.4, 0, 4), (13, 13.5, 36), "grey", "stone")
    minster.roof((3.4, 4), (13, 36), 13.5, 6.5, "slate", along="z", over=0.2, gable="grey")
    with minster.plane((3.4, 13.5, 36), (3.4, 13.5, 4), (3.4, 6.4, 36), 320, 71):
        for i in range(7):
            s.window(14 + i * 46, 8, 22, 58, True, "gothic")
    minster.block((0.2, 0, 5), (3.4, 6.6, 36), "grey", "stone")
    with minster.plane((0.2, 6.6, 36), (0.2, 6.6, 5), (0.2, 0, 36), 310, 66):
        for i in range(7):
            s.window(12 + i * 45, 14, 22, 44, i != 4, "gothic")
    for z in (33, 28.5, 24, 19.5, 15, 10.5, 6.4):
        bow = [(-1.6 + i * 0.5, 7.6 + 3.6 * (1 - (1 - i / 10) ** 2), z) for i in range(11)]
        width = 0.5 * minster.size(0, 8, z)
        s.pipe(minster.track(bow), s.tone("pale", 0.1), width, width + 3)
        minster.block((-2.4, 0, z), (-1.4, 9.2, z + 0.9), "pale")
        minster.paint([(-2.4, 9.2, z), (-1.9, 11.4, z), (-1.4, 9.2, z)], "pale", 0.1)


def _west_front(s: Scene, minster: Stage) -> None:
    """The middle of the front: gable, rose, gallery of kings, great portal."""
    minster.block((4.6, 0, 0.6), (11.8, 15.5, 4), "pale", "stone")
    minster.paint([(4.4, 15.5, 0.6), (8.2, 20.6, 0.6), (12, 15.5, 0.6)], "pale", 0.15)
    with minster.plane((4.6, 15.5, 0.58), (11.8, 15.5, 0.58), (4.6, 0, 0.58), 108, 232):
        s.rose_window(54, 46, 33, 12)
        s.box(0, 96, 108, 4, fill(s.tone("pale", -0.4)))
        for i in range(7):
            s.window(5 + i * 14.6, 102, 9, 26, i % 3 == 1, "gothic", False, False)
        s.box(0, 132, 108, 4, fill(s.tone("pale", -0.4)))
        s.inked(polygon((8, 170), (54, 128), (100, 170)), fill(s.tone("pale", 0.3)))
        s.disc(54, 152, 6, fill(GOLD))
        s.door(30, 156, 48, 76, lit=True)
    x, y = minster.at(8.2, 20.6, 0.6)
    s.rod((x, y + 2), (x - 1, y - 26), GOLD, 3, 6)
    s.rod((x - 8, y - 16), (x + 7, y - 17), GOLD, 3, 6)


def _tower(s: Scene, minster: Stage, x: float) -> None:
    """One tower of the front, with corner pinnacles and an eight-sided spire."""
    x1, top = x + 5, 22.0
    minster.block((x, 0, 0), (x1, top, 5), "pale", "stone")
    faces: tuple[tuple[Place, Place, Place], ...] = (
        ((x, top, -0.02), (x1, top, -0.02), (x, 0, -0.02)),
        ((x - 0.02, top, 5), (x - 0.02, top, 0), (x - 0.02, 0, 5)),
    )
    for corners in faces:
        if corners[0][2] > 0 and x > 5:
            continue
        with minster.plane(*corners, 75, 330):
            for k in (10, 42):
                s.window(k, 16, 22, 84, False, "gothic")
            s.box(0, 112, 75, 5, fill(s.tone("pale", -0.4)))
            s.window(22, 130, 30, 72, True, "gothic")
            s.box(0, 214, 75, 5, fill(s.tone("pale", -0.4)))
            s.inked(polygon((12, 264), (37, 230), (62, 264)), fill(s.tone("pale", 0.2)))
            s.door(22, 256, 30, 74)
            for k in (0, 67):
                s.box(k, 0, 8, 330, fill(s.tone("pale", 0.45)))
                s.line(k + 8, 0, k + 8, 330, stroke(s.ink, 1.2, 0.6))
    tip = (x + 2.5, top + 11.5, 2.5)
    ring = [(x + 0.5, top, 4.5), (x + 0.5, top, 0.5), (x1 - 0.5, top, 0.5)]
    minster.paint([ring[0], tip, ring[1]], "slate", 0.4)
    minster.paint([ring[1], tip, ring[2]], "slate", -0.3)
    for px, pz in ((x, 4.6), (x1 - 0.6, 0), (x, 0)):
        minster.block((px, top - 1, pz), (px + 0.8, top + 1.2, pz + 0.8), "pale")
        minster.paint([(px, top + 1.2, pz), (px + 0.4, top + 4.2, pz + 0.4), (px + 0.8, top + 1.2, pz)], "pale", 0.1)
    a, b = minster.at(*tip)
    s.rod((a, b + 3), (a, b - 14), GOLD, 2.4, 4.6)
    s.rod((a - 5, b - 8), (a + 5, b - 8), GOLD, 2.4, 4.6)


def _steps(s: Scene, minster: Stage) -> None:
    for i in range(4):
        minster.block((-0.6 - i * 0.5, 0, -0.8 - i * 0.6), (17, 0.7 - i * 0.18, 0), "pale")
    s.glow(*minster.at(8.2, 1, -2), 96, "#ffc860", 0.7)


def _lane(s: Scene) -> None:
    """Two dark fronts frame the view; a lamp hangs between them."""
    dark = mix("#1c2a52", s.ink, 0.35)
    left = path("M-10,-10 H58 L52,96 L38,98 L40,210 L24,214 L28,490 H-10 Z")
    s.inked(left, linear(0, 0, 60, 0, [(0, mix(dark, "#000000", 0.2)), (1, mix(dark, s.theme.haze, 0.22))]), 2.4)
    right = path("M410,-10 H370 L378,150 L392,154 L388,490 H410 Z")
    s.inked(right, linear(370, 0, 410, 0, [(0, dark), (1, mix(dark, "#000000", 0.3))]), 2.4)
    for x, y in ((10, 30), (6, 134), (0, 262)):
        s.window(x, y, 20, 36, y != 30, "rect")
    s.line(46, 104, 384, 128, stroke(s.ink, 2.2))
    s.line(84, 107, 84, 128, stroke(s.ink, 2))
    s.lantern(84, 138)


def _faithful(s: Scene, minster: Stage) -> None:
    """People with candles go up; a candle seller sits at the corner of the lane."""
    flock = ((5.4, -2.6), (9.8, -3.0), (7.2, -4.4), (3.2, -5.2), (10.4, -6.2), (5.2, -7.6), (0.6, -7.0))
    for i, (x, z) in enumerate(flock):
        tint = ("#e9e4d8", "#2f5d8e", "#7a2e4e", "#5a6a8a", "#c8a860")[i % 5]
        minster.figure(
            x,
            z,
            tint,
            dress=("gown", "cloak", "robe")[i % 3],
            head=("veil", "hood", "hat")[i % 3],
            hat=tint,
            pose=("walk", "stand")[i % 2],
            back=i % 3 == 2,
        )
        a, b = minster.at(x + 0.35, 1.1, z)
        k = minster.size(x, 1, z)
        s.glow(a, b, 0.9 * k, "#ffd070", 0.9)
        s.disc(a, b, 0.07 * k, fill("#fff6d0"))
    s.figure(76, 474, 106, "#4a3a6a", dress="gown", head="veil", hat="#b8a8c8", pose="sit")
    s.inked(
        polygon((96, 436), (150, 432), (158, 448), (100, 452)),
        linear(96, 0, 158, 0, [(0, s.tone("wood", 0.4)), (1, s.tone("wood", -0.5))]),
        2,
    )
    for i in range(6):
        x = 106 + i * 8
        s.inked(rect(x, 418 - i % 2 * 5, 5, 24, 1), fill("#fff0d0"), 1.3)
        s.disc(x + 2.5, 412 - i % 2 * 5, 2.6, fill("#ffd060"))
    s.glow(128, 416, 64, "#ffc860", 0.85)
    s.figure(330, 492, 128, "#2a4a7a", dress="cloak", head="hood", hat="#2a4a7a", pose="walk", back=True, facing=-1)
    s.figure(372, 486, 84, "#a8506a", dress="gown", head="long", pose="walk", back=True, facing=-1)
