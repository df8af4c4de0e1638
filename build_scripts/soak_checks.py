"""What soak.py checks after every answer of a random game. Knows no game by name.

A broken promise raises Broken with the name of the check; the game's seed is enough to see it again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from game.bots import SomeBot
from game.bots.ai import AI
from game.kernel.events import Event
from game.kernel.rng import Rng
from game.kernel.rules import Rules
from game.kernel.saving import digest, to_json
from game.kernel.steps import Ask, Seat
from game.session import save
from game.session.match import Match
from game.session.replay import begin, replay
from game.session.setup import MatchSetup

CHECKS = ("survival", "secrecy", "journal", "undo")
SAVE_EVERY = 40

Accounts = Callable[[Any], list[int]]  # gold, or what else is counted, per seat of a state
Booked = Callable[[Event], list[tuple[int, int]]]  # seats and by how much an event changes it
AS_GOLD: Booked = AI("").booked  # told by events "gold"
MOST_ANSWERS = 5_000  # no game of any kind has more


class Broken(AssertionError):
    """A promise of the program that did not hold."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check = check


def demand(fact: bool, check: str, message: str) -> None:
    """Raise Broken unless the fact holds."""
    if not fact:
        raise Broken(check, message)


def book(accounts: list[int], events: list[Event], booked: Booked) -> None:
    """Changes the accounts as events tell it."""
    for event in events if accounts else ():
        for seat, change in booked(event):
            if seat >= 0:
                accounts[seat] += change


def just_played(rules: Rules[Any, Any], plain: dict[str, Any], seed: int, accounts: Accounts, booked: Booked) -> int:
    """One random game played to its end, and looked at once on the way and there: it loads as it is, and its accounts
    are what the events make them. The number of answers. Raises Broken."""
    state, rng = rules.new(plain, seed), Rng(seed ^ 0x50A7)
    state.log, counted, stop = [], accounts(state), 1 + rng.below(150)
    while state.stack:
        demand(state.answered < MOST_ANSWERS, "gate", f"the game has not ended after {MOST_ANSWERS} answers")
        state.choose(rng.choice(state.stack[-1][2]))
        if state.answered == stop or not state.stack:
            loaded = rules.load(plain, to_json(state))  # raises DamagedState: each card in one place
            demand(digest(loaded) == digest(state), "survival", "the state came back from JSON as another one")
            book(counted, state.log, booked)
            state.log.clear()
            demand(counted == accounts(state), "survival", "by its events the accounts should be others")
    answered: int = state.answered
    return answered


class Soak:
    """One random game of people (everybody may undo), checked on the way. `counts` says how often each check ran."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        setup: MatchSetup,
        checks: Sequence[str] = CHECKS,
        *,
        bots: Sequence[SomeBot] = (),
        accounts: Accounts = lambda state: [],
        booked: Booked = AS_GOLD,
    ) -> None:
        self.rules, self.setup, self.checks = rules, setup, checks
        self.match = Match.new(rules, setup)
        self.rng = Rng(setup.seed ^ 0x50A7)
        self.bots = bots
        self.accounts, self.booked = accounts, booked
        self.counts: Counter[str] = Counter()

    def run(self) -> int:
        """Play to the end; the number of answers. Raises Broken."""
        while (ask := self.match.pending) is not None:
            self._answer(ask, self.rng.choice(ask.options))
        if "journal" in self.checks:
            self._check_reload()
            self._check_replay()
        answered: int = self.match.whole.answered
        return answered

    def _answer(self, ask: Ask, word: str) -> None:
        match = self.match
        before, gold, told = match.whole.clone(), self.accounts(match.whole), match.event_count
        before_digest = digest(before)
        if "secrecy" in self.checks:
            self._check_views(ask)
        demand(match.answer(ask.number, word) and match.step(), "gate", f"{word!r} was offered and refused")
        if "secrecy" in self.checks:
            self._check_events(before, ask, word, match.events[told:])
        if "survival" in self.checks:
            self._check_survival(before, before_digest)
            self._check_gold(gold, match.events[told:])
        if "undo" in self.checks and match.can_undo(ask.seat):
            self._check_undo(before, before_digest, ask, word)
        if "journal" in self.checks and self.rng.below(SAVE_EVERY) == 0:
            self._check_reload()

    # --- survival ---

    def _check_survival(self, before: Any, before_digest: str) -> None:
        self.counts["survival"] += 1
        demand(digest(before) == before_digest, "survival", "the clone left behind changed")
        state = self.match.whole
        demand(digest(state.clone()) == digest(state), "survival", "a clone is not equal")
        loaded = self.rules.load(self.setup.rules_setup, to_json(state))  # raises DamagedState: each card in one place
        demand(digest(loaded) == digest(state), "survival", "the state came back from JSON as another one")
        loaded.log = []
        self.match._state = loaded  # and the game goes on with what came back

    def _check_gold(self, gold: list[int], events: list[Event]) -> None:
        book(gold, events, self.booked)
        now = self.accounts(self.match.whole)
        demand(gold == now, "survival", f"by its events the accounts should be {gold}, but they are {now}")

    # --- secrecy ---

    def _check_views(self, ask: Ask) -> None:
        """The law, for every seat; and for the one who is asked: same options, same reasons, same decisions."""
        rules, state = self.rules, self.match.whole
        for seat in map(Seat, range(len(self.setup.seats))):
            self.counts["secrecy"] += 1
            view = rules.observe(state, seat)
            world = rules.determinize(view, self.rng)
            seen = rules.observe(world, seat)
            demand(view.same(seen), "secrecy", f"seat {seat} sees another View in a world made from its View")
            if seat != ask.seat:
                continue
            other = world.pending
            demand(other is not None and other[1:] == ask[1:], "secrecy", f"seat {seat} is asked otherwise: {other}")
            for word in self._probes(view, ask):
                same = state.why_not(seat, word) == world.why_not(seat, word)
                demand(same, "secrecy", f"seat {seat} gets another reason about {word!r}")
            for bot in self.bots:
                same = bot.decide(view, ask) == bot.decide(seen, ask)
                demand(same, "secrecy", f"{type(bot).__name__} at seat {seat} decides by what it cannot see")

    def _probes(self, view: Any, ask: Ask) -> list[str]:
        """Things in sight about which somebody might ask why they are not offered."""
        if not hasattr(view, "hand"):
            return self._elsewhere(ask)
        mine = [card for card in view.hand[view.viewer] if card >= 0]
        words = [f"{kind}:{card}" for card in mine for kind in ("card", "build")]
        words += [f"district:{card}" for city in getattr(view, "city", []) for card in city]
        words += [f"seat:{seat}" for seat in range(len(view.hand))]
        self.rng.shuffle(words)
        return words[:6]

    def _elsewhere(self, ask: Ask) -> list[str]:
        """In a game without hands: what is offered, about another number."""
        return [re.sub("[0-9]+", str(self.rng.below(100)), self.rng.choice(ask.options), count=1) for _ in range(6)]

    def _check_events(self, before: Any, ask: Ask, word: str, events: list[Event]) -> None:
        """Worlds that a seat cannot tell apart, before and after an answer, tell it the same events."""
        rules = self.rules
        for seat in map(Seat, range(len(self.setup.seats))):
            world = rules.determinize(rules.observe(before, seat), self.rng)
            other = world.pending
            if other is None or other.step != ask.step or word not in other.options:
                continue
            world.rng, world.log = before.rng, []
            world.choose(word)
            if not rules.observe(world, seat).same(rules.observe(self.match.whole, seat)):
                continue
            self.counts["secret_events"] += 1
            told = [(event.word, event.seen_by(seat)) for event in world.log or []]
            seen = [(event.word, event.seen_by(seat)) for event in events]
            demand(told == seen, "secrecy", f"after {word!r} seat {seat} hears {seen}, in a like world {told}")

    # --- journal ---

    def _check_reload(self) -> None:
        self.counts["journal"] += 1
        content = save.encode(save.snapshot(self.match).save_file("soak", ""))
        file = save.decode(content, "soak")
        loaded = save.resume(file, lambda _: self.rules)
        same = digest(loaded.whole) == digest(self.match.whole) and loaded.events == self.match.events[-600:]
        demand(same and loaded.journal == self.match.journal, "journal", "a loaded match is another one")

    def _check_replay(self) -> None:
        self.counts["replay"] += 1
        file = save.snapshot(self.match).save_file("soak", "")
        again = begin(file, lambda _: self.rules, "soak")
        answers = sum(1 for _ in replay(again, file))  # raises Differs
        demand(answers == self.match.whole.answered, "journal", "the replay ended early")

    # --- undo ---

    def _check_undo(self, before: Any, before_digest: str, ask: Ask, word: str) -> None:
        """Undo leads back, the same answer leads forward again, and the seat could not have learnt anything."""
        self.counts["undo"] += 1
        match, rules = self.match, self.rules
        after, told = digest(match.whole), match.events[:]
        self._check_nothing_learnt(before, ask, word)
        demand(match.undo(ask.seat), "undo", "it was allowed and refused")
        demand(digest(match.whole) == before_digest, "undo", "it did not lead back")
        demand(len(match.journal) == ask.number, "undo", "the journal was not cut")
        demand(match.answer(ask.number, word) and match.step(), "undo", "the answer is not taken again")
        demand(digest(match.whole) == after and match.events == told, "undo", "the same answer led elsewhere")
        demand(rules.observe(before, ask.seat) is not None, "undo", "the point was damaged")

    def _check_nothing_learnt(self, before: Any, ask: Ask, word: str) -> None:
        """In a world it could not tell from this one, the same answer must show the seat the same."""
        rules, seat = self.rules, ask.seat
        world = rules.determinize(rules.observe(before, seat), self.rng)
        world.rng = before.rng
        world.choose(word)
        same = rules.observe(world, seat).same(rules.observe(self.match.whole, seat))
        demand(same, "undo", f"seat {seat} may take back {word!r} at {ask.step}, but has learnt something from it")
