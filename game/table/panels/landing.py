"""The glow of the place over which a card is held."""

from __future__ import annotations

from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget


class Landing(Widget):
    """The glow of the place over which a card is held."""

    role = "landing"
    bleed = 30.0

    def __init__(self) -> None:
        super().__init__("landing")
        self.on = False

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def arrange(self, box: Box) -> None:
        """It lies where the card would."""

    def draw(self, canvas: Canvas) -> None:
        if self.on:
            canvas.skin("glow_focus", self.box)
