"""The wooden post at the right of a table: chronicle, card and the small buttons hang on it."""

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
