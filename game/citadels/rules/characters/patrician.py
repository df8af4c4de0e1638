from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules.characters._base import character
from game.citadels.rules.characters.king import Royal
from game.citadels.rules.state import Game
from game.kernel.steps import Seat


@character
class Patrician(Royal):
    """Draw 1 card per noble district. Take the crown."""

    id = "patrician"

    def collect(self, g: Game, me: Seat, count: int) -> None:
        """Cards instead of gold."""
        goods.draw(g, me, count, "income")
