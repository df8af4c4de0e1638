"""A running game: pending ask -> agent of that seat -> answer -> events. Never blocks, knows no clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple, Protocol

import msgspec

from game.kernel.events import Event, Facts
from game.kernel.rng import Rng
from game.kernel.rules import Rules, S, SomeRules, V, ViewData, some
from game.kernel.steps import Ask, Problem, Seat, StackState
from game.session import journal
from game.session.agents import Agent, Bots, NoBots, Person
from game.session.moments import Moments
from game.session.notices import Notice
from game.session.setup import HUMAN, MatchSetup, Name, Word
from game.session.undo import Undo


class Shown(NamedTuple):
    """One event as one viewer may know it; `number` counts the events of the match from 0."""

    number: int
    word: str
    facts: Facts


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After so many answers (and `told` events) a seat came from one player to another: HUMAN or a bot."""

    answered: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    told: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    seat: Annotated[int, msgspec.Meta(ge=0, lt=16)]
    name: Name
    before: Word
    player: Word


class Observer(Protocol):
    """Is told after every decision; the one that writes saves."""

    def decided(self, match: Match, *, person: bool) -> None:
        """A decision was made, by a person or a bot. Must return at once."""
        ...

    def take_notices(self) -> list[Notice]:
        """What has to be told since the last call."""
        ...


class Match:
    """One game being played. Use `new` to begin one and `game.session.save.resume` to go on with a saved one."""

    def __init__(
        self,
        rules: SomeRules,
        setup: MatchSetup,
        state: StackState,
        bots: Bots | None = None,
        *,
        watched: bool = True,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self._state: StackState = state
        self.bots: Bots = bots or NoBots()
        self.observer: Observer | None = None
        self.journal: list[str] = []
        self.seatings: list[Seating] = []  # who took over which seat, in their order
        self.events: list[Event] = list(state.log or [])
        self.undoing = Undo(rules)
        self.revision = 0  # grows with every undo: events were cut, whoever shows them starts anew
        self.watched = watched
        self.attempt = ""  # the answer that is taking effect, for reports: seat and option
        self.keeps_moments = False  # whether somebody may want to see the last decision event by event
        self._moments: Moments | None = None
        self._agents: list[Agent] = [self._agent(Seat(seat)) for seat in range(len(setup.seats))]
        self._considering: Ask | None = None
        self._views: dict[int | None, ViewData] = {}
        self._public: dict[int, ViewData] = {}
        self._notices: list[Notice] = []
        state.log = [] if watched else None

    @classmethod
    def new(cls, rules: Rules[S, V], setup: MatchSetup, bots: Bots | None = None, *, watched: bool = True) -> Match:
        """A match at its first ask. Raises SetupError with a sentence for what the rules do not allow."""
        found = some(rules)
        return cls(found, setup, found.new(setup.rules_setup, setup.seed), bots, watched=watched)

    def _agent(self, seat: Seat) -> Agent:
        return Person() if self.is_human(seat) else self.bots.agent(seat, self.setup)

    # --- looking ---

    @property
    def first_setup(self) -> MatchSetup:
        """The set-up with the players with whom the match began: from it and `seatings` everything follows again."""
        found = self.setup
        for one in reversed(self.seatings):
            found = found.seated(one.seat, one.before)
        return found

    @property
    def pending(self) -> Ask | None:
        """The ask that waits. Everybody may know its seat; options and memo are for that seat's eyes alone."""
        ask: Ask | None = self._state.pending
        return ask

    @property
    def asked(self) -> tuple[Seat, str] | None:
        """Who is asked, and the public title of what: what everybody may know."""
        asked: tuple[Seat, str] | None = self._state.announced
        return asked

    @property
    def state(self) -> StackState:
        """The state itself, with everything that is hidden: for saves, for looking back and for proofs after the end.
        Whoever draws or thinks gets a View."""
        return self._state

    @property
    def whole(self) -> Any:
        """The same for tests, and for tools that set the stage of a picture: they know whose state it is."""
        return self._state

    @property
    def answered(self) -> int:
        """How many answers were given so far."""
        count: int = self._state.answered
        return count

    @property
    def progress(self) -> tuple[str, int]:
        """How far the game has come: ("round", 6)."""
        return self.rules.progress(self._state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.stack

    @property
    def scores(self) -> list[int]:
        """Total points per seat of the finished game."""
        return self.rules.scores(self._state)

    @property
    def winners(self) -> list[Seat]:
        """The winner of the finished game, or those who share the win."""
        return self.rules.winners(self._state)

    def is_human(self, seat: int) -> bool:
        """Whether a person plays this seat at the moment."""
        return self.setup.seats[seat].player == HUMAN

    @property
    def thinking(self) -> bool:
        """Whether a bot has been asked and has not answered yet."""
        return self._considering is not None and not self.is_human(self._considering.seat)

    def view(self, seat: int | None) -> ViewData:
        """What this seat may know now, None: what everybody may know. The same object until the next decision: look, do
        not touch."""
        if seat not in self._views:
            self._views[seat] = self.rules.observe(self._state, None if seat is None else Seat(seat))
        return self._views[seat]

    def public_view(self, place: int) -> ViewData:
        """What everybody may know now, looked at from this seat's place at the table, which is its `viewer`: for a
        screen before which nobody in particular sits. The same object until the next decision."""
        if place not in self._public:
            self._public[place] = self.rules.observe(self._state, None)
            self._public[place].viewer = Seat(place)
        return self._public[place]

    def view_at(self, number: int, seat: int | None) -> ViewData | None:
        """What this seat might know, None: everybody, when the event of this number was told; one below those of the
        last decision is the moment before it. None where that is not kept: look at the present."""
        state = self._moments.at(number) if self._moments is not None else None
        return None if state is None else self._observed(state, seat)

    def _observed(self, state: StackState, seat: int | None) -> ViewData:
        found: ViewData = self.rules.observe(state, None if seat is None else Seat(seat))
        return found

    @property
    def asked_before(self) -> tuple[Seat, str] | None:
        """Who was asked what (by its public title) before the last decision; None where that is not kept."""
        return self._moments.before.announced if self._moments is not None else None

    def why_not(self, seat: int, option: str) -> Problem | None:
        """Why the pending ask does not offer this to its seat; None if it does or no rule speaks about it."""
        reason: Problem | None = self._state.why_not(Seat(seat), option)
        return reason

    @property
    def event_count(self) -> int:
        """How many events were told so far; the number of the next one."""
        return len(self.events)

    def events_since(self, index: int, viewer: int | None) -> list[Shown]:
        """The events from this number on, as this viewer may know them; None gives the public half alone."""
        told = enumerate(self.events[index:], start=max(index, 0))
        return [Shown(i, event.word, event.seen_by(viewer)) for i, event in told]

    def tell(self, notices: Sequence[Notice]) -> None:
        """Keep notices until somebody takes them."""
        self._notices += notices

    def take_notices(self) -> list[Notice]:
        """What has to be told to the people at the table besides the game, since the last call."""
        found = self._notices + self.bots.take_notices() + (self.observer.take_notices() if self.observer else [])
        self._notices = []
        return found

    # --- playing ---

    def answer(self, number: int, option: str) -> bool:
        """A person's answer to the ask of this number; it takes effect with the next `step`.

        False if it is refused: a late answer, something that is not offered, or a bot's turn.
        """
        ask = self.pending
        if ask is None or ask.number != number or option not in ask.options:
            return False
        agent = self._agents[ask.seat]
        if not isinstance(agent, Person):
            return False
        self._consider(ask, agent)
        agent.chosen = option
        return True

    def step(self) -> bool:
        """Go on by at most one decision; True if one was made. Bots' pace is the caller's affair."""
        ask = self.pending
        if ask is None:
            return False
        agent = self._agents[ask.seat]
        if self._considering is None:
            self._consider(ask, agent)
        option = agent.poll()
        if option is None:
            return False
        self._decide(ask, option if option in ask.options else self._instead(ask, option))
        return True

    def think(self) -> None:
        """Let a bot that is asked begin to think; its answer takes effect with a later `step`."""
        ask = self.pending
        if ask is not None and not self.is_human(ask.seat):
            self._consider(ask, self._agents[ask.seat])

    def _consider(self, ask: Ask, agent: Agent) -> None:
        if self._considering is None:
            self._considering = ask
            agent.consider(ask, self.view(ask.seat) if agent.needs_view else None)

    def _instead(self, ask: Ask, refused: str) -> str:
        """A bot named something that is not offered: say so, and choose by its seed, so that replays agree."""
        name = self.setup.seats[ask.seat].name
        self._notices.append(Notice("bot_refused", {"name": name}, f"{refused!r} at {ask}"))
        return Rng(self.setup.bot_seed(ask.seat) + ask.number).choice(ask.options)

    def _decide(self, ask: Ask, option: str) -> None:
        state = self._state
        person = self.is_human(ask.seat)
        before = state.clone() if person or self.keeps_moments else None
        told = len(self.events)
        self._moments = Moments(before, option, told) if before is not None and self.keeps_moments else None
        self.attempt = f"{ask.seat} {option}"
        state.answer(ask.number, option)
        self.journal.append(journal.line(ask.seat, option, state))
        if state.log:
            self.events += state.log
            state.log.clear()
        self.undoing.answered(ask.seat, before if person else None, state, told)
        self._changed()
        if self.observer is not None:
            self.observer.decided(self, person=person)
        self.attempt = ""

    def _changed(self) -> None:
        self._considering = None
        self._views.clear()
        self._public.clear()

    # --- taking back, and changing seats ---

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer can be taken back: a person's, and nobody has learnt anything from it."""
        return self.is_human(seat) and self.undoing.allows(seat)

    def undo(self, seat: int) -> bool:
        """Take back this seat's last answer; False if that is not possible. Cuts journal and events."""
        if not self.can_undo(seat):
            return False
        self._withdraw()
        point = self.undoing.points.pop()
        self._state = point.state
        self._state.log = [] if self.watched else None
        del self.journal[point.state.answered :]
        del self.events[point.events :]
        self._moments = None
        self.seatings = [self._not_later(one) for one in self.seatings]
        self.revision += 1
        self._changed()
        if self.observer is not None:
            self.observer.decided(self, person=True)
        return True

    def _not_later(self, one: Seating) -> Seating:
        """Answers were taken back, but whoever sat down meanwhile stays."""
        answered, told = min(one.answered, len(self.journal)), min(one.told, len(self.events))
        return msgspec.structs.replace(one, answered=answered, told=told)

    def hand_over(self, seat: int, player: str, name: str = "") -> None:
        """Let HUMAN or a bot of this level play the seat from now on, under this name if one is given.

        It is kept with the journal, so that the whole game can be played again. Raises ValueError for an unknown level.
        """
        before = self.setup
        self.setup = before.seated(seat, player, name)
        if self.setup == before:
            return
        try:
            agent = self._agent(Seat(seat))
        except ValueError:
            self.setup = before
            raise
        if self._considering is not None and self._considering.seat == seat:
            self._withdraw()
        self._agents[seat] = agent
        one = self.setup.seats[seat]
        was = before.seats[seat].player
        self.seatings.append(Seating(len(self.journal), len(self.events), seat, one.name, was, player))
        if self.observer is not None:
            self.observer.decided(self, person=True)

    def _withdraw(self) -> None:
        """Nobody needs to think about the pending ask any more."""
        if self._considering is not None:
            self._agents[self._considering.seat].forget()
            self._considering = None

    def rematch(self, *, rotate: bool, seed: int | None = None) -> MatchSetup:
        """The next match of the same people, in the same or in rotated seats: by today's rules, but the same deal (the
        same seed) by those with which it was dealt."""
        following = self.setup.rematch(rotate=rotate, seed=seed)
        if following.seed == self.setup.seed:
            return following
        return msgspec.structs.replace(following, rules=self.rules.renewed(following.rules))

    def close(self) -> None:
        """End the bots' worker. The last save is the keeper's affair."""
        self._withdraw()
        self.bots.close()
