"""Rule scenarios of Citadels: its words, and what they mean (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from game.citadels.rules import Citadels
from game.citadels.rules.citadels import to_plain
from game.citadels.rules.state import Game
from game.citadels.scenario import moments, position, story
from game.citadels.scenario import position as picture
from game.citadels.scenario.fields import CitadelsFields
from game.citadels.scenario.setting import set_up
from game.citadels.scenario.story import Built, Setting
from game.citadels.scenario.vocabulary import Vocabulary
from game.content.faults import FaultList
from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.kernel.rules import Plain
from game.kernel.steps import Ask
from game.scenario.language import Problem, Reading, ScenarioLanguage
from game.scenario.story import SEATS, Choice, Expected, Value


class CitadelsLanguage(ScenarioLanguage[Game]):
    """How positions, choices and results of Citadels are written."""

    ruling = re.compile(r"CIT-[0-9]{1,3}")
    a_ruling = "CIT-64"
    parts = ("table", "seats", "deck", "marks", "now")
    seat_words = moments.SEAT_WORDS
    table_words = moments.TABLE_WORDS
    lights = {
        "crown": "the crown, or its place before a player: `crown of B`",
        "characters": "the call order, with what is known about each character",
        "draft": "the characters to choose from",
        "character": "the character of the person, or of another: `character of B`",
        "gold": "the gold of the person, or of another",
        "cards": "the cards in hand of the person, or of another",
        "city": "the city of the person, or of another",
        "score": "the points so far",
        "deck": "the deck",
        "discards": "the characters that were set aside",
    }
    same_fault = {"rank_9": {"nine"}, "nine": {"rank_9"}}

    def __init__(self, rules: Citadels) -> None:
        super().__init__(rules)
        self.citadels = rules
        self.known = Vocabulary(rules.cards)

    def fields(self, faults: FaultList) -> CitadelsFields:
        return CitadelsFields(faults, self.known)

    def read(self, node: Node, parts: Mapping[str, Node], fields: CitadelsFields) -> Setting:
        return position.read(node, parts, fields)

    def finish(self, setting: Setting, fields: CitadelsFields, *, refused: bool) -> None:
        setting.named, setting.refused = fields.named, refused
        setting.characters = fields.met & self.known.characters

    def choice(self, text: str, fields: CitadelsFields) -> tuple[tuple[Reading, ...], Problem | None]:
        readings, problem = story.parse(text, self.known)
        for what, name, _more in readings:
            if "district" in what or what in ("build", "use"):
                fields.named.add(name)
            if what in ("character", "discard"):
                fields.met.add(name)
        return readings, problem

    def seat_of(self, reading: Reading) -> str:
        what, name, more = reading
        return name if what == "seat" else more if what == "district of" else ""

    def expected_of_seat(self, fields: CitadelsFields, word: str, node: Node, seat: int) -> list[Expected]:
        return moments.read_seat_word(fields, word, node, seat)

    def expected_of_table(self, fields: CitadelsFields, word: str, node: Node) -> list[Expected]:
        return moments.read_table_word(fields, word, node)

    def set_up(self, setting: Setting, *, quiet: bool = True) -> tuple[Game, list[Event]]:
        return set_up(self.citadels, setting, quiet=quiet)

    def plain_setup(self, state: Game) -> Plain:
        return to_plain(state.box.setup)

    def reseeded(self, setting: Setting, seed: int) -> Setting:
        return replace(setting, table=replace(setting.table, seed=seed))

    def options_of(self, choice: Choice, state: Game, seat: int) -> list[str]:
        return story.options_of(choice, state, seat)

    def offered_for(self, choice: Choice, state: Game, ask: Ask) -> list[str]:
        return story.offered_for(choice, state, ask)

    def describe(self, option: str, state: Game) -> str:
        return story.describe(option, state)

    def found_at_seat(self, state: Game, expected: Expected, seat: int) -> Value:
        return moments.found_at_seat(state, expected)

    def found_at_table(self, state: Game, expected: Expected) -> Value:
        return moments.found_at_table(state, expected)

    def in_words(self, word: str, value: Value) -> str:
        if isinstance(value, Built):
            return moments.built_in_words(value)
        if word in ("crown", "marks.first") and isinstance(value, int) and value >= 0:
            return SEATS[value]
        return super().in_words(word, value)

    def picture(self, state: Game) -> list[str]:
        return picture.picture(state)
