from __future__ import annotations

from game.citadels.rules import asked, build, goods, queries
from game.citadels.rules.box import MILITARY
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game, Table
from game.citadels.rules.words import DISTRICT
from game.kernel.options import PASS, value
from game.kernel.steps import Problem, Seat, named, step

DEAREST = 3


@character
class Marshal(Character):
    """Gain 1 gold per military district. Take a district of cost 3 or less from a player and pay them its cost."""

    id = "marshal"
    income = MILITARY

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        everywhere = (DISTRICT[card] for seat in g.others(me) for card in queries.rank8_reach(g, seat))
        g.offer(seize, me, [PASS, *everywhere], seize_problem)


@named
def seize_problem(g: Game, me: Seat, target: str) -> Problem | None:
    """The limit looks at the cost, not at what a Great Wall adds (CIT-62, CIT-66)."""
    if target == PASS:
        return None
    card = value(target)
    owner = g.owner_or_nobody(card)
    if owner in (-1, me):
        return "not_in_city" if owner < 0 else "own_city"
    blocked = queries.rank8_problem(g, owner, card)
    if blocked:
        return blocked
    if g.cost(card) > DEAREST:
        return "too_dear"
    if any(g.box.sort[own] == g.box.sort[card] for own in g.city[me]):
        return "duplicate"
    return "gold_short" if price(g, card) > g.gold[me] else None


def price(g: Table, card: int) -> int:
    """What the owner gets, in gold."""
    return g.cost(card) + queries.rank8_extra(g, g.owner(card), card)


@step
def seize(g: Game, me: Seat, target: str) -> None:
    """No build: no tax, no warrant, no limit; it may complete the city (CIT-69)."""
    if target == PASS:
        return
    spend(g)
    card = value(target)
    owner, amount = g.owner(card), price(g, card)
    goods.pay(g, me, owner, amount, "marshal")
    g.city[owner].remove(card)
    g.city[me].append(card)
    g.tell("seized", seat=me, owner=owner, card=card, price=amount)
    build.note_completion(g, me)


asked.question(seize, asked.by_ability)
