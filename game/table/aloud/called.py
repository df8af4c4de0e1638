"""What the things on a table are called for ears, out of the words of the game. No pygame here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.asking.mark import Mark, Subject
from game.table.hearing import Lying
from game.ui.draw.markup import plain
from game.ui.lang import _, language
from game.ui.speech import ended

if TYPE_CHECKING:
    from game.table.screen import TableScreen


class Called:
    """Names and rules of what lies there, made once for a moment: words cost more than all the rest of a tree."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        flow = table.flow
        self.names = table.words.names([seat.name for seat in flow.seats], flow.view)  # places called by their codes
        self._of: object = None
        self._known: dict[tuple[str, int, Subject | None], tuple[str, str]] = {}

    def learn(self) -> None:
        """Takes in what has got its name since."""
        flow = self.table.flow
        self.names.seats = [seat.name for seat in flow.seats]
        self.names.learn(flow.view)

    def words(self, place: str, thing: int, subject: Subject | None) -> tuple[str, str]:
        """The name of a thing ("" for none) and its rule."""
        flow = self.table.flow
        moment = (flow.released, flow.match.revision, flow.match.answered, flow.viewer, flow.private, language())
        if moment != self._of:
            self._of = moment
            self._known.clear()
            self.learn()
        key = (place, thing, subject)
        if key not in self._known:
            self._known[key] = self._words(place, thing, subject)
        return self._known[key]

    def _words(self, place: str, thing: int, subject: Subject | None) -> tuple[str, str]:
        table, view = self.table, self.table.flow.view
        hearing, names = table.words.hearing, self.names
        lying = Lying(place, thing)
        title = text = ""
        if subject is not None:
            lying = Lying(place, thing, subject.kind, subject.number, subject.id, subject.seat)
            title, text = table.marks.things.described(subject, view, names)
        rule = hearing.does(lying, view, names) or plain(text)
        return hearing.called(lying, view, names) or title, rule.replace("\n", " ").strip()

    def standing(self, name: str, mark: Mark) -> str:
        """The name with how the thing stands to the question: its price, whether it can be chosen, why not."""
        if mark.reason:
            return ended(name) + " " + _("Not now: {reason}.").format(reason=mark.reason.rstrip("."))
        if mark.price is not None and mark.state:
            name += self.table.words.hearing.price(mark.price) if mark.price else _(", free of charge")
        if mark.state != "legal":
            return name + _(", selected") if mark.state else name
        return ended(name) + " " + _("Can be chosen.") if ". " in name else name + _(", can be chosen")
