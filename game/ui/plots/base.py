"""What all plots share: a sheet of parchment with a title, what is drawn on it, and below it the exact figures, in
words, of whatever the pointer or the keys are on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.lang import _
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
    plot that has no figures yet (`empty`; "" draws the plot)."""

    title: str
    said: str = ""
    name: str = ""
    empty: str = ""


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
    """To be overridden: `lay_out` gives the marks, `draw_plot` draws them. The keys go from mark to mark."""

    role = "plot"
    focusable = True
    bleed = 26.0

    def __init__(self, head: Head) -> None:
        super().__init__(head.name)
        self.title, self.said, self.empty = head.title, head.said, head.empty
        self.marks: list[Mark] = []
        self.at: int | None = None  # the mark that is looked at
        self.room = self.box

    # -- to be overridden ------------------------------------------------------------------------------------------
    def lay_out(self, room: Box) -> Sequence[Mark]:
        """Where the marks are in this room."""
        return ()

    def draw_plot(self, canvas: Canvas) -> None:
        """Draws everything between the title and the words below."""

    def chosen(self, number: int) -> None:
        """A mark was clicked, or Enter pressed on it."""

    def plot_height(self, width: float) -> float:
        """How much room the drawing wants, in units."""
        return 240.0

    # -- reading out -----------------------------------------------------------------------------------------------
    @property
    def value(self) -> str:
        return f"{self.title}: {self.told}"

    @property
    def told(self) -> str:
        """The figures of the mark that is looked at, or what sums the plot up."""
        if self.empty:
            return self.empty
        return self.marks[self.at].words if self.at is not None and self.at < len(self.marks) else self.said

    # -- layout ----------------------------------------------------------------------------------------------------
    def natural(self, width: float) -> tuple[float, float]:
        inner = width - 2 * EDGE
        high = self._empty_height(inner) if self.empty else self.plot_height(inner) + FOOT
        return width, EDGE * 1.6 + HEAD + high

    def _empty_height(self, width: float) -> float:
        made = self.ui.text.paragraph(escape(self.empty), SAID.at(20), width - 20)
        return made.height / self.ui.scale.k + 30

    def arrange(self, box: Box) -> None:
        self.box = box
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


def share_words(share: float) -> str:
    """A share of a whole as people write it: "42 %"."""
    return _("{number} %").format(number=round(share * 100))
