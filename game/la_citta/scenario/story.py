"""A position of La Città as it was read: every name in it is known, nothing is checked against the rules yet.

Sites and areas are numbers, buildings and politics cards are ids, wishes are numbers of WISHES.
"""

from __future__ import annotations

from dataclasses import dataclass, field

UNSEEN = "unseen"  # a politics card that was drawn face down
ANY = -1  # figures of which nobody says what they are for: the building tells


@dataclass(slots=True)
class TableSetting:
    """The words below `table`; `landscape` has only the areas that are named."""

    line: int = 1
    players: int = 4
    map: str = "lattice"
    seed: int = 1
    start: int = 0
    year: int | None = None
    setup: str = "beginner"
    landscape: dict[int, str] = field(default_factory=dict)
    options: list[str] = field(default_factory=list)


@dataclass(slots=True)
class CitySetting:
    """A city: buildings in the order in which they are written; figures as [site, wish, HARVEST or ANY, how many]."""

    line: int
    castello: int = 0
    citizens: int | None = None
    buildings: list[tuple[int, str]] = field(default_factory=list)
    figures: list[list[int]] = field(default_factory=list)


@dataclass(slots=True)
class SeatSetting:
    """The words below one seat; None is what nobody said. Places in `peeked` count from 0."""

    line: int = 1
    gold: int | None = None
    cities: list[CitySetting] = field(default_factory=list)
    actions: int | None = None
    used: list[str] | None = None
    founded: bool = False
    penalty: bool = False
    peeked: list[int] = field(default_factory=list)


@dataclass(slots=True)
class PoliticsSetting:
    """The words below `politics`; `top` begins with the topmost card."""

    line: int = 1
    display: list[str] = field(default_factory=list)
    top: list[str] = field(default_factory=list)
    only: list[str] | None = None
    discard: list[str] = field(default_factory=list)


@dataclass(slots=True)
class VoiceSetting:
    """The words below `voice`; `out` counts by wish."""

    line: int = 1
    cards: list[int] = field(default_factory=list)
    top: list[int] = field(default_factory=list)
    out: dict[int, int] = field(default_factory=dict)


@dataclass(slots=True)
class Now:
    """The words below `now`."""

    line: int = 1
    phase: str = "politics"
    round: int = 1
    seat: int | None = None


@dataclass(slots=True)
class Setting:
    """A whole position. `seats` is None where the game begins from its set-up; `stock` counts by "citizens" and the ids
    of buildings; `named` are the politics cards that are named anywhere, choices included."""

    line: int = 1
    table: TableSetting = field(default_factory=TableSetting)
    seats: dict[int, SeatSetting] | None = None
    politics: PoliticsSetting = field(default_factory=PoliticsSetting)
    voice: VoiceSetting = field(default_factory=VoiceSetting)
    stock: dict[str, int] = field(default_factory=dict)
    stock_line: int = 1
    now: Now | None = None
    until: str = ""
    named: frozenset[str] = frozenset()
