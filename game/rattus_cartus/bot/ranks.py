"""What points on an influence track are worth at the end: the chances to come in first, second and third."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from game.bots.search.numbers import exp

PAYS, PAYS_TWO = (10.0, 5.0, 2.0), (10.0, 5.0, 0.0)
EXACT = 0  # the spread when nothing moves any more
FAR = 19  # differences beyond are as good as won
FINE = 2  # steps of the spread for each building still to come
WIDEST = 12
PER_ROOT, LEAST = 1.6, 0.4  # of the spread: a building more widens it by its root
START = 0.7  # of a building: how far off a seat without a point is


def spread_of(buildings: float) -> int:
    """The index of the spread with so many buildings of the estate still to come; EXACT for none."""
    if buildings <= 0.0:
        return EXACT
    return min(WIDEST, 1 + int(buildings * FINE + 0.5))


def paid(spread: int, two: bool, leads: Sequence[int]) -> float:
    """The points an estate pays in the mean to a seat with these leads over the others: twice the difference, one more
    for the lower disc (of equal points it ranks higher), one less for the upper."""
    return paid_sorted(spread, two, tuple(sorted(leads)))


@lru_cache(1 << 16)
def paid_sorted(spread: int, two: bool, leads: tuple[int, ...]) -> float:
    """The same for leads in their order, smallest first."""
    above = [1.0, 0.0, 0.0]  # the chance that nobody, one, two of the others rank higher
    for lead in leads:
        better = _chance(spread, max(-FAR, min(FAR, lead)))
        worse = 1.0 - better
        above = [above[0] * better, above[1] * better + above[0] * worse, above[2] * better + above[1] * worse]
    pays = PAYS_TWO if two else PAYS
    return above[0] * pays[0] + above[1] * pays[1] + above[2] * pays[2]


@cache
def _chance(spread: int, lead: int) -> float:
    """The chance to stay ahead (or to come by) from this lead."""
    if spread == EXACT:
        return 1.0 if lead > 0 else 0.0
    buildings = max(0.25, (spread - 1) / FINE)
    width = PER_ROOT * buildings**0.5 + LEAST
    return 1.0 / (1.0 + exp(-lead / 2.0 / width))


def start_share(spread: int) -> float:
    """How much of it a seat without a point may count on: who stays at 0 is paid nothing."""
    if spread == EXACT:
        return 0.0
    buildings = max(0.25, (spread - 1) / FINE)
    return buildings / (buildings + START)
