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
