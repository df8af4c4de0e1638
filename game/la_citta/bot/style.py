"""How a computer player differs from the neutral one: factors on what it values, never other rules or knowledge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Style:
    """The factors of one personality; the defaults are neutral."""

    buildings: Mapping[str, float] = field(default_factory=dict)  # by building id: points more (or less) for it
    cards: Mapping[str, float] = field(default_factory=dict)  # the same by politics card, `gold` and `new_city`
    wins: float = 1.0  # what citizens drawn from others are worth
    losses: float = 1.0  # ... and those that others draw
    meets: float = 0.0  # points for a new neighbour
    gold: float = 1.0
    bonus: float = 1.0  # all three kinds in a city
    hunger: float = 1.0  # how dear hunger of later years is
    grudge: float = 0.0  # citizens by which it rather draws from a city that has more of something than its own
    whim: float = 1.0  # how widely near equals are mixed


NEUTRAL = Style()
