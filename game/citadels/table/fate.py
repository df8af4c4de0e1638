"""What was done to the viewer's own characters this round, in words at the own seat until the round ends."""

from __future__ import annotations

from game.citadels.table.badges import draw_sign
from game.table.words import Reminder
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

WORDS = Style("med", 18, theme.TEXT)
SIGN, GAP, LEFT = 28.0, 8.0, 260.0  # the name and its figures stand to the left


class Fate(Widget):
    """A row of ribbons at the right end of the own city's title; nothing where nothing happened."""

    role = "text"

    def __init__(self) -> None:
        super().__init__("fate")
        self.told: tuple[Reminder, ...] = ()

    @property
    def value(self) -> str:
        return ". ".join(one.words for one in self.told)

    def show(self, told: tuple[Reminder, ...]) -> None:
        if told != self.told:
            self.invalidate()
            self.told = told
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        right, left = self.box.right - 14, self.box.x + LEFT
        for one in reversed(self.told):
            room = right - left - SIGN - 3 * GAP
            if room < 40:
                return
            style = canvas.pens.text.fit(one.words, WORDS, room)
            wide = min(room, canvas.pens.text.width(one.words, style))
            ribbon = Box(right - wide - SIGN - 3 * GAP, self.box.y + 5, wide + SIGN + 3 * GAP, 32)
            canvas.rounded(ribbon, theme.DANGER_DARK, 235, 9, theme.DANGER, 255, 1.4)
            draw_sign(canvas, one.sign, Box(ribbon.x + GAP, ribbon.cy - SIGN / 2, SIGN, SIGN))
            words = Box(ribbon.x + SIGN + 2 * GAP, ribbon.y, wide + 2, ribbon.h)
            canvas.text_in(one.words, words, style)
            right = ribbon.x - 10
