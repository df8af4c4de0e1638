"""The characters, one file each. A new one adds its line here."""

from game.citadels.rules.characters import (  # noqa: F401  # importing a character registers it
    abbot,
    alchemist,
    architect,
    artist,
    assassin,
    bishop,
    blackmailer,
    cardinal,
    diplomat,
    emperor,
    king,
    magician,
    magistrate,
    marshal,
    merchant,
    navigator,
    patrician,
    queen,
    scholar,
    seer,
    spy,
    tax_collector,
    thief,
    trader,
    warlord,
    witch,
    wizard,
)
from game.citadels.rules.characters._base import CHARACTERS, Character

__all__ = ["CHARACTERS", "Character"]
