"""Who has won and what was close, on parchment."""

from __future__ import annotations

from game.la_citta.table.afterwards.counting import Result
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape, plain
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.widgets import Widget

LOW = 230.0  # units: a lower sheet says the most important alone


class Verdict(Widget):
    """It is told when the rows have been counted."""

    role = "text"
    bleed = 30.0

    def __init__(self, found: Result) -> None:
        super().__init__("verdict")
        self.result = found
        self.told = True

    @property
    def value(self) -> str:
        return joined([self.result.title, plain(self.result.told), self.result.tie]) if self.told else ""

    def show(self, *, told: bool) -> None:
        """Whether the end is told yet."""
        if told != self.told:
            self.told = told
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 60:
            return
        canvas.skin("parchment", self.box)
        if not self.told:
            return
        inner = self.box.inset(min(34.0, self.box.w * 0.06), min(24.0, self.box.h * 0.08))
        head, rest = inner.cut_top(min(46.0, inner.h * 0.24), 4)
        found = self.result
        canvas.text_in(found.title, head, canvas.pens.text.fit(found.title, Style("head", 31, theme.INK_HEAD), head.w))
        if self.box.h < LOW:  # what decides ties stands in the rules, too
            canvas.paragraph(found.told, rest, Style("text", 17, theme.INK_BODY, leading=1.04))
            return
        lower, upper = rest.cut_bottom(min(70.0, rest.h * 0.36), 8)
        canvas.paragraph(found.told, upper, Style("text", 22, theme.INK_BODY, leading=1.16))
        canvas.line(lower.x, lower.y, lower.right, lower.y, theme.GOLD_DARK, 150, 1.2)
        place = Box(lower.x, lower.y + 8, lower.w, lower.h - 8)
        canvas.paragraph(escape(found.tie), place, Style("it", 18, theme.INK_DIM, leading=1.04))
