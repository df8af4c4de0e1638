"""The data of Citadels, held against the code: the rules and the cards speak of the same things."""

from __future__ import annotations

from pathlib import Path

from game.citadels.content import Cards, check_code, check_docstrings
from game.citadels.content.loading import examine_cards, examine_own_cards
from game.content import ContentError, Opponents
from game.content.opponents import check_styles, examine_opponents

FILLER = "mypyc filler docstring"  # what mypyc gives a class


def coded_ids() -> tuple[set[str], set[str]]:
    """Ids of the characters and of the unique districts that the rules have code for."""
    from game.citadels.rules import CHARACTERS, UNIQUE

    return set(CHARACTERS), set(UNIQUE)


def checked_cards(path: Path | None = None, *, texts: bool = False) -> Cards:
    """The cards in a file, by default the game's own; they and the rules speak of the same cards. With `texts` each
    docstring must also be what the card says (`check-data` and the tests ask for it; a program that runs needs no
    docstrings).

    Raises ContentError with every fault of the file, and of what is between it and the code.
    """
    cards, found = examine_cards(path) if path else examine_own_cards()
    faults = [*found, *check_code(cards, *coded_ids())]
    if texts:
        faults += check_docstrings(cards, docstrings())
    if faults:
        raise ContentError(faults)
    return cards


def docstrings() -> dict[str, str]:
    """What the classes of characters and of unique districts say of themselves, by id. Compiled ones say nothing,
    nor do those of a package, which is made without docstrings."""
    from game.citadels.rules import CHARACTERS, UNIQUE

    if not __debug__:
        return {}
    found = {name: type(one).__doc__ or "" for name, one in (CHARACTERS | UNIQUE).items()}
    return {name: said for name, said in found.items() if said != FILLER}


def checked_opponents(path: Path | None = None) -> Opponents:
    """The named opponents in a file, by default the game's own; they and the styles of the bots have the same ids.

    Raises ContentError with every fault.
    """
    from game.citadels.bot.style import STYLES

    opponents, found = examine_opponents(path)
    faults = [*found, *check_styles(opponents, STYLES)]
    if faults:
        raise ContentError(faults)
    return opponents
