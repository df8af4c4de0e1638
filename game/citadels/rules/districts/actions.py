"""Unique districts their owner uses once per turn."""

from __future__ import annotations

from game.citadels.rules import asked, goods, queries
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD
from game.kernel.options import PASS, value
from game.kernel.steps import Problem, Seat, named, step


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


@unique
class Armory:
    """You may destroy the Armory to destroy 1 other district of your choice."""

    id = "armory"

    def use_problem(self, g: Game, me: Seat) -> Problem | None:
        """It destroys itself, which a completed city forbids (CIT-71)."""
        if me in g.completed:
            return "city_complete"
        return None if any(armory_problem(g, me, target) is None for target in queries.standing(g)) else "no_target"

    def use(self, g: Game, me: Seat) -> None:
        g.offer(raze, me, [PASS, *queries.standing(g)], armory_problem)


@named
def armory_problem(g: Game, me: Seat, target: str) -> Problem | None:
    """Any city, no payment; Keep, Bishop and Great Wall do not matter (CIT-72)."""
    if target == PASS:
        return None
    card = value(target)
    owner = g.owner_or_nobody(card)
    if owner < 0:
        return "not_in_city"
    if g.box.kind[card] == Armory.id:
        return "itself"
    return "city_complete" if owner in g.completed else None


@step
def raze(g: Game, me: Seat, target: str) -> None:
    """First the Armory, then the target. No ability of rank 8: no Graveyard (CIT-60)."""
    if target == PASS:
        return
    card, armory = value(target), g.box.cards_of(Armory.id)[0]
    goods.discard_district(g, me, armory)
    owner = g.owner(card)
    goods.discard_district(g, owner, card)
    g.tell("razed", seat=me, owner=owner, card=card, armory=armory)


asked.question(discard_for_gold, asked.by_use(Laboratory.id))
asked.question(raze, asked.by_use(Armory.id))
