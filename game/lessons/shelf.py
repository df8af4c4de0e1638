"""The tutorials that the games bring along, read once."""

from __future__ import annotations

import logging
from functools import cache

from game.content.faults import ContentError
from game.lessons.course import Tutorial
from game.lessons.reading import faults_of, file_of, readable_ones

_log = logging.getLogger(__name__)


@cache
def tutorials(game: str) -> tuple[Tutorial, ...]:
    """Those of a game that can be read, in their order; `trouble` says what is wrong with the others. Whether every
    lesson can be done takes longer to find out: `unplayable`."""
    found, faults = _read(game)
    for fault in faults:
        _log.warning("a tutorial cannot be played: %s", fault)
    return found


def trouble(game: str) -> str:
    """The first thing that is wrong with the tutorials of a game; "" for nothing."""
    return next(iter(_read(game)[1]), "")


def unplayable(tutorial: Tutorial) -> str:
    """Where a tutorial cannot go on, in a sentence; "" for nowhere. All its ways are played."""
    return next((str(fault) for fault in faults_of(tutorial)), "")


@cache
def _read(game: str) -> tuple[tuple[Tutorial, ...], tuple[str, ...]]:
    path = file_of(game)
    if not path.is_file():
        return (), ()
    try:
        good, faults = readable_ones(path, game)
    except ContentError as error:
        return (), (str(error.faults[0]),)
    return tuple(good), tuple(str(fault) for fault in faults)
