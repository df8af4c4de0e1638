"""The tutorials that the games bring along, read once."""

from __future__ import annotations

import logging
from functools import cache

from game.content.faults import ContentError
from game.lessons.checking import file_of, sound_ones
from game.lessons.story import Tutorial

_log = logging.getLogger(__name__)


@cache
def tutorials(game: str) -> tuple[Tutorial, ...]:
    """Those of a game that can be played, in their order; `faults_of` says what is wrong with the others."""
    found, faults = _read(game)
    for fault in faults:
        _log.warning("a tutorial cannot be played: %s", fault)
    return found


def trouble(game: str) -> str:
    """The first thing that is wrong with the tutorials of a game; "" for nothing."""
    return next(iter(_read(game)[1]), "")


@cache
def _read(game: str) -> tuple[tuple[Tutorial, ...], tuple[str, ...]]:
    path = file_of(game)
    if not path.is_file():
        return (), ()
    try:
        good, faults = sound_ones(path, game)
    except ContentError as error:
        return (), (str(error.faults[0]),)
    return tuple(good), tuple(str(fault) for fault in faults)
