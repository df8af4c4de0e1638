"""The hexes of the map in its own units: a radius of 100, pointed at the top, tilted like the buildings."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from art.kit.drawing.shapes import polygon, union
from art.la_citta.parts.plane import TILT

Cell = tuple[int, int]  # axial q and r
ROOT = math.sqrt(3)
# The six hexes of a landscape round its middle, one point up or one point down.
UP: tuple[Cell, ...] = ((1, -2), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0))
DOWN: tuple[Cell, ...] = ((-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (-1, 2))
WAYS = {"up": UP, "down": DOWN}


def centre(cell: Cell) -> tuple[float, float]:
    """The middle of a hex."""
    q, r = cell
    return 100 * ROOT * (q + r / 2), 150 * r * TILT


def hexagon(cell: Cell, radius: float = 100) -> skia.Path:
    """The outline of a hex."""
    x, y = centre(cell)
    angles = [math.radians(60 * index) for index in range(6)]
    return polygon(*[(x + radius * math.sin(angle), y - radius * math.cos(angle) * TILT) for angle in angles])


def merged(cells: Sequence[Cell], radius: float = 100.6) -> skia.Path:
    """The outline round hexes."""
    return union(*[hexagon(cell, radius) for cell in cells])


def middle(cells: Sequence[Cell]) -> tuple[float, float]:
    """The mean of the middles of hexes."""
    places = [centre(cell) for cell in cells]
    return sum(x for x, _ in places) / len(cells), sum(y for _, y in places) / len(cells)
