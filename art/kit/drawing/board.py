"""The board every picture is drawn on: a canvas, its light, and the pen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import skia

from art.kit.drawing.colour import RGB, Colour, darken, mix
from art.kit.drawing.paint import SCREEN, radial, stroke
from art.kit.drawing.palette import MATERIALS, THEMES


class Board:
    """Canvas of W x H units with the light of one theme; (0, 0) is the upper left corner.

    `random` belongs to the picture: the same seed draws the same picture.
    """

    W: float = 400
    H: float = 480

    def __init__(self, canvas: skia.Canvas, theme: str, seed: int = 1) -> None:
        self.canvas = canvas
        self.theme = THEMES[theme]
        self.ink: Colour = self.theme.ink
        self.seed = seed
        self.random = random.Random(seed)

    def tone(self, material: Colour, light: float = 0, haze: float = 0) -> RGB:
        """A material or colour under the light of the scene: `light` -1 deep shade .. 1 full light."""
        base: Colour = MATERIALS.get(material, material) if isinstance(material, str) else material
        if light >= 0:
            seen = mix(base, self.theme.light, 0.10 + 0.45 * light)
        else:
            seen = mix(darken(base, 1 + 0.62 * light), self.ink, -0.38 * light)
        return mix(seen, self.theme.haze, haze) if haze else seen

    def draw(self, shape: skia.Path, paint: skia.Paint) -> None:
        """Any shape with any paint."""
        self.canvas.drawPath(shape, paint)

    def outline(self, shape: skia.Path, width: float = 2.0, alpha: float = 0.85) -> None:
        """The ink line round a shape; large shapes get a hand-drawn one."""
        bounds = shape.getBounds()
        wobble = 0.5 if min(bounds.width(), bounds.height()) > 64 else 0
        self.draw(shape, stroke(self.ink, width, alpha, wobble=wobble, seed=self.seed))

    def inked(self, shape: skia.Path, paint: skia.Paint, width: float = 2.0, alpha: float = 0.85) -> None:
        """A painted shape with its ink line."""
        self.draw(shape, paint)
        self.outline(shape, width, alpha)

    def pipe(self, shape: skia.Path, colour: Colour, width: float, ink_width: float) -> None:
        """A coloured line along a path, edged with ink."""
        self.draw(shape, stroke(self.ink, ink_width))
        self.draw(shape, stroke(colour, width))

    def line(self, x0: float, y0: float, x1: float, y1: float, paint: skia.Paint) -> None:
        """A straight line."""
        self.canvas.drawLine(x0, y0, x1, y1, paint)

    def rod(
        self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float, ink: float
    ) -> None:
        """A straight bar edged with ink; `ink` is the width of the dark line below it."""
        self.canvas.drawLine(*start, *end, stroke(self.ink, ink))
        self.canvas.drawLine(*start, *end, stroke(colour, width))

    def disc(self, x: float, y: float, radius: float, paint: skia.Paint) -> None:
        """A circle round (x, y)."""
        self.canvas.drawCircle(x, y, radius, paint)

    def ellipse(self, x: float, y: float, w: float, h: float, paint: skia.Paint) -> None:
        """The ellipse inside a box."""
        self.canvas.drawOval(skia.Rect.MakeXYWH(x, y, w, h), paint)

    def box(self, x: float, y: float, w: float, h: float, paint: skia.Paint) -> None:
        """A rectangle by corner and size."""
        self.canvas.drawRect(skia.Rect.MakeXYWH(x, y, w, h), paint)

    def area(self, x0: float, y0: float, x1: float, y1: float, paint: skia.Paint) -> None:
        """A rectangle by two corners."""
        self.canvas.drawRect(skia.Rect(x0, y0, x1, y1), paint)

    def hatch(
        self, shape: skia.Path, x: float, y: float, w: float, h: float, alpha: float = 0.22, pitch: float = 5
    ) -> None:
        """Diagonal pen lines over a box, clipped to the shape: the shaded side of things."""
        with self.clipped(shape):
            place = x - h
            while place < x + w:
                self.line(place, y + h, place + h, y, stroke(self.ink, 1.0, alpha))
                place += pitch

    def glow(self, x: float, y: float, radius: float, colour: Colour = "#ffc85a", alpha: float = 0.6) -> None:
        """Light that spreads round a lamp, a fire or magic."""
        self.disc(x, y, radius, radial(x, y, radius, [(0, colour, alpha), (1, colour, 0)], SCREEN))

    @contextmanager
    def clipped(self, shape: skia.Path) -> Iterator[None]:
        """Whatever is drawn inside stays within the shape."""
        self.canvas.save()
        self.canvas.clipPath(shape, True)
        yield
        self.canvas.restore()

    @contextmanager
    def moved(self, x: float, y: float, turn: float = 0, scale: float = 1) -> Iterator[None]:
        """Whatever is drawn inside has its origin at (x, y), is turned by degrees and scaled."""
        self.canvas.save()
        self.canvas.translate(x, y)
        if turn:
            self.canvas.rotate(turn)
        if scale != 1:
            self.canvas.scale(scale, scale)
        yield
        self.canvas.restore()
