from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game


@building
class Monastery(Building):
    """Discard 2 rats, or 1."""

    id = "monastery"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        goods.change_rats(g, me, -number, self.id)
