"""What a match at the terminal is told in: the events, the questions with their choices, and who may hear what."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.bots.advice import without_effect
from game.cli.text import choices, news
from game.cli.text.services import Services
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.lessons.first_times import key, met, untold
from game.session.match import Match, Shown
from game.table.log.news import SHORT, News
from game.table.words import words
from game.ui import people
from game.ui.lang import _, language, ngettext

# The first time that something happens, a line says what it means.

MOST_AT_ONCE = 2  # the others come when it happens again


class FirstTimes:
    """Belongs to the game that is open."""

    def __init__(self, telling: Telling) -> None:
        self.telling, self.match = telling, telling.match
        self._begun = self.match.event_count if self.match.answered else 0
        self._heard: dict[int, int] = {}  # per person the number of events looked at
        self._first = True  # nothing was explained yet: then it is said how to be rid of it

    def lines(self, ask: Ask | None) -> list[str]:
        """What is to be said now to whoever sits before the screen; `ask` is the question that comes next."""
        seat = self.telling.seating.eyes
        told = people.first_times_told(self._values, self._name(seat)) if seat is not None else None
        if seat is None or told is None or self.match.setup.practice or self.telling.services.level <= SHORT:
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
            self.telling.services.keep_settings()
        return self._worded([one.entry.says.get(language()) for one in found])

    def no_more(self) -> str:
        """The person before the screen knows; the sentence that says so."""
        seat, shared = self.telling.seating.eyes, len(self.telling.seating.people) > 1
        people.tell_no_more(self._values, self._name(seat if seat is not None else 0), alone=not shared)
        self.telling.services.keep_settings()
        return _("No more is explained when it happens for the first time.")

    def again(self) -> str:
        """Everything is explained from the start; the sentence that says so."""
        people.tell_again(self._values, on=True)
        self.telling.services.keep_settings()
        return _("What happens for the first time is explained again.")

    @property
    def _values(self) -> Any:
        return self.telling.services.settings.values

    def _name(self, seat: int | None) -> str:
        return self.match.setup.seats[seat].name if seat is not None else ""

    def _aimed(self, event: Shown, view: ViewData) -> bool:
        return bool(self.telling.words.aimed(event.word, event.facts, view, self.telling.names))

    def _worded(self, sentences: Sequence[str]) -> list[str]:
        lines = [_("New to you: {sentence}").format(sentence=one) for one in sentences]
        if lines and self._first:
            self._first = False
            lines.append(_("If you do not want to hear such explanations, type 'explain off'."))
        return lines


# Who sits before the screen while several people share it, and whether something private is still to be read.


class Seating:
    """With one person there are no secrets to hide; with none, only what everybody knows is told."""

    def __init__(self, match: Match) -> None:
        self._words = words(match.setup.game)
        self.people = [seat for seat in range(len(match.setup.seats)) if match.is_human(seat)]
        self.eyes: int | None = self.people[0] if len(self.people) == 1 else None
        self.secrets = False  # something private was told since the last question, and may not have been heard yet

    @property
    def shared(self) -> bool:
        """Whether several people play."""
        return len(self.people) > 1

    def stranger(self, seat: int) -> bool:
        """Whether somebody else than the one asked sits before the screen."""
        return self.shared and self.eyes != seat

    def noticed(self, event: Shown, match: Match) -> None:
        """An event was told: did it show the one before the screen a secret that this person has not chosen?"""
        if self.shared and self.eyes is not None:
            self.secrets |= self._words.shows(match.events[event.number], self.eyes)

    def cover(self) -> None:
        """Nobody sits before the screen."""
        self.eyes, self.secrets = None, False

    def sit(self, seat: int) -> None:
        """This person does."""
        self.eyes, self.secrets = seat, False


class Telling:
    """One match told in lines, with the question that waits; `told` counts the events that were."""

    def __init__(self, match: Match, services: Services) -> None:
        self.match, self.services = match, services
        self.console = services.console
        self.words = words(match.setup.game)
        self.names = self.words.names([seat.name for seat in match.setup.seats], match.view(0))
        self.news = News(match, self.words)
        self.seating = Seating(match)
        self.first_times = FirstTimes(self)
        begun = len(match.journal) > 0
        self.told = match.event_count if begun else 0
        self.heard: dict[int, int] = {}  # per person the number of events heard of
        for seat in self.seating.people:
            since = self.news.since_last_turn(seat)
            self.heard[seat] = since[0].number if begun and since else 0
        self._idle: tuple[tuple[int, int], Collection[str]] = ((-1, -1), ())  # of which question, what changes nothing

    @property
    def level(self) -> int:
        """How much is said: SHORT, USUAL or EXPLAINED."""
        return self.services.level

    @property
    def last(self) -> int:
        """Below which event everything may be told: what comes after it waits."""
        return self.match.event_count

    @property
    def question(self) -> Ask | None:
        """What is being asked here."""
        return self.match.pending

    def view(self, seat: int) -> ViewData:
        """The table as far as it was told."""
        return self.match.view(seat)

    # -- telling ---------------------------------------------------------------------------------------------------
    def tell(self) -> None:
        """What happened since the last time, as those before the screen may know it."""
        last = self.last
        self.told = min(self.told, last)
        eyes = self.seating.eyes
        events = self.match.events_since(self.told, eyes)[: last - self.told]
        self.news.marked.learn(self.match.view(0))
        level = self.level if self.seating.people else max(self.level, SHORT + 1)
        for run in self.news.runs(events):
            said = self.news.live(run, eyes, level, talk=self.services.settings.values.opponents_speak)
            told = self.words.told(run[0].word)
            if said and level > SHORT and (told.chapter is not None or told.turn_begins):
                self.console.space()
            self.console.say(*said)
            for event in run:
                self.seating.noticed(event, self.match)
        self.told = last
        if eyes is not None and self.level > SHORT:
            self.heard[eyes] = self.told
        self.console.say(*(notice.text(_) for notice in self.match.take_notices()))

    def scores(self) -> None:
        """The end: every player's points, the best first, with what they are made of."""
        scores, view = self.match.scores, self.match.view(0)
        for seat in sorted(range(len(scores)), key=lambda one: -scores[one]):
            text = ngettext("{name}: {count} point.", "{name}: {count} points.", scores[seat])
            self.console.say(text.format(name=self.names.plain_seat(seat), count=scores[seat]))
            if self.level > SHORT:
                lines = self.words.hearing.score(view, seat, self.names)
                self.console.say(*(f"{line}: {points}." for line, points in lines))

    # -- the question ----------------------------------------------------------------------------------------------
    def forced(self, ask: Ask) -> bool:
        """Whether the only choice there is may be made by itself: in one's own turn, and where nothing is to be seen.

        The same questions as in the window (`flow.Flow.forced`).
        """
        if not self.services.settings.values.skip_forced or len(ask.options) != 1:
            return False
        view = self.match.view(ask.seat)
        own = not self.seating.shared or (self.seating.eyes == ask.seat and bool(self.words.own_turn(view)))
        return own and self.words.may_skip(ask, view)

    def put(self, ask: Ask) -> None:
        """The question, with everything needed to decide."""
        view = self.match.view(ask.seat)
        self.console.say(*news.question(ask, view, self.names, self.words, self.choices(ask), self.level))

    def choices(self, ask: Ask) -> list[choices.Choice]:
        """The choices of a question; what changes nothing has no number."""
        view, asked = self.match.view(ask.seat), (self.match.revision, ask.number)
        if self._idle[0] != asked:
            self._idle = asked, without_effect(self.match.setup.game, view, ask)
        return choices.choices(ask, view, self.names, self.words, self._idle[1])
