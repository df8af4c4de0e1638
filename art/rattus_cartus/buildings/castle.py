"""The Castle."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("chivalry", seed=43)
def castle(s: Scene) -> None:
    """The gate from across the moat: a drawbridge half up on its chains, spearmen on the wall against the sunset."""
    s.sky((92, 150, 44), 4, clouds=5, horizon=320)
    s.birds(300, 70, 6, 26)
    s.ridge(300, 16, 0.6, 2)
    _keep(s)
    _gate(s)
    s.water(398, (96, 56))
    bank = path("M-10,480 L-10,440 Q90,424 170,446 Q260,470 410,440 L410,480 Z")
    s.inked(bank, fill(s.tone("#5a5a34", -0.4)))
    s.figure(70, 462, 84, "#8a2a2c", dress="tunic", head="helm", facing=1)
    s.rod((88, 464), (88, 356), s.tone("wood", 0.2), 3, 6)
    s.inked(path("M88,356 l-6,14 l6,14 l6,-14 Z"), fill("#d8dce6"))
    rat(s.canvas, 300, 456, 46, "#4a3440", "#ff5a3a", True, 5)
    s.finish()


def _keep(s: Scene) -> None:
    """Keep and towers behind the wall."""
    s.wall(150, 118, 100, 160, "stone", "stone")
    s.battlement(150, 118, 100, 6, 9)
    s.slit(176, 150)
    s.window(192, 146, 16, 30, True)
    s.slit(222, 150)
    s.flag(200, 106, 34, 34, "#d0432f")
    for x, y, w in ((94, 152, 44), (262, 152, 44)):
        s.wall(x, y, w, 140, "stone", "stone", rounded=True)
        s.cone(x, y, w, 62, "tile")
        s.window(x + w / 2 - 6, y + 26, 12, 24, True)


def _gate(s: Scene) -> None:
    """The wall, the gate between two round towers, and the drawbridge."""
    s.wall(-10, 272, 420, 136, "stone", "stone")
    s.battlement(-10, 272, 420, 16, 11)
    for x in (30, 78, 312, 360):
        s.figure(x, 272, 44, "#6a3a3a", dress="tunic", head="helm", facing=-1 if x > 200 else 1)
        s.rod((x + 10, 262), (x + 10, 204), s.tone("wood", 0.2), 2, 4)
    for x in (112, 232):
        s.wall(x, 224, 56, 184, "stone", "stone", rounded=True)
        s.battlement(x, 224, 56, 5, 9)
        s.slit(x + 28, 256, 18)
        s.slit(x + 28, 318, 18)
        s.banner(x + 18, 342, 20, 44, "#d0432f")
    s.door(176, 298, 48, 108, lit=True)
    bridge = polygon((170, 404), (230, 404), (262, 322), (138, 322))
    s.inked(bridge, linear(138, 322, 262, 404, [(0, s.tone("wood", 0.4)), (1, s.tone("wood", -0.5))]), 3)
    s.texture(bridge, 138, 322, 124, 84, "wood")
    for side in (-1, 1):
        s.draw(path(f"M{200 + side * 30},276 L{200 + side * 60},324"), stroke(s.ink, 5))
        s.draw(path(f"M{200 + side * 30},276 L{200 + side * 60},324"), stroke("#b8bcc8", 2.4))
    s.inked(rect(160, 282, 80, 10), fill(s.tone("stone", -0.2)))
