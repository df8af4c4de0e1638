"""The buildings, one file each, in the order of the card data. A new one adds its line here."""

from game.la_citta.rules.buildings import (  # noqa: F401, I001  # importing a building registers it
    castello,
    farm,
    quarry,
    convent_school,
    statue,
    marketplace,
    well,
    palazzo,
    hospital,
    bathhouse,
    cathedral,
    university,
)
from game.la_citta.rules.buildings._base import CODED, Building

__all__ = ["CODED", "Building"]
