"""What every building is unless its own file says otherwise."""

from __future__ import annotations

from typing import TypeVar

from game.kernel.steps import Seat
from game.rattus_cartus.rules.state import Game

CODED: dict[str, Building] = {}
B = TypeVar("B", bound="type[Building]")


class Building:
    """One building. Instances hold no data: all that happens is in the game, and its numbers are in the card data."""

    id: str

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        """Do the action, premium or normal; `number` is how far it goes by the card data. Whoever has an action whose
        number is 0 is not asked."""
        raise NotImplementedError


def building(cls: B) -> B:
    """Register a building."""
    CODED[cls.id] = cls()
    return cls
