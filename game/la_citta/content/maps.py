"""A map as typed facts: sites on which cities are built, areas between them, and the first map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from game.content.convert import found
from game.content.faults import FaultList, did_you_mean, quoted
from game.content.reading import examined, line_of, sections, sound
from game.content.text import Text
from game.content.yaml_reader import Node
from game.la_citta import GAME
from game.la_citta.content.cards import AREAS, LANDSCAPES

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


# What must be true of a map beyond its types.

TILES = {"F1": 6, "F2": 6, "F3": 2, "M": 3, "W": 5}  # of the box
MOST_HEXES = 400
CASTELLOS = 2  # of each seat
Nodes = Mapping[str, Node]


def check_areas(areas: Mapping[str, Area], nodes: Nodes, line: int, faults: FaultList) -> None:
    """As many areas as there are tiles, each of six cells in one piece, no cell twice."""
    if len(areas) != AREAS:
        faults.add(line, "areas", f"there are {len(areas)} areas, a map has {AREAS}", "one for each landscape tile")
    taken: dict[Cell, str] = {}
    for name, area in areas.items():
        at = line_of(nodes[name], "cells")
        cells = [*area.cells]
        if len(cells) != CELLS:
            faults.add(at, name, f"the area has {len(cells)} cells, every area has {CELLS}", "mend `cells`")
        elif len(reached(0, beside(cells), range(CELLS))) != CELLS:
            faults.add(at, name, "the cells of the area do not hang together", "mend `cells`")
        for cell in cells:
            if cell in taken:
                message = f"the cell [{cell[0]}, {cell[1]}] belongs to the area {taken[cell]} already"
                faults.add(at, name, message, "give it to one of them")
            taken[cell] = name
        if area.first not in LANDSCAPES:
            hint = did_you_mean(area.first, LANDSCAPES) or f"there are {', '.join(LANDSCAPES)}"
            faults.add(line_of(nodes[name], "first"), name, f"{quoted(area.first)} is an unknown landscape", hint)
    first = Counter(area.first for area in areas.values())
    if len(areas) == AREAS and set(first) <= {*LANDSCAPES}:
        for landscape, count in TILES.items():
            if first[landscape] != count:
                message = f"the first map has {first[landscape]} tiles {landscape}, the box has {count}"
                faults.add(line, "areas", message, "mend `first` of some areas")


def check_hexes(hexes: Mapping[str, Hex], areas: Mapping[str, Area], nodes: Nodes, faults: FaultList) -> None:
    """No cell twice, neither by another site nor by an area; borders are those that touch."""
    covered = {cell: area.id for area in areas.values() for cell in area.cells}
    taken: dict[Cell, str] = {}
    for name, one in hexes.items():
        at, cell = nodes[name].line, (one.q, one.r)
        if cell in taken:
            message = f"[{one.q}, {one.r}] is the site {taken[cell]} already"
            faults.add(at, name, message, "a site stands in the list once: delete one of them, or mend its place")
        elif cell in covered:
            faults.add(at, name, f"[{one.q}, {one.r}] belongs to the area {covered[cell]}", "mend `q` and `r`")
        taken[cell] = name
        if one.zone not in PLAYERS:
            line = line_of(nodes[name], "zone")
            faults.add(line, name, f"`zone` {one.zone} is out of range", "it is a number of players, 2 to 5")
        _check_borders(one, areas, covered, nodes[name], faults)


def _check_borders(
    one: Hex, areas: Mapping[str, Area], covered: Mapping[Cell, str], node: Node, faults: FaultList
) -> None:
    at = line_of(node, "borders")
    touched = {covered[cell] for cell in around((one.q, one.r)) if cell in covered}
    unknown = [name for name in one.borders if name not in areas]
    if unknown:
        faults.add(at, one.id, f"{quoted(unknown[0])} is an unknown area", did_you_mean(unknown[0], areas))
    elif len(one.borders) > MOST_BORDERS or len({*one.borders}) != len(one.borders):
        faults.add(at, one.id, f"a site touches at most {MOST_BORDERS} areas, each once", "mend `borders`")
    elif {*one.borders} != touched:
        should = ", ".join(sorted(touched)) or "none"
        faults.add(at, one.id, f"the areas beside it are {should}, not {', '.join(one.borders) or 'none'}")


def check_zones(hexes: Mapping[str, Hex], line: int, faults: FaultList) -> None:
    """For every number of players the sites in play hang together: no zone cuts the map."""
    if not CASTELLOS <= len(hexes) <= MOST_HEXES:
        faults.add(line, "hexes", f"there are {len(hexes)} sites, a map has at most {MOST_HEXES}")
        return
    zones = [one.zone for one in hexes.values()]
    near = beside([(one.q, one.r) for one in hexes.values()])
    for players in sorted({*zones} & {*PLAYERS} | {PLAYERS[-1]}):
        inside = [number for number, zone in enumerate(zones) if zone <= players]
        if not inside:
            continue
        cut = len(inside) - len(reached(inside[0], near, inside))
        if cut:
            message = f"with {players} players the zones cut the map: {cut} sites are not connected with the others"
            faults.add(line, "hexes", message, "mend `zone`, so that the sites in play hang together")


def check_starts(starts: list[tuple[Start, Node]], hexes: Mapping[str, Hex], line: int, faults: FaultList) -> None:
    """For every number of players two castellos of each seat, in the zone, far enough from each other."""
    near = beside([(one.q, one.r) for one in hexes.values()])
    numbers = {name: number for number, name in enumerate(hexes)}
    for players in PLAYERS:
        found = [(start, node) for start, node in starts if start.players == players]
        if len(found) != 1:
            faults.add(line, "starts", f"there are {len(found)} starts for {players} players", "write one entry")
    for start, node in starts:
        at, entry = line_of(node, "castellos"), f"start for {start.players}"
        named = [name for pair in start.castellos for name in pair]
        unknown = [name for name in named if name not in hexes]
        if len(start.castellos) != start.players or any(len(pair) != CASTELLOS for pair in start.castellos):
            faults.add(at, entry, f"it does not have {CASTELLOS} castellos for each of {start.players} players")
        elif unknown:
            faults.add(at, entry, f"{quoted(unknown[0])} is an unknown site", did_you_mean(unknown[0], hexes))
        else:
            _check_places(start, named, hexes, faults, at)
            _check_distances(entry, named, numbers, near, faults, at)


def _check_places(start: Start, named: list[str], hexes: Mapping[str, Hex], faults: FaultList, at: int) -> None:
    for name in named:
        if hexes[name].zone > start.players:
            message = f"the castello at {name} lies outside the zone for {start.players} players"
            faults.add(at, f"start for {start.players}", message, "choose another site")


def _check_distances(
    entry: str, named: list[str], numbers: Mapping[str, int], near: list[list[int]], faults: FaultList, at: int
) -> None:
    for index, name in enumerate(named):
        close = reached(numbers[name], near, range(len(near)), FREE)
        for other in named[index + 1 :]:
            if numbers[other] in close:
                message = f"the castellos at {name} and {other} have fewer than {FREE} free sites between them"
                faults.add(at, entry, message, "move one of them")


# The names of cities.

TOWNS = "towns"  # the one list of the file
LEAST = 48  # twenty cities stand at most, and those that were given up and founded again have new names
LONGEST = 8  # letters: as many as fit on a badge


def load_towns(path: Path) -> tuple[str, ...]:
    """The names in a file, in their order. Raises ContentError with all its faults."""
    return sound(*examined(path, _towns, GAME))


def _towns(root: Node, faults: FaultList) -> tuple[str, ...]:
    node = sections(root, faults, (TOWNS,))[TOWNS]
    assert isinstance(node.value, list)
    lines: dict[str, int] = {}
    for place, one in enumerate(node.value, 1):
        entry, name = f"{TOWNS}, entry {place}", one.value
        if not isinstance(name, str) or not name.strip():
            faults.add(one.line, entry, f"a town is a name, not {found(one)}", "write the name alone behind the hyphen")
        elif len(name) > LONGEST:
            message = f"{quoted(name)} has {len(name)} letters, a badge has room for {LONGEST}"
            faults.add(one.line, entry, message, "choose a shorter town")
        elif name in lines:
            faults.add(one.line, entry, f"{quoted(name)} stands in line {lines[name]} already", "choose another town")
        else:
            lines[name] = one.line
    if not faults.found and len(lines) < LEAST:
        faults.add(node.line, TOWNS, f"there are {len(lines)} towns, a game may need {LEAST}", "write more of them")
    return tuple(lines)
