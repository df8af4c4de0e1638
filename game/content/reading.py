"""What all readers of a file in data/ have in common: one go over the file, and checks of ids and texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from game.content.convert import Check, Problem, S, convert_entry, found
from game.content.faults import ContentError, Fault, FaultList, StopReading, did_you_mean, quoted
from game.content.yaml_reader import Node, parse_yaml, read_bytes, shown

ID = re.compile(r"(?=.{1,28}$)[a-z][a-z0-9]*(_[a-z0-9]+)*")
Made = TypeVar("Made")


def examined(path: Path, make: Callable[[Node, FaultList], Made], domain: str) -> tuple[Made, list[Fault]]:
    """What is made of the sound entries of a file, and the faults of the others. Its texts belong to this game, or are
    SHARED. Raises ContentError if it is no such file."""
    faults = FaultList(shown(path), domain)
    root = parse_yaml(read_bytes(path), faults)
    try:
        if root is not None:
            return make(root, faults), faults.found
    except StopReading:
        pass
    raise ContentError(faults.found)


def sound(made: Made, faults: list[Fault]) -> Made:
    """What was made, if there were no faults. Raises ContentError."""
    if faults:
        raise ContentError(faults)
    return made


def holds(path: Path, *names: str) -> bool:
    """Whether a file is meant to be one with any of these sections; for one that cannot be read, no."""
    try:
        keys = _keys_of(read_bytes(path))
    except ContentError:
        return False
    return not keys.isdisjoint(names)


@lru_cache(maxsize=4)
def _keys_of(data: bytes) -> frozenset[str]:
    """The sections of a file: whoever does not know what kind it is asks for one after the other."""
    root = parse_yaml(data, FaultList(""))
    return frozenset(root.value if root is not None and isinstance(root.value, dict) else ())


def sections(root: Node, faults: FaultList, names: tuple[str, ...]) -> dict[str, Node]:
    """The lists of the file with these names; an absent or wrong one is noted and empty."""
    if not isinstance(root.value, dict):
        faults.stop(root.line, "", f"the file must have the keys {', '.join(names)}, not be {found(root)}")
    for key, node in root.value.items():
        if key not in names:
            hint = did_you_mean(key, names) or f"the keys here are {', '.join(names)}"
            faults.add(node.line, quoted(key), "unknown key", hint)
    lists = {}
    for section in names:
        node = root.value.get(section) or Node(0, None)
        if not isinstance(node.value, list) or not node.value:
            faults.add(
                node.line, section, f"must be a list of entries, not {found(node)}", "begin each with '- id: ...'"
            )
            node = Node(node.line, [])
        lists[section] = node
    return lists


def by_id(
    section: str, node: Node, faults: FaultList, lines: dict[str, int], *, any_word: bool = False
) -> dict[str, Node]:
    """The entries of a section by id; those without an id of their own are noted and checked all the same. With
    `any_word` an id need not look like one.

    One id names one thing in the whole file: pictures, saves and scenarios go by it.
    """
    entries: dict[str, Node] = {}
    assert isinstance(node.value, list)
    for number, entry in enumerate(node.value, 1):
        name = _id_of(entry)
        if name is None or not (any_word or ID.fullmatch(name)):
            entries[f"{section}, entry {number}"] = entry
        elif name in lines:
            faults.add(entry.line, name, f"duplicate id; the first is in line {lines[name]}", "rename or delete one")
            entries[f"{name} (line {entry.line})"] = entry
        else:
            entries[name] = entry
            lines[name] = entry.line
    return entries


def _id_of(entry: Node) -> str | None:
    identity = entry.value.get("id") if isinstance(entry.value, dict) else None
    name = identity.value if identity else None
    return name if isinstance(name, str) else None


def converted(
    entries: Mapping[str, Node], kind: type[S], faults: FaultList, checks: Mapping[type, Mapping[str, Check]]
) -> dict[str, S]:
    """What the sound ones of these entries say, by id."""
    made = {entry: convert_entry(node, kind, entry, faults, checks[kind]) for entry, node in entries.items()}
    return {entry: one for entry, one in made.items() if one is not None}


def line_of(node: Node, key: str) -> int:
    """The line of a key in an entry, or of the entry if it has none."""
    child = node.value.get(key) if isinstance(node.value, dict) else None
    return child.line if child else node.line


def line_of_item(node: Node, key: str, number: int) -> int:
    """The line of an item in a list of an entry."""
    child = node.value.get(key) if isinstance(node.value, dict) else None
    return child.value[number].line if child and isinstance(child.value, list) else node.line


def id_check(example: str) -> Check:
    """For an id; the example is shown to whoever wrote another."""

    def check(value: str) -> Problem | None:
        if ID.fullmatch(value):
            return None
        return f"the id {quoted(value)} is not a short English name in snake_case", f"write it like '{example}'"

    return check


def filled(path: str) -> Check:
    """For a text that must not be empty."""

    def check(value: str) -> Problem | None:
        return None if value else (f"`{path}` is empty", "write the text, or a translation of the other language")

    return check
