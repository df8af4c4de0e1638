"""The University."""

from __future__ import annotations

import math
import random

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=89)
def university(s: Scene) -> None:
    """Among the graduates, looking up: their caps fly before the great clock tower and the evening sky."""
    s.hour("#3a2a9a", "#8a5ad0", "#f09ac8", "#ffe0c0", horizon=400)
    for x, y, w in ((-50, 120, 190), (230, 90, 200), (-20, 210, 160), (270, 220, 170)):
        s.cloud(x, y, w, 0.6, "#ffe6ea")
    court = Stage(s, (-1.5, 1.1, -9.5), turn=7, tilt=25, focal=370, centre=(200, 262))
    _wings(s, court)
    _clock_tower(s, court)
    _confetti(s)
    _graduates(s)
    _caps(s)
    s.finish(0.45)


def _wings(s: Scene, court: Stage) -> None:
    """The two wings beside the tower, rows of gothic windows, gables and chimneys."""
    for x0, x1 in ((-15.0, -2.0), (2.0, 15.0)):
        court.wall((x0, 4), (x1, 4), 0, 6.6, "#d8b8c8", "stone", -0.1, 10)
        with court.plane((x0, 6.6, 3.98), (x1, 6.6, 3.98), (x0, 0, 3.98), 300, 150):
            s.inked(rect(0, 0, 300, 9), fill(s.tone("pale", 0.2)), 1.6)
            s.inked(rect(0, 72, 300, 6), fill(s.tone("pale", 0.1)), 1.4)
            for i in range(8):
                x = 12 + i * 36
                s.window(x, 20, 22, 44, i % 3 != 1, "gothic")
                s.window(x, 88, 22, 50, i % 4 != 2, "gothic")
                s.inked(
                    rect(x + 26, 4, 6, 146),
                    linear(x + 26, 0, x + 32, 0, [(0, s.tone("pale", 0.4)), (1, s.tone("pale", -0.6))]),
                    1.2,
                )
        slope = [(x0, 6.6, 3.7), (x0, 9.4, 6.4), (x1, 9.4, 6.4), (x1, 6.6, 3.7)]
        shape = court.paint(slope, "tile", -0.1)
        box = shape.getBounds()
        s.tiles(shape, box.left(), box.top(), box.width(), box.height(), 6)


def _clock_tower(s: Scene, court: Stage) -> None:
    """The gate tower: buttresses, a lit gate, great windows, a clock, pinnacles and a spire."""
    x0, x1, z, high = -2.3, 2.3, 2.6, 12.6
    top = (0.0, high + 8.6, z + 2.3)
    court.block((x0, 0, z), (x1, high, z + 4.6), "#e8d0d0", "stone", 9)
    court.paint([(x0 + 0.3, high, z + 0.3), (x1 - 0.3, high, z + 0.3), top], "slate", 0.05)
    court.paint([(x0 + 0.3, high, z + 4.3), (x0 + 0.3, high, z + 0.3), top], "slate", 0.6)
    s.inked(circle(*court.at(*top), 6), fill(GOLD), 2)
    with court.plane((x0, high, z - 0.02), (x1, high, z - 0.02), (x0, 0, z - 0.02), 100, 270):
        for y in (54, 150):
            s.inked(rect(-3, y, 106, 6), fill(s.tone("pale", 0.3)), 1.6)
        for x in (18, 56):
            s.window(x, 164, 26, 42, True, "gothic")
        s.window(16, 8, 28, 40, True, "gothic")
        s.window(56, 8, 28, 40, True, "gothic")
        s.door(24, 214, 52, 58, lit=True)
        s.glow(50, 104, 90, "#ffe9a0", 0.5)
        s.inked(circle(50, 104, 40), linear(10, 0, 90, 0, [(0, "#fff6cf"), (0.5, GOLD), (1, "#8a5a1a")]), 2.4)
        s.inked(circle(50, 104, 32), radial(44, 96, 50, [(0, "#fffdf0"), (1, "#ffd890")]), 2)
        for i in range(12):
            a = math.radians(i * 30)
            s.line(
                50 + 24 * math.cos(a),
                104 + 24 * math.sin(a),
                50 + 29 * math.cos(a),
                104 + 29 * math.sin(a),
                stroke(s.ink, 3),
            )
        s.line(50, 104, 50, 84, stroke(s.ink, 4.4))
        s.line(50, 104, 67, 112, stroke(s.ink, 3.6))
        for x in (-4, 94):
            s.inked(
                rect(x, 0, 10, 270), linear(x, 0, x + 10, 0, [(0, s.tone("pale", 0.5)), (1, s.tone("pale", -0.6))]), 1.6
            )
    for edge in (x0, x1):
        (px, py), (qx, qy) = court.at(edge, high - 0.2, z), court.at(edge, high + 3.2, z)
        s.inked(
            polygon((px - 11, py), (px + 11, py), (px + 9, py - 16), (px - 9, py - 16)), fill(s.tone("pale", 0.3)), 2
        )
        s.inked(
            polygon((px - 10, py - 14), (qx, qy), (px + 10, py - 14)),
            linear(px - 10, 0, px + 10, 0, [(0, s.tone("pale", 0.6)), (1, s.tone("grey", -0.5))]),
            2,
        )


def _confetti(s: Scene) -> None:
    dice = random.Random(12)
    for _ in range(90):
        x, y = dice.uniform(0, 400), dice.uniform(20, 420)
        with s.moved(x, y, dice.uniform(0, 180), dice.uniform(0.7, 1.5)):
            s.draw(
                rect(-3, -1.6, 6, 3.2), fill(dice.choice(("#ffd36a", "#ff8ab0", "#8ae0ff", "#ffffff", "#b88aff")), 0.9)
            )


def _graduates(s: Scene) -> None:
    """The graduates stand with their backs to us, arms up; a doctor in red among them."""
    gowns: tuple[tuple[float, float, float, Colour, str, str], ...] = (
        (182, 446, 96, "#4a3a9a", "cheer", "#3a2620"),
        (236, 450, 104, "#9a2f4a", "raise", "#b8823a"),
        (132, 462, 120, "#2f5a9a", "cheer", "#7a4a26"),
        (288, 472, 136, "#3a2f8a", "cheer", "#1e1a24"),
        (62, 512, 196, "#33286e", "cheer", "#5a3020"),
        (214, 520, 150, "#7a2e6e", "cheer", "#8a8690"),
        (350, 540, 226, "#2a2260", "cheer", "#b8823a"),
    )
    for number, (x, y, h, gown, pose, hair) in enumerate(gowns):
        s.figure(
            x,
            y,
            h,
            gown,
            dress="gown",
            head=("long", "hair")[number % 2],
            pose=pose,
            back=True,
            hair=hair,
            facing=1 if number % 2 else -1,
            skin=("#e6b58c", "#8a5a3c", "#f0c8a4")[number % 3],
        )
        hood = path("M-12,-82 Q0,-56 12,-82 Q10,-48 0,-42 Q-10,-48 -12,-82 Z", x, y, h / 100)
        s.inked(hood, fill(s.tone(("#e0a52e", "#e04a6a", "#58c4b8")[number % 3], 0.2)), 1.8)


def _caps(s: Scene) -> None:
    """Square caps in the air, their tassels flying; one almost hits us."""
    for x, y, k, turn in (
        (206, 56, 1.25, -12),
        (140, 110, 1.6, 24),
        (272, 128, 1.9, -24),
        (60, 178, 2.0, 14),
        (352, 196, 2.3, 18),
        (196, 176, 1.1, 8),
        (118, 232, 2.9, -18),
        (292, 262, 1.5, 30),
    ):
        with s.moved(x, y, turn, k):
            s.inked(path("M-11,3 V12 Q0,18 11,12 V3 Z"), fill("#1a1438"), 1.4)
            board = [(0, "#b8a8ff"), (0.5, "#4a3aa0"), (1, "#2a2060")]
            s.inked(polygon((-20, 1), (0, -8), (20, 1), (0, 10)), linear(-20, 0, 20, 0, board), 1.5)
            s.draw(path("M0,1 Q14,6 17,16"), stroke(s.ink, 4))
            s.draw(path("M0,1 Q14,6 17,16"), stroke(GOLD, 2.4))
            s.disc(17, 18, 3, fill(GOLD))
