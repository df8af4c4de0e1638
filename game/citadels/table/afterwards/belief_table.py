"""A table seat by rank: how likely each player seemed to hold each character, with the truth in a golden frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.citadels.lang import _, joined
from game.citadels.rules.state import Game
from game.citadels.words.names import Names
from game.kernel.rules import Plain, of
from game.session.decisions import Decision
from game.table.advice.chances import LEAST, percent, tint, truth
from game.table.pieces import draw_crest, draw_seal
from game.table.seats import SeatInfo
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget


@dataclass(frozen=True)
class BeliefRow:
    """One seat: its chances by rank, what it truly held, and whether it is the one who reckons."""

    info: SeatInfo
    chances: tuple[tuple[int, float], ...]
    truth: tuple[int, ...]
    own: bool


def rows_of(one: Decision, answer: Plain, seats: Sequence[SeatInfo], names: Names) -> list[BeliefRow]:
    """The table of one decision; without chances while nobody has reckoned them."""
    chances = answer.get("rows") or [[] for _seat in seats]
    return [
        BeliefRow(info, tuple((int(rank), float(chance)) for rank, chance in chances[seat]),
                  tuple(of(Game, one.state).roles[seat]), seat == one.ask.seat)
        for seat, info in enumerate(seats)
    ]  # fmt: skip


class BeliefTable(Widget):
    """`named` is the rank that was chosen; 0 none."""

    role = "table"
    HEAD, ROW = 74.0, 48.0  # heights that are enough
    bleed = 30.0

    def __init__(self, rows: Sequence[BeliefRow], ranks: int, named: int, names: Names) -> None:
        super().__init__("beliefs")
        self.rows, self.ranks, self.named, self.names = rows, ranks, named, names

    @property
    def value(self) -> str:
        return "\n".join(
            f"{row.info.name}: " + joined([f"{rank} {round(100 * chance)}" for rank, chance in row.chances])
            for row in self.rows
        )

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        inner = self.box.inset(24, 18)
        labels = min(230.0, inner.w * 0.22)
        wide = (inner.w - labels) / self.ranks
        head = min(self.HEAD, inner.h * 0.24)
        high = min(72.0, (inner.h - head) / max(1, len(self.rows)))
        for rank in range(1, self.ranks + 1):
            self._heading(canvas, rank, Box(inner.x + labels + (rank - 1) * wide, inner.y, wide, head))
        if 1 <= self.named <= self.ranks:
            column = Box(inner.x + labels + (self.named - 1) * wide + 2, inner.y - 6, wide - 4,
                         head + high * len(self.rows) + 10)  # fmt: skip
            canvas.rounded(column, theme.GOLD_DEEP, 34, 8, theme.INK_HEAD, 170, 1.8)
        for number, row in enumerate(self.rows):
            y = inner.y + head + number * high
            canvas.line(inner.x, y, inner.right, y, theme.GOLD_DARK, 100, 1.2)
            self._row(canvas, row, Box(inner.x, y, inner.w, high), labels, wide)

    def _heading(self, canvas: Canvas, rank: int, box: Box) -> None:
        draw_seal(canvas, box.cx, box.y + box.h * 0.32, min(17.0, box.h * 0.28), rank)
        name = Box(box.x + 3, box.bottom - 26, box.w - 6, 22)
        style = Style("bold", 17, theme.INK_HEAD, floor=box.w >= 100)  # the seal says it as well
        canvas.text_in(self.names.plain_rank(rank), name, style, "center")

    def _row(self, canvas: Canvas, row: BeliefRow, box: Box, labels: float, wide: float) -> None:
        draw_crest(canvas, box.x + 18, box.cy, min(15.0, box.h * 0.4), row.info.crest)
        name = Box(box.x + 42, box.y, labels - 48, box.h)
        canvas.text_in(row.info.name, name, Style("bold", 20, theme.INK_HEAD))
        chances = dict(row.chances)
        for rank in range(1, self.ranks + 1):
            cell = Box(box.x + labels + (rank - 1) * wide, box.y, wide, box.h).inset(5, 4)
            chance = chances.get(rank, 0.0)
            true = rank in row.truth
            tint(canvas, cell, chance)
            if true:
                truth(canvas, cell)
            words = _("own") if row.own and true else percent(chance)
            ink = theme.INK_HEAD if chance >= LEAST or true else theme.INK_DIM
            canvas.text_in(words, cell, Style("xb", min(21.0, cell.h * 0.6), ink), "center")
