"""The Throne Room."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import PLUS, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


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
