"""The data of La Città as typed facts: its pieces, its cards, its maps, and what is read about them."""

from __future__ import annotations

from game.la_citta.content.card_checks import check_code
from game.la_citta.content.cards import AREAS, LANDSCAPES, SIZES, WISHES, Building, Cards, Politics
from game.la_citta.content.files import (
    own_cards,
    own_maps,
    own_towns,
)
from game.la_citta.content.loading import load_cards
from game.la_citta.content.map_loading import load_map
from game.la_citta.content.maps import Map

__all__ = [
    "AREAS",
    "LANDSCAPES",
    "SIZES",
    "WISHES",
    "Building",
    "Cards",
    "Map",
    "Politics",
    "check_code",
    "load_cards",
    "load_map",
    "own_cards",
    "own_maps",
    "own_towns",
]
