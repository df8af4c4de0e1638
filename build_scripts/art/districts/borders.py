"""Unique districts: the great wall and the framework."""

from __future__ import annotations

import math
import random

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, stroke
from art.scene import Scene
from art.shapes import circle, path, polygon, rect
from art.stage import Stage

Spot = tuple[float, float, float]  # x, y and the width of the wall there

BENDS: tuple[tuple[Spot, ...], ...] = (
    ((306, 150, 2), (276, 158, 2.6), (246, 152, 3.2), (214, 164, 4), (232, 176, 5)),
    ((232, 176, 5), (270, 178, 7), (308, 170, 9), (342, 186, 12), (322, 208, 15)),
    ((322, 208, 15), (270, 214, 19), (214, 200, 23), (150, 204, 28), (92, 226, 36), (104, 262, 44)),
    ((104, 262, 44), (150, 292, 58), (214, 306, 76), (262, 340, 104), (258, 420, 160), (226, 540, 250)),
)
FLAT = 0.42  # depth of a circle on the ground, as a share of its width


@district("unique", seed=78)
def great_wall(s: Scene) -> None:
    """On the wall at first light: it snakes from under our feet over four ridges; fires answer one another."""
    s.hour("#5a5ac0", "#a88ad8", "#f8b8c8", "#ffe8c4", horizon=190)
    s.disc(318, 118, 26, fill("#fffbe8"))
    s.glow(318, 118, 190, "#fff0c0", 0.8)
    for _ in range(4):
        s.cloud(s.random.uniform(-20, 220), s.random.uniform(36, 110), s.random.uniform(90, 150), 0.5, "#fff4f4")
    s.birds(120, 70, 6, 24)
    s.ridge(146, 16, 0.8, 1, peaks=True)
    for order, bend in enumerate(BENDS):
        spots = _smooth(bend)
        _slopes(s, spots, order)
        _ribbon(s, spots)
        _towers(s, order)
    _sentries(s)
    s.finish(0.45)


def _smooth(bend: tuple[Spot, ...]) -> list[Spot]:
    """The bend as many short pieces (Catmull-Rom)."""
    points = [bend[0], *bend, bend[-1]]
    spots: list[Spot] = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        for step in range(10):
            t = step / 10
            x, y, w = (
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t**3)
                for p, q, r, u in zip(a, b, c, d, strict=True)
            )
            spots.append((x, y, w))
    return [*spots, bend[-1]]


def _slopes(s: Scene, spots: list[Spot], order: int) -> None:
    """The ridge that carries this bend, down to the foot of the picture."""
    ordered = sorted(spots)
    (x0, y0, w0), (x1, y1, w1) = ordered[0], ordered[-1]
    low = [(x, y + w * 0.3) for x, y, w in spots]
    crest = [
        (-20, y0 + 30 + order * 16),
        (x0 * 0.5, y0 + 8 + w0 * 0.4),
        *sorted(low),
        ((x1 + 420) / 2, y1 + 26 + w1 * 0.5),
        (430, y1 + 70),
    ]
    kept = [crest[0]]
    for point in crest[1:]:
        if point[0] - kept[-1][0] > 6:
            kept.append(point)
    shape = polygon(*kept, (430, 500), (-20, 500))
    base = mix("#5a7a6c", "#b89ad0", 0.72 - 0.2 * order)
    top = min(point[1] for point in kept)
    s.draw(
        shape, linear(0, top, 0, top + 190, [(0, mix(base, "#ffe0d0", 0.3)), (0.5, base), (1, mix(base, s.ink, 0.6))])
    )
    dice = random.Random(order)
    with s.clipped(shape):
        for _ in range(90):
            x, y = dice.uniform(0, 400), top + 30 + dice.random() * 190
            q = (2.4 + order * 2.2) * dice.uniform(0.6, 1.4)
            s.draw(
                path(
                    f"M{x - q},{y} Q{x - q * 1.5},{y - q * 0.9} {x - q * 0.5},{y - q * 1.2} Q{x},{y - q * 2} "
                    f"{x + q * 0.6},{y - q * 1.2} Q{x + q * 1.5},{y - q * 0.8} {x + q},{y} Z"
                ),
                fill(mix(base, s.ink, 0.3 + 0.3 * dice.random()), 0.7),
            )
    s.draw(shape, stroke(s.ink, 1.2, 0.4))


def _edges(spots: list[Spot]) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Left and right edge of the walk."""
    left, right = [], []
    for index, (x, y, w) in enumerate(spots):
        before, after = spots[max(0, index - 1)], spots[min(len(spots) - 1, index + 1)]
        dx, dy = after[0] - before[0], (after[1] - before[1]) / FLAT
        length = math.hypot(dx, dy) or 1
        ox, oy = -dy / length * w / 2, dx / length * w / 2 * FLAT
        left.append((x + ox, y + oy))
        right.append((x - ox, y - oy))
    return left, right


def _ribbon(s: Scene, spots: list[Spot]) -> None:
    left, right = _edges(spots)
    for (ax, ay), (bx, by), (cx, cy), (dx, dy), (_, _, w) in zip(left, left[1:], right, right[1:], spots, strict=False):
        drop = w * 0.55
        for (px, py), (qx, qy) in (((ax, ay), (bx, by)), ((cx, cy), (dx, dy))):
            lit = -0.1 if qx < px else -0.55
            s.draw(polygon((px, py), (qx, qy), (qx, qy + drop), (px, py + drop)), fill(s.tone("stone", lit)))
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(left, left[1:], right, right[1:], strict=False):
        s.draw(polygon((ax, ay), (bx, by), (dx, dy), (cx, cy)), fill(s.tone("stone", 0.35)))
        s.line(ax, ay, bx, by, stroke(s.ink, 1, 0.4))
    for (ax, ay), (cx, cy), (_, _, w) in zip(left[::2], right[::2], spots[::2], strict=False):
        if w > 30:
            s.line(ax, ay, cx, cy, stroke(s.ink, 1, 0.22))
    for edge in sorted((left, right), key=lambda side: sum(y for _, y in side)):
        _merlons(s, edge, spots)


def _merlons(s: Scene, edge: list[tuple[float, float]], spots: list[Spot]) -> None:
    """The parapet and its merlons along one edge."""
    walked = 0.0
    for ((ax, ay), (bx, by)), (_, _, w) in zip(zip(edge, edge[1:], strict=False), spots, strict=False):
        high = w * 0.16
        lit = 0.25 if bx >= ax else -0.25
        s.draw(polygon((ax, ay), (bx, by), (bx, by - high), (ax, ay - high)), fill(s.tone("stone", lit)))
        s.line(ax, ay - high, bx, by - high, stroke(s.theme.light, max(0.6, w * 0.012), 0.6))
        walked += math.hypot(bx - ax, (by - ay) / FLAT * 0.8)
        if walked > w * 0.26:
            walked = 0
            q = max(1.2, w * 0.07)
            block = rect(bx - q, by - high - q * 1.7, 2 * q, q * 1.8 + high * 0.4)
            s.inked(
                block,
                linear(bx - q, 0, bx + q, 0, [(0, s.tone("stone", 0.5)), (1, s.tone("stone", lit - 0.2))]),
                min(1.8, 0.4 + w * 0.015),
            )


def _towers(s: Scene, order: int) -> None:
    """A watchtower at the end of each bend, its signal fire lit."""
    if order > 2:
        return
    x, foot, w = ((216, 168, 9), (340, 196, 22), (84, 262, 62))[order]
    h = w * 1.35
    s.wall(x - w / 2, foot - h, w, h, "stone", "stone" if w > 20 else None)
    s.battlement(x - w / 2, foot - h, w, 4 if w < 40 else 5, w * 0.13, "stone", w * 0.07, w * 0.16)
    if w > 20:
        s.window(x - w * 0.28, foot - h * 0.72, w * 0.17, w * 0.3, True, "arch", mullions=False)
        s.window(x + w * 0.1, foot - h * 0.72, w * 0.17, w * 0.3, True, "arch", mullions=False)
        s.door(x - w * 0.12, foot - h * 0.32, w * 0.24, h * 0.32, False, False)
    top = foot - h - w * 0.3
    s.glow(x, top, w * 1.1, "#ffb050", 0.9)
    for k, colour in ((0.34, "#ff7a3a"), (0.2, "#ffe08a")):
        s.draw(
            path(
                f"M{x - w * k},{top} Q{x - w * k},{top - w * k * 1.2} "
                f"{x},{top - w * k * 2.4} Q{x + w * k},{top - w * k * 1.2} "
                f"{x + w * k},{top} Z"
            ),
            fill(colour),
        )
    for i in range(6):
        s.disc(
            x + i * w * 0.12,
            top - w * (0.7 + i * 0.3),
            w * (0.14 + i * 0.05),
            fill("#8a6a9a", 0.3 - i * 0.035, blur=w * 0.05),
        )


def _sentries(s: Scene) -> None:
    s.figure(246, 432, 112, "#a8324a", dress="cloak", head="helm", hat="#b4b8d0", pose="stand", back=True)
    s.rod((274, 300), (268, 434), s.tone("wood", 0.2), 3, 5.6)
    s.inked(polygon((270, 302), (274, 276), (279, 302)), linear(270, 0, 279, 0, [(0, "#ffffff"), (1, "#6a6c90")]), 1.4)
    s.figure(176, 402, 82, "#2f5d8e", dress="cloak", head="helm", hat="#b4b8d0", pose="point", facing=1)
    s.figure(196, 314, 34, "#a8324a", dress="tunic", head="helm", hat="#b4b8d0", pose="walk")


@district("unique", seed=79)
def framework(s: Scene) -> None:
    """From below: a tower half built, its timber standing bare, a treadwheel crane on top, plans in the wind."""
    s.hour("#2a2a8a", "#6a5ac0", "#c890d8", "#ffd8d8", horizon=420)
    for _ in range(5):
        s.cloud(s.random.uniform(-40, 260), s.random.uniform(60, 330), s.random.uniform(110, 180), 0.45, "#fff0f8")
    s.birds(70, 110, 5, 20)
    site = Stage(s, (-4.2, 1.5, -7.4), turn=33, tilt=20, focal=330, centre=(206, 292))
    s.ground(424, "#7a5a7a")
    _scaffold(s, site, behind=True)
    _masonry(s, site)
    _timber_frame(s, site)
    _crane(s, site)
    _scaffold(s, site, behind=False)
    _masons(s, site)
    _plans(s)
    s.finish(0.45)


SIDE = 4.4  # metres of a side of the tower
TOP = 9.6  # where its timber ends


def _masonry(s: Scene, site: Stage) -> None:
    """Two faces whose courses end in steps."""
    for axis, heights, light in (
        ("z", (7.4, 6.6, 5.9, 6.5, 5.6, 4.9), 0.42),
        ("x", (7.4, 7.9, 7.0, 6.2, 5.2, 4.6), -0.15),
    ):
        count = len(heights)
        outline, low = [], []
        for i, high in enumerate(heights):
            for edge in (i, i + 1):
                d = SIDE * edge / count
                outline.append((0.0, high, d) if axis == "z" else (d, high, 0.0))
        low = [(0.0, 0.0, SIDE), (0.0, 0.0, 0.0)] if axis == "z" else [(SIDE, 0.0, 0.0), (0.0, 0.0, 0.0)]
        shape = site.paint([*outline, *low], "stone", light)
        corner, right, down = (
            ((0, 8, SIDE), (0, 8, 0), (0, 0, SIDE)) if axis == "z" else ((0, 8, 0), (SIDE, 8, 0), (0, 0, 0))
        )
        with s.clipped(shape), site.plane(corner, right, down, 80, 145):
            s.texture(rect(0, 0, 80, 145), 0, 0, 80, 145, "stone")
            for y in (40, 92):
                for x in (14, 50):
                    s.window(x, y, 15, 28, (x + y) % 3 != 0, "gothic")
        s.outline(shape, 2.4)


def _timber_frame(s: Scene, site: Stage) -> None:
    """Posts, rails and braces above the masonry, and the bare rafters of a spire."""
    corners = ((SIDE, SIDE), (0.0, SIDE), (SIDE, 0.0), (0.0, 0.0))
    for x, z in corners:
        s.rod(site.at(x, 4.4 if x + z else 7.4, z), site.at(x, TOP, z), s.tone("wood", 0.35), 7, 10)
    for level in (8.4, TOP):
        for (ax, az), (bx, bz) in (
            (corners[0], corners[1]),
            (corners[0], corners[2]),
            (corners[1], corners[3]),
            (corners[2], corners[3]),
        ):
            s.rod(site.at(ax, level, az), site.at(bx, level, bz), s.tone("wood", 0.3), 6, 9)
    for (ax, az), (bx, bz) in ((corners[1], corners[3]), (corners[2], corners[3])):
        for share in (0.33, 0.66):
            x, z = ax + (bx - ax) * share, az + (bz - az) * share
            s.rod(site.at(x, 6, z), site.at(x, TOP, z), s.tone("wood", 0.1), 5, 8)
        s.rod(site.at(ax, 8.4, az), site.at((ax + bx) / 2, TOP, (az + bz) / 2), s.tone("wood", 0.2), 4, 7)


def _crane(s: Scene, site: Stage) -> None:
    """The treadwheel with a man in it, the boom, a block on its rope."""
    wx, wy = site.at(1.2, TOP + 1.6, 0.6)
    tip = (wx - 96, wy - 46)
    s.rod((wx + 34, wy + 46), (wx - 6, wy - 52), s.tone("wood", -0.2), 7, 10)
    s.rod((wx - 34, wy + 46), (wx + 6, wy - 52), s.tone("wood", 0.4), 7, 10)
    s.rod((wx + 40, wy + 6), tip, s.tone("wood", 0.4), 8, 11)
    s.rod((wx, wy - 50), (tip[0] + 20, tip[1] + 10), s.tone("wood", 0.2), 4, 7)
    s.draw(circle(wx, wy, 38), fill(s.ink, 0.35))
    s.figure(wx + 3, wy + 34, 46, "#b8402f", dress="tunic", pose="walk", head="cap", hat="#e0a52e")
    for radius, width in ((38, 9), (31, 3)):
        s.draw(circle(wx, wy, radius), stroke(s.ink, width))
    s.draw(circle(wx, wy, 38), stroke(s.tone("wood", 0.5), 6))
    for angle in range(0, 360, 45):
        a = math.radians(angle + 12)
        s.rod(
            (wx + 8 * math.cos(a), wy + 8 * math.sin(a)),
            (wx + 36 * math.cos(a), wy + 36 * math.sin(a)),
            s.tone("wood", 0.3),
            2.6,
            5,
        )
    s.inked(circle(wx, wy, 8), fill(s.tone("wood", 0.6)), 2)
    s.line(tip[0] + 4, tip[1], tip[0] + 4, 292, stroke(s.ink, 2.2))
    x = tip[0] + 4
    s.draw(path(f"M{x},276 L{x - 18},296 M{x},276 L{x + 18},296"), stroke(s.ink, 2))
    s.wall(x - 20, 295, 40, 26, "pale", None)
    s.draw(polygon((x - 20, 295), (x - 10, 287), (x + 29, 287), (x + 20, 295)), fill(s.tone("pale", 0.7)))
    s.draw(polygon((x + 20, 295), (x + 29, 287), (x + 29, 312), (x + 20, 321)), fill(s.tone("pale", -0.7)))


def _scaffold(s: Scene, site: Stage, behind: bool) -> None:
    """Poles and walks a step before the two faces; the back of it shows above the walls."""
    out, pole = 0.95, s.tone("thatch", -0.1 if behind else 0.25)
    if behind:
        for x, z in ((SIDE + out, SIDE + out), (SIDE / 2, SIDE + out), (SIDE + out, SIDE / 2)):
            s.rod(site.at(x, 3, z), site.at(x, 8.6, z), pole, 3, 5.4)
        return
    for level in (2.6, 5.0, 7.2):
        for a, b, c, d in (
            ((-out, SIDE + out), (-out, -out), (-0.1, 0), (-0.1, SIDE + out)),
            ((-out, -out), (SIDE + out, -out), (SIDE + out, -0.1), (0, -0.1)),
        ):
            places = [(x, level, z) for x, z in (a, b, c, d)]
            site.paint(places, "wood", -0.5)
            s.rod(site.at(a[0], level, a[1]), site.at(b[0], level, b[1]), s.tone("wood", 0.5), 5, 8)
            s.rod(site.at(a[0], level + 0.9, a[1]), site.at(b[0], level + 0.9, b[1]), pole, 2, 4.4)
    for x, z in (
        (-out, SIDE + out),
        (-out, SIDE * 0.62),
        (-out, SIDE * 0.22),
        (SIDE * 0.4, -out),
        (SIDE * 0.85, -out),
        (SIDE + out, -out),
        (-out, -out),
    ):
        s.rod(site.at(x, 0, z), site.at(x, 8.4, z), pole, 4.6, 7.4)
    for low in (0.0, 2.6, 5.0):
        shift = 0.9 if low == 2.6 else 0
        for side in (0, 0.42):
            s.rod(
                site.at(1.0 + shift + side, low, -out - 0.1),
                site.at(1.9 + shift + side, low + 2.5, -out - 0.1),
                s.tone("wood", 0.5),
                2.6,
                5,
            )
        for rung in range(9):
            share = rung / 9
            y = low + 2.5 * share
            x = 1.0 + shift + 0.9 * share
            s.draw(site.track([(x, y, -out - 0.1), (x + 0.42, y, -out - 0.1)]), stroke(s.ink, 2.2))


def _masons(s: Scene, site: Stage) -> None:
    site.figure(-0.6, 2.6, "#2f5d8e", y=5.0, dress="tunic", pose="raise", head="cap", hat="#b8402f")
    site.figure(3.6, -0.6, "#3f7a5c", y=5.0, dress="tunic", pose="carry", facing=-1, head="hair")
    site.figure(0.2, -0.6, "#b8703a", y=2.6, dress="tunic", pose="walk", head="hat", hat="#c9a24a", skin="#8a5a3c")
    s.figure(52, 458, 126, "#5a2f8e", dress="cloak", head="wide", hat="#2a1f4a", pose="point", back=False)
    s.figure(96, 464, 104, "#a8522f", dress="tunic", head="hair", pose="carry", facing=-1, hair="#b8823a")
    for x, y, w in ((250, 470, 60), (318, 476, 66), (284, 452, 52)):
        s.wall(x - w / 2, y - 28, w, 30, "pale", None)
        s.draw(
            polygon((x - w / 2, y - 28), (x - w / 2 + 12, y - 38), (x + w / 2 + 12, y - 38), (x + w / 2, y - 28)),
            fill(s.tone("pale", 0.7)),
        )


def _plans(s: Scene) -> None:
    """Sheets of drawings that the wind has taken."""
    for x, y, turn, scale in (
        (70, 250, -24, 1.3),
        (44, 168, 18, 0.9),
        (124, 330, 38, 0.8),
        (352, 330, -12, 1.15),
        (372, 232, 30, 0.75),
        (306, 150, -40, 0.6),
    ):
        with s.moved(x, y, turn, scale):
            sheet = path("M-26,-16 Q-12,-24 2,-17 Q14,-11 27,-19 L24,15 Q12,22 0,15 Q-14,9 -27,17 Z")
            s.inked(sheet, linear(-26, 0, 26, 0, [(0, "#f6f0ff"), (0.5, "#b8d0ff"), (1, "#f0e8ff")]), 1.6)
            s.draw(
                path("M-14,10 V-6 L-6,-13 L2,-6 V9 M-10,9 V0 H-4 V8 M10,-8 q8,2 8,10 q-8,2 -10,-2 Z"),
                stroke("#2a3f9a", 1.8, 0.9),
            )
