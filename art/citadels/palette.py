"""What the cards of Citadels say by colour: types of districts and ranks of characters, and whose light is theirs."""

from __future__ import annotations

from typing import NamedTuple

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.palette import GROUNDS

NOBLE, RELIGIOUS, TRADE, MILITARY, UNIQUE = "noble", "religious", "trade", "military", "unique"
BASIC_TYPES = (NOBLE, RELIGIOUS, TRADE, MILITARY)
TYPES = (*BASIC_TYPES, UNIQUE)
RANKS = tuple(range(1, 10))


class Tones(NamedTuple):
    """Main, dark and light colour of a type or a rank."""

    main: Colour
    dark: Colour
    light: Colour


TYPE_TONES = {
    NOBLE: Tones("#e0a02c", "#7a4a10", "#ffd877"),
    RELIGIOUS: Tones("#3d7fd6", "#163a78", "#9fcbff"),
    TRADE: Tones("#3fa05e", "#124a30", "#9fe0a8"),
    MILITARY: Tones("#d0432f", "#6a1518", "#ff9a80"),
    UNIQUE: Tones("#9457c4", "#3c1a66", "#dcb0ff"),
}

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
