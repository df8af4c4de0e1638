"""What the table of Citadels stands on, in front of the square: the great buildings on the horizon, terraces below the
opponents' houses, the edge of the own table, and the wooden post at the right."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.draw.backdrops import FULL_HEIGHT, FULL_WIDTH
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import REFERENCE_HEIGHT, REFERENCE_WIDTH, Box
from game.ui.widgets import Widget

LEDGE = 8.0  # units of a terrace that are seen above the cloths, and below them

# Where the great buildings stand, in units of the painted square from its middle, in the order in which they are used.
ACROSS = (-400, 470, -130, 220, -570, 640, 40, -270, 340, -480)
FOOT = 276.0
GREAT = (144.0, 225.0, 198.0)  # width and height of their pictures, and how far down in them they stand


class Place(Widget):
    """Lies below everything else; only drawn."""

    def __init__(self) -> None:
        super().__init__("place")
        self.terraces: Sequence[Box] = ()
        self.edge = self.post = Box(0, 0, 0, 0)
        self.great: tuple[tuple[int, str], ...] = ()  # place on the horizon, picture

    def show(self, great: tuple[tuple[int, str], ...]) -> None:
        """The great buildings of this moment."""
        if great != self.great:
            for place, _name in {*great} ^ {*self.great}:
                self._redraw(self._on_horizon(place))
            self.great = great

    def _redraw(self, box: Box) -> None:
        layer = self.layer
        if layer is not None:
            layer.services.base.add(layer.services.scale.rect(box.inset(-2)))

    def _on_horizon(self, place: int) -> Box:
        """Where the picture of a great building lies: it belongs to the painted square, not to the user's scale."""
        scale = self.ui.scale
        painted = min(scale.width / REFERENCE_WIDTH, scale.height / REFERENCE_HEIGHT)
        painted *= max(1.0, scale.width / painted / FULL_WIDTH, scale.height / painted / FULL_HEIGHT)
        unit = painted / scale.k
        wide, high, foot = (part * unit for part in GREAT)
        return Box(scale.bounds.cx + ACROSS[place] * unit - wide / 2, scale.bounds.y + FOOT * unit - foot, wide, high)

    def stand(self, signs: Sequence[Box], edge: Box, post: Box, across: Box) -> None:
        """The cloths of the opponents hang from terraces as wide as `across`."""
        rows = {round(sign.y): sign for sign in signs}
        self.terraces = [Box(across.x, sign.y - LEDGE, across.w, sign.h + 2 * LEDGE - 2) for sign in rows.values()]
        self.edge, self.post = edge, post

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        if not canvas.pens.text.sight.bare:
            for place, name in self.great:
                if canvas.pens.assets.usable(name):
                    canvas.picture(name, self._on_horizon(place))
        for terrace in self.terraces:
            canvas.skin("masonry", terrace)
        if self.edge.w:
            canvas.skin("shelf", self.edge)
        if self.post.w:
            canvas.skin("post", self.post)
