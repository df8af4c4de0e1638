"""The log in its frame. A line under the pointer lights up what it speaks of, and what is pointed at lights up its
lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.table.log.chronicle import Line
from game.table.pieces import Pointed, draw_crest
from game.table.side import SignButton
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.widgets import ScrollArea, Widget

if TYPE_CHECKING:
    from game.table.reading.looking import Looking

LOG_STYLE = Style("text", 17, theme.TEXT_LOG, leading=1.22)
HEADING_HEIGHT = 28.0


class LogLine(Widget):
    """One line, wrapped to the width."""

    role = "log_line"
    bleed = 8.0

    def __init__(self, line: Line, desk: Looking) -> None:
        super().__init__()
        self.line, self.desk = line, desk
        self.lit = False  # what is pointed at on the table stands in it
        self._high: dict[tuple[float, float], float] = {}

    @property
    def takes_pointer(self) -> bool:
        return not self.line.heading

    @property
    def left(self) -> float:
        """Where the words begin."""
        return 0.0 if self.line.heading or self.line.crest < 0 else 26.0

    def attention(self, on: bool) -> None:
        self.desk.light_up(self.line.about if on else None)
        self.invalidate()

    def activate(self) -> None:
        self.desk.enlarge_named(self.line.about)

    def natural(self, width: float) -> tuple[float, float]:
        if self.line.heading:
            return width, HEADING_HEIGHT
        made = self.ui.text.paragraph(self.line.text, LOG_STYLE, width - self.left)
        return width, made.height / self.ui.scale.k + 6

    def high(self, width: float, k: float) -> float:
        """Its height at that width, with so many pixels a unit."""
        if (width, k) not in self._high:
            self._high[width, k] = self.natural(width)[1]
        return self._high[width, k]

    def draw(self, canvas: Canvas) -> None:
        line, row = self.line, self.box
        if line.heading:
            draw_heading(canvas, line.text, row, theme.HAIRLINE)
            return
        if self.lit or self.hovered:
            canvas.rounded(Box(row.x - 5, row.y - 2, row.w + 7, row.h), theme.GOLD_PALE, 40 if self.lit else 24, 5)
        if self.lit:
            canvas.rounded(Box(row.x - 5, row.y - 1, 3, row.h - 2), theme.FOCUS, 255, 1.5)
        if line.crest >= 0:
            draw_crest(canvas, row.x + 9, row.y + 11, 8.0, line.crest)
        style = LOG_STYLE.of(theme.rgb("#ff9a80")) if line.loss else LOG_STYLE
        canvas.paragraph(line.text, Box(row.x + self.left, row.y, row.w - self.left, row.h + 6), style)


def draw_heading(canvas: Canvas, text: str, row: Box, colour: theme.Colour) -> None:
    """A word in the middle of a row, a fine line on both sides of it."""
    style = Style("sc_bold", 17, colour)
    wide = canvas.pens.text.width(text, style)
    canvas.text(text, row.cx, row.cy, style, "center")
    for x0, x1 in ((row.x, row.cx - wide / 2 - 10), (row.cx + wide / 2 + 10, row.right)):
        canvas.line(x0, row.cy, x1, row.cy, colour, 76)


class LogLines(Widget):
    """The lines from top to bottom."""

    role = "log"

    def __init__(self, desk: Looking) -> None:
        super().__init__("log_lines")
        self.desk = desk
        self.lines: list[Line] = []
        self.view = 0.0  # how high the part of it is that is seen

    @property
    def value(self) -> str:
        from game.ui.draw.markup import plain

        return "\n".join(plain(line.text) for line in self.lines)

    @property
    def shown(self) -> list[LogLine]:
        return [child for child in self.children if isinstance(child, LogLine)]

    def show(self, lines: list[Line]) -> None:
        """Takes over the lines; those that stay keep their widgets."""
        kept = {id(child.line): child for child in self.shown}
        self.lines, self.children = lines, []
        for line in lines:
            self.add(kept.pop(id(line)) if id(line) in kept else LogLine(line, self.desk))

    def heights(self, width: float) -> list[float]:
        k = self.ui.scale.k
        return [child.high(width, k) for child in self.shown]

    def natural(self, width: float) -> tuple[float, float]:
        """High enough that, scrolled to its end, the uppermost line seen is a whole one."""
        heights = self.heights(width)
        total, start = sum(heights) + 2, 0.0
        for high in heights:
            if start >= total - self.view:
                break
            start += high
        return width, max(total, start + self.view) if total > self.view else total

    def arrange(self, box: Box) -> None:
        self.box = box
        y = box.y
        for child, high in zip(self.children, self.heights(box.w), strict=True):
            child.arrange(Box(box.x, y, box.w, high))
            y += high


class LogArea(ScrollArea):
    """With the focus on it, up and down go from line to line and light up what stands there; Enter shows its card."""

    def __init__(self, lines: LogLines) -> None:
        super().__init__(lines, "log", to_end=True)
        self.log = lines
        self._marked: LogLine | None = None

    def attention(self, on: bool) -> None:
        if not on:
            self._mark(None)

    def _mark(self, line: LogLine | None) -> None:
        if self._marked is not None:
            self._marked.hovered = False
            self._marked.invalidate()
        self._marked = line
        if line is not None:
            line.hovered = True
            line.attention(True)
            self.reveal(line)
        else:
            self.log.desk.light_up(None)

    def activate(self) -> None:
        if self._marked is not None:
            self._marked.activate()

    def key(self, event: pygame.event.Event) -> bool:
        step = {"up": -1, "down": 1}.get(self.ui.keys.means(event, "up", "down"))
        lines = [line for line in self.log.shown if line.takes_pointer]
        if step is None or self.ui.focus is not self or not lines:
            return super().key(event)
        at = lines.index(self._marked) + step if self._marked in lines else len(lines) - 1
        if not 0 <= at < len(lines):
            return False  # at an end the arrow moves the focus on
        self._mark(lines[at])
        return True


class ChroniclePanel(Widget):
    """The log, its title, and the button that filters it."""

    role = "chronicle"
    bleed = 26.0
    ground = "panel"

    def __init__(self, desk: Looking) -> None:
        self.lines = LogLines(desk)
        self.scroll = LogArea(self.lines)
        self.button = SignButton(
            "filter", _("Filter the chronicle ({key:filter})"), lambda: desk.press("filter"), "filter", 40
        )
        super().__init__("chronicle", [self.scroll, self.button])
        self.titled = True
        self.only = ""  # whose lines and which kind are shown

    def show(self, lines: list[Line], only: str = "") -> None:
        if lines == self.lines.lines and only == self.only:
            return
        self.only, self.button.chosen = only, bool(only)
        self.lines.show(lines)
        if self.layer is not None:
            self.scroll.arrange(self.scroll.box)
        self.invalidate()

    def light(self, pointed: Pointed | None) -> None:
        """Lights up the lines in which this thing stands."""
        for line in self.lines.shown:
            lit = pointed is not None and line.line.about.has(*pointed)
            if lit != line.lit:
                line.lit = lit
                line.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        corner = Box(box.right - 46, box.y + 3, 40, 40)
        self.button.arrange(corner)
        if self.titled:
            room = box.inset(18, 12).cut_top(38)[1]
        else:
            room = box.inset(18, 12).cut_right(34)[1]
        self.lines.view = room.h
        self.scroll.arrange(room)
        self.scroll.scroll_to(1e9)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("panel", self.box)
        if self.titled:
            head = Box(self.box.x + 18, self.box.y + 10, self.box.w - 72, 28)
            title = _("Chronicle: {only}").format(only=self.only) if self.only else _("Chronicle")
            canvas.text_in(title, head, Style("head", 20, theme.TEXT_HEAD))
            canvas.line(self.box.x + 16, self.box.y + 42, self.box.right - 16, self.box.y + 42, theme.HAIRLINE, 100)
        elif not self.lines.lines and self.only:
            canvas.text_in(self.only, self.box.inset(20), theme.ASIDE, "center")
