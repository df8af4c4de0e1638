from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game


@building
class Brewery(Building):
    """Draw a card for each point of influence gained this round, or for every two, rounded down (RAT-21)."""

    id = "brewery"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        goods.draw(g, me, g.gained[me] // number, self.id)
