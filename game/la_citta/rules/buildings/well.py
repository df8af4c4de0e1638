from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Well(Building):
    """At water, one arch of health. With a marketplace the city grows without end."""

    id = "well"
    lifts = True
