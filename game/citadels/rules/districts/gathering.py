"""Unique districts that change gathering and incomes, or act at the end of a turn."""

from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Game
from game.kernel.steps import Seat


@unique
class Library:
    """If you gather cards, keep all you draw."""

    id = "library"
    keeps_all = True


@unique
class Observatory:
    """If you gather cards, draw 3 instead of 2."""

    id = "observatory"
    draws = 1


@unique
class GoldMine:
    """If you gather gold, gain 1 extra gold."""

    id = "gold_mine"
    gathers_gold = 1


@unique
class SchoolOfMagic:
    """Counts as a district of any type when you collect an income."""

    id = "school_of_magic"
    income_type = True


@unique
class PoorHouse:
    """If you have no gold at the end of your turn, gain 1 gold."""

    id = "poor_house"

    def turn_end(self, g: Game, me: Seat) -> None:
        """Before the Alchemist's refund (CIT-82)."""
        if g.gold[me] == 0:
            goods.pay(g, goods.BANK, me, 1, self.id)


@unique
class Park:
    """If you have no cards in hand at the end of your turn, draw 2 cards."""

    id = "park"

    def turn_end(self, g: Game, me: Seat) -> None:
        if not g.hand[me]:
            goods.draw(g, me, 2, self.id)
