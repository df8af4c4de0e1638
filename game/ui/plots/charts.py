"""Bars that stand: side by side, of one piece or of several, above their names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import BLACK, Colour
from game.ui.lang import _
from game.ui.plots.base import (
    FIGURE,
    NAME,
    TICK,
    Axis,
    Head,
    Legend,
    Mark,
    Plot,
    amount_words,
    axis,
    engrave,
    expect,
    ink_of,
    rule,
    share_words,
    thinned,
)
from game.ui.plots.tabled import Row, Table, thinned_rows

# Bars that lie.

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

    def table(self) -> Table:
        several = self.legend.entries
        luck = any(bar.expected is not None for bar in self.bars)
        heads = [self.each, *(name for _series, name in several), self.counts, *([_("By luck")] if luck else [])]
        rows = []
        for bar in self.bars:
            shares = [amount_words(_amount(bar.parts, series)) for series, _name in several]
            figure = bar.figure or amount_words(bar.length)
            by_luck = [] if not luck else [share_words(bar.expected or 0.0)]
            words = bar.parts[0].words if len(bar.parts) == 1 else f"{bar.name}: {figure}"
            rows.append(Row((bar.name, *shares, figure, *by_luck), words))
        return Table(heads, rows)

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


def _amount(parts: Sequence[Part], series: int) -> float:
    """How much of a bar belongs to this series."""
    return sum(part.amount for part in parts if part.series == series)


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

    def table(self) -> Table:
        several = self.legend.entries
        luck = any(one.expected is not None for one in self.columns)
        counts = [name for _series, name in several] or [self.counts]
        rows = []
        for one in self.columns:
            amounts = [self._tick(_amount(one.parts, series)) for series, _name in several]
            figures = amounts or [one.figure or self._tick(one.height)]
            by_luck = [] if not luck else [share_words(one.expected or 0.0)]
            rows.append(Row((one.name, *figures, *by_luck), one.words))
        return Table((self.each, *counts, *([_("By luck")] if luck else [])), rows)

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


# Curves over time, each with the band in which its figure probably lies.

DASHES = ((), (14, 9), (4, 8), (16, 7, 4, 7), (26, 10), (9, 8))  # units: drawn, left out, ... ; none: one stroke
CURVE_FOOT = 26.0
BAND_ALPHA = 46
SAMPLE = 40.0  # of its line, before the name of a curve


class Point(NamedTuple):
    """`x` and `y`, `spread` to either side, and what it says."""

    x: float
    y: float
    words: str
    spread: float = 0.0


class Curve(NamedTuple):
    """`series` gives its ink and its dashes; `strong` ones have a band and take the keys and the pointer."""

    name: str
    series: int
    points: tuple[Point, ...]
    strong: bool = True


class Curves(Plot):
    """`label_x` writes a place on the lower axis. `limits` are shared by small multiples: the lowest and the highest
    figure of all. Names stand at the ends of the curves."""

    def __init__(
        self, head: Head, curves: Sequence[Curve], label_x: Callable[[float], str], high: float = 330.0,
        limits: tuple[float, float] | None = None, small: bool = False,
        on_choose: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(head)
        self.curves = [curve for curve in curves if curve.points]
        self.label_x, self.high, self.limits, self.small, self.on_choose = label_x, high, limits, small, on_choose
        self._of: list[tuple[int, int]] = []
        self.axis, self.span = self._axis(), self._span()

    def table(self) -> Table:
        """A row for each moment of the strong curves, a column for each of them."""
        strong = [curve for curve in self.curves if curve.strong]
        moments = sorted({point.x for curve in strong for point in curve.points})
        rows = []
        for at in thinned_rows(len(moments)):
            found = [next((one for one in curve.points if one.x == moments[at]), None) for curve in strong]
            figures = [amount_words(one.y) if one is not None else _("none") for one in found]
            words = [one.words for one in found if one is not None]
            rows.append(Row((self.label_x(moments[at]), *figures), ". ".join(words)))
        return Table((self.each, *(curve.name for curve in strong)), rows)

    def plot_height(self, width: float) -> float:
        return self.high

    def chosen(self, number: int) -> None:
        if self.on_choose is not None:
            self.on_choose()

    # -- places ----------------------------------------------------------------------------------------------------
    def _axis(self) -> Axis:
        points = [(point, curve) for curve in self.curves for point in curve.points]
        low, high = self.limits or (
            min((p.y - (p.spread if c.strong else 0.0) for p, c in points), default=0.0),
            max((p.y + (p.spread if c.strong else 0.0) for p, c in points), default=1.0),
        )
        return axis(low, high, 4 if self.small else 6)

    def _span(self) -> tuple[float, float]:
        every = [point.x for curve in self.curves for point in curve.points]
        first, last = min(every, default=0.0), max(every, default=1.0)
        return (first, last) if last > first else (first - 1, first + 1)

    def _ground(self, room: Box) -> Box:
        setter = self.ui.text
        left = max(setter.width(f"{tick:g}", TICK) for tick in self.axis.ticks) + 10
        right = 12.0
        if not self.small:
            names = max((setter.width(one.name, FIGURE) for one in self.curves), default=0.0)
            right = min(room.w * 0.3, names + SAMPLE + 26)
        return Box(room.x + left, room.y + 8, room.w - left - right, max(20.0, room.h - 8 - CURVE_FOOT))

    def _place(self, point: Point, ground: Box) -> tuple[float, float]:
        first, last = self.span
        return (
            ground.x + ground.w * (point.x - first) / (last - first),
            ground.bottom - ground.h * self.axis.share(point.y),
        )

    def lay_out(self, room: Box) -> Sequence[Mark]:
        ground = self._ground(room)
        found: list[Mark] = []
        self._of = []
        for number, curve in enumerate(self.curves):
            if not curve.strong:
                continue
            places = [self._place(point, ground) for point in curve.points]
            for i, ((x, y), point) in enumerate(zip(places, curve.points, strict=True)):
                left = (places[i - 1][0] + x) / 2 if i else x - 8
                right = (places[i + 1][0] + x) / 2 if i + 1 < len(places) else x + 8
                several = sum(one.strong for one in self.curves) > 1
                box = Box(left, y - 14, right - left, 28) if several else Box(left, ground.y, right - left, ground.h)
                found.append(Mark(box, point.words))
                self._of.append((number, i))
        return found

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw_plot(self, canvas: Canvas) -> None:
        ground, scale = self._ground(self.room), self.axis
        for tick in scale.ticks:
            y = ground.bottom - ground.h * scale.share(tick)
            rule(canvas, ground.x, ground.right, y, ground=tick == scale.low)
            canvas.text(f"{tick:g}", ground.x - 8, y, TICK, "right")
        for curve in sorted(self.curves, key=lambda one: one.strong):
            self._draw_curve(canvas, curve, ground)
        self._draw_ends(canvas, ground)
        if self.at is not None and self.at < len(self._of):
            number, i = self._of[self.at]
            self._draw_point(canvas, self.curves[number], self.curves[number].points[i], ground)

    def _draw_curve(self, canvas: Canvas, curve: Curve, ground: Box) -> None:
        ink: Colour = BLACK if canvas.pens.text.sight.high else ink_of(curve.series)
        places = [self._place(point, ground) for point in curve.points]
        if curve.strong and any(point.spread for point in curve.points) and len(places) > 1:
            self._band(canvas, curve, ground, ink)
        if len(places) == 1:
            self._only(canvas, curve, ground, ink)
        self._stroke(canvas, curve, places)

    @staticmethod
    def _stroke(canvas: Canvas, curve: Curve, places: Sequence[tuple[float, float]]) -> None:
        """A line in the ink and the dashes of a curve."""
        k = canvas.k
        ink = BLACK if canvas.pens.text.sight.high else ink_of(curve.series)
        wide = max(2, round((4.2 if curve.strong else 1.9) * k))
        dashes = tuple(part * k for part in DASHES[curve.series % len(DASHES)])
        for start, end in _strokes([(x * k, y * k) for x, y in places], dashes):
            pygame.draw.aaline(canvas.surface, ink, start, end, wide)

    def _only(self, canvas: Canvas, curve: Curve, ground: Box, ink: Colour) -> None:
        """A curve of one point: a dot, and a bar as high as its band."""
        [point] = curve.points
        x, y = self._place(point, ground)
        if curve.strong and point.spread:
            top = self._place(point._replace(y=point.y + point.spread), ground)[1]
            low = self._place(point._replace(y=point.y - point.spread), ground)[1]
            canvas.line(x - 1, top, x - 1, low, ink, 200, 2.0)
            for end in (top, low):
                canvas.line(x - 9, end, x + 9, end, ink, 200, 2.0)
        pygame.draw.circle(canvas.surface, ink, (x * canvas.k, y * canvas.k), max(3.0, 6 * canvas.k))

    def _band(self, canvas: Canvas, curve: Curve, ground: Box, ink: Colour) -> None:
        k = canvas.k
        edges = [
            (self._place(p._replace(y=p.y + p.spread), ground), self._place(p._replace(y=p.y - p.spread), ground))
            for p in curve.points
        ]
        outline = [top for top, _low in edges] + [low for _top, low in reversed(edges)]
        rect = canvas.scale.rect(ground)
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.polygon(veil, (*ink, BAND_ALPHA), [(x * k - rect.x, y * k - rect.y) for x, y in outline])
        for side in (0, 1):
            line = [(pair[side][0] * k - rect.x, pair[side][1] * k - rect.y) for pair in edges]
            pygame.draw.aalines(veil, (*ink, 150), False, line)
        canvas.surface.blit(veil, rect)

    def _draw_ends(self, canvas: Canvas, ground: Box) -> None:
        """Dates below the axis, names at the right ends, none over another."""
        first, last = self.span
        moments = {point.x for curve in self.curves for point in curve.points}
        ends_of = [(first, ground.x, "left"), (last, ground.right, "right")]
        for at, x, align in ends_of if len(moments) > 1 else [(min(moments, default=0.0), ground.cx, "center")]:
            canvas.text(self.label_x(at), x, ground.bottom + CURVE_FOOT / 2 + 2, TICK, align)
        if self.small:
            return
        placed = [(self._place(curve.points[-1], ground)[1], i) for i, curve in enumerate(self.curves)]
        free = ground.y - 10
        overhang = max(0.0, len(placed) * 23.0 - ground.h)
        left = ground.right + 8
        for i, (y, number) in enumerate(sorted(placed)):
            left_below = (len(placed) - 1 - i) * 23.0
            y = min(max(y, free + 23 if i else ground.y), ground.bottom + overhang - left_below)
            free = y
            curve, name = self.curves[number], left + SAMPLE + 8
            self._stroke(canvas, curve, [(left, y), (left + SAMPLE, y)])
            canvas.text_in(curve.name, Box(name, y - 12, self.room.right - name, 24), FIGURE.at(17))

    def _draw_point(self, canvas: Canvas, curve: Curve, point: Point, ground: Box) -> None:
        x, y = self._place(point, ground)
        canvas.line(x, ground.y, x, ground.bottom, theme.INK_HEAD, 170, 1.4)
        canvas.rounded(Box(x - 7, y - 7, 14, 14), theme.GOLD_PALE, 255, 7, theme.INK_HEAD, 255, 2.4)


def _strokes(
    points: Sequence[tuple[float, float]], dashes: Sequence[float]
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The pieces of a line that are drawn; dashes go on round corners."""
    found: list[tuple[tuple[float, float], tuple[float, float]]] = []
    turn, left = 0, dashes[0] if dashes else 0.0
    for start, end in zip(points, points[1:], strict=False):
        if not dashes:
            found.append((start, end))
            continue
        here = pygame.Vector2(start)
        way = pygame.Vector2(end) - here
        rest = way.length()
        while rest > 1e-6:
            step = min(left, rest)
            there = here + way.normalize() * step
            if turn % 2 == 0:
                found.append(((here.x, here.y), (there.x, there.y)))
            here, rest, left = there, rest - step, left - step
            if left <= 1e-6:
                turn += 1
                left = dashes[turn % len(dashes)]
    return found
