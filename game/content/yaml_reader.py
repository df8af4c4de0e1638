"""YAML of any origin, read without trusting it: cards, presets, scenarios.

The text is read as a stream of events, and reading stops at the first sign of harm, so that nothing
in a file can make the reader slow, big or crash (libyaml's own loader overflows the stack on deeply
nested brackets). Accepted is the plain part of YAML: one document of mappings with string keys, lists
and scalars, at most 20 levels deep.

Plain scalars mean what they look like, whatever YAML 1.1 says of `no`, `on`, 010, 1:30 or dates:
`true` and `false` are truth values, `null`, `~` and nothing at all are None, whole numbers without
leading zeros are numbers, and everything else is text.
"""

from __future__ import annotations

from pathlib import Path

from game import files
from game.content.faults import ContentError, FaultList
from game.content.nodes import Node, Plain, Scalar, to_plain

__all__ = ["MAX_BYTES", "Node", "Plain", "Scalar", "parse_yaml", "read_bytes", "read_yaml", "shown", "to_plain"]

MAX_BYTES = 2_000_000


def read_yaml(path: Path, *, number_keys: bool = False) -> Node:
    """The document in a file. `number_keys`: a whole number may be a key, and is read as the text it is written as.

    Raises ContentError with everything that is wrong with it.
    """
    faults = FaultList(shown(path))
    node = parse_yaml(read_bytes(path), faults, number_keys=number_keys)
    if faults.found or node is None:
        raise ContentError(faults.found)
    return node


def read_bytes(path: Path) -> bytes:
    """The bytes of a data file. Raises ContentError if it cannot be read or has over 2 MB."""
    faults = FaultList(shown(path))
    try:
        return files.read(path, MAX_BYTES)
    except files.TooLarge:
        fault = faults.at(0, "", "the file has over 2 MB", "no file of the game is so big: is it the right one?")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        fault = faults.at(0, "", f"the file cannot be read: {reason}", "check its name and rights")
    raise ContentError([fault])


def shown(path: Path) -> str:
    """A path as people like to read it: from the current folder, if it lies below that."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except (OSError, ValueError, RuntimeError):
        return str(path)


def parse_yaml(data: bytes, faults: FaultList, *, number_keys: bool = False) -> Node | None:
    """The document in these bytes; its faults go to the list. None if it cannot be made out at all.

    Duplicate keys, anchors, tags and keys that are no text are noted and left out, so that the rest
    can be checked in the same run.
    """
    from game.content.yaml_events import document

    return document(data, faults, number_keys=number_keys)
