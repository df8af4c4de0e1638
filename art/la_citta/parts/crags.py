"""Mountains: bare ground, and crags that rise above what lies behind them."""

from __future__ import annotations

import random
from collections.abc import Sequence

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, polygon, union
from art.kit.scene.scene import Scene
from art.la_citta.parts.ground import Ground
from art.la_citta.parts.hexes import Cell, merged, middle

# Where a crag stands from the middle of the area, its width and height; from the back to the front.
PEAKS = {
    "up": ((-6, -10, 230, 230), (96, 66, 190, 150), (-112, 72, 190, 150), (0, 96, 190, 128)),
    "down": ((10, -34, 250, 230), (-128, -50, 190, 150), (136, -46, 190, 140), (-4, 70, 190, 136)),
}


def mountain(s: Ground, cells: Sequence[Cell], way: str, seed: int) -> None:
    """Stony ground with four crags, their left flanks in the sun, snow on the highest."""
    shape = merged(cells)
    box = shape.getBounds()
    s.draw(shape, linear(box.left(), box.top(), box.right(), box.bottom(), [(0, "#b39a78"), (1, "#5d4c50")]))
    with s.clipped(shape):
        dice = random.Random(seed)
        for _ in range(60):
            x, y = dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom())
            stone = f"M{x},{y} q{dice.uniform(6, 16)},{dice.uniform(-14, -4)} {dice.uniform(18, 30)},0 Z"
            s.draw(path(stone), fill(s.ink, dice.uniform(0.1, 0.28)))
        s.grain(shape, 0.6)
    s.rim(shape, "#4a3c34")
    cx, cy = middle(cells)
    cy += 6 if way == "up" else -2
    for dx, dy, w, h in PEAKS[way]:
        crag(s, cx + dx, cy + dy + 40, w, h, h > 180)


def crag(s: Scene, x: float, y: float, w: float, h: float, snow: bool) -> None:
    """A peak whose foot is at (x, y)."""

    def spot(dx: float, up: float) -> tuple[float, float]:
        return x + w * dx, y - h * up

    s.draw(polygon(spot(0, 1), spot(0.5, 0), (x + w * 0.8, y + 8), (x + 10, y + 6)), fill(s.ink, 0.3, blur=6))
    edge = [spot(0.06, 0.5), spot(-0.02, 0.3), spot(0.05, 0)]
    left = polygon(spot(-0.5, 0), spot(-0.3, 0.36), spot(-0.2, 0.42), spot(0, 1), *edge)
    right = polygon(spot(0, 1), spot(0.17, 0.62), spot(0.26, 0.52), spot(0.5, 0), *reversed(edge))
    s.draw(left, linear(x - w * 0.5, 0, x, 0, [(0, "#f0cf9c"), (1, "#bd936b")]))
    s.draw(right, linear(x, 0, x + w * 0.5, 0, [(0, "#7d6470"), (1, "#4a3a50")]))
    if snow:
        lit = polygon(spot(0, 1), spot(-0.115, 0.68), spot(-0.07, 0.7), spot(-0.03, 0.6), spot(0.03, 0.7))
        s.draw(lit, fill("#fff6e2"))
        s.draw(polygon(spot(0, 1), spot(0.03, 0.7), spot(0.07, 0.64), spot(0.15, 0.66)), fill("#c7b8cc"))
    for t in (0.3, 0.5, 0.7):
        start, end = spot(-0.1 * t - 0.1, 0.62 - t * 0.3), spot(-0.3 * t - 0.06, 0.5 - t * 0.5)
        s.line(*start, *end, stroke(s.ink, 2.4, 0.35))
    s.draw(union(left, right), stroke(s.ink, 5, 0.9))
