"""Unique districts from the air: the university."""

from __future__ import annotations

import math
import random

from art.catalogue import district
from art.colour import Colour
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import path, polygon, rect
from art.stage import Stage


@district("unique", seed=89)
def university(s: Scene) -> None:
    """From the air: four wings round a court, the old tree, and caps thrown high on the day of degrees."""
    s.hour("#3a2f9a", "#7a5ac8", "#e098d0", "#ffdcc8", horizon=200)
    court = Stage(s, (-9.0, 24.0, -15.0), turn=36, tilt=-41, focal=480, centre=(200, 236))
    s.area(0, 0, 400, 480, linear(0, 60, 0, 480, [(0, "#b88ad0"), (0.4, "#6a5a9a"), (1, "#3a2f6a")]))
    _town_below(s, court)
    _grounds(s, court)
    court.floor(-3, 17, -3, 17, "#7a9a6a", 0, 0.2)
    for x0, x1, z0, z1 in ((6.3, 7.7, -3, 17), (-3, 17, 6.3, 7.7)):
        court.paint([(x0, 0.02, z0), (x0, 0.02, z1), (x1, 0.02, z1), (x1, 0.02, z0)], "sand", 0.3, ink=1.2)
    _wing(s, court, ((-3, 13.5), (17, 17)), "x")
    _wing(s, court, ((13.5, 0), (17, 14)), "z")
    _tower(s, court, (15.2, 15.2), 9.5)
    _old_tree(s, court)
    _degrees(s, court)
    _wing(s, court, ((-3, 0), (0, 14)), "z")
    _wing(s, court, ((-3, -3), (17, 0.2)), "x")
    _gatehouse(s, court)
    _caps(s)
    s.finish(0.45)


def _town_below(s: Scene, court: Stage) -> None:
    dice = random.Random(8)
    for z in (44.0, 38.0, 33.0, 28.0, 24.0, 20.0):
        for x in range(-24, 44, 5):
            px = x + dice.uniform(-1, 1)
            court.block((px, 0, z), (px + 3.6, 2.4, z + 3), "#8a7ab0")
            court.roof((px, z), (px + 3.6, z + 3), 2.4, 1.6, dice.choice(("#6a4a8a", "#7a5a9a", "#8a5a8a")), "x", 0.2)


def _wing(s: Scene, court: Stage, plot: tuple[tuple[float, float], tuple[float, float]], along: str) -> None:
    """One wing: two rows of windows towards the camera, a tiled roof."""
    (x0, z0), (x1, z1) = plot
    high = 4.2
    court.block((x0, 0, z0), (x1, high, z1), "pale", None)
    for corner, right, down, w in (
        ((x0, high, z0 - 0.01), (x1, high, z0 - 0.01), (x0, 0, z0 - 0.01), (x1 - x0) * 12),
        ((x0 - 0.01, high, z1), (x0 - 0.01, high, z0), (x0 - 0.01, 0, z1), (z1 - z0) * 12),
    ):
        with court.plane(corner, right, down, w, 50):
            s.box(0, 24, w, 3, fill(s.tone("pale", -0.4)))
            x = 6.0
            while x < w - 8:
                s.window(x, 5, 7, 15, int(x) % 3 != 0, "gothic", frame=False)
                s.window(x, 30, 7, 15, int(x) % 4 != 1, "gothic", frame=False)
                x += 15
    court.roof((x0, z0), (x1, z1), high, 2.3, "tile", along, 0.3, "pale")


def _tower(s: Scene, court: Stage, spot: tuple[float, float], high: float) -> None:
    x, z = spot
    court.block((x - 1.8, 0, z - 1.8), (x + 1.8, high, z + 1.8), "pale", "stone")
    for corner, right, down in (
        ((x - 1.8, high, z - 1.81), (x + 1.8, high, z - 1.81), (x - 1.8, 0, z - 1.81)),
        ((x - 1.81, high, z + 1.8), (x - 1.81, high, z - 1.8), (x - 1.81, 0, z + 1.8)),
    ):
        with court.plane(corner, right, down, 40, high * 11):
            s.window(7, 10, 10, 26, True, "gothic")
            s.window(23, 10, 10, 26, True, "gothic")
    top = (x, high + 5.5, z)
    court.paint([(x - 2, high, z + 2), (x - 2, high, z - 2), top], "slate", 0.4)
    court.paint([(x - 2, high, z - 2), (x + 2, high, z - 2), top], "slate", -0.2)
    s.disc(*court.at(*top), 4, fill(GOLD))


def _grounds(s: Scene, court: Stage) -> None:
    """Lawns round the college: the road to its gate, a stream, clipped trees."""
    court.paint([(-30, 0, -30), (-30, 0, 19), (40, 0, 19), (40, 0, -30)], "#5a7a78", 0.0, ink=0)
    court.paint([(5.4, 0.01, -26), (5.4, 0.01, -2), (8.6, 0.01, -2), (8.6, 0.01, -26)], "sand", 0.2, ink=1.2)
    court.paint([(-30, 0.01, -9.6), (-30, 0.01, -6.6), (40, 0.01, -6.6), (40, 0.01, -9.6)], "#7ab0e0", 0.3, ink=1.4)
    court.block((4.9, 0, -9.9), (9.1, 0.5, -6.3), "pale")
    for x, z in (
        (-5, 14),
        (-5.2, 9.5),
        (-5, 5),
        (-5.4, 0),
        (-2.5, -4.8),
        (0.4, -5.0),
        (3.0, -5.0),
        (11.4, -5.0),
        (14.2, -5.0),
        (19.4, 4),
        (19.6, 9),
        (-8, -4.4),
        (1.5, -11.5),
        (-2.2, -12.4),
        (11.2, -11.6),
        (14.5, -11.8),
    ):
        px, py = court.at(x, 0, z)
        s.ellipse(px - 12, py - 5, 30, 10, fill(s.ink, 0.3))
        s.tree(px, py, 44, 32, "#3f8a6c")


def _old_tree(s: Scene, court: Stage) -> None:
    x, y = court.at(10.4, 0, 10.6)
    s.ellipse(x - 42, y - 14, 96, 30, fill(s.ink, 0.35, blur=3))
    s.tree(x, y, 62, 66, "#5a9a5c")


def _degrees(s: Scene, court: Stage) -> None:
    """Doctors in gowns in a half circle, students cheering."""
    gowns: tuple[Colour, ...] = ("#2a1f4a", "#7a1f3a", "#1f3f7a", "#2a1f4a", "#1f5a4a")
    for i in range(11):
        a = math.radians(20 + i * 32)
        x, z = 6.2 + 2.9 * math.cos(a), 6.4 + 2.6 * math.sin(a)
        court.figure(
            x,
            z,
            gowns[i % 5],
            height=1.9,
            dress="gown",
            head="hair",
            pose="cheer",
            hair=("#3a2620", "#b8823a", "#7a4a26")[i % 3],
            facing=1 if i % 2 else -1,
        )
    for x, z in ((3.4, 11.4), (4.6, 12.0), (11.6, 5.2), (2.2, 4.0)):
        court.figure(x, z, "#8a3a5a", height=1.9, dress="gown", head="wide", hat="#e0a52e", pose="stand")
    x, y = court.at(6.6, 0, 6.6)
    s.inked(rect(x - 15, y - 22, 30, 22), fill(s.tone("pale", 0.2)), 1.6)
    s.inked(
        path(
            f"M{x},{y - 24} Q{x - 13},{y - 35} {x - 27},{y - 28} L{x - 25},{y - 46} Q{x - 11},{y - 52} "
            f"{x},{y - 42} Q{x + 11},{y - 52} {x + 25},{y - 46} L{x + 27},{y - 28} Q{x + 13},{y - 35} "
            f"{x},{y - 24} Z"
        ),
        linear(x - 26, 0, x + 26, 0, [(0, "#fff4c0"), (0.5, GOLD), (1, "#a8641e")]),
        1.8,
    )
    s.line(x, y - 24, x, y - 42, stroke(s.ink, 1.6))


def _gatehouse(s: Scene, court: Stage) -> None:
    court.block((5, 0, -3.6), (9, 6.4, 0.6), "pale", "stone")
    with court.plane((5, 6.4, -3.61), (9, 6.4, -3.61), (5, 0, -3.61), 50, 80):
        s.door(14, 38, 22, 42, lit=True)
        s.window(8, 10, 10, 20, True, "gothic")
        s.window(32, 10, 10, 20, True, "gothic")
    court.roof((5, -3.6), (9, 0.6), 6.4, 2.6, "slate", "z", 0.3, "pale")
    for x in (4.0, 7.4, 8.6):
        court.figure(
            x,
            -5.4,
            ("#7a2e4e", "#2f4f8e", "#3f7a5c")[int(x) % 3],
            dress="gown",
            head="hat",
            hat="#2a1f4a",
            pose="walk",
            back=True,
            height=1.9,
        )


def _caps(s: Scene) -> None:
    """Square caps in the air, their tassels flying."""
    for x, y, k, turn in (
        (150, 128, 1.9, -14),
        (214, 96, 1.5, 18),
        (92, 176, 1.35, 24),
        (262, 150, 1.7, -22),
        (196, 178, 1.1, 6),
        (70, 104, 1.15, -8),
        (318, 112, 1.2, 12),
        (138, 66, 1.0, -20),
    ):
        with s.moved(x, y, turn, k):
            s.inked(path("M-11,3 V12 Q0,18 11,12 V3 Z"), fill("#1a1438"), 1.4)
            s.inked(
                polygon((-20, 1), (0, -8), (20, 1), (0, 10)),
                linear(-20, 0, 20, 0, [(0, "#b8a8ff"), (0.5, "#4a3aa0"), (1, "#2a2060")]),
                1.5,
            )
            s.draw(path("M0,1 Q14,6 17,16"), stroke(GOLD, 2.2))
            s.disc(17, 18, 2.6, fill(GOLD))
