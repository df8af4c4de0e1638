"""The unique districts, grouped by what they change. A new file adds its line here."""

from game.citadels.rules.districts import (  # noqa: F401  # importing a file registers its districts
    actions,
    building,
    defence,
    gathering,
    museum,
    payment,
    reactions,
    scoring,
    theater,
)
