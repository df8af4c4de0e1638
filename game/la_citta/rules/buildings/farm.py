from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Farm(Building):
    """Gives the food of all farmland that it touches; twice as much with a Rich Harvest (CITTA-66)."""

    id = "farm"
    feeds = True
    harvested = True
