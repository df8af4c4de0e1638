"""Plays a scenario against the rules of its game and says where the two differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.content import Fault
from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.kernel.steps import Ask, StackState
from game.scenario.fields import Fields
from game.scenario.language import SomeLanguage, scenario_language
from game.scenario.story import SEATS, Choice, Expected, Refused, Scenario, Step, Value
from game.session.agents import Bots
from game.session.match import Match
from game.session.setup import MatchSetup, SeatSetup

# Results.

FRAME_WORDS = ("asked", "winner", "log", "refused")
NOBODY = ("nobody", "none")


def read(language: SomeLanguage, fields: Fields, node: Node, what: str) -> list[Expected]:
    """All that a `then` or a `check` says, one by one."""
    expected: list[Expected] = []
    for key, child in fields.words(node, what, (*language.table_words, *FRAME_WORDS), also_seats=True).items():
        if key in SEATS:
            seat = fields.seat(Node(child.line, key), "a seat")
            for word, inner in fields.words(child, f"seat {key}", language.seat_words).items():
                expected += language.expected_of_seat(fields, word, inner, seat)
        elif key in FRAME_WORDS:
            expected.append(Expected(child.line, key, _frame_value(language, fields, key, child)))
        else:
            expected += language.expected_of_table(fields, key, child)
    return expected


def _frame_value(language: SomeLanguage, fields: Fields, word: str, node: Node) -> Value:
    what = f"`{word}`"
    match word:
        case "asked":
            return fields.seat_or_nobody(node, what)
        case "winner":
            if node.value in NOBODY:
                return None
            return sorted(fields.seat(item, what) for item in fields.items(node))
        case "log" if language.log_words:
            return [fields.word(item, what, language.log_words) for item in fields.items(node)]
        case "log":
            return [fields.text(item, what) for item in fields.items(node)]
    return fields.text(node, what)


def mismatch(language: SomeLanguage, state: StackState, log: list[Event], expected: Expected) -> str | None:
    """What the game shows if that is not what is expected, in a form to be shown; else None."""
    shows = _found(language, state, log, expected)
    if expected.word == "log":
        wanted = Counter(expected.value if isinstance(expected.value, list) else [])
        return None if wanted <= Counter(shows) else language.in_words("log", shows)
    return None if shows == expected.value else language.in_words(expected.word, shows)


def _found(language: SomeLanguage, state: StackState, log: list[Event], expected: Expected) -> Value:
    """What the game shows in place of the expected value, in the same form."""
    if expected.seat is not None:
        return language.found_at_seat(state, expected, expected.seat)
    match expected.word:
        case "asked":
            return asked_seat(state)
        case "winner":
            winners = [] if state.stack else sorted(language.rules.winners(state))
            return winners if winners or state.stack or expected.value == [] else None
        case "log":
            return [word for word in map(language.log_word, log) if word]
        case "refused":
            return "nothing: the position is allowed"
    return language.found_at_table(state, expected)


def asked_seat(state: StackState) -> int | None:
    """Who must answer now; nobody when the game is over, or stops between two questions."""
    ask = state.pending
    return None if ask is None else int(ask.seat)


def expected_in_words(language: SomeLanguage, expected: Expected) -> str:
    """'A gold 1', 'deck.bottom [docks]'."""
    return f"{label(expected)} {language.in_words(expected.word, expected.value)}"


def label(expected: Expected) -> str:
    """What is looked at: 'A gold', 'deck.top'."""
    return expected.word if expected.seat is None else f"{SEATS[expected.seat]} {expected.word}"


AfterChoice = Callable[[StackState], StackState]


@dataclass(frozen=True, slots=True)
class Failure:
    """The first place where the game does something else than the scenario says; `game` is the position there."""

    line: int
    expected: str
    found: str
    game: StackState | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario ended: as written, with a failure, or with a fault because the position is not allowed; `game` is
    the position after its last step, if it came so far."""

    scenario: Scenario
    failure: Failure | None = None
    fault: Fault | None = None
    game: StackState | None = None

    @property
    def ok(self) -> bool:
        return self.failure is None and self.fault is None


def play(scenario: Scenario, after_choice: AfterChoice | None = None, *, quiet: bool = True) -> Outcome:
    """Play one scenario.

    `after_choice` gets the game after each answer and returns the one to go on with: tests put a copy in
    its place. `quiet=False`: see `ScenarioLanguage.set_up`.
    """
    at = scenario_language(scenario.game).playing(scenario.setting)
    try:
        g, log = at.set_up(scenario.setting, quiet=quiet)
    except Refused as refused:
        return _refused(at, scenario, refused)
    player = _Player(at, g, log, after_choice)
    try:
        for step in scenario.play:
            player.take(step)
        player.compare(scenario.then)
        player.look_for_best(scenario)
    except _Differs as differs:
        return Outcome(scenario, Failure(differs.line, differs.expected, differs.found, player.g))
    return Outcome(scenario, game=player.g)


def _refused(at: SomeLanguage, scenario: Scenario, refused: Refused) -> Outcome:
    wanted = scenario.refused
    if wanted is None:
        return Outcome(scenario, fault=Fault(scenario.file, refused.line, "", refused.why))
    if wanted.value == refused.word or wanted.value in at.same_fault.get(refused.word, ()):
        return Outcome(scenario)
    expected = expected_in_words(at, wanted)
    return Outcome(scenario, Failure(wanted.line, expected, f"refused {refused.word}: {refused.why}", None))


class _Differs(Exception):
    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__(expected)
        self.line, self.expected, self.found = line, expected, found


class _Player:
    """The game while a scenario is played, with all its events."""

    def __init__(self, at: SomeLanguage, g: StackState, log: list[Event], after_choice: AfterChoice | None) -> None:
        self.language = at
        self.g = g
        self.log = log
        self.after_choice = after_choice

    def take(self, step: Step) -> None:
        """Do what one step says, then look at the question that follows."""
        for choice in step.choices:
            self._choose(step, int(step.seat or 0), choice)
        if step.asked is not None and asked_seat(self.g) != step.asked:
            raise _Differs(step.line, f"{SEATS[step.asked]} is asked", who_is_asked(self.language, self.g))
        if step.looks:
            self._look(step)
        self.compare(step.check)

    def _choose(self, step: Step, seat: int, choice: Choice) -> None:
        ask = self.g.pending
        offered = self.language.offered_for(choice, self.g, ask) if ask is not None and ask.seat == seat else []
        if not offered:
            if step.optional:
                return
            raise _Differs(step.line, f"{SEATS[seat]} can choose '{choice.text}'", self._why_not(seat, choice))
        self.language.choose(self.g, offered[0])
        stops = self.g.pending is None and self.g.stack  # between two questions, which is no moment to save
        if self.after_choice is not None and not stops:
            self.g = self.after_choice(self.g)
            self.g.log = self.log

    def _why_not(self, seat: int, choice: Choice) -> str:
        ask = self.g.pending
        if ask is None or ask.seat != seat:
            return who_is_asked(self.language, self.g)
        reasons = self._reasons(ask, choice)
        why = f" ({reasons[0]})" if reasons else ""
        offered = ", ".join(self.language.offer_in_words(self.g, ask.options)) or "nothing"
        return f"it is not offered{why}; offered: {offered}"

    def _reasons(self, ask: Ask, choice: Choice) -> list[str]:
        """Why this is not offered, for all it can mean; the likeliest meaning first."""
        options = self.language.options_of(choice, self.g, ask.seat)
        reasons = [self.g.why_not(ask.seat, word) for word in options if word not in ask.options]
        return list(dict.fromkeys(reason for reason in reasons if reason))

    def _look(self, step: Step) -> None:
        ask = self.g.pending
        if ask is None:
            raise _Differs(step.line, "a question follows", "nobody is asked any more")
        offers = ", ".join(self.language.offer_in_words(self.g, ask.options)) or "nothing"
        for choice in [*step.offered, *(step.only_offered or [])]:
            if not self.language.offered_for(choice, self.g, ask):
                why = self._why_not(ask.seat, choice)
                raise _Differs(choice.line, f"{SEATS[ask.seat]} is offered '{choice.text}'", why)
        if step.only_offered is not None:
            named = {word for choice in step.only_offered for word in self.language.offered_for(choice, self.g, ask)}
            more = [self.language.describe(word, self.g) for word in ask.options if word not in named]
            if more:
                raise _Differs(step.line, "nothing else is offered", f"also offered: {', '.join(dict.fromkeys(more))}")
        for choice, reason in step.not_offered:
            self._look_for_absent(ask, choice, reason, offers)

    def look_for_best(self, scenario: Scenario) -> None:
        """What a puzzle calls best is offered."""
        for choice in scenario.best:
            ask = self.g.pending
            if ask is None or not self.language.offered_for(choice, self.g, ask):
                why = "nobody is asked any more" if ask is None else self._why_not(ask.seat, choice)
                raise _Differs(choice.line, f"'{choice.text}' is offered", why)

    def _look_for_absent(self, ask: Ask, choice: Choice, reason: str | None, offers: str) -> None:
        if any(word in ask.options for word in self.language.options_of(choice, self.g, ask.seat)):
            expected = f"{SEATS[ask.seat]} is not offered '{choice.text}'"
            raise _Differs(choice.line, expected, f"it is offered: {offers}")
        if reason is None:
            return
        reasons = self._reasons(ask, choice)
        if reason not in reasons[:1]:
            found = reasons[0] if reasons else "no rule says why: this question is not about it"
            raise _Differs(choice.line, f"'{choice.text}' is not offered: {reason}", found)

    def compare(self, expected: list[Expected]) -> None:
        """Compare results; all that differ are named together."""
        found = [(e, mismatch(self.language, self.g, self.log, e)) for e in expected]
        different = [(e, shows) for e, shows in found if shows is not None]
        if different:
            wanted = "; ".join(expected_in_words(self.language, e) for e, _ in different)
            instead = "; ".join(f"{label(e)} {shows}" for e, shows in different)
            raise _Differs(different[0][0].line, wanted, instead)


def who_is_asked(at: SomeLanguage, g: StackState) -> str:
    """'B is asked: gold, cards, end turn'."""
    ask = g.pending
    if ask is None:
        return "nobody is asked any more"
    return f"{SEATS[ask.seat]} is asked: {', '.join(at.offer_in_words(g, ask.options)) or 'nothing'}"


# A match that begins in the position of a scenario.

SEED = 1  # the cards are dealt already: only computer players still draw from it


def seated(game: str, state: StackState, seats: Sequence[SeatSetup], bots: Bots | None = None, **more: Any) -> Match:
    """These people at this position, which is theirs from now on. `more` are other fields of the set-up (`origin`).

    Raises NoScenarios for a game without scenarios, and ValueError for a player that means no bot.
    """
    at = scenario_language(game)
    setup = MatchSetup(game, at.plain_setup(state), SEED, tuple(seats), **more)
    return Match(at.rules, setup, state, bots)
