from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Statue(Building):
    """One arch of culture."""

    id = "statue"
