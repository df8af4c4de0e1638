"""What the gallery says about cards, sets and filters."""

from __future__ import annotations

from game.content.book import book
from game.ui.lang import _, ngettext
from game.ui.screens.gallery.entries import GAME


def set_choices(game: str, in_game: bool) -> list[tuple[str, str]]:
    """What the list of sets offers."""
    own = [(GAME, _("In this game"))] if in_game else []
    return [("", _("All sets")), *own, *book(game).shelf().sets().items()]


def count_text(shown: int, every: int) -> str:
    """How many cards are shown."""
    if shown == every:
        return ngettext("{count} card", "{count} cards", every).format(count=every)
    return _("{shown} of {count} cards").format(shown=shown, count=every)


def sets_text(game: str, card: str, in_game: bool) -> str:
    """The sets a card belongs to, in one paragraph."""
    told = [_("In this game")] if in_game else []
    told += filter(None, [book(game).shelf().sets_told(card)])
    return " · ".join(told) or _("No set: choose it yourself for a game of your own.")
