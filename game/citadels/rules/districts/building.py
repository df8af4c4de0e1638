"""Unique districts that change what may be built, and for how much."""

from __future__ import annotations

from game.citadels.rules.box import UNIQUE
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Game, Table
from game.kernel.steps import Problem, Seat

CROWDED = 5


@unique
class Factory:
    """Your other unique districts cost 1 gold less to build."""

    id = "factory"

    def price(self, g: Table, amount: int, factory: int, card: int) -> int:
        """The price only: rank 8 looks at the cost (CIT-76)."""
        return amount - 1 if g.box.type[card] == UNIQUE and card != factory else amount


@unique
class Quarry:
    """You may build districts your city already has."""

    id = "quarry"
    may_duplicate = True


@unique
class Stables:
    """Building the Stables does not count towards your build limit."""

    id = "stables"
    free_of_limit = True


@unique
class Monument:
    """Cannot be built in a city of 5 or more districts. Counts as 2 districts for completing the city."""

    id = "monument"
    size = True

    def build_problem(self, g: Game, me: Seat, way: str | None) -> Problem | None:
        """A district destroyed as payment is gone first, so it does not count (CIT-73)."""
        standing = len(g.city[me]) - (way in ("framework", "sacrifice"))
        return "city_too_big" if standing >= CROWDED else None


@unique
class SecretVault:
    """Cannot be built. Shown from your hand at the end of the game, it scores 3 points."""

    id = "secret_vault"
    only_in_hand = 3

    def build_problem(self, g: Game, me: Seat, way: str | None) -> Problem | None:
        return "cannot_be_built"
