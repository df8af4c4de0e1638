"""Round parts of the map's buildings: towers, cones, domes, rings of water."""

from __future__ import annotations

import math

import skia

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import oval, path, polygon, rect
from art.la_citta.parts.plane import TILT, Plane

FLAT = TILT * 0.62  # height of a level circle for its width


class Rounds(Plane):
    """Whatever is turned on a wheel."""

    def drum(
        self,
        cx: float,
        cy: float,
        r: float,
        z0: float,
        z1: float,
        material: Colour = "stone",
        tex: bool = True,
        top: bool = True,
    ) -> None:
        """A round tower between two heights."""
        x, foot = self.at(cx, cy, z0)
        head = self.at(cx, cy, z1)[1]
        shape = skia.Path()
        for index, spot in enumerate(((x - r, foot), (x - r, head), (x + r, head), (x + r, foot))):
            (shape.lineTo if index else shape.moveTo)(*spot)
        shape.arcTo(skia.Rect(x - r, foot - r * FLAT, x + r, foot + r * FLAT), 0, 180, False)
        shape.close()
        self.draw(shape, self._round(x, r, material, (0.4, 0.6, -0.3, -0.9)))
        with self.clipped(shape):
            if tex:
                self.texture(shape, x - r, head, 2 * r, foot - head + r, "stone", 0.8)
            self.draw(shape, linear(0, (foot + head) / 2, 0, foot + r * FLAT, [(0, self.ink, 0), (1, self.ink, 0.35)]))
        self.draw(shape, self.pen(2.6, 0.92))
        if top:
            self.inked(self.ring(cx, cy, r, z1, FLAT), fill(self.tone(material, 0.3)), 2.4, 0.9)

    def spire(self, cx: float, cy: float, r: float, z: float, h: float, material: Colour = "slate") -> None:
        """A cone with a golden ball."""
        x, y = self.at(cx, cy, z)
        tip = self.at(cx, cy, z + h)[1]
        shape = skia.Path()
        shape.moveTo(x, tip)
        shape.lineTo(x + r, y)
        shape.arcTo(skia.Rect(x - r, y - r * FLAT, x + r, y + r * FLAT), 0, 180, False)
        shape.close()
        self.draw(shape, self._round(x, r, material, (0.4, 0.55, -0.3, -0.9)))
        self.draw(shape, self.pen(2.6, 0.92))
        self.ball(x, tip - 2, 4)

    def cupola(
        self,
        cx: float,
        cy: float,
        r: float,
        z: float,
        h: float,
        material: Colour = "tile",
        ribs: int = 5,
        lantern: float = 0,
        rib: Colour = "pale",
    ) -> None:
        """A dome with ribs, and a lantern of that height."""
        x, y = self.at(cx, cy, z)
        top = self.at(cx, cy, z + h)[1]
        rise = y - top
        shape = skia.Path()
        shape.moveTo(x - r, y)
        shape.cubicTo(x - r, y - rise * 0.66, x - r * 0.5, top, x, top)
        shape.cubicTo(x + r * 0.5, top, x + r, y - rise * 0.66, x + r, y)
        shape.arcTo(skia.Rect(x - r, y - r * FLAT, x + r, y + r * FLAT), 0, 180, False)
        shape.close()
        tones = [(0, self.tone(material, 0.75)), (0.35, self.tone(material, 0.15)), (1, self.tone(material, -0.95))]
        self.draw(shape, radial(x - r * 0.45, y - rise * 0.7, r * 2.1, tones))
        with self.clipped(shape):
            for index in range(ribs):
                t = -1 + 2 * (index + 0.5) / ribs
                foot = y + r * FLAT * math.sqrt(max(0, 1 - t * t))
                curve = path(f"M{x + t * r},{foot} Q{x + t * r * 0.95},{y - rise * 0.8} {x},{top}")
                self.draw(curve, self.pen(4.2, 0.5))
                self.draw(curve, stroke(self.tone(rib, 0.3 - 0.9 * (t + 1) / 2), 2.6))
        self.draw(shape, self.pen(2.8, 0.92))
        if lantern:
            self._lantern(x, top + 3, r, lantern, material)

    def _lantern(self, x: float, y: float, r: float, h: float, material: Colour) -> None:
        with self.moved(x, y):
            shade = [(0, self.tone("white", 0.5)), (1, self.tone("white", -0.6))]
            self.inked(rect(-r * 0.16, -h * 0.6, r * 0.32, h * 0.62), linear(-r * 0.16, 0, r * 0.16, 0, shade), 2.2, 1)
            cap = polygon((-r * 0.22, -h * 0.58), (0, -h), (r * 0.22, -h * 0.58))
            self.inked(cap, fill(self.tone(material, 0.2)), 2.2, 1)
            self.ball(0, -h - 2, 4)

    def ball(self, x: float, y: float, r: float, ink: float = 1.6) -> None:
        """A golden ball at a place of the picture."""
        if r < 6:
            self.disc(x, y, r, fill("#f3d27a"))
        else:
            gold = [(0, "#fff6cf"), (0.5, "#e8b84a"), (1, "#7a4a14")]
            self.disc(x, y, r, radial(x - r * 0.4, y - r * 0.4, r * 1.5, gold))
        self.disc(x, y, r, self.pen(ink))

    def ring(self, cx: float, cy: float, r: float, z: float = 0, flat: float = 0.55) -> skia.Path:
        """A level circle."""
        x, y = self.at(cx, cy, z)
        return oval(x - r, y - r * flat, 2 * r, 2 * r * flat)

    def paved(self, cx: float, cy: float, r: float, light: Colour, dark: Colour) -> None:
        """A round pavement."""
        self.inked(self.ring(cx, cy, r), linear(-r, 0, r, 0, [(0, light), (1, dark)]), 2.2, 0.7)

    def pool(self, shape: skia.Path, light: Colour = "#9fe6ea") -> None:
        """Water in a basin, with ripples."""
        box = shape.getBounds()
        depth = [(0, light), (0.5, "#3f9fb4"), (1, "#1a4f72")]
        self.draw(shape, linear(box.left(), box.top(), box.right(), box.bottom(), depth))
        with self.clipped(shape):
            for index in range(4):
                y = box.top() + box.height() * (index + 0.6) / 4.4
                ripple = path(f"M{box.left() + 6 + index * 5},{y} q8,-4 16,0 t16,0")
                self.draw(ripple, stroke("#ffffff", 2, 0.7))
        self.draw(shape, self.pen(2.4))

    def _round(self, x: float, r: float, material: Colour, lights: tuple[float, float, float, float]) -> skia.Paint:
        places = (0, 0.25, 0.6, 1)
        stops = [(place, self.tone(material, light)) for place, light in zip(places, lights, strict=True)]
        return linear(x - r, 0, x + r, 0, stops)
