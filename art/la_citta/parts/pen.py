"""The pen of the map's buildings: bold where they are seen small, fine where a building fills a card."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import stroke
from art.kit.scene.scene import Scene


class Pen(Scene):
    """A scene whose ink lines are `thin` times as wide as they are written down."""

    thin = 1.0

    def pen(self, width: float, alpha: float = 1, blur: float = 0) -> skia.Paint:
        """A line of ink."""
        return stroke(self.ink, width * self.thin, alpha, blur)

    def outline(self, shape: skia.Path, width: float = 2.0, alpha: float = 0.85) -> None:
        """The ink line round a shape."""
        super().outline(shape, width * self.thin, alpha)
