"""The castle, of the chivalry."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import arch, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("chivalry", seed=41)
def castle(s: Scene) -> None:
    """A gatehouse from the moat, the drawbridge raised; spearmen on the battlements, a boat that was sent away."""
    s.sky((78, 214, 46), 5, clouds=5, horizon=330)
    s.birds(310, 66, 5, 22)
    s.ridge(318, 16, 0.5, 1)
    _keep(s)
    _walls(s)
    _gate(s)
    s.water(352, (82, 60))
    _mirror(s)
    _foot(s)
    _boat(s)
    s.finish(0.48)


def _keep(s: Scene) -> None:
    """The great tower inside the walls."""
    s.wall(150, 74, 96, 220, "pale", "stone", haze=0.12)
    for x in (168, 196, 224):
        s.window(x - 5, 96, 12, 24, True, "arch")
    s.wall(198, 26, 30, 60, "pale", "stone", True, haze=0.08)
    s.cone(198, 28, 30, 48, "tile", 5)
    s.battlement(150, 74, 96, 7, 9, "pale")
    s.flag(213, -22, 22, 26, "#d0432f")
    s.flag(170, 54, 30, 30, "#e0a02c")


def _walls(s: Scene) -> None:
    """Curtain walls to both sides, with their watch."""
    for x, w in ((-20, 110), (306, 120)):
        s.wall(x, 236, w, 128, "stone", "stone")
        s.battlement(x, 236, w, 8, 9, "stone", 0)
        for slit in range(3):
            s.slit(x + 22 + slit * 34, 268)
    for x, robe in ((30, "#8a2a2c"), (352, "#8a2a2c"), (384, "#4a4a5a")):
        s.rod((x + 9, 226), (x + 9, 150), "#8a5a32", 2.6, 5)
        s.inked(polygon((x + 9, 138), (x + 14, 154), (x + 4, 154)), fill("#d8dee8"), 1.4)
        with s.clipped(rect(x - 30, 120, 60, 98)):
            s.figure(
                x, 248, 66, robe, dress="tunic", head="helm", hat="#a8b0c0", pose="stand", facing=1 if x < 200 else -1
            )


def _gate(s: Scene) -> None:
    """Two drum towers, the gate between them, the bridge up on its chains."""
    s.wall(142, 176, 116, 190, "stone", "stone")
    s.battlement(142, 176, 116, 8, 9, "stone", 2)
    s.inked(arch(158, 216, 84, 150), fill(s.ink, 0.95), 3)
    bridge = polygon((160, 368), (166, 224), (234, 224), (240, 368))
    s.inked(bridge, linear(160, 0, 240, 0, [(0, s.tone("wood", 0.35)), (1, s.tone("wood", -0.55))]), 2.6)
    s.texture(bridge, 158, 224, 84, 146, "wood", 1)
    for y in (238, 288, 340):
        s.rod((164, y), (236, y), "#4a4652", 5, 8)
        for i in range(5):
            s.disc(172 + i * 14, y, 2.2, fill("#c8c4cc"))
    for x0, x1 in ((154, 168), (246, 232)):
        s.draw(path(f"M{x0},200 L{x1},232"), stroke(s.ink, 6))
        s.draw(path(f"M{x0},200 L{x1},232"), stroke("#b8b4c0", 2.6))
    s.inked(path("M186,186 h28 v18 C214,218 200,224 200,226 C200,224 186,218 186,204 Z"), fill("#c8322a"), 2)
    s.draw(path("M192,192 L208,214 M208,192 L192,214"), stroke("#f3d27a", 3))
    for x in (80, 252):
        s.wall(x, 150, 68, 216, "stone", "stone", True)
        s.battlement(x, 150, 68, 6, 10, "stone", 6, 13, True)
        s.wall(x + 10, 124, 48, 20, "stone", None, True, shaded=False)
        s.cone(x + 10, 126, 48, 62, "slate", 7)
        s.flag(x + 34, 62, 22, 24, "#d0432f")
        s.window(x + 27, 180, 14, 28, True, "arch")
        s.slit(x + 18, 236, 20)
        s.slit(x + 50, 262, 20)
        s.window(x + 29, 286, 10, 18, x < 200, "arch")


def _mirror(s: Scene) -> None:
    """What the water gives back of towers and bridge."""
    for x, w in ((80, 68), (252, 68), (142, 116)):
        s.area(x, 352, x + w, 410, linear(0, 352, 0, 410, [(0, s.ink, 0.5), (1, s.ink, 0)]))
    for i in range(18):
        x, y = 60 + (i * 53) % 290, 362 + i * 4.6
        s.line(x, y, x + 24 + i, y, stroke(s.theme.light, 1.6, 0.35))
    s.glow(114, 372, 40, "#ffc85a", 0.4)


def _foot(s: Scene) -> None:
    """Rocks under the walls, and the near bank with its reeds."""
    for x, r in ((70, 18), (98, 13), (150, 11), (252, 12), (316, 18), (344, 13), (40, 12), (386, 15)):
        rock = path("M-1,.4 L-.6,-.5 L.1,-.8 L.8,-.3 L1,.4 Z", x, 360, r)
        s.inked(rock, linear(x - r, 340, x + r, 366, [(0, s.tone("stone", 0.1)), (1, s.tone("stone", -0.8))]), 1.6)
    bank = path("M-10,480 L-10,452 C60,436 120,448 180,462 C250,478 330,462 410,440 L410,490 Z")
    s.inked(bank, linear(0, 436, 0, 480, [(0, s.tone("#6a5a3a", 0)), (1, s.tone("#3a2a20", -0.6))]))
    for x, h in ((22, 50), (34, 66), (48, 44), (350, 56), (366, 72), (382, 48)):
        s.draw(path(f"M{x},458 q4,-{h * 0.6} 2,-{h}"), stroke(s.ink, 3))
        s.draw(oval(x - 1, 452 - h, 7, 20), fill("#5a3420"))
    rat(s.canvas, 96, 446, 44, "#3a2e34", "#ff5a3a", False, 5)


def _boat(s: Scene) -> None:
    """A rowing boat with two travellers and a lamp."""
    s.figure(236, 424, 70, "#4a5a6a", dress="cloak", head="hood", hat="#4a5a6a", pose="raise", facing=-1)
    s.figure(276, 426, 66, "#7a5a2e", dress="tunic", head="wide", hat="#3a2a1e", pose="carry", facing=-1)
    hull = path("M196,404 Q256,424 322,400 C316,426 300,436 262,436 C226,436 204,428 196,404 Z")
    s.inked(hull, linear(0, 402, 0, 436, [(0, s.tone("wood", 0.3)), (1, s.tone("wood", -0.7))]), 2.4)
    s.rod((296, 384), (338, 440), s.tone("wood", 0.3), 4, 7)
    s.lantern(204, 392)
