"""What the landscapes of the map have in common: light, the rim of an area, bushes."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import OVERLAY, fill, linear, radial, stroke, textured
from art.kit.drawing.shapes import circle, path, union
from art.kit.drawing.textures import grain_texture
from art.kit.scene.scene import Scene
from art.la_citta.parts.seasons import SUMMER, Season


class Ground(Scene):
    """Draws in units of the map; light from the left at the golden hour."""

    def __init__(self, canvas: skia.Canvas, seed: int = 5, season: Season = SUMMER) -> None:
        super().__init__(canvas, "golden", seed)
        self.ink = "#2a1c1c"
        self.season = season

    def rim(self, shape: skia.Path, dark: Colour) -> None:
        """The soft inner rim and the hedge round an area."""
        with self.clipped(shape):
            self.draw(shape, stroke(dark, 26, 0.35, blur=10))
        self.draw(shape, stroke(dark, 7, 0.95))
        self.draw(shape, stroke(mix(dark, "#ffe9b0", 0.35), 2, 0.5))

    def grain(self, shape: skia.Path, alpha: float = 0.5) -> None:
        """Paper grain within a shape."""
        self.draw(shape, textured(grain_texture(), alpha, 1.6, OVERLAY))

    def low_sun(self, shape: skia.Path) -> None:
        """Warm at the upper left, violet at the lower right."""
        box = shape.getBounds()
        cold = self.season.snow > 0
        warm, shade = ("#fffaf0", "#28385c") if cold else ("#fff0b4", "#3a2240")
        stops = [(0, warm, 0.28), (0.5, warm, 0), (1, shade, 0.32)]
        self.draw(shape, linear(box.left(), box.top(), box.right(), box.bottom(), stops))

    def drifts(self, shape: skia.Path, dice: random.Random, count: int = 16) -> None:
        """Snow lies within a shape, the more of it at its edge."""
        if not self.season.snow:
            return
        box = shape.getBounds()
        with self.clipped(shape):
            self.draw(shape, stroke("#ffffff", 34, 0.55, blur=9))
            for _ in range(count):
                x, y, w = (
                    dice.uniform(box.left(), box.right()),
                    dice.uniform(box.top(), box.bottom()),
                    dice.uniform(40, 130),
                )
                self.ellipse(x - w / 2, y - w * 0.16, w, w * 0.32, fill("#ffffff", dice.uniform(0.18, 0.42), blur=7))

    def bush(self, x: float, y: float, r: float) -> None:
        """A round bush with its shadow."""
        self.ellipse(x - r * 0.8, y - r * 0.3, r * 2.2, r * 0.7, fill(self.ink, 0.4, blur=3))
        shape = union(
            circle(x - r * 0.5, y - r * 0.4, r * 0.6),
            circle(x + r * 0.5, y - r * 0.4, r * 0.55),
            circle(x, y - r * 0.75, r * 0.7),
        )
        light, green, dark = self.season.bush
        self.inked(shape, radial(x - r * 0.5, y - r, r * 2, [(0, light), (0.5, green), (1, dark)]), 3, 0.75)

    def cypress(self, x: float, y: float, h: float = 90) -> None:
        """A cypress with its shadow."""
        self.ellipse(x - 4, y - 6, h * 0.6, 14, fill(self.ink, 0.4, blur=3))
        shape = path(
            f"M{x},{y - h} C{x + h * 0.19},{y - h * 0.6} {x + h * 0.17},{y - h * 0.1} {x},{y} "
            f"C{x - h * 0.17},{y - h * 0.1} {x - h * 0.19},{y - h * 0.6} {x},{y - h} Z"
        )
        tip = "#dfe6e6" if self.season.snow else "#83984a"
        greens = [(0, tip), (0.4, "#3d6236"), (1, "#12261e")]
        self.inked(shape, linear(x - h * 0.16, 0, x + h * 0.16, 0, greens), 3, 0.85)
