from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Cathedral(Building):
    """Three arches of culture."""

    id = "cathedral"
