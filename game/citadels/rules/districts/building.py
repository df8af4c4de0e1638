"""Unique districts that change building."""

from __future__ import annotations

from game.citadels.rules import build, goods, queries
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Game, Table
from game.citadels.rules.words import CARD
from game.kernel.options import DONE, value
from game.kernel.steps import Problem, Seat, step


@unique
class Factory:
    """Your other unique districts cost 1 gold less to build."""

    id = "factory"

    def price(self, g: Table, amount: int, factory: int, card: int) -> int:
        """The price only: rank 8 looks at the cost (CIT-76)."""
        return amount - 1 if g.box.type[card] == UNIQUE and card != factory else amount


@unique
class Quarry:
    """You may build districts your city already has."""

    id = "quarry"
    may_duplicate = True


@unique
class ThievesDen:
    """Pay part or all of its cost with cards from your hand, each worth 1 gold."""

    id = "thieves_den"
    ways = "cards"

    def way_problem(self, g: Game, me: Seat, den: int) -> Problem | None:
        """Needs another hand card, and cards and gold that together reach the price."""
        others = len(g.hand[me]) - 1
        if others < 1:
            return "no_cards"
        return "gold_short" if g.gold[me] + others < queries.price(g, me, den) else None

    def pay_in_way(self, g: Game, me: Seat, den: int) -> None:
        ask_payment(g, me, den, [])


def ask_payment(g: Game, me: Seat, den: int, chosen: list[int]) -> None:
    """Cards are picked one by one; 'done' once the gold reaches for the rest."""
    missing = queries.price(g, me, den) - len(chosen)
    cards = [CARD[c] for c in sorted(g.hand[me]) if c != den and c not in chosen] if missing > 0 else []
    done = [DONE] if chosen and missing <= g.gold[me] else []
    g.ask(pay_with_cards, me, done + cards, den=den, chosen=chosen, group="payment")


@step
def pay_with_cards(g: Game, me: Seat, choice: str, den: int, chosen: list[int], group: str) -> None:
    if choice != DONE:
        ask_payment(g, me, den, [*chosen, value(choice)])
        return
    amount = queries.price(g, me, den) - len(chosen)
    goods.put_under(g, me, chosen, "payment")
    build.start(g, me, den, amount, way="cards")
