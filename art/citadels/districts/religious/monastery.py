"""The Monastery."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, path, polygon, rect
from art.kit.scene.scene import Scene


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
