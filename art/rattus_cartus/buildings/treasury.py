"""The Treasury."""

from __future__ import annotations

from art.kit.drawing.paint import SCREEN, fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.shapes import arch, circle, oval, path, polygon, rect
from art.kit.marks import coin
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("royalty", seed=42)
def treasury(s: Scene) -> None:
    """A vault under the palace: an open chest, sacks, the ledger, and a rat upon the coins."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#2a1a14"), (0.5, "#6a4424"), (1, "#2a1810")]))
    _vault(s)
    s.disc(200, 300, 230, radial(200, 300, 230, [(0, "#ffc85a", 0.6), (1, "#ffc85a", 0)], SCREEN))
    _shelves(s)
    _chest(s)
    s.figure(66, 432, 130, "#3a2a4a", dress="robe", head="bald", pose="carry", facing=1)
    book = polygon((78, 344), (112, 334), (122, 352), (88, 364))
    s.inked(book, fill("#f6ead0"))
    s.draw(path("M95,338 L105,358"), stroke(s.ink, 2))
    s.lantern(330, 196)
    s.finish(0.6)


def _vault(s: Scene) -> None:
    """Stone arches, one behind the other, and an iron door."""
    for grow, light in ((0, -0.5), (-34, -0.3)):
        hole = arch(34 - grow, 60 - grow, 332 + 2 * grow, 420)
        s.wall(-10, -10, 420, 500, "brick" if grow else "stone", "stone", shape=hole if grow else None, rim=False)
        s.outline(hole, 4)
        s.draw(hole, linear(0, 40, 0, 480, [(0, s.ink, 0.3 - light * 0.4), (1, s.ink, 0)]))
    door = arch(150, 128, 100, 196)
    s.inked(door, linear(150, 0, 250, 0, [(0, "#7a7f92"), (0.4, "#545a6e"), (1, "#23263a")]), 4)
    for y in (180, 240, 300):
        s.inked(rect(146, y, 108, 12, 3), fill("#3a3e52"))
        for x in (156, 178, 200, 222, 244):
            s.disc(x, y + 6, 3, fill("#c9a85a"))
    s.inked(circle(200, 216, 20), gold_leaf(scale=0.3))
    s.inked(circle(200, 216, 9), fill(s.ink))
    s.ground(392, "#7a5a3a")


def _shelves(s: Scene) -> None:
    """Cups, crowns and bags along both walls."""
    for x in (44, 292):
        for y in (236, 300):
            s.inked(rect(x, y, 66, 8), fill(s.tone("wood", -0.2)))
            for i in range(3):
                place = x + 6 + i * 22
                cup = path(f"M{place},{y - 24} q7,18 0,24 h14 q-7,-6 0,-24 Z")
                s.inked(cup, gold_leaf(scale=0.2), 2)
    for x, y in ((296, 380), (336, 388), (316, 398)):
        sack = path(f"M{x - 24},{y + 34} Q{x - 30},{y} {x - 6},{y - 12} L{x - 12},{y - 28} L{x + 12},{y - 28} "
                    f"L{x + 6},{y - 12} Q{x + 30},{y} {x + 24},{y + 34} Z")  # fmt: skip
        s.inked(sack, linear(x - 24, 0, x + 24, 0, [(0, "#d9b88a"), (1, "#7a5a38")]))
        s.draw(path(f"M{x - 9},{y - 13} L{x + 9},{y - 13}"), stroke("#a8322a", 4))


def _chest(s: Scene) -> None:
    """The chest, its lid up, and coins that run over."""
    lid = path("M110,330 C110,280 130,264 200,264 C270,264 290,280 290,330 L276,336 L124,336 Z")
    s.inked(lid, linear(0, 264, 0, 336, [(0, s.tone("wood", 0.2)), (1, s.tone("wood", -0.8))]), 3)
    s.glow(200, 344, 110, "#ffe29a", 0.9)
    heap = path("M120,366 Q140,326 176,330 Q200,306 226,330 Q262,326 282,366 Z")
    s.inked(heap, gold_leaf(scale=0.3))
    for x, y in ((140, 352), (164, 340), (188, 332), (212, 328), (238, 342), (262, 354), (176, 356), (206, 350),
                 (236, 362), (150, 366)):  # fmt: skip
        coin(s.canvas, x, y, 11, shadow=False)
    box = polygon((108, 362), (292, 362), (280, 444), (120, 444))
    s.inked(box, linear(108, 0, 292, 0, [(0, s.tone("wood", 0.4)), (1, s.tone("wood", -0.6))]), 3)
    s.texture(box, 108, 362, 184, 82, "wood")
    for x in (124, 194, 262):
        s.inked(rect(x, 360, 14, 86), fill("#8a8fa2"))
    s.inked(rect(186, 376, 30, 34, 5), gold_leaf(scale=0.3))
    s.disc(201, 392, 5, fill(s.ink))
    for x, y in ((96, 452), (128, 462), (300, 456), (272, 466), (330, 446)):
        s.inked(oval(x - 11, y - 5, 22, 10), gold_leaf(scale=0.2))
    rat(s.canvas, 232, 320, 58, "#4a3c44", "#ff5a3a", False, 5)
