"""Religious districts: blue hour."""

from __future__ import annotations

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, circle, path, polygon, rect


@district("religious", seed=23)
def temple(s: Scene) -> None:
    """A round temple of columns under a blue dome, cypresses."""
    s.sky((290, 130, 34), 5, stars=20, clouds=4, horizon=360)
    s.ridge(330, 26, 0.5, 2)
    s.ground(398, base=mix("#4a6a6a", s.ink, 0.4), path_to=(200, 46))
    for x, h in ((50, 130), (86, 90), (344, 140), (312, 88)):
        s.tree(x, 408, h, h * 0.26, "#2f5a4a", "cypress")
    for i in range(4):
        s.wall(96 - i * 12, 372 + i * 9, 208 + i * 24, 10, "white", None, shaded=False)
    s.wall(124, 232, 152, 142, "pale", "stone", True)
    s.door(178, 286, 44, 88, True, False)
    for i in range(6):
        x = 104 + i * 36
        s.wall(x, 226, 14, 148, "white", None, True, shaded=False)
        s.wall(x - 4, 222, 22, 8, "white", None, shaded=False)
        s.wall(x - 4, 366, 22, 8, "white", None, shaded=False)
    s.wall(90, 204, 220, 22, "white", None, True, shaded=False)
    for i in range(13):
        s.draw(circle(104 + i * 16, 215, 3.4), fill(GOLD))
    s.dome(104, 204, 192, 110, "#5a86b8", 9)
    s.line(200, 66, 200, 84, stroke(GOLD, 3))
    s.disc(200, 62, 6, fill(GOLD))
    for side in (-1, 1):
        s.lantern(200 + side * 72, 300)
    s.person(170, 440, 38, "#e9e4d8", hood=True)
    s.person(228, 446, 40, "#2f5d8e", hood=True)
    s.bushes(476, 3, h=30)
    s.finish()


@district("religious", seed=24)
def church(s: Scene) -> None:
    """Spire and nave by full moon, graves before it."""
    s.sky(None, 0, stars=34, clouds=4, horizon=360)
    s.moon(312, 96, 36)
    s.ridge(338, 22, 0.5, 2)
    s.ground(400, base=mix("#4a6a5a", s.ink, 0.4), path_to=(140, 44))
    s.wall(180, 262, 160, 142, "pale", "stone")
    s.hip(180, 262, 160, 86, "tile", 10, 0.04)
    for x in (200, 244, 288):
        s.window(x, 292, 24, 58, True, "gothic")
    for x in (188, 232, 278, 326):
        s.wall(x, 300, 10, 104, "stone", None)
    s.wall(96, 150, 92, 254, "pale", "stone")
    s.cone(96, 150, 92, 134, "slate", 10)
    s.wall(92, 146, 100, 10, "stone", None, shaded=False)
    s.line(142, -4, 142, 20, stroke(GOLD, 3))
    s.line(133, 5, 151, 5, stroke(GOLD, 3))
    s.window(112, 168, 24, 46, False, "gothic")
    s.window(148, 168, 24, 46, False, "gothic")
    s.draw(path("M118,206 q6,-18 12,0 Z"), fill(GOLD))
    s.draw(path("M154,206 q6,-18 12,0 Z"), fill(GOLD))
    s.rose_window(142, 254, 20, 8)
    s.door(120, 330, 44, 74, True)
    for x, y in ((260, 424), (292, 430), (328, 424), (356, 434)):
        s.wall(x, y - 20, 14, 20, "grey", None, False, arch(x, y - 22, 14, 24, False))
    s.tree(54, 410, 110, 80, "#3f6a5a")
    s.person(118, 444, 40, "#7a2e4e")
    s.person(146, 448, 42, "#2f5d8e", hood=True)
    s.bushes(478, 3, h=28)
    s.finish()


@district("religious", seed=6)
def cathedral(s: Scene) -> None:
    """A twin-spired front with a rose window before a moon."""
    s.sky(None, 0, stars=46, clouds=3, horizon=370)
    for i in range(5):
        s.disc(200, 150, 70 + i * 32, fill("#dff0ff", 0.055))
    s.moon(200, 132, 58)
    s.far_city(362, 0.45, 4, hmax=56)
    s.ground(408, base=mix("#3c5a7a", s.ink, 0.35), path_to=(200, 60))
    _cathedral_aisles(s)
    _cathedral_nave(s)
    _cathedral_towers(s)
    _cathedral_portals(s)
    s.finish()


def _cathedral_aisles(s: Scene) -> None:
    for side in (-1, 1):
        x = 200 + side * 134 - 28
        s.wall(x, 282, 56, 128, "grey")
        s.inked(
            polygon((x - 4, 282), (x + 60, 282), (x + (60 if side < 0 else -4), 252)),
            fill(s.tone("slate", 0.1 if side < 0 else -0.5)),
        )
        s.window(x + 18, 306, 20, 46, True, "gothic")
        b = path(f"M{200 + side * 150},300 Q{200 + side * 128},232 {200 + side * 92},222")
        s.draw(b, stroke(s.ink, 10, 1))
        s.draw(b, stroke(s.tone("pale", 0.1), 6.4, 1))
        s.wall(200 + side * 152 - 8, 258, 16, 150, "pale", None)
        s.cone(200 + side * 152 - 8, 258, 16, 36, "pale", 2)


def _cathedral_nave(s: Scene) -> None:
    s.wall(150, 176, 100, 234, "pale")
    s.gable(150, 176, 100, 84, "pale", "slate", 4, "stone", 7)
    s.rose_window(200, 218, 35, 12)


def _cathedral_towers(s: Scene) -> None:
    for side in (-1, 1):
        x = 200 + side * 76 - 27
        s.wall(x, 128, 54, 284, "pale")
        for k in (x - 4, x + 48):
            s.wall(k, 140, 10, 272, "pale", None)
            s.cone(k, 140, 10, 26, "pale", 1)
        s.wall(x + 2, 100, 50, 30, "pale", "stone")
        s.cone(x + 2, 102, 50, 104, "slate", 5, False)
        for k in (x - 1, x + 47):
            s.wall(k, 96, 8, 24, "pale", None, shaded=False)
            s.cone(k, 96, 8, 22, "pale", 1)
        for k in (x + 9, x + 30):
            s.window(k, 146, 14, 48, False, "gothic")
        s.window(x + 14, 224, 26, 52, True, "gothic")
        s.window(x + 14, 300, 26, 44, True, "gothic")
        for y2 in (206, 288, 352):
            s.wall(x - 2, y2, 58, 6, "pale", None, shaded=False)
        s.line(x + 27, -4, x + 27, 10, stroke(GOLD, 2.5))


def _cathedral_portals(s: Scene) -> None:
    for x, y in ((200, 72),):
        s.line(x, y, x, y + 28, stroke(s.ink, 6))
        s.line(x - 10, y + 9, x + 10, y + 9, stroke(s.ink, 6))
        s.line(x, y, x, y + 28, stroke(GOLD, 3.4))
        s.line(x - 10, y + 9, x + 10, y + 9, stroke(GOLD, 3.4))
    s.wall(150, 272, 100, 26, "pale", None)
    for i in range(7):
        s.window(154 + i * 13.6, 276, 9, 18, False, "gothic", False, False)
    for x, w, h in ((174, 52, 96), (110, 34, 66), (256, 34, 66)):
        y = 412 - h
        gable = polygon((x - 10, y + 18), (x + w / 2, y - 26), (x + w + 10, y + 18))
        s.inked(gable, linear(x, 0, x + w, 0, [(0, s.tone("pale", 0.5)), (1, s.tone("pale", -0.3))]))
        s.draw(circle(x + w / 2, y + 2, 5), fill(GOLD))
        s.door(x, y + 6, w, h - 6, x == 174)
    for i in range(4):
        s.wall(140 - i * 10, 410 + i * 7, 120 + i * 20, 8, "pale", None, shaded=False)
    s.person(176, 452, 34, "#e9e4d8", hood=True)
    s.person(192, 456, 36, "#2f5d8e", hood=True)
    s.person(232, 458, 38, "#7a2e4e", hood=True)
    for x, h in ((38, 62), (366, 62), (18, 48), (388, 46)):
        s.tree(x, 420, h, h * 0.34, "#2f5a58", "cypress")
    s.bushes(478, 5, h=28)


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
    s.bushes(482, 3, h=22)
    s.finish(0.45)


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
