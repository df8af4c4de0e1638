"""A position of Rattus Cartus as it was read: every name in it is known, nothing is checked against the rules yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Face(NamedTuple):
    """A card as a scenario names it: an estate or a kind, and how many nuns it has where that is said.

    `name` is empty for any person with so many nuns, as the nun row may be written.
    """

    name: str
    nuns: int | None = None

    def __str__(self) -> str:
        return self.name if self.nuns is None else f"{self.name} {self.nuns}".strip()


class Plot(NamedTuple):
    """A building card as a scenario names it: `copy` is a letter from a to e, or "" for any."""

    name: str
    copy: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.copy}".strip()


@dataclass(slots=True)
class TableSetting:
    """The words below `table`; None is what nobody said. `buildings` has a number of cards where one is said."""

    line: int = 1
    players: int = 4
    buildings: list[tuple[str, int | None]] | None = None
    buildings_line: int = 1
    seed: int = 1
    start: int = 0
    round: int | None = None
    last: bool = False  # `round: last`
    options: list[str] = field(default_factory=list)


@dataclass(slots=True)
class SeatSetting:
    """The words below one seat; a hand of None is five people from the pile. Positions in `looked` count from 0."""

    line: int = 1
    hand: list[Face] | None = None
    rats: int = 10
    markers: int = 0
    looked: list[int] = field(default_factory=list)


@dataclass(slots=True)
class DeckSetting:
    """The words below `deck`; `top` begins with the topmost card. `rest` is a seat, or DISCARD."""

    line: int = 1
    top: list[Face] = field(default_factory=list)
    only: list[Face] | None = None
    rest: int | None = None


DISCARD = -1  # the place of `rest: discard`


@dataclass(slots=True)
class Pile:
    """The words below `building_deck` or `replacement`; the topmost card comes first."""

    line: int = 1
    top: list[Plot] = field(default_factory=list)


@dataclass(slots=True)
class Now:
    """The words below `now`."""

    line: int = 1
    phase: str | None = None
    seat: int | None = None


@dataclass(slots=True)
class Setting:
    """A whole position. `exact` holds every person that the scenario names with its nuns anywhere: a card that is named
    without them is rather another one."""

    line: int = 1
    table: TableSetting = field(default_factory=TableSetting)
    row: list[Plot] | None = None
    row_line: int = 1
    seats: dict[int, SeatSetting] = field(default_factory=dict)
    influence: dict[str, dict[int, int]] = field(default_factory=dict)
    nun_row: list[Face] | None = None
    nun_row_line: int = 1
    deck: DeckSetting = field(default_factory=DeckSetting)
    discard: list[Face] = field(default_factory=list)
    discard_line: int = 1
    building_deck: Pile = field(default_factory=Pile)
    replacement: Pile = field(default_factory=Pile)
    now: Now | None = None
    exact: frozenset[Face] = frozenset()
