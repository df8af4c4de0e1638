"""What every character is unless its own file says otherwise."""

from __future__ import annotations

from typing import TypeVar

from game.citadels.rules.state import Game
from game.kernel.steps import Problem, Seat

CHARACTERS: dict[str, Character] = {}
C = TypeVar("C", bound="type[Character]")


class Character:
    """One character card. Instances hold no data: all that happens is in the game."""

    id: str
    income: int | None = None  # the district type that pays gold
    builds = 1  # districts it may build in its turn

    def revealed(self, g: Game, me: Seat) -> None:
        """Called once when the player shows the card, after the Thief: passive effects begin here."""

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """Why the ability cannot be used just now."""
        return "no_ability"

    def ability(self, g: Game, me: Seat) -> None:
        """Use the ability; it calls `spend` at the moment it really is used."""

    def turn_ends(self, g: Game, me: Seat) -> None:
        """Called at the end of the turn: do what the player must and did not do."""

    def round_ends(self, g: Game, me: Seat) -> None:
        """Called at the end of the round for a killed holder, who now shows the card (CIT-3)."""


def character(cls: C) -> C:
    """Register a character. Its docstring is the card's short English text."""
    CHARACTERS[cls.id] = cls()
    return cls


def spend(g: Game) -> None:
    """The ability of this turn is used up."""
    g.used.append("ability")
