"""The wooden discs of the players: turned wood in the colour of the seat, with the division of its arms."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import darken, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import INK, SEAT_COLOURS
from art.kit.drawing.shapes import circle, oval, path, rect, union
from art.shared.crests import DIVISIONS

SIDE = 256  # pixels of a disc from above, and the width of one at an angle
TILT, EDGE = 12 / 17, 3.4 / 17  # height of the upper face and of the edge below it, by the width
LOW = 232  # pixels: the height of a disc at an angle


def disc(canvas: skia.Canvas, seat: int) -> None:
    """A disc from above, 256 x 256 units."""
    _face(canvas, seat)


def disc_side(canvas: skia.Canvas, seat: int) -> None:
    """A disc at an angle with its edge, 256 x 232 units; its upper face lies at the top."""
    colour, high, thick = SEAT_COLOURS[seat], SIDE * TILT, SIDE * EDGE
    top, foot = oval(0, 0, SIDE, high), oval(0, thick, SIDE, high)
    canvas.drawPath(union(top, foot, rect(0, high / 2, SIDE, thick)), fill(INK))
    low, upper = oval(8, thick - 6, SIDE - 16, high - 4), oval(8, 6, SIDE - 16, high - 12)
    edge = union(low, upper, rect(8, high / 2, SIDE - 16, thick - 8))
    dark = [(0, mix(darken(colour, 0.75), "#fff0d0", 0.2)), (0.3, darken(colour, 0.6)), (1, darken(colour, 0.28))]
    canvas.drawPath(edge, linear(0, 0, SIDE, 0, dark))
    canvas.drawPath(path(f"M14,{high / 2 + thick * 0.55} Q128,{high + thick * 0.75} 242,{high / 2 + thick * 0.55}"),
                    stroke(INK, 2.4, 0.35))  # fmt: skip
    canvas.save()
    canvas.scale(1, TILT)
    _face(canvas, seat)
    canvas.restore()


def _face(canvas: skia.Canvas, seat: int) -> None:
    """The upper face on 256 x 256 units."""
    colour = SEAT_COLOURS[seat]
    second = mix(darken(colour, 0.3), "#15101f", 0.35)
    canvas.drawPath(circle(128, 128, 128), fill(INK))
    canvas.drawPath(circle(128, 128, 120), fill(mix(colour, "#ffffff", 0.45)))
    field = circle(128, 128, 111)
    canvas.save()
    canvas.clipPath(field, True)
    canvas.drawPath(field, fill(colour))
    for part in DIVISIONS[seat]:
        canvas.drawPath(path(part, 128, 128, 108), fill(second))
    _grain(canvas, seat)
    canvas.drawPath(field, radial(84, 70, 190, [(0, "#ffffff", 0.34), (0.5, "#ffffff", 0), (1, "#000000", 0.34)]))
    canvas.restore()
    canvas.drawPath(field, stroke(darken(colour, 0.45), 3, 0.8))
    canvas.drawPath(circle(128, 128, 119), stroke("#ffffff", 2, 0.35))


def _grain(canvas: skia.Canvas, seat: int) -> None:
    """Year rings, a little out of the middle."""
    dice = random.Random(60 + seat)
    radius = 16.0
    while radius < 230:
        ring = oval(60 - radius, 150 - radius * 0.86, 2 * radius, radius * 1.72)
        canvas.drawPath(ring, stroke(INK, dice.uniform(0.8, 2.6), dice.uniform(0.06, 0.16)))
        radius += dice.uniform(7, 15)
