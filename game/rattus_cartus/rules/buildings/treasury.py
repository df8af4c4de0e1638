from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game


@building
class Treasury(Building):
    """Take 2 Gold, or 1 Gold."""

    id = "treasury"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        goods.take(g, me, "gold", number)
