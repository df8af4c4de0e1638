"""The morning after the plague: first light behind the abbey, mist over the roofs, the parapet where the survivors
stand.

Drawn for the home of 1920 x 1080 units at the lower left of the picture; wide and high windows see more of it.
"""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import OVERLAY, SCREEN, fill, linear, radial, stroke, textured
from art.kit.drawing.shapes import polygon, rect
from art.kit.drawing.textures import grain_texture
from art.kit.scene.scene import Scene
from art.rattus_cartus.scenes.plague import abbey

WIDTH, HEIGHT = 2580, 1440
TOP = HEIGHT - 1080
PARAPET = TOP + 700  # where the walk behind the parapet begins
NIGHT, DAWN = "#070f16", "#f2b978"
BANDS = ((0.0, "#08131f"), (0.3, "#14303a"), (0.55, "#3f5f58"), (0.76, "#a08a5c"), (0.9, "#e0a868"), (1.0, "#f6d9a0"))


class Morning(Scene):
    """A scene as wide as the whole screen."""

    W = WIDTH
    H = HEIGHT


def victory(canvas: skia.Canvas) -> None:
    """2580 x 1440."""
    s = Morning(canvas, "night", 77)
    s.ink = NIGHT
    s.area(0, 0, WIDTH, HEIGHT, linear(0, 0, 0, TOP + 580, list(BANDS)))
    dice = random.Random(9)
    for _star in range(90):
        s.disc(
            dice.uniform(0, WIDTH),
            dice.uniform(0, TOP + 160),
            dice.uniform(0.8, 2),
            fill("#eaf4e8", dice.uniform(0.1, 0.5)),
        )
    for _streak in range(20):
        x, y = dice.uniform(-100, WIDTH), dice.uniform(TOP + 140, TOP + 520)
        s.ellipse(x, y, dice.uniform(240, 640), dice.uniform(6, 16), fill(DAWN, dice.uniform(0.05, 0.16), blur=6))
    sun = (560, TOP + 560)
    for reach, alpha in ((900, 0.2), (560, 0.26), (300, 0.3)):
        s.disc(*sun, reach, radial(*sun, reach, [(0, "#ffe7b0", alpha), (1, "#ffe7b0", 0)], SCREEN))
    abbey(s, 330, TOP + 480, 1.1)
    for row, (y, tone, high) in enumerate(((TOP + 580, 0.6, 110), (TOP + 660, 0.36, 150), (TOP + 750, 0.12, 190))):
        _gables(s, y, tone, high, row)
        s.area(0, y - 60, WIDTH, y + 120, linear(0, y - 60, 0, y + 120, [(0, DAWN, 0), (0.6, DAWN, 0.2), (1, DAWN, 0)]))
    _parapet(s)
    s.area(0, 0, WIDTH, HEIGHT, textured(grain_texture(), 0.24, 0.5, OVERLAY))


def _gables(s: Scene, y: float, tone: float, high: float, seed: int) -> None:
    """A row of roofs against the light: `tone` 1 is mist, 0 is black. One window in six is lit again."""
    dice = random.Random(140 + seed)
    ground = mix("#0a1418", "#8a7a5c", tone)
    x = -60.0
    while x < WIDTH + 60:
        wide, tall = dice.uniform(0.5, 0.95) * high, dice.uniform(0.6, 1.25) * high
        house = polygon(
            (x, HEIGHT), (x, y - tall * 0.3), (x + wide / 2, y - tall), (x + wide, y - tall * 0.3), (x + wide, HEIGHT)
        )
        shades = [(0, mix(ground, DAWN, 0.24)), (0.5, ground), (1, mix(ground, NIGHT, 0.5))]
        s.draw(house, linear(x, y - tall, x + wide, y + tall, shades))
        if dice.random() < 0.4:
            s.draw(rect(x + wide * 0.68, y - tall * 0.9, wide * 0.13, tall * 0.5), fill(mix(ground, NIGHT, 0.3)))
        for column in range(2):
            if dice.random() < 0.34:
                left, top, size = x + wide * (0.22 + 0.36 * column), y - tall * 0.2, high * 0.1
                s.draw(rect(left, top, size, size * 1.4, 2), fill("#ffd36a", 0.9 - tone * 0.5))
        x += wide * dice.uniform(0.86, 1.02)


def _parapet(s: Scene) -> None:
    """A wall of hewn stones, its walk in front; dark enough for words."""
    canvas = s.canvas
    dice = random.Random(17)
    canvas.drawPath(
        rect(0, PARAPET, WIDTH, HEIGHT - PARAPET), linear(0, PARAPET, 0, HEIGHT, [(0, "#1d2b30"), (1, "#060c10")])
    )
    y, row = float(PARAPET), 0
    while y < HEIGHT:
        x = -dice.uniform(0, 60)
        while x < WIDTH:
            long = dice.uniform(60, 120)
            canvas.drawPath(
                rect(x + 1, y + 1, long - 2, 38, 3),
                fill("#cfd8c8" if dice.random() < 0.5 else "#000000", dice.uniform(0, 0.06)),
            )
            canvas.drawPath(rect(x, y, long, 40), stroke("#04090c", 1.6, 0.55))
            x += long
        y, row = y + 40, row + 1
    cap = rect(-4, PARAPET - 16, WIDTH + 8, 24, 3)
    canvas.drawPath(cap, linear(0, PARAPET - 16, 0, PARAPET + 8, [(0, "#a89a78"), (0.4, "#5a5f58"), (1, "#20292a")]))
    canvas.drawPath(cap, stroke("#04090c", 2.4, 0.9))
