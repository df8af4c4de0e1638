"""Noble districts at the golden hour: the manor from its garden, the castle across its bridge."""

from __future__ import annotations

import math

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.riding import horse, rider, wheel
from art.scene import Scene
from art.shapes import circle, path, polygon
from art.stage import Stage


@district("noble", seed=21)
def manor(s: Scene) -> None:
    """From the garden, over a clipped hedge: a gabled house turns its lit corner to us, a carriage has come up."""
    s.sky((40, 196, 38), 4, clouds=5, horizon=330)
    s.ridge(300, 16, 0.6, 1)
    s.ground(318, base=mix("#7a8a3a", s.ink, 0.3))
    for x, h in ((-4, 130), (36, 104), (390, 150)):
        s.tree(x, 336, h, h * 0.8, "#6a7a34")
    house = Stage(s, (-7.0, 2.6, -15.4), turn=31, tilt=3, focal=348, centre=(196, 258))
    drive = [(-9, 0.01, -9), (-2, 0.01, -2.4), (4, 0.01, -0.6), (9, 0.01, -0.6), (12, 0.01, -5), (0, 0.01, -12)]
    house.paint(drive, "sand", 0.2, 0.3, ink=0)
    _manor_block(s, house)
    _manor_wing(s, house, 9.6)
    _manor_porch(s, house)
    _manor_wing(s, house, 0.0)
    house.figure(6.2, -1.6, "#2f4f8e", dress="tunic", head="hat", hat="#3a2a2a", pose="bow", facing=-1)
    house.figure(5.0, -2.4, "#8a2e5e", dress="gown", head="wide", hat="#f0d9a0", pose="walk", facing=1)
    _topiary(s)
    with s.moved(104, 428, scale=0.86):
        _carriage(s)
    _rose_bed(s)
    s.finish(0.45)


def _manor_block(s: Scene, house: Stage) -> None:
    """The main block with its roof, its dormers and chimneys."""
    house.block((3.2, 6, 5), (4.4, 12.4, 6.2), "brick", "brick")
    house.block((0, 0, 0), (14, 6.4, 8), "#c8925a", "stone")
    house.roof((0, 0), (14, 8), 6.4, 4.0, "slate", along="x", gable="#c8925a")
    with house.plane((0, 6.4, 8), (0, 6.4, 0), (0, 0, 8), 96, 77):
        for x in (12.0, 42, 70):
            for y in (12.0, 46):
                s.window(x, y, 13, 21, (x + y) % 4 != 0, "arch")
    for x in (5.4, 8.4):
        house.block((x, 6.6, 0.7), (x + 1.2, 8.4, 2.0), "plaster")
        house.roof((x, 0.7), (x + 1.2, 2.4), 8.4, 0.8, "slate", along="z", over=0.15)
        with house.plane((x, 8.4, 0.69), (x + 1.2, 8.4, 0.69), (x, 6.8, 0.69), 24, 32):
            s.window(6, 7, 12, 20, True, "rect")
    with house.plane((4, 6.4, -0.02), (10, 6.4, -0.02), (4, 0, -0.02), 84, 90):
        for x in (6.0, 66):
            s.window(x, 12, 13, 24, True, "arch")
            s.window(x, 54, 13, 26, True, "arch")
        s.window(35, 10, 14, 26, True, "arch")
    house.block((10.4, 7, 3.2), (11.6, 12.6, 4.4), "brick", "brick")


def _manor_wing(s: Scene, house: Stage, x: float) -> None:
    """A wing with its gable towards us."""
    x1 = x + 4.4
    house.block((x, 0, -2.6), (x1, 6.4, 0.2), "#d9a870", "stone")
    house.roof((x, -2.6), (x1, 4), 6.4, 3.4, "slate", along="z", gable="#d9a870")
    with house.plane((x, 9.8, -2.62), (x1, 9.8, -2.62), (x, 0, -2.62), 88, 196):
        s.window(37, 34, 14, 22, True, "arch")
        for y in (82.0, 140):
            s.window(18, y, 18, 34, True, "arch")
            s.window(52, y, 18, 34, x > 1 or y != 140, "arch")
        s.box(2, 128, 84, 4, fill(s.tone("stone", -0.4)))
    if x < 1:
        with house.plane((0, 6.4, 0), (0, 6.4, -2.6), (0, 0, 0), 40, 100):
            s.window(13, 16, 14, 28, True, "arch")
            s.window(13, 58, 14, 30, True, "arch")


def _manor_porch(s: Scene, house: Stage) -> None:
    house.block((5.7, 0, -1.4), (8.3, 3.4, 0.1), "pale", "stone")
    with house.plane((5.7, 3.4, -1.42), (8.3, 3.4, -1.42), (5.7, 0, -1.42), 52, 68):
        s.door(14, 16, 24, 52, lit=True, pointed=False)
    x, y = house.at(7, 0.4, -2.2)
    s.glow(x, y, 60, "#ffc060", 0.7)
    house.roof((5.7, -1.4), (8.3, 0.2), 3.4, 1.4, "slate", along="z", over=0.2, gable="pale")
    s.lantern(*house.at(5.4, 2.4, -1.7))


def _topiary(s: Scene) -> None:
    """Clipped cones and balls along the drive."""
    for x, y, h in ((250.0, 372.0, 40), (300, 388, 52), (362, 412, 70)):
        s.ellipse(x - h * 0.3, y - 4, h * 0.9, 8, fill(s.ink, 0.3))
        s.tree(x, y, h, h * 0.52, "#5a7a34", "cypress")


def _carriage(s: Scene) -> None:
    """A carriage and pair, 100 units high, going right."""
    with s.moved(112, -6, scale=0.94):
        horse(s, "#8a8088", "trot")
    s.line(60, -36, 150, -42, stroke(s.ink, 4))
    with s.moved(94, 0, scale=0.98):
        horse(s, "#e8dcc8", "trot", "#b89a7a")
    s.draw(path("M138,-66 Q70,-60 30,-72 M130,-56 Q70,-50 30,-66"), stroke(s.ink, 1.8))
    s.ellipse(-78, -6, 130, 11, fill(s.ink, 0.4))
    s.pipe(path("M-66,-30 Q-20,-14 34,-30"), s.tone("gold", 0.1), 5, 8)
    body = path("M-58,-84 L24,-84 C24,-62 18,-40 2,-32 L-36,-32 C-52,-40 -60,-62 -58,-84 Z")
    s.inked(body, linear(-58, -84, 24, -30, [(0, "#e0566a"), (0.5, "#8a1f3e"), (1, "#3a0f26")]), 2.2)
    s.inked(path("M-62,-84 Q-18,-100 28,-84 Z"), linear(0, -98, 0, -84, [(0, "#5a2a3a"), (1, "#2a1220")]), 2)
    s.window(-44, -78, 20, 24, True, "rect", mullions=False)
    s.window(-10, -78, 20, 24, True, "rect", mullions=False)
    s.draw(path("M-16,-84 V-33 M-54,-50 H18"), stroke(GOLD, 2))
    s.draw(polygon((-36, -42), (-31, -36), (-36, -31), (-41, -36)), fill(GOLD))
    s.figure(36, -44, 66, "#2f4f8e", dress="tunic", head="hat", hat="#2a1a26", pose="carry")
    s.inked(path("M22,-52 H46 L42,-38 H28 Z"), fill(s.tone("wood", 0.1)), 1.8)
    s.lantern(30, -74)
    wheel(s, -50, -20, 21, 10)
    wheel(s, 22, -15, 16, 8)


def _rose_bed(s: Scene) -> None:
    """The hedge we look over, full of roses."""
    s.bushes(462, 1, mix("#3a4a22", s.ink, 0.45), h=34)
    for _ in range(34):
        x, y = s.random.uniform(0, 400), s.random.uniform(452, 480)
        r = s.random.uniform(2.6, 5)
        s.inked(circle(x, y, r), fill(("#e0566a", "#f0b0a0", "#f6d9b0")[int(x) % 3]), 1.1)
        s.disc(x - 0.6, y - 0.4, r * 0.4, fill("#8a1f3e", 0.7))


@district("noble", seed=3)
def castle(s: Scene) -> None:
    """Across the ravine: towers crowd a spur of rock, a stone bridge runs to the gate, a knight rides home."""
    s.sky((92, 232, 46), 5, clouds=6, horizon=350)
    s.birds(70, 90, 6, 24)
    s.ridge(304, 40, 0.66, 2, True)
    s.ridge(346, 30, 0.46, 5, True)
    s.mist(392, 60, 0.45)
    _castle_spur(s)
    _castle_heart(s)
    _castle_front(s)
    _castle_bridge(s)
    s.finish(0.5)


def _castle_spur(s: Scene) -> None:
    """The rock, its facets lit from the left."""
    rock = path("M110,300 L150,284 L330,270 L410,292 V490 H180 L172,440 L140,410 L150,372 L122,340 Z")
    s.draw(
        rock,
        linear(
            110, 0, 400, 0, [(0, s.tone("#b08a6a", 0.3)), (0.4, s.tone("#7a5a58", -0.2)), (1, s.tone("#4a3444", -0.8))]
        ),
    )
    with s.clipped(rock):
        for x, y, w in (
            (128.0, 300.0, 40),
            (178, 296, 46),
            (236, 300, 52),
            (300, 290, 60),
            (160, 380, 40),
            (210, 400, 60),
            (290, 390, 60),
        ):
            s.draw(polygon((x, y), (x + w * 0.7, y + 14), (x + w * 0.5, y + 110), (x - 8, y + 70)), fill(s.ink, 0.22))
            s.draw(polygon((x - 14, y + 8), (x, y), (x - 8, y + 70), (x - 18, y + 52)), fill(s.theme.light, 0.24))
        s.area(100, 380, 410, 490, linear(0, 380, 0, 480, [(0, s.theme.haze, 0), (1, s.theme.haze, 0.35)]))
    s.outline(rock)
    fall = path("M292,320 C288,360 298,400 286,490 H330 C324,400 330,356 318,320 Z")
    s.draw(fall, linear(284, 0, 332, 0, [(0, "#fff0e0"), (0.5, "#e8c0b8"), (1, "#9a7088")]))
    for x in (294.0, 301, 309, 316):
        s.draw(path(f"M{x},324 Q{x + 3},400 {x - 4},486"), stroke("#ffffff", 2, 0.6))
    s.disc(308, 478, 40, fill("#ffe8d8", 0.35, blur=12))
    for x, y, h in ((250.0, 372.0, 34), (268, 404, 44), (346, 380, 40), (376, 420, 50), (232, 430, 38)):
        s.tree(x, y, h, h * 0.5, "#6a6a34", "cypress")


def _drum(s: Scene, box: tuple[float, float, float, float], roof: float, cone: str, flag: str = "") -> None:
    """A round tower with a coned roof on brackets; box is left, width, top and foot."""
    x, w, top, foot = box
    s.wall(x, top, w, foot - top, "stone", "stone", True)
    band = max(6, w * 0.2)
    s.battlement(x, top, w, 5, w * 0.13, "stone", w * 0.09, band, True)
    s.wall(x + w * 0.12, top - band - w * 0.5, w * 0.76, w * 0.46, "pale", None, True, shaded=False)
    s.cone(x + w * 0.12, top - band - w * 0.42, w * 0.76, roof, cone, w * 0.14)
    if flag:
        s.flag(x + w / 2, top - band - w * 0.42 - roof, 28, 26, flag)
    for row, share in enumerate((0.16, 0.42)):
        s.window(
            x + w * (0.34 + 0.14 * row), top + (foot - top) * share, w * 0.2, w * 0.36, row == 0, "arch", mullions=False
        )


def _castle_heart(s: Scene) -> None:
    """The keep and the towers behind it, rising to the right."""
    _drum(s, (296, 40, 112, 300), 62, "slate", "#b8302c")
    _drum(s, (192, 30, 150, 300), 54, "slate")
    s.wall(222, 140, 84, 160, "pale", "stone")
    s.wall(306, 146, 30, 150, mix("#8a6a5a", s.ink, 0.1), "stone", rim=False)
    s.battlement(222, 140, 84, 6, 10, "pale", 5, 12)
    s.wall(238, 92, 52, 38, "pale", "stone")
    s.hip(238, 92, 52, 44, "tile", 8, 0.3)
    s.flag(264, 50, 30, 30, GOLD)
    for x in (248.0, 268):
        s.window(x, 100, 11, 20, True, "gothic")
    for x in (234.0, 258, 282):
        s.window(x, 160, 14, 28, x != 258, "gothic")
    s.banner(256, 156, 18, 52, "#b8302c")


def _castle_front(s: Scene) -> None:
    """The curtain wall falling towards us, the gatehouse at its near end."""
    curtain = polygon((170, 226), (350, 238), (350, 316), (170, 326))
    s.wall(170, 226, 180, 104, "stone", "stone", shape=curtain)
    for i in range(10):
        x, y = 176.0 + i * 17, 226 + i * 1.3
        s.wall(x, y - 10, 10, 12, "stone", None, shaded=False)
    for x in (214.0, 262, 316):
        s.slit(x, 256, 18)
    _drum(s, (338, 54, 180, 318), 78, "tile", GOLD)
    s.draw(path("M170,326 L350,316 L394,318 V334 Q280,328 170,340 Z"), fill(s.ink, 0.4, blur=4))
    _drum(s, (120, 48, 212, 330), 70, "tile", "#b8302c")
    s.wall(166, 236, 66, 102, "pale", "stone")
    s.battlement(166, 236, 66, 5, 10, "pale", 5, 12)
    s.door(180, 272, 36, 62, lit=True)
    with s.clipped(path("M180,334 V296 Q182,280 198,272 Q214,280 216,296 V334 Z")):
        for i in range(5):
            s.line(184 + i * 7, 268, 184 + i * 7, 296, stroke(s.ink, 2.4))
        s.line(178, 288, 220, 288, stroke(s.ink, 2.4))
    s.banner(170, 250, 9, 34, "#2f4f8e")
    s.banner(220, 250, 9, 34, "#2f4f8e")
    s.glow(198, 330, 70, "#ffc060", 0.6)


def _castle_bridge(s: Scene) -> None:
    """The bridge from our feet to the gate: parapets, arches over the ravine, the riders on it."""
    deck = polygon((180, 334), (216, 334), (206, 490), (-50, 490))
    side = path("M216,334 L222,342 L250,500 L190,500 Z")
    s.inked(side, linear(200, 0, 250, 0, [(0, s.tone("stone", -0.3)), (1, s.tone("stone", -0.9))]))
    s.draw(deck, linear(0, 334, 0, 480, [(0, s.tone("sand", 0.3)), (1, s.tone("sand", -0.5))]))
    with s.clipped(deck):
        for i in range(14):
            y = 338 + i * i * 0.9
            s.line(-50, y, 230, y, stroke(s.ink, 1.1, 0.3))
    _parapet(s, (180, 334), (-60, 490), 34)
    with s.moved(120, 470, scale=0.98):
        rider(s, "#e8dcc8", "#b8302c", head="helm", hat="#d8d4e0", pose="raise")
        s.flag(24, -122, 40, 34, GOLD)
    with s.moved(172, 392, scale=0.44):
        rider(s, "#6a4630", "#2f4f8e", head="helm", hat="#c8c4d0")
    s.figure(206, 358, 22, "#7a2e2e", dress="cloak", head="helm", hat="#c8c4d0")
    _parapet(s, (216, 334), (212, 492), 40)
    for x, y, h in ((352.0, 490.0, 120), (394, 486, 150)):
        s.tree(x, y, h, h * 0.36, "#4f5b2e", "cypress")


def _parapet(s: Scene, far: tuple[float, float], near: tuple[float, float], high: float) -> None:
    """A wall of the bridge that grows towards us."""
    edge = polygon(far, near, (near[0], near[1] - high), (far[0], far[1] - high * 0.2))
    s.inked(edge, linear(far[0], far[1], near[0], near[1], [(0, s.tone("stone", 0.3)), (1, s.tone("stone", -0.35))]))
    for i in range(1, 9):
        share = math.pow(i / 9, 1.6)
        x, y = far[0] + (near[0] - far[0]) * share, far[1] + (near[1] - far[1]) * share
        s.line(x, y, x, y - high * (0.2 + 0.8 * share), stroke(s.ink, 1.3, 0.4))
    s.line(far[0], far[1] - high * 0.2, near[0], near[1] - high, stroke(s.theme.light, 2.6, 0.6))
