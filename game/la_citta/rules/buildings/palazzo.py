from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Palazzo(Building):
    """Two arches of culture."""

    id = "palazzo"
