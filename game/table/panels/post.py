"""The wood of a table: the post at its right, on which chronicle, card and the small buttons hang, and its edge in
front, on which one's own things lie.
"""

from __future__ import annotations

from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget

EDGE = 10.0  # units: how far it reaches beyond what hangs on it


class Post(Widget):
    """From the upper to the lower edge of the window, behind all that hangs there; the pointer goes through."""

    role = "post"
    bleed = 26.0

    def __init__(self) -> None:
        super().__init__("post")

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        if self.box.w > EDGE:
            canvas.skin("post", self.box)


def post_box(room: Box, hung: list[Box]) -> Box:
    """Where it stands in a window of these units: from the first of what hangs on it to the right edge."""
    found = [box.x for box in hung if box.w > 0]
    left = min(found) - EDGE if found else room.right
    return Box(left, room.y, room.right - left, room.h)


class Shelf(Widget):
    """The edge of the table, below the hand; the pointer goes through."""

    role = "shelf"
    bleed = 26.0

    def __init__(self) -> None:
        super().__init__("shelf")

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        if self.box.h > EDGE:
            canvas.skin("shelf", self.box)
