"""The Guard Tower."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import oval, path, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("chivalry", seed=44)
def guard_tower(s: Scene) -> None:
    """A round tower over the town gate; halberdiers look into every basket that goes in."""
    s.sky((318, 118, 40), 4, clouds=5, horizon=310)
    s.birds(80, 90, 5, 22)
    s.far_city(312, 0.5, 5, hmax=60)
    s.ground(386, "#8a6a4a", path_to=(196, 80))
    _walls(s)
    _tower(s)
    _people(s)
    rat(s.canvas, 108, 458, 50, "#4a3440", "#ff5a3a", False, 5)
    s.finish()


def _walls(s: Scene) -> None:
    """The town wall on both sides."""
    s.wall(-10, 258, 140, 138, "stone", "stone")
    s.battlement(-10, 258, 140, 7, 10)
    s.wall(270, 258, 150, 138, "stone", "stone")
    s.battlement(270, 258, 150, 7, 10)
    for x in (40, 328):
        s.slit(x, 300, 20)


def _tower(s: Scene) -> None:
    """The drum of the tower, its wooden gallery and beacon, the gate at its foot."""
    s.wall(118, 128, 164, 268, "stone", "stone", rounded=True)
    s.inked(rect(104, 118, 192, 34), fill(s.tone("wood", -0.1)), 3)
    s.texture(rect(104, 118, 192, 34), 104, 118, 192, 34, "wood")
    for x in range(112, 296, 26):
        s.rod((x, 152), (x + (6 if x < 200 else -6), 172), s.tone("wood", -0.4), 5, 8)
    s.cone(104, 118, 192, 76, "tile", 10)
    for x in (128, 188, 248):
        s.window(x, 122, 22, 24, True, "rect")
    s.window(150, 190, 18, 36, True)
    s.window(232, 190, 18, 36, True)
    s.banner(188, 186, 26, 66, "#d0432f")
    s.glow(284, 196, 60, "#ff9a3a", 0.7)
    s.lantern(284, 200)
    s.door(162, 290, 76, 106, portcullis=True)
    s.disc(200, 344, 40, fill("#ffb55a", 0.25, blur=14))


def _people(s: Scene) -> None:
    """Two halberdiers, a woman with a basket, a carter."""
    for x, facing in ((140, 1), (262, -1)):
        s.figure(x, 438, 104, "#a8322c", dress="tunic", head="helm", pose="stand", facing=facing)
        reach = x + facing * 22
        s.rod((reach, 440), (reach, 296), s.tone("wood", 0.2), 4, 7)
        s.inked(path(f"M{reach},288 l-8,22 l8,10 l16,-4 q-8,-12 -2,-22 Z"), fill("#d8dce6"))
    s.figure(196, 448, 96, "#4a6a8a", dress="gown", head="veil", hat="#f3ead2", pose="carry", facing=-1)
    basket = path("M168,404 h36 l-5,24 h-26 Z")
    s.inked(basket, fill("#b98a4a"))
    for x in (176, 186, 196):
        s.inked(oval(x - 6, 396, 12, 12), fill("#d0432f" if x == 186 else "#e6c24a"), 1.6)
    s.draw(path("M168,404 Q186,378 204,404"), stroke(s.ink, 3))
    s.figure(336, 444, 88, "#5a6a3a", dress="tunic", head="cap", hat="#8a5a30", pose="bow", facing=-1)
