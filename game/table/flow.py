"""The course of a match at one screen: pace of the bots, whose eyes may see, when the curtain falls, whose hands are
elsewhere. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.catalog import USUAL
from game.kernel.rules import ViewData
from game.kernel.steps import Ask, Problem, Seat
from game.session.match import Match, Shown
from game.session.setup import HUMAN
from game.table.asking.offers import Offers, offers
from game.table.asking.seat_hand import Course, SeatHand, retract
from game.table.names import Names
from game.table.words import words

# Who sits at the table.


@dataclass(frozen=True)
class SeatInfo:
    """Who sits at a seat: name, shield 0..7, and who plays it ("human" or a bot's level) in which game. `hand`: where
    it is, "screen" (that of a bot, too), "phone", or "lost" where that phone is gone."""

    name: str
    crest: int
    player: str = "human"
    game: str = USUAL
    hand: str = "screen"


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

    `away` are the seats whose hands are elsewhere, on a phone: nothing of theirs is ever shown at the screen. While
    somebody is away there are others in the room, so whoever is here gets the curtain; if all are away, nobody's
    secrets are shown.
    """

    def __init__(self, match: Match, pace: Callable[[], str]) -> None:
        self.match = match
        self.pace = pace
        self.words = words(match.setup.game)
        self.owners = {seat for seat, one in enumerate(match.setup.seats) if one.player == HUMAN}
        self.away: set[int] = set()
        self.lost: set[int] = set()  # those of them whose phones are gone
        self.at_rest = False  # the table cannot be seen: nothing is done elsewhere meanwhile
        self.lifted: int | None = None
        self.went_on: Callable[[int | None], None] = lambda eyes: None  # an answer came from elsewhere; whose eyes saw
        self.went_back: Callable[[], None] = lambda: None  # an answer was taken back from elsewhere
        self.moved: Callable[[], None] = lambda: None  # a hand went elsewhere, or came back
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
        self._staged: dict[tuple[int | None, int], tuple[object, ViewData | None]] = {}  # Views that were on the stage
        self._hands: dict[int, SeatHand] = {}
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
        """Only one person plays, at this screen: nothing to hide from anybody."""
        return len(self.owners) == 1 and not self._unconfirmed and not self.away

    @property
    def here(self) -> set[int]:
        """The seats of people whose hands are at this screen."""
        return self.owners - self.away

    @property
    def nobody_here(self) -> bool:
        """Whether all hands are elsewhere: the table belongs to no seat more than to another."""
        return bool(self.away) and not self.here

    @property
    def viewer(self) -> int:
        """The seat from which the table is shown: the first one where nobody is here, whoever was here last."""
        if self.nobody_here:
            return 0
        if self.alone:
            return min(self.owners)
        return self._last_seen if self.lifted is None else self.lifted

    @property
    def own_seat(self) -> int:
        """The seat whose things lie large before the screen; -1 where nobody is here, and all seats are alike."""
        return -1 if self.nobody_here else self.viewer

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
        found = self._seen_by(self.eyes, released, self.viewer)
        if found is not None and not self.private:
            found.viewer = Seat(self.viewer)
        return found

    def _seen_by(self, seat: int | None, released: int, place: int = -1) -> ViewData | None:
        """What that seat, None: everybody, might know when so many events had begun; None where that is not kept. Each
        place at the table has an object of its own."""
        key = (released, self.match.revision, self.match.answered, id(self.match.view(None)))
        kept = self._staged.get((seat, place))
        if kept is None or kept[0] != key:
            kept = self._staged[seat, place] = key, self.match.view_at(released - 1, seat)
        return kept[1]

    def view_of(self, seat: int | None) -> ViewData:
        """What this seat, None: everybody, may know of the moment that is on the stage, wherever its hand is."""
        released = self.released
        staged = self._seen_by(seat, released) if released < self.match.event_count else None
        return self.match.view(seat) if staged is None else staged

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
        game = self.match.setup.game
        return [
            SeatInfo(one.name, one.shield, one.player, game, self._hand_at(seat))
            for seat, one in enumerate(self.match.setup.seats)
        ]

    def _hand_at(self, seat: int) -> str:
        if seat not in self.away or not self.match.is_human(seat):
            return "screen"
        return "lost" if seat in self.lost else "phone"

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
        return None if ask.seat in self.away else int(ask.seat)

    @property
    def asked_elsewhere(self) -> int | None:
        """The seat that is asked, and shown to be asked, where its hand is: not at this screen."""
        ask = self.match.pending if not self.behind else None
        return int(ask.seat) if ask is not None and ask.seat in self.away and self.match.is_human(ask.seat) else None

    @property
    def curtain_falls(self) -> bool:
        """Whether whoever must come before the screen now, or was there last, knows what the other must not see."""
        seat = self.curtain_for
        if seat is None:
            return False
        return self._unconfirmed or self.words.keeps_secrets(self.match.public_view(seat), (seat, self._last_seen))

    def lift(self, seat: int) -> None:
        """This seat's person has confirmed to be alone before the screen."""
        if seat in self.away:
            return
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

    # -- hands -----------------------------------------------------------------------------------------------------
    def hand_of(self, seat: int) -> SeatHand:
        """The hand of a seat, here or elsewhere. It is asked while the seat is away or before the screen."""
        if seat not in self._hands:
            course = Course(
                partial(self._silent, seat), partial(self._final, seat), partial(self.view_of, seat),
                partial(self._take_effect, seat), partial(self._take_back, seat), partial(self._rests, seat),
            )  # fmt: skip
            self._hands[seat] = SeatHand(self.match, seat, self.words, course)
        return self._hands[seat]

    def _at_screen(self, seat: int) -> bool:
        """Whether this seat's person is before the screen, and sees what is private."""
        return self.private and self.viewer == seat

    def _silent(self, seat: int) -> bool:
        """Whether this seat must not be asked: something is told, or nobody is known to be there."""
        return self.behind or not (seat in self.away or self._at_screen(seat))

    def _rests(self, seat: int) -> bool:
        """Whether this seat can do nothing: it is elsewhere, and what it did would not be seen."""
        return self.at_rest and seat in self.away

    def _final(self, seat: int) -> bool:
        """Whether nothing this seat did can be taken back: the end of the game is told to all, and it is elsewhere."""
        return self.match.over and seat in self.away

    def _take_effect(self, seat: int) -> None:
        told, eyes = self.match.event_count, self.eyes
        elsewhere = not self._at_screen(seat)
        self.clear_stage()
        self.match.step()
        self._after_step(told, elsewhere=elsewhere)
        if elsewhere:
            self.went_on(eyes)

    def _take_back(self, seat: int) -> bool:
        elsewhere = not self._at_screen(seat)
        self.clear_stage()
        self.release()
        taken_back = self.match.undo(seat)
        while not elsewhere and self.forced and self.can_undo:  # nobody stays at what would be answered by itself
            self.match.undo(seat)
        left = len(self.match.journal)
        self.forced_answers = [one for one in self.forced_answers if one.answered < left]
        if elsewhere:
            self._unseen = False
            if self.lifted is not None:
                self.cover()
            self.went_back()
        return taken_back

    def take_away(self, seat: int) -> None:
        """The hand of this seat is elsewhere from now on: what lies open of it is covered. Does nothing for a seat that
        no person plays."""
        if seat in self.away or not self.match.is_human(seat):
            return
        before = self.viewer
        if self.alone or self.lifted == seat:
            self.lifted, self._unseen = None, False
        self.away.add(seat)
        self._last_seen = before if before in self.here else min(self.here, default=before)
        self.moved()

    def bring_back(self, seat: int) -> None:
        """The hand of this seat comes to this screen; its person has to come before it."""
        if seat not in self.away:
            return
        self.away.discard(seat)
        if self._last_seen not in self.here:
            self._last_seen = min(self.here, default=self._last_seen)
        self.moved()

    # -- asks ------------------------------------------------------------------------------------------------------
    @property
    def my_ask(self) -> Ask | None:
        """The ask that the person before the screen must answer."""
        return self.hand_of(self.viewer).ask if self.private else None

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
        if self.my_ask is None or not self.skips_forced():
            return ""
        return self.hand_of(self.viewer).only_answer(unnoticed=self.alone)

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
        return self.my_ask is not None and self.hand_of(self.viewer).answer(option)

    def undo(self) -> bool:
        """Take back the last answer of the person before the screen."""
        return self.can_undo and self._take_back(self.viewer)

    @property
    def can_undo(self) -> bool:
        return self.private and self.hand_of(self.viewer).can_undo

    def retract(self, card: int, chosen: tuple[int, ...]) -> bool:
        """Take one card out of a group that is being picked: back to it, then the later ones again."""
        return retract(self.undo, self.answer, card, chosen)

    def why_not(self, option: str) -> Problem | None:
        """The rules' reason why this cannot be chosen now."""
        return self.hand_of(self.viewer).why_not(option)

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

    def _after_step(self, told: int | None = None, *, elsewhere: bool = False) -> None:
        """A decision was made; the events from `told` on came of one of the person before the screen, or `elsewhere`
        of one who is not there."""
        self._waited = 0.0
        self._skipped = False
        ask, seat = self.match.pending, self.lifted
        if seat is None or (ask is not None and ask.seat == seat) or (elsewhere and self._unseen):
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
            was_here, several = self.here, len(self.owners) > 1
            self.owners = people
            if self.here != was_here:  # whoever left may still sit before the screen
                self._unconfirmed = several
                self.lifted, self._unseen = None, False
                self._last_seen = self._last_seen if self._last_seen in people else min(self.here or people)
        self._waited = 0.0
