"""What the things on a table are called for ears, out of the words of the game. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.table.aloud.areas import Heard, items
from game.table.asking.mark import Mark, Subject
from game.table.flow import Flow
from game.table.hearing import Looked, Lying
from game.ui.draw.markup import plain
from game.ui.lang import _, language
from game.ui.opponents import kind_words
from game.ui.reader.ears import Ears
from game.ui.speech import ended


class Called:
    """Names and rules of what lies there, made once for a moment: words cost more than all the rest of a tree."""

    def __init__(self, flow: Flow, ears: Ears) -> None:
        self.flow, self.game_words, self.ears = flow, flow.words, ears
        seats = [seat.name for seat in flow.seats]
        self.names = self.game_words.names(seats, flow.view)  # places called by their codes
        self._of: object = None
        self._walk: object = None  # the walk of the tree in which the moment was looked at last
        self._known: dict[tuple[str, int, Subject | None], tuple[str, str]] = {}
        self._leads: dict[tuple[str, int], str] = {}

    def learn(self) -> None:
        """Takes in what has got its name since."""
        flow = self.flow
        self.names.seats = [seat.name for seat in flow.seats]
        self.names.learn(flow.view)

    def words(self, place: str, thing: int, subject: Subject | None) -> tuple[str, str]:
        """The name of a thing ("" for none) and its rule."""
        self._look()
        key = (place, thing, subject)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._words(place, thing, subject)
        return found

    def leads(self, place: str, thing: int, tip: Callable[[str, int], str]) -> str:
        """What choosing a thing leads to, as `tip` has it, or why it cannot be chosen, without mark-up."""
        self._look()
        key = (place, thing)
        found = self._leads.get(key)
        if found is None:
            found = self._leads[key] = plain(tip(place, thing))
        return found

    def changed(self) -> None:
        """The table shows something else: what things lead to is asked for anew."""
        self._leads.clear()

    def _look(self) -> None:
        """Forgets what was made for another moment."""
        if self.ears.walk is not None and self.ears.walk is self._walk:
            return
        self._walk, flow = self.ears.walk, self.flow
        moment = (flow.released, flow.match.revision, flow.match.answered, flow.viewer, flow.private, language())
        if moment != self._of:
            self._of = moment
            self._known.clear()
            self._leads.clear()
            self.learn()

    def _words(self, place: str, thing: int, subject: Subject | None) -> tuple[str, str]:
        hearing, names, view = self.game_words.hearing, self.names, self.flow.view
        lying = Lying(place, thing)
        title = text = ""
        if subject is not None:
            lying = Lying(place, thing, subject.kind, subject.number, subject.id, subject.seat)
            title, text = self.game_words.things.described(subject, view, names)
        rule = hearing.does(lying, view, names) or plain(text)
        return hearing.called(lying, view, names) or title, rule.replace("\n", " ").strip()

    def standing(self, name: str, mark: Mark) -> str:
        """The name with how the thing stands to the question: its price, whether it can be chosen, why not."""
        if mark.reason:
            return ended(name) + " " + _("Not now: {reason}.").format(reason=mark.reason.rstrip("."))
        if mark.price is not None and mark.state:
            name += self.game_words.hearing.price(mark.price) if mark.price else _(", free of charge")
        if mark.state != "legal":
            return name + _(", selected") if mark.state else name
        return ended(name) + " " + _("Can be chosen.") if ". " in name else name + _(", can be chosen")

    def pressed(self, text: str) -> str:
        """A sentence of the prompt for somebody who does not click."""
        return self.game_words.hearing.pressed(plain(text), self.flow.view)

    def look(self, name: str) -> list[str]:
        """What the text game tells for this word, as the person before the screen may know it."""
        flow, words = self.flow, self.game_words
        for one in words.hearing.looks:
            if one.name == name:
                players = [kind_words(info.player) for info in flow.seats]
                progress, standing = words.progress(flow.view), words.standing(flow.view)
                self.learn()
                looked = Looked(flow.view, self.names, progress, standing, int(flow.viewer), False, players)
                return one.tell(looked)
        return []


def lines_of(called: Called, *looks: str) -> Callable[[], Sequence[Heard]]:
    """What the text game tells for these words, as lines."""
    return partial(_lines_of, called, looks)


def _lines_of(called: Called, looks: Sequence[str]) -> Sequence[Heard]:
    return items([line for look in looks for line in called.look(look)])
