from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Hospital(Building):
    """One arch each of education and health. It needs no water and lifts no limit (CITTA-1)."""

    id = "hospital"
