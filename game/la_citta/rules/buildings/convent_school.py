from __future__ import annotations

from game.la_citta.rules.buildings._base import Building, building


@building
class ConventSchool(Building):
    """One arch of education."""

    id = "convent_school"
