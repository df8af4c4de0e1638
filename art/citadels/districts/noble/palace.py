"""The Palace."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage

WALL: Colour = "#efdcb4"


@district("noble", seed=22)
def palace(s: Scene) -> None:
    """From a terrace at dusk: wings embrace a court of flower beds, gold domes above; guests look down."""
    s.sky((352, 176, 30), 4, clouds=7, horizon=200)
    s.ridge(168, 12, 0.6, 1)
    s.far_city(182, 0.55, 3, hmax=26)
    court = Stage(s, (-11, 13.5, -27), turn=21, tilt=-13, focal=370, centre=(204, 200))
    court.floor(-60, 70, -20, 60, mix("#8a7a3a", s.ink, 0.25), 0)
    court.floor(-15, 15, -16, 10, "sand", 2.5, 0.35)
    _palace_park(s, court)
    _palace_main(s, court)
    _palace_wing(s, court, 1)
    _parterre(s, court)
    _palace_guests(s, court)
    _palace_wing(s, court, -1)
    _terrace(s)
    s.finish(0.45)


def _palace_park(s: Scene, court: Stage) -> None:
    for i in range(16):
        x, z = -34 + i * 4.6, 26 + (i % 3) * 5
        px, py = court.at(x, 0, z)
        h = 5.4 * court.size(x, 0, z)
        s.tree(px, py, h, h * 0.8, "#6a7a34")


def _front(s: Scene, bays: int, w: float, h: float, arcade: bool = True) -> None:
    """Rows of tall windows between pilasters on w x h units."""
    step = w / bays
    for i in range(bays):
        x = i * step
        s.box(x + 0.4, 0, 2.2, h, fill(s.tone("white", 0.3)))
        s.window(x + step * 0.32, h * 0.14, step * 0.44, h * 0.28, (i * 5) % 7 != 3, "arch", False, False)
        if arcade:
            s.window(x + step * 0.26, h * 0.56, step * 0.56, h * 0.44, True, "arch", False, False)
    s.box(0, h * 0.47, w, 3, fill(s.tone("gold", 0.1)))
    s.box(0, 0, w, 4, fill(s.tone("gold", 0.2)))


def _block(s: Scene, court: Stage, low: Place, high: Place, bays: tuple[int, int]) -> None:
    """A block of the palace; bays is how many windows its left and its front show."""
    court.block(low, high, WALL, "plaster")
    (x0, y0, z0), (x1, y1, z1) = low, high
    if court.eye[0] < x0 and bays[0]:
        w = (z1 - z0) * 10
        with court.plane((x0, y1, z1), (x0, y1, z0), (x0, y0, z1), w, (y1 - y0) * 10):
            _front(s, bays[0], w, (y1 - y0) * 10)
    if bays[1]:
        w = (x1 - x0) * 10
        with court.plane((x0, y1, z0), (x1, y1, z0), (x0, y0, z0), w, (y1 - y0) * 10):
            _front(s, bays[1], w, (y1 - y0) * 10)


def _dome(s: Scene, court: Stage, spot: tuple[float, float, float], radius: float, tint: Colour) -> None:
    """A drum and its dome on a roof; spot is x, foot and z."""
    x, foot, z = spot
    k = court.size(x, foot, z)
    px, py = court.at(x, foot, z)
    r = radius * k
    s.wall(px - r * 0.86, py - r * 0.7, r * 1.72, r * 0.8, "pale", None, True)
    for i in range(5):
        s.window(px - r * 0.7 + i * r * 0.3, py - r * 0.56, r * 0.16, r * 0.42, True, "arch", False, False)
    s.dome(px - r, py - r * 0.66, 2 * r, r * 1.5, tint, 7)


def _palace_main(s: Scene, court: Stage) -> None:
    """The long main block, its pavilions, the temple front and the great dome."""
    _block(s, court, (-17, 0, 10), (17, 7.4, 17), (3, 15))
    court.paint([(-17.4, 7.4, 9.7), (-16, 9.4, 13), (16, 9.4, 13), (17.4, 7.4, 9.7)], "slate", 0.2)
    for x in (-16.6, 12.4):
        _block(s, court, (x, 0, 8.6), (x + 4.2, 9.4, 15), (2, 2))
        _dome(s, court, (x + 2.1, 9.3, 11), 2.1, "copper")
    court.block((-4.6, 0, 7.4), (4.6, 9.6, 14), WALL, "plaster")
    _dome(s, court, (0, 10.6, 11), 4.3, "gold")
    with court.plane((-4.6, 9.6, 7.38), (4.6, 9.6, 7.38), (-4.6, 0, 7.38), 110, 115):
        for i in range(5):
            s.window(12 + i * 19, 26, 10, 32, True, "arch", False, False)
            s.door(11 + i * 19, 74, 12, 41, lit=True, pointed=False)
        for i in range(6):
            s.wall(2 + i * 19.4, 8, 7, 107, "white", None, True, shaded=False)
        s.box(0, 0, 110, 9, fill(s.tone("white", 0.4)))
    court.paint([(-5.1, 9.6, 7.2), (0, 12.2, 7.2), (5.1, 9.6, 7.2)], "white", 0.3)
    x, y = court.at(0, 10.6, 7.2)
    s.disc(x, y, 5, fill(GOLD))
    for i in range(4):
        court.block((-5.4 - i * 0.4, 0, 5.6 - i * 0.5), (5.4 + i * 0.4, 0.9 - i * 0.22, 7.2), "white")


def _palace_wing(s: Scene, court: Stage, side: int) -> None:
    """A wing that runs towards us."""
    low = (13.0, 0, -8) if side > 0 else (-19.0, 0, -9)
    high = (19.0, 6.2, 9) if side > 0 else (-14.6, 6.2, 9)
    if side > 0:
        _block(s, court, low, high, (8, 2))
        court.roof((13, -8), (19, 9), 6.2, 2.2, "slate", along="z", over=0.3, gable=WALL)
        _dome(s, court, (16, 7.2, -6.4), 1.9, "copper")
        return
    court.block(low, high, WALL, "plaster")
    with court.plane((-14.58, 6.2, -9), (-14.58, 6.2, 9), (-14.58, 0, -9), 180, 62):
        _front(s, 8, 180, 62)
    court.roof((-19, -9), (-14.6, 9), 6.2, 2.2, "slate", along="z", over=0.3, gable=WALL)


def _parterre(s: Scene, court: Stage) -> None:
    """Four beds of box and flowers round a fountain."""
    for x0, x1 in ((-9.6, -2.4), (2.4, 9.6)):
        for z0, z1 in ((-13, -6), (-3, 4)):
            court.block((x0, 0, z0), (x1, 0.5, z1), "#5a6a2a")
            for i in range(4):
                inset = 0.5 + i * 0.8
                bed = court.face(
                    (x0 + inset, 0.52, z0 + inset), (x0 + inset, 0.52, z1 - inset),
                    (x1 - inset, 0.52, z1 - inset), (x1 - inset, 0.52, z0 + inset),
                )  # fmt: skip
                s.draw(bed, fill(("#a84a58", "#6a7a34", "#d8a850", "#7a4a7a")[i]))
            for x, z in ((x0, z0), (x1, z0), (x0, z1), (x1, z1)):
                px, py = court.at(x, 0.4, z)
                k = court.size(x, 0, z)
                s.tree(px, py, 2.6 * k, 1.1 * k, "#5a6a2a", "cypress")
    x, y = court.at(0, 0.3, -4.5)
    k = court.size(0, 0, -4.5)
    s.inked(oval(x - 2.2 * k, y - 0.9 * k, 4.4 * k, 1.8 * k), fill(s.tone("white", 0.3)), 1.8)
    s.inked(oval(x - 1.8 * k, y - 0.7 * k, 3.6 * k, 1.3 * k), fill("#e8a878"), 1.2)
    for reach in (-1.3, -0.6, 0, 0.6, 1.3):
        s.draw(path(f"M{x},{y} Q{x + reach * k * 0.6},{y - 4.6 * k} {x + reach * k},{y}"), stroke("#fff6e0", 2, 0.8))


def _palace_guests(s: Scene, court: Stage) -> None:
    """Small guests in the court, a coach at the stairs."""
    tints = ("#8a2e5e", "#2f4f8e", "#b8402f", "#3f7a5c", "#e0a03a")
    for i, (x, z) in enumerate(
        ((-1.2, 3.6), (0.6, 3.0), (1.5, -9), (-1.4, -11), (-11.6, -2), (11.2, 0), (-0.6, -14.5), (3.4, 5.4))
    ):
        court.figure(
            x,
            z,
            tints[i % 5],
            dress=("gown", "robe")[i % 2],
            head=("veil", "hat")[i % 2],
            pose=("walk", "stand")[i % 2],
        )


def _terrace(s: Scene) -> None:
    """Our side: a balustrade with an urn, a pair in ball dress."""
    s.inked(
        polygon((-10, 432), (410, 452), (410, 466), (-10, 448)),
        linear(0, 432, 0, 466, [(0, s.tone("pale", 0.5)), (1, s.tone("pale", -0.4))]),
    )
    for i in range(13):
        x, y = 4.0 + i * 33, 449 + i * 1.5
        shape = path(f"M{x - 6},{y} Q{x - 13},{y + 20} {x - 4},{y + 44} H{x + 4} Q{x + 13},{y + 20} {x + 6},{y} Z")
        s.inked(shape, linear(x - 10, 0, x + 10, 0, [(0, s.tone("pale", 0.3)), (1, s.tone("pale", -0.8))]), 1.6)
    s.figure(96, 486, 152, "#a82e5e", dress="gown", head="crown", hat=GOLD, pose="stand", back=True, hair="#7a4a26")
    s.figure(142, 492, 162, "#2f3f7e", dress="cloak", head="hat", hat="#2a1a3e", pose="point", back=True)
    s.inked(
        path("M320,452 C300,430 300,412 320,406 H362 C382,412 382,432 362,454 Z"),
        linear(304, 0, 378, 0, [(0, s.tone("stone", 0.5)), (1, s.tone("stone", -0.8))]),
        2,
    )
    s.inked(rect(310, 400, 62, 8, 3), fill(s.tone("pale", 0.2)), 1.8)
    for i in range(26):
        a = i * 2.4
        r = 7 * math.sqrt(i)
        x, y = 341 + r * math.cos(a), 388 + r * 0.62 * math.sin(a)
        s.inked(circle(x, y, 6), fill(("#e0566a", "#f6d9b0", "#5a6a2a", "#e0a03a")[i % 4]), 1.2)
