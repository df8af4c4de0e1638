"""A game at the terminal: bots act and are told of, people are asked, one after the other at the same screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from enum import Enum
from typing import Any

from game.bots.advice import without_effect
from game.cli.text import choices, news, pin
from game.cli.text.answering import Answering, Then
from game.cli.text.services import Services
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.lessons.first_times import key, met, untold
from game.session.match import Match, Shown
from game.table.log.news import SHORT, News
from game.table.words import words
from game.ui import people, speech
from game.ui.lang import _, language, ngettext

# The first time that something happens, a line says what it means.

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


class Outcome(Enum):
    """How playing ended: the game is over, the person left it, or another save is to be opened."""

    OVER, LEFT, OTHER = range(3)


class Terminal:
    """One match told and asked in lines."""

    def __init__(self, match: Match, services: Services, stands: Callable[[], None] | None = None) -> None:
        """`stands` is called when the first question can be put."""
        self.match, self.services, self._stands = match, services, stands
        self.console = services.console
        self.words = words(match.setup.game)
        self.names = self.words.names([seat.name for seat in match.setup.seats], match.view(0))
        self.news = News(match, self.words)
        self.seating = Seating(match)
        self.first_times = FirstTimes(self)
        self.answering = Answering(self)
        begun = len(match.journal) > 0
        self.told = match.event_count if begun else 0
        self.heard: dict[int, int] = {}  # per person the number of events heard of
        for seat in self.seating.people:
            since = self.news.since_last_turn(seat)
            self.heard[seat] = since[0].number if begun and since else 0
        self._summed = ""  # the own turn that was begun last
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

    def play(self) -> Outcome:
        """To the end, or until somebody leaves."""
        if self.seating.eyes is not None and self.told:
            self._recap(self.seating.eyes)
        while not self.match.over:
            self.tell()
            ask = self.match.pending
            if ask is not None and self.match.is_human(ask.seat):
                then = self.ask(ask)
                if then is not Then.GO_ON:
                    return Outcome.LEFT if then is Then.LEAVE else Outcome.OTHER
            self.match.step()
        self.tell()
        self.scores()
        return Outcome.OVER

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

    # -- asking ----------------------------------------------------------------------------------------------------
    def ask(self, ask: Ask) -> Then:
        """Put the question until it is answered, or somebody leaves."""
        if self.seating.stranger(ask.seat) and not self._hand_over(ask.seat):
            return Then.LEAVE
        if self.forced(ask):
            return self._answer_forced(ask)
        then = self.answering.ahead_of(ask)
        if then is not Then.ASK_AGAIN:
            return then
        self.console.space()
        self._catch_up(ask)
        self.console.say(*self.first_times.lines(ask))
        self.put(ask)
        if self._stands is not None:
            self._stands()
        while True:
            then = self.answering.answer(self.console.ask(_("Your choice?")), ask)
            if then is not Then.ASK_AGAIN:
                return then
            self.answering.ahead.forget()

    def forced(self, ask: Ask) -> bool:
        """Whether the only choice there is may be made by itself: in one's own turn, and where nothing is to be seen.

        The same questions as in the window (`flow.Flow.forced`).
        """
        if not self.services.settings.values.skip_forced or len(ask.options) != 1:
            return False
        view = self.match.view(ask.seat)
        own = not self.seating.shared or (self.seating.eyes == ask.seat and bool(self.words.own_turn(view)))
        return own and self.words.may_skip(ask, view)

    def _answer_forced(self, ask: Ask) -> Then:
        view = self.match.view(ask.seat)
        only = self.choices(ask)[0]
        title = self.words.prompt(ask, view, self.names).title
        self.console.say(speech.ended(title), _("The only choice is made: {choice}.").format(choice=only.text))
        self.match.answer(ask.number, only.option)
        return Then.GO_ON

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

    def _catch_up(self, ask: Ask) -> None:
        """What this person has not heard yet, losses first; at the start of a turn all losses since the last one."""
        seat, view = ask.seat, self.match.view(ask.seat)
        turn = self.words.recap_due(view, lambda: self.match.events_since(0, seat), small=True)
        begins = bool(turn) and turn != self._summed
        if begins:
            self._summed = turn
        self._recap(seat, all_losses=begins)

    def _recap(self, seat: int, *, all_losses: bool = False) -> None:
        events = self.match.events_since(min(self.heard.get(seat, 0), self.match.event_count), seat)
        lost, others = self.news.parted(events, seat)
        if all_losses:
            lost = self.news.parted(self.news.since_last_turn(seat), seat)[0]
        told = self.news.told(others, seat, self.level)
        if lost or told:
            self.console.say(_("What has happened:"), *lost, *told)
        self.heard[seat] = self.match.event_count

    def _hand_over(self, seat: int) -> bool:
        """The screen goes from one person to the next, and nothing private stays. False if somebody leaves."""
        before = self.seating.eyes
        known = (seat,) if before is None else (seat, before)
        if not self.words.keeps_secrets(self.match.public_view(seat), known):
            self.seating.sit(seat)
            self.console.space()
            name = self.names.plain_seat(seat)
            self.console.say(_("{name}, it is your turn to choose.").format(name=name))
            return True
        if before is not None and self.seating.secrets:
            name = self.names.plain_seat(before)
            if not self._waited(_("{name}: press Enter when you have heard this.").format(name=name)):
                return False
        self.seating.cover()
        self.console.scroll_away()
        name = self.names.plain_seat(seat)
        self.console.say(_("The next one is {name}. Everybody else looks away.").format(name=name))
        self.console.say(
            *pin.taken_away(self.services, [self.match.setup.seats[one].name for one in self.seating.people])
        )
        if not self._waited(_("Press Enter when {name} sits here.").format(name=name)):
            return False
        if not pin.proved(self.services, self.match.setup.seats[seat].name, self.answering.leaves):
            return False
        self.seating.sit(seat)
        self.console.say(_("{name}, it is your turn to choose.").format(name=name))
        return True

    def _waited(self, question: str) -> bool:
        """Enter was pressed; False if somebody leaves instead."""
        while True:
            typed = self.console.ask(question)
            if not typed:
                return True
            if self.answering.leaves(typed):
                return False
