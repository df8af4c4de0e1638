"""The parchment that explains what the pointer or the focus rests on. `popups.Popups` says when and where."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.widgets.base import Drawn, Toolkit

WIDTHS = (380.0, 560.0, 280.0)  # the usual one, and those for little room
ABOVE_WORDS = 10.0  # units between a picture and the words below it


class Tooltip:
    """A text or a picture and its place; nothing is shown while there is neither."""

    def __init__(self, ui: Toolkit) -> None:
        self.ui = ui
        self.text = ""
        self.drawn: Drawn | None = None
        self.box = Box(0, 0, 0, 0)
        self.cut: list[str] = []
        self.links: list[tuple[str, Box]] = []  # the words in the tip
        self.symbols: list[tuple[str, Box]] = []

    @property
    def shown(self) -> bool:
        """Whether there is anything to see."""
        return bool(self.text) or self.drawn is not None

    def sizes(self, text: str, drawn: Drawn | None = None) -> list[tuple[float, float]]:
        """How large it is with this text and picture, the usual size first."""
        k, most = self.ui.scale.k, self.ui.scale.bounds.w - 40
        if drawn is not None:
            shapes = [(wide, high, self._words_high(text, wide)) for wide, high in drawn.sizes(self.ui)]
            return [(wide + 40, high + 28 + words) for wide, high, words in shapes if wide + 40 <= most]
        made = [self.ui.text.paragraph(text, theme.ON_PARCHMENT, min(wide, most) - 40) for wide in WIDTHS]
        return [(one.width / k + 40, one.height / k + 28) for one in made]

    def _words_high(self, text: str, wide: float) -> float:
        """How high the words below a picture are, with the room above them."""
        if not text:
            return 0.0
        return self.ui.text.paragraph(text, theme.ON_PARCHMENT, wide).height / self.ui.scale.k + ABOVE_WORDS

    def show(self, text: str, box: Box, drawn: Drawn | None = None) -> None:
        """Shows this text there, below a picture."""
        self._damage()
        self.text, self.box, self.drawn = text, box, drawn
        self._damage()

    def close(self) -> None:
        """Shows nothing any more."""
        self._damage()
        self.text, self.drawn = "", None
        self.links.clear()

    def _damage(self) -> None:
        if self.shown:
            self.ui.top.add(self.ui.scale.rect(self.box.inset(-40)))

    def paint(self, canvas: Canvas) -> None:
        canvas.owner = self
        self.links.clear()
        if not self.shown:
            return
        canvas.skin("sheet", self.box)
        inner = self.box.inset(20, 13)
        if self.drawn is not None:
            words = self._words_high(self.text, inner.w)
            self.drawn.draw(self.ui, canvas, inner.cut_bottom(words)[1] if words else inner)
            canvas.owner = self
            inner = inner.cut_bottom(max(0.0, words - ABOVE_WORDS))[0]
        if self.text:
            canvas.paragraph(self.text, inner, theme.ON_PARCHMENT, "left", "middle")
