"""The first time that something happens, a line says what it means: to the person at the terminal alone, and once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.cli.text.news import SHORT
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.lessons.first_times import key, met, untold
from game.session.match import Shown
from game.ui import people
from game.ui.lang import _, language

if TYPE_CHECKING:
    from game.cli.text.playing import Terminal

MOST_AT_ONCE = 2  # the others come when it happens again


class FirstTimes:
    """Belongs to the game that is open."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal, self.match = terminal, terminal.match
        self._begun = self.match.event_count if self.match.answered else 0
        self._heard: dict[int, int] = {}  # per person the number of events looked at
        self._first = True  # nothing was explained yet: then it is said how to be rid of it

    def lines(self, ask: Ask | None) -> list[str]:
        """What is to be said now to whoever sits before the screen; `ask` is the question that comes next."""
        seat = self.terminal.seating.eyes
        told = people.first_times_told(self._values, self._name(seat)) if seat is not None else None
        if seat is None or told is None or self.match.setup.practice or self.terminal.services.level <= SHORT:
            return []
        since = min(self._heard.get(seat, self._begun), self.match.event_count)
        news = self.match.events_since(since, seat)
        self._heard[seat] = self.match.event_count
        game, view = self.match.setup.game, self.match.view(seat)
        fresh = untold(game, told, len(self.match.setup.seats))
        found = met(fresh, news, ask, view, lambda event: self._aimed(event, view))[:MOST_AT_ONCE]
        for one in found:
            people.tell_first(self._values, self._name(seat), key(game, one.entry))
        if found:
            self.terminal.services.keep_settings()
        return self._worded([one.entry.says.get(language()) for one in found])

    def no_more(self) -> str:
        """The person before the screen knows; the sentence that says so."""
        seat, shared = self.terminal.seating.eyes, len(self.terminal.seating.people) > 1
        people.tell_no_more(self._values, self._name(seat if seat is not None else 0), alone=not shared)
        self.terminal.services.keep_settings()
        return _("No more is explained when it happens for the first time.")

    def again(self) -> str:
        """Everything is explained from the start; the sentence that says so."""
        people.tell_again(self._values, on=True)
        self.terminal.services.keep_settings()
        return _("What happens for the first time is explained again.")

    @property
    def _values(self) -> Any:
        return self.terminal.services.settings.values

    def _name(self, seat: int | None) -> str:
        return self.match.setup.seats[seat].name if seat is not None else ""

    def _aimed(self, event: Shown, view: ViewData) -> bool:
        return bool(self.terminal.words.aimed(event.word, event.facts, view, self.terminal.names))

    def _worded(self, sentences: Sequence[str]) -> list[str]:
        lines = [_("New to you: {sentence}").format(sentence=one) for one in sentences]
        if lines and self._first:
            self._first = False
            lines.append(_("If you do not want to hear such explanations, type 'explain off'."))
        return lines
