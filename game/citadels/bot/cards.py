"""What district cards are worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.rules import queries, scoring
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import UNKNOWN, Table
from game.kernel.steps import Seat

# What unique districts are worth beyond the points they would score now.

PER_ROUND = {  # points a district brings its owner in each round still to come
    "library": 0.5, "school_of_magic": 0.5, "smithy": 0.4, "laboratory": 0.3, "factory": 0.2, "quarry": 0.2,
    "keep": 0.1, "gold_mine": 0.45, "observatory": 0.2, "park": 0.35, "poor_house": 0.3, "museum": 0.6,
    "theater": 0.15, "throne_room": 0.35, "great_wall": 0.1, "hospital": 0.05, "graveyard": 0.1,
}  # fmt: skip
ONCE = {  # points it brings as long as some rounds are to come: a district quickly, or a blow to be struck
    "monument": 1.5, "stables": 0.8, "framework": 0.8, "armory": 0.4,
}  # fmt: skip


def later_use(t: Table, me: Seat, card: int, left: float) -> float:
    """What a unique district still brings after it is built, with so many rounds left (more than 0)."""
    name = t.box.kind[card]
    value = PER_ROUND.get(name, 0.0) * left + ONCE.get(name, 0.0)
    grows = _GROWS.get(name)
    return value + (grows(t, me, left) if grows else 0.0)


def _statue(t: Table, me: Seat, left: float) -> float:
    """The crown wanders: whoever has it now may lose it, whoever has it not may win it."""
    return -2.5 if t.crown == me else 1.5


def _wishing_well(t: Table, me: Seat, left: float) -> float:
    return 0.25 * left


def _basilica(t: Table, me: Seat, left: float) -> float:
    return 0.4 * left


def _capitol(t: Table, me: Seat, left: float) -> float:
    """Three of a type come nearly by themselves; once they stand, the points are counted already."""
    types = [t.box.type[card] for card in t.city[me]]
    return 0.0 if any(types.count(kind) >= 3 for kind in set(types)) else min(2.0, 0.5 * left)


def _ivory_tower(t: Table, me: Seat, left: float) -> float:
    """Other unique districts must stay away from now on."""
    alone = not any(t.box.type[card] == UNIQUE for card in t.city[me])
    return -0.3 * left if alone else 0.0


def _hoard(t: Table, me: Seat, left: float) -> float:
    """Map Room and Imperial Treasury count what is left at the end: a little more than now."""
    return 0.5


_GROWS: dict[str, Callable[[Table, Seat, float], float]] = {
    "statue": _statue, "wishing_well": _wishing_well, "basilica": _basilica, "capitol": _capitol,
    "ivory_tower": _ivory_tower, "map_room": _hoard, "imperial_treasury": _hoard,
}  # fmt: skip


NEW_COLOUR = 0.6  # a first district of a type, as a step towards the bonus for all five
MATCHING_INCOME = 0.12
UNSEEN = 2.0  # an unknown card
SPARE = 0.9  # a card worth less than this may go


def rounds_left(t: Table) -> float:
    """An estimate of how many rounds are still to come: 0 in the last one."""
    if t.completed:
        return 0.0
    return max(0.5, (t.box.complete - queries.largest(t)) * 1.15)


def total(t: Table, me: Seat) -> int:
    """The seat's score if the game ended now."""
    return scoring.lines(t, me)["total"]


def points_of_building(t: Table, me: Seat, card: int, price: int, giving: Sequence[int] = ()) -> float:
    """By how much building this card, and losing the districts `giving` for it, would raise the seat's score if the
    game ended then. Changes nothing."""
    return float(_points_with(t, me, card, price, giving) - total(t, me))


def _points_with(t: Table, me: Seat, card: int, price: int, giving: Sequence[int]) -> int:
    city, hand, gold = t.city[me], t.hand[me], t.gold[me]
    t.city[me], t.gold[me] = [*([own for own in city if own not in giving] if giving else city), card], gold - price
    t.hand[me] = [c for c in hand if c != card]
    after = total(t, me)
    if queries.size(t, me) >= t.box.complete and me not in t.completed:
        after += scoring.LATER_COMPLETE if t.completed else scoring.FIRST_COMPLETE
    t.city[me], t.hand[me], t.gold[me] = city, hand, gold
    return after


def points_without(t: Table, owner: Seat, card: int) -> float:
    """What a standing district scores its owner now: the points lost without it. Changes nothing."""
    return float(total(t, owner) - _total_without(t, owner, card))


def points_of_districts(t: Table, owner: Seat) -> dict[int, float]:
    """What each standing district of a city scores its owner now: the points lost without it. Changes nothing."""
    before = total(t, owner)
    return {card: float(before - _total_without(t, owner, card)) for card in t.city[owner]}


def _total_without(t: Table, owner: Seat, card: int) -> int:
    city = t.city[owner]
    t.city[owner] = [own for own in city if own != card]
    after = total(t, owner)
    t.city[owner] = city
    return after


def build_value(t: Table, me: Seat, card: int, price: int, giving: Sequence[int] = (), style: Style = NEUTRAL) -> float:
    """What building this card now is worth: points, and what it will still bring while the game goes on."""
    return _worth_built(t, me, card, points_of_building(t, me, card, price, giving), rounds_left(t), style)


def _worth_built(t: Table, me: Seat, card: int, value: float, left: float, style: Style) -> float:
    """Those points, and what is still to come in so many rounds."""
    if left <= 0:
        return value
    if t.box.type[card] not in {t.box.type[c] for c in t.city[me]}:
        value += NEW_COLOUR
    value += style.for_district(t, card)
    if t.box.type[card] != UNIQUE:
        return value + MATCHING_INCOME * left
    return value + later_use(t, me, card, left)


def never_built(t: Table, me: Seat, card: int) -> bool:
    """Whether a card cannot be built in this city as it stands: a duplicate, the Secret Vault, a late Monument."""
    own_rule = t.box.build_rules.get(card)
    if own_rule and own_rule(t, me, None):
        return True
    sort = t.box.sort
    return sort[card] in [sort[own] for own in t.city[me]] and not queries.may_duplicate(t, me)


def hand_value(t: Table, me: Seat, card: int, style: Style = NEUTRAL) -> float:
    """How much a seat wants to hold a card: what it would bring, less if it is hard to pay or cannot be built."""
    return hand_values(t, me, [card], style)[0]


def hand_values(t: Table, me: Seat, cards: Sequence[int], style: Style = NEUTRAL) -> list[float]:
    """The same for each of these cards, in their order."""
    left, points = rounds_left(t), total(t, me) if cards else 0
    return [_hand_value(t, me, card, style, left, points) for card in cards]


def _hand_value(t: Table, me: Seat, card: int, style: Style, left: float, points: int) -> float:
    """With so many rounds left, for a seat with so many points now."""
    if card == UNKNOWN:
        return UNSEEN if left > 0 else 0.8
    in_hand = queries.answering(t, "only_in_hand")
    if card in in_hand:
        return float(in_hand[card]) + 0.5
    if never_built(t, me, card):
        return 0.1
    short = _gold_missing(t, me, card)
    if left <= 0 and short:
        return 0.0
    sort = t.box.sort
    others = sum([c != UNKNOWN and c != card and sort[c] == sort[card] for c in t.hand[me]])
    built = _worth_built(t, me, card, float(_points_with(t, me, card, 0, ()) - points), left, style)
    return max(0.2, built - short * (0.9 if left < 3 else 0.45) - others * 1.5)


def _gold_missing(t: Table, me: Seat, card: int) -> int:
    """How far the purse and one gathering are from the price; other ways to pay count half."""
    short = max(0, queries.price(t, me, card) - t.gold[me] - 2)
    if not short or card not in t.box.own_ways:
        return short
    if t.box.kind[card] == "necropolis":
        return 0 if t.city[me] else short
    return max(0, short - len(t.hand[me]) + 1)


def wanted_builds(t: Table, me: Seat, style: Style = NEUTRAL) -> dict[int, float]:
    """The hand cards this seat could ever build, best first, and how much it wants each."""
    cards = [card for card in t.hand[me] if card != UNKNOWN]
    values = dict(zip(cards, hand_values(t, me, cards, style), strict=True))
    ordered = sorted(cards, key=lambda card: (-values[card], card))
    return {card: values[card] for card in ordered if not never_built(t, me, card)}
