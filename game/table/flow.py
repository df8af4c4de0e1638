"""The course of a match at one screen: pace of the bots, whose eyes may see, when the curtain falls. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.catalog import USUAL
from game.kernel.rules import ViewData
from game.kernel.steps import Ask, Seat
from game.session.match import Match, Shown
from game.session.setup import HUMAN
from game.table.asking.offers import Offers, offers
from game.table.names import Names
from game.table.words import words

# Who sits at the table.


@dataclass(frozen=True)
class SeatInfo:
    """Who sits at a seat: name, shield 0..7, and who plays it ("human" or a bot's level) in which game."""

    name: str
    crest: int
    player: str = "human"
    game: str = USUAL


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
        self.farewells: list[str] = []  # what the opponents say when the points are counted, as marked-up text
        self.end_elsewhere = False  # whether a screen of its own tells the end of the game
        self.clear_stage: Callable[[], None] = lambda: None  # what is being shown comes to its end
        self._released: int | None = None  # events that have begun to be shown; None: all there are
        self._told: int | None = None  # those whose moment is over; None: all that have begun
        self._staged: tuple[object, ViewData | None] = ((), None)  # the View that was on the stage last
        match.keeps_moments = True
        self._last_seen = min(self.owners, default=0)
        self._unconfirmed = False  # one person is left, and has not come before the screen yet
        self._unseen = False  # the person before the screen was just shown what another must not see
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
    def view(self) -> ViewData:
        """The View to draw, of the moment that is on the stage: without anything private while the curtain is down."""
        released = self.released
        if released < self.match.event_count and (staged := self._view_at(released)) is not None:
            return staged
        return self.present

    @property
    def present(self) -> ViewData:
        """The same of the match itself, which may be ahead of the stage: not to be shown, for names and forecasts."""
        return self.match.view(self.viewer) if self.private else self.match.public_view(self.viewer)

    def _view_at(self, released: int) -> ViewData | None:
        """The View when so many events had begun; None where that is not kept."""
        key = (released, self.match.revision, self.match.answered, self.viewer, self.private, id(self.match.view(None)))
        if self._staged[0] != key:
            found = self.match.view_at(released - 1, self.viewer if self.private else None)
            if found is not None and not self.private:
                found.viewer = Seat(self.viewer)
            self._staged = key, found
        return self._staged[1]

    # -- the stage -------------------------------------------------------------------------------------------------
    # One clock for all that tells. A decision takes effect at once, and the match is ahead; what it brought is released
    # event by event, as each comes on the stage. View, log, question and asked seat are those of the stage.
    @property
    def released(self) -> int:
        """How many events have begun to be shown. Of the others nothing is told, drawn or heard."""
        last = self.last_here
        return last if self._released is None else min(self._released, last)

    @property
    def last_here(self) -> int:
        """How many events are shown at the table at all: those of the end may have a screen of their own."""
        events, last = self.match.events, self.match.event_count
        if self.end_elsewhere and self.match.over:
            while last and self.words.told_at_the_end(events[last - 1].word):
                last -= 1
        return last

    @property
    def behind(self) -> bool:
        """Whether something has happened at the table that has not begun to be shown."""
        return self.released < self.last_here

    @property
    def paused(self) -> bool:
        """Whether the telling waits for whoever looks, though nothing moves."""
        return False

    @property
    def told(self) -> int:
        """How many events have been shown: what the log, those who speak and first-time tips know of."""
        released = self.released
        return released if self._told is None else min(self._told, released)

    def hold(self, first: int) -> None:
        """The events from this number on are shown one after the other, by whoever calls `begin` and `end`."""
        self._released = self._told = first

    def begin(self, until: int) -> None:
        """The moment of the events below this number begins: they are released."""
        self._told = self.told
        if self._released is not None:
            self._released = max(self._released, until)

    def end(self) -> None:
        """What has begun has been shown."""
        self._told = self._released
        if not self.behind:
            self.release()

    def release(self) -> None:
        """Everything has been shown."""
        self._released = self._told = None

    def shown_to_the_end(self) -> None:
        """The table gives way to the screen of the end: from here on nothing is held back."""
        self.end_elsewhere = False
        self.release()

    @property
    def asked(self) -> tuple[Seat, str] | None:
        """Who is asked, and the public title of what, as far as it is shown: while something is told, who was asked
        before it. None when the game is over."""
        before = self.match.asked_before if self.behind else None
        return before if before is not None else self.match.asked

    @property
    def over(self) -> bool:
        """Whether the game is seen to be over."""
        return self.match.over and not self.behind

    @property
    def seats(self) -> list[SeatInfo]:
        return [SeatInfo(one.name, one.shield, one.player, self.match.setup.game) for one in self.match.setup.seats]

    @property
    def shares_a_secret(self) -> bool:
        """Whether something is shown that another person before this screen must not see."""
        return self.private and not self.alone and self.words.keeps_secrets(self._everybodys, (self.viewer,))

    @property
    def _everybodys(self) -> ViewData:
        return self.match.public_view(self.viewer)

    @property
    def unseen(self) -> bool:
        """Whether something new lies before the person at the screen that another must not see: the curtain waits."""
        return self._unseen and not self.behind

    @property
    def curtain_for(self) -> int | None:
        """The seat whose person must come before the screen now, if any."""
        ask = self.match.pending if not self.behind else None
        if ask is None or self.alone or self._unseen or not self.match.is_human(ask.seat) or self.lifted == ask.seat:
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
        self._unseen = False
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
        ask = self.match.pending if not self.behind else None
        mine = ask is not None and self.match.is_human(ask.seat) and self.private and ask.seat == self.viewer
        return ask if mine else None

    def known(self, seat: int) -> ViewData:
        """What this seat itself may know, for whoever advises it."""
        return self.match.view(seat)

    def offers(self, names: Names) -> Offers | None:
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
        self.clear_stage()
        self.match.step()
        self._after_step(told)
        return True

    def undo(self) -> bool:
        """Take back the last answer of the person before the screen."""
        if not self.can_undo:
            return False
        self.clear_stage()
        self.release()
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
        if self._unseen:
            return False
        if not self.bots_turn:
            self.hurry, self.passing = False, lambda: False
            return False
        self.match.think()
        self._waited += seconds
        if self._waited < self.delay or (busy and self.delay > 0):
            return False
        self.clear_stage()
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
        self._unseen = any(self.words.shows(event, seat) for event in fresh)
        if not self._unseen:
            self.cover()

    # -- events ----------------------------------------------------------------------------------------------------
    def log(self) -> list[Shown]:
        """All events that were shown so far, as the eyes before the screen may know them."""
        return self.match.events_since(0, self.eyes)[: self.told]

    def events_since(self, number: int, eyes: int | None) -> list[Shown]:
        """The events from this number on that have begun to be shown, as these eyes may know them."""
        return self.match.events_since(number, eyes)[: max(0, self.released - number)]

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
            self.owners, self.lifted, self._unseen = people, None, False
            self._last_seen = self._last_seen if self._last_seen in people else min(people)
        self._waited = 0.0
