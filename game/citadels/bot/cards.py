"""What district cards are worth to a seat, in points."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.uniques import later_use
from game.citadels.rules import queries, scoring
from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import UNKNOWN, Table
from game.kernel.steps import Seat

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
