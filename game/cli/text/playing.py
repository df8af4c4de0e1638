"""A game at the terminal: bots act and are told of, people are asked, one after the other at the same screen."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from game.cli.text import pin
from game.cli.text.answering import Answering, Then
from game.cli.text.services import Services
from game.cli.text.telling import Telling
from game.kernel.steps import Ask
from game.session.match import Match
from game.ui import speech
from game.ui.lang import _


class Outcome(Enum):
    """How playing ended: the game is over, the person left it, or another save is to be opened."""

    OVER, LEFT, OTHER = range(3)


class Terminal(Telling):
    """One match told and asked in lines."""

    def __init__(self, match: Match, services: Services, stands: Callable[[], None] | None = None) -> None:
        """`stands` is called when the first question can be put."""
        super().__init__(match, services)
        self._stands = stands
        self.answering = Answering(self)
        self._summed = ""  # the own turn that was begun last

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

    def _answer_forced(self, ask: Ask) -> Then:
        view = self.match.view(ask.seat)
        only = self.choices(ask)[0]
        title = self.words.prompt(ask, view, self.names).title
        self.console.say(speech.ended(title), _("The only choice is made: {choice}.").format(choice=only.text))
        self.match.answer(ask.number, only.option)
        return Then.GO_ON

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
