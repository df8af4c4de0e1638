"""Golden Times: new citizens move into a city."""

from __future__ import annotations

import math

from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.shapes import arch, difference, oval, path, polygon, rect
from art.la_citta.catalogue import Panel, card

FOLK = (
    (150, 300, 82, "#2f6f8a", "tunic", "wide", 1),
    (206, 312, 92, "#8a2f5a", "gown", "veil", 1),
    (262, 304, 80, "#7a5a2a", "cloak", "cap", -1),
)  # place, height, robe, dress, head, side of the bundle


@card("golden", seed=23)
def golden_times(s: Panel) -> None:
    """Three people with their bundles walk through an open gate into a city of gold, the sun above it."""
    s.sky(None, 0, 0, 3, 240)
    _sun(s)
    s.far_city(214, 0.3, 3, 90, 312, 92)
    s.area(0, 214, s.W, s.H, linear(0, 214, 0, s.H, [(0, "#ffe0a0"), (0.35, "#d0a05a"), (1, "#5a3a34")]))
    road = path("M176,214 L226,214 C240,250 320,300 350,340 L60,340 C90,300 164,250 176,214 Z")
    s.draw(road, linear(0, 214, 0, 332, [(0, "#fff6d0"), (1, "#b8864a")]))
    _gate(s)
    for x, y, h, robe, dress, head, side in FOLK:
        shadow = polygon(
            (x - 10, y), (x + 10, y), (x + (x - 200) * 0.5 + 26, y + 54), (x + (x - 200) * 0.5 - 26, y + 54)
        )
        s.draw(shadow, fill(s.ink, 0.35, blur=3))
        s.figure(x, y, h, robe, dress=dress, head=head, hat="#e6c07a", pose="walk", back=True)
        _bundle(s, x, y, h, side)
    s.glow(201, 200, 130, "#fff0b0", 0.4)
    s.finish(0.4)


def _sun(s: Panel) -> None:
    x, y = 201, 112
    for index in range(28):
        angle = 2 * math.pi * index / 28
        far = 320 if index % 2 else 210
        ray = polygon((x, y), *[(x + far * math.cos(angle + d), y + far * math.sin(angle + d)) for d in (-0.06, 0.06)])
        s.draw(ray, radial(x, y, far, [(0, "#fff6c8", 0.5), (1, "#fff6c8", 0)], SCREEN))
    s.disc(x, y, 150, radial(x, y, 150, [(0, "#fff6d0", 0.8), (1, "#fff6d0", 0)]))
    s.disc(x, y, 62, radial(x - 14, y - 14, 90, [(0, "#ffffff"), (0.5, "#ffe9a0"), (1, "#f6b84a")]))
    s.disc(x, y, 62, stroke("#fffbe0", 3, 0.8))


def _gate(s: Panel) -> None:
    """Two towers and the arch between them, its leaves wide open."""
    opening = arch(122, 92, 158, 260, False)
    wall = difference(rect(60, 62, 282, 290), opening)
    s.draw(wall, linear(60, 0, 342, 0, [(0, "#e2b878"), (0.5, "#c08a58"), (1, "#6a4040")]))
    s.texture(wall, 60, 62, 282, 274, "stone", 0.8)
    s.draw(wall, stroke(s.ink, 2.6))
    for k in (0, 12):
        s.draw(arch(122 - k, 92 - k, 158 + 2 * k, 260 + k, False), stroke(s.tone("pale", 0.5), 3, 0.8))
    for x in (0, 330):
        s.wall(x, 26, 72, 312, "stone", "stone")
        s.battlement(x, 26, 72, 4, 13)
        s.window(x + 26, 92, 18, 30)
        s.banner(x + 22, 150, 28, 84, "#a8304a")
    s.battlement(74, 62, 254, 9, 12)
    for side in (-1, 1):
        x = 201 + side * 79
        leaf = polygon((x, 150), (x + side * 34, 128), (x + side * 34, 352), (x, 318))
        s.inked(leaf, linear(x - 30, 0, x + 30, 0, [(0, s.tone("wood", 0.2)), (1, s.tone("wood", -0.6))]), 2.4)
        for y in (180, 240, 296):
            s.line(x, y, x + side * 34, y - 4 + (y - 180) * 0.12, stroke("#3a2a2a", 6))


def _bundle(s: Panel, x: float, y: float, h: float, side: int) -> None:
    """A stick over the shoulder with a knotted cloth."""
    k = h / 100
    top = y - h * 0.82
    s.rod((x + side * 4, y - h * 0.5), (x + side * 34 * k, top - 16 * k), s.tone("wood", 0.3), 3.6 * k, 6 * k)
    sack = oval(x + side * 34 * k - 19 * k, top - 18 * k, 38 * k, 36 * k)
    s.inked(
        sack, radial(x + side * 28 * k, top - 10 * k, 34 * k, [(0, "#fff3d6"), (0.5, "#d8a060"), (1, "#7a4420")]), 2.4
    )
    s.inked(rect(x + side * 34 * k - 5 * k, top - 25 * k, 10 * k, 9 * k, 3), fill("#c0432f"), 1.8)
