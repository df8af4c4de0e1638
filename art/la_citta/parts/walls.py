"""What is drawn flat on the walls of the map's buildings, in units of the wall."""

from __future__ import annotations

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import arch, circle, rect
from art.la_citta.parts.pen import Pen


class Walls(Pen):
    """Arcades, roundels and bands."""

    def arcade(
        self, w: float, y0: float, y1: float, n: int, lit: bool = True, pad: float = 5, share: float = 0.62
    ) -> None:
        """A row of `n` round arches between two heights of a wall; `share` of each step is open."""
        step = (w - 2 * pad) / n
        for index in range(n):
            opening = arch(pad + (index + (1 - share) / 2) * step, y0, step * share, y1 - y0, False)
            glow = linear(0, y0, 0, y1, [(0, "#a8561c"), (0.6, "#ffc35a"), (1, "#fff0b0")])
            self.draw(opening, glow if lit else fill(mix(self.ink, "#4a2a1a", 0.25)))
            self.draw(opening, self.pen(1.8, 0.9))

    def dots(self, w: float, y: float, n: int, colour: Colour, r: float = 4) -> None:
        """A row of roundels."""
        for index in range(n):
            self.inked(circle(w * (index + 0.5) / n, y, r), fill(colour), 1.3, 1)

    def bands(self, w: float, h: float, colour: Colour, pitch: float = 15, high: float = 4) -> None:
        """Stripes of marble."""
        row = 6.0
        while row < h:
            self.draw(rect(0, row, w, high), fill(colour, 0.8))
            row += pitch

    def wall_shade(self, w: float, h: float, light: float) -> None:
        """Dark at the foot and below the eaves, a bright edge on the lit side."""
        self.area(0, h * 0.5, w, h, linear(0, h * 0.5, 0, h, [(0, self.ink, 0), (1, self.ink, 0.32)]))
        eaves = min(10, h * 0.3)
        self.area(0, 0, w, eaves, linear(0, 0, 0, eaves, [(0, self.ink, 0.35), (1, self.ink, 0)]))
        if light > 0:
            self.line(1.5, 0, 1.5, h, stroke(self.theme.light, 3, 0.75))
