"""Noble districts: golden hour."""

from __future__ import annotations

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import path, polygon, rect, star


@district("noble", seed=21)
def manor(s: Scene) -> None:
    """A stone house with a centre gable and clipped hedges, low sun on the left."""
    s.sky((88, 210, 42), 4, clouds=5, horizon=350)
    s.ridge(330, 18, 0.55, 1)
    s.ground(398, base=mix("#6a7a3a", s.ink, 0.4), path_to=(206, 48))
    for x in (40, 364):
        s.tree(x, 404, 120, 84, "#6a7a34")
    s.wall(84, 246, 236, 156, "#d9b98a", "stone")
    s.hip(84, 246, 236, 84, "slate", 12, 0.16)
    s.wall(164, 214, 80, 188, "pale", "stone")
    s.gable(164, 214, 80, 66, "pale", "slate", 8, "stone", 8)
    for x in (104, 282):
        s.wall(x, 140, 22, 52, "brick", "brick")
        s.wall(x - 3, 134, 28, 8, "stone", None)
    for x in (100, 132, 254, 286):
        s.window(x, 266, 18, 36, True, "arch")
        s.window(x, 332, 18, 40, x != 132, "arch")
    s.window(194, 182, 20, 26, True, "arch")
    s.window(176, 232, 18, 34, True, "arch")
    s.window(214, 232, 18, 34, True, "arch")
    s.banner(197, 274, 14, 40, "#7a2e4e")
    s.door(186, 328, 36, 74, True, False)
    s.lantern(174, 336)
    s.lantern(234, 336)
    for i in range(6):
        if i < 5:
            s.tree(30 + i * 22, 430, 26, 24, "#5a7a3a")
        if i < 5:
            s.tree(388 - i * 22, 432, 26, 24, "#5a7a3a")
    s.person(184, 444, 44, "#7a2e6e")
    s.person(208, 446, 46, "#2f4f8e", hat=GOLD)
    s.bushes(478, 1, h=26)
    s.finish()


@district("noble", seed=3)
def castle(s: Scene) -> None:
    """A keep with coned towers on a hill, gatehouse and road towards us."""
    s.sky((308, 206, 44), 5, clouds=6, horizon=360)
    s.birds(96, 110, 5, 20)
    s.ridge(318, 34, 0.62, 2, True)
    s.ridge(350, 16, 0.42, 5)
    hill = path("M-10,410 C60,372 110,352 200,350 C300,350 350,378 410,404 L410,490 L-10,490 Z")
    s.draw(
        hill,
        linear(
            0, 345, 0, 480, [(0, s.tone("#7c8a4a", 0.1)), (0.5, s.tone("#5a6a3a", -0.45)), (1, s.tone("#3a4a30", -0.9))]
        ),
    )
    _castle_keep(s)
    _castle_curtain_wall(s)
    _castle_gatehouse(s)
    _castle_road(s)
    s.finish()


def _castle_keep(s: Scene) -> None:
    _castle_tower(s, (232, 34, 170, 360), 62, GOLD, materials=("pale", "slate"))
    _castle_tower(s, (134, 34, 186, 360), 58, "#b8302c", materials=("pale", "slate"))
    s.wall(152, 156, 96, 206, "stone")
    s.battlement(152, 156, 96, 6, 10, "stone", 6, 13)
    s.wall(174, 96, 52, 50, "pale", "stone")
    s.cone(174, 96, 52, 84, "tile", 10)
    s.flag(200, 10, 0, 0)
    for k in (164, 194, 224):
        s.window(k - 1, 182, 15, 28, True, "gothic")
    s.window(190, 106, 20, 30, True, "gothic")
    s.banner(189, 226, 22, 64, "#b8302c")
    s.window(160, 236, 14, 22, False, "arch")
    s.window(226, 236, 14, 22, True, "arch")


def _castle_curtain_wall(s: Scene) -> None:
    s.wall(60, 300, 280, 78, "stone")
    s.battlement(60, 300, 280, 15, 9, "stone", 0, 9)
    _castle_tower(s, (36, 54, 244, 392), 74, "#b8302c", 5, ("stone", "tile"))
    _castle_tower(s, (310, 54, 248, 392), 74, GOLD, 5, ("stone", "tile"))
    for k in (62, 338):
        s.slit(k, 286, 18)
        s.slit(k, 330, 18)


def _castle_gatehouse(s: Scene) -> None:
    s.wall(150, 274, 100, 118, "pale", "stone")
    s.battlement(150, 274, 100, 6, 10, "pale", 6, 12)
    s.door(178, 318, 44, 76, False, True, portcullis=True)
    for k in (161, 227):
        s.banner(k, 288, 13, 40, "#2f4f8e")
    s.slit(200, 288, 16)


def _castle_road(s: Scene) -> None:
    bridge = path("M172,394 L228,394 L268,490 L120,490 Z")
    s.inked(bridge, linear(0, 394, 0, 480, [(0, s.tone("sand", 0.3)), (1, s.tone("sand", -0.5))]), 1.8)
    for i in range(7):
        y = 400 + i * 13
        s.line(172 - (y - 394) * 0.54, y, 228 + (y - 394) * 0.42, y, stroke(s.ink, 1.1, 0.3))
    for x, h in ((96, 46), (74, 38), (300, 44), (326, 36), (352, 42)):
        s.tree(x, 428 if x < 200 else 430, h, h * 0.36, "#4f6b3a", "cypress")
    s.person(186, 436, 34, "#7a2e2e")
    s.person(206, 452, 40, "#2f4f8e", hat=GOLD)
    s.bushes(476, 1, h=30)


@district("noble", seed=22)
def palace(s: Scene) -> None:
    """A gold dome before the sun, colonnade and three lit portals."""
    s.sky((200, 176, 70), 6, clouds=6, horizon=370)
    s.far_city(372, 0.55, 3, hmax=50)
    s.ground(402, base=mix("#9a8050", s.ink, 0.3), path_to=(200, 70))
    s.wall(20, 268, 360, 136, "pale", "stone")
    s.hip(20, 268, 360, 34, "slate", 6, 0.06)
    for x in (14, 334):
        s.wall(x, 214, 52, 190, "pale", "stone")
        s.dome(x - 2, 214, 56, 56, "copper", 5)
    s.wall(130, 196, 140, 208, "white", "stone")
    g = polygon((122, 198), (200, 152), (278, 198))
    s.inked(g, linear(122, 0, 278, 0, [(0, s.tone("white", 0.5)), (1, s.tone("pale", -0.4))]))
    s.draw(star(200, 180, 12, 8, 0.5), fill(GOLD))
    s.wall(158, 132, 84, 30, "pale", None)
    s.dome(150, 134, 100, 96, "gold", 7)
    for i in range(6):
        x = 136 + i * 24
        s.wall(x, 206, 10, 120, "white", None, True, shaded=False)
        s.draw(rect(x - 3, 203, 16, 6), fill(s.tone("gold", 0.3)))
    for i in range(5):
        s.window(148 + i * 24, 222, 11, 40, True, "arch", False)
    for x in (30, 352):
        s.window(x, 234, 18, 34, True, "arch")
    for x in (78, 104, 282, 308):
        s.window(x, 288, 16, 36, True, "arch")
        s.window(x, 344, 16, 40, True, "arch")
    s.door(180, 338, 40, 66, True, False)
    s.door(138, 350, 24, 54, True, False)
    s.door(238, 350, 24, 54, True, False)
    for i in range(4):
        s.wall(130 - i * 12, 402 + i * 7, 140 + i * 24, 8, "pale", None, shaded=False)
    for x in (22, 60, 340, 378):
        s.tree(x, 430, 64, 20, "#4f6b3a", "cypress")
    s.flag(36, 142, 18, 22, "#b8302c")
    s.flag(362, 142, 18, 22, "#b8302c")
    s.person(180, 456, 40, "#7a2e4e")
    s.person(222, 454, 42, "#2f4f8e", hat=GOLD)
    s.finish()


def _castle_tower(
    s: Scene,
    box: tuple[float, float, float, float],
    roof: float,
    flag: str,
    merlons: int = 4,
    materials: tuple[str, str] = ("stone", "slate"),
) -> None:
    """A drum tower with battlements and a coned roof; box is left, width, top and foot, materials wall and roof."""
    x, w, top, foot = box
    mat, cone = materials
    s.wall(x, top, w, foot - top, mat, "stone", True)
    s.battlement(x, top, w, merlons, 8, mat, 5, 11, True)
    s.wall(x + 5, top - 34, w - 10, 24, mat, None, True, shaded=False)
    s.cone(x + 5, top - 32, w - 10, roof, cone, 8)
    s.flag(x + w / 2, top - 32 - roof, 26, 24, flag)
