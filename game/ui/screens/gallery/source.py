"""Rulings and rules for reading. A damaged file of them is named once, and the game goes on without."""

from __future__ import annotations

import logging
from functools import cache

from game.content import ContentError, Rules, Rulings, default_rules, default_rulings

_log = logging.getLogger(__name__)


@cache
def rulings() -> Rulings:
    """The game's own rulings; none at all if their file cannot be used."""
    try:
        return default_rulings()
    except ContentError as error:
        _log.warning("the rulings cannot be shown: %s", error)
        return Rulings({}, {})


@cache
def rules() -> Rules:
    """The game's own rules in full; none at all if their file cannot be used."""
    try:
        return default_rules()
    except ContentError as error:
        _log.warning("the rules cannot be shown: %s", error)
        return Rules({})
