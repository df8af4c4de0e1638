"""Strongholds in perspective: the keep from its foot, the fortress from the air."""

from __future__ import annotations

import math

from art.catalogue import district
from art.colour import Colour, mix
from art.paint import fill, linear, stroke
from art.scene import Scene
from art.shapes import path, polygon
from art.stage import Place, Stage


@district("unique", seed=28)
def keep(s: Scene) -> None:
    """From the foot of the rock: a square keep of sheer walls against the storm, one lit door, a rider with a torch."""
    s.hour("#120c30", "#33246e", "#6a4aa0", "#c08ac8", horizon=430)
    _storm(s)
    rock = Stage(s, (-6.4, 1.4, -9.2), turn=36, tilt=24, focal=330, centre=(196, 300))
    _crag(s)
    rock.block((-0.5, 2.4, -0.5), (6.5, 4.4, 6.5), "grey", "stone", 9)
    rock.block((0, 4.0, 0), (6, 13.4, 6), "grey", "stone", 9)
    _crown(s, rock, ((0, 0), (6, 6)), 13.4, 7)
    _keep_openings(s, rock)
    for x, z in ((6.0, 6.0), (6.0, 0.0), (0.0, 6.0), (0.0, 0.0)):
        rock.block((x - 0.75, 3.4, z - 0.75), (x + 0.75, 15.4, z + 0.75), "grey", "stone", 9)
        _crown(s, rock, ((x - 0.95, z - 0.95), (x + 0.95, z + 0.95)), 15.4, 3)
    x, y = rock.at(0, 16.6, 0)
    s.flag(x, y + 4, 40, 34, "#9457c4")
    _approach(s)
    s.finish(0.55)


def _storm(s: Scene) -> None:
    for x, y, w in ((-40, 60, 200), (150, 40, 240), (40, 120, 180), (240, 150, 190), (-20, 200, 150), (260, 250, 170)):
        s.cloud(x, y, w, 0.55, "#4a3a7e")
    bolt = path("M332,18 L310,84 L330,86 L300,158 L318,160 L282,250")
    s.draw(bolt, stroke("#e8c8ff", 12, 0.45, blur=6))
    s.draw(bolt, stroke("#fff6ff", 3))
    s.draw(path("M318,160 L340,206 M310,84 L284,110"), stroke("#fff0ff", 1.6, 0.9))
    s.glow(306, 130, 150, "#d8b0ff", 0.6)


def _crag(s: Scene) -> None:
    rock = path("M-10,490 V420 L40,392 L70,352 L120,346 L170,330 L250,336 L300,346 L340,372 L380,384 L410,420 V490 Z")
    s.inked(rock, linear(0, 330, 0, 480, [(0, s.tone("dark", 0.15)), (1, s.tone("dark", -0.9))]))
    with s.clipped(rock):
        for a, b, c in (
            ((70, 352), (40, 480), (110, 480)),
            ((170, 330), (150, 480), (230, 480)),
            ((300, 346), (280, 480), (360, 480)),
        ):
            s.draw(polygon(a, b, c), fill(s.ink, 0.28))
            s.line(*a, *b, stroke(s.theme.light, 1.4, 0.35))


def _keep_openings(s: Scene, rock: Stage) -> None:
    """The lit door on the left face, slits and a few windows on both."""
    faces: tuple[tuple[Place, Place, Place], ...] = (
        ((-0.02, 13.4, 6), (-0.02, 13.4, 0), (-0.02, 4.4, 6)),
        ((0, 13.4, -0.02), (6, 13.4, -0.02), (0, 4.4, -0.02)),
    )
    for number, corners in enumerate(faces):
        with rock.plane(*corners, 80, 120):
            for y in (16.0, 46.0):
                for x in (22.0, 52.0):
                    s.window(x - 4, y, 9, 18, (x + y + number) % 3 != 1, "arch")
            for x in (28.0, 52.0):
                s.slit(x, 80, 15)
    with rock.plane((-0.52, 7.4, 4.5), (-0.52, 7.4, 1.9), (-0.52, 3.2, 4.5), 40, 66):
        s.door(8, 8, 24, 58, lit=True)
    x, y = rock.at(-0.5, 4.4, 3.2)
    s.glow(x, y, 90, "#ffc060", 0.7)


def _crown(
    s: Scene, stage: Stage, plot: tuple[tuple[float, float], tuple[float, float]], high: float, count: int
) -> None:
    """A parapet on brackets with `count` merlons on each of the two faces we see."""
    (x0, z0), (x1, z1) = plot
    out, tall = 0.18, 0.5
    x0, z0, x1, z1 = x0 - out, z0 - out, x1 + out, z1 + out
    ledge, low = "grey", high - 0.3
    inner_x, inner_z = x0 + out, z0 + out
    stage.paint([(x0, low, z1), (x0, low, z0), (inner_x, low, inner_z), (inner_x, low, z1)], ledge, -0.8)
    stage.paint([(x0, low, z0), (x1, low, z0), (x1, low, inner_z), (inner_x, low, inner_z)], ledge, -0.9)
    stage.wall((x0, z1), (x0, z0), low, high + tall, ledge, None, 0.4)
    stage.wall((x0, z0), (x1, z0), low, high + tall, ledge, None, 0.0)
    for index in range(count):
        near, far = (index + 0.1) / count, (index + 0.66) / count
        for a, b in (((x0, z1), (x0, z0)), ((x0, z0), (x1, z0))):
            start = a[0] + (b[0] - a[0]) * near, a[1] + (b[1] - a[1]) * near
            end = a[0] + (b[0] - a[0]) * far, a[1] + (b[1] - a[1]) * far
            stage.wall(start, end, high + tall, high + tall + 0.7, "grey", None, 0.35 if a[0] == b[0] else -0.1)
            stage.wall(start, end, high - 0.75, high - 0.3, "grey", None, -0.5)


def _approach(s: Scene) -> None:
    """A road with steps to the door; a rider climbs it, two guards wait."""
    road = path("M-10,490 Q60,440 150,436 Q110,404 84,392 L104,378 Q150,396 214,426 Q300,446 330,490 Z")
    s.draw(road, linear(0, 380, 0, 480, [(0, s.tone("sand", -0.2)), (1, s.tone("sand", -0.85))]))
    s.outline(road, 1.6, 0.6)
    with s.moved(236, 446, scale=0.95):
        s.canvas.scale(-1, 1)
        _rider(s)
    s.figure(92, 392, 44, "#7a2e6e", dress="cloak", head="helm", hat="#b4b8d0")
    s.figure(66, 400, 46, "#4a3a7a", dress="cloak", head="helm", hat="#b4b8d0", pose="raise")
    s.bushes(474, h=26, x0=300)


def _rider(s: Scene) -> None:
    """A horse at a walk, its rider lifts a torch; 100 units high, looking right."""
    coat = linear(-40, -60, 40, 0, [(0, s.tone("#8a6a7a", 0.3)), (1, s.tone("#3a2a4a", -0.5))])
    for line in (
        "M-30,-34 L-38,-16 L-34,0",
        "M-22,-34 L-20,-16 L-28,0",
        "M20,-34 L30,-20 L28,0",
        "M26,-36 L16,-18 L18,0",
    ):
        s.pipe(path(line), s.tone("#4a3a4a", -0.3), 6, 9)
    s.draw(path("M-38,-52 C-52,-50 -50,-30 -56,-20"), stroke(s.ink, 8))
    body = path(
        "M-38,-54 C-20,-62 10,-58 22,-62 L34,-86 L38,-94 L43,-86 C52,-78 58,-68 60,-62 L50,-56 L42,-64 "
        "C40,-48 34,-36 22,-32 C0,-26 -22,-28 -36,-34 Z"
    )
    s.inked(body, coat, 2)
    s.draw(path("M36,-88 C26,-80 24,-70 20,-60"), stroke(s.ink, 6))
    with s.moved(-4, -28):
        s.figure(0, 8, 82, "#9457c4", dress="cloak", head="hood", hat="#6a2fa0", pose="raise")
    s.glow(14, -108, 60, "#ffb050", 0.9)
    s.draw(path("M9,-102 Q8,-114 15,-124 Q22,-114 20,-102 Z"), fill("#ffe08a"))


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
    island = [(11.4 * math.cos(a / 9), -0.2, 10.6 * math.sin(a / 9)) for a in range(57)]
    s.draw(air.face(*island), fill("#ffd8a0", 0.5, blur=5))
    air.paint(island, "#a8704a", -0.25)
    outline = [(r * math.cos(a), r * math.sin(a)) for r, a in STAR]
    _curtain(s, air, outline)
    _court(s, air)
    _bastion_life(s, air)
    _gate(s, air)
    _bridge(s, air)
    _galley(s)
    s.finish(0.5)


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
            air.wall(a, b, -0.1, WALL_TOP, "stone", "stone", light, 12)
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
