"""The rules with the game's own cards, and the set-ups of measured games."""

from __future__ import annotations

from game import catalog
from game.bots.simulation import Deals
from game.kernel.rules import of
from game.rattus_cartus.ai import RattusCartusAI
from game.rattus_cartus.rules import RattusCartus
from game.rattus_cartus.rules.rattus_cartus import ID


def rattus_cartus() -> RattusCartus:
    """The rules with the game's own cards, as what they are."""
    return of(RattusCartus, catalog.rules(ID))


def deals_of(players: int, name: str = "random", number: int = 0) -> Deals:
    """Games like the measured one of this number: the named buildings, or those by chance (`RattusCartusAI.deal`)."""
    return Deals(ID, players, RattusCartusAI(ID).deal(players, name, number))
