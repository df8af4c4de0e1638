from __future__ import annotations

from game.citadels.rules.box import RELIGIOUS
from game.citadels.rules.characters._base import Character, character
from game.citadels.rules.state import Game
from game.kernel.steps import Seat


@character
class Bishop(Character):
    """Gain 1 gold per religious district. Rank 8 cannot use its ability on your city."""

    id = "bishop"
    income = RELIGIOUS

    def revealed(self, g: Game, me: Seat) -> None:
        """The shield lasts until the end of the round (CIT-49); a killed Bishop never raises it."""
        g.safe.append(me)
