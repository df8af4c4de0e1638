"""The data of La Città, held against the code: rules and cards speak of the same buildings and politics cards."""

from __future__ import annotations

from pathlib import Path

from game.content import ContentError
from game.la_citta.content import Cards, check_code
from game.la_citta.content.files import examine_own_cards
from game.la_citta.content.loading import examine_cards


def checked_cards(path: Path | None = None) -> Cards:
    """The cards in a file, by default the game's own. Raises ContentError with every fault of the file, and of what is
    between it and the code."""
    from game.la_citta.rules import BUILDINGS, POLITICS

    cards, found = examine_cards(path) if path else examine_own_cards()
    faults = [*found, *(check_code(cards, BUILDINGS, POLITICS) if not found else [])]
    if faults:
        raise ContentError(faults)
    return cards
