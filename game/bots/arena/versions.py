"""Which bots, rules and cards a result was made with: a short hash, so that results of different ones never mix."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from game import __version__, catalog
from game.bots import LEVELS, QUICK, SPARRING, split
from game.bots.mind import mind

GAME = Path(__file__).resolve().parent.parent.parent
SEARCHING = frozenset({*LEVELS, SPARRING}) - frozenset(QUICK)
KERNEL = ("kernel/*.py",)
FREE = {  # what decides for the levels that every game has
    "random": ("bots/random_bot.py",),
    "search": ("bots/search/*.py",),
}


def bots_hash(names: Iterable[str], game: str = catalog.USUAL) -> str:
    """A short name of everything that decides how these bots play: their code, the rules and the cards' facts."""
    return _hash_of(game, frozenset(split(name)[0] for name in names))


@cache
def _hash_of(game: str, levels: frozenset[str]) -> str:
    known = mind(game)
    sources = {**FREE, **known.sources}
    everything = tuple(pattern for patterns in sources.values() for pattern in patterns)
    patterns = {*KERNEL, *known.below_all, *(one for level in levels for one in sources.get(level, everything))}
    files = {path for pattern in patterns for path in GAME.glob(pattern)}
    if not levels.isdisjoint(SEARCHING):
        files |= set(known.models())
    found = hashlib.sha256(known.facts().encode() + (b"" if files else __version__.encode()))
    for path in sorted(files):
        found.update(path.name.encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:16]


def facts_hash(game: str = catalog.USUAL) -> str:
    """A short name of the facts of all cards."""
    return mind(game).facts()
