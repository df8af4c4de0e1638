"""The data of Rattus Cartus, held against the code: the rules and the cards speak of the same buildings."""

from __future__ import annotations

from pathlib import Path

from game.content import ContentError
from game.rattus_cartus.content import Cards, check_code
from game.rattus_cartus.content.loading import examine_cards, examine_own_cards


def checked_cards(path: Path | None = None) -> Cards:
    """The cards in a file, by default the game's own; they and the rules speak of the same buildings.

    Raises ContentError with every fault of the file, and of what is between it and the code.
    """
    from game.rattus_cartus.rules import BUILDINGS

    cards, found = examine_cards(path) if path else examine_own_cards()
    faults = [*found, *(check_code(cards, BUILDINGS) if not found else [])]
    if faults:
        raise ContentError(faults)
    return cards
