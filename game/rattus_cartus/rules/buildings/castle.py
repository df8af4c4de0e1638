from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game


@building
class Castle(Building):
    """Take 2 Swords, or 1 Sword."""

    id = "castle"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        goods.take(g, me, "sword", number)
