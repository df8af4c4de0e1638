"""Bars that stand: side by side, of one piece or of several, above their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.plots.axes import Axis, axis, thinned
from game.ui.plots.base import FIGURE, TICK, Head, Mark, Plot, rule, share_words
from game.ui.plots.inks import engrave, expect
from game.ui.plots.legend import Legend
from game.ui.plots.rows import Part

FOOT = 26.0
WIDEST = 78.0
FEW = 9


class Pillar(NamedTuple):
    """`name` stands below it, `figure` above it; `expected` is a mark across it, in the same measure; `words` is what
    all of it says."""

    name: str
    parts: tuple[Part, ...]
    words: str
    figure: str = ""
    expected: float | None = None

    @property
    def height(self) -> float:
        return sum(part.amount for part in self.parts)


class Columns(Plot):
    """`shares`: the axis goes from 0 to at most 1 and is written in percent; else in whole numbers."""

    def __init__(
        self, head: Head, columns: Sequence[Pillar],
        legend: Sequence[tuple[int, str]] = (), shares: bool = False, high: float = 230.0,
        on_choose: Callable[[int], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(head)
        self.columns, self.shares, self.high, self.on_choose = list(columns), shares, high, on_choose
        self.legend = Legend(legend)

    def plot_height(self, width: float) -> float:
        return self.legend.height(self.ui.text, width) + self.high

    def chosen(self, number: int) -> None:
        if self.on_choose is not None:
            self.on_choose(number)

    @property
    def axis(self) -> Axis:
        highest = max((max(one.height, one.expected or 0.0) for one in self.columns), default=1.0)
        return axis(0.0, max(highest, 0.1 if self.shares else 1.0), 5, whole=not self.shares)

    def _tick(self, number: float) -> str:
        return share_words(number) if self.shares else f"{number:g}"

    def _ground(self, room: Box) -> Box:
        """Where the columns stand: right of the figures of the axis, above the names."""
        left = max(self.ui.text.width(self._tick(tick), TICK) for tick in self.axis.ticks) + 10
        top = self.legend.height(self.ui.text, room.w) + (22 if any(one.figure for one in self.columns) else 8)
        return Box(room.x + left, room.y + top, room.w - left, max(20.0, room.h - top - FOOT))

    def _places(self, ground: Box) -> list[Box]:
        step = ground.w / max(1, len(self.columns))
        wide = min(WIDEST, step * 0.72)
        return [Box(ground.x + (i + 0.5) * step - wide / 2, ground.y, wide, ground.h) for i in range(len(self.columns))]

    def lay_out(self, room: Box) -> Sequence[Mark]:
        ground = self._ground(room)
        step = ground.w / max(1, len(self.columns))
        high = room.bottom - ground.y
        return [Mark(Box(ground.x + i * step, ground.y, step, high), one.words) for i, one in enumerate(self.columns)]

    def draw_plot(self, canvas: Canvas) -> None:
        room, scale = self.room, self.axis
        self.legend.draw(canvas, room)
        ground = self._ground(room)
        for tick in scale.ticks:
            y = ground.bottom - ground.h * scale.share(tick)
            rule(canvas, ground.x, ground.right, y, ground=tick == scale.low)
            canvas.text(self._tick(tick), ground.x - 8, y, TICK, "right")
        for i, (one, place) in enumerate(zip(self.columns, self._places(ground), strict=True)):
            self._draw_column(canvas, one, place, scale, lit=i == self.at)
        self._names(canvas, ground)

    def _draw_column(self, canvas: Canvas, one: Pillar, place: Box, scale: Axis, *, lit: bool) -> None:
        top = place.bottom
        for part in one.parts:
            high = place.h * scale.share(part.amount)
            if high > 0:
                top -= high
                engrave(canvas, Box(place.x, top, place.w, high), part.series, lit=lit)
        if one.expected is not None:
            y = place.bottom - place.h * scale.share(one.expected)
            expect(canvas, place.x - 6, y, place.right + 6, y)
            top = min(top, y)
        if one.figure:
            canvas.text_in(one.figure, Box(place.x - 12, top - 24, place.w + 24, 22), FIGURE.at(17), "center")

    def _names(self, canvas: Canvas, ground: Box) -> None:
        setter = canvas.pens.text
        wide = [setter.width(one.name, TICK) for one in self.columns]
        step = ground.w / max(1, len(self.columns))
        few = len(self.columns) <= FEW
        shown = range(len(self.columns)) if few else thinned(len(self.columns), ground.w, max(wide, default=0.0) + 12)
        for i in shown:
            x = ground.x + (i + 0.5) * step
            beside = [wide[j] / 2 for j in (i - 1, i + 1) if 0 <= j < len(wide)] if few else []
            half = min([step - each - 6 for each in beside] or [step * 2])
            half = max(step / 2 - 2, min(half, wide[i] / 2 + 2, x - self.room.x + 4, self.room.right - x + 4))
            canvas.text_in(self.columns[i].name, Box(x - half, ground.bottom + 4, 2 * half, FOOT - 4), TICK, "center")
