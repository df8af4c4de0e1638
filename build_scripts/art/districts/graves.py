"""Unique districts of the dead: necropolis and graveyard."""

from __future__ import annotations

import random

from art.catalogue import district
from art.districts.gardens import wrought_iron
from art.paint import fill, linear, stroke
from art.scene import Scene
from art.shapes import arch, oval, path, polygon, rect
from art.stage import Stage


@district("unique", seed=81)
def necropolis(s: Scene) -> None:
    """An avenue of tombs and cypresses in the mist; will-o'-wisps lead a hooded file to the great pyramid."""
    s.hour("#120c38", "#2a2070", "#5a4aa8", "#a890d8", horizon=300)
    for _ in range(50):
        s.disc(s.random.uniform(0, 400), s.random.uniform(0, 170), s.random.uniform(0.6, 1.5), fill("#ffffff", 0.8))
    s.moon(84, 92, 26, full=False)
    s.ridge(250, 14, 0.55, 1)
    _pyramid(s)
    city = Stage(s, (1.0, 1.8, 0), turn=-3, focal=330, centre=(200, 250))
    city.floor(-30, 30, 1, 50, "#3f4a7a", 0, -0.3)
    city.paint([(-1.5, 0.01, 1), (-1.5, 0.01, 32), (1.5, 0.01, 32), (1.5, 0.01, 1)], "#7a6aa8", -0.1, ink=1.2)
    for z in (20.0, 14.0, 9.2, 5.4):
        _tomb_pair(s, city, z)
        s.mist(256 + 46 * 8 / z, 20, 0.2, "#b8a8f0")
    _procession(s, city)
    _wisps(s)
    _angel(s)
    s.mist(430, 40, 0.3, "#7a6ad8")
    s.finish(0.6)


def _pyramid(s: Scene) -> None:
    s.glow(222, 230, 150, "#c8a8ff", 0.6)
    s.draw(polygon((222, 118), (128, 262), (222, 262)), linear(128, 0, 222, 0, [(0, "#b8a0e0"), (1, "#8a74c0")]))
    s.draw(polygon((222, 118), (222, 262), (322, 262)), linear(222, 0, 322, 0, [(0, "#4a3a8a"), (1, "#3a2c70")]))
    for i in range(1, 12):
        y = 118 + i * 12
        s.line(222 - i * 7.8, y, 222, y, stroke(s.ink, 1, 0.25))
    s.inked(polygon((222, 118), (212, 134), (222, 138), (233, 134)), fill("#ffe8a8"), 1)
    s.outline(polygon((222, 118), (128, 262), (322, 262)), 1.6)
    s.draw(polygon((214, 262), (216, 236), (228, 236), (231, 262)), fill("#fff0c0"))
    s.glow(222, 250, 46, "#ffe0a0", 0.8)
    s.mist(262, 22, 0.6, "#b8a8f0")


def _tomb_pair(s: Scene, city: Stage, z: float) -> None:
    kind = int(z)
    for x in (-2.9, 2.9):
        for step in (0.0, 1.3):
            tx, ty = city.at(x * 1.06 + (0.3 if x > 0 else -0.3), 0, z + 3.4 + step * 0.3)
            k = city.size(0, 0, z + 3.4)
            s.tree(tx + step * k * 0.5, ty, (4.6 - step) * k, 1.1 * k, "#3a5a6a", "cypress")
    _tomb(s, city, (-5.6, -2.5), z, kind)
    _tomb(s, city, (2.5, 5.6), z + 0.6, kind + 1)


def _tomb(s: Scene, city: Stage, xs: tuple[float, float], z: float, kind: int) -> None:
    """A house of the dead: steps, a columned front towards the avenue, and one of three roofs."""
    x0, x1 = xs
    high, deep = 2.9 + (kind % 3) * 0.35, 2.7
    city.block((x0 - 0.2, 0, z - 0.2), (x1 + 0.2, 0.3, z + deep + 0.2), "pale")
    city.block((x0, 0.3, z), (x1, high, z + deep), "pale", "stone", 16)
    if x0 < 0:
        face = ((x1 + 0.01, high, z), (x1 + 0.01, high, z + deep), (x1 + 0.01, 0.3, z))
    else:
        face = ((x0 - 0.01, high, z + deep), (x0 - 0.01, high, z), (x0 - 0.01, 0.3, z + deep))
    with city.plane(*face, 60, 60):
        _tomb_front(s, kind)
    with city.plane((x0, high, z - 0.01), (x1, high, z - 0.01), (x0, 0.3, z - 0.01), 66, 60):
        s.inked(arch(22, 16, 22, 30), fill(s.tone("grey", -0.8)), 1.4)
        s.draw(path("M33,20 V44 M25,28 H41"), stroke(s.tone("gold", -0.1), 2.4))
    if kind % 3 == 0:
        city.roof((x0, z), (x1, z + deep), high, 1.1, "slate", "x", 0.25, "grey")
    elif kind % 3 == 1:
        (lx, ly), (rx, _) = city.at(x0, high, z + deep / 2), city.at(x1, high, z + deep / 2)
        s.dome(lx + (rx - lx) * 0.1, ly + 2, (rx - lx) * 0.8, (rx - lx) * 0.46, "copper", 5, lantern=False)
    else:
        peak = ((x0 + x1) / 2, high + 2.4, z + deep / 2)
        city.paint([(x0, high, z + deep), (x0, high, z), peak], "grey", 0.3)
        city.paint([(x1, high, z), (x1, high, z + deep), peak], "grey", -0.6)
        city.paint([(x0, high, z), (x1, high, z), peak], "grey", 0.0)


def _tomb_front(s: Scene, kind: int) -> None:
    tint = ("#b89aff", "#8affd8", "#ffd98a")[kind % 3]
    s.inked(rect(0, 0, 60, 8), fill(s.tone("grey", 0.3)), 1.4)
    s.inked(arch(19, 18, 22, 42, False), linear(0, 18, 0, 60, [(0, s.tone("#3a2a6a", -0.5)), (1, tint)]), 1.6)
    s.draw(path("M26,20 V60 M34,20 V60 M19,38 H41"), stroke(s.ink, 1.8))
    for x in (4, 49):
        s.inked(rect(x, 10, 7, 50), linear(x, 0, x + 7, 0, [(0, s.tone("pale", 0.3)), (1, s.tone("pale", -0.6))]), 1.3)


def _procession(s: Scene, city: Stage) -> None:
    for i, (x, z) in enumerate(((0.3, 17.0), (-0.1, 13.0), (0.55, 10.0), (-0.35, 7.8), (0.2, 5.6))):
        city.figure(
            x,
            z,
            ("#3a2a6a", "#4a2a5a")[i % 2],
            dress="cloak",
            head="hood",
            hat="#2f2260",
            back=True,
            pose="walk" if i % 2 else "stand",
        )
        lx, ly = city.at(x + 0.42, 1.0, z)
        s.glow(lx, ly, 0.7 * city.size(0, 0, z), "#ffd070", 0.8)
        s.disc(lx, ly, max(1.4, 0.1 * city.size(0, 0, z)), fill("#fff3bf"))


def _wisps(s: Scene) -> None:
    for x, y, r, colour in (
        (150, 300, 9, "#c8a0ff"),
        (262, 286, 7, "#8ae8ff"),
        (262, 352, 10, "#c8a0ff"),
        (128, 232, 6, "#8ae8ff"),
        (300, 246, 6, "#c8a0ff"),
        (124, 384, 12, "#8ae8ff"),
    ):
        s.glow(x, y, r * 8, colour, 0.9)
        s.draw(
            path(
                f"M{x - r * 0.7},{y} Q{x - r * 1.4},{y - r * 1.6} {x + r * 0.6},{y - r * 3} Q{x + r * 1.4},{y - r} "
                f"{x + r * 0.7},{y} Q{x},{y + r} {x - r * 0.7},{y} Z"
            ),
            fill(colour, 0.8, blur=1),
        )
        s.disc(x, y - r * 0.3, r * 0.5, fill("#ffffff"))


def _angel(s: Scene) -> None:
    """A mourning angel on a pedestal, dark against the mist."""
    with s.moved(336, 438, scale=1.8):
        s.wall(-30, -26, 60, 60, "grey", "stone")
        s.inked(rect(-34, -32, 68, 8), fill(s.tone("grey", 0.2)), 1.4)
        stone = linear(
            -30, -100, 30, -30, [(0, s.tone("grey", 0.5)), (0.5, s.tone("grey", -0.2)), (1, s.tone("grey", -0.8))]
        )
        s.inked(path("M4,-84 C22,-120 34,-116 36,-96 C36,-70 30,-50 20,-34 C18,-50 12,-60 6,-66 Z"), stone, 1.6)
        s.draw(path("M12,-78 C22,-96 28,-98 30,-86 M14,-66 C24,-76 28,-74 30,-66"), stroke(s.ink, 1.2, 0.6))
        s.inked(path("M-14,-32 C-16,-52 -12,-68 -4,-78 C4,-84 12,-80 14,-70 C18,-56 18,-44 20,-32 Z"), stone, 1.6)
        s.inked(path("M-4,-72 C-14,-68 -20,-76 -16,-82 L-8,-84 Z"), stone, 1.4)
        s.inked(oval(-16, -96, 18, 20), stone, 1.6)
        s.draw(path("M-12,-94 C-6,-102 6,-98 4,-84"), stroke(s.ink, 2.2, 0.7))
        s.draw(path("M-6,-62 Q-8,-46 -8,-34 M4,-62 Q6,-46 8,-34"), stroke(s.ink, 1.2, 0.6))


@district("unique", seed=82)
def graveyard(s: Scene) -> None:
    """Close to the ground: a raven on a crooked stone, an open grave, far up the hill a lit chapel."""
    s.hour("#141040", "#33207a", "#7a3f9e", "#d87ab0", horizon=330)
    for _ in range(40):
        s.disc(s.random.uniform(0, 400), s.random.uniform(0, 160), s.random.uniform(0.6, 1.4), fill("#ffffff", 0.7))
    s.moon(286, 120, 40)
    s.cloud(210, 132, 150, 0.5, "#8a5ab8")
    s.draw(
        path("M-10,490 V330 Q80,250 190,262 Q300,274 410,330 V490 Z"),
        linear(0, 250, 0, 400, [(0, "#5a4a8a"), (1, "#2a1f50")]),
    )
    _chapel(s)
    _bare_tree(s)
    for x, y, k, kind, turn in (
        (236, 300, 0.34, 0, 4),
        (272, 304, 0.36, 1, -6),
        (310, 318, 0.44, 2, 5),
        (206, 312, 0.4, 1, 7),
        (352, 334, 0.5, 0, -4),
        (258, 336, 0.55, 2, -7),
    ):
        _stone(s, x, y, k, kind, turn)
    s.mist(344, 34, 0.5, "#b890e0")
    _fence(s)
    _open_grave(s)
    s.figure(304, 392, 104, "#4a3a5a", dress="cloak", head="wide", hat="#2a1f3a", pose="carry", facing=-1)
    s.rod((262, 402), (286, 306), s.tone("wood", 0.3), 4, 7)
    s.inked(
        path("M254,398 L270,402 L266,426 Q256,430 250,422 Z"),
        linear(250, 0, 270, 0, [(0, "#d8d0f0"), (1, "#5a5680")]),
        1.6,
    )
    s.lantern(326, 384)
    s.glow(326, 384, 70, "#ffc060", 0.6)
    _stone(s, 112, 446, 1.75, 0, -9)
    with s.moved(124, 232, scale=1.1):
        _raven(s)
    s.bushes(476, 3, h=26)
    s.finish(0.6)


def _chapel(s: Scene) -> None:
    s.canvas.save()
    s.canvas.translate(92, 8)
    s.wall(104, 226, 40, 34, "grey", "stone")
    s.gable(104, 226, 40, 26, "grey", "slate", 4, None, 4)
    s.wall(88, 206, 16, 54, "grey", None)
    s.cone(88, 206, 16, 36, "slate", 3)
    s.window(94, 216, 5, 11, True, "gothic", mullions=False, frame=False)
    s.window(118, 214, 12, 17, True, "gothic", mullions=False)
    s.door(117, 240, 14, 20, lit=True)
    s.glow(124, 246, 64, "#ffcf7a", 0.6)
    s.draw(
        path("M120,260 Q140,280 190,292 Q250,306 260,360 L312,362 Q290,300 206,284 Q150,272 130,260 Z"),
        fill("#c8a0d8", 0.5),
    )
    s.canvas.restore()


def _bare_tree(s: Scene) -> None:
    wood = s.tone("#2a1f40", -0.4)
    trunk = "M392,420 C372,340 384,280 366,220 C358,190 340,170 318,150"
    for line, width in (
        (trunk, 20),
        ("M372,250 C350,220 320,214 288,206", 9),
        ("M378,290 C396,250 402,220 410,190", 11),
        ("M366,220 C372,170 366,130 378,90", 9),
        ("M344,176 C346,140 336,110 340,70", 6),
        ("M322,212 C306,196 300,184 296,168", 4),
        ("M318,150 C300,140 290,128 270,126", 5),
        ("M338,110 C326,96 322,84 314,74", 3),
        ("M370,140 C384,120 392,110 400,84", 4),
    ):
        s.draw(path(line), stroke(wood, width))
        s.draw(path(line), stroke(s.theme.light, 1.2, 0.25))


def _stone(s: Scene, x: float, y: float, k: float, kind: int, turn: float) -> None:
    """A crooked gravestone: round, cross or pointed."""
    with s.moved(x, y, turn, k):
        shapes = (
            "M-36,6 V-86 C-36,-130 36,-130 36,-86 V6 Z",
            "M-10,6 V-58 H-36 V-80 H-10 V-112 H12 V-80 H38 V-58 H12 V6 Z",
            "M-30,6 V-92 L0,-124 L30,-92 V6 Z",
        )
        shape = path(shapes[kind])
        s.inked(
            polygon((30, 0), (44, -6), (44, -80), (30, -92))
            if kind == 0
            else polygon((10, 0), (18, -4), (18, -60), (10, -60)),
            fill(s.tone("grey", -0.8)),
            2,
        )
        s.draw(
            shape,
            linear(-36, 0, 38, 0, [(0, s.tone("grey", 0.5)), (0.5, s.tone("grey", 0)), (1, s.tone("grey", -0.5))]),
        )
        s.texture(shape, -36, -130, 74, 136, "plaster", 2)
        with s.clipped(shape):
            s.area(-40, -30, 40, 10, linear(0, -30, 0, 8, [(0, "#3a6a4a", 0), (1, "#3a6a4a", 0.8)]))
            if kind == 0:
                s.draw(path("M0,-98 V-56 M-14,-84 H14"), stroke(s.ink, 5, 0.65))
                for i in range(3):
                    s.line(-20 + i * 3, -42 + i * 11, 20 - i * 4, -42 + i * 11, stroke(s.ink, 2.4, 0.45))
                s.draw(path("M-36,-60 L-22,-50 L-26,-38 L-14,-28"), stroke(s.ink, 1.8, 0.7))
        s.outline(shape, 2.2)


def _fence(s: Scene) -> None:
    """The iron fence runs down to the left; its gate hangs open."""
    iron = wrought_iron(s)
    for i in range(14):
        share = i / 13
        x, y, h = 226 - 260 * share**1.25, 344 + 70 * share, 34 + 84 * share
        s.line(x, y, x, y - h, stroke(iron, 1.6 + 2.6 * share))
        s.draw(polygon((x - 2 - 3 * share, y - h), (x, y - h - 6 - 10 * share), (x + 2 + 3 * share, y - h)), fill(iron))
    for low, high in ((0.22, 0.22), (0.8, 0.8)):
        s.draw(path(f"M226,{344 - 34 * low} L-34,{414 - 118 * high}"), stroke(iron, 3.4))


def _open_grave(s: Scene) -> None:
    s.draw(path("M196,434 L300,420 L352,446 L236,466 Z"), fill("#120a24"))
    s.draw(path("M196,434 L300,420 L300,430 L204,444 Z"), fill("#5a3a4a"))
    s.outline(path("M196,434 L300,420 L352,446 L236,466 Z"), 2)
    mound = path("M326,440 C336,404 376,396 410,412 V470 H352 Z")
    s.inked(mound, linear(326, 400, 410, 470, [(0, "#9a6a6a"), (1, "#3a2240")]))
    dice = random.Random(4)
    for _ in range(16):
        s.disc(dice.uniform(344, 400), dice.uniform(418, 460), dice.uniform(2, 4), fill(s.ink, 0.35))


def _raven(s: Scene) -> None:
    """A raven, turned to the moon."""
    coat = linear(-60, -80, 40, 20, [(0, "#6a5ab0"), (0.4, "#2a2250"), (1, "#120c28")])
    for x in (-6, 10):
        s.line(x, 26, x + 3, 50, stroke(s.ink, 4))
    body = path(
        "M58,-58 L34,-66 C22,-80 2,-78 -4,-60 C-10,-44 -22,-34 -36,-14 C-46,2 -62,26 -84,44 L-58,44 "
        "L-48,50 C-26,44 10,44 24,18 C36,-4 34,-26 34,-46 Z"
    )
    s.inked(body, coat, 2.4)
    s.inked(
        path("M-6,-34 C-30,-20 -46,8 -66,36 C-36,34 -6,30 6,6 C12,-8 8,-28 -6,-34 Z"),
        linear(-60, 0, 10, 0, [(0, "#4a3f8a"), (1, "#1a1438")]),
        1.8,
    )
    for line in ("M-50,26 C-34,22 -18,16 -8,2", "M-40,12 C-28,8 -16,0 -8,-12"):
        s.draw(path(line), stroke("#8a7ad8", 1.6, 0.6))
    s.inked(polygon((33, -66), (62, -56), (34, -50)), linear(33, 0, 62, 0, [(0, "#4a4460"), (1, "#1a1428")]), 1.8)
    s.disc(20, -62, 4.6, fill("#ffd36a"))
    s.disc(21, -62, 2.2, fill(s.ink))
    s.draw(path("M-10,-50 C-24,-34 -40,-18 -52,4"), stroke("#b8a8ff", 2, 0.6))
