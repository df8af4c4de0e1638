"""Which bots, rules and cards a result was made with: a short hash, so that results of different ones never mix."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from game import __version__
from game.bots import SPARRING, split
from game.content import default_cards
from game.paths import assets_dir

GAME = Path(__file__).resolve().parent.parent.parent
BELOW_ALL = ("kernel/*.py", "citadels/rules/**/*.py")
HEURISTIC = ("citadels/bot/*.py",)
SEARCHING = (*HEURISTIC, "citadels/bot/search/**/*.py")
SOURCES = {  # what decides for each level, as patterns under game/
    "random": ("bots/random_bot.py",),
    "easy": HEURISTIC,
    "normal": HEURISTIC,
    "hard": SEARCHING,
    "expert": SEARCHING,
    SPARRING: ("citadels/sparring/*.py",),
}
MODELS = "models"  # the folder of the fitted numbers that searching levels use, under assets/


def bots_hash(names: Iterable[str]) -> str:
    """A short name of everything that decides how these bots play: their code, the rules and the cards' facts."""
    return _hash_of(frozenset(split(name)[0] for name in names))


@cache
def _hash_of(levels: frozenset[str]) -> str:
    patterns = {*BELOW_ALL, *(pattern for level in levels for pattern in SOURCES.get(level, SEARCHING))}
    files = {path for pattern in patterns for path in GAME.glob(pattern)}
    if not levels.isdisjoint({"hard", "expert"}):
        files |= {path for path in (assets_dir() / MODELS).glob("**/*") if path.is_file()}
    found = hashlib.sha256(facts_hash().encode() + (b"" if files else __version__.encode()))
    for path in sorted(files):
        found.update(path.name.encode() + path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()[:16]


@cache
def facts_hash() -> str:
    """A short name of the facts of all cards (ids, ranks, costs, types, copies)."""
    cards = default_cards()
    facts: list[list[object]] = [[c.id, c.rank, c.type] for c in cards.characters.values()]
    facts += [[d.id, d.cost, d.type, d.copies] for d in cards.districts.values()]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()[:16]
