"""The rules with the game's own cards and maps, and the set-ups of measured games."""

from __future__ import annotations

from game import catalog
from game.bots.simulation import Deals
from game.kernel.rules import of
from game.la_citta.ai import LaCittaAI
from game.la_citta.rules import LaCitta
from game.la_citta.rules.la_citta import ID


def la_citta() -> LaCitta:
    """The rules with the game's own cards, as what they are."""
    return of(LaCitta, catalog.rules(ID))


def deals_of(players: int, name: str = "random", number: int = 0) -> Deals:
    """Games like the measured one of this number: the named set-up, or one by chance (`LaCittaAI.deal`)."""
    return Deals(ID, players, LaCittaAI(ID).deal(players, name, number))
