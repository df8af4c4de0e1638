"""The Brewery."""

from __future__ import annotations

import math

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import arch, circle, oval, path
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("peasantry", seed=33)
def brewery(s: Scene) -> None:
    """An open brew-house: the great copper kettle steams over its fire, barrels, a sheaf on the sign."""
    _place(s)
    _house(s)


def _place(s: Scene) -> None:
    """Sky, ground and what stands far off."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#4a3a30"), (0.5, "#7a5a40"), (1, "#3a2a22")]))
    s.wall(-10, 0, 420, 400, "brick", "brick", rim=False)
    a = arch(236, 60, 190, 330, False)
    s.draw(a, linear(0, 60, 0, 390, [(0, "#5a7080"), (0.5, "#d8c8a0"), (1, "#f6e6b8")]))
    with s.clipped(a):
        s.far_city(300, 0.6, 2, 230, 430, 80)
        s.ground(300, "#8a9a5a")
    s.outline(a, 4)


def _house(s: Scene) -> None:
    """The house and its people."""
    for x in (-10, 130, 236):
        s.rod((x, 0), (x, 400), s.tone("wood", -0.3), 16, 20)
    s.rod((-10, 52), (410, 40), s.tone("wood", -0.1), 18, 22)
    s.ground(388, "#8a6a4a")
    s.glow(150, 380, 170, "#ff9a3a", 0.8)
    hearth = path("M64,400 L76,318 L226,318 L238,400 Z")
    s.inked(hearth, linear(60, 0, 240, 0, [(0, s.tone("stone", 0.2)), (1, s.tone("stone", -0.7))]))
    s.texture(hearth, 60, 318, 180, 84, "stone")
    f = arch(118, 340, 66, 60, False)
    s.draw(f, linear(0, 340, 0, 400, [(0, "#d9501c"), (0.6, "#ffb03a"), (1, "#fff2b0")]))
    s.outline(f)
    for x in (132, 150, 168):
        s.draw(path(f"M{x},398 q-12,-18 0,-36 q12,18 0,36 Z"), fill("#fff3c0", 0.8))
    kettle = path("M52,214 C44,290 70,330 150,332 C230,330 256,290 248,214 Z")
    s.inked(kettle, linear(50, 0, 250, 0, [(0, "#ffcf9a"), (0.25, "#e8884a"), (0.6, "#a84a22"), (1, "#4a1a10")]), 2.6)
    for y in (240, 280):
        s.draw(path(f"M50,{y} Q150,{y + 22} 250,{y}"), stroke(s.ink, 2, 0.5))
    for i in range(9):
        s.disc(62 + i * 22, 229 + 8 * math.sin(math.pi * i / 8), 3, fill("#ffe0b0"))
    rim = oval(44, 192, 212, 46)
    s.inked(rim, fill("#c8703a"), 2.6)
    brew = oval(58, 199, 184, 32)
    s.draw(brew, linear(58, 0, 242, 0, [(0, "#ffe9a0"), (0.5, "#e0a83a"), (1, "#8a5a14")]))
    s.outline(brew, 1.6)
    for i in range(14):
        s.disc(76 + i * 11.6, 213 + (i % 3) * 5, 5 + i % 3, fill("#fff6d8", 0.8))
    for i in range(7):
        s.disc(
            120 + math.sin(i * 1.4) * 26 + i * 6, 176 - i * 24, 16 + i * 5, fill("#ffffff", 0.2 * (1 - i / 8), blur=6)
        )
    s.rod((84, 120), (170, 226), s.tone("wood", 0.4), 8, 12)
    _brewers(s)
    s.finish()


def _brewers(s: Scene) -> None:
    """Who stirs and who carries, barrels, malt, and who is after it."""
    for x in (8, 60):
        s.rod((x, 262), (x, 396), s.tone("wood", -0.3), 9, 13)
    s.rod((8, 380), (60, 280), s.tone("wood", -0.4), 5, 8)
    s.rod((-14, 262), (86, 262), s.tone("wood", 0.2), 11, 15)
    s.figure(58, 257, 118, "#6a7a5a", dress="tunic", head="cap", hat="#e6d2a0", pose="carry", facing=1)
    for x, y, r in ((286, 392, 34), (352, 392, 34), (320, 336, 32)):
        s.inked(
            circle(x, y - r, r),
            radial(x - 10, y - r - 12, r * 1.6, [(0, "#d9a46a"), (0.6, "#8a5a30"), (1, "#4a2a18")]),
            2.6,
        )
        s.disc(x, y - r, r * 0.78, stroke(s.ink, 3))
        s.disc(x, y - r, r * 0.92, stroke("#9a9aa6", 4))
        for t in (-0.4, 0, 0.4):
            s.line(x + t * r, y - r - r * 0.7, x + t * r, y - r + r * 0.7, stroke(s.ink, 1.6, 0.5))
        s.disc(x, y - r * 0.45, 4.4, fill(s.ink))
    s.figure(300, 452, 78, "#8a3a3a", dress="tunic", head="bald", pose="cheer", facing=-1)
    s.inked(
        path("M196,452 C190,432 200,424 204,420 L224,420 C230,426 238,434 232,452 Z"), fill(s.tone("#c8a878", 0)), 2
    )
    s.draw(path("M202,424 h24"), stroke(s.ink, 3))
    for x, y in ((186, 454), (178, 457), (192, 459), (170, 453)):
        s.ellipse(x, y, 6, 4, fill("#f0cf7a"))
    rat(s.canvas, 138, 452, 44, "#3a2e34", "#ff5a3a", False, 5)
