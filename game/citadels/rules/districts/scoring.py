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
class University:
    """Scores 2 extra points at the end of the game."""

    id = "university"

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


@unique
class Basilica:
    """Scores 1 point per district of odd cost in your city at the end of the game."""

    id = "basilica"

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        """A beautified district's raised cost counts (CIT-66)."""
        return sum(g.cost(card) % 2 for card in g.city[me])


@unique
class Capitol:
    """Scores 3 points at the end of the game if your city has 3 or more districts of one type."""

    id = "capitol"

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        return 3 if any(types.count(kind) >= 3 for kind in set(types)) else 0


@unique
class IvoryTower:
    """Scores 5 points at the end of the game if it is the only unique district in your city."""

    id = "ivory_tower"

    def points(self, g: Table, me: Seat, types: list[int]) -> int:
        """The Haunted Quarter does no harm if it counts as another type (CIT-94)."""
        return 5 if types.count(UNIQUE) == 1 else 0
