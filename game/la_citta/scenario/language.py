"""Rule scenarios of La Città: its words, and what they mean (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.content.faults import FaultList
from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.kernel.rules import Plain
from game.la_citta.rules import LaCitta
from game.la_citta.rules.setups import to_plain
from game.la_citta.rules.state import Game
from game.la_citta.scenario import choices, expecting, position, setting, showing
from game.la_citta.scenario import expecting as moments
from game.la_citta.scenario import position as picture
from game.la_citta.scenario.fields import CittaFields
from game.la_citta.scenario.story import Setting
from game.scenario.language import Problem, Reading, ScenarioLanguage
from game.scenario.story import Choice, Expected, Value


class CittaLanguage(ScenarioLanguage[Game]):
    """How positions, choices and results of La Città are written."""

    ruling = re.compile(r"CITTA-[0-9]{1,3}")
    a_ruling = "CITTA-13"
    parts = setting.PARTS
    seat_words = expecting.SEAT_WORDS
    table_words = expecting.TABLE_WORDS
    log_words = expecting.LOG_WORDS
    lights = {
        "map": "the map",
        "cities": "the cities of the person, or of another: `cities of B`",
        "city 1": "the first city of the person, or of another, in the order of founding",
        "city 2": "the second city",
        "city 3": "the third city",
        "voices": "the voices of the people",
        "actions": "the own action cards",
        "politics": "the politics cards that lie open",
        "gold": "the gold of the person, or of another",
        "year": "the years, and what comes next in this one",
        "supply": "the citizens of the supply",
    }
    same_fault = {"stack_empty": {"deck", "stock"}, "supply_empty": {"deck", "stock"}, "display": {"deck"}}

    def __init__(self, rules: LaCitta, until: str = "") -> None:
        """`until`: the phase before which the scenario being played stops."""
        super().__init__(rules)
        self.citta = rules
        self.until = until

    def playing(self, setting: Setting) -> CittaLanguage:
        return CittaLanguage(self.citta, setting.until)

    def fields(self, faults: FaultList) -> CittaFields:
        return CittaFields(faults, self.citta)

    def read(self, node: Node, parts: Mapping[str, Node], fields: CittaFields) -> Setting:
        return setting.read(node, parts, fields)

    def finish(self, setting: Setting, fields: CittaFields, *, refused: bool) -> None:
        setting.named = frozenset(fields.named)

    def choice(self, text: str, fields: CittaFields) -> tuple[tuple[Reading, ...], Problem | None]:
        return choices.parse(text, fields)

    def expected_of_seat(self, fields: CittaFields, word: str, node: Node, seat: int) -> list[Expected]:
        return expecting.of_seat(fields, word, node, seat)

    def expected_of_table(self, fields: CittaFields, word: str, node: Node) -> list[Expected]:
        return expecting.of_table(fields, word, node)

    def set_up(self, setting: Setting, *, quiet: bool = True) -> tuple[Game, list[Event]]:
        return position.set_up(self.citta, setting, quiet=quiet)

    def plain_setup(self, state: Game) -> Plain:
        return to_plain(state.box.setup)

    def reseeded(self, setting: Setting, seed: int) -> Setting:
        return replace(setting, table=replace(setting.table, seed=seed))

    def choose(self, state: Game, option: str) -> None:
        moments.answered(state, option, self.until)

    def options_of(self, choice: Choice, state: Game, seat: int) -> list[str]:
        return choices.options_of(choice, state)

    def describe(self, option: str, state: Game) -> str:
        return choices.describe(option, state)

    def offer_in_words(self, state: Game, options: Sequence[str]) -> list[str]:
        return choices.offer_in_words(state, options)

    def found_at_seat(self, state: Game, expected: Expected, seat: int) -> Value:
        return showing.of_seat(state, expected, seat)

    def found_at_table(self, state: Game, expected: Expected) -> Value:
        return showing.of_table(state, expected)

    def log_word(self, event: Event) -> str:
        return event.word if event.word in expecting.LOG_WORDS else ""

    def in_words(self, word: str, value: Value) -> str:
        said = showing.in_words(word, value)
        return super().in_words(word, value) if said is None else said

    def picture(self, state: Game) -> list[str]:
        return picture.picture(state)
