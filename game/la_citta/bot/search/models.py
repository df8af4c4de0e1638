"""The fitted numbers the searching players use, read from `assets/la_citta/models/`.

A file that is missing, damaged or of another version raises ModelFault with a sentence. They stand apart from the
player because msgspec reads the annotations of ordinary classes, and the player is to become machine code.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from game.bots.learnt import ModelFault, learnt_model
from game.bots.network import Network
from game.la_citta.bot.search import learnt
from game.la_citta.rules.box import YEARS
from game.paths import assets_dir

VALUE_FILE, FOLDER, VERSION = "la_citta_value.json", "la_citta/models", 1
NAMES = (
    "one", "people", "food", "fed", "room", "short", "gold", "income", "cities", "castellos", "spare",
    "kind1", "kind2", "kind3", "penalty", "arches", "wins", "losses", "markets", "endless", "farm", "place",
)  # fmt: skip


class Fit(msgspec.Struct, frozen=True):
    """The value at the beginning of one year: `weights` of the features in points at the end, in the order of
    NAMES, and the `width` of points that makes e to 1."""

    weights: tuple[float, ...]
    width: float


class ValueModel(msgspec.Struct, frozen=True):
    """`years`: by number of players, for the years 2 to 6; `made_by` says how they were fitted."""

    version: int
    features: tuple[str, ...]
    years: dict[str, tuple[Fit, ...]]
    made_by: str = ""

    def of(self, players: int) -> tuple[Fit, ...]:
        """The fits for so many players, of the second year first."""
        return self.years[str(players)]


@cache
def value_model(folder: Path | None = None) -> ValueModel:
    """The value of positions. Raises ModelFault."""
    path = (folder or assets_dir() / FOLDER) / VALUE_FILE
    try:
        found = msgspec.json.decode(path.read_bytes(), type=ValueModel)
    except (OSError, msgspec.MsgspecError) as error:
        raise ModelFault(path, str(error)) from error
    if found.version != VERSION:
        raise ModelFault(path, f"it has version {found.version}, wanted is {VERSION}")
    whole = all(len(found.years.get(str(players), ())) == YEARS - 1 for players in range(2, 6))
    fits = [fit for years in found.years.values() for fit in years]
    if found.features != NAMES or not whole or any(len(fit.weights) != len(NAMES) for fit in fits):
        raise ModelFault(path, "it belongs to other features than this version uses")
    return found


LEARNT_FILE = "la_citta_learnt.json"


@cache
def learnt_network(folder: Path | None = None) -> Network:
    """What was learnt from self-play besides; numbers of players of which nothing was learnt it does not know. Raises
    ModelFault."""
    path = (folder or assets_dir() / FOLDER) / LEARNT_FILE
    return learnt_model(path, learnt.NAMES, learnt.YEAR[2:]).network()
