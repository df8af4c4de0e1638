"""What can be chosen for a game of Rattus Cartus: buildings, who begins, and switches."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.kernel.rules import Plain
from game.ui.choosing import BY_LOT
from game.ui.services import GameOptions

Way = Literal["first_game", "random", "mixed", "own"]
WAYS: tuple[Way, ...] = ("first_game", "random", "mixed", "own")


class Buildings(msgspec.Struct):
    """Which buildings take part: those of the first game, one of each estate by chance (`random`), five of the cards
    of each estate (`mixed`), or the players' `own` choice: ids of buildings, of each estate at least one; of several,
    five of their cards are drawn.

    `drawn` is the number from which chance draws unless the game has a seed; `saved` is the key of the stored choice
    that this one is, unchanged.
    """

    way: Way = "first_game"
    own: list[str] = []
    drawn: int = 1
    saved: str = ""


class RattusOptions(GameOptions):
    """A new game: 2 to 5 seats. `start` is the seat that begins, or BY_LOT; `rules` are the switches that are on
    (`game.rattus_cartus.rules.box.OPTIONS`)."""

    buildings: Buildings = msgspec.field(default_factory=Buildings)
    start: int = BY_LOT
    rules: list[str] = []


class KeptChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Buildings and switches as they are kept under a name."""

    way: Way = "own"
    own: list[str] = []
    options: list[str] = []


def to_keep(options: RattusOptions) -> Plain:
    """What of the options is kept under a name."""
    kept = KeptChoice(options.buildings.way, options.buildings.own, options.rules)
    plain: Plain = msgspec.to_builtins(kept)
    return plain
