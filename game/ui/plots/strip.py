"""Results one after the other: a raised, filled field for what was won, a low open one for what was lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.plots.base import FIGURE, Head, Mark, Plot
from game.ui.plots.inks import engrave

WIDEST = 34.0


class Result(NamedTuple):
    """`height` 0 to 1 (the place as a share of the field: 1 is the best), and what it says."""

    won: bool
    height: float
    words: str


class Strip(Plot):
    """The oldest stands to the left. `on_choose` is told the number of a result that was clicked."""

    def __init__(
        self, head: Head, results: Sequence[Result],
        on_choose: Callable[[int], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(head)
        self.results, self.on_choose = list(results), on_choose

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
