"""Which ink is what."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.text import TextSetter
from game.ui.plots.base import NAME
from game.ui.plots.inks import engrave

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
