"""The course of a match at one screen: pace of the bots, whose eyes may see, when the curtain falls. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.kernel.steps import Ask
from game.session.match import Match, Shown
from game.session.setup import HUMAN
from game.table.asking.offers import Offers, offers
from game.table.seats import SeatInfo
from game.table.words import words

PACES = {"relaxed": 1.8, "normal": 1.0, "fast": 0.4, "instant": 0.0}
READ_SHARE = 0.75
Way = tuple[str, str, Callable[[], None]]  # name of a button, words, what it does


class Forced(NamedTuple):
    """An answer that was given by itself: by whom, after how many answers and events, and its words."""

    seat: int
    answered: int
    told: int
    words: str


class Flow:
    """Drives a Match. A bot's answer takes effect after the same delay whatever it chooses and however long it thinks.

    `lifted` is the seat whose person sits before the screen while several people share it. With one person at the
    table there is no curtain and that person's things are always shown.
    """

    def __init__(self, match: Match, pace: Callable[[], str]) -> None:
        self.match = match
        self.pace = pace
        self.words = words(match.setup.game)
        self.owners = {seat for seat, one in enumerate(match.setup.seats) if one.player == HUMAN}
        self.lifted: int | None = None
        self.hurry = False
        self.passing: Callable[[], bool] = lambda: False  # whether nobody waits for what is asked now
        self.ways_on: Sequence[Way] = ()  # what comes after the end, in place of another game like this one
        self.was_over = match.over  # a finished game that is looked at again
        self.skips_forced: Callable[[], bool] = lambda: False  # the setting
        self.forced_answers: list[Forced] = []  # given by themselves, for the log
        self._last_seen = min(self.owners, default=0)
        self._unconfirmed = False  # one person is left, and has not come before the screen yet
        self.unseen = False  # the person before the screen was just shown what another must not see: the curtain waits
        self._waited = 0.0
        self._skipped = False
        self._cursor = match.event_count
        self._revision = match.revision

    # -- who looks -------------------------------------------------------------------------------------------------
    @property
    def alone(self) -> bool:
        """Only one person plays: nothing to hide from anybody."""
        return len(self.owners) == 1 and not self._unconfirmed

    @property
    def viewer(self) -> int:
        """The seat from which the table is shown."""
        if self.alone:
            return min(self.owners)
        return self._last_seen if self.lifted is None else self.lifted

    @property
    def private(self) -> bool:
        """Whether what only the viewer may know is shown."""
        return self.alone or self.lifted is not None

    @property
    def eyes(self) -> int | None:
        """For whom events are told; None gives their public half."""
        return self.viewer if self.private else None

    @property
    def view(self) -> Any:
        """The View to draw: without anything private while the curtain is down."""
        return self.match.view(self.viewer) if self.private else self.match.public_view(self.viewer)

    @property
    def seats(self) -> list[SeatInfo]:
        return [SeatInfo(one.name, one.shield, one.player) for one in self.match.setup.seats]

    @property
    def shares_a_secret(self) -> bool:
        """Whether something is shown that another person before this screen must not see."""
        return self.private and not self.alone and self.words.keeps_secrets(self._everybodys, (self.viewer,))

    @property
    def _everybodys(self) -> Any:
        return self.match.public_view(self.viewer)

    @property
    def curtain_for(self) -> int | None:
        """The seat whose person must come before the screen now, if any."""
        ask = self.match.pending
        if ask is None or self.alone or self.unseen or not self.match.is_human(ask.seat) or self.lifted == ask.seat:
            return None
        return int(ask.seat)

    @property
    def curtain_falls(self) -> bool:
        """Whether whoever must come before the screen now, or was there last, knows what the other must not see."""
        seat = self.curtain_for
        if seat is None:
            return False
        return self._unconfirmed or self.words.keeps_secrets(self.match.public_view(seat), (seat, self._last_seen))

    def lift(self, seat: int) -> None:
        """This seat's person has confirmed to be alone before the screen."""
        self.lifted = self._last_seen = seat
        self._unconfirmed = False

    def cover(self) -> None:
        """Hide everything private until the curtain is lifted again."""
        self.unseen = False
        if not self.alone:
            self.lifted = None

    def seen(self) -> None:
        """The person before the screen has looked at it, and makes room for whoever is next."""
        if self.unseen:
            self.cover()

    # -- asks ------------------------------------------------------------------------------------------------------
    @property
    def my_ask(self) -> Ask | None:
        """The ask that the person before the screen must answer."""
        ask = self.match.pending
        mine = ask is not None and self.match.is_human(ask.seat) and self.private and ask.seat == self.viewer
        return ask if mine else None

    def known(self, seat: int) -> Any:
        """What this seat itself may know, for whoever advises it."""
        return self.match.view(seat)

    def offers(self, names: Any) -> Offers | None:
        """What can be answered now, and where."""
        ask = self.my_ask
        return offers(ask, self.match.view(ask.seat), names, self.words) if ask else None

    @property
    def forced(self) -> str:
        """The answer that may be given by itself: the only one there is, where giving it tells nobody anything.

        Others can learn from it only by the time it takes and by who comes before the screen. Computer players see
        neither. So with one person at the table everything may be skipped in which nothing is seen or done by
        choosing; with several only what is asked in the own turn of whoever is before the screen already: no curtain
        falls or stays open for it. What is never skipped, a game says (`Words.may_skip`).
        """
        ask = self.my_ask
        if ask is None or len(ask.options) != 1 or not self.skips_forced():
            return ""
        view = self.match.view(ask.seat)
        if not self.words.may_skip(ask, view):
            return ""
        own_turn = self.lifted == ask.seat and bool(self.words.own_turn(view))
        return ask.options[0] if self.alone or own_turn else ""

    def answer_forced(self, words: str) -> bool:
        """Give the only answer there is, and keep its words for the log."""
        option, ask = self.forced, self.my_ask
        if not option or ask is None:
            return False
        note = Forced(int(ask.seat), ask.number, self.match.event_count, words)
        self.forced_answers.append(note)
        return self.answer(option)

    def answer(self, option: str) -> bool:
        """Give an answer and let it take effect; False if it is refused."""
        ask = self.my_ask
        told = self.match.event_count
        if ask is None or not self.match.answer(ask.number, option):
            return False
        self.match.step()
        self._after_step(told)
        return True

    def undo(self) -> bool:
        """Take back the last answer of the person before the screen."""
        if not self.can_undo:
            return False
        taken_back = self.match.undo(self.viewer)
        while self.forced and self.can_undo:  # nobody stays at what would be answered by itself at once
            self.match.undo(self.viewer)
        left = len(self.match.journal)
        self.forced_answers = [one for one in self.forced_answers if one.answered < left]
        return taken_back

    @property
    def can_undo(self) -> bool:
        return self.private and self.match.is_human(self.viewer) and self.match.can_undo(self.viewer)

    def retract(self, card: int, chosen: tuple[int, ...]) -> bool:
        """Take one card out of a group that is being picked: back to it, then the later ones again."""
        if card not in chosen:
            return False
        place = chosen.index(card)
        for _count in range(len(chosen) - place):
            if not self.undo():
                return False
        return all(self.answer(f"card:{later}") for later in chosen[place + 1 :])

    def why_not(self, option: str) -> str | None:
        """The rules' reason why this cannot be chosen now."""
        return self.match.why_not(self.viewer, option)

    # -- time ------------------------------------------------------------------------------------------------------
    @property
    def delay(self) -> float:
        """Seconds before a bot's answer takes effect."""
        if self.hurry or self.passing():
            return 0.0
        title = self.match.asked[1] if self.match.asked else ""
        return PACES.get(self.pace(), 1.0) * self.words.pace(title, self.match.public_view(self.viewer))

    @property
    def rushing(self) -> bool:
        """Whether a bot is asked that nobody waits for: what it does is not shown step by step."""
        return self.bots_turn and self.delay <= 0

    @property
    def reading_time(self) -> float:
        """Seconds that what a bot did stays alone before the next thing happens."""
        return READ_SHARE * PACES.get(self.pace(), 1.0)

    @property
    def just_begun(self) -> bool:
        """Whether nobody has decided anything in this match yet."""
        return self.match.answered == 0 and bool(self.match.events)

    @property
    def bots_turn(self) -> bool:
        """Whether a computer player is asked."""
        ask = self.match.pending
        return ask is not None and not self.match.is_human(ask.seat)

    def advance(self, seconds: float, busy: bool) -> bool:
        """Time passes; True if a bot's decision has just been made. `busy`: something is still moving on the screen.

        A bot thinks while it pauses. One that is not ready in time is looked at again a whole pause later, so that the
        length of a pause says nothing about how hard a choice was.
        """
        if self.unseen:
            return False
        if not self.bots_turn:
            self.hurry, self.passing = False, lambda: False
            return False
        self.match.think()
        self._waited += seconds
        if self._waited < self.delay or (busy and self.delay > 0):
            return False
        if not self.match.step():
            if not self._skipped:
                self._waited = 0.0
            return False
        self._after_step()
        return True

    def skip(self) -> None:
        """Do not wait for the bot that is asked now."""
        self._skipped = True
        self._waited = self.delay

    def _after_step(self, told: int | None = None) -> None:
        """A decision was made; the events from `told` on came of one of the person before the screen."""
        self._waited = 0.0
        self._skipped = False
        ask, seat = self.match.pending, self.lifted
        if seat is None or (ask is not None and ask.seat == seat):
            return
        fresh = self.match.events[told:] if told is not None and ask is not None and not self.alone else []
        self.unseen = any(self.words.shows(event, seat) for event in fresh)
        if not self.unseen:
            self.cover()

    # -- events ----------------------------------------------------------------------------------------------------
    def log(self) -> list[Shown]:
        """All events so far, as the eyes before the screen may know them."""
        return self.match.events_since(0, self.eyes)

    def news(self, eyes: int | None) -> list[Shown]:
        """The events since the last call; none after something was taken back."""
        if self.match.revision != self._revision:
            self._revision, self._cursor = self.match.revision, self.match.event_count
            return []
        found = self.match.events_since(self._cursor, eyes)
        self._cursor = self.match.event_count
        return found

    # -- seats -----------------------------------------------------------------------------------------------------
    def hand_over(self, seat: int, player: str, name: str = "") -> None:
        """Let a person ("human") or a bot play a seat from now on, under this name if one is given.

        What is private is covered when the people at the screen change. The last person's seat stays where the
        table is seen from.
        """
        self.match.hand_over(seat, player, name)
        people = {at for at, one in enumerate(self.match.setup.seats) if one.player == HUMAN}
        if people and people != self.owners:
            self._unconfirmed = len(self.owners) > 1  # whoever left may still sit before the screen
            self.owners, self.lifted, self.unseen = people, None, False
            self._last_seen = self._last_seen if self._last_seen in people else min(people)
        self._waited = 0.0
