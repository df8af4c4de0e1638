from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Marketplace(Building):
    """One in a city, which then grows up to eight. Its citizen comes from the supply (CITTA-11, CITTA-56)."""

    id = "marketplace"
    opens = True
