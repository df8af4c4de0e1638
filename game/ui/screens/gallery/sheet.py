"""A sheet of parchment to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.screens.gallery.board import SmoothScroll
from game.ui.widgets import Column, Widget

BROAD, NARROW = 700.0, 24.0  # below that width the margin is small


class Page(Widget):
    """Parchment with one column of text that scrolls, or two of which each scrolls by itself."""

    role = "page"
    bleed = 40.0

    def __init__(self, left: Sequence[Widget], right: Sequence[Widget], spread: bool) -> None:
        columns = [list(left), list(right)] if spread else [[*left, *right]]
        self.texts = [
            SmoothScroll(Column(rows, gap=14), f"text_{n}", on_parchment=True) for n, rows in enumerate(columns)
        ]
        super().__init__("page", self.texts)

    def arrange(self, box: Box) -> None:
        self.box = box
        side = NARROW if box.w <= BROAD else 44.0 if len(self.texts) > 1 else min(110.0, box.w * 0.07)
        room = box.inset(side, min(36.0, box.h * 0.06))
        for text, part in zip(self.texts, room.columns(len(self.texts), 64), strict=True):
            text.arrange(part)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        if len(self.texts) > 1:
            x = self.box.cx
            canvas.line(x, self.box.y + 40, x, self.box.bottom - 40, theme.GOLD_DEEP, 90, 1.2)

    def move(self, act: Callable[[SmoothScroll], bool]) -> bool:
        """Scrolls the last column that can; the rulings are the longer ones."""
        return any(act(text) for text in reversed(self.texts))
