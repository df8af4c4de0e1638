"""Which bots, rules and cards a result was made with: a short hash, so that results of different ones never mix."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from game import __version__, catalog, paths
from game.bots import LEVELS, QUICK, SEARCH, split
from game.bots.ai import ai
from tools.sparring import OF_GAME, SPARRING

GAME = Path(paths.__file__).resolve().parent
TOOLS = Path(__file__).resolve().parent.parent
SEARCHING = frozenset({*LEVELS, SPARRING}) - frozenset(QUICK)
KERNEL = ("kernel/*.py",)
FREE = {LEVELS[0]: ("bots/random_bot.py",), SEARCH: ("bots/search.py",)}  # what decides for the levels of every game


def bots_hash(names: Iterable[str], game: str = catalog.USUAL) -> str:
    """A short name of everything that decides how these bots play: their code, the rules and the cards' facts."""
    return _hash_of(game, frozenset(split(name)[0] for name in names))


@cache
def _hash_of(game: str, levels: frozenset[str]) -> str:
    known = ai(game)
    decides = {level: known.sources(level) for level in LEVELS} | FREE
    everything = tuple(pattern for patterns in decides.values() for pattern in patterns)
    patterns = {*KERNEL, f"{game}/rules/**/*.py", *(one for level in levels for one in decides.get(level, everything))}
    files = {path for pattern in patterns for path in GAME.glob(pattern)}
    if SPARRING in levels and game in OF_GAME:  # one of them uses the search: an unknown level takes everything
        files |= set((TOOLS / "sparring" / game).glob("*.py"))
    if not levels.isdisjoint(SEARCHING):
        files |= set(known.models())
    found = hashlib.sha256(known.facts().encode() + (b"" if files else __version__.encode()))
    for path in sorted(files):
        found.update(path.name.encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:16]


def facts_hash(game: str = catalog.USUAL) -> str:
    """A short name of the facts of all cards."""
    return ai(game).facts()
