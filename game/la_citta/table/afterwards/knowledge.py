"""What did they know? The voices as a computer player reckoned with them, decision by decision."""

from __future__ import annotations

from functools import partial

from game.kernel.options import kind, value, way
from game.kernel.rules import Plain, of
from game.la_citta.lang import _
from game.la_citta.rules.state import View
from game.la_citta.table.afterwards.counting import ForceTable, VoiceTable, reckoning
from game.la_citta.words.names import Names
from game.session.ledger import Decision
from game.table.advice import knowing
from game.table.words import words
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.screens.reading import roomy
from game.ui.widgets import Column, Free, Panel, RichText, Widget


class KnowledgeScreen(knowing.KnowledgeScreen):
    """Plays and wishes, and what was reckoned then."""

    rules_at = "topic:voices"
    list_width = 480.0

    @property
    def _names(self) -> Names:
        return of(Names, self.names)

    def choice(self, one: Decision) -> str:
        return words(self.flow.match.setup.game).label(one.option, one.ask, one.view, self.names).strip()

    def brief(self, one: Decision) -> str:
        what, where, view = kind(one.option), value(one.option), of(View, one.view)
        names = self._names
        name = names.kind(what) if what in view.box.kinds else ""
        if what == "new_city":
            return _("new city near {city}").format(city=names.plain_city(names.nearest(where, view)))
        if what == "great_builder":
            return _("{card}, {building}").format(card=name, building=names.plain_building(way(one.option) or ""))
        if what in view.box.building_ids:
            return names.plain_building(what)
        return name or self.choice(one)

    def _title(self, one: Decision) -> str:
        return _("Year {year}: {choice}").format(year=of(View, one.view).year, choice=self.brief(one))

    def beliefs(self, one: Decision, answer: Plain) -> Widget:
        found = reckoning(one, answer)
        voices, force = VoiceTable(found, self._names), ForceTable(found, self._names)
        text = RichText(self._sentences(one, answer), theme.ON_PARCHMENT.at(21), valign="middle", name="sentences")
        told = Panel(text, skin="parchment", padding=22)
        if not roomy(self.ui.scale.bounds):
            return Column([voices.sized(height=voices.HIGH), force.sized(height=force.HIGH), told], gap=12)
        return Free([voices, force, told], partial(_three, voices, force, told))

    def _sentences(self, one: Decision, answer: Plain) -> str:
        name, choice = escape(self.names.plain_seat(self.seat)), escape(self.choice(one))
        how = {
            "counted": _("Every voice that lay open in earlier years is taken out of the reckoning."),
            "open": _("This player keeps no account: every voice was equally likely."),
        }
        thinking = _("Thinking …") if not answer else ""
        lines = [
            _("[b|{name}] chose: [b|{choice}].").format(name=name, choice=choice),
            how.get(str(answer.get("how", "")), thinking), _("A golden frame marks the truth."),
        ]  # fmt: skip
        return "\n".join(line for line in lines if line)


def _three(voices: Widget, force: Widget, told: Widget, box: Box) -> None:
    """The voices above, what is wanted and the sentences below."""
    low, top = box.cut_bottom(min(340.0, box.h * 0.46), 14)
    voices.arrange(top)
    wide = (box.w - 14) * 0.5
    force.arrange(Box(low.x, low.y, wide, low.h))
    told.arrange(Box(low.x + wide + 14, low.y, box.w - wide - 14, low.h))
