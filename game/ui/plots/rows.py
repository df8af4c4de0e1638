"""Bars that lie: one below the other, of one piece or of several, each with its name and its figure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.plots.base import FIGURE, NAME, Head, Mark, Plot
from game.ui.plots.inks import engrave, expect
from game.ui.plots.legend import Legend

ROW, GAP, HIGHEST = 34.0, 8.0, 58.0
MOST_NAME = 0.44  # of the width


class Part(NamedTuple):
    """A piece of a bar: the series whose ink it has, how long it is (0 and up), and what it says."""

    series: int
    amount: float
    words: str


class Bar(NamedTuple):
    """`figure` stands behind the bar; `picture` is a file before its name; `expected` a mark across it, in the same
    measure; `faint`: it is only there to be compared with."""

    name: str
    parts: tuple[Part, ...]
    figure: str = ""
    picture: str = ""
    expected: float | None = None
    faint: bool = False

    @property
    def length(self) -> float:
        return sum(part.amount for part in self.parts)


class Bars(Plot):
    """`on_choose` is told the number of a bar that was clicked. `most` is the length that fills the room (None: that
    of the longest bar). `legend` names the series."""

    def __init__(
        self, head: Head, bars: Sequence[Bar],
        legend: Sequence[tuple[int, str]] = (), most: float | None = None,
        on_choose: Callable[[int], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(head)
        self.bars, self.most, self.on_choose = list(bars), most, on_choose
        self.legend = Legend(legend)
        self._of: list[tuple[int, int]] = []  # bar and part of each mark

    def plot_height(self, width: float) -> float:
        rows = len(self.bars) * (ROW + GAP) - GAP
        return self.legend.height(self.ui.text, width) + max(ROW, rows) + 8

    def chosen(self, number: int) -> None:
        if self.on_choose is not None:
            self.on_choose(self._of[number][0])

    # -- places ----------------------------------------------------------------------------------------------------
    def _columns(self, room: Box) -> tuple[float, float, float, float]:
        """Widths of picture, name and figure, and the length of the longest bar."""
        setter = self.ui.text
        picture = 40.0 if any(bar.picture for bar in self.bars) else 0.0
        names = max((setter.width(bar.name, NAME) for bar in self.bars), default=0.0)
        figures = max((setter.width(bar.figure, FIGURE) for bar in self.bars), default=0.0)
        longest = max((max(bar.length, bar.expected or 0.0) for bar in self.bars), default=0.0)
        name = min(names, room.w * MOST_NAME)
        return picture, name + 10, figures + (10 if figures else 0), max(self.most or longest, 1e-9)

    def _rows(self, room: Box) -> list[Box]:
        top = self.legend.height(self.ui.text, room.w)
        under = room.cut_top(top)[1]
        step = min(HIGHEST, under.h / max(1, len(self.bars)))
        high = max(14.0, min(ROW * 1.2, step - 4))
        return [Box(under.x, under.y + i * step, under.w, high) for i in range(len(self.bars))]

    def _track(self, row: Box, room: Box) -> Box:
        picture, name, figure, _longest = self._columns(room)
        return Box(row.x + picture + name, row.y, max(10.0, row.w - picture - name - figure), row.h)

    def lay_out(self, room: Box) -> Sequence[Mark]:
        found: list[Mark] = []
        self._of = []
        for number, (bar, row) in enumerate(zip(self.bars, self._rows(room), strict=True)):
            for part_number, (part, box) in enumerate(zip(bar.parts, self._pieces(bar, row, room), strict=True)):
                wide = box if len(bar.parts) > 1 else Box(row.x, row.y, row.w, row.h)
                found.append(Mark(Box(wide.x, row.y, max(6.0, wide.w), row.h), part.words))
                self._of.append((number, part_number))
        return found

    def _pieces(self, bar: Bar, row: Box, room: Box) -> list[Box]:
        track, longest = self._track(row, room), self._columns(room)[3]
        found, x = [], track.x
        for part in bar.parts:
            wide = track.w * max(0.0, part.amount) / longest
            found.append(Box(x, row.y + 3, wide, row.h - 6))
            x += wide
        return found

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw_plot(self, canvas: Canvas) -> None:
        room = self.room
        self.legend.draw(canvas, room)
        lit = self._of[self.at] if self.at is not None and self.at < len(self._of) else (-1, -1)
        for number, (bar, row) in enumerate(zip(self.bars, self._rows(room), strict=True)):
            self._draw_bar(canvas, bar, row, lit[1] if lit[0] == number else -1)

    def _draw_bar(self, canvas: Canvas, bar: Bar, row: Box, lit: int) -> None:
        picture, name, figure, longest = self._columns(self.room)
        track = self._track(row, self.room)
        if bar.picture:
            side = min(34.0, row.h)
            canvas.picture(bar.picture, Box(row.x, row.cy - side / 2, side, side))
        canvas.text_in(bar.name, Box(row.x + picture, row.y, name - 8, row.h), NAME)
        canvas.line(track.x, row.y, track.x, row.bottom, theme.INK_DIM, 160, 1.2)
        end = track.x
        for number, (part, box) in enumerate(zip(bar.parts, self._pieces(bar, row, self.room), strict=True)):
            engrave(canvas, box, part.series, lit=number == lit, faint=bar.faint)
            end = max(end, box.right)
        if bar.expected is not None:
            x = track.x + track.w * min(1.0, bar.expected / longest)
            expect(canvas, x, row.y - 1, x, row.bottom + 1)
            end = max(end, x + 5)
        if bar.figure:
            canvas.text_in(bar.figure, Box(end + 8, row.y, max(figure, track.right + figure - end - 8), row.h), FIGURE)
