"""What seats of a sampled world do to each other's hands and cities: the habits of `cities` and `hands` in short.

They look at what lies open, at their own hand and at how many cards others hold; never at which.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.bot.cards import SPARE, UNSEEN
from game.citadels.bot.cities import HURT, LAST_STEP
from game.citadels.bot.search.world import World
from game.citadels.bot.threat import threat
from game.citadels.rules import queries
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.characters import diplomat, warlord
from game.citadels.rules.words import DISTRICT
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.steps import Seat

Below = Callable[[int], int]
CLEARLY = 1.5  # points by which another hand must promise more


def _dangers(g: World, me: Seat) -> list[float]:
    """How dangerous each seat is beside the average of my rivals: about 1, at most 1.6 (`relative_threat`)."""
    threats = [threat(g, Seat(seat)) for seat in range(g.box.players)]
    average = (sum(threats) - threats[me]) / (len(threats) - 1) + 0.1
    return [min(1.6, one / average) for one in threats]


def _gold_worth(g: World) -> float:
    return 0.15 if g.completed else 0.9


# -- cities ------------------------------------------------------------------------------------------------------------
def strike(g: World, me: Seat, options: list[str], below: Below) -> str:
    """The district whose loss hurts a dangerous owner most for its price; none if all are dearer than that."""
    offered, dangers, gold = set(options), _dangers(g, me), _gold_worth(g)
    best, most = options[0], 0.0 if PASS in offered else -99.0
    for owner in g.others(me):
        danger = dangers[owner]
        step = LAST_STEP if queries.size(g, owner) >= g.box.complete - 1 else 0.2
        for card in g.city[owner]:
            if DISTRICT[card] in offered:
                gain = (g.cost(card) * HURT + step) * danger - warlord.price(g, owner, card) * gold
                if gain > most:
                    best, most = DISTRICT[card], gain
    return best


def want_in_exchange(g: World, me: Seat, options: list[str], below: Below) -> str:
    """The district that promises most for my cheapest one, as far as my gold goes."""
    offered, dangers, gold = set(options), _dangers(g, me), _gold_worth(g)
    cheapest = min([g.cost(card) for card in g.city[me]], default=0)
    best, most = options[0], 0.3 if PASS in offered else -99.0
    for owner in g.others(me):
        for card in g.city[owner]:
            if DISTRICT[card] in offered:
                wall = queries.rank8_extra(g, owner, card)
                raised = min(g.cost(card) - cheapest, g.gold[me] - wall)
                gain = raised * (1 + HURT * dangers[owner]) - (raised + wall) * gold
                if gain > most:
                    best, most = DISTRICT[card], gain
    return best


def give_in_exchange(g: World, me: Seat, options: list[str], below: Below) -> str:
    """My cheapest; nothing if it is as good as theirs."""
    own = [word for word in options if kind(word) == "district"]
    worst = min(own, key=lambda word: g.cost(value(word)))
    wanted: int = g.stack[-1][4]["wanted"]
    return worst if diplomat.difference(g, wanted, value(worst)) or PASS not in options else PASS


# -- hands -------------------------------------------------------------------------------------------------------------
def swap_or_discard(g: World, me: Seat, options: list[str], below: Below) -> str:
    """The fullest hand if it promises clearly more than mine; else away with what is useless."""
    mine = sum([_worth(g, me, card) for card in g.hand[me]])
    others = [(len(g.hand[value(word)]), word) for word in options if kind(word) == "seat"]
    if others and not g.completed:
        cards, fullest = max(others)
        if cards * UNSEEN > mine + CLEARLY:
            return fullest
    return _useless(g, me, options) or (PASS if PASS in options else options[0])


def discard_more(g: World, me: Seat, options: list[str], below: Below) -> str:
    """All that is useless goes."""
    return _useless(g, me, options) or DONE


def _useless(g: World, me: Seat, options: list[str]) -> str | None:
    cards = [(_worth(g, me, value(word)), word) for word in options if kind(word) == "card"]
    if not cards:
        return None
    worth, worst = min(cards)
    return worst if worth <= SPARE else None


def _worth(g: World, me: Seat, card: int) -> float:
    """Points that a card of my own hand may bring, less what is missing to pay it."""
    sort, cost = g.box.sort, g.box.cost[card]
    if sort[card] in [sort[own] for own in g.city[me]]:
        return 0.1
    short = max(0, cost - g.gold[me] - 2)
    return max(0.2, cost + (1.0 if g.box.type[card] == UNIQUE else 0.4) - 0.45 * short)
