"""What can be chosen for a game of La Città: the map, its landscape, the castellos, who begins, and switches."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.kernel.rules import Plain
from game.ui.choosing import BY_LOT
from game.ui.services import GameOptions

Landscape = Literal["first_map", "random"]
Castellos = Literal["given", "placed"]


class Country(msgspec.Struct):
    """Where is played: the id of the `map`, the landscape of its first map or by chance, castellos given or placed.

    `drawn` is the number from which chance draws unless the game has a seed; `saved` is the key of the stored choice
    that this one is, unchanged.
    """

    map: str = "lattice"
    landscape: Landscape = "first_map"
    castellos: Castellos = "given"
    drawn: int = 1
    saved: str = ""


class CittaOptions(GameOptions):
    """A new game: 2 to 5 seats. `start` is the seat that begins the first year, or BY_LOT; `rules` are the switches
    that are on (`game.la_citta.rules.box.OPTIONS`)."""

    country: Country = msgspec.field(default_factory=Country)
    start: int = BY_LOT
    rules: list[str] = []


class KeptChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Map and switches as they are kept under a name, with the number its landscape was drawn from."""

    map: str = "lattice"
    landscape: Landscape = "random"
    castellos: Castellos = "placed"
    drawn: int = 1
    options: list[str] = []


def to_keep(options: CittaOptions) -> Plain:
    """What of the options is kept under a name."""
    country = options.country
    kept = KeptChoice(country.map, country.landscape, country.castellos, country.drawn, options.rules)
    plain: Plain = msgspec.to_builtins(kept)
    return plain
