"""The Castle."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path, polygon
from art.kit.scene.riding import rider
from art.kit.scene.scene import Scene


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
