"""A map as typed facts: sites on which cities are built, areas between them, and the first map."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.content.text import Text

OFFSETS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # to the neighbours, in axial coordinates
CELLS = 6  # of an area
MOST_BORDERS = 2  # areas that one site touches
FREE = 3  # sites that lie free between two castellos, at least (CITTA-6)
PLAYERS = range(2, 6)
Cell = tuple[int, int]


class Title(msgspec.Struct, frozen=True):
    """What the map is called."""

    id: str
    name: Text


class Area(msgspec.Struct, frozen=True):
    """An area that holds a landscape: the `cells` it covers, and its landscape on the `first` map."""

    id: str
    first: str
    cells: tuple[Cell, ...]


class Hex(msgspec.Struct, frozen=True):
    """A site: where it lies, the fewest players with whom it may be built on (`zone`), the areas it `borders`."""

    id: str
    q: int
    r: int
    zone: int
    borders: tuple[str, ...]


class Start(msgspec.Struct, frozen=True):
    """For so many `players` the two castellos of each seat."""

    players: int
    castellos: tuple[tuple[str, ...], ...]


class Map(msgspec.Struct, frozen=True):
    """A whole map. Sites and areas are numbered from 0 in the order of the file."""

    id: str
    name: Text
    areas: tuple[Area, ...]
    hexes: tuple[Hex, ...]
    starts: dict[int, tuple[tuple[str, ...], ...]]  # players -> per seat its castellos
    file: str = ""

    def neighbours(self) -> list[list[int]]:
        """Per site the sites beside it."""
        return beside([(one.q, one.r) for one in self.hexes])


def around(cell: Cell) -> list[Cell]:
    """The six cells beside this one."""
    return [(cell[0] + q, cell[1] + r) for q, r in OFFSETS]


def beside(cells: list[Cell]) -> list[list[int]]:
    """Per cell the numbers of those beside it."""
    numbers = {cell: number for number, cell in enumerate(cells)}
    return [[numbers[one] for one in around(cell) if one in numbers] for cell in cells]


def reached(start: int, near: list[list[int]], allowed: Iterable[int], steps: int = 10_000) -> set[int]:
    """What can be reached from one site over allowed ones, in so many steps."""
    free, found, edge = {*allowed}, {start}, [start]
    while edge and steps:
        edge = [*dict.fromkeys(one for here in edge for one in near[here] if one in free and one not in found)]
        found.update(edge)
        steps -= 1
    return found
