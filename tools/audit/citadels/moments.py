"""What the detectors ask of a moment: points, gains, and what would end the game."""

from __future__ import annotations

from game.citadels.rules import queries, scoring
from game.citadels.rules.state import View
from game.kernel.steps import Seat
from tools.audit import Finding, Moment

__all__ = ["Finding", "Moment", "gain", "points", "would_end"]


def points(v: View, seat: Seat) -> int:
    """A seat's points as the viewer sees them."""
    return scoring.lines(v, seat)["total"]


def gain(v: View, card: int, price: int) -> int:
    """The points at once of one more district in the viewer's city, the end's bonus aside; changes nothing."""
    me = v.viewer
    before, city, hand, gold = points(v, me), v.city[me], v.hand[me], v.gold[me]
    v.city[me], v.hand[me], v.gold[me] = [*city, card], [own for own in hand if own != card], gold - price
    after = points(v, me)
    v.city[me], v.hand[me], v.gold[me] = city, hand, gold
    return after - before


def would_end(v: View, card: int) -> bool:
    """Whether one more district would complete the viewer's city and so begin the end of the game."""
    me = v.viewer
    if v.completed:
        return False
    v.city[me].append(card)
    size = queries.size(v, me)
    v.city[me].pop()
    return size >= v.box.complete
