from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Castello(Building):
    """Founds a city: gives the food of all farmland that it touches, but no gold at a mountain (CITTA-67)."""

    id = "castello"
    feeds = True
