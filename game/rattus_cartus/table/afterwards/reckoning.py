"""What a computer player reckoned at one decision, drawn on parchment: the nun row card by card, its total, and who
would survive. Golden frames mark the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kernel.rules import Plain, of
from game.rattus_cartus.cards.names import face_of
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.state import Game, View
from game.rattus_cartus.table.afterwards.counting import nuns_words, rats_words
from game.rattus_cartus.table.afterwards.fates import MOST_NUNS
from game.rattus_cartus.table.afterwards.plague import small
from game.rattus_cartus.table.art import NUN, RAT_TOKEN
from game.rattus_cartus.table.figures import stroke
from game.session.ledger import Decision
from game.table.advice.knowing import FULL, LABEL, LEAST, Sheet, chance_cell, percent, tint, truth
from game.table.flow import SeatInfo
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.widgets import Widget

Chances = dict[int, float]


@dataclass(frozen=True)
class Reckoning:
    """The figures of one decision beside the truth; without chances while nobody has reckoned them."""

    row: tuple[Chances, ...]  # per position of the nun row: nuns -> chance
    total: Chances
    alive: tuple[float, ...]  # per seat the chance to survive its rats of then
    rats: tuple[int, ...]
    nuns: tuple[int, ...]  # truly on each card
    looked: tuple[tuple[int, ...], ...]  # per seat
    viewer: int

    @property
    def sum(self) -> int:
        return sum(self.nuns)

    def lives(self, seat: int) -> bool:
        """Whether the nun row truly covers the rats of then."""
        return self.rats[seat] <= self.sum


def reckoning(one: Decision, answer: Plain) -> Reckoning:
    """Of an answer of `AI.beliefs`."""
    view, state = of(View, one.view), of(Game, one.state)

    def chances(pairs: Sequence[Sequence[float]]) -> Chances:
        return {int(nuns): float(chance) for nuns, chance in pairs}

    return Reckoning(
        tuple(chances(pairs) for pairs in answer.get("row") or [()] * len(state.nun_row)),
        chances(answer.get("total") or ()), tuple(float(chance) for chance in answer.get("alive") or ()),
        tuple(state.rats), tuple(view.box.nuns[card] for card in state.nun_row),
        tuple(tuple(places) for places in view.looked), one.ask.seat,
    )  # fmt: skip


class _Sheet(Sheet):
    """A parchment about one decision."""

    ROW = 44.0  # a height that is enough

    def __init__(self, name: str, heading: str, found: Reckoning) -> None:
        super().__init__(name, heading)
        self.found = found


class NunTable(_Sheet):
    """A row for each card of the nun row, a column for each number of nuns."""

    def __init__(self, found: Reckoning) -> None:
        super().__init__("nun_table", _("The nun row"), found)

    @property
    def seen(self) -> tuple[int, ...]:
        return self.found.looked[self.found.viewer]

    @property
    def value(self) -> str:
        return "\n".join(
            f"{place + 1}: " + ", ".join(f"{nuns} {percent(chance)}" for nuns, chance in chances.items())
            + f" ({nuns_words(self.found.nuns[place])})"
            for place, chances in enumerate(self.found.row)
        )  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        rest = self.sheet(canvas)
        labels = 84.0
        wide, high = (rest.w - labels) / (MOST_NUNS + 1), min(72.0, rest.h / (len(self.found.row) + 1))
        for nuns in range(MOST_NUNS + 1):
            head = Box(rest.x + labels + nuns * wide, rest.y, wide, high)
            side = min(30.0, high * 0.8)
            canvas.text(str(nuns), head.cx - side * 0.2, head.cy, LABEL, "right")
            canvas.picture(NUN, Box(head.cx, head.cy - side / 2, side, side))
        for place, chances in enumerate(self.found.row):
            row = Box(rest.x, rest.y + (place + 1) * high, rest.w, high)
            canvas.line(row.x, row.y, row.right, row.y, theme.GOLD_DARK, 100, 1.2)
            canvas.text(str(place + 1), row.x + 12, row.cy, LABEL)
            if place in self.seen:
                side = min(34.0, high * 0.8)
                stroke(canvas, "eye", row.x + 38 + side / 2, row.cy, side)
            for nuns in range(MOST_NUNS + 1):
                cell = Box(row.x + labels + nuns * wide, row.y, wide, high).inset(5, 4)
                chance_cell(canvas, cell, chances.get(nuns, 0.0), true=nuns == self.found.nuns[place])


class TotalChart(_Sheet):
    """A bar for each number of nuns of the whole row."""

    HIGH = 220.0

    def __init__(self, found: Reckoning) -> None:
        super().__init__("nun_total", _("All nuns together"), found)

    @property
    def value(self) -> str:
        told = ", ".join(f"{nuns} {percent(chance)}" for nuns, chance in self.found.total.items() if chance >= LEAST)
        return f"{told} ({nuns_words(self.found.sum)})"

    def draw(self, canvas: Canvas) -> None:
        rest = self.sheet(canvas)
        found = self.found
        told = [nuns for nuns, chance in found.total.items() if chance >= LEAST] + [found.sum]
        first, last = min(told), max(told)
        most = max([LEAST, *found.total.values()])
        wide = min(96.0, rest.w / (last - first + 1))
        left = rest.cx - wide * (last - first + 1) / 2
        low, bars = rest.cut_bottom(28, 2)
        for nuns in range(first, last + 1):
            chance = found.total.get(nuns, 0.0)
            x = left + (nuns - first) * wide
            high = max(2.0, (bars.h - 24) * chance / most)
            canvas.rounded(Box(x + 4, bars.bottom - high, wide - 8, high), FULL, 170, 4)
            if wide >= 52 and chance >= LEAST:
                canvas.text(percent(chance), x + wide / 2, bars.bottom - high - 12, Style("bold", 17, theme.INK_HEAD),
                            "center")  # fmt: skip
            if nuns == found.sum:
                truth(canvas, Box(x + 2, low.y, wide - 4, low.h))
            canvas.text(str(nuns), x + wide / 2, low.cy, LABEL, "center")


class FateTable(_Sheet):
    """A row for each seat: its rats of then, its chance to survive them, and whether it truly would have."""

    def __init__(self, found: Reckoning, seats: Sequence[SeatInfo]) -> None:
        super().__init__("fates", _("Who survives the rats of that moment"), found)
        self.seats = list(seats)

    @property
    def value(self) -> str:
        return "\n".join(
            f"{in_sentences(info.name)}: {rats_words(self.found.rats[seat])}, {self._chance(seat)}, {self._truth(seat)}"
            for seat, info in enumerate(self.seats)
        )

    def _chance(self, seat: int) -> str:
        return percent(self.found.alive[seat]) if seat < len(self.found.alive) else "–"

    def _truth(self, seat: int) -> str:
        if self.found.lives(seat):
            return _("lives")
        missing = self.found.rats[seat] - self.found.sum
        return ngettext("{count} nun short", "{count} nuns short", missing).format(count=missing)

    def draw(self, canvas: Canvas) -> None:
        rest = self.sheet(canvas)
        high = min(72.0, rest.h / len(self.seats))
        for seat, info in enumerate(self.seats):
            row = Box(rest.x, rest.y + seat * high, rest.w, high)
            canvas.line(row.x, row.y, row.right, row.y, theme.GOLD_DARK, 100, 1.2)
            draw_crest(canvas, row.x + 16, row.cy, min(15.0, row.h * 0.4), info.crest)
            cells = Box(row.x + 38, row.y, row.w - 38, row.h)
            name = Box(cells.x, row.y, cells.w * 0.32, row.h)
            canvas.text_in(in_sentences(info.name), name, LABEL)
            side = min(32.0, high * 0.75)
            x = name.right + 6
            canvas.picture(RAT_TOKEN, Box(x, row.cy - side / 2, side, side))
            canvas.text(str(self.found.rats[seat]), x + side + 6, row.cy, LABEL)
            chance = Box(x + side + 36, row.y, cells.w * 0.2, row.h).inset(4, 4)
            if seat < len(self.found.alive):
                tint(canvas, chance, self.found.alive[seat])
            canvas.text_in(self._chance(seat), chance, Style("xb", 20, theme.INK_HEAD), "center")
            fate = Box(chance.right + 10, row.y, row.right - chance.right - 10, row.h).inset(0, 4)
            truth(canvas, fate)
            canvas.text_in(self._truth(seat), fate.inset(8, 0), Style("bold", 18, theme.INK_HEAD), "center")


# Beside the table of the inheritance.


class LookedRow(Widget):
    """The nun row, open, and below each card an eye for each player who had looked at it."""

    role = "looked"
    bleed = 24.0

    def __init__(self, view: View, seats: Sequence[SeatInfo]) -> None:
        super().__init__("looked")
        self.faces = [face_of(view.box, card) for card in view.nun_row]
        self.nuns = [view.box.nuns[card] for card in view.nun_row]
        self.looked, self.seats = [list(seen) for seen in view.looked], list(seats)

    @property
    def value(self) -> str:
        return ". ".join(
            f"{in_sentences(info.name)}: {', '.join(str(at + 1) for at in seen) or '–'}"
            for info, seen in zip(self.seats, self.looked, strict=True)
        )

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("wood", box)
        inner = box.inset(min(26.0, box.w * 0.05), min(16.0, box.h * 0.05))
        title, rest = inner.cut_top(min(38.0, inner.h * 0.12), 2)
        canvas.text_in(_("The nun row"), title, Style("head", 23, theme.TEXT_HEAD))
        names, grid = rest.cut_left(min(150.0, rest.w * 0.28), 6)
        cells = grid.columns(len(self.faces), 6)
        high = min(rest.h * 0.48, cells[0].w * 1.4)
        for face, cell in zip(self.faces, cells, strict=True):
            place = Box(cell.cx - high / 2.8, rest.y, high / 1.4, high)
            self.ui.cards.draw(canvas, face, "small", place)
        low = Box(rest.x, rest.y + high + 8, rest.w, rest.h - high - 8)
        head, low = low.cut_top(min(30.0, low.h * 0.2))
        canvas.text_in(_("Who had looked"), Box(head.x, head.y, head.w, head.h), Style("bold", 19, theme.TEXT_LOG))
        for row, info, seen in zip(low.rows(len(self.seats), 0), self.seats, self.looked, strict=True):
            self._row(canvas, row, info, seen, cells, names.w)

    def _row(
        self, canvas: Canvas, row: Box, info: SeatInfo, seen: Sequence[int], cells: Sequence[Box], wide: float,
    ) -> None:  # fmt: skip
        radius = min(15.0, row.h * 0.42)
        draw_crest(canvas, row.x + radius, row.cy, radius * 0.8, info.crest)
        words = Box(row.x + 2 * radius + 8, row.y, wide - 2 * radius - 10, row.h)
        canvas.text_in(in_sentences(info.name), words, small(canvas, "text", min(19.0, row.h * 0.8), theme.TEXT_LOG))
        for at, cell in enumerate(cells):
            if at in seen:
                stroke(canvas, "eye", cell.cx, row.cy, min(32.0, row.h * 0.86))
            else:
                canvas.text("–", cell.cx, row.cy, Style("text", 18, theme.TEXT_DIM), "center")
