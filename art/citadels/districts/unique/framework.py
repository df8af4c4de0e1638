"""The Framework."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=79)
def framework(s: Scene) -> None:
    """From below: a tower half built, its timber standing bare, a treadwheel crane on top, plans in the wind."""
    s.hour("#2a2a8a", "#6a5ac0", "#c890d8", "#ffd8d8", horizon=420)
    for _ in range(5):
        s.cloud(s.random.uniform(-40, 260), s.random.uniform(60, 330), s.random.uniform(110, 180), 0.45, "#fff0f8")
    s.birds(70, 110, 5, 20)
    site = Stage(s, (-4.2, 1.5, -7.4), turn=33, tilt=20, focal=330, centre=(206, 292))
    s.far_city(426, 0.5, 4, hmax=74)
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
                path(
                    "M-18,11 H0 M-17,11 V-1 Q-17,-10 -9,-15 Q-1,-10 -1,-1 V9 M-13,10 V0 Q-9,-8 -5,0 V10 "
                    "M11,-10 q9,1 9,9 q0,8 -9,9 q-9,-1 -9,-9 q0,-8 9,-9 M11,-10 V8 M2,-1 H20 M5,-7 L17,5 M17,-7 L5,5"
                ),
                stroke("#2a3f9a", 1.8, 0.9),
            )
