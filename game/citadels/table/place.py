"""What the table of Citadels stands on, in front of the square: terraces below the opponents' houses, the edge of the
own table, and the wooden post at the right."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget

LEDGE = 8.0  # units of a terrace that are seen above the cloths, and below them


class Place(Widget):
    """Lies below everything else; only drawn."""

    def __init__(self) -> None:
        super().__init__("place")
        self.terraces: Sequence[Box] = ()
        self.edge = self.post = Box(0, 0, 0, 0)

    def stand(self, signs: Sequence[Box], edge: Box, post: Box, across: Box) -> None:
        """The cloths of the opponents hang from terraces as wide as `across`."""
        rows = {round(sign.y): sign for sign in signs}
        self.terraces = [Box(across.x, sign.y - LEDGE, across.w, sign.h + 2 * LEDGE - 2) for sign in rows.values()]
        self.edge, self.post = edge, post

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        for terrace in self.terraces:
            canvas.skin("masonry", terrace)
        if self.edge.w:
            canvas.skin("shelf", self.edge)
        if self.post.w:
            canvas.skin("post", self.post)
