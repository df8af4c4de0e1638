"""What a sparring partner reads off the table: plain counting, no guessing."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules import queries, scoring
from game.citadels.rules.state import UNKNOWN, View
from game.kernel.steps import Problem, Seat


def points(v: View, seat: Seat) -> int:
    """A seat's points if the game ended now."""
    return scoring.lines(v, seat)["total"]


def gain(v: View, card: int, price: int) -> int:
    """The points that one district more would bring me at once; changes nothing."""
    me = v.viewer
    before, city, hand, gold = points(v, me), v.city[me], v.hand[me], v.gold[me]
    v.city[me], v.hand[me], v.gold[me] = [*city, card], [own for own in hand if own != card], gold - price
    after = points(v, me)
    if me not in v.completed and queries.size(v, me) >= v.box.complete:
        after += scoring.LATER_COMPLETE if v.completed else scoring.FIRST_COMPLETE
    v.city[me], v.hand[me], v.gold[me] = city, hand, gold
    return after - before


def loses(v: View, owner: Seat, card: int) -> int:
    """The points a seat would lose with this district; changes nothing."""
    before, city = points(v, owner), v.city[owner]
    v.city[owner] = [own for own in city if own != card]
    after = points(v, owner)
    v.city[owner] = city
    return before - after


def price(v: View, card: int) -> int:
    """What the card costs me to build."""
    return queries.price(v, v.viewer, card)


def scores_in_hand(v: View, card: int) -> bool:
    """The Secret Vault: worth keeping, impossible to build."""
    return card in queries.answering(v, "only_in_hand")


def buildable(v: View, card: int) -> bool:
    """Whether I could ever build this card, gold aside."""
    if card == UNKNOWN or scores_in_hand(v, card):
        return False
    rule = v.box.build_rules.get(card)
    if rule is not None and rule(v, v.viewer, None):
        return False
    same = any(v.box.sort[own] == v.box.sort[card] for own in v.city[v.viewer])
    return not same or queries.may_duplicate(v, v.viewer)


def missing(v: View, seat: Seat) -> int:
    """How many districts a seat is short of the end."""
    return v.box.complete - queries.size(v, seat)


def ending(v: View) -> bool:
    """Whether this is the last round."""
    return bool(v.completed)


def owns(v: View, district: str) -> bool:
    """Whether this district stands in my city."""
    return any(v.box.kind[card] == district for card in v.city[v.viewer])


def best_rival(v: View) -> Seat:
    """The other seat with most points; then the one with most gold."""
    return max(v.others(v.viewer), key=lambda seat: (points(v, seat), v.gold[seat], -seat))


def leading(v: View) -> bool:
    """Whether nobody has more points than I."""
    return points(v, v.viewer) >= points(v, best_rival(v))


def permitted(v: View, check: Callable[..., Problem | None], word: str) -> bool:
    """Whether the rules have nothing against this answer; their checks read only what every seat sees."""
    return check(v, v.viewer, word) is None


def holders(v: View, rank: int) -> list[Seat]:
    """Who may hold this character, by what passed through my hands and what has been shown since."""
    me = v.viewer
    if rank in v.face_up or rank in v.roles[me] or v.shown[rank] >= 0 or 0 < rank < v.rank:
        return []
    if not v.order or v.box.players < 4 or not v.seen[me]:
        return v.others(me)
    place = v.order.index(me)
    before, after = v.order[:place], v.order[place + 1 :]
    if rank in v.seen[me][0]:
        seats = after
    elif after and v.box.ranks == v.box.players + 1:
        seats = [*before, v.order[-1]]  # the last player could take the card that lay face down
    else:
        seats = before
    shown = {seat for seat in v.shown if seat >= 0}
    return [Seat(seat) for seat in seats if seat not in shown]
