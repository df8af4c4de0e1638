"""What every character does unless its own file says otherwise."""

from __future__ import annotations

from typing import TypeVar

from game.citadels.rules import goods
from game.citadels.rules.character_facts import CharacterFacts
from game.citadels.rules.state import Game
from game.kernel.steps import Problem, Seat

CHARACTERS: dict[str, Character] = {}
C = TypeVar("C", bound="type[Character]")


class Character(CharacterFacts):
    """One character card. Instances hold no data: all that happens is in the game."""

    def revealed(self, g: Game, me: Seat) -> None:
        """Called once when the player shows the card, after the Thief: passive effects begin here."""

    def gathered(self, g: Game, me: Seat) -> None:
        """Called after gathering for a character with `gathers_first`: how its turn goes on."""

    def collect(self, g: Game, me: Seat, count: int) -> None:
        """Collect the income for `count` districts: 1 gold each."""
        goods.pay(g, goods.BANK, me, count, "income")
        if g.log is not None:
            g.tell("income", seat=me, amount=count)

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """Why the ability cannot be used just now."""
        return "no_ability"

    def ability(self, g: Game, me: Seat) -> None:
        """Use the ability; it calls `spend` at the moment it really is used."""

    def turn_ends(self, g: Game, me: Seat) -> None:
        """Called at the end of the turn: do, or ask about, what the player must and did not do."""

    def turn_is_over(self, g: Game, me: Seat) -> None:
        """Called last of all in the turn, after the districts' effects."""

    def bewitched_turn_ends(self, g: Game, me: Seat) -> None:
        """Called at the end of the short turn of a bewitched player."""

    def round_ends(self, g: Game, me: Seat) -> None:
        """Called at the end of the round for rank 4 if it was killed or bewitched (CIT-3, CIT-29, CIT-30)."""


def character(cls: C) -> C:
    """Register a character. Its docstring is the card's short English text."""
    CHARACTERS[cls.id] = cls()
    return cls


def spend(g: Game) -> None:
    """The ability of this turn is used up."""
    g.used.append("ability")
