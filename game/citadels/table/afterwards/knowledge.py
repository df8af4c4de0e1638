"""What did they know? Steps through a computer player's decisions about characters, with what it saw and believed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.citadels.lang import _, joined, listed
from game.citadels.rules.state import Game, View
from game.citadels.words.asking.choices import label
from game.citadels.words.names import Names
from game.citadels.words.telling.narrate import marks
from game.kernel.options import kind, value
from game.kernel.rules import Plain, of
from game.session.ledger import Decision
from game.table.advice import knowing
from game.table.advice.knowing import LEAST, percent, tint, truth
from game.table.flow import SeatInfo
from game.table.pieces import draw_crest, draw_seal
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.screens.reading import roomy
from game.ui.widgets import Column, Free, Panel, RichText, Widget

# A table seat by rank.


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


class KnowledgeScreen(knowing.KnowledgeScreen):
    """Decisions about characters, and who seemed to hold which."""

    rules_at = "topic:hidden"

    def choice(self, one: Decision) -> str:
        return (
            _("None")
            if kind(one.option) == "pass"
            else label(one.option, one.ask, of(View, one.view), of(Names, self.names))
        )

    def beliefs(self, one: Decision, answer: Plain) -> Widget:
        names = of(Names, self.names)
        rows = rows_of(one, answer, self.flow.seats, names)
        named = value(one.option) if kind(one.option) == "rank" else 0
        table = BeliefTable(rows, of(View, one.view).box.ranks, named, names)
        essence = _Essence(one, names)
        text = RichText(self._sentences(one, answer), theme.ON_PARCHMENT.at(21), valign="middle", name="sentences")
        told = Panel(text, skin="parchment", padding=22)
        if not roomy(self.ui.scale.bounds):
            high = BeliefTable.HEAD + len(rows) * BeliefTable.ROW + 50
            return Column([essence.sized(height=176), table.sized(height=high), told], gap=12)
        return Free([essence, table, told], partial(_three, essence, table, told))

    def _sentences(self, one: Decision, answer: dict[str, object]) -> str:
        name = escape(self.names.plain_seat(self.seat))
        lines = [_("[b|{name}] chose: [b|{choice}].").format(name=name, choice=escape(self.choice(one)))]
        rank = value(one.option) if kind(one.option) == "rank" else 0
        if rank > 0 and not one.ask.step.startswith("draft"):
            lines[0] += " " + self._truth(one, rank)
        how = {
            "posterior": _(
                "The figures are this player's reckoning: how others choose, weighed with all that was seen here."
            ),
            "heuristic": _("The figures are this player's estimate, from what was seen here and what attracts whom."),
            "open": _("This player keeps no account; the figures say what was still possible."),
        }
        lines.append(how.get(str(answer.get("how", "")), _("Thinking …")))
        lines.append(_("A golden frame marks the truth, which this player did not know."))
        return "\n".join(lines)

    def _truth(self, one: Decision, rank: int) -> str:
        holder = next((seat for seat, ranks in enumerate(of(Game, one.state).roles) if rank in ranks), -1)
        if holder < 0:
            return _("In truth nobody held that character.")
        return _("In truth {name} held that character.").format(name=escape(self.names.plain_seat(holder)))


def _three(essence: Widget, table: Widget, words: Widget, box: Box) -> None:
    """Places what it saw, the table, and the sentences."""
    top, rest = box.cut_top(min(210.0, box.h * 0.3), 14)
    low, middle = rest.cut_bottom(min(136.0, rest.h * 0.3), 14)
    essence.arrange(top)
    table.arrange(middle)
    words.arrange(low)


class _Essence(Widget):
    """What that seat saw: its hand, and what lay open."""

    role = "picture"
    bleed = 30.0

    def __init__(self, one: Decision, names: Names) -> None:
        super().__init__("essence")
        self.ask, self.names = one.ask, names
        self.view = of(View, one.view)

    @property
    def value(self) -> str:
        return " ".join(self._lines())

    def _lines(self) -> list[str]:
        view, names, me = self.view, self.names, self.view.viewer
        found = [_("Round {round}, {gold} gold.").format(round=view.round, gold=view.gold[me])]
        if view.roles[me]:
            own = listed([names.plain_rank(rank) for rank in sorted(view.roles[me])])
            found.append(_("Own character: {character}.").format(character=own))
        if view.phase == "draft":
            pool = listed([names.plain_rank(value(word)) for word in self.ask.options])
            found.append(_("To choose from: {characters}.").format(characters=pool))
        if view.face_up:
            up = listed([names.plain_rank(rank) for rank in sorted(view.face_up)])
            found.append(_("Set aside face up: {characters}.").format(characters=up))
        return found + marks(view, names)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("wood", self.box)
        inner = self.box.inset(20, 14)
        hand = self.view.hand[self.view.viewer]
        high = inner.h - 34
        step = min(high / 1.4 + 10, inner.w * 0.55 / max(1, len(hand)))
        canvas.text(_("In hand"), inner.x, inner.y + 12, theme.LABEL)
        for number, card in enumerate(hand):
            place = Box(inner.x + number * step, inner.y + 32, high / 1.4, high)
            self.ui.cards.draw(canvas, self.view.box.kind[card], "small" if high >= 110 else "mini", place)
        if not hand:
            canvas.text(_("nothing"), inner.x, inner.y + 60, theme.ASIDE)
        left = inner.x + max(150.0, max(0, len(hand) - 1) * step + high / 1.4) + 28
        words = Box(left, inner.y, inner.right - left, inner.h)
        canvas.paragraph("\n".join(escape(line) for line in self._lines()), words, theme.BODY.at(21), "left", "middle")
