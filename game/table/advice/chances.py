"""Chances on parchment, as a computer player reckoned with them: the stronger the likelier, the truth in gold."""

from __future__ import annotations

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

FULL = theme.rgb("#b4561e")  # the ink of certainty
STRONGEST = 74  # alpha it adds: figures can be read on it, in high contrast and in a shaded column as well
LEAST = 0.005  # chances below are not told
HEADING = Style("sc_bold", 22, theme.INK_HEAD)
LABEL = Style("bold", 19, theme.INK_HEAD)


def percent(chance: float) -> str:
    """ "12 %", and a dash for next to nothing."""
    return f"{round(100 * chance)} %" if chance >= LEAST else "–"


def strength(chance: float) -> int:
    """The alpha of its tint."""
    return round(18 + STRONGEST * min(1.0, chance))


def tint(canvas: Canvas, cell: Box, chance: float) -> None:
    """The stronger the likelier."""
    if chance >= LEAST:
        canvas.rounded(cell, FULL, strength(chance), 6)


def truth(canvas: Canvas, cell: Box) -> None:
    """The golden frame."""
    canvas.rounded(cell, None, 0, 6, theme.GOLD, 255, 3.4)
    canvas.rounded(cell.inset(2.4), None, 0, 5, theme.INK_HEAD, 200, 1.2)


def chance_cell(canvas: Canvas, cell: Box, chance: float, *, true: bool, size: float = 20) -> None:
    """A chance in a table; framed where it is the truth."""
    tint(canvas, cell, chance)
    if true:
        truth(canvas, cell)
    ink = theme.INK_HEAD if chance >= LEAST or true else theme.INK_DIM
    canvas.text_in(percent(chance), cell.inset(3, 0), Style("xb", size, ink), "center")


class Sheet(Widget):
    """A parchment with a heading."""

    role = "table"
    bleed = 30.0

    def __init__(self, name: str, heading: str) -> None:
        super().__init__(name)
        self.heading = heading

    def sheet(self, canvas: Canvas) -> Box:
        """Draws it; what is left below the heading."""
        canvas.skin("parchment", self.box)
        inner = self.box.inset(24, 16)
        head, rest = inner.cut_top(30, 6)
        canvas.text_in(self.heading, head, HEADING)
        return rest
