"""What did they know? Rats and nuns as a computer player reckoned with them, decision by decision."""

from __future__ import annotations

from functools import partial

from game.kernel.options import kind, value
from game.kernel.rules import Plain, of
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.afterwards.reckoning import FateTable, NunTable, TotalChart, reckoning
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.things import label
from game.session.ledger import Decision
from game.table.advice import knowing
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.screens.reading import roomy
from game.ui.widgets import Column, Free, Panel, RichText, Widget


class KnowledgeScreen(knowing.KnowledgeScreen):
    """Supplies, looks and buildings, and what was reckoned then."""

    rules_at = "topic:plague"
    list_width = 480.0

    def choice(self, one: Decision) -> str:
        return label(one.option, one.ask, of(View, one.view), of(Names, self.names))

    def brief(self, one: Decision) -> str:
        if kind(one.option) != "supply":
            return self.choice(one)
        slot = value(one.option)
        return _("supply, {building}").format(
            building=of(Names, self.names).plain_place(of(View, one.view).row[slot], slot)
        )

    def beliefs(self, one: Decision, answer: Plain) -> Widget:
        found = reckoning(one, answer)
        nuns, total, fates = NunTable(found), TotalChart(found), FateTable(found, self.flow.seats)
        text = RichText(self._sentences(one, answer), theme.ON_PARCHMENT.at(21), valign="middle", name="sentences")
        told = Panel(text, skin="parchment", padding=22)
        if not roomy(self.ui.scale.bounds):
            rows = [nuns.sized(height=70 + nuns.ROW * 6), total.sized(height=total.HIGH),
                    fates.sized(height=70 + fates.ROW * len(self.flow.seats))]  # fmt: skip
            return Column([*rows, told], gap=12)
        return Free([nuns, total, fates, told], partial(_four, nuns, total, fates, told))

    def _sentences(self, one: Decision, answer: Plain) -> str:
        name, choice = escape(self.names.plain_seat(self.seat)), escape(self.choice(one))
        how = {
            "counted": _("Every follower that this player had seen elsewhere is taken out of the reckoning."),
            "open": _("This player keeps no account: whatever did not lie on the discard pile was equally likely."),
        }
        return "\n".join([
            _("[b|{name}] chose: [b|{choice}].").format(name=name, choice=choice),
            how.get(str(answer.get("how", "")), _("Thinking …")),
            _("An eye: looked at before. A golden frame marks the truth."),
        ])  # fmt: skip


def _four(nuns: Widget, total: Widget, fates: Widget, words: Widget, box: Box) -> None:
    """The row at the left, the players at the right, below them the total and the sentences."""
    low, top = box.cut_bottom(min(230.0, box.h * 0.36), 14)
    wide = (box.w - 14) * 0.5
    nuns.arrange(Box(top.x, top.y, wide, top.h))
    fates.arrange(Box(top.x + wide + 14, top.y, box.w - wide - 14, top.h))
    total.arrange(Box(low.x, low.y, wide, low.h))
    words.arrange(Box(low.x + wide + 14, low.y, box.w - wide - 14, low.h))
