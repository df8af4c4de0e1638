"""What a game brings along so that rule scenarios can be written for it: its own words, and what they mean.

The frame (`game.scenario`) knows `name`, `rulings`, `play`, `then`, `best` and `why`, the steps of `play` with their
looks, and of a result `asked`, `winner`, `log` and `refused`. All other words belong to the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, cast

from game import catalog
from game.content.faults import FaultList, quoted
from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.kernel.rules import Plain, Rules, V, ViewData
from game.kernel.steps import Ask, StackState
from game.scenario.fields import Fields
from game.scenario.story import SEATS, Choice, Expected, Value

S = TypeVar("S", bound=StackState)
Reading = tuple[str, str, str]  # what, name, more
Problem = tuple[str, str]  # what is wrong, what to do
SEAT_VALUES = ("asked", "winner")  # results that are seats


class ScenarioLanguage(Generic[S]):
    """How positions, choices and results of one game are written; to be overridden."""

    ruling: re.Pattern[str] = re.compile(r"[A-Z]+-[0-9]{1,3}")
    a_ruling = "RULE-1"  # an example
    parts: Sequence[str] = ("table", "seats", "now")  # the words of a position; `table` is always one of them
    seat_words: Sequence[str] = ()  # of a seat, in a result
    table_words: Sequence[str] = ()  # of the table, in a result, beside those of the frame
    log_words: Sequence[str] = ()  # what a `log` can have; empty: the words of all events
    lights: Mapping[str, str] = {}  # places of the table that a tutorial can light, and what they are (`Board.lit`)
    same_fault: Mapping[str, set[str]] = {}  # a fault of the set-up may be named by other words, too

    def __init__(self, rules: Rules[S, V]) -> None:
        self.rules = cast("Rules[S, ViewData]", rules)

    # -- reading ---------------------------------------------------------------------------------------------------
    def fields(self, faults: FaultList) -> Any:
        """The readers of single values (a `Fields`, or more)."""
        return Fields(faults)

    def read(self, node: Node, parts: Mapping[str, Node], fields: Any) -> Any:
        """The position. `fields.players` is set to how many play."""
        raise NotImplementedError

    def finish(self, setting: Any, fields: Any, *, refused: bool) -> None:
        """Called when all of the scenario was read; `refused` is whether it expects the position to be not allowed."""

    def playing(self, setting: Any) -> ScenarioLanguage[S]:
        """The stage on which this position is played: one that has been told of it, if its words depend on that."""
        return self

    def choice(self, text: str, fields: Any) -> tuple[tuple[Reading, ...], Problem | None]:
        """All a choice can mean, or what is wrong with it. By default it is an option of the rules itself."""
        return (("option", text, ""),), None

    def seat_of(self, reading: Reading) -> str:
        """The letter of a seat that a reading names; "" for none."""
        return ""

    def expected_of_seat(self, fields: Any, word: str, node: Node, seat: int) -> list[Expected]:
        """What a result says about a seat with one of the `seat_words`."""
        return [Expected(node.line, word, fields.number(node, f"`{word}`"), seat)]

    def expected_of_table(self, fields: Any, word: str, node: Node) -> list[Expected]:
        """What a result says about the table with one of the `table_words`."""
        return [Expected(node.line, word, fields.number(node, f"`{word}`"))]

    # -- playing ---------------------------------------------------------------------------------------------------
    def set_up(self, setting: Any, *, quiet: bool = True) -> tuple[S, list[Event]]:
        """The game at its first question, and the list its events go to. `quiet=False` deals what was not said without
        any preference: a good scenario does not mind. Raises Refused."""
        raise NotImplementedError

    def plain_setup(self, state: S) -> Plain:
        """The set-up of this game as plain data, as `Rules.load` takes it: for matches that begin in a position."""
        raise NotImplementedError

    def reseeded(self, setting: Any, seed: int) -> Any:
        """The same position with everything that is not said dealt from another seed."""
        raise NotImplementedError

    def choose(self, state: S, option: str) -> None:
        """Give this answer, which is offered. A scenario that stops somewhere goes no further than that."""
        state.choose(option)

    def options_of(self, choice: Choice, state: S, seat: int) -> list[str]:
        """Every option the choice can stand for when this seat is asked; the likeliest first, for asking why not."""
        return [name for what, name, _more in choice.readings if what == "option"]

    def offered_for(self, choice: Choice, state: S, ask: Ask) -> list[str]:
        """The options of this question that the choice stands for."""
        return [word for word in self.options_of(choice, state, ask.seat) if word in ask.options]

    def describe(self, option: str, state: S) -> str:
        """An option in the words of a scenario."""
        return option

    def found_at_seat(self, state: S, expected: Expected, seat: int) -> Value:
        """What the game shows in place of the expected value, in the same form."""
        raise NotImplementedError

    def found_at_table(self, state: S, expected: Expected) -> Value:
        """What the game shows in place of the expected value, in the same form."""
        raise NotImplementedError

    def log_word(self, event: Event) -> str:
        """What an event is called in a `log`; "" where it is not spoken of."""
        return event.word

    # -- in words --------------------------------------------------------------------------------------------------
    def in_words(self, word: str, value: Value) -> str:
        """A value as a scenario would write it."""
        if value is None:
            return "nobody"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, list | tuple):
            return f"[{', '.join(self.in_words(word, item) for item in value)}]"
        if word in SEAT_VALUES and isinstance(value, int) and value >= 0:
            return SEATS[value]
        return str(value)

    def picture(self, state: S) -> list[str]:
        """The position in a few lines, for those who read that a scenario failed."""
        return []

    def offer_in_words(self, state: S, options: Sequence[str]) -> list[str]:
        """All options of a question in the words of a scenario, each once."""
        return list(dict.fromkeys(self.describe(word, state) for word in options))


class NoScenarios(LookupError):
    """No scenarios can be written for this game; the text says why."""


SomeLanguage: TypeAlias = ScenarioLanguage[StackState]


def scenario_language(game: str) -> SomeLanguage:
    """How scenarios of a game are written. Raises NoScenarios, PackFault, and ContentError for a faulty card file."""
    try:
        found: SomeLanguage | None = catalog.part(game, "scenario_language")
    except KeyError:
        raise NoScenarios(f"there is no game called {quoted(game)}; there are: {', '.join(catalog.games())}") from None
    if found is None:
        raise NoScenarios(f"no scenarios can be written for the game {quoted(game)}")
    return found
