"""The parchment that explains what the pointer or the focus rests on, and has in full what is cut there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.glossary import with_words

if TYPE_CHECKING:
    from game.ui.router import Router
    from game.ui.ui import Ui
    from game.ui.widgets.base import Widget

DELAY_SECONDS = 0.45
LOOK_AGAIN_SECONDS = 0.2  # below a resting pointer, where a text may be drawn anew
WIDTH = 380.0


class Tooltip:
    """Shows `widget.tip` after a short rest, below the whole of any text that ends with an ellipsis there."""

    def __init__(self, ui: Ui, router: Router) -> None:
        self.ui, self.router = ui, router
        self.text = ""
        self._rested_on: Widget | None = None
        self.since = 0.0  # when the rest began
        self.cut: list[str] = []
        self._looked: tuple[object, float, Widget | None] = (None, 0.0, None)  # where, when, what was cut there
        self.links: list[tuple[str, Box]] = []  # the words in the tip
        self.box = Box(0, 0, 0, 0)

    def update(self) -> None:
        widget = self._subject()
        if widget is not self._rested_on:
            self._rested_on, self.since = widget, self.ui.now
        waited = self.ui.now - max(self.since, self.router.hover_since) >= DELAY_SECONDS
        text = self._told(widget) if widget is not None and waited else ""
        if text == self.text:
            return
        self._damage()
        self.text = text
        if widget is not None and text:
            self._place(widget)
        self._damage()

    def _subject(self) -> Widget | None:
        if self.router.held is not None:
            return None
        if self.ui.ring_visible:
            return self.router.hovered or self.ui.focus
        return self._cut_at_pointer() or self.router.hovered

    def _cut_at_pointer(self) -> Widget | None:
        """The innermost widget there with a text that is cut."""
        screen = self.ui.stack.top
        if self.router.pointer is None or screen is None or screen.scope is None:
            return None
        where, now = (self.router.pointer, screen.scope), self.ui.now
        if where != self._looked[0] or not 0 <= now - self._looked[1] < LOOK_AGAIN_SECONDS:
            x, y = self.router.pointer
            found = [widget for widget in screen.scope.walk() if widget.cut and widget.box.contains(x, y)]
            self._looked = where, now, next((one for one in reversed(found) if one.uncovered(x, y)), None)
        return self._looked[2]

    def _told(self, widget: Widget) -> str:
        """What is cut in the widget, in full, and its tip or that of what it is part of."""
        part: Widget | None = widget
        while part is not None and not part.tip:
            part = part.parent
        tip = self.ui.keys.told(part.tip) if part is not None else ""
        whole = [text for inner in widget.walk() for text in inner.cut if text != tip]
        return with_words("\n".join([*whole, tip] if tip else whole))

    def _damage(self) -> None:
        if self.text:
            self.ui.top.add(self.ui.scale.rect(self.box.inset(-40)))

    def _place(self, widget: Widget) -> None:
        k, bounds = self.ui.scale.k, self.ui.scale.bounds
        made = self.ui.text.paragraph(self.text, theme.ON_PARCHMENT, WIDTH - 40)
        wide, high = made.width / k + 40, made.height / k + 28
        x = min(max(12.0, widget.box.cx - wide / 2), bounds.w - wide - 12)
        y = widget.box.bottom + 12
        if y + high > bounds.bottom - 12:
            y = widget.box.y - high - 12
        self.box = Box(x, max(12.0, y), wide, high)

    def paint(self, canvas: Canvas) -> None:
        canvas.owner = self
        self.links.clear()
        if self.text:
            canvas.skin("parchment", self.box)
            canvas.paragraph(self.text, self.box.inset(20, 13), theme.ON_PARCHMENT, "left", "middle")
