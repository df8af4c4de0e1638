"""A plot as a table for ears: a head for each column, a row for each bar, column, result or moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ui.draw.geometry import Box
from game.ui.widgets.base import Widget

MOST_ROWS = 24  # of a curve; more are thinned out, the last one stays


class Row(NamedTuple):
    """What its mark says in a sentence, and the same by the heads; a row of heads has no sentence."""

    cells: Sequence[str]
    words: str = ""


class Table(NamedTuple):
    """The rows, each with as many cells as there are heads."""

    heads: Sequence[str]
    rows: Sequence[Row]


class _Cell(Widget):
    """A figure, with the head of its column as its tip; or such a head."""

    def __init__(self, text: str, head: str = "") -> None:
        super().__init__()
        self.text, self.tip = text, head
        self.heard_as = "cell" if head else "column_head"

    @property
    def value(self) -> str:
        return self.text


class _Line(Widget):
    """A row."""

    heard_as = "table_row"

    def __init__(self, row: Row, heads: Sequence[str]) -> None:
        super().__init__("", [_Cell(text, head) for text, head in zip(row.cells, heads, strict=True)])
        self.caption = row.words

    def arrange(self, box: Box) -> None:
        self.box = box
        for cell, place in zip(self.children, box.columns(max(1, len(self.children)), 0.0), strict=False):
            cell.arrange(place)


def widgets_of(table: Table, owner: Widget) -> list[Widget]:
    """The rows within the box of the plot, the heads first; nobody draws them."""
    head = _Line(Row(table.heads), [""] * len(table.heads))
    lines = [head, *(_Line(row, table.heads) for row in table.rows)]
    for line, place in zip(lines, owner.box.rows(len(lines), 0.0), strict=True):
        line.parent = owner
        line.arrange(place)
    return [*lines]


def thinned_rows(count: int) -> list[int]:
    """Which of so many moments are rows: at most MOST_ROWS, evenly, the last one among them."""
    if count <= MOST_ROWS:
        return list(range(count))
    return sorted({round(at * (count - 1) / (MOST_ROWS - 1)) for at in range(MOST_ROWS)})
