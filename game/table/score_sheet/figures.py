"""The exact figures: a row for each line, a column for each player, the best first; then the totals and what else
counted."""

from __future__ import annotations

from collections.abc import Callable

from game.table.faces import draw_seat
from game.table.score_sheet.sheet import NONE, SMALL_TYPE_FROM, Line, Row, Sheet
from game.table.score_sheet.towers import Place
from game.table.score_sheet.words import said
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.widgets import Widget

Sign = Callable[[Canvas, str, Box], bool]  # draws the sign of a line or row into a box; whether there is one
Cell = Callable[
    [Canvas, str, int, Box], bool
]  # draws what stands there for a column instead of its text; whether it did
LEAST, FURTHER, MOST = 29.0, 58.0, 74.0  # units: how high a row is at least, one below the totals, and at most
HEAD, TOTAL = 104.0, 62.0
STACKED, NARROWEST = 50.0, 56.0  # units: a row whose words stand above its figures; a column beside words
TITLE, ASIDE = Style("bold", 21, theme.INK_BODY), Style("it", 18, theme.INK_DIM)
TWO_LINES = 52.0  # units: a row as high as that has room for its second line of words


class Figures(Widget):
    """The whole sheet at once."""

    role = "figures"
    bleed = 8.0

    def __init__(self, sheet: Sheet, mine: int = NONE, pick: Callable[[int], None] | None = None,
                 sign: Sign | None = None, cell: Cell | None = None) -> None:  # fmt: skip
        super().__init__("figures", [Place(one.seat, one.info.name, pick) for one in sheet.columns])
        self.sheet, self.mine, self.sign, self.cell = sheet, mine, sign, cell

    @property
    def value(self) -> str:
        return said(self.sheet)

    def select(self, seat: int) -> None:
        """Something of this seat is seen beside the sheet."""
        for place in self.children:
            if isinstance(place, Place):
                place.chosen = place.seat == seat
        self.invalidate()

    # -- places ----------------------------------------------------------------------------------------------------
    def natural(self, width: float) -> tuple[float, float]:
        if self._stacked(width):
            return width, 84 + 70 + STACKED * (len(self.sheet.lines) + len(self.sheet.rows))
        room = self._room_for_words(width)
        titles = [line.title for line in self.sheet.lines] + [row.title for row in self.sheet.rows]
        fits = all(self.ui.text.width(title, TITLE.at(theme.SMALLEST)) <= room - self._signs for title in titles)
        line = LEAST if fits else TWO_LINES
        return width, 84 + 44 + line * len(self.sheet.lines) + max(line, FURTHER) * len(self.sheet.rows)

    def arrange(self, box: Box) -> None:
        self.box = box
        for index, place in enumerate(self.children):
            column = self._column(index)
            place.arrange(Box(column.x + 2, column.y, column.w - 4, self._head))

    @property
    def _head(self) -> float:
        return min(HEAD, self.box.h * 0.2) if self.box.h > 340 else 78.0

    @property
    def _total(self) -> float:
        return 70.0 if not self._labels else min(TOTAL, max(44.0, self.box.h * 0.1))

    @property
    def _high(self) -> float:
        """How high a line is."""
        room = self.box.h - self._head - self._total - FURTHER * len(self.sheet.rows)
        return min(MOST, room / len(self.sheet.lines))

    @property
    def _signs(self) -> float:
        """How much room the sign of a line takes, with what is left free beside words."""
        return 24 + (54.0 if self.sign is not None else 6.0)

    def _room_for_words(self, width: float) -> float:
        """How wide the words of the lines are, in a sheet that is so wide."""
        few = len(self.sheet.columns)
        titles = [line.title for line in self.sheet.lines] + [row.title for row in self.sheet.rows]
        widest = max(self.ui.text.width(title, TITLE) for title in titles)
        asides = max(self.ui.text.width(line.aside, ASIDE) for line in self.sheet.lines)
        share = 0.5 if few <= 4 else 0.44 if few == 5 else 0.3
        return min(max(widest, asides) + self._signs, width * share)

    def _stacked(self, width: float) -> bool:
        """Whether there is so little room that the words of a line stand above its figures."""
        room, small = self._room_for_words(width), TITLE.at(theme.SMALLEST)
        titles = [line.title for line in self.sheet.lines] + [row.title for row in self.sheet.rows]
        words = [word for title in titles for word in title.split()]
        cut = max(self.ui.text.width(word, small) for word in words) + 8 > room - self._signs
        return cut or width - room < NARROWEST * len(self.sheet.columns)

    @property
    def _labels(self) -> float:
        return 0.0 if self._stacked(self.box.w) else self._room_for_words(self.box.w)

    def _parts(self, row: Box) -> tuple[Box, Box]:
        """Where the words of a row stand, and where its figures."""
        if self._labels:
            return Box(row.x, row.y, self._labels - 8, row.h), row
        return row.cut_top(row.h * 0.46)

    def _row(self, index: int) -> Box:
        """A line; those after the last one lie below the totals."""
        lines = len(self.sheet.lines)
        top = self.box.y + self._head + min(index, lines) * self._high
        if index < lines:
            return Box(self.box.x, top, self.box.w, self._high)
        return Box(self.box.x, top + self._total + (index - lines) * FURTHER, self.box.w, FURTHER)

    def _column(self, index: int) -> Box:
        wide = (self.box.w - self._labels) / len(self.sheet.columns)
        return Box(self.box.x + self._labels + index * wide, self.box.y, wide, self.box.h)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        end = self._row(len(self.sheet.lines) + len(self.sheet.rows) - 1).bottom
        if not self.sheet.rows:
            end += self._total
        for index in self.sheet.winners:
            column = self._column(index).inset(3, 0)
            canvas.rounded(
                Box(column.x, column.y, column.w, end - column.y), theme.GOLD, 80, 10, theme.GOLD_DARK, 200, 2.0
            )
        for place in self.children:
            if isinstance(place, Place):
                place.mark(canvas, place.box)
        for index in range(len(self.sheet.columns)):
            self._head_of(canvas, index)
        for index, line in enumerate(self.sheet.lines):
            self._line(canvas, index, line)
        self._totals(canvas)
        for index, row in enumerate(self.sheet.rows):
            self._further(canvas, len(self.sheet.lines) + index, row)

    def _head_of(self, canvas: Canvas, index: int) -> None:
        one, column = self.sheet.columns[index], self._column(index)
        names = min(32.0, self._head * 0.34)
        free = self._head - names - 6
        radius = min(30.0, free * 0.33, column.w * 0.3)
        draw_seat(canvas, column.cx, column.y + free - radius, radius, one.info)
        if one.won:
            wide = radius * 2.0
            canvas.picture(
                "ui/crown", Box(column.cx - wide / 2, column.y + free - radius * 2 - wide * 0.62, wide, wide * 0.82)
            )
        name = Box(column.x + 5, column.y + self._head - names - 4, column.w - 10, names)
        style = Style("head", 22, theme.INK_HEAD)
        if column.w < 150:  # the narrower face; at large scales even smaller, for the shield says the same
            style = Style("bold", 20, theme.INK_HEAD, floor=column.w >= 80)
        canvas.text_in(one.info.name, name, style, "center")
        if one.seat == self.mine:
            canvas.rounded(Box(name.cx - min(40.0, name.w / 2), name.bottom - 1, min(80.0, name.w), 3), theme.GOLD_DEEP,
                           255, 1.5)  # fmt: skip

    def _words(self, canvas: Canvas, row: Box, key: str, title: str, aside: str) -> None:
        side, left = min(38.0, row.h * 0.8), row.x + 6
        if self.sign is not None and self.sign(canvas, key, Box(left, row.cy - side / 2, side, side)):
            left += side + 10
        words = Box(left, row.y, row.right - left, row.h)
        setter = canvas.pens.text
        widths = [setter.width(text, style.at(theme.SMALLEST)) for text, style in ((title, TITLE), (aside, ASIDE))]
        if row.h >= TWO_LINES and aside and max(widths) <= words.w:
            canvas.text_in(title, Box(left, row.cy - 26, words.w, 28), TITLE)
            canvas.text_in(aside, Box(left, row.cy + 2, words.w, 25), ASIDE)
        elif widths[0] <= words.w:
            canvas.text_in(title, words, TITLE.at(min(21.0, max(18.0, row.h * 0.66))))
        else:  # in two lines
            style = Style("bold", 19, theme.INK_BODY, leading=0.94, floor=canvas.k < SMALL_TYPE_FROM)
            canvas.paragraph(escape(title), words, style, "left", "middle")

    def _line(self, canvas: Canvas, index: int, line: Line) -> None:
        row = self._row(index)
        if index == self.sheet.decisive:
            canvas.rounded(row.inset(0, 2), theme.GOLD, 70, 8, theme.GOLD_DARK, 220, 1.8)
        canvas.line(row.x, row.y, row.right, row.y, theme.GOLD_DARK, 90, 1.2)
        words, row = self._parts(row)
        self._words(canvas, words, line.key, line.title, line.aside)
        for at, points in enumerate(line.points):
            column = self._column(at)
            ink = theme.RUST if points < 0 else theme.INK_BODY if points else theme.INK_DIM
            text = "–" if not points else str(points).replace("-", "−")
            style = Style("xb", min(29.0, max(19.0, row.h * 0.6)), ink)
            if line.beside and column.w > 84:
                canvas.text(text, column.cx - 4, row.cy, style, "right")
                canvas.text(f"({line.beside[at]})", column.cx + 6, row.cy, Style("it", 18, theme.INK_DIM))
            else:
                canvas.text(text, column.cx, row.cy, style, "center")

    def _totals(self, canvas: Canvas) -> None:
        last = self._row(len(self.sheet.lines) - 1)
        canvas.line(last.x, last.bottom, last.right, last.bottom, theme.INK_HEAD, 210, 2.4)
        row = Box(last.x, last.bottom + 3, last.w, self._total - 4)
        words, row = self._parts(row)
        words = words.inset(6, 0)
        canvas.text_in(_("Total"), words, Style("head", min(30.0, words.h * 0.7), theme.INK_HEAD))
        for at, one in enumerate(self.sheet.columns):
            column = self._column(at)
            ink = theme.RUST if one.won else theme.INK_DIM if one.lost else theme.INK_BODY
            style = Style("black", min(46.0 if one.won else 38.0, column.w * 0.5, row.h * 0.8), ink)
            canvas.text(str(one.total), column.cx, row.cy, style, "center")

    def _further(self, canvas: Canvas, index: int, found: Row) -> None:
        row = self._row(index)
        canvas.line(row.x, row.y, row.right, row.y, theme.GOLD_DARK, 90, 1.2)
        words, row = self._parts(row)
        self._words(canvas, words, found.key, found.title, "")
        for at, text in enumerate(found.texts):
            column = self._column(at)
            box = Box(column.x + 4, row.y, column.w - 8, row.h)
            if self.cell is None or not self.cell(canvas, found.key, at, box):
                ink = theme.RUST if self.sheet.columns[at].lost else theme.INK_BODY
                style = Style("it", 18, ink, leading=0.95, floor=canvas.k < SMALL_TYPE_FROM)
                canvas.paragraph(escape(text), box, style, "center", "middle")
