"""The names a scenario may use: cards of this version, and those that come later, so that no known word is a typo."""

from __future__ import annotations

from game.citadels.rules.box import TYPES
from game.content import Cards
from game.content.faults import did_you_mean, quoted

LATER_CHARACTERS = frozenset({
    "witch", "magistrate", "spy", "blackmailer", "wizard", "seer", "emperor", "patrician", "abbot", "cardinal",
    "alchemist", "trader", "navigator", "scholar", "diplomat", "marshal", "queen", "tax_collector",
})  # fmt: skip
LATER_DISTRICTS = frozenset({
    "armory", "basilica", "capitol", "framework", "gold_mine", "great_wall", "ivory_tower", "monument", "museum",
    "necropolis", "observatory", "park", "poor_house", "secret_vault", "stables", "theater", "graveyard", "hospital",
    "throne_room",
})  # fmt: skip
LATER_CASTS = frozenset({
    "devious_dignitaries", "illustrious_emissaries", "vicious_nobles", "ambitious_aristocrats", "cunning_agents",
    "tenacious_delegates",
})  # fmt: skip
LATER = "comes with a later version"

Problem = tuple[str, str]  # what is wrong, what to do


class Vocabulary:
    """Looks names up in the card data."""

    def __init__(self, cards: Cards) -> None:
        self.characters = frozenset(cards.characters)
        self.districts = frozenset(cards.districts)
        self.uniques = frozenset(d.id for d in cards.districts.values() if d.type == TYPES[-1])
        self.casts = frozenset(cards.presets)

    def character_problem(self, name: str) -> Problem | None:
        """Why this is no character of this version."""
        return _problem(name, "character", self.characters, LATER_CHARACTERS)

    def district_problem(self, name: str) -> Problem | None:
        """Why this is no district of this version."""
        return _problem(name, "card", self.districts, LATER_DISTRICTS)

    def cast_problem(self, name: str) -> Problem | None:
        """Why this is no cast of this version."""
        return _problem(name, "cast", self.casts, LATER_CASTS)


def _problem(name: str, what: str, known: frozenset[str], later: frozenset[str]) -> Problem | None:
    if name in known:
        return None
    if name in later:
        return f"the {what} {quoted(name)} {LATER}", "leave the scenario out until then"
    return f"the {what} {quoted(name)} does not exist", did_you_mean(name, known | later) or "names are in snake_case"
