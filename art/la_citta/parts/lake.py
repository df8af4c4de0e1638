"""Water: a lake with a pale shore, glints and a boat."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations

import skia

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, union
from art.kit.scene.scene import Scene
from art.la_citta.parts.ground import Ground
from art.la_citta.parts.hexes import Cell, centre, merged, middle

MAIN_SAIL = "M-4,-84 C28,-70 40,-40 40,-16 L-4,-14 Z"
FORE_SAIL = "M-10,-70 C-26,-54 -34,-36 -34,-18 L-10,-16 Z"
HULL = "M-46,-8 L48,-8 C44,10 30,18 0,18 C-30,18 -42,10 -46,-8 Z"


def lake(s: Ground, cells: Sequence[Cell], seed: int) -> None:
    """Six hexes of water with a round shore."""
    shape = merged(cells)
    s.draw(shape, fill("#c9b27c"))
    with s.clipped(shape):
        s.drifts(shape, random.Random(seed), 30)
        s.grain(shape)
    s.rim(shape, "#6d7076" if s.season.snow else "#5f5a34")
    basin = _basin(cells)
    box = shape.getBounds()
    blue = [(0, "#9ee0dc"), (0.4, "#4aa3b4"), (1, "#1d4f7c")]
    water = linear(box.left(), box.top(), box.right(), box.bottom(), blue)
    for paint in (water, stroke("#eef6da", 12, 0.85), stroke("#1c3f58", 4, 0.8)):
        paint.setPathEffect(skia.CornerPathEffect.Make(60))
        s.draw(basin, paint)
    dice = random.Random(seed)
    with s.clipped(merged(cells, 78)):
        for _ in range(46):
            x, y, w = dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom()), dice.uniform(24, 54)
            colour = "#ffffff" if dice.random() < 0.6 else "#12395a"
            s.draw(path(f"M{x},{y} q{w / 4},-9 {w / 2},0 t{w / 2},0"), stroke(colour, 4, 0.5))
    cx, cy = middle(cells)
    boat(s, cx, cy + 20, 1.25)


def _basin(cells: Sequence[Cell]) -> skia.Path:
    """The water within the hexes, without the notches between them."""
    pairs = [(centre(one), centre(other)) for one, other in combinations(cells, 2)]
    bridges = [circle((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 54) for a, b in pairs if math.dist(a, b) < 190]
    return union(merged(cells, 92), *bridges)


def boat(s: Scene, x: float, y: float, k: float) -> None:
    """A little boat under two sails."""
    cloth = linear(x, 0, x + 40 * k, 0, [(0, "#fff3d6"), (1, "#d99a5a")])
    for shape, paint in ((MAIN_SAIL, cloth), (FORE_SAIL, fill("#e8b07a"))):
        s.inked(path(shape, x, y, k), paint, 4.4, 1)
    s.line(x - 7 * k, y - 92 * k, x - 7 * k, y, stroke(s.ink, 6))
    s.inked(path(HULL, x, y, k), linear(0, y - 8 * k, 0, y + 18 * k, [(0, "#a86a3a"), (1, "#4a2616")]), 5, 1)
