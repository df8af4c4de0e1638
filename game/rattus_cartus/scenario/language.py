"""Rule scenarios of Rattus Cartus: its words, and what they mean (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.content.faults import FaultList
from game.content.yaml_reader import Node
from game.kernel.events import Event
from game.kernel.rules import Plain
from game.rattus_cartus.rules import RattusCartus
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.setups import to_plain
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.scenario import choices, position, results, setting
from game.rattus_cartus.scenario import position as picture
from game.rattus_cartus.scenario.fields import RattusFields
from game.rattus_cartus.scenario.story import Face, Setting
from game.rattus_cartus.scenario.vocabulary import COPIES, KINDS, MOST_NUNS, Vocabulary
from game.scenario.language import Problem, Reading, ScenarioLanguage
from game.scenario.story import Choice, Expected, Value


class RattusLanguage(ScenarioLanguage[Game]):
    """How positions, choices and results of Rattus Cartus are written."""

    ruling = re.compile(r"RAT-[0-9]{1,3}")
    a_ruling = "RAT-13"
    parts = setting.PARTS
    seat_words = results.SEAT_WORDS
    table_words = results.TABLE_WORDS
    log_words = results.LOG_WORDS
    lights = {
        "row": "the buildings of the round",
        **{f"building {number}": f"building {number} of the row" for number in (1, 2, 3)},
        "influence": "the tracks of all estates",
        **{estate: f"the track of an estate: {estate}" for estate in ESTATES},
        "nuns": "the nun row",
        "rats": "the rats of the person, or of another: `rats of B`",
        "cards": "the number of cards in the hand of the person, or of another",
        "points": "the victory points of the person, or of another",
        "round": "the rounds, and what comes next in this one",
    }

    def __init__(self, rules: RattusCartus, exact: frozenset[Face] = frozenset()) -> None:
        """`exact`: the people that the scenario being played names with their nuns."""
        super().__init__(rules)
        self.rattus = rules
        self.exact = exact
        self.known = Vocabulary(ESTATES, list(rules.cards.buildings))
        self.same_fault = _same_faults(self.known.buildings)

    def playing(self, setting: Setting) -> RattusLanguage:
        return RattusLanguage(self.rattus, setting.exact)

    def fields(self, faults: FaultList) -> RattusFields:
        return RattusFields(faults, self.known)

    def read(self, node: Node, parts: Mapping[str, Node], fields: RattusFields) -> Setting:
        return setting.read(node, parts, fields)

    def finish(self, setting: Setting, fields: RattusFields, *, refused: bool) -> None:
        setting.exact = frozenset(fields.exact)

    def choice(self, text: str, fields: RattusFields) -> tuple[tuple[Reading, ...], Problem | None]:
        return choices.parse(text, fields)

    def seat_of(self, reading: Reading) -> str:
        what, name, _more = reading
        return name if what == "seat" else ""

    def expected_of_seat(self, fields: RattusFields, word: str, node: Node, seat: int) -> list[Expected]:
        return results.read_seat_word(fields, word, node, seat)

    def expected_of_table(self, fields: RattusFields, word: str, node: Node) -> list[Expected]:
        return results.read_table_word(fields, word, node)

    def set_up(self, setting: Setting, *, quiet: bool = True) -> tuple[Game, list[Event]]:
        return position.set_up(self.rattus, setting)

    def plain_setup(self, state: Game) -> Plain:
        return to_plain(state.box.setup)

    def reseeded(self, setting: Setting, seed: int) -> Setting:
        return replace(setting, table=replace(setting.table, seed=seed))

    def options_of(self, choice: Choice, state: Game, seat: int) -> list[str]:
        return choices.options_of(choice, state, seat, self.exact)

    def describe(self, option: str, state: Game) -> str:
        return choices.describe(option, state)

    def found_at_seat(self, state: Game, expected: Expected, seat: int) -> Value:
        return results.found_at_seat(state, expected, seat)

    def found_at_table(self, state: Game, expected: Expected) -> Value:
        return results.found_at_table(state, expected)

    def log_word(self, event: Event) -> str:
        return results.log_word(event)

    def in_words(self, word: str, value: Value) -> str:
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return str(value)
        said = results.in_words(word, value)
        return super().in_words(word, value) if said is None else said

    def picture(self, state: Game) -> list[str]:
        return picture.picture(state)


def _same_faults(buildings: Sequence[str]) -> dict[str, set[str]]:
    """A fault may be named by the card, or by the place where there are too many."""
    same: dict[str, set[str]] = {"markers": {"marker"}}
    for estate in ESTATES:
        faces = {f"{estate} {nuns}" for nuns in range(MOST_NUNS + 1)}
        same[estate] = faces | {"nun_row"}
        same |= {face: {estate, "nun_row"} for face in faces}
    for kind in KINDS:
        same[kind] = {"nun_row", "buildings"}
    for building in buildings:
        copies = {f"{building} {copy}" for copy in COPIES}
        same[building] = copies | {"row", "buildings"}
        same |= {copy: {building, "row"} for copy in copies}
    return same
