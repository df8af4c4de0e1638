"""Unique districts of the dead: necropolis and graveyard."""

from __future__ import annotations

import math
import random

from art.catalogue import district
from art.districts.gardens import wrought_iron
from art.paint import PLUS, fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import arch, circle, path, polygon, rect


@district("unique", seed=81)
def necropolis(s: Scene) -> None:
    """An island of tombs cut into cliffs round black cypresses; a ferryman brings a white figure across the water."""
    s.hour("#0e0a34", "#2a1f72", "#8a52bc", "#f09ac0", "#ffe8c8", horizon=318)
    for _ in range(46):
        s.disc(s.random.uniform(0, 400), s.random.uniform(0, 150), s.random.uniform(0.6, 1.5), fill("#ffffff", 0.8))
    for x, y, w in ((-60, 236, 190), (250, 210, 200), (120, 262, 220), (-20, 286, 150), (300, 276, 120)):
        s.cloud(x, y, w, 0.5, "#ffd0d8")
    s.glow(204, 300, 190, "#ffe0c8", 0.6)
    s.birds(206, 66, 5, 20)
    _dark_water(s)
    _isle(s)
    _grove(s)
    _rock_tombs(s)
    _landing(s)
    _barge(s)
    _wisps(s)
    s.finish(0.6)


def _dark_water(s: Scene) -> None:
    s.area(
        0, 318, 400, 480, linear(0, 318, 0, 480, [(0, "#e8a0c0"), (0.2, "#7a4a9a"), (0.6, "#4a3a94"), (1, "#1c1450")])
    )
    dice = random.Random(3)
    for _ in range(90):
        y = 322 + 158 * dice.random() ** 1.6
        w = dice.uniform(12, 50) * (0.5 + (y - 318) / 160)
        s.ellipse(
            dice.uniform(-30, 400),
            y,
            w,
            1.6 + (y - 318) / 90,
            fill(dice.choice(("#ffd8e8", "#1a0f48", "#8a5ab8")), 0.3),
        )


def _isle(s: Scene) -> None:
    """Two arms of rock, dark against the evening, and their mirror in the water."""
    left = (
        "M2,346 L22,300 L30,236 L48,206 L52,168 L70,150 L78,112 L98,104 L108,122 L136,110 L150,140 "
        "L150,186 L166,214 L174,336 Z"
    )
    right = (
        "M236,336 L246,220 L256,196 L250,138 L266,110 L282,118 L296,84 L318,80 L334,112 L346,120 "
        "L352,166 L370,188 L376,250 L392,300 L408,346 Z"
    )
    for text in (left, right):
        mirror = path(text, 0, 0, 1)
        with s.moved(0, 664):
            s.canvas.scale(1, -0.5)
            s.canvas.translate(0, -664)
            s.draw(mirror, fill("#1a1048", 0.5, blur=4))
    for text, shift in ((left, 0), (right, 0.1)):
        shape = path(text)
        box = shape.getBounds()
        tints = [(0, "#8a6ab0"), (0.3 + shift, "#4a3a86"), (1, "#1c164a")]
        s.inked(shape, linear(box.left(), 0, box.right(), 0, tints), 2.4)
        with s.clipped(shape):
            for i in range(9):
                x = box.left() + 8 + i * box.width() / 9
                s.draw(path(f"M{x},90 L{x - 7},150 L{x + 4},210 L{x - 6},280 L{x},350"), stroke(s.ink, 1.5, 0.28))
            s.hatch(shape, box.left() + box.width() * 0.72, 90, 60, 260, 0.14)


def _grove(s: Scene) -> None:
    """Tall cypresses between the rocks, black and close."""
    for x, foot, h, w in (
        (176, 318, 190, 26),
        (232, 318, 204, 26),
        (190, 320, 238, 30),
        (220, 320, 252, 30),
        (205, 322, 276, 34),
        (164, 322, 140, 24),
        (246, 322, 150, 24),
    ):
        top = foot - h
        flame = f"M{x},{top} C{x + w * 0.5},{top + h * 0.3} {x + w * 0.62},{top + h * 0.75} {x + w * 0.3},{foot} "
        tree = path(
            flame + f"H{x - w * 0.3} C{x - w * 0.62},{top + h * 0.75} {x - w * 0.5},{top + h * 0.3} {x},{top} Z"
        )
        s.inked(tree, linear(x - w * 0.6, 0, x + w * 0.6, 0, [(0, "#3f5a78"), (0.4, "#1f2f52"), (1, "#0c1230")]), 1.6)
        for i in range(5):
            y = top + h * (0.25 + i * 0.14)
            s.draw(
                path(f"M{x - w * 0.1},{y} Q{x - w * 0.2},{y + h * 0.05} {x - w * 0.16},{y + h * 0.1}"),
                stroke("#8aa0d0", 1.2, 0.35),
            )


def _rock_tombs(s: Scene) -> None:
    """Three tiers of fronts on each rock: columns, pediments, doors with their lights."""
    tints = ("#ffd98a", "#8affd8", "#c8a0ff", "#ffb060")
    for number, (x, y, w, h, kind) in enumerate(
        (
            (78, 138, 26, 42, 0),
            (114, 132, 26, 46, 1),
            (60, 200, 34, 48, 1),
            (104, 198, 46, 56, 2),
            (48, 270, 40, 54, 0),
            (100, 272, 56, 56, 2),
            (266, 128, 28, 46, 1),
            (304, 122, 26, 44, 0),
            (258, 192, 44, 56, 2),
            (312, 190, 30, 48, 1),
            (256, 270, 56, 56, 2),
            (322, 270, 42, 54, 0),
        )
    ):
        _tomb_front(s, (x, y, w, h), kind, tints[number % 4])


def _tomb_front(s: Scene, box: tuple[float, float, float, float], kind: int, light: str) -> None:
    x, y, w, h = box
    stone = linear(x, 0, x + w, 0, [(0, "#f0dcea"), (0.6, "#b8a0cc"), (1, "#7a68a4")])
    head = h * 0.24
    s.inked(rect(x, y + head, w, h - head), stone, 1.6)
    if kind == 0:
        s.inked(path(f"M{x - 2},{y + head} Q{x + w / 2},{y - head * 0.8} {x + w + 2},{y + head} Z"), stone, 1.6)
    else:
        s.inked(polygon((x - 3, y + head), (x + w / 2, y), (x + w + 3, y + head)), stone, 1.6)
    door = w * (0.34 if kind == 2 else 0.46)
    opening = arch(x + w / 2 - door / 2, y + head + h * 0.16, door, h * 0.6, False)
    s.inked(opening, linear(0, y, 0, y + h, [(0, "#2a1650"), (1, light)]), 1.5)
    s.glow(x + w / 2, y + h * 0.8, w * 0.9, light, 0.5)
    count = 4 if kind == 2 else 2
    for i in range(count):
        cx = x + w * 0.1 + i * w * 0.8 / (count - 1)
        s.inked(rect(cx - 2.2, y + head + 2, 4.4, h - head - 2), fill("#fff0f4"), 1)


def _landing(s: Scene) -> None:
    """Steps to the water between two white pillars with fires."""
    for i in range(4):
        s.inked(
            rect(178 - i * 7, 306 + i * 7, 54 + i * 14, 9),
            linear(160, 0, 250, 0, [(0, "#f6e6f0"), (1, "#8a74b0")]),
            1.4,
        )
    s.draw(arch(196, 268, 18, 38), radial(205, 296, 30, [(0, "#fff6d0"), (1, "#c8742a")]))
    s.glow(205, 292, 70, "#ffd98a", 0.8)
    for x in (166, 244):
        s.inked(rect(x - 5, 276, 10, 56), linear(x - 5, 0, x + 5, 0, [(0, "#fff6f8"), (1, "#8a74b0")]), 1.6)
        s.inked(rect(x - 8, 270, 16, 7), fill("#f0dcea"), 1.4)
        s.glow(x, 260, 34, "#ffc060", 0.9)
        s.draw(path(f"M{x - 6},270 Q{x - 6},258 {x},248 Q{x + 6},258 {x + 6},270 Z"), fill("#ffe08a"))
    s.draw(
        polygon((190, 336), (222, 336), (238, 404), (186, 404)),
        linear(0, 336, 0, 404, [(0, "#ffe0a0", 0.5), (1, "#ffe0a0", 0)], PLUS),
    )


def _barge(s: Scene) -> None:
    """The boat in front: a hooded ferryman poles, a coffin under a cloth, a white figure stands at the bow."""
    s.ellipse(40, 444, 300, 22, fill("#0a0626", 0.55, blur=4))
    hull = path(
        "M48,398 C40,380 36,372 26,366 C44,368 62,384 78,404 Q180,424 268,400 C286,386 300,372 "
        "322,362 C312,376 306,392 300,408 C286,448 246,454 180,454 C112,454 66,446 48,398 Z"
    )
    s.inked(hull, linear(0, 390, 0, 454, [(0, "#6a4a8a"), (0.35, "#33225e"), (1, "#120a30")]), 2.6)
    s.draw(path("M52,404 C90,430 250,432 296,404"), stroke(GOLD, 2.4, 0.9))
    cloth = path("M150,412 V386 Q196,372 240,384 V408 Q196,420 150,412 Z")
    s.inked(cloth, linear(150, 0, 240, 0, [(0, "#d84a6a"), (1, "#6a1a4a")]), 2)
    s.line(194, 378, 194, 414, stroke(GOLD, 3))
    for i in range(5):
        s.inked(circle(162 + i * 17, 384 - (i % 2) * 3, 5), fill(("#fff6ea", "#ffb8d8")[i % 2]), 1.2)
    s.figure(268, 410, 96, "#f6eef8", dress="gown", head="veil", hat="#ffffff", pose="stand")
    s.figure(106, 420, 128, "#2a1f5a", dress="cloak", head="hood", hat="#3a2a72", pose="point", facing=1)
    s.rod((92, 470), (160, 250), s.tone("wood", 0.2), 4, 7)
    s.line(314, 366, 318, 346, stroke(s.ink, 3))
    s.lantern(322, 356)
    s.glow(322, 356, 60, "#ffc860", 0.6)


def _wisps(s: Scene) -> None:
    for x, y, r, colour in (
        (28, 352, 6, "#8ae8ff"),
        (352, 396, 8, "#c8a0ff"),
        (134, 346, 4, "#8ae8ff"),
        (374, 346, 5, "#8ae8ff"),
    ):
        s.glow(x, y, r * 7, colour, 0.9)
        s.draw(
            path(
                f"M{x - r * 0.7},{y} Q{x - r * 1.4},{y - r * 1.6} {x + r * 0.6},{y - r * 3} Q{x + r * 1.4},{y - r} "
                f"{x + r * 0.7},{y} Q{x},{y + r} {x - r * 0.7},{y} Z"
            ),
            fill(colour, 0.8, blur=1),
        )
        s.disc(x, y - r * 0.3, r * 0.5, fill("#ffffff"))


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
    """A dead tree at the right edge, every limb thinner towards its end."""
    limbs = (
        (((414, 430), (386, 340), (396, 290), (368, 222)), 30, 12),
        (((370, 232), (356, 184), (338, 176), (312, 160)), 13, 3),
        (((376, 262), (352, 222), (330, 216), (284, 212)), 11, 2),
        (((368, 228), (380, 180), (362, 140), (376, 84)), 12, 2),
        (((372, 150), (388, 124), (392, 112), (398, 84)), 5, 1),
        (((344, 180), (348, 140), (334, 112), (338, 70)), 6, 1.4),
        (((338, 116), (328, 98), (322, 92), (312, 78)), 3.4, 1),
        (((316, 162), (300, 140), (290, 130), (268, 126)), 4.6, 1),
        (((322, 216), (306, 196), (298, 186), (292, 166)), 4, 1),
        (((388, 300), (402, 260), (404, 220), (412, 196)), 13, 6),
    )
    for corners, start, end in limbs:
        _limb(s, corners, start, end)


def _limb(s: Scene, corners: tuple[tuple[float, float], ...], start: float, end: float) -> None:
    """A limb along four corners of a curve, from one width to another, its left edge in the light."""
    left, right = [], []
    for i in range(13):
        u = i / 12
        weights = ((1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u**3)
        slopes = (-3 * (1 - u) ** 2, 3 * (1 - u) ** 2 - 6 * u * (1 - u), 6 * u * (1 - u) - 3 * u * u, 3 * u * u)
        x, y = (sum(k * corner[axis] for k, corner in zip(weights, corners, strict=True)) for axis in (0, 1))
        dx, dy = (sum(k * corner[axis] for k, corner in zip(slopes, corners, strict=True)) for axis in (0, 1))
        half = (start + (end - start) * u) / 2 / max(1e-6, math.hypot(dx, dy))
        left.append((x + dy * half, y - dx * half))
        right.append((x - dy * half, y + dx * half))
    shape = polygon(*left, *reversed(right))
    box = shape.getBounds()
    s.inked(shape, linear(box.left(), 0, box.right(), 0, [(0, "#6a5a9a"), (0.5, "#33265c"), (1, "#1a1238")]), 1.6)


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
    bone = "#e8e0d0"
    s.pipe(path("M312,454 Q308,436 312,422"), bone, 6, 9.4)
    for dx, dy in ((-13, -8), (-7, -17), (0, -20), (7, -16), (12, -4)):
        s.pipe(path(f"M312,424 Q{312 + dx * 0.9},{422 + dy * 0.4} {312 + dx},{424 + dy}"), bone, 3.2, 6)
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
