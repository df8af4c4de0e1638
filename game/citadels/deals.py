"""The rules with the game's own cards, and the set-ups of measured games."""

from __future__ import annotations

from game import catalog
from game.bots.simulation import Deals
from game.citadels.ai import CitadelsAI
from game.citadels.rules import Citadels, Setup
from game.citadels.rules.citadels import ID, from_plain, to_plain
from game.kernel.rules import of


def citadels() -> Citadels:
    """The rules with the game's own cards, as what they are."""
    return of(Citadels, catalog.rules(ID))


def setup_of(players: int, cast: str, deal_seed: int, deal: int) -> Setup:
    """What is played in a deal of the arena. Raises SetupError."""
    rules = citadels()
    return from_plain(rules.setup(players, CitadelsAI(rules.id).deal(players, cast, deal), deal_seed))


def deals_of(setup: Setup) -> Deals:
    """Games of one set-up."""
    return Deals(ID, setup.players, plain=to_plain(setup))
