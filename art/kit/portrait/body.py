"""What a portrait wears and stands on: cloth with folds that follow its form, neck, shoulders, sleeves."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from art.kit.drawing.board import Board
from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import path, polygon

Spot = tuple[float, float]
THROAT = 1.34  # a neck with its muscles is broader than its throat by this factor


def tapered(line: skia.Path, width: float, peak: float = 0.4) -> skia.Path:
    """A pen stroke along a path that swells to `width` at the share `peak` of its length and ends in points."""
    shape, measure = skia.Path(), skia.PathMeasure(line, False)
    while True:
        length, left, right = measure.getLength(), [], []
        for step in range(25 if length else 0):
            share = step / 24
            place, tangent = measure.getPosTan(length * share)
            swell = share / peak if share < peak else (1 - share) / (1 - peak)
            half = width / 2 * math.sin(math.pi / 2 * swell)
            left.append((place.x() - tangent.y() * half, place.y() + tangent.x() * half))
            right.append((place.x() + tangent.y() * half, place.y() - tangent.x() * half))
        if left:
            shape.addPath(polygon(*left, *reversed(right)))
        if not measure.nextContour():
            return shape


class Body(Board):
    """A board on which cloth and skin below the head are drawn, lit from the left."""

    def fold(self, line: skia.Path, depth: float = 1) -> None:
        """A fold along a path: a shadow on its right, a lit ridge on its left, a line that swells and fades."""
        for dx, width, blur, colour, alpha in (
            (4.5, 15, 3.2, self.ink, 0.34),
            (-4.5, 8, 2, self.theme.light, 0.24),
            (0, 3.4, 0, self.ink, 0.72),
        ):
            with self.moved(dx * depth, 0):
                self.draw(tapered(line, width * depth), fill(colour, alpha, blur))

    def cloth(
        self,
        shape: skia.Path,
        colour: Colour,
        span: tuple[float, float],
        tones: tuple[float, float, float] = (0.45, 0, -0.85),
        folds: Sequence[str] = (),
        hatched: bool = True,
        outline: float = 2.6,
    ) -> None:
        """Cloth, hair or leather: shaded from left to right over `span`, with the folds drawn in it."""
        x0, x1 = span
        stops = [(place, self.tone(colour, light)) for place, light in zip((0, 0.45, 1), tones, strict=True)]
        self.draw(shape, linear(x0, 0, x1, 0, stops))
        box = shape.getBounds()
        depth = min(1.0, max(0.5, min(box.width(), box.height()) / 110))
        with self.clipped(shape):
            with self.moved(-2 * depth, -2.5 * depth):
                self.draw(shape, stroke(self.ink, 11 * depth, 0.3, blur=4 * depth))
            for fold in folds:
                self.fold(path(fold), depth)
        if hatched:
            self._hatched(shape, x0 + (x1 - x0) * 0.45, x1)
        self.draw(shape, stroke(self.ink, outline, 0.95))

    def _hatched(self, shape: skia.Path, x0: float, x1: float) -> None:
        """Pen lines that set in at x0 and are full at x1: the side away from the light."""
        box, line = shape.getBounds(), stroke(self.ink, 1)
        line.setShader(linear(x0, 0, x1, 0, [(0, self.ink, 0), (1, self.ink, 0.2)]).getShader())
        with self.clipped(shape):
            place = x0 - box.height()
            while place < box.right():
                self.line(place, box.bottom(), place + box.height(), box.top(), line)
                place += 5

    def neck(self, cx: float, y: float, w: float, h: float, skin: Colour, lean: float = 0) -> None:
        """The neck from the jaw at `y` down to the collar bones; `w` is the throat alone, the muscles make it broader.

        `lean` shifts its foot sideways, as under a turned head.
        """
        x0, x1, foot = cx - w * THROAT / 2, cx + w * THROAT / 2, y + h
        shape = path(
            f"M{x0},{y} C{x0 + 3 + lean * 0.3},{y + h * 0.4} {x0 + lean},{y + h * 0.62} {x0 + lean - 34},{foot} "
            f"L{x0 + lean - 34},{foot + 24} L{x1 + lean + 34},{foot + 24} L{x1 + lean + 34},{foot} "
            f"C{x1 + lean},{y + h * 0.62} {x1 - 3 + lean * 0.3},{y + h * 0.4} {x1},{y} Z"
        )
        shadow = mix(mix(darken(skin, 0.46), "#7a2a1a", 0.2), self.ink, 0.2)
        lit = mix(skin, "#fff2d8", 0.2)
        stops = [(0, mix(skin, shadow, 0.2)), (0.2, lit), (0.5, mix(skin, shadow, 0.2)), (1, shadow)]
        self.draw(shape, linear(x0 - 8, 0, x1 + 8, 0, stops))
        pit = cx + lean + w * 0.04
        with self.clipped(shape):
            for side, alpha in ((-1, 0.4), (1, 0.55)):
                cord = path(
                    f"M{cx + side * w * 0.62},{y + 8} Q{cx + side * w * 0.42 + lean},{y + h * 0.6} "
                    f"{pit + side * 5},{foot + 8}"
                )
                with self.moved(side * 4 - 2, 0):
                    self.draw(tapered(cord, 13, 0.6), fill(shadow, alpha, 3))
                with self.moved(-3, 0):
                    self.draw(tapered(cord, 7, 0.6), fill(lit, 0.35, 2))
                self.draw(tapered(cord, 2.2, 0.7), fill(self.ink, 0.4))
            self.ellipse(pit - 7, foot - 2, 14, 12, fill(shadow, 0.7, 3))
            chin = path(
                f"M{x0 - 6},{y - 10} L{x1 + 8},{y - 10} L{x1 + 8},{y + 58} C{cx + w * 0.45},{y + 66} {cx + 4},{y + 62} "
                f"{cx - w * 0.24},{y + 50} C{x0 + 6},{y + 38} {x0},{y + 26} {x0 - 6},{y + 12} Z"
            )
            self.draw(chin, fill(mix(shadow, self.ink, 0.45), 0.72, 3.4))
        self.draw(shape, stroke(self.ink, 2.4))

    def shoulders(
        self,
        colour: Colour,
        top: float = 344,
        neck: float = 62,
        left: Spot = (-10, 420),
        right: Spot = (410, 420),
        folds: Sequence[str] = (),
    ) -> skia.Path:
        """A body below the neck; its shoulder points `left` and `right` let it turn, slope or stand broad."""
        (x0, y0), (x1, y1) = left, right
        x2, x3, rise = 200 - neck, 200 + neck, top - 12
        shape = path(
            f"M{x0 - 18},500 C{x0 - 18},{y0 + 44} {x0 - 10},{y0 - 2} {x0 + 22},{y0 - 24} "
            f"C{x0 + 50},{y0 - 42} {x2 - 34},{top + 16} {x2},{rise} Q200,{top + 34} {x3},{rise} "
            f"C{x3 + 34},{top + 16} {x1 - 50},{y1 - 42} {x1 - 22},{y1 - 24} "
            f"C{x1 + 10},{y1 - 2} {x1 + 18},{y1 + 44} {x1 + 18},500 Z"
        )
        self.cloth(shape, colour, (x0, x1))
        with self.clipped(shape):
            self._form(colour, top, left, right)
            for fold in folds:
                self.fold(path(fold))
        self.draw(shape, stroke(self.ink, 2.6, 0.95))
        return shape

    def _form(self, colour: Colour, top: float, left: Spot, right: Spot) -> None:
        """Round shoulders, the breast between the arms, and the shade of the head."""
        (x0, y0), (x1, y1) = left, right
        lit = self.tone(colour, 0.8)
        self.disc(x0 + 52, y0 - 2, 64, radial(x0 + 52, y0 - 2, 64, [(0, lit, 0.5), (1, lit, 0)]))
        self.disc(x1 - 62, y1 - 6, 46, radial(x1 - 62, y1 - 6, 46, [(0, lit, 0.3), (1, lit, 0)]))
        self.ellipse(140, top - 24, 150, 64, fill(self.ink, 0.5, 12))
        for x, y, inward in ((x0, y0, 1), (x1, y1, -1)):
            seam = f"M{x + inward * 62},{y + 14} Q{x + inward * 88},{y + 50} {x + inward * 76},512"
            crease = f"M{x + inward * 10},{y + 10} Q{x + inward * 34},{y + 34} {x + inward * 60},{y + 34}"
            for text, depth in ((seam, 1), (crease, 0.7)):
                self.fold(path(text), depth)

    def sleeve(
        self,
        wrist: Spot,
        elbow: Spot,
        colour: Colour,
        trim: Colour | None = None,
        width: tuple[float, float] = (38, 92),
    ) -> None:
        """An arm's sleeve from the wrist down to an elbow, as wide as `width` at its two ends."""
        (x0, y0), (x1, y1) = wrist, elbow
        length = math.hypot(x1 - x0, y1 - y0)
        with self.moved(x0, y0, math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90):
            w0, w1 = width[0] / 2, width[1] / 2
            shape = path(
                f"M-{w0},0 Q0,12 {w0},0 C{w0 + 8},{length * 0.4} {w1},{length * 0.6} {w1},{length} "
                f"L-{w1},{length} C-{w1},{length * 0.6} -{w0 + 8},{length * 0.4} -{w0},0 Z"
            )
            folds = (
                f"M{w0 + 4},{length * 0.34} Q{w0 * 0.2},{length * 0.34 + 10} -{w0 * 0.5},{length * 0.34 - 4}",
                f"M-{w0 + 6},{length * 0.56} Q-{w0 * 0.2},{length * 0.56 + 16} {w0 * 0.7},{length * 0.56 + 4}",
                f"M{w0 * 0.5},16 Q{w0 * 0.9},{length * 0.3} {w1 * 0.66},{length * 0.9}",
            )
            self.cloth(shape, colour, (-w1, w1), (0.4, 0, -0.7), folds)
            if trim:
                band = path(f"M-{w0 + 1},-2 Q0,10 {w0 + 1},-2 L{w0 + 4},12 Q0,25 -{w0 + 3},12 Z")
                self.cloth(band, trim, (-w0, w0), (0.5, 0, -0.6), hatched=False, outline=2)
