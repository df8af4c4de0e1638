"""Small sprites of the movements: dust, smoke, a spark, and the twelve pieces a destroyed card breaks into."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, radial, stroke
from art.kit.drawing.shapes import circle, polygon, star

SHARDS = (4, 3)  # pieces across and down
SHARD_SIZE = (110, 154)  # a mask covers the whole card; it is stretched to the card's shape


def _puff(canvas: skia.Canvas, seed: int, light: Colour, dark: Colour, strength: float) -> None:
    """A ball of cloud on 128 x 128 units, lit from the upper left."""
    dice = random.Random(seed)
    balls = [(64.0, 66.0, 30.0)]
    balls += [(64 + dice.uniform(-27, 27), 66 + dice.uniform(-22, 22), dice.uniform(13, 23)) for _ in range(11)]
    for x, y, r in balls:
        canvas.drawCircle(x + 2, y + 4, r + 2, fill(dark, strength * 0.55, blur=4))
    for x, y, r in balls:
        stops = [(0, light, strength), (0.6, mix(light, dark, 0.45), strength * 0.75), (1, dark, 0)]
        canvas.drawCircle(x, y, r * 1.15, radial(x - r * 0.35, y - r * 0.4, r * 1.6, stops))


def fx_smoke(canvas: skia.Canvas) -> None:
    """Smoke of a destroyed district."""
    _puff(canvas, 4, "#cfc6da", "#3a3348", 0.85)


def fx_dust(canvas: skia.Canvas) -> None:
    """Dust below a district that has just been built."""
    _puff(canvas, 12, "#fff0cc", "#a87f48", 0.85)


def fx_spark(canvas: skia.Canvas) -> None:
    """A spark of gold."""
    canvas.drawCircle(64, 64, 46, radial(64, 64, 46, [(0, "#fff2b8", 0.75), (0.4, "#ffcf5a", 0.28), (1, "#ffb52a", 0)]))
    canvas.drawPath(star(64, 64, 56, 4, 0.13), fill("#ffe08a", 0.85, blur=2.5))
    canvas.drawPath(star(64, 64, 54, 4, 0.11), fill("#fffbe4"))
    canvas.drawPath(star(64, 64, 25, 4, 0.22, -45), fill("#fff6cf", 0.9))
    canvas.drawPath(circle(64, 64, 7), fill("#ffffff"))


def shard(canvas: skia.Canvas, index: int) -> None:
    """White where piece `index` (row by row) of a card lies; all pieces together cover the card."""
    corners = _corners()
    row, column = divmod(index, SHARDS[0])
    places = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
    piece = polygon(*[corners[place] for place in places])
    canvas.drawPath(piece, fill("#ffffff"))
    canvas.drawPath(piece, stroke("#ffffff", 0.8))


def _corners() -> dict[tuple[int, int], tuple[float, float]]:
    """Where the pieces meet: a grid, its inner points thrown about."""
    dice = random.Random(23)
    columns, rows = SHARDS
    width, height = SHARD_SIZE
    found = {}
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = column * width / columns, row * height / rows
            shift_x, shift_y = dice.uniform(-0.36, 0.36) * width / columns, dice.uniform(-0.36, 0.36) * height / rows
            x += shift_x if 0 < column < columns else 0
            y += shift_y if 0 < row < rows else 0
            found[column, row] = (x, y)
    return found
