"""The parchment that explains what the pointer or the focus rests on. `popups.Popups` says when and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box

if TYPE_CHECKING:
    from game.ui.ui import Ui

WIDTHS = (380.0, 560.0, 280.0)  # the usual one, and those for little room


class Tooltip:
    """A text and its place; nothing is shown while the text is empty."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.text = ""
        self.box = Box(0, 0, 0, 0)
        self.cut: list[str] = []
        self.links: list[tuple[str, Box]] = []  # the words in the tip
        self.symbols: list[tuple[str, Box]] = []

    def sizes(self, text: str) -> list[tuple[float, float]]:
        """How large it is with this text, the usual size first."""
        k, most = self.ui.scale.k, self.ui.scale.bounds.w - 40
        made = [self.ui.text.paragraph(text, theme.ON_PARCHMENT, min(wide, most) - 40) for wide in WIDTHS]
        return [(one.width / k + 40, one.height / k + 28) for one in made]

    def show(self, text: str, box: Box) -> None:
        """Shows this text there."""
        self._damage()
        self.text, self.box = text, box
        self._damage()

    def close(self) -> None:
        """Shows nothing any more."""
        self._damage()
        self.text = ""
        self.links.clear()

    def _damage(self) -> None:
        if self.text:
            self.ui.top.add(self.ui.scale.rect(self.box.inset(-40)))

    def paint(self, canvas: Canvas) -> None:
        canvas.owner = self
        self.links.clear()
        if self.text:
            canvas.skin("sheet", self.box)
            canvas.paragraph(self.text, self.box.inset(20, 13), theme.ON_PARCHMENT, "left", "middle")
