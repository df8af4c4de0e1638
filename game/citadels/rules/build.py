"""Building districts. Everybody who builds comes through `start`; nobody writes building twice.

A way to pay other than gold is an entry of WAYS, filled by the file of the card that brings it:
Thieves' Den (cards), Framework, Necropolis (sacrifice), Cardinal (loan).
"""

from __future__ import annotations

from typing import Protocol

from game.citadels.rules import goods, queries
from game.citadels.rules import queries as windows
from game.citadels.rules.box import FIRST_UNIQUE
from game.citadels.rules.state import Game
from game.citadels.rules.words import BUILD
from game.kernel.options import option
from game.kernel.steps import Problem, Seat, step


class Way(Protocol):
    """One way to pay for a district. Questions it asks end by calling `start`."""

    def problem(self, g: Game, me: Seat, card: int) -> Problem | None:
        """Why the card cannot be paid for in this way now."""
        ...

    def pay(self, g: Game, me: Seat, card: int, counts: bool) -> None:
        """Pay and build; `counts` says whether the build uses up the limit."""
        ...


WAYS: dict[str, Way] = {}


def add_offers(g: Game, me: Seat, words: list[str]) -> None:
    """Adds every build this seat can make now, in every way to pay. It has gathered.

    Basic cards are answered here as `problem` would, most often refused one first: what stands is counted once.
    """
    if g.builds < 1 and not g.box.open_limit:
        return
    cost, sort, gold = g.box.cost, g.box.sort, g.gold[me]
    standing = [] if queries.may_duplicate(g, me) else [sort[card] for card in g.city[me]]
    for card in g.hand[me]:
        if card < FIRST_UNIQUE:
            if cost[card] <= gold and sort[card] not in standing and (g.builds > 0 or _is_free_of_limit(g, card)):
                words.append(BUILD[card])
        else:
            if problem(g, me, card) is None:
                words.append(BUILD[card])
            own = g.box.own_ways.get(card)
            if own and problem(g, me, card, own) is None:
                words.append(option("build", card, own))
    if g.box.city_ways or g.box.loans[g.rank]:
        for by in _ways_for_any_card(g, me):
            words += [option("build", card, by) for card in g.hand[me] if problem(g, me, card, by) is None]


def ways(g: Game, me: Seat, card: int) -> list[str]:
    """The special ways to pay that this seat has for this card, whether or not it can use them now."""
    own = g.box.own_ways.get(card)
    return [*([own] if own else []), *_ways_for_any_card(g, me)]


def _ways_for_any_card(g: Game, me: Seat) -> list[str]:
    city_ways = g.box.city_ways
    found = [city_ways[card] for card in g.city[me] if card in city_ways] if city_ways else []
    by = g.box.loans[g.rank]
    return [*found, by] if by else found


def problem(g: Game, me: Seat, card: int, way: str | None = None, *, counts: bool = True) -> Problem | None:
    """The first obstacle to building this hand card now."""
    if not g.gathered:
        return "not_gathered"
    if counts and g.builds < 1 and not _is_free_of_limit(g, card):
        return "build_limit" if g.box.build_limits[g.rank] else "no_building"
    if card in g.box.build_rules:
        refused: Problem | None = g.box.build_rules[card](g, me, way)
        if refused:
            return refused
    sort = g.box.sort
    wanted = sort[card]
    for standing in g.city[me]:
        if sort[standing] == wanted and not queries.may_duplicate(g, me):
            return "duplicate"
    if way is not None:
        return WAYS[way].problem(g, me, card)
    amount = g.box.cost[card] if card < FIRST_UNIQUE else queries.price(g, me, card)
    return "gold_short" if amount > g.gold[me] else None


def _is_free_of_limit(g: Game, card: int) -> bool:
    """Stables, and trade districts for the Trader, do not use the limit (CIT-15, CIT-16, CIT-54)."""
    if not g.box.open_limit or not g.box.build_limits[g.rank]:
        return False
    return card in queries.answering(g, "free_of_limit") or g.box.type[card] == g.acting().unlimited


def build(g: Game, me: Seat, card: int, way: str | None = None, *, counts: bool = True) -> None:
    """Build a hand card; other ways to pay ask first."""
    if way is None:
        start(g, me, card, queries.price(g, me, card), counts=counts)
    else:
        WAYS[way].pay(g, me, card, counts)


def start(g: Game, me: Seat, card: int, amount: int, way: str | None = None, *, counts: bool = True) -> None:
    """Pay `amount` gold, use up the limit, let others step in, and put the card into the city (CIT-106)."""
    goods.pay(g, me, goods.BANK, amount, "build")
    g.hand[me].remove(card)
    g.knows[card] = 0
    if counts and not _is_free_of_limit(g, card):
        g.builds -= 1
    g.spent += amount
    if g.log is not None:
        g.tell("built", seat=me, card=card, price=amount, way=way or "gold")
    g.site, g.site_price = card, amount
    g.paid_builds += amount > 0
    if g.box.interrupted:
        g.do(me, interruptions, finish, taxes)
    else:
        finish(g, me)


@step
def interruptions(g: Game, me: Seat) -> None:
    """The moment at which the builder's payment is made and the district does not stand yet."""
    for interrupt in windows.ON_BUILD:
        interrupt(g, me)


@step
def finish(g: Game, me: Seat) -> None:
    """Unless it was taken away, the district stands in the builder's city."""
    if g.site >= 0:
        g.city[me].append(g.site)
        if g.box.classic and g.site >= FIRST_UNIQUE:
            g.fresh.append(g.site)
        g.site = -1
        note_completion(g, me)


@step
def taxes(g: Game, me: Seat) -> None:
    """Whoever got the district pays the tax, if there is one."""
    for levy in windows.AFTER_BUILD:
        levy(g, me)


def note_completion(g: Game, me: Seat) -> None:
    """A city of enough districts is complete, for good (CIT-70); the first one is first for ever (CIT-95)."""
    if queries.size(g, me) >= g.box.complete and me not in g.completed:
        g.completed.append(me)
        g.tell("completed", seat=me, first=len(g.completed) == 1)
