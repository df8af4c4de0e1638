"""How dangerous the other seats are."""

from __future__ import annotations

from math import fsum

from game.citadels.rules import queries
from game.citadels.rules.state import Table
from game.kernel.steps import Seat

LAST_STEP = 6.0  # a city that the next district completes
TWO_STEPS = 2.5


def threat(t: Table, seat: Seat) -> float:
    """How dangerous a seat is: its city, its means, and how close it is to the end."""
    built = queries.size(t, seat)
    value = sum([t.cost(card) for card in t.city[seat]]) / 3 + t.gold[seat] * 0.35 + len(t.hand[seat]) * 0.3
    return value + (LAST_STEP if built >= t.box.complete - 1 else TWO_STEPS if built >= t.box.complete - 2 else 0.0)


def leader(t: Table, me: Seat) -> Seat:
    """The most dangerous other seat."""
    return max(t.others(me), key=lambda seat: (threat(t, seat), -seat))


def relative_threat(t: Table, me: Seat, seat: Seat) -> float:
    """How dangerous a seat is beside the average of the viewer's rivals: about 1, at most 1.6."""
    rivals = t.others(me)
    threats = [threat(t, other) for other in rivals]
    average = fsum(threats) / len(rivals)
    return min(1.6, threats[rivals.index(seat)] / (average + 0.1))


def about_to_finish(t: Table, seat: Seat) -> bool:
    """The 'Architect threat': two districts short of the end, with the cards and the gold to build them."""
    return queries.size(t, seat) >= t.box.complete - 2 and t.gold[seat] >= 4 and bool(t.hand[seat])
