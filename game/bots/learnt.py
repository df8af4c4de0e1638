"""What a network of a game has learnt, read from its file; and what there is to learn, for whoever teaches it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Generic, TypeVar

import msgspec

from game.bots.network import Network
from game.kernel.rules import S

VERSION = 2
P = TypeVar("P")
Weight = Annotated[int, msgspec.Meta(ge=-(1 << 15), le=1 << 15)]  # so that `Network` has room for sums of them


class ModelFault(ValueError):
    """A model file that cannot be used; the text says which one, why, and what to do."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"The model file {path} cannot be used ({reason}); installing the game again brings it back.")
        self.path, self.reason = path, reason


class LearntModel(msgspec.Struct, frozen=True):
    """The weights of a `Network`, of inputs with these `names`; `made_by` says from which games."""

    version: int
    names: tuple[str, ...]
    scale: Annotated[int, msgspec.Meta(ge=1, le=1 << 16)]
    columns: list[list[Weight]]
    direct: list[Weight]
    shared: dict[str, list[Weight]]
    out: list[Weight]
    made_by: str = ""

    def network(self) -> Network:
        """The network that thinks with these weights."""
        return Network(self.scale, self.columns, self.direct, self.shared, self.out)


def learnt_model(path: Path, names: Collection[str], shared: Collection[str]) -> LearntModel:
    """What was learnt for inputs of these names; it must know all that is `shared`. Raises ModelFault."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=LearntModel)
    except (OSError, ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise ModelFault(path, str(error)) from error
    if found.version != VERSION:
        raise ModelFault(path, f"it has version {found.version}, wanted is {VERSION}")
    units = len(found.out)
    sized = all(len(row) == units for row in (*found.columns, *found.shared.values()))
    fits = len(found.columns) == len(found.direct) == len(found.names) and sized
    if found.names != tuple(names) or not found.shared.keys() >= set(shared) or not fits:
        raise ModelFault(path, "it belongs to other features than this version uses")
    return found


def usable(read: Callable[[], P]) -> P | None:
    """What this reads; None if its file cannot be used."""
    try:
        return read()
    except ModelFault:
        return None


def faults(readers: Iterable[Callable[[], object]]) -> list[ModelFault]:
    """What is wrong with the files that these read."""
    found = []
    for read in readers:
        try:
            read()
        except ModelFault as fault:
            found.append(fault)
    return found


@dataclass(frozen=True)
class Sight:
    """A position as the network sees it: what all seats share, the inputs by seat, and the logarithms of the chances
    that it is to improve upon, by seat; one more, last, where it may be that nobody wins. Empty: none."""

    shared: tuple[str, ...]
    rows: list[list[int]]
    before: list[float]


@dataclass(frozen=True)
class Lesson(Generic[S]):
    """What there is to learn in a game: `path` is the file, `names` are those of the inputs, `shared` all names that a
    position may have; `moment` numbers the positions worth looking at (0: none), each of which is seen once."""

    path: Path
    names: tuple[str, ...]
    shared: tuple[str, ...]
    moment: Callable[[S], int]
    see: Callable[[S], Sight]
