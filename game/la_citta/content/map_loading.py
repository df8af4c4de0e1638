"""Reads a map: every fault is found in one go, or the map is sound."""

from __future__ import annotations

from pathlib import Path

from game.content.convert import convert_entry
from game.content.faults import Fault, FaultList
from game.content.reading import by_id, examined, sections, sound
from game.content.text import Text
from game.content.yaml_reader import Node
from game.la_citta import GAME
from game.la_citta.content import maps
from game.la_citta.content.maps import Area, Hex, Map, Start, Title

SECTIONS = ("map", "areas", "hexes", "starts")


def load_map(path: Path) -> Map:
    """The map in a file. Raises ContentError with all its faults."""
    return sound(*examine_map(path))


def examine_map(path: Path) -> tuple[Map, list[Fault]]:
    """The map in a file, and its faults. Raises ContentError if it is no map at all."""
    return examined(path, lambda root, faults: _map(root, faults, path.stem), GAME)


def _map(root: Node, faults: FaultList, name: str) -> Map:
    parts = sections(root, faults, SECTIONS)
    lines: dict[str, int] = {}
    title = _title(parts["map"], name, faults, lines)
    area_nodes = by_id("areas", parts["areas"], faults, lines, any_word=True)
    hex_nodes = by_id("hexes", parts["hexes"], faults, lines, any_word=True)
    found = {entry: convert_entry(node, Area, entry, faults) for entry, node in area_nodes.items()}
    areas = {entry: area for entry, area in found.items() if area is not None}
    sites = {entry: convert_entry(node, Hex, entry, faults) for entry, node in hex_nodes.items()}
    hexes = {entry: one for entry, one in sites.items() if one is not None}
    starts = _starts(parts["starts"], faults)
    maps.check_areas(areas, area_nodes, parts["areas"].line, faults)
    maps.check_hexes(hexes, areas, hex_nodes, faults)
    maps.check_zones(hexes, parts["hexes"].line, faults)
    maps.check_starts(starts, hexes, parts["starts"].line, faults)
    return Map(
        id=name,
        name=title.name if title else Text(name, name, GAME),
        areas=tuple(areas.values()),
        hexes=tuple(hexes.values()),
        starts={start.players: start.castellos for start, _ in starts},
        file=faults.file,
    )


def _title(node: Node, name: str, faults: FaultList, lines: dict[str, int]) -> Title | None:
    """The one entry that names the map; its id is the name of the file."""
    entries = by_id("map", node, faults, lines, any_word=True)
    made = [convert_entry(one, Title, entry, faults) for entry, one in entries.items()]
    title = made[0] if made else None
    if len(made) > 1:
        faults.add(node.line, "map", "a file holds one map", "write the other into a file of its own")
    elif title is not None and title.id != name:
        faults.add(node.line, "map", f"the map is called '{title.id}', its file '{name}'", "rename one of them")
    return title


def _starts(node: Node, faults: FaultList) -> list[tuple[Start, Node]]:
    assert isinstance(node.value, list)
    found = []
    for number, entry in enumerate(node.value, 1):
        start = convert_entry(entry, Start, f"starts, entry {number}", faults)
        if start is not None:
            found.append((start, entry))
    return found
