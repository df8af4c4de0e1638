"""What can be chosen for a game of Citadels: which cards take part, rank 9, and switches of the rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.kernel.rules import Plain
from game.ui.services import GameOptions

Way = Literal["preset", "random", "own", "wishes"]
Wish = Literal["never", "sometimes", "always"]
WISHES: tuple[Wish, ...] = ("never", "sometimes", "always")


class CastChoice(msgspec.Struct):
    """Which cards take part, and who decides it: a named set-up (`preset`), chance (`random`), the players card by card
    (`own`: one character id per rank 1 to 9 and 14 ids of unique districts), or chance that keeps to `wishes`.

    `drawn` is the number from which chance draws unless the game has a seed; `saved` is the key of the stored cast that
    this one is, unchanged.
    """

    way: Way = "preset"
    preset: str = "first_game"
    characters: list[str] = []
    uniques: list[str] = []
    wishes: dict[str, Wish] = {}
    drawn: int = 1
    saved: str = ""


class CitadelsOptions(GameOptions):
    """A new game: 2 to 8 seats. `nine` wants rank 9 where the number of players leaves the choice; `rules` are the
    switches of the rules that are on (`game.citadels.rules.casting.OPTIONS`)."""

    nine: bool = False
    cast: CastChoice = msgspec.field(default_factory=CastChoice)
    rules: list[str] = []


class KeptCast(msgspec.Struct, forbid_unknown_fields=True):
    """A cast as it is kept under a name."""

    way: Way = "own"
    preset: str = ""
    characters: list[str] = []
    uniques: list[str] = []
    wishes: dict[str, Wish] = {}
    nine: bool = False
    options: list[str] = []


def to_keep(options: CitadelsOptions) -> Plain:
    """The cast, rank 9 and the switches as they are kept under a name."""
    cast = options.cast
    kept = KeptCast(cast.way, cast.preset, cast.characters, cast.uniques, cast.wishes, options.nine, options.rules)
    plain: Plain = msgspec.to_builtins(kept)
    return plain
