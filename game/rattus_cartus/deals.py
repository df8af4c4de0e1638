"""The rules with the game's own cards, and the set-ups of measured games."""

from __future__ import annotations

from game import catalog
from game.bots.simulation import Deals
from game.rattus_cartus.mind import RattusCartusMind
from game.rattus_cartus.rules import RattusCartus


def rattus_cartus() -> RattusCartus:
    """The rules with the game's own cards, as what they are."""
    found = catalog.rules(RattusCartus.id)
    assert isinstance(found, RattusCartus)
    return found


def deals_of(players: int, name: str = "random", number: int = 0) -> Deals:
    """Games like the measured one of this number: the named buildings, or those by chance (`RattusCartusMind.deal`)."""
    return Deals(RattusCartus.id, players, RattusCartusMind(RattusCartus.id).deal(players, name, number))
