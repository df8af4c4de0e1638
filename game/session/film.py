"""A game that was played as a film: any moment of it, forward and back, out of its set-up and its answers.

What was read once lies beside the journal: a clone of the state every so many answers, and of every answer what has to
be known to find it again. Whoever looks at a film sees what a seat may see; everything lies open only when the game is
over. No bot's code runs here.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from game.kernel.events import Event, Facts
from game.kernel.rules import SomeRules, ViewData
from game.kernel.steps import Ask, Seat, StackState
from game.session import journal
from game.session.agents import Bots
from game.session.match import Match, Seating, Shown
from game.session.moments import Moments
from game.session.notices import Notice, SaveFault
from game.session.replay import Differs, Replayed, begin, replay
from game.session.save import FindRules, SaveFile, snapshot
from game.session.setup import HUMAN, MatchSetup

ORIGIN = "film"  # of a game that was played on from a moment of another
EVERY = 24  # answers between two clones: less than a millisecond away from each other


class Moment(NamedTuple):
    """What lies before the answer of this number (from 0), or after the last one: who is asked, of how many options,
    how far the game is, and how many events were told."""

    seat: int  # -1: nobody, the game is over
    options: int
    progress: tuple[str, int]
    told: int


class Film:
    """Every moment from 0 to `length`. `match` is the game as it stands at the moment that is shown."""

    def __init__(self, save: SaveFile, find_rules: FindRules, bots: Bots | None = None) -> None:
        """At its first moment. `bots` advise whoever looks; they play nothing. Raises SaveFault."""
        self.save = save
        self._reader = begin(save, find_rules, save.name)
        self.rules: SomeRules = self._reader.rules
        self.length = len(save.journal)  # less as soon as it turns out that it cannot be followed so far
        self.trouble: Notice | None = None  # why it ends early
        self.moments: list[Moment] = []
        self._left: Iterator[Replayed] = replay(self._reader, save)
        self._kept: dict[int, StackState] = {0: self._reader.whole.clone()}
        self._note()
        self.match = FilmMatch(self, bots)

    # -- reading ---------------------------------------------------------------------------------------------------
    @property
    def whole(self) -> bool:
        """Whether all of it was read."""
        return len(self.moments) > self.length

    def read(self, until: int) -> None:
        """Reads up to this moment, if there is so much."""
        while len(self.moments) <= min(until, self.length):
            self._next()

    def read_on(self, seconds: float) -> bool:
        """A slice of the work; whether anything is left."""
        end = time.perf_counter() + seconds
        while not self.whole and time.perf_counter() < end:
            self._next()
        return not self.whole

    def _next(self) -> None:
        try:
            next(self._left)
        except StopIteration:
            self.length = len(self.moments) - 1
        except Exception as fault:  # noqa: BLE001  whatever a broken journal does to the rules: the film ends there
            self.length = len(self.moments) - 1
            detail = str(fault.notice.detail if isinstance(fault, SaveFault) else fault)
            word = "film_differs" if isinstance(fault, Differs) else "film_broken"
            self.trouble = Notice(word, {"number": str(self.length + 1)}, detail)
        else:
            if len(self.moments) % EVERY == 0:
                self._kept[len(self.moments)] = self._reader.whole.clone()
            self._note()

    def _note(self) -> None:
        match = self._reader
        ask = match.pending
        seat, options = (int(ask.seat), len(ask.options)) if ask is not None else (-1, 0)
        self.moments.append(Moment(seat, options, match.progress, match.event_count))

    @property
    def events(self) -> list[Event]:
        """All events that were read so far."""
        return self._reader.events

    def state(self, at: int) -> StackState:
        """The whole state at a moment: a clone of its own."""
        at = max(0, at)
        self.read(at)
        at = min(at, self.length)
        state = self._kept[at - at % EVERY].clone()
        for line in self.save.journal[at - at % EVERY : at]:
            state.choose(journal.parse(line).option)
        return state

    # -- moving ----------------------------------------------------------------------------------------------------
    @property
    def at(self) -> int:
        """The moment that is shown."""
        return len(self.match.journal)

    def go(self, at: int) -> None:
        """Shows this moment, or the nearest one that there is."""
        state = self.state(at)
        self.match.stand(state, min(max(0, at), self.length))

    def turn(self, way: int) -> int:
        """The moment at which the next turn (`way` 1), this one or the one before (-1) begins: another seat is asked,
        or the game is further."""
        return self._found(way, lambda at: self._begins(at, lambda one: (one.seat, one.progress)))

    def round(self, way: int) -> int:
        """The same of rounds, years, or in whatever the game is counted."""
        return self._found(way, lambda at: self._begins(at, lambda one: one.progress))

    def decision(self, way: int, seat: int) -> int:
        """The next moment, or the one before, at which this seat had a choice; the present one if there is none."""

        least = 2 if self.may_see(seat) else 1  # of others it stays hidden how much they could choose from

        def chosen(at: int) -> bool:
            return self.moments[at].seat == seat and self.moments[at].options >= least

        found = self._found(way, chosen)
        return found if chosen(found) else self.at

    def _begins(self, at: int, part: Callable[[Moment], object]) -> bool:
        return at in (0, self.length) or part(self.moments[at]) != part(self.moments[at - 1])

    def _found(self, way: int, wanted: Callable[[int], bool]) -> int:
        self.read(self.length)
        at = self.at + way
        while 0 < at < self.length and not wanted(at):
            at += way
        return min(max(0, at), self.length)

    def rounds(self) -> list[tuple[int, int]]:
        """Where each round that was read begins, and its number."""
        found: list[tuple[int, int]] = []
        for at, one in enumerate(self.moments):
            if at == 0 or one.progress != self.moments[at - 1].progress:
                found.append((at, one.progress[1]))
        return found

    # -- who may see what ------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Whether this game has ended: then nothing of it is a secret any more."""
        return self.save.over

    @property
    def people(self) -> list[int]:
        """The seats of people: through their eyes an unfinished game may be seen, too."""
        return [seat for seat, one in enumerate(self.save.setup.seats) if one.player == HUMAN]

    def may_see(self, seat: int) -> bool:
        """Whether the game may be looked at through the eyes of this seat."""
        return self.over or seat in self.people

    def option(self, at: int) -> str:
        """What was answered at this moment; "" where nothing was."""
        return journal.parse(self.save.journal[at]).option if 0 <= at < self.length else ""

    # -- what comes out of it --------------------------------------------------------------------------------------
    def setup(self, at: int) -> MatchSetup:
        """The set-up with whoever sat there at a moment."""
        found = self.save.setup
        for one in reversed(self.save.seatings):
            if one.answered > at:
                found = found.seated(one.seat, one.before)
        return found

    def seatings(self, at: int) -> list[Seating]:
        """Who had taken over which seat until a moment, with the events as they are counted here."""
        self.read(at)
        return [
            msgspec.structs.replace(one, told=self.moments[min(one.answered, self.length)].told)
            for one in self.save.seatings
            if one.answered <= at
        ]

    def ended(self) -> Match:
        """The whole match at its end, for whoever looks back on it; nobody plays on in it."""
        self.read(self.length)
        match = Match(self.rules, self.setup(self.length), self.state(self.length), NobodyThinks())
        match.bots, match.events = self.match.bots, list(self.events)
        match.journal, match.seatings = list(self.save.journal[: self.length]), self.seatings(self.length)
        return match

    def cut(self, at: int, origin: str, date: str = "", person: int = -1) -> SaveFile:
        """The save of a game that stands at this moment and goes on from there; from then on a person has the seat
        `person`."""
        self.read(at)
        setup = msgspec.structs.replace(self.setup(at), origin=origin)
        match = Match(self.rules, setup, self.state(at), NobodyThinks())
        match.journal, match.seatings = list(self.save.journal[:at]), self.seatings(at)
        match.events = self.events[: self.moments[at].told]
        if person >= 0:
            match.hand_over(person, HUMAN)
        return snapshot(match).save_file("", date)


class FilmMatch(Match):
    """The game at the moment that is shown. Nobody can answer in it; `opened` lays everything open."""

    def __init__(self, film: Film, bots: Bots | None) -> None:
        self._open_views: dict[int, ViewData] = {}
        self.film, self.opened = film, False
        super().__init__(film.rules, film.save.setup, film.state(0), NobodyThinks())
        if bots is not None:
            self.bots = bots
        self.stand(film.state(0), 0)

    def stand(self, state: StackState, at: int) -> None:
        """Another moment. What was told before it stays told, unless it is an earlier one. The decision that leads
        from the moment before to this one can be seen event by event."""
        if at < len(self.journal):
            self.revision += 1
        self._moments = None
        if at == len(self.journal) + 1:
            self._moments = Moments(self._state, self.film.option(at - 1), len(self.events))
        self._state = state
        self.journal = list(self.film.save.journal[:at])
        self.events = self.film.events[: self.film.moments[at].told]
        self.seatings, self.setup = self.film.seatings(at), self.film.setup(at)
        self._changed()

    def open(self, opened: bool) -> None:
        """Shows all secrets, or hides them again. In an unfinished game nothing is ever opened."""
        if opened != self.opened and self.film.over:
            self.opened = opened
            self.revision += 1
            self._changed()

    def _observed(self, state: StackState, seat: int | None) -> ViewData:
        if seat is None or not self.opened:
            return super()._observed(state, seat)
        return self.rules.opened(state, Seat(seat))

    def view(self, seat: int | None) -> ViewData:
        if seat is None or not self.opened:
            return super().view(seat)
        if seat not in self._open_views:
            self._open_views[seat] = self.rules.opened(self._state, Seat(seat))
        return self._open_views[seat]

    def known(self, seat: int) -> ViewData:
        """What this seat could see itself, whatever lies open now."""
        return super().view(seat)

    def _changed(self) -> None:
        super()._changed()
        self._open_views.clear()

    def events_since(self, index: int, viewer: int | None) -> list[Shown]:
        if not self.opened:
            return super().events_since(index, viewer)
        told = enumerate(self.events[index:], start=max(index, 0))
        return [Shown(i, event.word, all_facts(event)) for i, event in told]

    def answer(self, number: int, option: str) -> bool:
        return False

    def step(self) -> bool:
        return False

    def think(self) -> None:
        pass

    def can_undo(self, seat: int) -> bool:
        return False


class NobodyThinks:
    """Stands where players are: whoever asks it waits for ever."""

    needs_view = False

    def agent(self, seat: Seat, setup: MatchSetup) -> NobodyThinks:
        return self

    def consider(self, ask: Ask, view: ViewData | None) -> None:
        pass

    def poll(self) -> str | None:
        return None

    def forget(self) -> None:
        pass

    def take_notices(self) -> list[Notice]:
        return []

    def close(self) -> None:
        pass


def all_facts(event: Event) -> Facts:
    """Everything that anybody saw: a finished game has no secrets. Whoever acted is believed first."""
    facts = dict(event.public)
    actor = event.public.get("seat")
    for seat in sorted(event.for_seat, key=lambda seat: seat == actor):
        facts |= event.for_seat[seat]
    return facts


# Going on before the last saved answer, when the game after it cannot be played.


def earlier(found: SaveFile, find_rules: FindRules, bots: Bots | None, steps: int) -> Match:
    """The match as it stood before the last `steps` answers of people (bots answer as they did, so they do not count).

    The journal leads there, so that nothing is needed of the state that broke. In a match of bots alone every answer
    counts; with too few answers the match begins anew. Raises SaveFault and `replay.Differs`.
    """
    played = begin(found, find_rules, found.name)
    for _made in replay(played, found, _answers_kept(found, steps)):
        pass
    match = Match(played.rules, found.setup, played.state, bots)
    match.journal, match.events = list(played.journal), list(played.events)
    match.seatings = [one for one in found.seatings if one.answered <= len(match.journal)]
    return match


def _answers_kept(found: SaveFile, steps: int) -> int:
    people = {seat for seat, one in enumerate(found.setup.seats) if one.player == HUMAN}
    seats = [journal.parse(line).seat for line in found.journal]
    counted = [number for number, seat in enumerate(seats) if seat in people or not people]
    return counted[-steps] if steps <= len(counted) else 0
