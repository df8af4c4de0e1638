"""The buildings, one file each, in the rulebook's order. A new one adds its line here."""

from game.rattus_cartus.rules.buildings import (  # noqa: F401, I001  # importing a building registers it
    farm,
    brewery,
    marketplace,
    office,
    monastery,
    hospital,
    castle,
    guard_tower,
    rat_catchers_hut,
    fortune_tellers_tent,
    palace,
    treasury,
)
from game.rattus_cartus.rules.buildings._base import CODED, Building

__all__ = ["CODED", "Building"]
