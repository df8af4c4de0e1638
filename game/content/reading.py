"""What all readers of a file in data/ have in common: one go over the file, and checks of ids and texts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from game.content.card_checks import ID
from game.content.convert import Check, Problem
from game.content.faults import ContentError, Fault, FaultList, StopReading, quoted
from game.content.yaml_reader import Node, parse_yaml, read_bytes, shown

Made = TypeVar("Made")


def examined(path: Path | None, usual: str, make: Callable[[Node, FaultList], Made]) -> tuple[Made, list[Fault]]:
    """What is made of the sound entries of a file, by default the game's own `usual`, and the faults of the others.
    Raises ContentError if it is no such file."""
    if path is None:
        from game.paths import data_dir

        path = data_dir() / usual
    faults = FaultList(shown(path))
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
        root = parse_yaml(read_bytes(path), FaultList(""))
    except ContentError:
        return False
    keys = root.value if root is not None and isinstance(root.value, dict) else {}
    return any(name in keys for name in names)


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
