"""The Town Hall."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage

COATS = ("#a8402e", "#2f5d6e", "#6a3a6e", "#c8963a", "#3f7a5c", "#7a2e4e", "#e0d0b0")


@district("trade", seed=25)
def town_hall(s: Scene) -> None:
    """From a balcony: the hall turns its clock tower to us, a crowd hears the council, trumpets sound."""
    s.sky(None, clouds=7, horizon=250)
    s.glow(90, 236, 200, "#fff2c8", 0.85)
    s.birds(90, 100, 8, 40, "#f4f4e0")
    s.far_city(240, 0.62, 2, hmax=52)
    s.area(0, 236, 400, 480, fill(mix("#a08a5a", s.ink, 0.3)))
    square = Stage(s, (-9.5, 8.6, -23), turn=29, tilt=-5, focal=345, centre=(190, 226))
    square.floor(-60, 90, -21, 90, mix("#c0a878", s.ink, 0.1), 2, 0.25)
    _neighbours(s, square)
    _hall(s, square)
    _clock_tower(s, square)
    _council(s, square)
    _crowd(s, square)
    _balcony(s)
    s.finish(0.45)


def _neighbours(s: Scene, square: Stage) -> None:
    """Gabled houses at the back of the square on the left."""
    for i, x in enumerate((-26, -21, -16, -11)):
        tint = ("#d99a6a", "plaster", "#9db08a", "#e8c08a")[i]
        square.block((x, 0, 14), (x + 4.6, 7 + i % 2, 20), tint, "plaster")
        square.roof((x, 14), (x + 4.6, 20), 7 + i % 2, 3, ("tile", "slate")[i % 2], along="z", gable=tint)
        with square.plane((x, 7, 13.98), (x + 4.6, 7, 13.98), (x, 0, 13.98), 46, 70):
            for k in (8, 27):
                s.window(k, 8, 11, 20, (k + i) % 2 == 0, "arch")
                s.window(k, 40, 11, 24, True, "arch")


def _hall(s: Scene, square: Stage) -> None:
    """Arcade below, council chamber above, a steep roof with dormers."""
    square.block((0, 0, 0), (19, 8.6, 8), "#d9a878", "stone")
    square.roof((0, 0), (19, 8), 8.6, 5, "slate", along="x", gable="#d9a878")
    for x in (6.2, 10.4, 14.6):
        square.block((x, 9, 1.2), (x + 1.7, 11, 3), "plaster")
        square.roof((x, 1.2), (x + 1.7, 3), 11, 1.1, "tile", along="z", over=0.2)
        with square.plane((x, 11, 1.18), (x + 1.7, 11, 1.18), (x, 9, 1.18), 20, 24):
            s.window(5, 4, 10, 17, True, "rect")
    with square.plane((4.2, 8.6, -0.02), (19, 8.6, -0.02), (4.2, 0, -0.02), 190, 110):
        s.box(0, 52, 190, 5, fill(s.tone("pale", 0.3)))
        s.box(0, 0, 190, 4, fill(s.tone("pale", 0.3)))
        for i in range(6):
            x = 8 + i * 31
            s.window(x, 9, 19, 38, i != 4, "gothic")
            s.door(x - 2, 66, 22, 44, lit=True, pointed=False)
            if i % 2:
                s.banner(x - 11, 12, 9, 36, ("#2f8f63", "#c8402f")[i // 2 % 2])


def _clock_tower(s: Scene, square: Stage) -> None:
    """The tower on the near corner: portal, clock on both faces, gallery, copper spire."""
    x0, x1, z0, z1, top = -0.6, 4.0, -0.6, 4.0, 15.0
    square.block((x0, 0, z0), (x1, top, z1), "#e8c08a", "stone")
    faces = (
        ((x0, top, z0 - 0.02), (x1, top, z0 - 0.02), (x0, 0, z0 - 0.02)),
        ((x0 - 0.02, top, z1), (x0 - 0.02, top, z0), (x0 - 0.02, 0, z1)),
    )
    for number, corners in enumerate(faces):
        with square.plane(*corners, 80, 262):
            s.inked(circle(40, 44, 30), fill("#f7ecd0"), 2)
            s.draw(circle(40, 44, 27), stroke(GOLD, 5))
            for i in range(12):
                a = i * math.pi / 6
                s.disc(40 + 20 * math.cos(a), 44 + 20 * math.sin(a), 1.6, fill(s.ink))
            s.draw(path("M40,44 V24 M40,44 L28,52"), stroke(s.ink, 3.4))
            for x in (18.0, 46):
                s.window(x, 92, 16, 40, True, "gothic")
            s.box(0, 142, 80, 5, fill(s.tone("pale", 0.2)))
            s.box(0, 178, 80, 5, fill(s.tone("pale", 0.2)))
            if number == 0:
                s.door(24, 200, 32, 62, lit=True)
            else:
                s.window(30, 206, 20, 34, True, "gothic")
    square.block((x0 - 0.4, top, z0 - 0.4), (x1 + 0.4, top + 1.0, z1 + 0.4), "pale")
    square.block((x0 + 0.7, top + 1.0, z0 + 0.7), (x1 - 0.7, top + 3.6, z1 - 0.7), "plaster")
    with square.plane(
        (x0 + 0.7, top + 3.6, z0 + 0.68), (x1 - 0.7, top + 3.6, z0 + 0.68), (x0 + 0.7, top + 1, z0 + 0.68), 40, 32
    ):
        for x in (4.0, 24):
            s.window(x, 6, 12, 24, False, "arch", False)
    tip = (1.7, top + 8.8, 1.7)
    edge = [(x0 + 0.4, top + 3.6, z1 - 0.4), (x0 + 0.4, top + 3.6, z0 + 0.4), (x1 - 0.4, top + 3.6, z0 + 0.4)]
    square.paint([edge[0], tip, edge[1]], "copper", 0.4)
    square.paint([edge[1], tip, edge[2]], "copper", -0.25)
    x, y = square.at(*tip)
    s.flag(x, y + 4, 26, 30, "#2f8f63")


def _council(s: Scene, square: Stage) -> None:
    """A dais before the portal with the mayor and two aldermen."""
    square.block((-0.6, 0, -4.6), (5.6, 1.0, -1.4), "wood", "wood")
    square.paint([(-0.6, 1.02, -4.6), (-0.6, 1.02, -1.4), (5.6, 1.02, -1.4), (5.6, 1.02, -4.6)], "#a83a3a", 0.2)
    for x, coat, head, pose in (
        (0.6, "#3a4a6a", "wide", "stand"),
        (2.4, "#b02f3a", "hat", "raise"),
        (4.4, "#4a3a5a", "wide", "stand"),
    ):
        square.figure(x, -3.0, coat, y=1.0, height=2.0, dress="cloak", head=head, hat="#2a2030", pose=pose, facing=-1)
    s.glow(*square.at(1.7, 1.2, -2), 70, "#ffc860", 0.5)


def _crowd(s: Scene, square: Stage) -> None:
    """Townsfolk from far to near, their backs to us."""
    dice = s.random
    spots = [(dice.uniform(-9, 12), dice.uniform(-15.5, -5.8)) for _ in range(34)]
    for i, (x, z) in enumerate(sorted(spots, key=lambda spot: -spot[1])):
        square.figure(
            x, z, COATS[i % 7], height=1.9 if i % 5 else 1.3, dress=("robe", "gown", "cloak", "tunic")[i % 4],
            head=("hat", "veil", "hood", "wide", "hair", "cap")[i % 6], hat=COATS[(i * 3 + 2) % 7],
            pose=("stand", "stand", "cheer", "walk", "raise")[i % 5], back=True, facing=1 if i % 2 else -1,
        )  # fmt: skip


def _balcony(s: Scene) -> None:
    """Our balcony: flower boxes on the rail, a trumpeter in the colours of the town, a cat."""
    rail = polygon((-10, 424), (410, 440), (410, 452), (-10, 438))
    for i in range(15):
        x = 4 + i * 28
        s.rod((x, 440), (x, 490), s.tone("dark", -0.2), 3.4, 6)
        s.draw(oval(x - 6, 456, 12, 14), stroke(s.ink, 2.6))
    s.inked(rail, linear(0, 424, 0, 452, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.4))]), 2.2)
    for x0, w in ((0, 132), (286, 110)):
        y0 = 438 + x0 * 0.04
        for i in range(w // 5):
            x, y = x0 + 4 + i * 5, y0 - 2 - (i * 7) % 14
            s.draw(path(f"M{x},{y + 10} q-9,-8 -2,-16 q9,6 2,16 Z"), fill(s.tone("#4a8a4a", 0.2 if i % 2 else -0.3)))
        for i in range(w // 11):
            x, y = x0 + 8 + i * 11, y0 - 6 - (i * 5) % 12
            s.inked(circle(x, y, 5.4), fill(("#e0483a", "#f0b0a0", "#f6d35a")[i % 3]), 1.3)
            s.disc(x, y, 1.8, fill("#fff0c0"))
        s.inked(
            rect(x0, y0, w, 22, 3),
            linear(0, y0, 0, y0 + 22, [(0, s.tone("brick", 0.3)), (1, s.tone("brick", -0.5))]),
            2,
        )
    with s.moved(206, 500):
        s.figure(
            0,
            0,
            176,
            "#2f8f63",
            dress="tunic",
            head="hat",
            hat="#c8402f",
            pose="point",
            back=True,
            hair="#7a4a26",
            facing=1,
        )
    s.rod((218, 336), (330, 292), "#f2d585", 5, 8.6)
    s.inked(
        polygon((322, 286), (350, 270), (356, 296), (330, 300)),
        linear(322, 270, 356, 300, [(0, "#fff6cf"), (1, "#b37a26")]),
        2,
    )
    cloth = path("M244,330 L308,304 L314,352 Q298,352 292,366 Q278,362 266,378 Q256,372 248,382 Z")
    s.inked(cloth, linear(244, 0, 314, 0, [(0, "#e8c040"), (1, "#a8701a")]), 2)
    s.inked(polygon((270, 332), (290, 324), (292, 346), (274, 352)), fill("#2f8f63"), 1.6)
