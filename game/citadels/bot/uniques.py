"""What unique districts are worth beyond the points they would score now. One line per district.

A new district works without a line here: then it is worth its points.
"""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules.box import UNIQUE
from game.citadels.rules.state import Table
from game.kernel.steps import Seat

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
