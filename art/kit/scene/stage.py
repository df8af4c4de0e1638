"""True perspective: a camera that turns places in metres into places of the picture."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import skia

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import Point, polygon
from art.kit.scene.scene import Scene

Place = tuple[float, float, float]  # metres to the right, up, and away
NEAR = 0.15


class Stage:
    """A camera over a scene: x to the right, y up, z away; `turn` to the right and `tilt` upwards in degrees.

    `focal` is the size in units of one metre seen from one metre; `centre` is where the camera looks in the picture.
    """

    def __init__(
        self,
        scene: Scene,
        eye: Place,
        turn: float = 0,
        tilt: float = 0,
        focal: float = 420,
        centre: Point = (200, 220),
    ) -> None:
        self.scene, self.eye, self.focal, self.centre = scene, eye, focal, centre
        self.turn, self.tilt = math.radians(turn), math.radians(tilt)

    def _seen(self, place: Place) -> Place:
        """The place as the camera sees it: to the right, up, and away from the eye."""
        x, y, z = (place[axis] - self.eye[axis] for axis in range(3))
        x, z = x * math.cos(self.turn) - z * math.sin(self.turn), x * math.sin(self.turn) + z * math.cos(self.turn)
        y, z = y * math.cos(self.tilt) - z * math.sin(self.tilt), y * math.sin(self.tilt) + z * math.cos(self.tilt)
        return x, y, z

    def _shown(self, seen: Place) -> Point:
        depth = max(seen[2], NEAR)
        return self.centre[0] + self.focal * seen[0] / depth, self.centre[1] - self.focal * seen[1] / depth

    def at(self, x: float, y: float, z: float) -> Point:
        """Where a place appears."""
        return self._shown(self._seen((x, y, z)))

    def size(self, x: float, y: float, z: float) -> float:
        """How many units a metre measures there."""
        return self.focal / max(self._seen((x, y, z))[2], NEAR)

    def face(self, *places: Place) -> skia.Path:
        """The polygon through these places, cut off at the camera."""
        seen = [self._seen(place) for place in places]
        kept: list[Place] = []
        for here, after in zip(seen, [*seen[1:], seen[0]], strict=True):
            if here[2] >= NEAR:
                kept.append(here)
            if (here[2] >= NEAR) != (after[2] >= NEAR):
                share = (NEAR - here[2]) / (after[2] - here[2])
                kept.append((here[0] + (after[0] - here[0]) * share, here[1] + (after[1] - here[1]) * share, NEAR))
        return polygon(*[self._shown(place) for place in kept]) if len(kept) > 2 else skia.Path()

    def track(self, places: Sequence[Place]) -> skia.Path:
        """The open line through these places."""
        line = skia.Path()
        for index, place in enumerate(places):
            (line.lineTo if index else line.moveTo)(*self.at(*place))
        return line

    @contextmanager
    def plane(self, corner: Place, right: Place, down: Place, w: float, h: float) -> Iterator[None]:
        """Draw flat within w x h units on the parallelogram of three corners: upper left, upper right, lower left."""
        far = (right[0] + down[0] - corner[0], right[1] + down[1] - corner[1], right[2] + down[2] - corner[2])
        targets = [skia.Point(*self.at(*place)) for place in (corner, right, far, down)]
        matrix = skia.Matrix()
        matrix.setPolyToPoly([skia.Point(0, 0), skia.Point(w, 0), skia.Point(w, h), skia.Point(0, h)], targets)
        canvas = self.scene.canvas
        canvas.save()
        canvas.concat(matrix)
        yield
        canvas.restore()

    def paint(
        self, places: Sequence[Place], material: Colour, light: float, spread: float = 0.25, ink: float = 1.8
    ) -> skia.Path:
        """An inked face of one material; `light` -1..1, from lighter left to darker right by `spread`."""
        s, shape = self.scene, self.face(*places)
        box = shape.getBounds()
        stops = [(0, s.tone(material, min(1, light + spread))), (1, s.tone(material, max(-1, light - spread)))]
        s.draw(shape, linear(box.left(), box.top(), box.right(), box.bottom(), stops))
        if ink:
            s.outline(shape, ink)
        return shape

    def wall(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        low: float,
        high: float,
        material: Colour = "stone",
        texture: str | None = "stone",
        light: float = 0.1,
        grain: float = 14,
    ) -> None:
        """An upright wall from (x, z) to (x, z), its left end first, between two heights, with its stones."""
        corner, right, down = (start[0], high, start[1]), (end[0], high, end[1]), (start[0], low, start[1])
        shape = self.paint([corner, right, (end[0], low, end[1]), down], material, light)
        if not texture:
            return
        w, h = math.dist(start, end) * grain, (high - low) * grain
        with self.scene.clipped(shape), self.plane(corner, right, down, w, h):
            self.scene.texture(_flat(w, h), 0, 0, w, h, texture)

    def block(
        self, low: Place, high: Place, material: Colour = "stone", texture: str | None = None, grain: float = 14
    ) -> None:
        """A box between two corners, as far as it is seen: lit from the left, dark on its right."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        if self.eye[1] > y1:
            self.paint([(x0, y1, z0), (x0, y1, z1), (x1, y1, z1), (x1, y1, z0)], material, 0.5)
        if self.eye[1] < y0:
            self.paint([(x0, y0, z0), (x0, y0, z1), (x1, y0, z1), (x1, y0, z0)], material, -0.8)
        if self.eye[0] < x0:
            self.wall((x0, z1), (x0, z0), y0, y1, material, texture, 0.4, grain)
        if self.eye[0] > x1:
            self.wall((x1, z0), (x1, z1), y0, y1, material, texture, -0.6, grain)
        if self.eye[2] < z0:
            self.wall((x0, z0), (x1, z0), y0, y1, material, texture, 0.0, grain)

    def floor(
        self,
        x0: float,
        x1: float,
        z0: float,
        z1: float,
        material: Colour,
        slab: float = 1,
        light: float = 0.1,
        y: float = 0,
    ) -> None:
        """A paved floor; `slab` is the side of a slab in metres, 0 for none."""
        s = self.scene
        shape = self.face((x0, y, z0), (x0, y, z1), (x1, y, z1), (x1, y, z0))
        box = shape.getBounds()
        stops = [(0, s.tone(material, light + 0.2)), (1, s.tone(material, light - 0.7))]
        s.draw(shape, linear(0, box.top(), 0, min(box.bottom(), 480), stops))
        if not slab:
            return
        width = 0.02 * min(1.5, slab)
        row = z0
        while row < z1:
            s.draw(self.face((x0, y, row), (x0, y, row + width), (x1, y, row + width), (x1, y, row)), fill(s.ink, 0.4))
            row += slab
        column = x0
        while column <= x1:
            joint = self.face((column, y, z0), (column, y, z1), (column + width, y, z1), (column + width, y, z0))
            s.draw(joint, fill(s.ink, 0.4))
            column += slab

    def roof(
        self,
        low: tuple[float, float],
        high: tuple[float, float],
        eaves: float,
        rise: float,
        material: Colour = "tile",
        along: str = "x",
        over: float = 0.35,
        gable: Colour = "plaster",
    ) -> None:
        """A saddle roof over the plot from (x, z) to (x, z), its ridge along x or z, with its gables."""
        (x0, z0), (x1, z1), top = low, high, eaves + rise
        if along == "x":
            middle = (z0 + z1) / 2
            ridge = [(x0 - over, top, middle), (x1 + over, top, middle)]
            slopes = [([(x0 - over, eaves, z1 + over), (x1 + over, eaves, z1 + over)], z1 + over, -0.1)]
            slopes.append(([(x0 - over, eaves, z0 - over), (x1 + over, eaves, z0 - over)], z0 - over, 0.15))
            ends = [((x1, z0), (x1, z1), (x1, middle), self.eye[0] > x1, -0.6)]
            ends.append(((x0, z1), (x0, z0), (x0, middle), self.eye[0] < x0, 0.4))
        else:
            middle = (x0 + x1) / 2
            ridge = [(middle, top, z0 - over), (middle, top, z1 + over)]
            slopes = [([(x1 + over, eaves, z0 - over), (x1 + over, eaves, z1 + over)], x1 + over, -0.5)]
            slopes.append(([(x0 - over, eaves, z0 - over), (x0 - over, eaves, z1 + over)], x0 - over, 0.4))
            ends = [((x0, z0), (x1, z0), (middle, z0), self.eye[2] < z0, 0.0)]
            if self.eye[0] > middle:
                slopes.reverse()
        for (ax, az), (bx, bz), (px, pz), seen, light in ends:
            if seen:
                self.paint([(ax, eaves, az), (px, top, pz), (bx, eaves, bz)], gable, light)
        half = (z1 - z0 if along == "x" else x1 - x0) / 2
        axis = 2 if along == "x" else 0
        for edge, place, light in slopes:
            outside = self.eye[axis] - place if place > middle else place - self.eye[axis]
            if rise * outside + half * (self.eye[1] - eaves) > 0:
                self._slope(edge, ridge, material, light)

    def _slope(self, edge: list[Place], ridge: list[Place], material: Colour, light: float) -> None:
        """One plane of a roof, with its rows of tiles."""
        shape = self.paint([edge[0], ridge[0], ridge[1], edge[1]], material, light)
        with self.scene.clipped(shape):
            for row in range(1, 9):
                share = row / 9
                (ax, ay, az), (bx, by, bz) = edge
                (cx, cy, cz), (dx, dy, dz) = ridge
                start = ax + (cx - ax) * share, ay + (cy - ay) * share, az + (cz - az) * share
                end = bx + (dx - bx) * share, by + (dy - by) * share, bz + (dz - bz) * share
                self.scene.draw(self.track([start, end]), stroke(self.scene.ink, 1, 0.32))
        self.scene.draw(self.track(ridge), stroke(self.scene.theme.light, 1.4, 0.5))

    def figure(self, x: float, z: float, robe: Colour, height: float = 1.75, y: float = 0, **look: Any) -> None:
        """A person standing at (x, z); `look` is what `Scene.figure` takes."""
        left, foot = self.at(x, y, z)
        self.scene.figure(left, foot, height * self.size(x, y, z), robe, **look)


def _flat(w: float, h: float) -> skia.Path:
    return polygon((0, 0), (w, 0), (w, h), (0, h))
