"""The names a scenario may use."""

from __future__ import annotations

from game.citadels.content import Cards
from game.citadels.rules.box import TYPES
from game.content.faults import did_you_mean, quoted

# Names by which `ability NAME` may call what a character's `ability` is; its own name always will do.
ABILITIES = {
    "assassin": {"kill"}, "magistrate": {"warrants"}, "thief": {"rob"}, "spy": {"spy"}, "blackmailer": {"threats"},
    "magician": {"swap", "discard"}, "wizard": {"look", "take"}, "seer": {"take"}, "king": {"crown"},
    "emperor": {"crown"}, "patrician": {"crown"}, "abbot": {"richest"}, "merchant": {"gold"}, "architect": {"cards"},
    "navigator": {"gold", "cards"}, "scholar": {"cards"}, "warlord": {"destroy"}, "diplomat": {"swap"},
    "marshal": {"seize"}, "artist": {"beautify"}, "queen": {"gold"}, "tax_collector": {"taxes"},
}  # fmt: skip
ABILITY_NAMES = frozenset(name for names in ABILITIES.values() for name in names)

Problem = tuple[str, str]  # what is wrong, what to do


class Vocabulary:
    """Looks names up in the card data."""

    def __init__(self, cards: Cards) -> None:
        self.characters = frozenset(cards.characters)
        self.districts = frozenset(cards.districts)
        self.uniques = frozenset(d.id for d in cards.districts.values() if d.type == TYPES[-1])
        self.casts = frozenset(cards.presets)

    def character_problem(self, name: str) -> Problem | None:
        """Why this is no character."""
        return _problem(name, "character", self.characters)

    def district_problem(self, name: str) -> Problem | None:
        """Why this is no district."""
        return _problem(name, "card", self.districts)

    def cast_problem(self, name: str) -> Problem | None:
        """Why this is no cast."""
        return _problem(name, "cast", self.casts)

    def ability_problem(self, name: str) -> Problem | None:
        """Why this is no name of an ability."""
        return _problem(name, "ability", ABILITY_NAMES | self.characters)


def _problem(name: str, what: str, known: frozenset[str]) -> Problem | None:
    if name in known:
        return None
    return f"the {what} {quoted(name)} does not exist", did_you_mean(name, known) or "names are in snake_case"
