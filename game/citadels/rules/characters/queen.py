from __future__ import annotations

from game.citadels.rules import goods, queries
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import NOBODY, Game
from game.kernel.steps import Problem, Seat

ROYAL_RANK, QUEEN_RANK, GIFT = 4, 9, 3


@character
class Queen(Character):
    """Gain 3 gold if you sit next to the player who revealed rank 4."""

    id = "queen"

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """What counts is who revealed rank 4, bewitched or not; a killed one pays at the round's end (CIT-34, 112)."""
        royal = g.shown[ROYAL_RANK]
        if royal < 0 or g.killed == ROYAL_RANK:
            return "not_revealed"
        return None if royal in g.neighbours(me) else "not_beside"

    def ability(self, g: Game, me: Seat) -> None:
        spend(g)
        goods.pay(g, goods.BANK, me, GIFT, "queen")


def round_ends(g: Game) -> None:
    """A killed rank 4 was shown only now (CIT-88); a killed or silent Queen gets nothing (CIT-89)."""
    if g.box.ranks < QUEEN_RANK or g.box.setup.cast[QUEEN_RANK - 1] != Queen.id or g.killed != ROYAL_RANK:
        return
    royal, queen = g.shown[ROYAL_RANK], g.shown[QUEEN_RANK]
    if royal == NOBODY or queen == NOBODY:
        return
    if royal in g.neighbours(Seat(queen)):
        goods.pay(g, goods.BANK, Seat(queen), GIFT, "queen")


queries.ROUND_ENDS.append(round_ends)
