"""Which games there are and what each brings along. Imports are inside functions: nobody pays for what is not used."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.content import Cards, Opponents
    from game.kernel.rules import Rules


@cache
def rules(game: str) -> Rules[Any, Any]:
    """The rules of a game, with its own card data. Raises KeyError for an unknown game, ContentError for a bad file."""
    if game != "citadels":
        raise KeyError(game)
    from game.citadels.rules import Citadels

    return Citadels(checked_cards())


def coded_ids() -> tuple[set[str], set[str]]:
    """Ids of the characters and of the unique districts that the rules of Citadels have code for."""
    characters, uniques = _docstrings()
    return set(characters), set(uniques)


def checked_cards(path: Path | None = None) -> Cards:
    """The cards in a file, by default the game's own; they and the rules speak of the same cards.

    Raises ContentError with every fault of the file, and of what is between it and the code.
    """
    from game.content import ContentError, check_code, check_docstrings
    from game.content.loading import examine_cards, examine_default_cards

    cards, found = examine_cards(path) if path else examine_default_cards()
    characters, uniques = _docstrings()
    faults = [*found, *check_code(cards, characters, uniques), *check_docstrings(cards, characters | uniques)]
    if faults:
        raise ContentError(faults)
    return cards


def checked_opponents(path: Path | None = None) -> Opponents:
    """The named opponents in a file, by default the game's own; they and the styles of the bots have the same ids.

    Raises ContentError with every fault.
    """
    from game.citadels.bot.personality import STYLES
    from game.content import ContentError
    from game.content.opponent_loading import check_styles, examine_opponents

    opponents, found = examine_opponents(path)
    faults = [*found, *check_styles(opponents, STYLES)]
    if faults:
        raise ContentError(faults)
    return opponents


def _docstrings() -> tuple[dict[str, str], dict[str, str]]:
    """What the classes of characters and of unique districts say of themselves, by id."""
    from game.citadels.rules import CHARACTERS, UNIQUE

    characters = {name: type(one).__doc__ or "" for name, one in CHARACTERS.items()}
    uniques = {name: type(one).__doc__ or "" for name, one in UNIQUE.items()}
    return characters, uniques
