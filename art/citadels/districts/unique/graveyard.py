"""The Graveyard."""

from __future__ import annotations

import math
import random

from art.citadels.catalogue import district
from art.citadels.parts.ironwork import wrought_iron
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, polygon
from art.kit.scene.scene import Scene


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
