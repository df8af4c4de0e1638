from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules.characters._base import Character, character
from game.citadels.rules.state import Game
from game.kernel.steps import Seat


@character
class Alchemist(Character):
    """At the end of your turn you get back all the gold you paid for districts."""

    id = "alchemist"

    def turn_is_over(self, g: Game, me: Seat) -> None:
        """Gold really paid for builds only; after Poor House and Park (CIT-82, CIT-116)."""
        goods.pay(g, goods.BANK, me, g.spent, "alchemist")
