"""Finished matches to keep, played once."""

from __future__ import annotations

from functools import cache

import msgspec

from game import catalog
from game.kernel.rng import Rng
from game.session import save
from game.session.match import Match
from game.session.save import Snapshot
from game.session.setup import MatchSetup, SeatSetup


@cache
def finished(
    game: str = "rattus_cartus", players: int = 2, seed: int = 1, salt: str = "", origin: str = ""
) -> Snapshot:
    """A match of Anna and others, every seat answering by chance."""
    rules = catalog.rules(game)
    names = ("Anna", "Bert", "Cora", "Dora", "Emil", "Fritz", "Gerda", "Hugo")
    seats = tuple(SeatSetup(name, shield, "human") for shield, name in enumerate(names[:players]))
    setup = MatchSetup(game, rules.setup(players, {}, seed), seed, seats, salt, origin)
    match = Match.new(rules, setup)
    rng = Rng(seed)
    while (ask := match.pending) is not None:
        match.answer(ask.number, rng.choice(ask.options))
        match.step()
    for seat in range(1, players):  # they were computer players
        level = ("normal", "hard:matilda")[seat % 2]
        match.setup = match.setup.seated(seat, level)
    return save.snapshot(match)


def match(number: int) -> Snapshot:
    """One of several small matches."""
    return match_of(number)


def match_of(number: int, game: str = "rattus_cartus", players: int = 2) -> Snapshot:
    """One of several matches: the same deal, played by others."""
    taken = finished(game, players)
    return taken._replace(setup=msgspec.structs.replace(taken.setup, salt=f"{number:032x}"))
