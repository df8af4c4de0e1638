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


FIRS = {
    "up": ((-190, 96), (-166, 112), (-58, 108), (176, 104), (200, 90), (60, 118)),
    "down": ((-190, -6), (-60, 22), (190, -2), (82, 26), (-40, 116), (44, 120), (0, 150), (22, 162)),
}  # from the middle of the area


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
        s.drifts(shape, random.Random(seed), 26)
        s.grain(shape, 0.6)
    s.rim(shape, "#5d5f68" if s.season.snow else "#4a3c34")
    cx, cy = middle(cells)
    cy += 6 if way == "up" else -2
    for dx, dy, w, h in PEAKS[way]:
        crag(s, cx + dx, cy + dy + 40, w, h, h > 180)
    for dx, dy in FIRS[way]:
        _fir(s, cx + dx, cy + dy + 26)


def _fir(s: Ground, x: float, y: float, h: float = 44) -> None:
    s.ellipse(x - 8, y - 5, 30, 10, fill(s.ink, 0.4, blur=2))
    shape = polygon(
        (x, y - h), (x + h * 0.17, y - h * 0.58), (x + h * 0.1, y - h * 0.58), (x + h * 0.27, y), (x - h * 0.27, y),
        (x - h * 0.1, y - h * 0.58), (x - h * 0.17, y - h * 0.58),
    )  # fmt: skip
    s.inked(shape, linear(x - 12, 0, x + 12, 0, [(0, "#7f9a58"), (0.45, "#4a6a40"), (1, "#1c3026")]), 3, 0.85)


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
    s.draw(polygon(spot(-0.2, 0.42), spot(-0.06, 0.7), spot(-0.14, 0.3), spot(-0.3, 0)), fill("#a87c5c", 0.55))
    s.draw(polygon(spot(-0.5, 0), spot(-0.3, 0.36), spot(-0.36, 0.12)), fill("#fff0c8", 0.4))
    s.draw(polygon(spot(0.17, 0.62), spot(0.26, 0.52), spot(0.32, 0.1), spot(0.18, 0.2)), fill("#8f7684", 0.6))
    if snow:
        lit = polygon(spot(0, 1), spot(-0.115, 0.68), spot(-0.07, 0.7), spot(-0.03, 0.6), spot(0.03, 0.7))
        s.draw(lit, fill("#fff6e2"))
        s.draw(polygon(spot(0, 1), spot(0.03, 0.7), spot(0.07, 0.64), spot(0.15, 0.66)), fill("#c7b8cc"))
    for t in (0.3, 0.5, 0.7):
        start, end = spot(-0.1 * t - 0.1, 0.62 - t * 0.3), spot(-0.3 * t - 0.06, 0.5 - t * 0.5)
        s.line(*start, *end, stroke(s.ink, 2.4, 0.35))
    with s.clipped(union(left, right)):  # the foot is lost in scree
        s.area(
            x - w, y - h * 0.22, x + w, y + 1, linear(0, y - h * 0.22, 0, y, [(0, "#8a7466", 0), (1, "#8a7466", 0.85)])
        )
    line = path("M-.5,0 L-.3,-.36 L-.2,-.42 L0,-1 L.17,-.62 L.26,-.52 L.5,0", x, y, sx=w, sy=h)
    s.draw(line, stroke(s.ink, 5, 0.9))
    for share in (-0.36, -0.22, -0.04, 0.12, 0.3, 0.42):
        stone = path("M-9,0 Q-6,-9 1,-9 Q8,-8 10,0 Z", x + w * share, y + 3, 0.7 + abs(share))
        s.inked(stone, linear(0, y - 8, 0, y + 3, [(0, "#d8b48c"), (1, "#7a6258")]), 2, 0.7)
