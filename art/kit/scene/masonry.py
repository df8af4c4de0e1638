"""Walls and what they are made of."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.board import Board
from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import intersection, polygon, rect


class Masonry(Board):
    """Walls, battlements and their textures."""

    def texture(
        self, shape: skia.Path, x: float, y: float, w: float, h: float, kind: str | None, alpha: float = 1
    ) -> None:
        """Stones, bricks, planks or plaster over a box, clipped to the shape; the place decides the pattern."""
        if not kind:
            return
        dice = random.Random(int(x * 7 + y * 3 + w))
        with self.clipped(shape):
            if kind in ("stone", "brick"):
                self._courses(dice, (x, y, w, h), kind == "brick", alpha)
            elif kind == "wood":
                place = x
                while place < x + w:
                    self.line(place, y, place + dice.uniform(-1, 1), y + h, stroke(self.ink, 1.1, 0.35 * alpha))
                    place += dice.uniform(5, 9)
            elif kind == "plaster":
                for _ in range(int(w * h / 260)):
                    spot = dice.uniform(x, x + w), dice.uniform(y, y + h), dice.uniform(4, 16), dice.uniform(2, 5)
                    self.ellipse(*spot, fill(self.ink if dice.random() < 0.6 else "#ffffff", 0.06 * alpha))

    def _courses(self, dice: random.Random, box: tuple[float, float, float, float], bricks: bool, alpha: float) -> None:
        """Rows of stones or bricks, some lighter, some darker, some without a joint."""
        x, y, w, h = box
        height = 7 if bricks else 11
        row = y + height * 0.4
        while row < y + h:
            place = x - dice.uniform(0, 14)
            while place < x + w:
                width = 12 if bricks else dice.uniform(12, 24)
                stone = skia.Rect.MakeXYWH(place + 1, row + 1, width - 2, height - 2)
                chance = dice.random()
                if chance < 0.26:
                    self.canvas.drawRoundRect(stone, 2, 2, fill("#ffffff", 0.13 * alpha))
                elif chance < 0.56:
                    self.canvas.drawRoundRect(stone, 2, 2, fill(self.ink, dice.uniform(0.06, 0.17) * alpha))
                if bricks or dice.random() < 0.5:
                    self.line(
                        place, row, place + width * dice.uniform(0.5, 1), row, stroke(self.ink, 0.9, 0.25 * alpha)
                    )
                    self.line(place, row, place, row + height, stroke(self.ink, 0.9, 0.2 * alpha))
                place += width
            row += height

    def wall(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        material: Colour = "stone",
        texture: str | None = "stone",
        rounded: bool = False,
        shape: skia.Path | None = None,
        shaded: bool = True,
        haze: float = 0,
        rim: bool = True,
    ) -> skia.Path:
        """A lit wall, textured, hatched on its right and inked: round like a drum, or any `shape` inside the box."""
        shape = shape or rect(x, y, w, h)
        if rounded:
            stops = [
                (0, self.tone(material, 0.35, haze)),
                (0.18, self.tone(material, 0.55, haze)),
                (0.55, self.tone(material, -0.25, haze)),
                (0.9, self.tone(material, -0.85, haze)),
                (1, self.tone(material, -0.6, haze)),
            ]
        else:
            stops = [
                (0, self.tone(material, 0.42, haze)),
                (0.5, self.tone(material, 0.08, haze)),
                (1, self.tone(material, -0.35, haze)),
            ]
        self.draw(shape, linear(x, 0, x + w, 0, stops))
        self.texture(shape, x, y, w, h, texture, 1 - haze * 0.7)
        if rounded:
            self.hatch(intersection(shape, rect(x + w * 0.62, y, w * 0.4, h)), x + w * 0.62, y, w * 0.4, h, 0.16)
        else:
            self.hatch(intersection(shape, rect(x + w * 0.78, y, w * 0.25, h)), x + w * 0.78, y, w * 0.25, h, 0.12)
        if shaded:
            self.draw(shape, linear(0, y + h * 0.45, 0, y + h, [(0, self.ink, 0), (1, self.ink, 0.38)]))
            self.draw(shape, linear(0, y, 0, y + min(16, h * 0.3), [(0, self.ink, 0.3), (1, self.ink, 0)]))
        if rim:
            with self.clipped(shape):
                self.line(x + 2, y, x + 2, y + h, stroke(self.theme.light, 2.4, 0.6))
        self.outline(shape)
        return shape

    def side(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        dy: float = 8,
        material: Colour = "stone",
        texture: str | None = "stone",
    ) -> skia.Path:
        """A shaded face receding to the right."""
        p = polygon((x, y), (x + w, y + dy), (x + w, y + h - dy * 0.6), (x, y + h))
        self.draw(p, linear(x, 0, x + w, 0, [(0, self.tone(material, -0.75)), (1, self.tone(material, -0.95))]))
        self.texture(p, x, y, w, h, texture, 0.8)
        self.hatch(p, x, y, w, h, 0.25, 5)
        self.outline(p)
        return p

    def battlement(
        self,
        x: float,
        y: float,
        w: float,
        n: int = 5,
        merlon: float = 10,
        material: Colour = "stone",
        over: float = 4,
        band: float = 12,
        rounded: bool = False,
    ) -> None:
        """A machicolated parapet with `n` merlons; `y` is the top of the wall below it."""
        self.wall(x - over, y - band, w + 2 * over, band, material, None, rounded, shaded=False)
        k = (w + 2 * over) / (2 * n - 1)
        for i in range(n):
            if not rounded:
                self.wall(
                    x - over + 2 * i * k,
                    y - band - merlon,
                    k,
                    merlon + 1,
                    material,
                    None,
                    False,
                    shaded=False,
                    rim=True,
                )
            else:
                self._round_merlon(x, w, over, i, k, y, band, merlon, material, n)
        self.box(x - over, y, w + 2 * over, 5, fill(self.ink, 0.35))
        for i in range(2 * n):
            self.box(
                x - over + 2 + i * (w + 2 * over - 4) / (2 * n),
                y - 1,
                (w + 2 * over) / (4 * n),
                5,
                fill(self.tone(material, -0.3)),
            )

    def _round_merlon(
        self,
        x: float,
        w: float,
        over: float,
        i: float,
        k: float,
        y: float,
        band: float,
        merlon: float,
        material: Colour,
        n: int,
    ) -> None:
        t = i / (n - 1)
        self.inked(
            rect(x - over + 2 * i * k, y - band - merlon, k, merlon + 1), fill(self.tone(material, 0.5 - 1.2 * t)), 1.6
        )
