"""What all plots share: a sheet of parchment with a title, what is drawn on it, and below it the exact figures, in
words, of whatever the pointer or the keys are on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.scaling import smoothscale
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import BLACK, Colour, Style
from game.ui.lang import _
from game.ui.plots.tabled import Row, Table, widgets_of
from game.ui.widgets.base import Widget

TITLE = theme.PANEL_TITLE.of(theme.INK_HEAD).at(24)
NAME = Style("med", 18, theme.INK_BODY)
FIGURE = Style("xb", 18, theme.INK_HEAD)
TICK = Style("text", 16, theme.INK_DIM)
SAID = Style("it", 18, theme.INK_DIM, leading=1.1)
SAID_NOW = Style("bold", 18, theme.INK_HEAD, leading=1.1)
HEAD, FOOT = 40.0, 46.0
EDGE = 22.0  # from the edge of the sheet to what stands on it


class Head(NamedTuple):
    """What a plot is called, what sums it up below (`said`), what the widget is called, and what is said in place of a
    plot that has no figures yet (`empty`; "" draws the plot). For ears: what a row of its table is (`each`: "Person"),
    and what its figures count (`counts`: "Points a game")."""

    title: str
    said: str = ""
    name: str = ""
    empty: str = ""
    each: str = ""
    counts: str = ""


class Mark(NamedTuple):
    """A part of a plot that has something to say, and where the pointer finds it."""

    box: Box
    words: str


class _Spot(Widget):
    """Where a mark takes the pointer."""

    role = "mark"

    def __init__(self, plot: Plot, number: int, mark: Mark) -> None:
        super().__init__()
        self.plot, self.number, self.words = plot, number, mark.words
        self.on_attention = partial(plot.attend, number)

    @property
    def value(self) -> str:
        return self.words

    def press(self, x: float, y: float) -> None:
        self.plot.take(self.number)

    def activate(self) -> None:
        self.plot.chosen(self.number)


class Plot(Widget):
    """To be overridden: `lay_out` gives the marks, `draw_plot` draws them, `table` has the figures for ears. The keys
    go from mark to mark."""

    role = "plot"
    heard_as = "table"
    focusable = True
    bleed = 26.0

    def __init__(self, head: Head) -> None:
        super().__init__(head.name)
        self.title, self.said, self.empty = head.title, head.said, head.empty
        self.each, self.counts = head.each or _("Name"), head.counts or head.title
        self.marks: list[Mark] = []
        self.at: int | None = None  # the mark that is looked at
        self.room = self.box
        self._tabled: list[Widget] | None = None

    # -- to be overridden ------------------------------------------------------------------------------------------
    def lay_out(self, room: Box) -> Sequence[Mark]:
        """Where the marks are in this room."""
        return ()

    def draw_plot(self, canvas: Canvas) -> None:
        """Draws everything between the title and the words below."""

    def chosen(self, number: int) -> None:
        """A mark was clicked, or Enter pressed on it."""

    def table(self) -> Table:
        """The same figures, row by row."""
        return Table((self.each,), [Row((mark.words,), mark.words) for mark in self.marks])

    def plot_height(self, width: float) -> float:
        """How much room the drawing wants, in units."""
        return 240.0

    # -- reading out -----------------------------------------------------------------------------------------------
    @property
    def value(self) -> str:
        return f"{self.title}: {self.told}"

    @property
    def spoken(self) -> str:
        return self.title

    @property
    def described(self) -> str:
        return self.told

    @property
    def told(self) -> str:
        """The figures of the mark that is looked at, or what sums the plot up."""
        if self.empty:
            return self.empty
        return self.marks[self.at].words if self.at is not None and self.at < len(self.marks) else self.said

    def heard_children(self) -> Sequence[Widget]:
        if self._tabled is None:
            self._tabled = [] if self.empty else widgets_of(self.table(), self)
        return self._tabled

    # -- layout ----------------------------------------------------------------------------------------------------
    def natural(self, width: float) -> tuple[float, float]:
        inner = width - 2 * EDGE
        high = self._empty_height(inner) if self.empty else self.plot_height(inner) + FOOT
        return width, EDGE * 1.6 + HEAD + high

    def _empty_height(self, width: float) -> float:
        made = self.ui.text.paragraph(escape(self.empty), SAID.at(20), width - 20)
        return made.height / self.ui.scale.k + 30

    def arrange(self, box: Box) -> None:
        self.box, self._tabled = box, None
        inner = box.inset(EDGE, EDGE * 0.8).cut_top(HEAD)[1]
        self.room = inner.cut_bottom(FOOT)[1]
        self.marks = [] if self.empty else list(self.lay_out(self.room))
        self.children = []
        for number, mark in enumerate(self.marks):
            spot = _Spot(self, number, mark)
            self.add(spot)
            spot.arrange(mark.box)
        if self.at is not None and self.at >= len(self.marks):
            self.at = None

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        inner = self.box.inset(EDGE, EDGE * 0.8)
        head, rest = inner.cut_top(HEAD)
        canvas.text_in(self.title, Box(head.x, head.y, head.w, head.h - 8), TITLE)
        canvas.line(head.x, head.bottom - 5, head.right, head.bottom - 5, theme.GOLD_DEEP, 130, 1.2)
        if self.empty:
            canvas.paragraph(escape(self.empty), rest.inset(10, 4), SAID.at(20), "center", "middle")
            return
        self.draw_plot(canvas)
        foot = inner.cut_bottom(FOOT - 4)[0]
        canvas.paragraph(escape(self.told), foot, SAID if self.at is None else SAID_NOW, "left", "middle")

    # -- pointer and keys ------------------------------------------------------------------------------------------
    def attend(self, number: int, on: bool) -> None:
        """The pointer came to a mark, or left it."""
        if on:
            self.take(number)
        elif self.at == number and self.ui.focus is not self:
            self.take(None)

    def take(self, number: int | None) -> None:
        """This mark is looked at."""
        if number != self.at:
            self.at = number
            self.invalidate()

    def attention(self, on: bool) -> None:
        """The focus came or left."""
        super().attention(on)
        if not on and self.ui.focus is not self:
            self.take(None)

    def key(self, event: pygame.event.Event) -> bool:
        asked = self.ui.keys.means(event, "left", "right", "first", "last")
        if not asked or not self.marks:
            return False
        last = len(self.marks) - 1
        step = {"left": -1, "right": 1}.get(asked)
        if step is None:
            wanted = 0 if asked == "first" else last
        else:
            wanted = (0 if step > 0 else last) if self.at is None else self.at + step
        if not 0 <= wanted <= last:
            return False
        self.take(wanted)
        self.reveal(self.children[wanted])
        return True

    def activate(self) -> None:
        if self.at is not None:
            self.chosen(self.at)
        elif self.marks:
            self.take(0)


def rule(canvas: Canvas, left: float, right: float, y: float, *, ground: bool) -> None:
    """A line of an axis: thin, so that it stays behind the figures in high contrast, too; `ground`: the lowest one."""
    high = 1.01 / canvas.k if not ground else 1.6
    canvas.veil(Box(left, y - high / 2, right - left, high), theme.INK_DIM, 170 if ground else 60)


def amount_words(amount: float) -> str:
    """A figure as people write it, with at most one decimal."""
    whole, _dot, rest = f"{amount:.1f}".partition(".")
    # Translators: a number with decimals, for example "2.5"
    return whole if rest == "0" else _("{whole}.{rest}").format(whole=whole, rest=rest)


def share_words(share: float) -> str:
    """A share of a whole as people write it: "42 %"."""
    return _("{number} %").format(number=round(share * 100))


# Round figures along an axis, and where a figure stands on it.

STEPS = (1, 2, 2.5, 5, 10)


class Axis(NamedTuple):
    """From `low` to `high`, with a line at each of `ticks`."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def share(self, number: float) -> float:
        """0 at the lower end, 1 at the upper."""
        return 0.0 if self.high <= self.low else (number - self.low) / (self.high - self.low)


def axis(low: float, high: float, most: int = 5, *, whole: bool = False) -> Axis:
    """Round ends around two figures, with at most so many ticks; `whole`: none between two whole numbers."""
    if not (math.isfinite(low) and math.isfinite(high)):
        low, high = 0.0, 1.0
    if high - low < 1e-9:
        low, high = min(low, 0.0), max(high, low + 1.0)
    step = _step((high - low) / max(1, most - 1))
    if whole:
        step = max(1.0, math.ceil(step))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    ticks = tuple(round(n * step, 6) for n in range(first, last + 1))
    return Axis(ticks[0], ticks[-1], ticks)


def _step(rough: float) -> float:
    """The next round number above."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(step * power for step in STEPS if step * power >= rough * 0.999)


def thinned(count: int, room: float, each: float) -> list[int]:
    """Which of so many labels, each `each` units wide, are written in the room: every second, every third ..."""
    if count <= 0:
        return []
    every = max(1, math.ceil(count * each / max(1.0, room)))
    return list(range(0, count, every))


# What plots are drawn with.

INKS: tuple[Colour, ...] = theme.CHART_INKS
PAPER = theme.PARCHMENT_LIGHT
DENSITY = 9.0  # units from one line of an engraving to the next
Engraving = Callable[[pygame.Surface, Colour, int, int], None]


def _plain(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    tile.fill((*ink, 255))


def _rising(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    for shift in (-side, 0, side):
        pygame.draw.line(tile, ink, (shift - side, 2 * side), (shift + 2 * side, -side), thick)


def _falling(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    for shift in (-side, 0, side):
        pygame.draw.line(tile, ink, (shift - side, -side), (shift + 2 * side, 2 * side), thick)


def _crossed(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    _rising(tile, ink, side, max(1, thick * 2 // 3))
    _falling(tile, ink, side, max(1, thick * 2 // 3))


def _dotted(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    for x, y in ((side / 4, side / 4), (side * 3 / 4, side * 3 / 4)):
        pygame.draw.circle(tile, ink, (x, y), thick * 0.75)


def _level(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    tile.fill(ink, (0, side // 3, side, thick))


def _upright(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    tile.fill(ink, (side // 3, 0, thick, side))


def _woven(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    tile.fill(ink, (0, 0, side // 2, side // 2))
    tile.fill(ink, (side // 2, side // 2, side - side // 2, side - side // 2))


ENGRAVINGS: tuple[Engraving, ...] = (_plain, _rising, _dotted, _crossed, _level, _upright, _falling, _woven)


def ink_of(number: int) -> Colour:
    """The ink of a series, 0 and up."""
    return INKS[number % len(INKS)]


def engrave(canvas: Canvas, box: Box, number: int, *, lit: bool = False, faint: bool = False) -> None:
    """A filled, outlined rectangle in the ink and the engraving of a series. `lit`: the pointer or the keys are on it;
    `faint`: it is there to be compared with."""
    rect = canvas.scale.rect(box)
    if rect.w < 1 or rect.h < 1:
        return
    high = canvas.pens.text.sight.high
    ink = BLACK if high else ink_of(number)
    thick = max(1, round(1.4 * canvas.k))
    key = ("engraved", rect.size, number % len(INKS), lit, faint, high, thick)
    made = canvas.pens.assets.keep(key, lambda: _made(rect.size, ink, number, canvas.k, lit=lit, faint=faint))
    canvas.surface.blit(made, rect)


def _made(size: tuple[int, int], ink: Colour, number: int, k: float, *, lit: bool, faint: bool) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    pale = theme.mix(ink, PAPER, 0.9 if ink == BLACK else 0.86 if faint else 0.62)
    made.fill((*(theme.mix(pale, theme.GOLD_PALE, 0.4) if lit else pale), 255))
    if not faint:
        tile = _tile(ink if not lit else theme.mix(ink, theme.GOLD_LIGHT, 0.12), number, k)
        for x in range(0, size[0], tile.get_width()):
            for y in range(0, size[1], tile.get_height()):
                made.blit(tile, (x, y))
    edge = max(1, round(1.5 * k))
    pygame.draw.rect(made, theme.mix(ink, BLACK, 0.35), made.get_rect(), edge)
    if lit:
        inner = made.get_rect().inflate(-2 * edge, -2 * edge)
        pygame.draw.rect(made, theme.FOCUS, inner, max(2, round(3.2 * k)))
    return made


def expect(canvas: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    """A mark across a bar: dark, with light edges where it lies on the bar."""
    wide, light = 3.4, 1.8
    upright = x0 == x1
    dark = Box(x0 - wide / 2, y0, wide, y1 - y0) if upright else Box(x0, y0 - wide / 2, x1 - x0, wide)
    canvas.rounded(dark.inset(-light, -light), PAPER, 255, 2)
    canvas.rounded(dark, theme.INK_BODY, 255, 1)


def _tile(ink: Colour, number: int, k: float) -> pygame.Surface:
    """One piece of an engraving, smooth, that joins itself on all sides."""
    side = max(6, round(DENSITY * k))
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill((*ink, 0))
    ENGRAVINGS[number % len(ENGRAVINGS)](large, ink, side * 4, max(4, round(side * 1.15)))
    return smoothscale(large, (side, side))


# Which ink is what.

LINE, SWATCH = 27.0, 26.0
STYLE = NAME.at(17)


class Legend:
    """Names with a piece of their engraving, in as many lines as it takes. `entries` are (series, name)."""

    def __init__(self, entries: Sequence[tuple[int, str]]) -> None:
        self.entries = list(entries)

    def _placed(self, setter: TextSetter, width: float) -> list[tuple[int, str, float, int]]:
        """Series, name, x and line of each."""
        found: list[tuple[int, str, float, int]] = []
        x, line = 0.0, 0
        for series, name in self.entries:
            wide = min(width, SWATCH + 8 + setter.width(name, STYLE))
            if x and x + wide > width:
                x, line = 0.0, line + 1
            found.append((series, name, x, line))
            x += wide + 20
        return found

    def height(self, setter: TextSetter, width: float) -> float:
        """How high it is at that width, in units."""
        placed = self._placed(setter, width)
        return LINE * (placed[-1][3] + 1) + 6 if placed else 0.0

    def draw(self, canvas: Canvas, room: Box) -> None:
        for series, name, x, line in self._placed(canvas.pens.text, room.w):
            left, y = room.x + x, room.y + line * LINE
            engrave(canvas, Box(left, y + 5, SWATCH, 16), series)
            canvas.text_in(name, Box(left + SWATCH + 8, y, room.w - x - SWATCH - 8, LINE), STYLE)


# Results one after the other.

WIDEST = 34.0


class Result(NamedTuple):
    """`height` 0 to 1 (the place as a share of the field: 1 is the best), and what it says: in a sentence, and by the
    heads of the strip."""

    won: bool
    height: float
    words: str
    cells: Sequence[str] = ()


class Strip(Plot):
    """The oldest stands to the left. `on_choose` is told the number of a result that was clicked. `heads` are of the
    cells of the results, for ears."""

    def __init__(
        self, head: Head, results: Sequence[Result],
        on_choose: Callable[[int], None] | None = None, heads: Sequence[str] = (),
    ) -> None:  # fmt: skip
        super().__init__(head)
        self.results, self.on_choose, self.heads = list(results), on_choose, heads

    def table(self) -> Table:
        if not self.heads:
            return super().table()
        return Table(self.heads, [Row(one.cells, one.words) for one in reversed(self.results)])

    def plot_height(self, width: float) -> float:
        return 120.0

    def chosen(self, number: int) -> None:
        if self.on_choose is not None:
            self.on_choose(number)

    def lay_out(self, room: Box) -> Sequence[Mark]:
        step = min(WIDEST, room.w / max(1, len(self.results)))
        return [Mark(Box(room.x + i * step, room.y + 6, step, room.h - 12), one.words)
                for i, one in enumerate(self.results)]  # fmt: skip

    def draw_plot(self, canvas: Canvas) -> None:
        ground = self.room.bottom - 10
        canvas.line(self.room.x, ground, self.room.right, ground, theme.INK_DIM, 150, 1.2)
        for i, (one, mark) in enumerate(zip(self.results, self.marks, strict=True)):
            full = ground - mark.box.y - 18
            high = full * (0.16 + 0.84 * one.height)
            box = Box(mark.box.x + 1.5, ground - high, max(3.0, mark.box.w - 3), high)
            engrave(canvas, box, 0 if one.won else 6, lit=i == self.at, faint=not one.won)
            if one.won and mark.box.w >= 14:
                canvas.picture("ui/crown", Box(box.cx - 9, box.y - 19, 18, 18))
            elif one.won:
                canvas.text("•", box.cx, box.y - 7, FIGURE.at(17), "center")
