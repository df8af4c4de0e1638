from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class University(Building):
    """Three arches of education."""

    id = "university"
