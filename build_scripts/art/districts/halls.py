"""Unique districts in perspective: the museum and the throne room."""

from __future__ import annotations

import math

from art.catalogue import district
from art.colour import Colour
from art.paint import PLUS, fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, circle, path, polygon, rect
from art.stage import Stage

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


@district("unique", seed=74)
def throne_room(s: Scene) -> None:
    """From the carpet, low: columns and banners rise to a rose window; the crown lies on the empty throne."""
    hall = Stage(s, (-1.1, 0.75, 0), turn=2, tilt=13, focal=330, centre=(214, 262))
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#1a1140"), (0.6, "#4a2a7a"), (1, "#1a1030")]))
    hall.floor(-7, 7, 0.4, 16, "#a88ab8", 1.4, -0.1)
    hall.wall((-7, 16), (7, 16), 0, 13, "#8a7aa8", "stone", -0.2, 10)
    hall.paint([(-1.7, 0.01, 0.5), (-1.7, 0.01, 14), (1.7, 0.01, 14), (1.7, 0.01, 0.5)], "#b01f3a", 0.15)
    for side in (-1.52, 1.52):
        s.draw(
            hall.face(
                (side - 0.06, 0.02, 0.5), (side - 0.06, 0.02, 14), (side + 0.06, 0.02, 14), (side + 0.06, 0.02, 0.5)
            ),
            fill(GOLD),
        )
    _rose(s, hall)
    _dais(s, hall)
    for z in (13.0, 10.4, 8.0, 5.8, 4.0):
        for side in (-1, 1):
            _column(s, hall, side * 3.6, z)
        _transverse_arch(s, hall, z)
    _beams(s, hall)
    _court(s, hall)
    s.finish(0.55)


def _rose(s: Scene, hall: Stage) -> None:
    cx, cy = hall.at(0, 8.9, 16)
    s.glow(cx, cy, 170, "#ffb8e0", 0.5)
    s.rose_window(cx, cy, 52, 12)
    for x in (-4.6, 4.6):
        left, top = hall.at(x - 0.7, 8.2, 16)
        s.window(left, top, 26, 86, True, "gothic")


def _dais(s: Scene, hall: Stage) -> None:
    """Four steps, the throne with its canopy, the crown on a cushion."""
    for i in range(4):
        hall.block((-2.8 + i * 0.35, i * 0.24, 12.4 + i * 0.5), (2.8 - i * 0.35, (i + 1) * 0.24, 15.6), "pale")
    hall.paint([(-0.9, 1.0, 14), (0.9, 1.0, 14), (1.25, 0.0, 12.3), (-1.25, 0.0, 12.3)], "#c8284a", 0.3)
    with hall.plane((-2.2, 6.4, 15), (2.2, 6.4, 15), (-2.2, 0.96, 15), 88, 109):
        s.inked(
            path("M4,18 Q44,-12 84,18 L78,109 H60 L62,30 H26 L28,109 H10 Z"),
            linear(0, 0, 88, 0, [(0, "#e04a6a"), (0.5, "#a01f4a"), (1, "#5a1238")]),
            1.4,
        )
        s.inked(
            path("M0,18 Q44,-16 88,18 L84,28 Q44,-2 4,28 Z"),
            linear(0, 0, 88, 0, [(0, "#fff0b0"), (0.5, GOLD), (1, "#8a5a1a")]),
            1.4,
        )
        gold = linear(26, 0, 62, 0, [(0, "#fff4c0"), (0.4, GOLD), (1, "#7a4a1a")])
        s.inked(path("M28,104 V46 Q44,26 60,46 V104 Z"), gold, 1.6)
        s.inked(path("M32,84 V50 Q44,34 56,50 V84 Z"), linear(32, 0, 56, 0, [(0, "#e84a6a"), (1, "#7a1a3a")]), 1.2)
        s.inked(rect(24, 82, 40, 9, 2), fill("#c8284a"), 1.4)
        for x in (23, 59):
            s.inked(rect(x, 70, 6, 36, 2), gold, 1.4)
            s.inked(circle(x + 3, 68, 4), fill("#fff0b0"), 1.2)
        s.disc(44, 36, 4.5, fill("#fff0b0"))
        s.inked(path("M35,82 L33,68 L39,75 L44,65 L49,75 L55,68 L53,82 Z"), fill("#fff0a0"), 1.3)
    s.glow(*hall.at(0, 2.4, 14.5), 62, "#ffd98a", 0.6)


def _column(s: Scene, hall: Stage, x: float, z: float) -> None:
    unit = hall.size(x, 2, z)
    (cx, low), (_, high) = hall.at(x, 0, z), hall.at(x, 7.4, z)
    r = 0.42 * unit
    near = 1 - z / 14
    lit = [
        (0, s.tone("pale", 0.25 - near * 0.3)),
        (0.3, s.tone("pale", 0.1)),
        (0.65, s.tone("#8a7aa8", -0.5)),
        (1, s.tone("#8a7aa8", -0.85)),
    ]
    s.inked(rect(cx - r, high, 2 * r, low - high), linear(cx - r, 0, cx + r, 0, lit))
    for edge, grow in ((high, 1.5), (low - 0.3 * unit, 1.35)):
        s.inked(
            rect(cx - r * grow, edge, 2 * r * grow, 0.34 * unit),
            linear(cx - r, 0, cx + r, 0, [(0, s.tone("gold", 0.3)), (1, s.tone("gold", -0.7))]),
            1.6,
        )
    side = 1 if x < 0 else -1
    tint: Colour = ("#2f4fae", "#b8284a", "#2f7a6a", "#b8284a", "#2f4fae")[int(z) % 5]
    with hall.plane((x, 6.4, z), (x + side * 1.5, 6.4, z), (x, 2.6, z), 30, 76):
        s.banner(4, 0, 24, 74, tint)
        s.draw(polygon((16, 20), (22, 30), (16, 40), (10, 30)), fill("#fff0b0"))


def _transverse_arch(s: Scene, hall: Stage, z: float) -> None:
    bow = [(3.6 * math.sin(math.radians(a)), 7.4 + 4.2 * math.cos(math.radians(a)), z) for a in range(-90, 91, 10)]
    width = 0.4 * hall.size(0, 8, z)
    line = hall.track(bow)
    s.pipe(line, s.tone("#8a7aa8", -0.2 - (14 - z) * 0.05), width, width + 3)
    s.draw(line, stroke(s.theme.light, 1.2, 0.35))


def _beams(s: Scene, hall: Stage) -> None:
    """Coloured light falls from the rose to the floor."""
    cx, cy = hall.at(0, 8.9, 16)
    for i, colour in enumerate(("#ffcf7a", "#ff8ab0", "#8ac8ff", "#c8a0ff")):
        x = 40 + i * 62
        beam = polygon((cx - 26 + i * 16, cy), (cx - 10 + i * 16, cy), (x + 66, 470), (x, 470))
        s.draw(beam, linear(0, cy, 0, 460, [(0, colour, 0.3), (0.7, colour, 0.12), (1, colour, 0)], PLUS))
    s.ellipse(60, 392, 250, 54, radial(186, 420, 150, [(0, "#ffc8e8", 0.3), (1, "#ffc8e8", 0)], PLUS))


def _court(s: Scene, hall: Stage) -> None:
    hall.figure(-2.3, 6.6, "#2f4f8e", dress="gown", head="veil", hat="#e8d9b0", pose="bow")
    hall.figure(2.2, 7.4, "#5a2f8e", dress="robe", head="hat", hat="#b8402f", pose="kneel", facing=-1, skin="#8a5a3c")
    hall.figure(2.5, 5.4, "#b8703a", dress="cloak", head="hair", pose="stand", facing=-1, hair="#8a8690")
    hall.figure(-0.2, 4.4, "#2f7a5c", dress="robe", pose="kneel", back=True, hair="#7a4a26", facing=1)
    hall.figure(-2.1, 4.3, "#e0a03a", dress="gown", head="long", hair="#7a4a26", pose="stand", back=True)
