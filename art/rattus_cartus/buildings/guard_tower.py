"""The guard tower, of the chivalry."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import arch, circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("chivalry", seed=42)
def guard_tower(s: Scene) -> None:
    """A round tower over a town gate at sunset; halberdiers look into every basket."""
    s.sky((330, 190, 50), 5, clouds=5, horizon=320)
    s.birds(70, 80, 5, 22)
    s.ridge(300, 18, 0.55, 1)
    s.far_city(306, 0.5, 3, hmax=80)
    _town_wall(s)
    s.ground(350, "#8a5a3a")
    _road(s)
    _tower(s)
    _watch(s)
    s.finish(0.46)


def _town_wall(s: Scene) -> None:
    """The wall to both sides, roofs behind it, a smaller tower far off."""
    for x, w, roof in ((4, 50, "tile"), (44, 44, "slate"), (300, 46, "tile"), (340, 60, "slate")):
        s.wall(x, 210, w, 90, "plaster", "plaster", haze=0.2)
        s.gable(x, 210, w, w * 0.7, "plaster", roof, 4)
        s.window(x + w * 0.4, 220, 9, 14, True)
    s.wall(-12, 262, 130, 96, "stone", "stone")
    s.battlement(-12, 262, 130, 9, 8, "stone", 0, 9)
    s.wall(284, 262, 130, 96, "stone", "stone")
    s.battlement(284, 262, 130, 9, 8, "stone", 0, 9)
    for x in (20, 60, 318, 366):
        s.slit(x, 292, 18)


def _road(s: Scene) -> None:
    """The trodden way through the gate."""
    road = path("M166,352 L236,352 C250,390 300,420 352,480 L30,480 C96,430 150,396 166,352 Z")
    s.inked(road, linear(0, 352, 0, 480, [(0, s.tone("sand", 0.2)), (1, s.tone("sand", -0.6))]), 1.4, 0.4)
    for i in range(14):
        x, y = 110 + (i * 47) % 190, 372 + i * 7.4
        s.ellipse(x, y, 14 + i, 4, fill(s.ink, 0.16))


def _tower(s: Scene) -> None:
    """The drum, its gallery of timber, the cap, the gate with its portcullis half down."""
    s.wall(112, 116, 176, 242, "stone", "stone", True)
    for y in (206, 252):
        s.draw(path(f"M112,{y} Q200,{y + 14} 288,{y}"), stroke(s.ink, 5, 0.45))
        s.draw(path(f"M112,{y - 2} Q200,{y + 12} 288,{y - 2}"), stroke(s.tone("pale", 0.2), 3))
    s.wall(96, 84, 208, 44, "wood", "wood", True)
    for i in range(11):
        x = 100 + i * 20
        s.rod((x, 128), (x + (200 - x) * 0.08, 146), s.tone("wood", -0.4), 5, 8)
    for x in (116, 150, 186, 222, 258):
        s.window(x, 92, 20, 24, x in (116, 186, 222), "rect")
    s.cone(92, 86, 216, 78, "tile", 6)
    s.flag(200, 0, 18, 30, "#d0432f")
    s.window(146, 160, 18, 34, True, "arch")
    s.window(234, 160, 18, 34, True, "arch")
    s.inked(path("M178,148 h44 v30 C222,200 200,208 200,212 C200,208 178,200 178,178 Z"), fill("#c8322a"), 2.4)
    s.draw(path("M200,156 v46 M186,170 h28"), stroke("#f3d27a", 5))
    s.inked(arch(146, 252, 108, 110), fill(s.tone("stone", -0.1)), 2)
    gate = arch(158, 264, 84, 96)
    s.draw(gate, linear(0, 264, 0, 360, [(0, "#5a1f1c"), (0.6, "#e8843a"), (1, "#ffdf9a")]))
    with s.clipped(gate):
        s.far_city(352, 0.2, 7, 150, 250, 40)
        for i in range(7):
            s.rod((163 + i * 12.4, 256), (163 + i * 12.4, 300), "#4a4652", 3.4, 5.6)
            s.inked(polygon((159 + i * 12.4, 300), (167 + i * 12.4, 300), (163 + i * 12.4, 310)), fill("#4a4652"), 1.2)
        for y in (274, 292):
            s.rod((156, y), (244, y), "#4a4652", 3, 5)
    s.outline(gate, 2.6)
    for x in (134, 266):
        s.glow(x, 276, 56, "#ffb54a", 0.85)
        s.rod((x, 300), (x, 284), "#4a3a32", 4, 7)
        s.inked(path(f"M{x},262 q9,12 0,22 q-9,-10 0,-22 Z"), fill("#ffc544"), 1.6)


def _halberd(s: Scene, x: float, y: float, h: float) -> None:
    s.rod((x, y), (x, y - h), "#8a5a32", 3.4, 6)
    top = y - h
    s.inked(path(f"M{x},{top - 20} l5,20 l-10,0 Z M{x + 2},{top} q16,-4 18,10 q-8,10 -18,8 Z"), fill("#dfe4ee"), 1.6)
    s.inked(path(f"M{x - 2},{top + 4} l-10,5 l10,5 Z"), fill("#b8c0d0"), 1.4)


def _watch(s: Scene) -> None:
    """Two halberdiers, a woman whose basket is looked into, a merchant who waits, and what slips by."""
    _halberd(s, 136, 424, 132)
    s.figure(116, 426, 104, "#8a2a2c", dress="tunic", head="helm", hat="#b4bccb", pose="carry", facing=1)
    s.figure(176, 432, 96, "#4a6a5a", dress="gown", head="veil", hat="#f3ead2", pose="carry", facing=-1)
    basket = path("M138,372 L170,372 L166,390 L142,390 Z")
    s.inked(basket, fill("#c8964a"), 2)
    s.draw(path("M140,372 Q154,350 168,372"), stroke(s.ink, 3))
    for x in (146, 154, 162):
        s.inked(circle(x, 370, 4.4), fill("#d0832c"), 1.4)
    s.figure(250, 412, 84, "#5a4a7a", dress="cloak", head="hat", hat="#c88a2c", pose="stand", facing=-1)
    s.figure(306, 436, 104, "#8a2a2c", dress="tunic", head="helm", hat="#b4bccb", pose="point", facing=-1)
    _halberd(s, 330, 436, 136)
    s.inked(rect(240, 404, 22, 16, 2), fill(s.tone("wood", 0.1)), 1.8)
    rat(s.canvas, 214, 396, 34, "#3a2e34", "#ff5a3a", True, 5)
