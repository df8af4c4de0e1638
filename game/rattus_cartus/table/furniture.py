"""What the things of the table lie on: the beam above with the hours, the table's edge below with the hand."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget

NOWHERE = Box(0, 0, 0, 0)


class Furniture(Widget):
    """Beam and table's edge from side to side; on the edge the title of the hand. The pointer goes through."""

    role = "furniture"
    bleed = 12.0

    def __init__(self) -> None:
        super().__init__("furniture")
        self.beam, self.shelf, self.head, self.rail = NOWHERE, NOWHERE, NOWHERE, NOWHERE
        self._said = ("", "")

    def hit(self, x: float, y: float) -> Widget | None:
        return None

    def say(self, title: str, aside: str) -> None:
        """What stands above the hand."""
        if (title, aside) != self._said:
            self._said = title, aside
            self.invalidate()

    def place(self, room: Box, beam: Box, shelf: Box, head: Box, tabs: Box) -> None:
        """`beam` and `shelf` say how high they are, `head` where the title of the hand stands (nowhere: no room);
        `tabs` are on a rail of wood."""
        self.beam = Box(room.x, room.y, room.w, beam.bottom - room.y + 5)
        self.shelf = Box(room.x, shelf.y, room.w, room.bottom - shelf.y)
        self.head, self.rail = head, tabs
        self.arrange(room)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("beam", self.beam)
        canvas.skin("shelf", self.shelf)
        if self.rail.w > 1:
            canvas.skin("wood", self.rail)
        title, aside = self._said
        if self.head.w < 60:
            return
        style = theme.HEADING.of(theme.TEXT_HEAD)
        wide = min(self.head.w, canvas.pens.text.width(title, style) + 2)
        canvas.text_in(title, Box(self.head.x, self.head.y, wide, self.head.h), style)
        rest = Box(self.head.x + wide + 18, self.head.y, self.head.w - wide - 18, self.head.h)
        if aside and rest.w >= canvas.pens.text.width(aside, theme.ASIDE):
            canvas.text_in(aside, rest, theme.ASIDE, "right")
