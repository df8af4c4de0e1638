from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules.box import TRADE
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.kernel.steps import Seat


@character
class Merchant(Character):
    """Gain 1 gold per trade district. Gain 1 extra gold."""

    id = "merchant"
    income = TRADE

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        """The extra gold may come at any time of the turn (CIT-53)."""
        spend(g)
        goods.pay(g, goods.BANK, me, 1, "merchant")
