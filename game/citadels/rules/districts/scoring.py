"""Unique districts that count at the end of the game."""

from __future__ import annotations

from game.citadels.rules.box import UNIQUE
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Table
from game.kernel.steps import Seat


@unique
class DragonGate:
    """Scores 2 extra points at the end of the game."""

    id = "dragon_gate"

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        return 2


@unique
class HauntedQuarter:
    """Counts as a district of any one type at the end of the game."""

    id = "haunted_quarter"
    any_type_at_scoring = True


@unique
class ImperialTreasury:
    """Scores 1 point per gold in your stash at the end of the game."""

    id = "imperial_treasury"

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        return g.gold[me]


@unique
class MapRoom:
    """Scores 1 point per card in your hand at the end of the game."""

    id = "map_room"

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        return len(g.hand[me])


@unique
class Statue:
    """Scores 5 points if you hold the crown at the end of the game."""

    id = "statue"

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        return 5 if g.crown == me else 0


@unique
class WishingWell:
    """Scores 1 point per unique district in your city, itself included."""

    id = "wishing_well"

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        return types.count(UNIQUE)
