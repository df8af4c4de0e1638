"""Beside the table of the inheritance: what decided, and who had looked at which card of the nun row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rattus_cartus.cards.names import face_of
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.counting import Inheritance
from game.rattus_cartus.table.afterwards.plague_parts import small
from game.rattus_cartus.table.figures import stroke
from game.table.pieces import draw_crest
from game.table.seats import SeatInfo
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.widgets import Widget


class Verdict(Widget):
    """The parchment: who inherits, against whom, and the closest decision."""

    role = "verdict"
    bleed = 24.0

    def __init__(self, result: Inheritance) -> None:
        super().__init__("verdict")
        self.result = result
        self.told = True

    @property
    def value(self) -> str:
        result = self.result
        return " ".join([result.title, result.told, result.close]) if self.told else ""

    def show(self, *, told: bool) -> None:
        """Whether it may be read yet: the points are counted first."""
        self.told = told
        self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        box, result = self.box, self.result
        canvas.skin("parchment", box)
        inner = box.inset(min(36.0, box.w * 0.06), min(26.0, box.h * 0.07))
        if not self.told:
            words = _("Who inherits the crown?")
            canvas.text_in(words, inner, Style("head", 28, theme.INK_HEAD), "center")
            return
        head, rest = inner.cut_top(min(50.0, inner.h * 0.2), 4)
        canvas.text_in(result.title, head, Style("head", 29, theme.INK_HEAD))
        share = 0.56 if result.close else 1.0
        upper, lower = rest.cut_top(rest.h * share, 8)
        canvas.paragraph(escape(result.told), upper, replace(small(canvas, "text", 22, theme.INK_BODY), leading=1.14))
        if result.close:
            canvas.line(lower.x, lower.y, lower.right, lower.y, theme.GOLD_DARK, 150, 1.2)
            canvas.paragraph(escape(result.close), Box(lower.x, lower.y + 8, lower.w, lower.h - 8),
                             replace(small(canvas, "it", 20, theme.INK_DIM), leading=1.12))  # fmt: skip


class LookedRow(Widget):
    """The nun row, open, and below each card an eye for each player who had looked at it."""

    role = "looked"
    bleed = 24.0

    def __init__(self, view: View, seats: Sequence[SeatInfo]) -> None:
        super().__init__("looked")
        self.faces = [face_of(view.box, card) for card in view.nun_row]
        self.nuns = [view.box.nuns[card] for card in view.nun_row]
        self.looked, self.seats = [list(seen) for seen in view.looked], list(seats)

    @property
    def value(self) -> str:
        return ". ".join(
            f"{in_sentences(info.name)}: {', '.join(str(at + 1) for at in seen) or '–'}"
            for info, seen in zip(self.seats, self.looked, strict=True)
        )

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("panel", box)
        inner = box.inset(min(26.0, box.w * 0.05), min(16.0, box.h * 0.05))
        title, rest = inner.cut_top(min(38.0, inner.h * 0.12), 2)
        canvas.text_in(_("The nun row"), title, Style("head", 23, theme.TEXT_HEAD))
        names, grid = rest.cut_left(min(150.0, rest.w * 0.28), 6)
        cells = grid.columns(len(self.faces), 6)
        high = min(rest.h * 0.48, cells[0].w * 1.4)
        for face, cell in zip(self.faces, cells, strict=True):
            place = Box(cell.cx - high / 2.8, rest.y, high / 1.4, high)
            self.ui.cards.draw(canvas, face, "small", place)
        low = Box(rest.x, rest.y + high + 8, rest.w, rest.h - high - 8)
        head, low = low.cut_top(min(30.0, low.h * 0.2))
        canvas.text_in(_("Who had looked"), Box(head.x, head.y, head.w, head.h), Style("bold", 19, theme.TEXT_LOG))
        for row, info, seen in zip(low.rows(len(self.seats), 0), self.seats, self.looked, strict=True):
            self._row(canvas, row, info, seen, cells, names.w)

    def _row(
        self, canvas: Canvas, row: Box, info: SeatInfo, seen: Sequence[int], cells: Sequence[Box], wide: float,
    ) -> None:  # fmt: skip
        radius = min(15.0, row.h * 0.42)
        draw_crest(canvas, row.x + radius, row.cy, radius * 0.8, info.crest)
        words = Box(row.x + 2 * radius + 8, row.y, wide - 2 * radius - 10, row.h)
        canvas.text_in(in_sentences(info.name), words, small(canvas, "text", min(19.0, row.h * 0.8), theme.TEXT_LOG))
        for at, cell in enumerate(cells):
            if at in seen:
                stroke(canvas, "eye", cell.cx, row.cy, min(32.0, row.h * 0.86))
            else:
                canvas.text("–", cell.cx, row.cy, Style("text", 18, theme.TEXT_DIM), "center")
