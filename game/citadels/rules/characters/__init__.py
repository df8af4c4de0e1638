"""The characters, one file each. A new one adds its line here."""

from game.citadels.rules.characters import (  # noqa: F401  # importing a character registers it
    architect,
    artist,
    assassin,
    bishop,
    king,
    magician,
    merchant,
    thief,
    warlord,
)
from game.citadels.rules.characters._base import CHARACTERS, Character

__all__ = ["CHARACTERS", "Character"]
