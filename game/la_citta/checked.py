"""The data of La Città, held against the code: rules and cards speak of the same buildings and politics cards."""

from __future__ import annotations

from game.content import ContentError
from game.la_citta.content import Cards, check_code, own_cards


def checked_cards() -> Cards:
    """The game's own cards. Raises ContentError with every fault of the file, or of what is between it and the code."""
    from game.la_citta.rules import BUILDINGS, POLITICS

    cards = own_cards()
    faults = check_code(cards, BUILDINGS, POLITICS)
    if faults:
        raise ContentError(faults)
    return cards
