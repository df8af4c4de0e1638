"""What every politics card is: which plays it offers, why not another, and what a play does.

The display, and that the card goes to who takes it, is seen to by `politics_round`.
"""

from __future__ import annotations

from typing import TypeVar

from game.kernel.steps import Problem
from game.la_citta.rules.box import Box
from game.la_citta.rules.ground import Ground
from game.la_citta.rules.state import Game, Table

CODED: dict[str, Card] = {}
C = TypeVar("C", bound="type[Card]")


class Card:
    """A kind of politics card. Instances hold no data: prices are in the card data."""

    id: str
    builds = False  # whether it puts a building on the map: who can build may not draw instead (CITTA-28)

    def least(self, box: Box) -> int:
        """The least gold with which it offers anything."""
        return box.prices[self.id][0]

    def offers(self, g: Table, me: int, ground: Ground) -> list[str]:
        """All plays of this card that are legal now. The list is not changed by anybody."""
        raise NotImplementedError

    def problem(self, g: Table, me: int, wanted: str) -> Problem | None:
        """Why this play is not legal; None if it is. The card lies in the display."""
        raise NotImplementedError

    def use(self, g: Game, me: int, choice: str) -> None:
        """Do what the card says."""
        raise NotImplementedError


def card(cls: C) -> C:
    """Register a kind of politics card."""
    CODED[cls.id] = cls()
    return cls
