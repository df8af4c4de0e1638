"""La Città for what is read before the tests run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from game import catalog

PACK = "la_citta=game.la_citta.game:LaCittaPack"


@contextmanager
def playable() -> Iterator[None]:
    """The game can be played as long as this lasts, whether or not the catalog has it."""
    before = os.environ.get(catalog.ELSEWHERE)
    if "la_citta" not in catalog.GAMES:
        os.environ[catalog.ELSEWHERE] = PACK
    try:
        yield
    finally:
        os.environ.pop(catalog.ELSEWHERE, None)
        if before is not None:
            os.environ[catalog.ELSEWHERE] = before
