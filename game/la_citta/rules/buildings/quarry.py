from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Quarry(Building):
    """Brings one gold a year for each mountain that it touches (CITTA-14: none is allowed, too)."""

    id = "quarry"
    mines = True
