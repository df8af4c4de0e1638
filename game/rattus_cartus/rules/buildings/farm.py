from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game


@building
class Farm(Building):
    """Draw 4 cards, or 2."""

    id = "farm"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        goods.draw(g, me, number, self.id)
