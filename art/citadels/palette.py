"""What the cards of Citadels say by colour: types of districts and ranks of characters, and whose light is theirs."""

from __future__ import annotations

from art.kit.drawing.colour import mix
from art.kit.drawing.palette import GROUNDS
from art.kit.gems import MILITARY, NOBLE, RELIGIOUS, TRADE, TYPE_TONES, UNIQUE, Tones

BASIC_TYPES = (NOBLE, RELIGIOUS, TRADE, MILITARY)
TYPES = (*BASIC_TYPES, UNIQUE)
RANKS = tuple(range(1, 10))

# The hour of each type is the light of its pictures.
HOURS = {NOBLE: "golden", RELIGIOUS: "blue", TRADE: "morning", MILITARY: "sunset", UNIQUE: "night"}


def rank_of(key: str) -> int | None:
    """The rank of an overlay key such as "rank4"; None for a type."""
    return None if key in TYPE_TONES else int(key.removeprefix("rank"))


def tones_of(key: str) -> Tones:
    """The colours of an overlay key: a type, or "rank" and a number."""
    rank = rank_of(key)
    if rank is None:
        return TYPE_TONES[key]
    middle, edge, _ = GROUNDS[rank]
    return Tones(middle, edge, mix(middle, "#ffffff", 0.4))
