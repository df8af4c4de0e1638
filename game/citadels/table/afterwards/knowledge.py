"""What did they know? Steps through a computer player's decisions about characters, with what it saw and believed."""

from __future__ import annotations

from functools import partial

from game.citadels.lang import _, listed
from game.citadels.rules.state import Game, View
from game.citadels.table.afterwards.belief_table import BeliefTable, rows_of
from game.citadels.words.asking.labels import label
from game.citadels.words.names import Names
from game.citadels.words.telling.plain import marks
from game.kernel.options import kind, value
from game.kernel.rules import Plain, of
from game.session.decisions import Decision
from game.table.advice import knowing
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.screens.page import roomy
from game.ui.widgets import Column, Free, Panel, RichText, Widget


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
        canvas.skin("panel", self.box)
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
