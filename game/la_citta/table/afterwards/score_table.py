"""The table of the scoring: a column for each player, a row for each line, and the cities of the end as cards."""

from __future__ import annotations

from game.la_citta.lang import _
from game.la_citta.rules.box import WISHES
from game.la_citta.table.afterwards.counting import City, Column, Result, lacks_words, titles
from game.table.faces import draw_seat
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape, plain
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.people import in_sentences
from game.ui.widgets import Widget

ROWS = 4  # citizens, full cities, hunger, then the points with the cities
CARD, CARD_GAP, NARROW, LOW = 117.0, 9.0, 158.0, 38.0  # units: a column below that is narrow, a card low


class ScoreTable(Widget):
    """Rows appear one after the other; at last the totals and the crown."""

    role = "scores"
    bleed = 60.0

    def __init__(self, found: Result, mine: int = -1) -> None:
        super().__init__("scores")
        self.result, self.mine = found, mine
        self.counted = ROWS + 0.0
        self.crowned = True

    @property
    def value(self) -> str:
        return ". ".join(
            f"{in_sentences(one.info.name)}: {', '.join(map(str, one.points))}, {one.total}. {_cities(one)}"
            for one in self.result.columns
        )

    @property
    def done(self) -> bool:
        """Whether everything is counted."""
        return self.counted >= ROWS

    def count(self, rows: float) -> None:
        """Counts up to here: whole rows, and a share of the one after them."""
        self.counted = rows
        self.invalidate()

    def crown(self) -> None:
        """The crown has landed."""
        self.crowned = True
        self.invalidate()

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _head(self) -> float:
        return min(126.0, self.box.h * 0.15)

    @property
    def _row_high(self) -> float:
        return min(75.0, self.box.h * 0.09)

    @property
    def _labels(self) -> float:
        return min(430.0, self.box.w * (0.32 if self.box.w > 1000 else 0.26))

    def _row(self, index: int) -> Box:
        return Box(self.box.x + 22, self.box.y + self._head + index * self._row_high, self.box.w - 44, self._row_high)

    @property
    def _cities_room(self) -> Box:
        top = self._row(ROWS).y + 10
        return Box(self.box.x + 22, top, self.box.w - 44, self.box.bottom - top - 14)

    def _column(self, index: int) -> Box:
        left = self.box.x + 22 + self._labels
        wide = (self.box.right - 18 - left) / len(self.result.columns)
        return Box(left + index * wide, self.box.y + 8, wide, self.box.h - 16)

    @property
    def _radius(self) -> float:
        return min(32.0, self._head * 0.27, self._column(0).w * 0.22)

    def crowns(self) -> list[Box]:
        """Where the crown of each winner lies."""
        found = []
        for index in self.result.winners:
            column, wide = self._column(index), self._radius * 2.4
            found.append(Box(column.cx - wide / 2, column.y - wide * 0.3, wide, wide * 0.82))
        return found

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 60:
            return
        canvas.skin("panel", self.box)
        for index, one in enumerate(self.result.columns):
            if one.won and self.done:
                canvas.rounded(self._column(index).inset(4, 0), theme.GOLD_DARK, 110, 10, theme.FOCUS, 235, 2.4)
            self._head_of(canvas, index, one)
        for index, (title, aside) in enumerate(titles()):
            if index < self.counted:
                self._line(canvas, index, title, aside)
        self._points(canvas)
        if self.counted > ROWS - 1:
            self._cities(canvas)
        if self.crowned and self.done:
            for place in self.crowns():
                canvas.picture("ui/crown", place)

    def _head_of(self, canvas: Canvas, index: int, one: Column) -> None:
        column, radius = self._column(index), self._radius
        top = self.box.y + self._head * 0.24
        draw_seat(canvas, column.cx, top + radius, radius, one.info)
        name = Box(column.x + 6, top + 2 * radius + 2, column.w - 12, self.box.y + self._head - top - 2 * radius - 2)
        face = "head" if column.w > NARROW else "bold"
        style = canvas.pens.text.fit(
            in_sentences(one.info.name), Style(face, min(23.0, max(16.0, name.h * 0.9)), theme.TEXT), name.w
        )
        canvas.text_in(in_sentences(one.info.name), name, style, "center")
        if one.seat == self.mine:
            canvas.rounded(Box(column.cx - 40, name.bottom + 1, 80, 2.4), theme.FOCUS, 220, 1.2)

    def _line(self, canvas: Canvas, index: int, title: str, aside: str) -> None:
        row, share = self._row(index), min(1.0, max(0.0, self.counted - index))
        canvas.line(row.x, row.bottom, row.right, row.bottom, theme.HAIRLINE, 70)
        words = Box(row.x + 6, row.y, self._labels - 14, row.h)
        if row.h >= 56:
            upper, lower = words.cut_top(words.h * 0.55)
            canvas.text_in(title, upper, Style("bold", 22, theme.TEXT))
            canvas.text_in(aside, lower, canvas.pens.text.fit(aside, Style("it", 19, theme.TEXT_DIM), lower.w))
        else:
            canvas.text_in(title, words, Style("bold", min(22.0, row.h * 0.6), theme.TEXT))
        for at, one in enumerate(self.result.columns):
            points = round(one.points[index] * share)
            ink = theme.REASON_TEXT if points < 0 else theme.TEXT if points else theme.TEXT_DIM
            text = str(points).replace("-", "−")
            canvas.text(text, self._column(at).cx, row.cy, Style("xb", min(28.0, row.h * 0.56), ink), "center")

    def _points(self, canvas: Canvas) -> None:
        row = self._row(ROWS - 1)
        canvas.line(row.x, row.bottom, row.right, row.bottom, theme.HAIRLINE, 130, 1.4)
        style = Style("head", min(30.0, row.h * 0.5), theme.TEXT_HEAD)
        canvas.text_in(_("Points"), Box(row.x + 6, row.y, self._labels - 14, row.h), style)
        for at, one in enumerate(self.result.columns):
            shares = [min(1.0, max(0.0, self.counted - index)) for index in range(len(one.points))]
            counted = sum(round(points * share) for points, share in zip(one.points, shares, strict=True))
            total = one.total if self.done else counted
            ink = theme.GOLD_LIGHT if one.won and self.done else theme.TEXT
            size = min(46.0, row.h * 0.72, self._column(at).w * 0.4)
            canvas.text(str(total), self._column(at).cx, row.cy, Style("black", size, ink), "center")

    def _cities(self, canvas: Canvas) -> None:
        room = self._cities_room
        if room.h < 40:
            return
        words = Box(room.x + 6, room.y, self._labels - 14, min(60.0, room.h))
        upper, lower = words.cut_top(words.h * 0.5)
        canvas.text_in(_("Cities"), upper, Style("bold", 22, theme.TEXT))
        canvas.text_in(_("citizens and arches at the end"), lower, Style("it", 19, theme.TEXT_DIM))
        most = max(1, *(len(one.cities) for one in self.result.columns))
        high = min(CARD, (room.h - CARD_GAP * (most - 1)) / most)
        for at, one in enumerate(self.result.columns):
            column = self._column(at)
            for place, city in enumerate(one.cities):
                box = Box(column.x + 12, room.y + place * (high + CARD_GAP), column.w - 24, high)
                self._city(canvas, box, city)

    def _city(self, canvas: Canvas, box: Box, city: City) -> None:
        edge = theme.FOCUS if city.full else theme.HAIRLINE
        canvas.rounded(box, theme.INK, 150, 8, edge, 230 if city.full else 40, 1.8)
        if box.w + 24 < NARROW or box.h < LOW + 8:
            self._small_city(canvas, box.inset(7, 4), city)
            return
        inner = box.inset(min(12.0, box.w * 0.06), 6)
        rows = 3 if inner.h >= 76 else 2
        lines = inner.rows(rows, 0)
        size = min(21.0, lines[0].h * 0.72)
        number = Style("xb", size, theme.TEXT)
        wide = canvas.pens.text.width(str(city.people), number) + lines[0].h * 0.8 + 8
        name = Box(inner.x, lines[0].y, inner.w - wide, lines[0].h)
        canvas.text_in(city.name, name, canvas.pens.text.fit(city.name, Style("bold", size, theme.TEXT), name.w))
        side = min(26.0, lines[0].h * 0.86)
        self._sign(canvas, "citizen", Box(inner.right - wide, lines[0].cy - side / 2, side, side))
        canvas.text(str(city.people), inner.right, lines[0].cy, number, "right")
        for wish, cell in enumerate(lines[1].columns(len(WISHES), 2)):
            side = min(30.0, cell.h * 0.92, cell.w * 0.58)
            self._sign(canvas, f"arch_{WISHES[wish]}", Box(cell.x, cell.cy - side / 2, side, side))
            ink = theme.TEXT if city.arches[wish] else theme.TEXT_DIM
            canvas.text(str(city.arches[wish]), cell.x + side + 4, cell.cy, Style("xb", size, ink))
        if rows == 3:
            self._state(canvas, lines[2], city, min(19.0, size))

    def _state(self, canvas: Canvas, line: Box, city: City, size: float) -> None:
        """Whether it is a full city, else what it lacks: in words, or in arches where they are too long."""
        style = Style("it", size, theme.GOLD_LIGHT if city.full else theme.TEXT_DIM)
        words = lacks_words(city)
        if city.full or canvas.pens.text.width(words, style.at(theme.SMALLEST)) <= line.w:
            canvas.text_in(words, line, canvas.pens.text.fit(words, style, line.w))
            return
        lacks = _("lacks")
        canvas.text(lacks, line.x, line.cy, style)
        x, side = line.x + canvas.pens.text.width(lacks, style) + 8, min(22.0, line.h * 0.9)
        for wish, many in enumerate(city.arches):
            if not many:
                self._sign(canvas, f"arch_{WISHES[wish]}", Box(x, line.cy - side / 2, side, side))
                x += side + 5

    def _small_city(self, canvas: Canvas, box: Box, city: City) -> None:
        """Where little room is: the name, below it the citizens and the points of a full city."""
        if box.h < LOW:
            style = Style("bold", 18, theme.TEXT)
            wide = canvas.pens.text.width(str(city.people), style) + 6
            name = Box(box.x, box.y, box.w - wide, box.h)
            canvas.text_in(city.name, name, canvas.pens.text.fit(city.name, style, name.w))
            canvas.text_in(
                str(city.people), box, Style("xb", 18, theme.GOLD_LIGHT if city.full else theme.TEXT), "right"
            )
            return
        upper, lower = box.cut_top(box.h * 0.5)
        size = min(20.0, upper.h * 0.8)
        canvas.text_in(city.name, upper, canvas.pens.text.fit(city.name, Style("bold", size, theme.TEXT), upper.w))
        side = min(24.0, lower.h * 0.86)
        self._sign(canvas, "citizen", Box(lower.x, lower.cy - side / 2, side, side))
        canvas.text(str(city.people), lower.x + side + 3, lower.cy, Style("xb", size, theme.TEXT))
        if city.full:
            canvas.text("+3", lower.right, lower.cy, Style("xb", size, theme.GOLD_LIGHT), "right")

    def _sign(self, canvas: Canvas, name: str, box: Box) -> None:
        canvas.picture(f"la_citta/ui/{name}", box)
        canvas.explain(name.removeprefix("arch_"), box)


def _cities(one: Column) -> str:
    return ", ".join(f"{city.name} {city.people}, {lacks_words(city)}" for city in one.cities)


# Who has won and what was close, on parchment.

VERDICT_LOW = 230.0  # units: a lower sheet says the most important alone


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
        if self.box.h < VERDICT_LOW:  # what decides ties stands in the rules, too
            canvas.paragraph(found.told, rest, Style("text", 17, theme.INK_BODY, leading=1.04))
            return
        lower, upper = rest.cut_bottom(min(70.0, rest.h * 0.36), 8)
        canvas.paragraph(found.told, upper, Style("text", 22, theme.INK_BODY, leading=1.16))
        canvas.line(lower.x, lower.y, lower.right, lower.y, theme.GOLD_DARK, 150, 1.2)
        place = Box(lower.x, lower.y + 8, lower.w, lower.h - 8)
        canvas.paragraph(escape(found.tie), place, Style("it", 18, theme.INK_DIM, leading=1.04))
