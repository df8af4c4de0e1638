"""The icon of the program, drawn for each size."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, linear, radial, stroke, textured
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import polygon, rect
from art.kit.drawing.surface import blank
from art.kit.drawing.textures import gold_texture
from art.kit.marks import coin, crown

SIZES = (16, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MAC = (32, 64, 128, 256, 512, 1024)
SMALL = 48


def program_icon(size: int) -> skia.Surface:
    """Crown and coin on a night blue tile; up to 48 pixels a plainer crown alone, so that it stays clear."""
    if size <= SMALL:
        return _small_icon(size)
    surface, canvas = blank(512, 512, size / 512)
    tile = rect(14, 14, 484, 484, 112)
    canvas.drawPath(tile, radial(256, 200, 380, [(0, "#4a4690"), (0.6, "#26244a"), (1, "#131224")]))
    canvas.save()
    canvas.clipPath(tile, True)
    for radius in (190, 198, 236):
        canvas.drawCircle(256, 270, radius, stroke("#e8c26a", 4, 0.22))
    canvas.restore()
    canvas.drawPath(tile, stroke(INK, 30))
    canvas.drawPath(tile, textured(gold_texture(), 1, 0.8, stroke=18))
    coin(canvas, 256, 330, 124, crowned=True)
    crown(canvas, 256, 176, 290)
    return surface


def _small_icon(size: int) -> skia.Surface:
    """Flat gold on night blue, 16 x 16 units, its edges on whole pixels at 16, 32 and 48."""
    surface, canvas = blank(16, 16, size / 16)
    tile = rect(0, 0, 16, 16, 3.5)
    canvas.drawPath(tile, linear(0, 0, 0, 16, [(0, "#4b478f"), (0.6, "#2a2856"), (1, "#171530")]))
    if size > 16:
        canvas.drawPath(rect(0.5, 0.5, 15, 15, 3.1), stroke("#d9a441", 1))
        canvas.drawPath(rect(1.1, 1.1, 13.8, 13.8, 2.6), stroke(INK, 0.4, 0.8))
    spikes = polygon((2.5, 11), (2, 4.6), (5.3, 7.6), (8, 3), (10.7, 7.6), (14, 4.6), (13.5, 11))
    canvas.drawPath(spikes, stroke(INK, 1.1))
    canvas.drawPath(rect(2, 10, 12, 3, 0.6), stroke(INK, 1.1))
    canvas.drawPath(spikes, linear(0, 3, 0, 11, [(0, "#fff0b0"), (0.5, "#f6cf5f"), (1, "#dc9f2c")]))
    canvas.drawPath(rect(2, 10, 12, 3, 0.6), linear(0, 10, 0, 13, [(0, "#ffe08a"), (1, "#b8741c")]))
    stones = ((8, 11.5, 1.05, "#d8263a"),) if size == 16 else (
        (8, 11.5, 0.95, "#e0303f"), (4.9, 11.5, 0.7, "#2f7fe0"), (11.1, 11.5, 0.7, "#37a860"))  # fmt: skip
    pearls = () if size == 16 else ((2.1, 4.4, 0.85, "#fffdf4"), (8, 3, 1, "#fffdf4"), (13.9, 4.4, 0.85, "#fffdf4"))
    for x, y, r, colour in (*stones, *pearls):
        canvas.drawCircle(x, y, r + 0.3, fill(INK, 0.85))
        canvas.drawCircle(x, y, r, fill(colour))
    return surface
