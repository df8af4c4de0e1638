"""The name of the game on the post, where the small buttons are."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget


class Title(Widget):
    """The name of the game, beside the small buttons."""

    role = "title"

    def __init__(self, name: str) -> None:
        super().__init__("game_title")
        self.text = name

    @property
    def value(self) -> str:
        return self.text

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 60:
            return
        room = Box(self.box.x + 12, self.box.y + 2, self.box.w - 256, self.box.h - 4)
        if room.w > 60:
            canvas.paragraph(self.text, room, Style("head", 20, theme.TEXT_HEAD, leading=1.05), "center", "middle")
