"""How many nuns lie in the nun row, as far as a seat can tell: its own looks, and every follower it saw elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from game.kernel.steps import Seat
from game.rattus_cartus.rules.state import UNKNOWN, Table

FOLLOWERS, ROW, MOST = 84, 5, 4  # followers, cards of the row, nuns on a card
TOTAL = ROW * MOST
KEPT = 2048  # results that are remembered
Chances = tuple[float, ...]


def unseen(t: Table, me: Seat) -> list[int]:
    """How many followers with 0, 1, ... 4 nuns may still lie in the row where this seat has not looked."""
    nuns, seen, cycle, bit = t.box.nuns, t.seen, t.cycle, 1 << me
    known = {t.nun_row[place] for place in t.looked[me]}
    mine = {*t.hand[me], *t.laid[me], *t.discard}
    counts = [0] * (MOST + 1)
    for card in range(FOLLOWERS):
        if not seen[card] & bit and not cycle[card] and card not in known and card not in mine:
            counts[nuns[card]] += 1
    return counts


def looked_at(t: Table, me: Seat) -> int:
    """The nuns this seat has seen in the row."""
    nuns = t.box.nuns
    return sum(nuns[t.nun_row[place]] for place in t.looked[me] if t.nun_row[place] != UNKNOWN)


def row_chances(t: Table, me: Seat) -> Chances:
    """The chance of each number of nuns in the row, 0 to 20, as this seat knows it."""
    return _shifted(tuple(unseen(t, me)), ROW - len(t.looked[me]), looked_at(t, me))


def public_chances(t: Table) -> Chances:
    """The same for somebody who has not looked and only remembers what lies on the discard pile."""
    counts = [0] * (MOST + 1)
    gone, cycle = set(t.discard), t.cycle
    for card in range(FOLLOWERS):
        if card not in gone and not cycle[card]:
            counts[t.box.nuns[card]] += 1
    return _shifted(tuple(counts), ROW, 0)


def survival(chances: Sequence[float], rats: float) -> float:
    """The chance to live with so many rats; between whole numbers it is drawn straight."""
    if rats <= 0:
        return 1.0
    if rats >= TOTAL + 1:
        return 0.0
    alive = _alive(tuple(chances))
    low = int(rats)
    return alive[low] + (alive[low + 1] - alive[low]) * (rats - low)


@lru_cache(KEPT)
def _alive(chances: Chances) -> Chances:
    """The chance of at least so many nuns, for 0 to 21."""
    found, whole = [0.0], 0.0
    for chance in reversed(chances):
        whole += chance
        found.append(whole)
    found.reverse()
    return tuple(found)


@lru_cache(KEPT)
def _shifted(counts: tuple[int, ...], places: int, known: int) -> Chances:
    drawn = _drawn(counts, places)
    return tuple(drawn[total - known] if 0 <= total - known < len(drawn) else 0.0 for total in range(TOTAL + 1))


@lru_cache(KEPT)
def _drawn(counts: tuple[int, ...], places: int) -> Chances:
    """The sum of nuns on so many cards drawn from these."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for nuns, count in enumerate(counts):
        after: dict[tuple[int, int], int] = {}
        for (taken, total), old in ways.items():
            for more in range(min(count, places - taken) + 1):
                key = taken + more, total + more * nuns
                after[key] = after.get(key, 0) + old * _choose(count, more)
        ways = after
    whole = sum(many for (taken, _), many in ways.items() if taken == places)
    if not whole:
        return (1.0,)
    return tuple(ways.get((places, total), 0) / whole for total in range(TOTAL + 1))


@cache
def _choose(things: int, taken: int) -> int:
    found = 1
    for i in range(taken):
        found = found * (things - i) // (i + 1)
    return found
