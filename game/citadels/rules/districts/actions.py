"""Unique districts their owner uses once per turn."""

from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD
from game.kernel.options import PASS, value
from game.kernel.steps import Problem, Seat, step


@unique
class Laboratory:
    """Once per turn, discard 1 card to gain 2 gold."""

    id = "laboratory"

    def use_problem(self, g: Game, me: Seat) -> Problem | None:
        return None if g.hand[me] else "hand_empty"

    def use(self, g: Game, me: Seat) -> None:
        g.ask(discard_for_gold, me, [PASS, *(CARD[c] for c in sorted(g.hand[me]))])


@step
def discard_for_gold(g: Game, me: Seat, choice: str) -> None:
    if choice == PASS:
        return
    g.used.append("laboratory")
    g.tell("used", seat=me, district="laboratory")
    goods.put_under(g, me, [value(choice)], "laboratory")
    goods.pay(g, goods.BANK, me, 2, "laboratory")


@unique
class Smithy:
    """Once per turn, pay 2 gold to draw 3 cards."""

    id = "smithy"

    def use_problem(self, g: Game, me: Seat) -> Problem | None:
        if not g.deck:
            return "deck_empty"
        return "gold_short" if g.gold[me] < 2 else None

    def use(self, g: Game, me: Seat) -> None:
        g.used.append("smithy")
        g.tell("used", seat=me, district="smithy")
        goods.pay(g, me, goods.BANK, 2, "smithy")
        goods.draw(g, me, 3, "smithy")
