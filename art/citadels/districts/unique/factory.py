"""The Factory."""

from __future__ import annotations

import math
from typing import Any

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("unique", seed=51)
def factory(s: Scene) -> None:
    """From the weir: the great wheel turns, saw-tooth roofs run off to the left, three chimneys smoke in colours."""
    s.hour("#140c38", "#3a2078", "#9a4aa8", "#f0a0b8", horizon=360)
    for _ in range(40):
        s.disc(s.random.uniform(0, 400), s.random.uniform(0, 160), s.random.uniform(0.6, 1.5), fill("#ffffff", 0.8))
    s.moon(54, 120, 22)
    s.far_city(318, 0.42, 4, hmax=60)
    s.area(0, 310, 400, 480, linear(0, 310, 0, 480, [(0, mix("#5a4a7a", s.ink, 0.2)), (1, s.ink)]))
    mill = Stage(s, (15.2, 2.6, -12.5), turn=-30, tilt=7, focal=330, centre=(214, 276))
    mill.floor(-30, 13.2, -12, 0, mix("#7a6488", s.ink, 0.25), 1.5, 0.1)
    _stacks(s, mill)
    _hall(s, mill)
    _race(s)
    _great_wheel(s, mill)
    _tracks(s, mill)
    _weir_edge(s)
    s.finish(0.5)


def _stacks(s: Scene, mill: Stage) -> None:
    """Three chimneys behind the hall and their smoke."""
    for x, z, top, tint in ((-5, 7, 13.5, "#7ad0c0"), (1, 6, 14.5, "#ff9ac0"), (7, 5, 14, "#ffd07a")):
        (px, foot), (_, y) = mill.at(x, 4, z), mill.at(x, top, z)
        w = 1.5 * mill.size(x, 8, z)
        for i in range(11):
            size = w * 0.5 + i * 4.4
            spot = px + math.sin(i * 0.9) * 8 + i * 9, y - 10 - i * 11
            s.disc(*spot, size, fill(mix(tint, s.theme.haze, 0.15), 0.55 * (1 - i / 13), blur=3))
            s.disc(spot[0] - size * 0.3, spot[1] - size * 0.3, size * 0.5, fill("#ffffff", 0.2 * (1 - i / 12), blur=3))
        stack = polygon((px - w * 0.4, y), (px + w * 0.4, y), (px + w * 0.58, foot), (px - w * 0.58, foot))
        s.wall(px - w * 0.58, y, w * 1.16, foot - y, "brick", "brick", True, stack)
        for k in (0, 0.18):
            s.wall(px - w * 0.52, y + (foot - y) * k, w * 1.04, 8, "pale", None, True, shaded=False)
        s.glow(px, y, w, "#ffb060", 0.7)


def _hall(s: Scene, mill: Stage) -> None:
    """The hall: lit front, saw-tooth roof with glass to the left, the flank with the wheel on the right."""
    for i in range(6):
        x = -14 + i * 4.0
        mill.paint([(x, 6, 0), (x + 4, 8.8, 0), (x + 4, 6, 0)], "#b8847a", 0.1)
        mill.paint([(x + 4, 8.8, 0), (x + 4, 8.8, 9), (x + 4, 6.1, 9), (x + 4, 6.1, 0)], "#ffd27a", 0.7, 0.3)
        for z in (1.8, 3.6, 5.4, 7.2):
            s.draw(mill.track([(x + 4, 8.8, z), (x + 4, 6.1, z)]), stroke(s.ink, 1.8))
        s.draw(mill.track([(x + 4, 7.4, 0), (x + 4, 7.4, 9)]), stroke(s.ink, 1.6))
        s.draw(mill.track([(x, 6, 0), (x + 4, 8.8, 0), (x + 4, 8.8, 9)]), stroke(s.tone("slate", 0.3), 4))
        s.glow(*mill.at(x + 4, 7.4, 3), 40, alpha=0.35)
    mill.block((-14, 0, 0), (10, 6, 9), "#b8847a", "brick")
    with mill.plane((-14, 6, -0.02), (10, 6, -0.02), (-14, 0, -0.02), 320, 84):
        s.box(0, 0, 320, 5, fill(s.tone("pale", 0.2)))
        for i in range(8):
            s.window(10 + i * 38, 14, 20, 28, i != 2, "arch")
            if i != 5:
                s.window(10 + i * 38, 52, 20, 26, i not in (1, 4), "arch")
        s.door(196, 38, 30, 46, lit=True, pointed=False)
    with mill.plane((10.02, 6, 0), (10.02, 6, 9), (10.02, 0, 0), 120, 84):
        for x in (16, 56, 90):
            s.window(x, 12, 18, 28, x != 56, "arch")
    x, y = mill.at(1.4, 4.6, -0.05)
    with s.moved(x, y):
        s.inked(_cog(20, 10), linear(-20, 0, 20, 0, [(0, "#fff0b0"), (0.5, GOLD), (1, "#8a5a1a")]), 1.8)
        s.disc(0, 0, 7, fill(s.ink))
    s.glow(*mill.at(1.8, 1, -1), 80, "#ffc060", 0.6)


def _cog(radius: float, teeth: int) -> Any:
    corners = []
    for i in range(teeth * 4):
        reach = radius if i % 4 < 2 else radius * 0.78
        angle = 2 * math.pi * (i + 0.5) / (teeth * 4)
        corners.append((reach * math.cos(angle), reach * math.sin(angle)))
    return polygon(*corners)


def _race(s: Scene) -> None:
    """The water that drives the wheel, white below it."""
    race = path("M196,490 Q250,430 300,396 L410,372 V490 Z")
    s.draw(race, linear(0, 380, 0, 480, [(0, "#c8a8e8"), (0.4, "#6a5ac0"), (1, "#241a60")]))
    with s.clipped(race):
        for _ in range(50):
            x, y = s.random.uniform(200, 400), s.random.uniform(384, 478)
            s.ellipse(x, y, s.random.uniform(12, 40), 2.4, fill("#ffffff" if s.random.random() < 0.65 else s.ink, 0.35))
    s.draw(race, stroke("#f4d8ec", 2.2, 0.7))


def _great_wheel(s: Scene, mill: Stage) -> None:
    """The wheel on its axle beside the flank, seen at an angle: two rims, paddles, spokes; water pours over it."""
    cy, radius = 2.6, 4.6

    def rim(angle: float, reach: float, x: float) -> tuple[float, float]:
        return mill.at(x, cy + reach * math.sin(angle), 2.6 + reach * math.cos(angle))

    flume = [(10.0, 7.6, 8.5), (12.6, 7.6, 8.5), (12.6, 7.3, 2.2), (10.4, 7.3, 2.2)]
    mill.paint(flume, "wood", 0.2)
    for x, light in ((10.5, -0.5), (12.3, 0.25)):
        if x > 11:
            for i in range(18):
                a = 2 * math.pi * i / 18 + 0.1
                s.inked(
                    polygon(
                        rim(a, radius * 0.84, 10.5),
                        rim(a, radius * 1.08, 10.5),
                        rim(a, radius * 1.08, 12.3),
                        rim(a, radius * 0.84, 12.3),
                    ),
                    fill(s.tone("wood", -0.25 + 0.4 * math.sin(a))),
                    1.6,
                )
        for share in (1.0, 0.8):
            ring = polygon(*[rim(2 * math.pi * i / 40, radius * share, x) for i in range(40)])
            s.draw(ring, stroke(s.ink, 9))
            s.draw(ring, stroke(s.tone("wood", light), 5.4))
        for i in range(10):
            a = 2 * math.pi * i / 10 + 0.2
            s.rod(rim(a, 0.2, x), rim(a, radius * 0.98, x), s.tone("wood", light), 4.6, 7.6)
    x, y = mill.at(12.4, cy, 2.6)
    s.inked(circle(x, y, 14), radial(x - 4, y - 4, 20, [(0, s.tone("grey", 0.6)), (1, s.tone("dark", -0.6))]), 2)
    (ax, ay), (bx, by) = mill.at(11.4, 7.3, 2.3), mill.at(11.4, 3.4, -2.2)
    for spread in (-9, -3, 3, 9):
        s.draw(
            path(f"M{ax + spread},{ay} Q{ax + spread - 30},{ay + 6} {bx + spread},{by + 70}"),
            stroke("#e8e0ff", 4, 0.55),
        )
    px, py = mill.at(11.4, -1.6, 1.6)
    for _ in range(34):
        a = s.random.uniform(-1, 1)
        s.disc(
            px + a * 66, py - 8 + abs(a) * 8 + s.random.uniform(-10, 10), s.random.uniform(2, 7), fill("#ffffff", 0.6)
        )


def _tracks(s: Scene, mill: Stage) -> None:
    """Rails from the door; a man pushes a cart of ingots, others stand at the gate with crates."""
    for x in (1.1, 2.5):
        s.draw(mill.track([(x, 0.02, -0.2), (x + 3.4, 0.02, -11)]), stroke(s.ink, 5))
        s.draw(mill.track([(x, 0.02, -0.2), (x + 3.4, 0.02, -11)]), stroke(s.tone("grey", 0.3), 2.4))
    mill.block((-5.4, 0, -2.4), (-3.8, 1.2, -1), "wood", "wood")
    mill.block((-3.4, 0, -2.6), (-2.2, 0.9, -1.4), "wood", "wood")
    mill.block((-4.8, 1.2, -2.2), (-3.6, 2.2, -1.2), "wood", "wood")
    mill.figure(-1.4, -2.2, "#2f4f6e", dress="tunic", head="cap", hat=GOLD, pose="point", facing=-1)
    mill.figure(-6.6, -2.0, "#7a2e4e", dress="cloak", head="hat", hat="#2a1a36", pose="stand")
    mill.block((3.0, 0.5, -6.2), (4.8, 1.5, -4.0), "dark", None)
    for i in range(6):
        x, y = mill.at(3.3 + (i % 3) * 0.55, 1.56 + (i // 3) * 0.2, -5.6 + (i // 3) * 0.8)
        s.inked(
            path(f"M{x - 11},{y + 5} L{x - 7},{y - 6} H{x + 7} L{x + 11},{y + 5} Z"),
            linear(0, y - 6, 0, y + 6, [(0, "#fff4c0"), (1, "#c8862a")]),
            1.5,
        )
    for x, z in ((3.2, -6.25), (4.6, -6.25)):
        px, py = mill.at(x, 0.3, z)
        s.inked(circle(px, py, 0.34 * mill.size(x, 0.3, z)), fill(s.tone("grey", 0.1)), 2)
    mill.figure(5.3, -6.6, "#5a3a2a", dress="tunic", head="cap", hat="#8a2a2a", pose="carry", facing=-1)


def _weir_edge(s: Scene) -> None:
    """The parapet we lean on, with a gear on it."""
    s.inked(
        polygon((-10, 452), (190, 470), (190, 490), (-10, 490)),
        linear(0, 452, 0, 490, [(0, s.tone("stone", 0.3)), (1, s.tone("stone", -0.7))]),
        2.4,
    )
    s.texture(rect(-10, 456, 200, 34), -10, 456, 200, 34, "stone")
    with s.moved(60, 424, 12):
        s.inked(_cog(40, 12), linear(-40, -40, 40, 40, [(0, s.tone("grey", 0.5)), (1, s.tone("dark", -0.8))]), 2.4)
        s.disc(0, 0, 24, stroke(s.ink, 3))
        s.inked(circle(0, 0, 11), fill(s.ink))
    s.figure(134, 484, 104, "#3a2a5a", dress="cloak", head="wide", hat="#2a1a36", pose="point", back=True)
