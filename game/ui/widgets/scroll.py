"""A window onto something higher than itself."""

from __future__ import annotations

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets.base import Widget

BAR = 10.0
WHEEL_STEP, LINE_STEP = 90.0, 60.0
EDGE = 6.0  # room inside the clip, so that focus rings and glows of the outer entries are seen


class ScrollArea(Widget):
    """Shows one child; scrolls by wheel, by dragging the bar, by the focus, arrows and page keys. `to_end` keeps the
    newest line in sight (a log). `scrollable` says whether the child is higher than the area. A text that is scrolled
    shows whole lines only."""

    role = "scroll"
    focusable = True

    def __init__(self, child: Widget, name: str = "", to_end: bool = False, *, on_paper: bool = False) -> None:
        super().__init__(name or f"scroll:{child.name or child.role}", [child])
        self.offset = 0.0
        self.to_end, self.on_paper = to_end, on_paper
        self._content = 0.0
        self._line = 0.0  # how high the lines are of which only whole ones are seen, in units; 0 where it is no text

    @property
    def scrollable(self) -> bool:
        return self._content > self.box.h + 0.5

    def natural(self, width: float) -> tuple[float, float]:
        return self.children[0].wanted(width)

    def arrange(self, box: Box) -> None:
        was_at_end = self.offset >= self._content - self.box.h - 2
        self.box = box
        self._content = self.children[0].wanted(box.w)[1]
        self._line = 0.0
        if self.scrollable:
            self._content = self.children[0].wanted(box.w - BAR - 8)[1]
            self._whole_lines()
        if self.to_end and was_at_end:
            self.offset = self._content
        self._place()

    def _whole_lines(self) -> None:
        """A text ends below one of its lines."""
        line = self.children[0].line_high
        if 0 < line <= self.box.h:
            self._line = line
            self._content = round(self._content / line) * line
            self.box = self.box.cut_top(int(self.box.h / line + 0.01) * line)[0]

    def _place(self) -> None:
        if self._line:
            self.offset = round(self.offset / self._line) * self._line
        self.offset = max(0.0, min(self.offset, self._content - self.box.h))
        width = self.box.w - (BAR + 8 if self.scrollable else 0)
        self.children[0].arrange(Box(self.box.x, self.box.y - self.offset, width, max(self._content, self.box.h)))

    def scroll_to(self, offset: float) -> bool:
        """Whether it moved."""
        before = self.offset
        self.offset = offset
        self._place()
        if self.offset != before:
            self.invalidate()
        return self.offset != before

    def reveal(self, child: Widget) -> None:
        box = child.box
        if box.y < self.box.y:
            self.scroll_to(self.offset - (self.box.y - box.y) - 12)
        elif box.bottom > self.box.bottom:
            self.scroll_to(self.offset + (box.bottom - self.box.bottom) + 12)
        super().reveal(child)

    def wheel(self, steps: float) -> bool:
        return self.scrollable and self.scroll_to(self.offset - steps * WHEEL_STEP)

    @property
    def value(self) -> str:
        return f"{self.offset / max(1.0, self._content - self.box.h):.0%}" if self.scrollable else ""

    @property
    def interactive(self) -> bool:
        """Takes the focus itself only when there is something to scroll and nothing in it that could take it."""
        if not (self.visible and self.enabled and self.scrollable):
            return False
        return not any(widget.interactive for child in self.children for widget in child.walk())

    @property
    def takes_pointer(self) -> bool:
        return self.scrollable

    def hit(self, x: float, y: float) -> Widget | None:
        if not self.visible or not self.box.contains(x, y):
            return None
        if self.scrollable and x > self.box.right - BAR - 8:
            return self
        return super().hit(x, y)

    def press(self, x: float, y: float) -> None:
        if x > self.box.right - BAR - 12:
            self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        share = (y - self.box.y) / max(1.0, self.box.h)
        self.scroll_to(share * self._content - self.box.h / 2)

    def key(self, event: pygame.event.Event) -> bool:
        pages = {"page_up": -0.9, "page_down": 0.9}
        page = self.ui.keys.means(event, *pages)
        if page:
            return self.scroll_to(self.offset + pages[page] * self.box.h)
        return self.ui.focus is self and self.step(event)

    def step(self, event: pygame.event.Event) -> bool:
        """Moves by a line or a page, whatever has the focus; at an end the arrow moves the focus on."""
        ways = {"up": -LINE_STEP, "down": LINE_STEP, "page_up": -0.9 * self.box.h, "page_down": 0.9 * self.box.h}
        asked = self.ui.keys.means(event, *ways)
        return bool(asked) and self.scrollable and self.scroll_to(self.offset + ways[asked])

    def paint(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        before = canvas.surface.get_clip()
        mine = canvas.scale.rect(self.box.inset(-EDGE, 0)).clip(before)
        if mine.w and mine.h:
            canvas.surface.set_clip(mine)
            super().paint(canvas)
            canvas.surface.set_clip(before)

    def draw_over(self, canvas: Canvas) -> None:
        if not self.scrollable:
            return
        track = Box(self.box.right - BAR, self.box.y, BAR, self.box.h)
        share = self.box.h / self._content
        high = max(40.0, track.h * share)
        top = track.y + (track.h - high) * self.offset / max(1.0, self._content - self.box.h)
        thumb = Box(track.x, top, BAR, high)
        if self.on_paper:
            canvas.rounded(track, theme.GOLD_DARK, 52, BAR / 2)
            canvas.rounded(thumb, theme.GOLD_DARK, 230 if self.hovered else 170, BAR / 2)
            return
        canvas.rounded(track, theme.WELL, 160, BAR / 2)
        canvas.rounded(thumb, theme.HAIRLINE, 230 if self.hovered else 170, BAR / 2)
