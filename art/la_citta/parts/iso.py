"""The parts of the map's buildings: blocks whose two walls are painted flat, saddle and hip roofs, battlements."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, radial
from art.kit.drawing.shapes import path, rect
from art.la_citta.parts.plane import Spot
from art.la_citta.parts.rounds import Rounds
from art.la_citta.parts.walls import Walls

CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


class Iso(Rounds, Walls):
    """A small building on a hex; (0, 0) is the middle of the hex on the ground."""

    def box_on(
        self,
        cx: float,
        cy: float,
        lu: float,
        lv: float,
        z0: float,
        z1: float,
        material: Colour = "plaster",
        *,
        left: Wall | None = None,
        right: Wall | None = None,
        top: Colour | None = None,
        tex: str | None = None,
    ) -> None:
        """A block of lu x lv between two heights: `left` and `right` draw on its visible walls (width, height)."""

        def k(su: float, sv: float, z: float) -> Spot:
            return self.corner(cx, cy, su * lu / 2, sv * lv / 2, z)

        if top:
            self.face([k(su, sv, z1) for su, sv in CORNERS], top, 0.55)
        self._side([k(-1, 1, z1), k(1, 1, z1), k(1, 1, z0), k(-1, 1, z0)], (lu, z1 - z0), material, 0.38, left, tex)
        self._side([k(1, 1, z1), k(1, -1, z1), k(1, -1, z0), k(1, 1, z0)], (lv, z1 - z0), material, -0.55, right, tex)

    def _side(
        self,
        spots: list[Spot],
        size: tuple[float, float],
        material: Colour,
        light: float,
        painter: Wall | None,
        tex: str | None,
    ) -> None:
        shape = self.face(spots, material, light)
        with self.clipped(shape), self.laid(spots[0], spots[1], spots[3], *size):
            if tex:
                self.texture(rect(0, 0, *size), 0, 0, *size, tex, 0.9)
            self.wall_shade(*size, light)
            if painter:
                painter(self, *size)
        self.draw(shape, self.pen(2.6, 0.92))

    def saddle(
        self,
        cx: float,
        cy: float,
        lu: float,
        lv: float,
        z: float,
        rise: float,
        material: Colour = "tile",
        *,
        wall: Colour = "plaster",
        along: str = "u",
        over: float = 5,
    ) -> None:
        """A saddle roof; its ridge runs along u (the left wall's length) or v."""

        def k(du: float, dv: float, zz: float) -> Spot:
            return self.corner(cx, cy, du, dv, zz)

        a, b, top = lu / 2, lv / 2, z + rise
        if along == "u":
            e, f = a + over, b + over
            self.face([k(a, b, z), k(a, -b, z), k(a, 0, top)], wall, -0.5)
            self.slope([k(-e, f, z - 2), k(e, f, z - 2), k(e, 0, top), k(-e, 0, top)], material, 0.42)
            self.face([k(e, f, z - 2), k(e, 0, top), k(e, 0, top - 7), k(e - 1, f - 2, z - 8)], "wood", -0.6, 1.6)
            self.face([k(e, -f, z - 2), k(e, 0, top), k(e, 0, top - 7), k(e - 1, 3 - f, z - 8)], "wood", -0.8, 1.6)
        else:
            e, f = a + over, b + over
            self.face([k(-a, b, z), k(a, b, z), k(0, b, top)], wall, 0.4)
            self.slope([k(e, f, z - 2), k(e, -f, z - 2), k(0, -f, top), k(0, f, top)], material, -0.45)
            self.face([k(e, f, z - 2), k(0, f, top), k(0, f, top - 8), k(e - 4, f, z - 9)], "wood", -0.2, 1.6)
            self.face([k(-e, f, z - 2), k(0, f, top), k(0, f, top - 8), k(4 - e, f, z - 9)], material, 0.5, 1.6)

    def hipped(
        self,
        cx: float,
        cy: float,
        lu: float,
        lv: float,
        z: float,
        rise: float,
        material: Colour = "tile",
        over: float = 5,
        ridge: float = 0.4,
    ) -> None:
        """A hipped roof; `ridge` 0 is a pyramid, else the ridge runs along the longer side."""

        def k(du: float, dv: float, zz: float) -> Spot:
            return self.corner(cx, cy, du, dv, zz)

        a, b, top, eaves = lu / 2 + over, lv / 2 + over, z + rise, z - 2
        ra, rb = (a * ridge, 0.0) if lu >= lv else (0.0, b * ridge)
        self.slope([k(a, -b, eaves), k(-a, -b, eaves), k(-ra, -rb, top), k(ra, -rb, top)], material, -0.1)
        self.slope([k(-a, b, eaves), k(-a, -b, eaves), k(-ra, -rb, top), k(-ra, rb, top)], material, 0.6)
        self.slope([k(-a, b, eaves), k(a, b, eaves), k(ra, rb, top), k(-ra, rb, top)], material, 0.42)
        self.slope([k(a, b, eaves), k(a, -b, eaves), k(ra, -rb, top), k(ra, rb, top)], material, -0.5)

    def merlons(
        self,
        cx: float,
        cy: float,
        lu: float,
        lv: float,
        z: float,
        n: int = 5,
        size: float = 8,
        material: Colour = "stone",
    ) -> None:
        """Battlements along the four edges of a block's top."""
        a, b = lu / 2, lv / 2
        edges = (((-a, -b), (a, -b)), ((-a, -b), (-a, b)), ((a, -b), (a, b)), ((-a, b), (a, b)))
        for index, (start, end) in enumerate(edges):
            half = math.dist(start, end) / n * 0.29
            hu, hv = (half, 0.0) if index in (0, 3) else (0.0, half)
            for step in range(n):
                t = (step + 0.5) / n
                du, dv = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
                spots = [
                    self.corner(cx, cy, du + sign * hu, dv + sign * hv, z + up)
                    for sign, up in ((-1, 0.0), (1, 0.0), (1, size), (-1, size))
                ]
                self.face(spots, material, 0.45 if index in (1, 3) else -0.4, 2)

    def cypress_at(self, x: float, y: float, h: float = 46) -> None:
        """A cypress on the ground."""
        px, py = self.at(x, y)
        self.ellipse(px - h * 0.16, py - 4, h * 0.5, 9, fill(self.ink, 0.4, blur=2))
        shape = path(
            f"M{px},{py - h} C{px + h * 0.2},{py - h * 0.6} {px + h * 0.2},{py - h * 0.1} {px},{py} "
            f"C{px - h * 0.2},{py - h * 0.1} {px - h * 0.2},{py - h * 0.6} {px},{py - h} Z"
        )
        greens = [(0, "#7c9a4a"), (0.4, "#3f6a38"), (1, "#142a22")]
        self.inked(shape, linear(px - h * 0.18, 0, px + h * 0.18, 0, greens), 2, 1)

    def bush_at(self, x: float, y: float, r: float) -> None:
        """A round bush on the ground."""
        px, py = self.at(x, y)
        self.blob(x, y, r, 0.35)
        shape = path(f"M{px - r},{py} C{px - r * 1.2},{py - r * 1.7} {px + r * 1.2},{py - r * 1.7} {px + r},{py} Z")
        greens = [(0, "#a5b95c"), (0.5, "#5f7f3c"), (1, "#26421f")]
        self.inked(shape, radial(px - r * 0.4, py - r, r * 1.8, greens), 1.8, 0.9)


Wall = Callable[[Iso, float, float], None]
