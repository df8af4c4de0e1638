from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class Bathhouse(Building):
    """At water, two arches of health. With a marketplace the city grows without end."""

    id = "bathhouse"
    lifts = True
