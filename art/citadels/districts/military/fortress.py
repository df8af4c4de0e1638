"""The Fortress."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, polygon
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage

STAR = tuple(
    (radius, math.radians(72 * index + 18 + offset))
    for index in range(5)
    for offset, radius in ((-22, 5.6), (-15, 7.2), (0, 9.2), (15, 7.2), (22, 5.6))
)
WALL_TOP = 2.3


@district("military", seed=27)
def fortress(s: Scene) -> None:
    """From the air: a star of bastions in the burning sea, its keep in the middle, a column on the bridge."""
    s.sky((300, 92, 30), 4, clouds=4, horizon=86)
    s.ridge(92, 8, 0.6, 2)
    s.water(96, glint=(300, 60))
    air = Stage(s, (-5.0, 12.5, -18.5), turn=15, tilt=-22, focal=405, centre=(206, 236))
    _island(s, air)
    outline = [(r * math.cos(a), r * math.sin(a)) for r, a in STAR]
    _curtain(s, air, outline)
    _court(s, air)
    _bastion_life(s, air)
    _gate(s, air)
    _bridge(s, air)
    _galley(s)
    s.finish(0.5)


def _coast(grow: float, y: float) -> list[Place]:
    """The ragged shore, `grow` times its size."""
    line = []
    for step in range(90):
        a = 2 * math.pi * step / 90
        r = grow * (1 + 0.05 * math.sin(5 * a + 1) + 0.035 * math.sin(13 * a) + 0.02 * math.sin(29 * a))
        line.append((10.2 * r * math.cos(a), y, 9.4 * r * math.sin(a)))
    return line


def _island(s: Scene, air: Stage) -> None:
    """Surf, rocks and slopes of the island; boats drawn up on it."""
    for grow, alpha in ((1.16, 0.16), (1.09, 0.3), (1.04, 0.55)):
        s.draw(air.face(*_coast(grow, -0.3)), fill("#ffe8c8", alpha, blur=2))
    air.paint(_coast(1.0, -0.2), "#7a4a3e", -0.3)
    air.paint(_coast(0.93, 0.1), "#a8704a", 0.05, 0.35, 1.2)
    for index, (x, y, z) in enumerate(_coast(0.98, -0.1)):
        px, py = air.at(x, y, z)
        k = air.size(x, y, z) * (0.22 + 0.13 * ((index * 7) % 5))
        lean = ((index * 3) % 5 - 2) * 0.2 * k
        rock = polygon(
            (px - k, py + k * 0.5), (px - k * 0.7, py - k * 0.3), (px + lean, py - k * 0.9),
            (px + k * 0.8, py - k * 0.2), (px + k, py + k * 0.5),
        )  # fmt: skip
        s.inked(rock, linear(px - k, 0, px + k, 0, [(0, s.tone("#c09070", 0.3)), (1, s.tone("#5a3434", -0.6))]), 1.3)
    for x, z in ((7.4, -4.6), (-8.0, -2.6), (8.8, -1.0)):
        px, py = air.at(x, 0.1, z)
        k = 0.5 * air.size(x, 0, z)
        s.tree(px, py, 2.6 * k, 1.8 * k, "#6a5a2a")


def _facing(air: Stage, a: tuple[float, float], b: tuple[float, float]) -> bool:
    """Whether the outer face of an edge (counted against the clock) looks at the camera."""
    nx, nz = b[1] - a[1], a[0] - b[0]
    return nx * (air.eye[0] - a[0]) + nz * (air.eye[2] - a[1]) > 0


def _curtain(s: Scene, air: Stage, outline: list[tuple[float, float]]) -> None:
    """The outer walls, the rampart walk on top, its embrasures."""
    edges = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    for a, b in sorted(edges, key=lambda edge: -edge[0][1] - edge[1][1]):
        if _facing(air, a, b):
            light = 0.45 if b[1] - a[1] < -0.3 else -0.05 if abs(b[1] - a[1]) < 1.6 else -0.5
            air.wall(a, b, -0.1, WALL_TOP, "stone", "stone", light, 26)
    air.paint([(x, WALL_TOP, z) for x, z in outline], "#b0885a", 0.3)
    inner = [(x * 0.88, WALL_TOP + 0.01, z * 0.88) for x, z in outline]
    s.draw(air.face(*inner), fill("#7a7a4a", 0.75))
    for a, b in sorted(edges, key=lambda edge: -edge[0][1] - edge[1][1]):
        steps = max(2, round(math.dist(a, b) / 0.8))
        for step in range(steps):
            share = (step + 0.5) / steps
            x, z = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            px, py = air.at(x * 0.98, WALL_TOP, z * 0.98)
            k = 0.25 * air.size(x, WALL_TOP, z)
            s.inked(
                polygon((px - k, py), (px - k, py - 1.7 * k), (px + k, py - 1.7 * k), (px + k, py)),
                linear(px - k, 0, px + k, 0, [(0, s.tone("stone", 0.6)), (1, s.tone("stone", -0.4))]),
                1,
            )


def _court(s: Scene, air: Stage) -> None:
    """The sunken court with its barracks, and the keep above everything."""
    ring = [(4.3 * math.cos(math.radians(72 * i + 54)), 4.3 * math.sin(math.radians(72 * i + 54))) for i in range(5)]
    hole = air.face(*[(x, WALL_TOP, z) for x, z in ring])
    with s.clipped(hole):
        air.paint([(-9, 0.4, -9), (-9, 0.4, 9), (9, 0.4, 9), (9, 0.4, -9)], "sand", -0.1, ink=0)
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            if not _facing(air, a, b):
                air.wall(b, a, 0.4, WALL_TOP, "stone", "stone", -0.35, 12)
    s.outline(hole, 2)
    air.block((-1.7, 0.4, -1.4), (1.7, 5.4, 1.9), "stone", "stone", 12)
    with air.plane((-1.7, 5.4, -1.42), (1.7, 5.4, -1.42), (-1.7, 0.4, -1.42), 44, 66):
        for x in (7.0, 28.0):
            s.window(x, 12, 9, 17, True, "arch", mullions=False)
        s.door(16, 40, 12, 26, lit=True, pointed=False)
    for x, z in ((1.7, 1.9), (-1.7, 1.9), (1.7, -1.4), (-1.7, -1.4)):
        px, foot = air.at(x, 2.2, z)
        k = air.size(x, 4, z)
        top = air.at(x, 6.6, z)[1]
        s.wall(px - 0.62 * k, top, 1.24 * k, foot - top, "stone", None, True)
        s.battlement(px - 0.62 * k, top, 1.24 * k, 4, 5, "stone", 2, 5, rounded=True)
        s.cone(px - 0.55 * k, top - 6, 1.1 * k, 1.9 * k, "tile", 2)
    px, py = air.at(0, 5.4, 0.3)
    s.flag(px, py, 62, 44, "#d0432f")


def _bastion_life(s: Scene, air: Stage) -> None:
    """A beacon or a gun on each point of the star, men on the walk."""
    for index in (1, 0, 2, 4, 3):
        angle = math.radians(72 * index + 18)
        x, z = 7.4 * math.cos(angle), 7.4 * math.sin(angle)
        px, py = air.at(x, WALL_TOP, z)
        k = air.size(x, WALL_TOP, z)
        s.wall(px - 0.8 * k, py - 1.9 * k, 1.6 * k, 1.9 * k, "stone", "stone", True)
        s.battlement(px - 0.8 * k, py - 1.9 * k, 1.6 * k, 4, 4, "stone", 2, 5, rounded=True)
        s.window(px - 0.24 * k, py - 1.4 * k, 0.4 * k, 0.8 * k, True, "arch", mullions=False, frame=False)
        s.flag(px, py - 2.2 * k, 26, 22, ("#d0432f", "#e6b24a")[index % 2])
    coats: tuple[Colour, ...] = ("#8a2a2a", "#2f4f6e", "#a8502a")
    for i, (x, z) in enumerate(((-5.6, -1.6), (-3.4, -4.4), (3.6, -4.6), (5.8, -0.6), (0.9, -5.0))):
        air.figure(
            x,
            z,
            coats[i % 3],
            y=WALL_TOP,
            height=1.3,
            dress="tunic",
            head="helm",
            hat="#c8c4d0",
            pose=("stand", "walk", "point")[i % 3],
        )


def _bridge(s: Scene, air: Stage) -> None:
    """The causeway on its arches; a column of spearmen marches in."""
    for z in (-8.4, -10.8, -13.2):
        air.block((-1.1, -0.9, z - 0.5), (1.1, 0.7, z + 0.5), "stone")
    air.block((-1.2, 0.5, -17.5), (1.2, 0.85, -4.8), "stone")
    air.paint(
        [(-1.2, 0.86, -17.5), (-1.2, 0.86, -4.8), (1.2, 0.86, -4.8), (1.2, 0.86, -17.5)],
        mix("#e2c48c", "#c86a4a", 0.3),
        0.2,
    )
    for row in range(6):
        for x in (-0.45, 0.45):
            z = -6.8 - row * 1.1
            air.figure(
                x, z, "#8a2a2a", y=0.86, height=1.25, dress="tunic", head="helm", hat="#c8c4d0", back=True, pose="walk"
            )
            px, py = air.at(x + 0.3, 0.86, z)
            k = air.size(x, 1, z)
            s.line(px, py, px, py - 1.9 * k, stroke(s.ink, 1.8))


def _gate(s: Scene, air: Stage) -> None:
    """The gate in the curtain wall towards the causeway."""
    with air.plane((-1.3, 3.0, -5.25), (1.3, 3.0, -5.25), (-1.3, 0.2, -5.25), 46, 50):
        s.wall(0, 0, 46, 50, "stone", "stone")
        s.door(13, 16, 20, 34, lit=True)
        for x in (0, 16, 32):
            s.wall(x, -8, 12, 9, "stone", None, shaded=False)


def _galley(s: Scene) -> None:
    """A galley off the island, its oars out."""
    hull = linear(0, -8, 0, 12, [(0, s.tone("wood", 0.3)), (1, s.tone("wood", -0.7))])
    with s.moved(62, 178, scale=0.8):
        for i in range(8):
            s.line(-30 + i * 9, 4, -38 + i * 9, 16, stroke(s.ink, 1.8))
        s.inked(path("M-46,-6 Q0,6 50,-12 L40,6 Q0,16 -36,8 Z"), hull)
        s.line(4, 0, 4, -58, stroke(s.ink, 3))
        sail = path("M-22,-52 Q6,-46 32,-54 Q26,-30 30,-12 Q6,-4 -20,-12 Q-12,-32 -22,-52 Z")
        s.inked(sail, linear(-20, 0, 32, 0, [(0, "#fff0d0"), (1, "#d0684a")]))
        s.draw(path("M4,-44 V-14 M-6,-30 H16"), stroke("#b8302c", 4))
