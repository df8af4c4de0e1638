"""A position of Citadels as it was read: every name in it is known, nothing is checked against the rules yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Built(NamedTuple):
    """A district in a city, with what lies on or under it."""

    name: str
    gold: int = 0
    cards: int | tuple[str, ...] = 0  # under a Museum: how many, or which


@dataclass(slots=True)
class TableSetting:
    """The words below `table`."""

    line: int = 1
    players: int | None = None
    cast: str | list[str] | None = None
    nine: bool | None = None
    seed: int = 1
    crown: int | None = None
    round: int = 1
    face_up: list[str] = field(default_factory=list)
    face_down: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)


@dataclass(slots=True)
class SeatSetting:
    """The words below one seat; None is what nobody said."""

    line: int = 1
    roles: list[str] = field(default_factory=list)
    revealed: bool | list[str] | None = None
    gold: int | None = None
    hand: list[str] | None = None
    city: list[Built] = field(default_factory=list)


@dataclass(slots=True)
class DeckSetting:
    """The words below `deck`; `top` begins with the topmost card."""

    line: int = 1
    top: list[str] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)
    only: list[str] | None = None
    rest: int | None = None


@dataclass(slots=True)
class Marks:
    """The words below `marks`."""

    line: int = 1
    killed: str | None = None
    robbed: str | None = None
    bewitched: str | None = None
    signed: str | None = None  # the character with the signed warrant
    blank_warrants: list[str] = field(default_factory=list)
    flower: str | None = None  # the character with the real threat
    blank_threat: str | None = None
    tax: int = 0
    first: int | None = None

    @property
    def warrants(self) -> list[str]:
        """All characters with a warrant, the signed one first."""
        return [name for name in (self.signed, *self.blank_warrants) if name]

    @property
    def threats(self) -> list[str]:
        """All characters with a threat, the one with the flower first."""
        return [name for name in (self.flower, self.blank_threat) if name]


@dataclass(slots=True)
class Now:
    """The words below `now`. `begun` is whether anything was said about how far the turn is."""

    line: int = 1
    phase: str | None = None
    seat: int | None = None
    role: str | None = None
    gathered: bool | None = None
    used: list[str] | None = None

    @property
    def begun(self) -> bool:
        return bool(self.gathered or self.used)


@dataclass(slots=True)
class Setting:
    """A whole position. `named` holds every district the scenario names anywhere, `characters` every character;
    `refused` is whether it expects that the position is not allowed."""

    line: int = 1
    table: TableSetting = field(default_factory=TableSetting)
    seats: dict[int, SeatSetting] = field(default_factory=dict)
    deck: DeckSetting = field(default_factory=DeckSetting)
    marks: Marks = field(default_factory=Marks)
    now: Now | None = None
    named: set[str] = field(default_factory=set)
    characters: set[str] = field(default_factory=set)
    refused: bool = False
