"""The fitted numbers the searching players use, read from `assets/rattus_cartus/models/`.

A file that is missing, damaged or of another version raises ModelFault with a sentence. They stand apart from the
player because msgspec reads the annotations of ordinary classes, and the player is to become machine code.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from game.bots.learnt import ModelFault, learnt_model
from game.bots.network import Network
from game.paths import assets_dir
from game.rattus_cartus.bot.search import learnt

VALUE_FILE, FOLDER, VERSION = "rattus_cartus_value.json", "rattus_cartus/models", 1
KINDS = ("joker", "sword", "flute", "pass", "gold")


class Weights(msgspec.Struct, frozen=True):
    """What things are worth in points, for one number of players."""

    estates: float  # a point that an estate is expected to bring
    marker: float
    card: float  # the first people of a hand
    usual: float  # so many cards of a hand halve what a further one is worth (more while there is time)
    kinds: dict[str, float]  # Jokers (besides the card), and each special card
    look: float
    rat: float  # to be rid of a rat while there is time
    aim: float  # rats that are usual at the end
    towards: float  # of the way to them that is left after a round
    doubt: float  # width of the rats at the end, by the root of the rounds to come
    width: float  # points that make e to 1 at the end
    widens: float  # ... and more, by the root of the rounds to come


class ValueModel(msgspec.Struct, frozen=True):
    """`weights` by number of players; `made_by` says how they were fitted."""

    version: int
    weights: dict[str, Weights]
    made_by: str = ""

    def of(self, players: int) -> Weights:
        """The weights for so many players."""
        return self.weights[str(players)]


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
    whole = all(str(players) in found.weights for players in range(2, 6))
    if not whole or any(set(one.kinds) != set(KINDS) for one in found.weights.values()):
        raise ModelFault(path, "it belongs to other features than this version uses")
    return found


LEARNT_FILE = "rattus_cartus_learnt.json"


@cache
def learnt_network(folder: Path | None = None) -> Network:
    """What was learnt from self-play besides; numbers of players of which nothing was learnt it does not know. Raises
    ModelFault."""
    path = (folder or assets_dir() / FOLDER) / LEARNT_FILE
    return learnt_model(path, learnt.NAMES, learnt.REST).network()
