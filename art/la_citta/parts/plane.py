"""A hex of the map seen from a hill: ground tilted by TILT, uprights shortened by RISE, a radius of 100 units.

Places are (x right, y towards the eye, z up) round the middle of the hex. Light comes from the left, as everywhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import skia

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import polygon
from art.la_citta.parts.pen import Pen

TILT, RISE = 0.80, 0.84
TURN = 30.0  # degrees by which every building is turned to the eye

Spot = tuple[float, float]


class Plane(Pen):
    """Places and faces on the tilted ground; (0, 0) is the middle of the hex."""

    W, H = 240, 320

    def at(self, x: float, y: float, z: float = 0) -> Spot:
        """Where a place is seen."""
        return x, y * TILT - z * RISE

    def corner(self, cx: float, cy: float, du: float, dv: float, z: float, turn: float = TURN) -> Spot:
        """A place `du` along the right wall's normal and `dv` along the left wall's normal from (cx, cy)."""
        a = math.radians(turn)
        return self.at(cx + du * math.cos(a) - dv * math.sin(a), cy + du * math.sin(a) + dv * math.cos(a), z)

    def slab(self, cx: float, cy: float, box: tuple[float, float, float, float], z: float = 0) -> list[Spot]:
        """The corners of a level rectangle (u0, v0, u1, v1) round (cx, cy)."""
        u0, v0, u1, v1 = box
        return [self.corner(cx, cy, u, v, z) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]

    @contextmanager
    def laid(self, a: Spot, b: Spot, d: Spot, w: float, h: float) -> Iterator[None]:
        """Draw flat in w x h units on the parallelogram of upper left, upper right and lower left corner."""
        c = (b[0] + d[0] - a[0], b[1] + d[1] - a[1])
        flat = [skia.Point(0, 0), skia.Point(w, 0), skia.Point(w, h), skia.Point(0, h)]
        matrix = skia.Matrix()
        matrix.setPolyToPoly(flat, [skia.Point(*spot) for spot in (a, b, c, d)])
        self.canvas.save()
        self.canvas.concat(matrix)
        yield
        self.canvas.restore()

    def face(
        self, spots: Sequence[Spot], material: Colour, light: float, ink: float = 2.6, spread: float = 0.18
    ) -> skia.Path:
        """A plane of one material; `light` -1..1, a little more at its upper left."""
        shape = polygon(*spots)
        box = shape.getBounds()
        shade = [(0, self.tone(material, min(1, light + spread))), (1, self.tone(material, max(-1, light - spread)))]
        self.draw(shape, linear(box.left(), box.top(), box.right(), box.bottom(), shade))
        if ink:
            self.draw(shape, self.pen(ink, 0.92))
        return shape

    def cast(self, cx: float, cy: float, lu: float, lv: float, h: float, turn: float = TURN) -> None:
        """The shadow of a block of height `h` on the ground, to the right."""
        steps = 6
        foot = polygon(
            *[self.corner(cx, cy, sx * lu / 2, sy * lv / 2, 0, turn) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        )
        shadow = skia.Path()
        for step in range(steps + 1):
            shifted = skia.Path(foot)
            shifted.offset(h * 0.42 / steps * step, h * 0.05 / steps * step)
            shadow = skia.Op(shadow, shifted, skia.kUnion_PathOp) if step else shifted
        self.draw(shadow, fill(self.ink, 0.5, blur=4))

    def blob(self, cx: float, cy: float, r: float, alpha: float = 0.4) -> None:
        """A round soft shadow, a little to the right."""
        x, y = self.at(cx, cy)
        self.ellipse(x - r * 0.8, y - r * 0.36, r * 2, r * 0.8, fill(self.ink, alpha, blur=3))

    def slope(self, spots: Sequence[Spot], material: Colour, light: float, rows: int = 6) -> None:
        """A plane of tiles: two corners at the eaves, then two at the ridge."""
        shape = self.face(spots, material, light)
        a, b, c, d = spots
        fine = 1 if self.thin == 1 else self.thin * 0.8
        rows = round(rows / fine)
        with self.clipped(shape):
            for row in range(1, rows):
                t = row / rows
                self.line(*_between(a, d, t), *_between(b, c, t), self.pen(1.6, 0.34 if material != "thatch" else 0.2))
            columns = max(4, int(math.dist(a, b) / 9 / fine))
            for column in range(1, columns):
                t = column / columns
                self.line(*_between(a, b, t), *_between(d, c, t), self.pen(1, 0.16 if material != "thatch" else 0.4))
        self.line(*c, *d, stroke(self.theme.light, 2.4, 0.75))


def _between(a: Spot, b: Spot, t: float) -> Spot:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
