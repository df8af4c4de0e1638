"""The abbey on the hill, and the light of its night."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.palette import Theme
from art.kit.drawing.shapes import path
from art.kit.scene.scene import Scene

PLAGUE = Theme(("#060d16", "#0e2a32", "#2c5242", "#9aa65a"), "#e4eaae", "#0a1413", "#5f7f5a", "#f4f4c4")


def abbey(s: Scene) -> None:
    """West front with two towers, long nave, crossing tower, choir, and the lit cloister."""
    s.wall(900, 268, 176, 124, "#6f7a74", "stone")
    s.hip(900, 268, 176, 58, "#2f4450", 5, 0.03)
    for i in range(7):
        x = 908 + i * 24
        s.wall(x - 4, 312, 7, 82, "#7f8a80", None)
        s.inked(path(f"M{x - 4},312 l3.5,-16 l3.5,16 Z"), fill("#3a4a4c"), 1.2)
        s.window(x + 5, 284, 10, 24, i in (1, 2, 4, 6), "gothic")
        s.window(x + 5, 330, 10, 34, i in (0, 2, 3, 5), "gothic")
    s.wall(1058, 290, 56, 104, "#6f7a74", "stone", True)
    s.cone(1058, 290, 56, 52, "#2f4450", 4)
    for x in (1066, 1082, 1098):
        s.window(x, 322, 9, 32, True, "gothic")
    s.wall(976, 176, 46, 100, "#75807a", "stone")
    s.window(985, 194, 10, 34, False, "gothic")
    s.window(1003, 194, 10, 34, True, "gothic")
    s.cone(976, 176, 46, 118, "#2c404c", 5)
    _front(s)


def _front(s: Scene) -> None:
    """Two towers, the rose and the lit door between them; the cloister at their side."""
    s.wall(786, 236, 96, 166, "#7a857c", "stone")
    s.gable(786, 236, 96, 54, "#7a857c", "#2f4450", 3, "stone", 6)
    for x in (744, 872):
        s.wall(x, 168, 52, 236, "#808a80", "stone", True)
        s.wall(x - 3, 236, 58, 7, "#8a9488", None, True, shaded=False)
        s.wall(x - 3, 312, 58, 6, "#8a9488", None, True, shaded=False)
        for y, lit in ((184, False), (258, True), (332, x < 800)):
            s.window(x + 17, y, 18, 42 if y < 200 else 36, lit, "gothic")
        s.cone(x, 168, 52, 128, "#2c404c", 6)
    s.rose_window(834, 288, 26, 12)
    s.door(816, 346, 36, 58, lit=True)
    s.glow(834, 404, 90, "#ffc65a", 0.6)
    s.line(834, 176, 834, 156, stroke(s.ink, 4))
    s.line(827, 163, 841, 163, stroke(s.ink, 4))
    s.wall(660, 368, 92, 42, "#66706a", "stone")
    s.hip(660, 368, 92, 24, "#34444a", 4, 0.06)
    for i in range(4):
        s.window(668 + i * 21, 378, 12, 24, i != 2, "arch")
