"""Religious districts by night: the cathedral from its lane, the monastery on its crag."""

from __future__ import annotations

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, path, polygon, rect
from art.stage import Place, Stage


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


@district("religious", seed=31)
def monastery(s: Scene) -> None:
    """A walled cloister on a crag above the mist; monks with lanterns climb to it."""
    s.sky(None, 0, stars=46, clouds=3, horizon=380)
    s.moon(106, 150, 34)
    s.ridge(286, 44, 0.62, 2, True)
    s.ridge(330, 36, 0.44, 5, True)
    s.mist(344, 60, 0.55)
    _monastery_crag(s)
    _monastery_cloister(s)
    _monastery_church(s)
    s.mist(404, 46, 0.5)
    _monastery_path(s)
    for x, y, h in ((22, 470, 120), (58, 482, 92), (372, 476, 96), (396, 470, 130)):
        s.tree(x, y, h, h * 0.36, "#1f4a52", "cypress")
    _pilgrim(s)
    s.finish(0.45)


def _pilgrim(s: Scene) -> None:
    """Close to us a monk from behind with his lantern and staff, the wall of the road."""
    s.inked(
        path("M250,490 Q300,452 410,446 V490 Z"),
        linear(0, 446, 0, 490, [(0, s.tone("grey", 0.1)), (1, s.tone("dark", -0.8))]),
        2,
    )
    s.texture(path("M250,490 Q300,452 410,446 V490 Z"), 250, 446, 160, 44, "stone")
    s.glow(292, 400, 90, "#ffc850", 0.85)
    s.figure(334, 496, 166, "#4a3430", dress="robe", head="hood", hat="#4a3430", pose="point", back=False, facing=-1)
    s.rod((280, 368), (280, 384), s.ink, 2, 2)
    s.lantern(280, 394)
    s.rod((366, 372), (374, 490), s.tone("wood", 0.1), 4, 7)


CRAG = (
    "M96,412 L112,372 L104,340 L128,316 L136,290 L160,282 L352,282 L368,300 L362,330 L384,356 L378,392 L404,430 "
    "L410,490 L60,490 L72,450 Z"
)


def _monastery_crag(s: Scene) -> None:
    crag = path(CRAG)
    rock = [(0, s.tone("#7a90a8", 0.35)), (0.35, s.tone("#5a708c", -0.1)), (1, s.tone("#31466a", -0.85))]
    s.draw(crag, linear(90, 0, 400, 0, rock))
    with s.clipped(crag):
        for x, y in ((120, 330), (150, 300), (196, 318), (236, 296), (282, 312), (322, 298), (352, 340), (300, 372)):
            face = polygon((x, y), (x + 30, y + 18), (x + 22, y + 96), (x - 10, y + 60))
            s.draw(face, fill(s.ink, 0.2))
            s.draw(polygon((x - 16, y + 10), (x, y), (x - 10, y + 60), (x - 22, y + 48)), fill(s.theme.light, 0.16))
        s.area(60, 350, 410, 490, linear(0, 340, 0, 480, [(0, s.theme.haze, 0), (1, s.theme.haze, 0.5)]))
    s.outline(crag)


def _monastery_cloister(s: Scene) -> None:
    s.wall(296, 176, 44, 120, "pale", "stone")
    s.hip(296, 176, 44, 34, "slate", 5, 0.5)
    for y in (190, 222):
        s.window(311, y, 13, 22, y == 190, "arch")
    s.wall(226, 214, 118, 82, "pale", "stone")
    s.hip(226, 214, 118, 40, "tile", 6, 0.14)
    for x in (238, 262, 286, 310):
        s.window(x, 224, 12, 20, x != 286, "arch")
    s.wall(136, 256, 226, 36, "stone", "stone")
    s.box(132, 251, 234, 7, fill(s.tone("slate", -0.1)))
    for x in range(216, 350, 22):
        s.window(x, 264, 14, 24, True, "arch", False)
    for x in (150, 344):
        s.wall(x - 10, 236, 26, 58, "stone", "stone", True)
        s.cone(x - 10, 236, 26, 30, "slate", 4)


def _monastery_church(s: Scene) -> None:
    s.wall(156, 188, 66, 106, "white", "stone")
    s.gable(156, 188, 66, 46, "white", "tile", 6, "stone", 7)
    s.rose_window(189, 178, 11, 8)
    s.window(167, 206, 14, 34, True, "gothic")
    s.window(197, 206, 14, 34, True, "gothic")
    s.door(179, 252, 20, 40, True)
    gable = path("M172,140 L172,104 L189,84 L206,104 L206,140 Z")
    s.wall(172, 84, 34, 58, "white", "stone", shape=gable)
    s.box(168, 136, 42, 6, fill(s.tone("pale", -0.2)))
    s.inked(arch(181, 106, 16, 28, False), fill(s.theme.sky[1]), 1.6)
    s.inked(path("M183,129 Q184,113 189,112 Q194,113 195,129 Z"), fill(GOLD), 1.4)
    s.rod((189, 84), (189, 62), GOLD, 2.6, 5)
    s.rod((182, 70), (196, 70), GOLD, 2.6, 5)


def _monastery_path(s: Scene) -> None:
    way = path(
        "M40,490 C90,452 196,470 232,446 C262,424 196,408 214,384 C226,364 216,340 196,318 C190,308 188,300 188,294 "
        "L202,294 C206,312 236,340 236,368 C234,396 296,416 282,448 C262,480 190,480 150,490 Z"
    )
    s.draw(way, linear(0, 294, 0, 480, [(0, s.tone("sand", 0.1)), (1, s.tone("sand", -0.55))]))
    s.draw(way, stroke(s.ink, 1.4, 0.4))
    for x, y, h in ((106, 476, 48), (154, 468, 44), (204, 464, 40), (250, 446, 34), (232, 404, 27), (226, 366, 20)):
        s.person(x, y, h, "#3a2a2a", hood=True)
        s.glow(x + h * 0.3, y - h * 0.5, h * 0.9, "#ffc850", 0.95)
        s.draw(rect(x + h * 0.24, y - h * 0.58, h * 0.12, h * 0.18, 1), fill("#fff3bf"))
