"""The Necropolis."""

from __future__ import annotations

import random

from art.citadels.catalogue import district
from art.kit.drawing.paint import PLUS, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, circle, path, polygon, rect
from art.kit.scene.scene import Scene


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
