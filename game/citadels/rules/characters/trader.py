from __future__ import annotations

from game.citadels.rules.box import TRADE
from game.citadels.rules.characters._base import Character, character


@character
class Trader(Character):
    """Gain 1 gold per trade district. Build any number of trade districts besides your limit."""

    id = "trader"
    income = TRADE
    unlimited = TRADE
