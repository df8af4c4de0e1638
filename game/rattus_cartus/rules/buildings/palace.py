from __future__ import annotations

from game.kernel.steps import Seat
from game.rattus_cartus.rules import goods
from game.rattus_cartus.rules.buildings._base import Building, building
from game.rattus_cartus.rules.state import Game


@building
class Palace(Building):
    """Take 2 victory-point markers, or 1."""

    id = "palace"

    def use(self, g: Game, me: Seat, number: int, premium: bool) -> None:
        goods.take_markers(g, me, number)
