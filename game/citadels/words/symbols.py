"""What every symbol on the table stands for, in one short sentence. No pygame here.

Whatever draws a symbol names it to `canvas.explain`; a test finds symbols that nobody named.
"""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.words.contents import SYMBOLS

_OF_THE_TABLE = {
    # figures of a player
    "gold": N_("Gold of this player, to pay for districts."),
    "hand": N_("Cards in this player's hand; only their owner sees them."),
    "city": N_("Districts built, and how many make the city complete."),
    "points": N_("Points so far, as far as everybody can count them."),
    "crown": N_("The crown: its holder drafts first and calls the ranks."),
    "crest": N_("The shield of a player: whatever bears it is that player's."),
    "you": N_("You play this character in this round; nobody else knows it."),
    # cards that lie face down
    "role_down": N_("A character, face down until its rank is called."),
    "pile": N_("The characters that are left; only who chooses now sees them."),
    "aside_down": N_("Set aside face down: nobody plays this character in this round."),
    "aside_mine": N_("You set this character aside; others see only its back."),
    "hand_down": N_("A district card, face down."),
    "deck": N_("The deck of district cards, and how many are left in it."),
    # on characters; further ones in the files of their cards
    "rank": N_("The rank of the character that is in question."),
    "out": N_("Set aside face up: nobody plays this character in this round."),
    # on districts
    "price": N_("What this would cost you now."),
    # in the score
    "noble": N_("Noble: one of the five types of district."),
    "religious": N_("Religious: one of the five types of district."),
    "trade": N_("Trade: one of the five types of district."),
    "military": N_("Military: one of the five types of district."),
    "unique": N_("Unique: one of the five types of district."),
}  # fmt: skip
SENTENCES = {**_OF_THE_TABLE, **SYMBOLS}


def sentence(key: str) -> str:
    """What the symbol stands for; "" if it is not known."""
    return _(SENTENCES[key]) if key in SENTENCES else ""
