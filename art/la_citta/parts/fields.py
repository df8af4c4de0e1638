"""Farmland: strips of field, and as many sheaves as it has food."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, union
from art.kit.scene.scene import Scene
from art.la_citta.parts.ground import Ground
from art.la_citta.parts.hexes import Cell, centre, merged, middle

SHEAVES = {1: ((0, 50),), 2: ((-48, 50), (48, 50)), 3: ((0, -6), (-60, 76), (60, 76))}
SIZES = {1: 122, 2: 112, 3: 98}
EARS = ((-52, 54), (52, 54), (-35, 62), (35, 62), (-18, 68), (18, 68), (0, 71))  # degrees, distance
STALKS = "M-24,0 L-12,-36 L-16,-56 L16,-56 L12,-36 L24,0 Q0,9 -24,0 Z"
BAND = "M-16,-50 Q0,-42 16,-50 L14,-36 Q0,-29 -14,-36 Z"


def farmland(s: Ground, cells: Sequence[Cell], value: int, seed: int) -> None:
    """Six hexes of fields with `value` sheaves (1..3) in the middle."""
    shape = merged(cells)
    dice = random.Random(seed)
    s.draw(shape, fill(s.season.fields[value][0]))
    with s.clipped(shape):
        _strips(s, shape, value, dice)
        s.drifts(shape, random.Random(seed + value))
        s.low_sun(shape)
        s.grain(shape)
    s.rim(shape, s.season.hedge)
    cx, cy = middle(cells)
    for _ in range(5):
        x, y = centre(dice.choice(cells))
        x, y = x + dice.uniform(-60, 60), y + dice.uniform(-40, 40)
        if abs(x - cx) > 150 or abs(y - cy) > 110:
            s.bush(x, y, dice.uniform(16, 26))
    for dx, dy in SHEAVES[value]:
        sheaf(s, cx + dx, cy + dy, SIZES[value])


def _strips(s: Ground, shape: skia.Path, value: int, dice: random.Random) -> None:
    box = shape.getBounds()
    dark, light = s.season.rows
    turn = dice.choice((-24, -14, 16, 27))
    with s.moved((box.left() + box.right()) / 2, (box.top() + box.bottom()) / 2, turn):
        x = -420.0
        while x < 420:
            width = dice.uniform(62, 120)
            colour = dice.choice(s.season.fields[value][1])
            s.box(x, -420, width, 840, fill(colour))
            step = 9 if value < 3 else 8
            for row in range(int(width / step)):
                place = x + row * step
                s.line(place, -420, place, 420, stroke(mix(colour, dark, 0.45), 2.2, 0.42))
                s.line(place + 3, -420, place + 3, 420, stroke(light, 1.6, 0.25))
            s.line(x, -420, x, 420, stroke(s.season.balk or s.season.hedge, 6, 0.5))
            x += width


def sheaf(s: Scene, x: float, y: float, h: float = 62, bold: float = 1) -> None:
    """A bound sheaf of wheat on (x, y): one is one food; `bold` is the share of its outer line."""
    k = h / 100
    s.ellipse(x - 30 * k, y - 7 * k, 72 * k, 20 * k, fill(s.ink, 0.45, blur=2))
    stalks = path(STALKS, x, y, k)
    ears = [_ear(x, y, k, turn, far) for turn, far in EARS]
    s.draw(union(stalks, *ears), stroke(s.ink, 15 * k * bold))
    straw = [(0, "#f7dc8a"), (0.5, "#d9a23c"), (1, "#8a5418")]
    s.draw(stalks, linear(x - 22 * k, 0, x + 22 * k, 0, straw))
    for dx in (-12, 0, 12):
        s.draw(path(f"M{dx * 0.5},-46 L{dx},0", x, y, k), stroke("#6a3e10", 3 * k, 0.6))
    for ear in ears:
        box = ear.getBounds()
        s.draw(ear, linear(box.left(), 0, box.right(), 0, [(0, "#fff6c0"), (0.45, "#f6c850"), (1, "#b8741e")]))
        s.draw(ear, stroke("#6a3a10", 3.2 * k, 0.85))
    s.inked(path(BAND, x, y, k), fill("#c0432f"), 3.4 * k, 1)


def _ear(x: float, y: float, k: float, turn: float, far: float) -> skia.Path:
    """An ear of the sheaf's crown."""
    ear = path("M0,-44 C-12,-30 -11,-8 0,4 C11,-8 12,-30 0,-44 Z", 0, 0, k)
    angle = math.radians(turn)
    matrix = skia.Matrix()
    matrix.setRotate(turn)
    matrix.postTranslate(x + math.sin(angle) * far * 0.62 * k, y - (44 + math.cos(angle) * far * 0.42) * k)
    ear.transform(matrix)
    return ear
