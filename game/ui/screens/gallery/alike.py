"""Cards to compare with the one that is read, as pictures that take what room its words leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.geometry import Box
from game.ui.screens.reading import CardThumb
from game.ui.widgets import Widget

GAP, WIDEST_GAP = 14.0, 40.0
SMALLEST, LARGEST = 92.0, 210.0  # units: how wide one is


class Alike(CardThumb):
    """One of them; it leads to its page."""

    def __init__(self, card: str, on_open: Callable[[str], None]) -> None:
        super().__init__(card, lambda _card: None, lambda: on_open(card))
        self.name = f"see:{card}"


class AlikeCards(Widget):
    """Rows of cards of one size. `room` is how high they may be together; less than the smallest need is not heeded."""

    def __init__(self, cards: Sequence[str], on_open: Callable[[str], None]) -> None:
        super().__init__("alike", [Alike(card, on_open) for card in cards])
        self.room = 0.0

    def _plan(self, width: float) -> tuple[int, float]:
        """How many stand in a row, and how wide each of them is: as large as all of them can be."""
        count = max(1, len(self.children))
        most = max(1, min(count, int((width + GAP) // (SMALLEST + GAP))))
        fits = [(self._wide(width, columns, -(-count // columns)), -columns) for columns in range(1, most + 1)]
        wide, columns = max(fits)
        return (-columns, wide) if wide >= SMALLEST else (most, min(SMALLEST, width))

    def _wide(self, width: float, columns: int, rows: int) -> float:
        across, down = (width - GAP * (columns - 1)) / columns, (self.room - GAP * (rows - 1)) / rows / 1.4
        return min(across, down, LARGEST)

    def natural(self, width: float) -> tuple[float, float]:
        columns, wide = self._plan(width)
        rows = -(-len(self.children) // columns)
        return width, rows * wide * 1.4 + GAP * max(0, rows - 1)

    def arrange(self, box: Box) -> None:
        self.box = box
        columns, wide = self._plan(box.w)
        gap = min(WIDEST_GAP, (box.w - wide * columns) / max(1, columns - 1))
        for at, child in enumerate(self.children):
            row, column = divmod(at, columns)
            child.arrange(Box(box.x + column * (wide + gap), box.y + row * (wide * 1.4 + GAP), wide, wide * 1.4))
