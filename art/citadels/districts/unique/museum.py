"""The Museum."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.paint import PLUS, fill, linear, stroke
from art.kit.drawing.shapes import arch, circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage

BONE = ((0, "#fff8e0"), (0.5, "#e0cfae"), (1, "#8a7490"))


@district("unique", seed=73)
def museum(s: Scene) -> None:
    """From the floor, looking up: the skull and ribs of a dragon fill the hall; a child below is not afraid."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#1a1450"), (0.55, "#3a2470"), (1, "#1c1036")]))
    hall = Stage(s, (0, 1.3, 0), turn=8, tilt=12, focal=330, centre=(200, 290))
    hall.floor(-9, 11, 0.4, 16, "#6a4a8a", 1.4, -0.25)
    _hall_wall(s, hall)
    s.draw(
        polygon((60, -10), (250, -10), (330, 430), (90, 430)),
        linear(0, 0, 0, 430, [(0, "#d8c8ff", 0.34), (1, "#d8c8ff", 0.03)], PLUS),
    )
    s.glow(190, 200, 210, "#a88af0", 0.4)
    _ribs_and_arm(s)
    _neck(s)
    with s.moved(140, 196, -7, 1.06):
        _skull(s)
    _plinth(s)
    _visitors(s)
    s.finish(0.5)


def _hall_wall(s: Scene, hall: Stage) -> None:
    """The end of the hall: three tall windows full of night between pillars, framed pictures at the side."""
    hall.wall((-9, 13), (11, 13), 0, 11, "#4a2f6e", None, -0.35)
    with hall.plane((-9, 11, 12.98), (11, 11, 12.98), (-9, 0, 12.98), 400, 220):
        for x in (40, 160, 280):
            opening = arch(x, 24, 80, 150, False)
            s.draw(opening, linear(0, 24, 0, 174, [(0, "#1f1a6a"), (0.6, "#6a4ac0"), (1, "#f0a8d8")]))
            with s.clipped(opening):
                for _ in range(24):
                    s.disc(
                        x + s.random.uniform(0, 80),
                        s.random.uniform(30, 120),
                        s.random.uniform(0.6, 1.4),
                        fill("#ffffff", 0.9),
                    )
                for dx in (26, 53):
                    s.line(x + dx, 20, x + dx, 176, stroke(s.ink, 2.6))
                for y in (64, 104, 142):
                    s.line(x, y, x + 80, y, stroke(s.ink, 2))
            s.draw(opening, stroke(s.ink, 7))
            s.draw(opening, stroke(s.tone("gold", -0.2), 4))
        for x in (8, 128, 248, 368):
            s.inked(
                rect(x, 0, 22, 220),
                linear(x, 0, x + 22, 0, [(0, s.tone("#8a7ab0", 0.2)), (1, s.tone("#5a4a8a", -0.7))]),
                1.6,
            )
            s.inked(rect(x - 4, 0, 30, 10), fill(s.tone("gold", -0.2)), 1.4)
        s.inked(rect(0, 184, 400, 36), fill(s.tone("wood", -0.35)), 1.4)


def _bone(s: Scene, start: tuple[float, float], end: tuple[float, float], width: float) -> None:
    """A long bone with its knobs."""
    s.rod(start, end, "#efe2c4", width, width + 4.6)
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = math.hypot(dx, dy)
    for x, y in (start, end):
        for side in (-0.42, 0.42):
            s.inked(
                circle(x - dy / long * width * side, y + dx / long * width * side, width * 0.62), fill("#fff6dc"), 2
            )
    s.canvas.drawLine(*start, *end, stroke("#fff6dc", width * 0.8))


def _ribs_and_arm(s: Scene) -> None:
    """The chest at the right edge, the folded wing, one fore leg on the plinth."""
    for shoulder, tip in (((352, 236), (300, 96)),):
        _bone(s, shoulder, tip, 9)
        for x, y in ((392, 96), (410, 136), (412, 176)):
            s.pipe(path(f"M{tip[0]},{tip[1]} Q{(tip[0] + x) / 2},{(tip[1] + y) / 2 - 22} {x},{y}"), "#e0d0b0", 5, 9)
        s.inked(circle(*tip, 8), fill("#fff6dc"), 2)
    for i in range(6):
        x = 312 + i * 19
        top, drop = 252 + i * 5, 112 - abs(i - 2.4) * 9
        bow = path(f"M{x},{top} C{x - 40},{top + drop * 0.3} {x - 40},{top + drop * 0.85} {x - 2},{top + drop}")
        s.pipe(bow, ("#efe2c4", "#e0d0b0")[i % 2], 7, 11.5)
    _bone(s, (316, 300), (274, 344), 11)
    _bone(s, (274, 344), (296, 400), 9)
    for dx in (-26, -8, 12):
        s.pipe(path(f"M296,400 Q{296 + dx},402 {296 + dx * 1.3},416"), "#efe2c4", 6, 10)


def _neck(s: Scene) -> None:
    """Vertebrae from the skull down to the chest, each with its spine."""
    ends = ((226, 196), (300, 176), (282, 240), (420, 268))
    for i in reversed(range(14)):
        u = i / 13
        weights = ((1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u**3)
        x = sum(k * p[0] for k, p in zip(weights, ends, strict=True))
        y = sum(k * p[1] for k, p in zip(weights, ends, strict=True))
        with s.moved(x, y, 8 + 34 * math.sin(u * 3.0), 0.8 + 0.45 * u):
            s.inked(path("M-7,-8 L-2,-30 L5,-9 Z"), linear(0, -30, 0, 0, BONE), 2)
            s.inked(rect(-8.5, -11, 16, 22, 5), linear(0, -11, 0, 11, BONE), 2)


def _skull(s: Scene) -> None:
    """The skull of the dragon, 200 units long, jaws open to the left."""
    bone = linear(-60, -60, 60, 60, BONE)
    for horn in (
        "M64,-48 C92,-84 128,-96 176,-92 C146,-78 122,-58 98,-24 Z",
        "M84,-22 C112,-44 136,-46 164,-38 C142,-28 122,-14 100,4 Z",
    ):
        s.inked(path(horn), linear(64, -40, 176, -90, [(0, "#fff6dc"), (1, "#8a74a0")]), 2.6)
    jaw = path("M96,16 C100,44 70,78 24,84 C-16,88 -56,80 -92,66 L-88,54 C-50,62 -10,60 24,46 C44,38 58,28 66,14 Z")
    s.inked(jaw, linear(0, 20, 0, 86, BONE), 2.8)
    for i in range(9):
        x = -80 + i * 13
        y = 60 - 0.0016 * (x + 30) ** 2
        s.inked(polygon((x - 4, y + 2), (x + 2, y - 15), (x + 8, y + 2)), fill("#fffdf0"), 1.6)
    top = path(
        "M104,-18 C104,-50 76,-66 46,-60 C34,-72 22,-70 18,-56 C-14,-52 -56,-40 -88,-24 C-106,-14 -110,4 -100,20 "
        "L-84,22 C-50,26 -10,24 26,18 C40,30 64,36 86,28 C102,20 106,2 104,-18 Z"
    )
    s.inked(top, bone, 3)
    s.inked(path("M26,-40 C42,-46 64,-38 66,-20 C58,-8 36,-8 28,-18 Z"), fill(s.ink), 1.6)
    s.glow(48, -26, 26, "#ff9ad8", 0.9)
    s.draw(path("M-8,-30 C4,-36 14,-30 16,-18 C8,-8 -8,-8 -20,-14 Z"), fill(s.ink, 0.9))
    s.draw(path("M76,-16 C88,-22 94,-8 88,6 C80,12 72,2 76,-16 Z"), fill(s.ink, 0.8))
    s.draw(path("M-86,-10 C-76,-18 -66,-14 -66,-6 C-74,0 -84,0 -86,-10 Z"), fill(s.ink, 0.9))
    s.draw(path("M20,-56 C30,-50 44,-54 50,-60 M-60,-22 C-40,-32 -20,-40 2,-44"), stroke(s.ink, 2, 0.5))
    for i in range(10):
        x = -94 + i * 12
        long = (22, 14, 18, 12)[i % 4]
        s.inked(polygon((x - 4, 20), (x + 3, 20 + long), (x + 9, 20)), fill("#fffdf0"), 1.6)


def _plinth(s: Scene) -> None:
    """The plinth under the bones, a rope on brass posts before it."""
    s.inked(polygon((214, 410), (420, 404), (420, 424), (206, 428)), fill(s.tone("pale", 0.5)), 2)
    front = polygon((206, 428), (420, 424), (420, 490), (212, 490))
    s.inked(front, linear(206, 0, 410, 0, [(0, s.tone("pale", 0.1)), (1, s.tone("#6a5a8a", -0.7))]), 2.2)
    s.inked(rect(280, 438, 66, 24, 3), linear(280, 0, 346, 0, [(0, "#fff0b0"), (1, "#a8641e")]), 1.8)
    s.draw(path("M286,454 Q300,440 312,450 Q324,458 340,446"), stroke("#7a4a14", 3))


def _visitors(s: Scene) -> None:
    """A mother and a child at the rope, a guard with his lamp, a scholar who sketches."""
    s.figure(58, 436, 116, "#2f7a6a", dress="gown", head="wide", hat="#e0a52e", pose="stand", facing=1)
    s.figure(108, 446, 74, "#e0704e", dress="tunic", head="long", pose="cheer", hair="#b8823a", back=True)
    s.figure(186, 434, 92, "#3f5ab0", dress="tunic", head="helm", hat="#b4b8d0", pose="raise", facing=-1)
    s.lantern(165, 340)
    s.glow(165, 340, 60, "#ffc060", 0.6)
    for x in (20, 84, 148, 212):
        s.rod((x, 472), (x, 424), s.tone("gold", 0.2), 5, 8.4)
        s.inked(circle(x, 421, 5), fill("#fff0b0"), 1.6)
    for x in (-44, 20, 84, 148):
        s.pipe(path(f"M{x},428 Q{x + 32},458 {x + 64},428"), "#c8284a", 5, 8.4)
