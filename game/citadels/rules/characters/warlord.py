from __future__ import annotations

from game.citadels.rules import asked, goods, queries
from game.citadels.rules import queries as windows
from game.citadels.rules.box import MILITARY
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game, Table
from game.citadels.rules.words import DISTRICT
from game.kernel.options import PASS, value
from game.kernel.steps import Problem, Seat, named, step


@character
class Warlord(Character):
    """Gain 1 gold per military district. Destroy 1 district for 1 gold less than its cost."""

    id = "warlord"
    income = MILITARY

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        """Any city, also the own one (CIT-61)."""
        words, gold = [PASS], g.gold[me]
        for seat in range(g.box.players):
            owner = Seat(seat)
            words += [DISTRICT[card] for card in queries.rank8_reach(g, owner) if price(g, owner, card) <= gold]
        g.put(destroy, me, words, destroy_problem)


@named
def destroy_problem(g: Game, me: Seat, target: str) -> Problem | None:
    if target == PASS:
        return None
    card = value(target)
    owner = g.owner_or_nobody(card)
    if owner < 0:
        return "not_in_city"
    blocked = queries.rank8_problem(g, owner, card)
    return blocked or ("gold_short" if cost(g, card) > g.gold[me] else None)


def cost(g: Table, card: int) -> int:
    """What destroying this district costs the Warlord, in gold: 1 more if beautified (CIT-66) or walled (CIT-62)."""
    return price(g, g.owner(card), card)


def price(g: Table, owner: Seat, card: int) -> int:
    """The same for a district of which the owner is known."""
    return g.cost(card) - 1 + queries.rank8_extra(g, owner, card)


@step
def destroy(g: Game, me: Seat, target: str) -> None:
    if target == PASS:
        return
    spend(g)
    card = value(target)
    owner, amount = g.owner(card), cost(g, card)
    goods.pay(g, me, goods.BANK, amount, "destroy")
    goods.discard_district(g, owner, card)
    if g.log is not None:
        g.tell("destroyed", seat=me, owner=owner, card=card, price=amount)
    for step_in in windows.DISTRICT_DESTROYED:
        step_in(g, me, card)


asked.question(destroy, asked.by_ability)
