"""The parchment that explains what the pointer or the focus rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box

if TYPE_CHECKING:
    from game.ui.router import Router
    from game.ui.ui import Ui
    from game.ui.widgets.base import Widget

DELAY_SECONDS = 0.45
WIDTH = 380.0


class Tooltip:
    """Shows `widget.tip` after a short rest."""

    def __init__(self, ui: Ui, router: Router) -> None:
        self.ui, self.router = ui, router
        self.text = ""
        self.box = Box(0, 0, 0, 0)

    def update(self) -> None:
        widget = self._subject()
        text = widget.tip if widget is not None and self.ui.now - self.router.hover_since >= DELAY_SECONDS else ""
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
        if self.router.hovered is not None:
            return self.router.hovered
        return self.ui.focus if self.ui.ring_visible else None

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
        if self.text:
            canvas.skin("parchment", self.box)
            canvas.paragraph(self.text, self.box.inset(20, 13), theme.ON_PARCHMENT, "left", "middle")
