"""How the set-up of a game becomes part of a code: what a game brings along so that its codes are short.

A game that brings nothing is packed as text, which makes codes four times as long.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

import msgspec

from game import catalog
from game.kernel.rules import Plain
from game.session.digits import Digits

MOST_BYTES = 64  # of a set-up that no game packs


class DayDeal(NamedTuple):
    """What is played on one day: how many sit there, what `Rules.setup` is told, and the level of the others. `styled`:
    they are people of the city, who play in their own ways."""

    players: int
    choice: Plain
    level: str = "normal"
    styled: bool = True


class Packing:
    """Packs any set-up, and says what is played as the deal of a day; to be overridden."""

    def __init__(self, game: str) -> None:
        self.game = game

    def put(self, digits: Digits, setup: Plain, seed: int) -> None:
        """Everything of a set-up but players and version; what follows from the seed need not be said. Raises
        ValueError for one that cannot be packed, such as a position that was set up by hand."""
        bare = {word: value for word, value in setup.items() if word not in ("players", "version")}
        packed = zlib.compress(msgspec.json.encode(bare, order="sorted"), 9, -15) if bare else b""
        if len(packed) > MOST_BYTES:
            raise ValueError("the set-up is too long.")
        digits.put(len(packed), MOST_BYTES + 1)
        digits.put(int.from_bytes(packed), 1 << 8 * len(packed))

    def take(self, digits: Digits, players: int, seed: int) -> Plain:
        """What was put, without players and version. Raises ValueError or LookupError for what nobody put."""
        size = digits.take(MOST_BYTES + 1)
        packed = digits.take(1 << 8 * size).to_bytes(size)
        try:
            unpacked = zlib.decompressobj(-15).decompress(packed, 8192) if size else b"{}"
            return msgspec.json.decode(unpacked, type=Plain)
        except (zlib.error, msgspec.DecodeError, msgspec.ValidationError) as error:
            raise ValueError(str(error)) from error

    def of_day(self, number: int) -> DayDeal:
        """The deal of a day; `number` is its chance, 0 to 2**32 - 1."""
        seats = catalog.rules(self.game).seats
        return DayDeal(seats[number % len(seats)], {}, "search", styled=False)


def packing(game: str) -> Packing:
    """How a game is packed. Raises KeyError for one that is not in the catalog, PackFault for one that is of no use."""
    found: Packing | None = catalog.part(game, "packing")
    return Packing(game) if found is None else found
