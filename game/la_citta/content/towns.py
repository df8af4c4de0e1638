"""The names of cities: `data/la_citta/towns.yaml`."""

from __future__ import annotations

from pathlib import Path

from game.content.convert import found
from game.content.faults import FaultList, quoted
from game.content.reading import examined, sections, sound
from game.content.yaml_reader import Node
from game.la_citta.content.cards import GAME

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
