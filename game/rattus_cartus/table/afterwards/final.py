"""The end of a game: the plague, then the inheritance with the house's ways on."""

from __future__ import annotations

from dataclasses import replace

from game.kernel.rules import of
from game.rattus_cartus.cards import tones
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.counting import (
    CROWN,
    DIES,
    Column,
    Inheritance,
    Line,
    folded,
    inheritance,
    nuns_words,
    rats_words,
)
from game.rattus_cartus.table.afterwards.plague import PlagueScreen, small
from game.rattus_cartus.table.afterwards.reckoning import LookedRow, Verdict
from game.rattus_cartus.table.art import NUN, RAT_TOKEN, gem
from game.rattus_cartus.table.candles import candle
from game.rattus_cartus.table.sounds import own
from game.rattus_cartus.words.names import Names
from game.table.advice.final import FinalScreen
from game.table.faces import draw_seat
from game.table.flow import Flow
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, Steps, Tween, back_out, linear
from game.ui.draw.sprites import Flight
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.ui import Ui
from game.ui.widgets import Free, Widget
from game.ui.window.screen import Screen

# The table of the inheritance.

LEAST_ROW = 27.0  # units: lower rows are folded together
SHADE = tones.SHADE


class InheritanceTable(Widget):
    """Rows appear one after the other; at last the totals, the fates and the crown."""

    role = "scores"
    bleed = 40.0

    def __init__(self, found: Inheritance, mine: int = -1) -> None:
        super().__init__("scores")
        self.result, self.mine = found, mine
        self.lines: list[Line] = list(found.lines)
        self.counted = len(self.lines) + 1.0
        self.crowned = True

    @property
    def value(self) -> str:
        said = [f"{in_sentences(one.info.name)}: {one.total}, {rats_words(one.rats)}, {self._fate(one)}"
                for one in self.result.columns]  # fmt: skip
        return ". ".join(said)

    @property
    def done(self) -> bool:
        """Whether everything is counted."""
        return self.counted > len(self.lines)

    def count(self, rows: float) -> None:
        """Counts up to here: whole rows, and a share of the one after them."""
        self.counted = rows
        self.invalidate()

    def crown(self) -> None:
        """The crown has landed."""
        self.crowned = True
        self.invalidate()

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        whole = list(self.result.lines)
        room = self._rows_room
        self.lines = whole if room.h / len(whole) >= LEAST_ROW else folded(whole)
        self.counted = max(self.counted, 0.0) if self.counted <= len(self.lines) else len(self.lines) + 1.0

    @property
    def _head(self) -> float:
        return min(128.0, self.box.h * 0.16)

    @property
    def _foot(self) -> float:
        return min(206.0, self.box.h * 0.27)

    @property
    def _rows_room(self) -> Box:
        top = self.box.y + self._head
        return Box(self.box.x + 22, top, self.box.w - 44, self.box.h - self._head - self._foot - 8)

    @property
    def _labels(self) -> float:
        return min(360.0, self.box.w * 0.31)

    def _row(self, index: int) -> Box:
        room = self._rows_room
        high = room.h / len(self.lines)
        return Box(room.x, room.y + index * high, room.w, high)

    def _column(self, index: int) -> Box:
        left = self.box.x + 22 + self._labels
        wide = (self.box.right - 14 - left) / len(self.result.columns)
        return Box(left + index * wide, self.box.y + 8, wide, self.box.h - 16)

    def _radius(self) -> float:
        return min(32.0, self._head * 0.27, self._column(0).w * 0.24)

    def crowns(self) -> list[Box]:
        """Where the crown of each winner lies."""
        found = []
        for index in self.result.winners:
            column, radius = self._column(index), self._radius()
            wide = radius * 2.3
            found.append(Box(column.cx - wide / 2, column.y - wide * 0.34, wide, wide * 0.82))
        return found

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.box)
        for index, one in enumerate(self.result.columns):
            column = self._column(index).inset(5, 0)
            if one.fate == DIES:
                canvas.rounded(column, SHADE, 220, 10)
            elif one.fate == CROWN and self.done:
                canvas.rounded(column, theme.GOLD_DARK, 90, 10, theme.FOCUS, 235, 2.2)
            self._head_of(canvas, index, one)
        for index, line in enumerate(self.lines):
            if index < self.counted:
                self._line(canvas, index, line)
        self._totals(canvas)
        if self.crowned and self.done:
            for place in self.crowns():
                canvas.picture("ui/crown", place)

    def _head_of(self, canvas: Canvas, index: int, one: Column) -> None:
        column, radius = self._column(index), self._radius()
        top = self.box.y + self._head * 0.2
        draw_seat(canvas, column.cx, top + radius, radius, one.info)
        if one.fate == DIES and column.w > 90:
            size = canvas.scale.rect(Box(0, 0, radius * 0.9, radius * 2)).size
            made = canvas.pens.assets.keep(("candle", size, 0), lambda: candle(canvas.pens.assets, size, 0.0))
            canvas.surface_at(made, column.cx + radius * 1.25, top)
        name = Box(column.x + 6, top + 2 * radius + 4, column.w - 12, self.box.y + self._head - top - 2 * radius - 6)
        ink = theme.TEXT_DIM if one.fate == DIES else theme.TEXT
        style = small(canvas, "head" if name.w > 120 else "bold", min(23.0, name.h * 0.9), ink)
        canvas.text_in(in_sentences(one.info.name), name, style, "center")
        if one.seat == self.mine:
            canvas.rounded(Box(name.x + 8, name.bottom - 2, name.w - 16, 3), theme.FOCUS, 220, 1.5)

    def _line(self, canvas: Canvas, index: int, line: Line) -> None:
        row = self._row(index)
        share = min(1.0, max(0.0, self.counted - index))
        canvas.line(row.x, row.bottom, row.right, row.bottom, theme.HAIRLINE, 60)
        left = row.x + 4
        if line.key in ESTATES:
            side = min(38.0, row.h * 0.82)
            place = Box(left, row.cy - side / 2, side, side)
            canvas.picture(gem(ESTATES.index(line.key)), place)
            canvas.explain(line.key, place)
            left += side + 12
        words = Box(left, row.y, self._column(0).x - left - 8, row.h)
        canvas.text_in(line.title, words, Style("bold", min(21.0, row.h * 0.74), theme.TEXT_LOG))
        for at, points in enumerate(line.points):
            self._points(canvas, at, row, round(points * share), line.influence[at] if line.influence else None)

    def _points(self, canvas: Canvas, at: int, row: Box, points: int, influence: int | None) -> None:
        column, dark = self._column(at), self.result.columns[at].fate == DIES
        ink = theme.TEXT_DIM if dark or not points else theme.TEXT
        style = Style("xb", min(24.0, row.h * 0.8), ink)
        x = column.cx if influence is None else column.cx - min(18.0, column.w * 0.1)
        canvas.text(str(points), x, row.cy, style, "center" if influence is None else "right")
        if influence is not None and column.w > 64:
            canvas.text(f"({influence})", x + 14, row.cy, Style("it", 18, theme.TEXT_DIM))

    def _totals(self, canvas: Canvas) -> None:
        room = self._rows_room
        top, foot = room.bottom, self._foot
        total = Box(room.x, top + 2, room.w, foot * 0.42)
        rats = Box(room.x, total.bottom, room.w, foot * 0.28)
        fate = Box(room.x, rats.bottom, room.w, foot * 0.28)
        labels = self._labels - 16
        head = Style("head", min(28.0, total.h * 0.5), theme.TEXT_HEAD)
        canvas.text_in(_("Points"), Box(room.x + 4, total.y, labels, total.h), head)
        canvas.line(room.x, rats.y, room.right, rats.y, theme.HAIRLINE, 90)
        bold = Style("bold", min(21.0, rats.h * 0.6), theme.TEXT_LOG)
        canvas.text_in(_("Rats against nuns"), Box(room.x + 4, rats.y, labels, rats.h), bold)
        canvas.text_in(_("Fate"), Box(room.x + 4, fate.y, labels, fate.h), bold)
        for at, one in enumerate(self.result.columns):
            self._end(canvas, at, one, (total, rats, fate))

    def _end(self, canvas: Canvas, at: int, one: Column, rows: tuple[Box, Box, Box]) -> None:
        column, dark = self._column(at), one.fate == DIES
        total = one.total if self.done else sum(
            round(line.points[at] * min(1.0, max(0.0, self.counted - index))) for index, line in enumerate(self.lines)
        )  # fmt: skip
        ink = theme.GOLD_LIGHT if one.fate == CROWN and self.done else theme.TEXT_DIM if dark else theme.TEXT
        size = min(46.0, rows[0].h * 0.7, column.w * 0.42)
        canvas.text(str(total), column.cx, rows[0].cy, Style("black", size, ink), "center")
        if self.done:
            self._rats(canvas, one, Box(column.x + 4, rows[1].y, column.w - 8, rows[1].h))
            ink = theme.REASON_TEXT if dark else theme.GOLD_LIGHT if one.fate == CROWN else theme.TEXT
            words = small(canvas, "bold" if one.fate == CROWN else "it", 19, ink)
            place = Box(column.x + 6, rows[2].y, column.w - 12, rows[2].h)
            canvas.paragraph(escape(self._fate(one)), place, replace(words, leading=1.0), "center", "middle")

    def _rats(self, canvas: Canvas, one: Column, room: Box) -> None:
        """A rat, the number, and whether the nuns suffice."""
        side = min(36.0, room.h * 0.8, room.w * 0.26)
        sign = "≤" if one.rats <= self.result.nuns else ">"
        text = f"{one.rats} {sign}"
        style = Style("xb", min(22.0, room.h * 0.6), theme.REASON_TEXT if one.fate == DIES else theme.TEXT)
        wide = canvas.pens.text.width(text, style)
        x = room.cx - (wide + 2 * side + 12) / 2
        canvas.picture(RAT_TOKEN, Box(x, room.cy - side / 2, side, side))
        canvas.text(text, x + side + 6, room.cy, style)
        nun = Box(x + side + wide + 12, room.cy - side / 2, side, side)
        canvas.picture(NUN, nun)
        canvas.explain("nun", nun)

    def _fate(self, one: Column) -> str:
        if one.fate == CROWN:
            return _("inherits the crown")
        return _("lost to the plague") if one.fate == DIES else _("survives")

    def explanation(self) -> str:
        return _("{nuns} in the row").format(nuns=nuns_words(self.result.nuns))


ROW_MS, PAUSE_MS, CROWN_MS, CROWN_DROP = 240.0, 350.0, 600.0, 150.0
FANFARE = 2.4  # seconds


def ending(ui: Ui, flow: Flow) -> Screen:
    """The plague, which leads to the inheritance; of a game that was over when it was opened only the latter."""
    if flow.was_over:
        return InheritanceScreen(ui, flow)
    return PlagueScreen(ui, flow, lambda: InheritanceScreen(ui, flow))


class Title(Widget):
    """The name of the screen, and what the figures in brackets are."""

    role = "text"

    def __init__(self) -> None:
        super().__init__("title")

    @property
    def value(self) -> str:
        return _("The inheritance")

    def draw(self, canvas: Canvas) -> None:
        upper, lower = self.box.cut_top(self.box.h * 0.62)
        style = Style("head", min(48.0, upper.h * 0.9), theme.TEXT, theme.INK)
        canvas.text_in(self.value, upper, style)
        canvas.text_in(_("Estates: points, then influence in brackets"), lower, Style("it", 20, theme.TEXT_LOG))


class InheritanceScreen(FinalScreen):
    """Every line of the score under its player, what was close, and who had looked at the nuns."""

    name = "scoring"

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        self._revealed = False
        self._counting: Animation | None = None

    def build(self) -> Widget:
        view = of(View, self.flow.match.view(self.flow.viewer))
        winners = [int(seat) for seat in self.flow.match.winners]
        self.result: Inheritance = inheritance(view, self.flow.seats, winners, of(Names, self.names))
        owners = self.flow.owners
        self.title, self.verdict = Title(), Verdict(self.result)
        self.table = InheritanceTable(self.result, min(owners) if len(owners) == 1 else -1)
        self.nuns = LookedRow(view, self.flow.seats)
        self.build_bars()
        return Free([self.title, self.table, self.verdict, self.nuns, self.looks, self.bar], self._place)

    def _place(self, box: Box) -> None:
        inner = box.inset(min(48.0, box.w * 0.025), min(30.0, box.h * 0.028))
        bar, rest = inner.cut_bottom(min(66.0, box.h * 0.09), 12)
        self.bar.arrange(bar)
        if self.looks.children:
            looks, rest = rest.cut_bottom(min(52.0, box.h * 0.08), 14)
            self.looks.arrange(looks)
        right_wide = min(600.0, rest.w * 0.33)
        right, left = rest.cut_right(right_wide, 28)
        head, left = left.cut_top(min(92.0, box.h * 0.1), min(30.0, box.h * 0.02))
        self.title.arrange(head)
        self.table.arrange(left)
        upper, lower = right.cut_top(right.h * (0.38 if right.h > 600 else 0.47), min(20.0, right.h * 0.03))
        self.verdict.arrange(upper)
        self.nuns.arrange(lower)

    def ring_out(self) -> None:
        """Two bells where those before the screen are glad, else the house's end."""
        owners, winners = self.flow.owners, self.flow.match.winners
        if winners and (not owners or not owners.isdisjoint(winners)):
            self.ui.sound.play(own("inherit"))
            self.ui.sound.music.step_back(FANFARE)
        else:
            self.ui.sound.play("lost")
        self.hear_farewells()

    def resume(self) -> None:
        """Rows appear one after the other, once."""
        if self._revealed:
            return
        self._revealed = True
        count, table = len(table_rows(self.table)), self.table

        def done() -> None:
            table.count(count + 1.0)
            self.verdict.show(told=True)
            table.crowned = self.ui.motion.speed <= 0 or not self.result.winners
            table.invalidate()
            self.ring_out()

        if self.ui.motion.speed <= 0:
            done()
            return
        table.count(0.0)
        table.crowned = False
        self.verdict.show(told=False)
        rows = Tween(ROW_MS * count, lambda t: table.count(t * count), linear)
        self._counting = self.ui.motion.start(Steps([rows, Hold(PAUSE_MS), Chain([Call(done), self._crowning])]))

    def _crowning(self) -> Animation:
        """The crown drops on whoever has won."""
        table = self.table
        flights: list[Animation] = []
        for place in table.crowns():
            picture = self.ui.assets.scaled("ui/crown", (self.ui.px(place.w), self.ui.px(place.h)))
            flight = Flight([picture], place.moved(0, -CROWN_DROP), place, CROWN_MS, ease=back_out)
            flights.append(self.stage.fly(self.ui.motion, flight, self.ui.scale.k))
        return Chain([Parallel(flights), Call(table.crown)])

    def rebuild(self) -> None:
        if self._counting is not None:
            self.ui.motion.finish(self._counting)
        super().rebuild()


def table_rows(table: InheritanceTable) -> list[object]:
    """The rows that are counted one after the other."""
    return list(table.lines)
