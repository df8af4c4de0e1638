"""Unique districts that keep something away."""

from __future__ import annotations

from game.citadels.rules.queries import unique
from game.citadels.rules.state import Table


@unique
class Keep:
    """The rank 8 character cannot use its ability on the Keep."""

    id = "keep"
    rank8_problem = "keep"


@unique
class GreatWall:
    """The rank 8 character pays 1 gold more to use its ability on another district of your city."""

    id = "great_wall"

    def rank8_cost(self, g: Table, wall: int, card: int) -> int:
        """Not on the wall itself, unless that option is on (CIT-62)."""
        return int(card != wall or "great_wall_covers_itself" in g.box.options)
