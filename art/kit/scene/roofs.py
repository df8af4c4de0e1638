"""Roofs: cones, hips, gables and domes."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import MATERIALS
from art.kit.drawing.shapes import intersection, path, polygon, rect
from art.kit.scene.masonry import Masonry


class Roofs(Masonry):
    """Everything that closes a building from above."""

    def cone(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        material: Colour = "slate",
        over: float = 6,
        flare: bool = True,
        finial: bool = True,
    ) -> skia.Path:
        """A conical roof whose eaves lie at `y`."""
        x0, x1, cx = (x - over, x + w + over, x + w / 2)
        p = (
            path(
                f"M{x0},{y} Q{cx - w * 0.18},{y - h * 0.34} {cx},{y - h} Q{cx + w * 0.18},{y - h * 0.34} {x1},{y} "
                f"Q{cx},{y + w * 0.13} {x0},{y} Z"
            )
            if flare
            else path(f"M{x0},{y} L{cx},{y - h} L{x1},{y} Q{cx},{y + w * 0.13} {x0},{y} Z")
        )
        self.draw(
            p,
            linear(
                x0,
                0,
                x1,
                0,
                [
                    (0, self.tone(material, 0.35)),
                    (0.3, self.tone(material, 0.45)),
                    (0.55, self.tone(material, -0.2)),
                    (1, self.tone(material, -0.9)),
                ],
            ),
        )
        with self.clipped(p):
            k = y - 6
            while k > y - h:
                self.draw(path(f"M{x0},{k} Q{cx},{k + w * 0.16} {x1},{k}"), stroke(self.ink, 1.1, 0.28))
                k -= 9
        self.hatch(intersection(p, rect(cx + w * 0.1, y - h, w, h + 20)), cx, y - h, w * 0.7, h + 10, 0.18)
        self.outline(p)
        if finial:
            self.line(cx, y - h, cx, y - h - 9, stroke(self.ink, 2))
            self.disc(cx, y - h - 2, 3, fill(MATERIALS["gold"]))
        return p

    def hip(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        material: Colour = "tile",
        over: float = 7,
        inset: float = 0.22,
        rows: bool = True,
    ) -> skia.Path:
        """A roof seen from its long side: a trapezoid above `y`."""
        x0, x1 = (x - over, x + w + over)
        i = w * inset
        p = polygon((x0, y), (x0 + i, y - h), (x1 - i, y - h), (x1, y))
        self.draw(p, linear(0, y - h, 0, y, [(0, self.tone(material, 0.38)), (1, self.tone(material, -0.35))]))
        self.tiles(p, x0, y - h, x1 - x0, h)
        self.outline(p)
        self.line(x0 + i, y - h, x1 - i, y - h, stroke(self.theme.light, 2.2, 0.6))
        return p

    def tiles(self, shape: skia.Path, x: float, y: float, w: float, h: float, pitch: float = 8) -> None:
        """Rows of tiles clipped to the shape."""
        with self.clipped(shape):
            r = random.Random(int(x + y + w))
            k = y + pitch
            j = 0
            while k < y + h + 2:
                self.line(x, k, x + w, k, stroke(self.ink, 1.1, 0.33))
                q = x + (4 if j % 2 else 0)
                while q < x + w:
                    if r.random() < 0.55:
                        self.line(q, k - pitch, q, k, stroke(self.ink, 1, 0.2))
                    if r.random() < 0.16:
                        self.box(
                            q, k - pitch + 1, 8, pitch - 1, fill("#ffffff" if r.random() < 0.6 else self.ink, 0.14)
                        )
                    q += 8
                k += pitch
                j += 1

    def gable(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        material: Colour = "plaster",
        roof: Colour = "tile",
        over: float = 8,
        texture: str | None = "plaster",
        thick: float = 9,
    ) -> skia.Path:
        """A front gable with bargeboards; `y` is the height of the eaves."""
        cx = x + w / 2
        self.draw(
            polygon((x - over, y + 4), (cx, y - h - thick * 2), (x + w + over, y + 4), (x + w, y)),
            fill(self.tone("wood", -0.8)),
        )
        self.draw(
            polygon((x - over, y + 4), (cx, y - h - thick * 2), (x + w + over, y + 4)), fill(self.tone("wood", -0.8))
        )
        p = polygon((x, y), (cx, y - h), (x + w, y))
        self.draw(p, linear(x, 0, x + w, 0, [(0, self.tone(material, 0.4)), (1, self.tone(material, -0.3))]))
        self.texture(p, x, y - h, w, h, texture)
        self.draw(p, linear(0, y - h, 0, y - h * 0.3, [(0, self.ink, 0.45), (1, self.ink, 0)]))
        a = polygon(
            (cx, y - h - thick * 1.2), (x - over, y + 4), (x - over, y - thick + 2 + 4), (cx, y - h - thick * 2.5)
        )
        b = polygon(
            (cx, y - h - thick * 1.2),
            (x + w + over, y + 4),
            (x + w + over, y - thick + 2 + 4),
            (cx, y - h - thick * 2.5),
        )
        self.draw(a, fill(self.tone(roof, 0.45)))
        self.draw(b, fill(self.tone(roof, -0.5)))
        self.outline(a)
        self.outline(b)
        return p

    def roof_side(
        self,
        cx: float,
        y: float,
        h: float,
        x1: float,
        dx: float,
        material: Colour = "tile",
        over: float = 8,
        dy: float = 10,
    ) -> skia.Path:
        """The right roof plane behind a front gable, going back by `dx`."""
        p = polygon((cx, y - h - 20), (x1 + over, y), (x1 + over + dx, y - dy), (cx + dx, y - h - 20 - dy))
        self.draw(p, linear(0, y - h, 0, y, [(0, self.tone(material, 0.05)), (1, self.tone(material, -0.6))]))
        self.tiles(p, cx, y - h - 30, dx + x1 - cx + 20, h + 34)
        self.outline(p)
        return p

    def dome(
        self, x: float, y: float, w: float, h: float, material: Colour = "copper", ribs: int = 5, lantern: bool = True
    ) -> skia.Path:
        """A ribbed dome above `y`, with or without a lantern."""
        cx = x + w / 2
        p = path(
            f"M{x},{y} C{x},{y - h * 0.62} {cx - w * 0.22},{y - h} {cx},{y - h} C{cx + w * 0.22},{y - h} "
            f"{x + w},{y - h * 0.62} {x + w},{y} Z"
        )
        self.draw(
            p,
            radial(
                x + w * 0.3,
                y - h * 0.62,
                w * 0.95,
                [(0, self.tone(material, 0.75)), (0.4, self.tone(material, 0.1)), (1, self.tone(material, -0.9))],
            ),
        )
        with self.clipped(p):
            for i in range(1, ribs):
                t = i / ribs
                q = x + w * t
                self.draw(
                    path(f"M{q},{y} Q{cx + (q - cx) * 0.9},{y - h * 0.7} {cx},{y - h}"), stroke(self.ink, 1.3, 0.35)
                )
        self.outline(p)
        if lantern:
            self.wall(cx - 6, y - h - 14, 12, 15, "pale", None)
            self.cone(cx - 6, y - h - 13, 12, 18, "gold", 3)
        return p
