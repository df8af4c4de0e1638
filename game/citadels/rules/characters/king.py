from __future__ import annotations

from game.citadels.rules.box import NOBLE
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.kernel.steps import Seat


@character
class King(Character):
    """Gain 1 gold per noble district. Take the crown."""

    id = "king"
    income = NOBLE

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        spend(g)
        take_crown(g, me)

    def turn_ends(self, g: Game, me: Seat) -> None:
        """The crown must be taken some time in the turn (CIT-47)."""
        if "ability" not in g.used:
            self.ability(g, me)

    def round_ends(self, g: Game, me: Seat) -> None:
        """A killed King is shown now, and inherits the crown (CIT-3)."""
        take_crown(g, me)


def take_crown(g: Game, me: Seat) -> None:
    """Nothing moves if this seat already wears it (CIT-48)."""
    if g.crown != me:
        before, g.crown = g.crown, me
        g.tell("crown_moved", seat=me, before=before)
