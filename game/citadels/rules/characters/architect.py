from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.kernel.steps import Problem, Seat


@character
class Architect(Character):
    """Draw 2 extra cards. Build up to 3 districts."""

    id = "architect"
    builds = 3

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        return None if g.deck else "deck_empty"

    def ability(self, g: Game, me: Seat) -> None:
        """The extra cards may come at any time of the turn (CIT-53)."""
        spend(g)
        goods.draw(g, me, 2, "architect")
