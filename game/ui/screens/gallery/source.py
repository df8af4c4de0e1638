"""Rulings and rules for reading. A damaged file of them is named once, and the game goes on without."""

from __future__ import annotations

import logging
from functools import cache

from game.content import ContentError, Rules, Rulings
from game.content.book import book

_log = logging.getLogger(__name__)


@cache
def rulings(game: str) -> Rulings:
    """The rulings of a game; none at all if their file cannot be used."""
    try:
        return book(game).rulings()
    except ContentError as error:
        _log.warning("the rulings of the game %s cannot be shown: %s", game, error)
        return Rulings({}, {})


def damaged(game: str) -> bool:
    """Whether there are rulings that cannot be read; a game may have none."""
    try:
        book(game).rulings()
    except ContentError:
        return True
    return False


@cache
def rules(game: str) -> Rules:
    """The rules of a game in full; none at all if their file cannot be used."""
    try:
        return book(game).rules()
    except ContentError as error:
        _log.warning("the rules of the game %s cannot be shown: %s", game, error)
        return Rules({})
