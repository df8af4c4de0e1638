"""Which games can be opened. For one that cannot there is one sentence, which names it, the file and why; the others
stay playable."""

from __future__ import annotations

from game import catalog
from game.content.faults import ContentError

CANNOT = (catalog.PackFault, ContentError)  # what asking for a part of such a game raises


def trouble(game: str) -> str:
    """Why a game cannot be opened; "" if it can. Raises KeyError for one that is not in the catalog."""
    try:
        catalog.rules(game)
    except CANNOT as error:
        return told(game, error)
    return ""


def told(game: str, error: Exception) -> str:
    """The sentence for what was raised."""
    if not isinstance(error, ContentError):
        return str(error)  # that of a PackFault names the game
    first = error.faults[0]
    more = f" (and {len(error.faults) - 1} more faults)" if len(error.faults) > 1 else ""
    return f"The game '{catalog.pack(game).name}' cannot be opened: {first}{more}"


def check_any() -> None:
    """Raises what is wrong with the usual game, if no game at all can be opened."""
    try:
        catalog.rules(catalog.USUAL)
    except CANNOT:
        if all(trouble(game) for game in catalog.games()):
            raise
