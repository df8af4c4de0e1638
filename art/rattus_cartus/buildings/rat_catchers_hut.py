"""The Rat catchers hut."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import oval, path, polygon
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("magic", seed=35)
def rat_catchers_hut(s: Scene) -> None:
    """A crooked hut on stilts by the canal, tails on a line, the piper on the plank with his train of rats."""
    s.sky((92, 130, 30), 4, stars=60, clouds=3, horizon=320)
    s.far_city(318, 0.55, 2, hmax=84)
    s.water(330, (92, 50))
    for x in (150, 200, 262, 316):
        s.rod((x, 300), (x - 6, 424), s.tone("wood", -0.5), 9, 13)
    s.draw(polygon((120, 306), (350, 296), (354, 312), (120, 322)), fill(s.tone("wood", -0.2)))
    s.outline(polygon((120, 306), (350, 296), (354, 312), (120, 322)))
    body = polygon((150, 308), (140, 196), (316, 178), (328, 298))
    s.wall(136, 178, 194, 132, "wood", "wood", shape=body)
    roof = polygon((112, 206), (206, 74), (250, 66), (352, 184), (334, 196), (128, 214))
    s.draw(roof, linear(0, 66, 0, 214, [(0, s.tone("slate", 0.4)), (1, s.tone("slate", -0.6))]))
    s.tiles(roof, 112, 66, 244, 150, 13)
    s.outline(roof)
    s.wall(268, 66, 26, 70, "brick", "brick")
    s.smoke(280, 56, 6, "#cfe8b0")
    with s.moved(0, 0, -3):
        s.window(160, 226, 34, 40, True)
        s.window(274, 226, 30, 36, True)
    s.door(216, 232, 38, 70, lit=True)
    s.draw(path("M120,232 Q232,276 338,218"), stroke(s.ink, 2.4))
    for t in (0.1, 0.2, 0.3, 0.66, 0.76, 0.86, 0.95):
        along, sag = 120.0 + 218 * t, 232 + 62 * t * (1 - t) * 1.5 - 8 * t
        s.draw(path(f"M{along},{sag} q6,12 0,20"), stroke(s.ink, 2))
        s.inked(oval(along - 6, sag + 18, 12, 22), fill("#6a5a60"), 1.6)
    plank = polygon((20, 452), (232, 310), (262, 312), (84, 470))
    s.inked(plank, linear(20, 460, 250, 310, [(0, s.tone("wood", 0.3)), (1, s.tone("wood", -0.5))]))
    s.glow(150, 380, 90, "#9cff7a", 0.3)
    s.figure(150, 404, 112, "#4a8a4a", dress="tunic", head="hat", hat="#c83a3a", pose="raise", facing=-1)
    s.rod((122, 296), (98, 330), "#f0d9a0", 5, 8)
    for left, top, long in ((182, 372, 38), (206, 354, 32), (224, 338, 28), (118, 420, 42), (84, 444, 48)):
        rat(s.canvas, left, top, long, "#5a4a5a", "#c8ff5a", True, 5)
    for left, top in ((70, 286), (54, 254), (86, 240)):
        s.draw(path("M0,0 L0,-18 Q8,-14 9,-6", left, top), stroke("#f6e6a0", 3))
        s.ellipse(left - 8, top - 4, 10, 7, fill("#f6e6a0"))
    s.finish()
