"""The six estates in words, and the letter of each, which is different in every language. No pygame here."""

from __future__ import annotations

from game.rattus_cartus.content import ESTATES, own_cards
from game.rattus_cartus.lang import language


def estate_name(estate: int | str) -> str:
    """What an estate is called, by its number or its id. Raises KeyError and IndexError for one that is not there."""
    which = ESTATES[estate] if isinstance(estate, int) else estate
    return own_cards().estates[which].name.get(language())


def estate_letter(estate: int | str) -> str:
    """The first letter of its name that no estate before it has taken; a figure if there is none."""
    wanted = ESTATES[estate] if isinstance(estate, int) else estate
    taken: list[str] = []
    for number, each in enumerate(ESTATES, start=1):
        letters = (sign.upper() for sign in estate_name(each) if sign.isalpha())
        own = next((sign for sign in letters if len(sign) == 1 and sign not in taken), str(number))
        if each == wanted:
            return own
        taken.append(own)
    return ""
