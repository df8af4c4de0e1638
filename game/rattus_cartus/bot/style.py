"""How a computer player differs from the neutral one: factors on what it values, never other rules or knowledge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Style:
    """The factors of one personality; the defaults are neutral."""

    estates: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)  # what their influence is worth
    actions: Mapping[str, float] = field(default_factory=dict)  # by building id: points more (or less) for going there
    rats: float = 1.0  # how dear rats are
    cards: float = 1.0  # how dear cards of the hand are
    swords: float = 1.0  # how gladly Swords and Flutes are played
    leader: float = 0.0  # cards of a hand by which a leader is rather attacked
    grudge: float = 0.0  # cards of a hand by which somebody is rather attacked who has taken cards of this seat
    passes: float = 1.0  # how gladly it waits
    whim: float = 1.0  # how widely near equals are mixed


NEUTRAL = Style()


# The styles of the named opponents, by their id in data/opponents.yaml, which says who they are.

# estates: peasantry, bourgeoisie, church, chivalry, magic, royalty
STYLES: dict[str, Style] = {
    "builder": Style(
        estates=(1.1, 1.1, 1.0, 1.0, 1.0, 1.0),
        actions={"farm": 0.5, "brewery": 0.5, "marketplace": 0.5},
        swords=0.8,
    ),
    "miser": Style(
        estates=(1.0, 1.0, 1.0, 1.0, 1.0, 1.1),
        actions={"treasury": 0.9, "palace": 0.6, "farm": 0.3},
        cards=1.12,
        swords=0.9,
    ),
    "schemer": Style(
        actions={"office": 0.8, "fortune_tellers_tent": 0.6, "rat_catchers_hut": 0.6},
        leader=1.5,
        passes=2.0,
        whim=1.3,
    ),
    "aggressor": Style(
        estates=(1.0, 1.0, 1.0, 1.12, 1.0, 1.0),
        actions={"castle": 0.7, "guard_tower": 0.7},
        swords=1.3,
        leader=2.0,
    ),
    "dreamer": Style(
        estates=(1.0, 1.0, 1.0, 1.0, 1.15, 1.0),
        actions={"fortune_tellers_tent": 0.8, "rat_catchers_hut": 0.6},
        rats=0.95,
    ),
    "avenger": Style(
        actions={"castle": 0.5, "guard_tower": 0.3, "rat_catchers_hut": 0.3},
        swords=1.15,
        leader=0.5,
        grudge=3.0,
    ),
    "gambler": Style(
        rats=0.87,
        cards=0.96,
        whim=1.6,
        actions={"monastery": -0.3, "hospital": -0.2},
    ),
    "courtier": Style(
        estates=(0.97, 1.0, 1.0, 1.0, 1.0, 1.15),
        actions={"palace": 0.6, "treasury": 0.5},
        rats=1.06,
    ),
}


def style_of(personality: str) -> Style:
    """The style of a named opponent; the neutral one for no name. Raises KeyError for a name nobody has."""
    return STYLES[personality] if personality else NEUTRAL
