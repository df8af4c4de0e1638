"""What district cards are worth to a seat, in points."""

from __future__ import annotations

from game.citadels.rules import queries, scoring
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import UNKNOWN, Table
from game.kernel.steps import Seat

LATER_USE = {  # what a unique district is worth beyond its points while the game goes on, per remaining round
    "library": 0.5, "school_of_magic": 0.5, "smithy": 0.4, "laboratory": 0.3, "factory": 0.2, "quarry": 0.2,
    "keep": 0.1,
}  # fmt: skip
NEW_COLOUR = 0.6  # a first district of a type, as a step towards the bonus for all five
MATCHING_INCOME = 0.12


def rounds_left(t: Table) -> float:
    """An estimate of how many rounds are still to come: 0 in the last one."""
    if t.completed:
        return 0.0
    most = max(len(city) for city in t.city)
    return max(0.5, (t.box.complete - most) * 1.15)


def points_of_building(t: Table, me: Seat, card: int, price: int) -> float:
    """By how much building this card would raise the seat's score if the game ended then. Changes nothing."""
    before = scoring.lines(t, me)["total"]
    city, hand, gold = t.city[me], t.hand[me], t.gold[me]
    t.city[me], t.gold[me] = [*city, card], gold - price
    t.hand[me] = [c for c in hand if c != card]
    after = scoring.lines(t, me)["total"]
    if len(t.city[me]) >= t.box.complete and me not in t.completed:
        after += scoring.LATER_COMPLETE if t.completed else scoring.FIRST_COMPLETE
    t.city[me], t.hand[me], t.gold[me] = city, hand, gold
    return float(after - before)


def build_value(t: Table, me: Seat, card: int, price: int) -> float:
    """What building this card now is worth: points, and what it will still bring while the game goes on."""
    value = points_of_building(t, me, card, price)
    left = rounds_left(t)
    if left <= 0:
        return value
    types = {t.box.type[c] for c in t.city[me]}
    if t.box.type[card] not in types:
        value += NEW_COLOUR
    if t.box.type[card] != UNIQUE:
        value += MATCHING_INCOME * left
    return value + LATER_USE.get(t.box.kind[card], 0.0) * left


def hand_value(t: Table, me: Seat, card: int) -> float:
    """How much a seat wants to hold a card: what it would bring, less if it is hard to pay or cannot be built."""
    if card == UNKNOWN:
        return 2.0
    sort = t.box.sort[card]
    if any(t.box.sort[own] == sort for own in t.city[me]) and not queries.may_duplicate(t, me):
        return 0.1
    others = sum(1 for c in t.hand[me] if c != UNKNOWN and c != card and t.box.sort[c] == sort)
    price = queries.price(t, me, card)
    short = max(0, price - t.gold[me] - 2)
    left = rounds_left(t)
    if left <= 0 and short:
        return 0.0
    return max(0.2, build_value(t, me, card, 0) - short * (0.9 if left < 3 else 0.45) - others * 1.5)


def wanted_builds(t: Table, me: Seat) -> list[int]:
    """The hand cards this seat could ever build, best first."""
    cards = [c for c in t.hand[me] if c != UNKNOWN]
    return sorted(cards, key=lambda card: (-hand_value(t, me, card), card))
