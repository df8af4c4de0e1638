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


# The styles of the named opponents, by their id in data/opponents.yaml, which says who they are.

STYLES: dict[str, Style] = {
    "builder": Style(buildings={"palazzo": 0.2, "cathedral": 0.25, "university": 0.25}, cards={"new_city": 0.2}),
    "miser": Style(buildings={"quarry": 0.3}, cards={"gold": 0.1}, gold=1.08),
    "schemer": Style(cards={"closeness": 0.25, "bread_and_games": 0.2}, wins=1.05),
    "aggressor": Style(wins=1.3, losses=0.9, meets=0.15, cards={"bread_and_games": 0.1}),
    "dreamer": Style(buildings={"well": 0.1, "bathhouse": 0.15}, cards={"bread_and_games": 0.15, "rich_harvest": 0.1}),
    "avenger": Style(wins=1.1, losses=1.15, grudge=0.3),
    "gambler": Style(hunger=0.85, losses=0.9, whim=1.5, cards={"golden_times": 0.2}),
    "courtier": Style(buildings={"palazzo": 0.1, "cathedral": 0.1}, cards={"golden_times": 0.15, "closeness": 0.1}),
}


def style_of(personality: str) -> Style:
    """The style of a named opponent; the neutral one for no name. Raises KeyError for a name nobody has."""
    return STYLES[personality] if personality else NEUTRAL
