"""The fitted numbers the searching players use, read from `assets/citadels/models/`.

A file that is missing, damaged or of another version raises ModelFault with a sentence. Without the value nobody
searches: whoever asks for such a player gets the heuristic one. All other files are parts a player does without
(`usable`), and thinks with what is there; `player.faults` names those it misses. What a file must fit stands beside the
features: `value_model` and `learnt_model` in `learnt`, `prior_model` in `prior`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from game.bots.learnt import ModelFault
from game.paths import assets_dir

VALUE_FILE, PICKS_FILE = "citadels_value.json", "citadels_picks.json"
PRIOR_FILE, LEARNT_FILE = "citadels_prior.json", "citadels_learnt.json"
VERSION = 1


class Weights(msgspec.Struct, frozen=True):
    """Weights of `value.NAMES` at the start of a game and when a city is complete."""

    early: tuple[float, ...]
    late: tuple[float, ...]


class ValueModel(msgspec.Struct, frozen=True):
    """`weights` by number of players; `made_by` says how they were fitted."""

    version: int
    names: tuple[str, ...]
    weights: dict[str, Weights]
    made_by: str = ""

    def of(self, players: int) -> Weights:
        """The weights for so many players."""
        return self.weights[str(players)]


class PickModel(msgspec.Struct, frozen=True):
    """How players choose characters: the chance grows like exp(sharpness x attraction + bias of the character)."""

    version: int
    sharpness: float
    bias: dict[str, float]
    made_by: str = ""


class PriorNet(msgspec.Struct, frozen=True):
    """A network with one hidden layer, by its hidden units: weights of `prior.SEAT_NAMES` and `prior.RANK_NAMES`, what
    each character adds to each unit, what each unit adds to the score; `straight` past the hidden layer."""

    seat: tuple[tuple[float, ...], ...]
    rank: tuple[tuple[float, ...], ...]
    characters: dict[str, tuple[float, ...]]
    out: tuple[float, ...]
    straight: tuple[float, ...]
    bias: dict[str, float]

    def fits(self, seats: int, ranks: int) -> bool:
        """Whether all parts are of one size, for so many features of a seat and of a rank."""
        units = len(self.out)
        return (
            len(self.seat) == len(self.rank) == units
            and all(len(row) == seats for row in self.seat)
            and all(len(row) == ranks for row in (*self.rank, self.straight))
            and all(len(row) == units for row in self.characters.values())
            and self.characters.keys() == self.bias.keys()
        )


class PriorModel(msgspec.Struct, frozen=True):
    """How searching players choose characters: `hidden` as far as the others can tell, `known` with their own cards."""

    version: int
    seat_names: tuple[str, ...]
    rank_names: tuple[str, ...]
    hidden: PriorNet
    known: PriorNet
    made_by: str = ""


M = TypeVar("M", ValueModel, PickModel, PriorModel)


@cache
def pick_model(folder: Path | None = None) -> PickModel:
    """How characters are chosen. Raises ModelFault."""
    return read(PICKS_FILE, PickModel, folder)


def read(name: str, kind: type[M], folder: Path | None) -> M:
    """What this file says; `folder` is where it lies, if not among the assets. Raises ModelFault."""
    path = path_of(name, folder)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=kind)
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise fault(name, str(error), folder) from error
    if found.version != VERSION:
        raise fault(name, f"it has version {found.version}, wanted is {VERSION}", folder)
    return found


def fault(name: str, why: str, folder: Path | None) -> ModelFault:
    """This file cannot be used, and why."""
    return ModelFault(path_of(name, folder), why)


def path_of(name: str, folder: Path | None) -> Path:
    """Where this file lies."""
    return (folder or assets_dir() / "citadels" / "models") / name
