"""The Monastery."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import arch, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("church", seed=45)
def monastery(s: Scene) -> None:
    """A cloister at the blue hour: arcades on both sides, the church behind, monks with buckets between herb beds."""
    s.sky(None, 0, stars=50, clouds=3, horizon=260)
    s.moon(322, 70, 26)
    _church(s)
    _arcade(s)
    _beds(s)
    s.figure(126, 432, 104, "#4a3a34", dress="robe", head="bald", pose="carry", facing=1)
    s.figure(282, 424, 96, "#3a2e2a", dress="robe", head="hood", hat="#3a2e2a", pose="bow", facing=-1)
    for x, y in ((158, 424), (248, 420)):
        s.inked(path(f"M{x - 11},{y - 18} h22 l-3,20 h-16 Z"), fill(s.tone("wood", 0.1)))
        s.draw(path(f"M{x - 11},{y - 18} q11,-16 22,0"), stroke(s.ink, 2))
    rat(s.canvas, 56, 458, 50, "#40384a", "#ff5a3a", False, 5)
    s.finish()


def _church(s: Scene) -> None:
    """Nave and tower behind the garth."""
    s.wall(110, 150, 180, 130, "pale", "stone")
    s.gable(104, 152, 192, 70, "pale", "slate", 8, "stone")
    s.rose_window(200, 124, 22)
    for x in (136, 188, 240):
        s.window(x, 184, 24, 58, True, "gothic")
    s.wall(274, 96, 46, 190, "pale", "stone")
    s.cone(274, 96, 46, 74, "slate")
    s.window(288, 116, 18, 36, True, "gothic")


def _arcade(s: Scene) -> None:
    """Round arches under a tiled walk, left, right and behind."""
    roof = polygon((-10, 214), (90, 246), (310, 246), (410, 214), (410, 256), (316, 268), (84, 268), (-10, 256))
    s.inked(roof, linear(0, 214, 0, 268, [(0, s.tone("tile", 0.1)), (1, s.tone("tile", -0.6))]))
    s.wall(84, 268, 232, 82, "stone", "stone")
    for i in range(6):
        hole = arch(92 + i * 37, 280, 29, 70, False)
        s.inked(hole, linear(0, 280, 0, 350, [(0, "#141a34"), (1, "#5a4a5a")]))
    for side in (-1, 1):
        wall = polygon(
            (200 + side * 116, 268), (200 + side * 210, 254), (200 + side * 210, 430), (200 + side * 116, 350)
        )
        s.inked(wall, fill(s.tone("stone", -0.5 if side > 0 else 0.05)))
        for near in (0, 1):
            x = 200 + side * (132 + near * 44)
            hole = path(f"M{x},{340 + near * 34} L{x},{302 + near * 4} Q{x + side * 14},{268 + near * 2} "
                        f"{x + side * 28},{304 + near * 6} L{x + side * 28},{360 + near * 40} Z")  # fmt: skip
            s.inked(hole, fill("#171c38"))


def _beds(s: Scene) -> None:
    """The garth: herb beds round a well."""
    s.ground(350, "#5f8a58", path_to=(200, 40))
    for x, y, w in ((100, 366, 76), (226, 366, 76), (60, 412, 96), (246, 412, 110)):
        s.inked(rect(x, y, w, 26, 4), fill(s.tone("#4a3424", -0.2)))
        for i in range(int(w / 11)):
            tuft = radial(x + 8 + i * 11, y + 8, 9, [(0, "#b8dc8a"), (1, "#3a6a3a")])
            s.inked(oval(x + 2 + i * 11, y - 2, 12, 18), tuft, 1.2)
    s.inked(oval(172, 372, 56, 22), fill(s.tone("stone", 0.2)), 2.4)
    s.draw(oval(180, 376, 40, 13), fill("#12203a"))
    for x in (176, 224):
        s.rod((x, 386), (x, 326), s.tone("wood", 0), 5, 8)
    s.inked(polygon((166, 332), (200, 310), (234, 332)), fill(s.tone("tile", 0.1)))
