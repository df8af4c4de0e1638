"""Sparring partners: bots of other making, to measure the computer players against. No search ever uses any of them,
and nobody is offered them as an opponent.

Whoever measures calls them `rule:NAME`, beside the levels that people play against.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from game import bots, catalog
from game.bots import SomeBot, split

SPARRING = "rule"
OF_GAME = {"citadels": "tools.sparring.citadels"}


def partners(game: str) -> Mapping[str, Callable[[int], Any]]:
    """Name -> what makes the bot from a seed."""
    found: Mapping[str, Callable[[int], Any]] = import_module(OF_GAME[game]).PARTNERS if game in OF_GAME else {}
    return found


def sparring_partners(game: str = catalog.USUAL) -> tuple[str, ...]:
    """The bots of other making, as `make_bot` knows them."""
    return tuple(f"{SPARRING}:{name}" for name in partners(game))


def make_bot(name: str, seed: int, game: str = catalog.USUAL) -> SomeBot:
    """As `game.bots.make_bot`, and sparring partners besides. Raises ValueError with a sentence if there is none."""
    level, partner = split(name)
    if level != SPARRING:
        return bots.make_bot(name, seed, game)
    known = partners(game)
    if partner not in known:
        there = ", ".join(sparring_partners(game)) or "none"
        raise ValueError(f"There is no sparring partner '{partner}' for the game '{game}'; there are: {there}.")
    bot: SomeBot = known[partner](seed)
    return bot
