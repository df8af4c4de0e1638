"""Building districts. Everybody who builds comes through `start`; nobody writes building twice."""

from __future__ import annotations

from game.citadels.rules import goods, queries
from game.citadels.rules.box import FIRST_UNIQUE
from game.citadels.rules.state import Game
from game.citadels.rules.words import BUILD
from game.kernel.options import option
from game.kernel.steps import Problem, Seat


def offers(g: Game, me: Seat) -> list[str]:
    """Every build this seat can make now, in every way to pay."""
    words = []
    for card in g.hand[me]:
        if problem(g, me, card) is None:
            words.append(BUILD[card])
        if card >= FIRST_UNIQUE:
            way = queries.answering(g, "ways").get(card)
            if way and problem(g, me, card, way) is None:
                words.append(option("build", card, way))
    return words


def problem(g: Game, me: Seat, card: int, way: str | None = None) -> Problem | None:
    """The first obstacle to building this hand card now."""
    if not g.gathered:
        return "not_gathered"
    if g.builds < 1:
        return "build_limit"
    sort = g.box.sort
    wanted = sort[card]
    for own in g.city[me]:
        if sort[own] == wanted and not queries.may_duplicate(g, me):
            return "duplicate"
    if way is not None:
        refused: Problem | None = g.box.answers["way_problem"][card](g, me, card)
        return refused
    amount = g.box.cost[card] if card < FIRST_UNIQUE else queries.price(g, me, card)
    return "gold_short" if amount > g.gold[me] else None


def build(g: Game, me: Seat, card: int, way: str | None = None) -> None:
    """Build a hand card; other ways to pay ask first."""
    if way is None:
        start(g, me, card, queries.price(g, me, card))
    else:
        g.box.answers["pay_in_way"][card](g, me, card)


def start(g: Game, me: Seat, card: int, amount: int, way: str | None = None) -> None:
    """Pay `amount` gold, use up the limit, and put the card into the city."""
    goods.pay(g, me, goods.BANK, amount, "build")
    g.hand[me].remove(card)
    g.knows[card] = 0
    g.builds -= 1
    g.city[me].append(card)
    if g.log is not None:
        g.tell("built", seat=me, card=card, price=amount, way=way or "gold")
    note_completion(g, me)


def note_completion(g: Game, me: Seat) -> None:
    """A city of enough districts is complete, for good (CIT-70); the first one is first for ever (CIT-95)."""
    if len(g.city[me]) >= g.box.complete and me not in g.completed:
        g.completed.append(me)
        g.tell("completed", seat=me, first=len(g.completed) == 1)
