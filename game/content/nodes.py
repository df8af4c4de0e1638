"""What was read of a data file: values, and the lines they stand in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Scalar: TypeAlias = str | int | bool | None
Plain: TypeAlias = "Scalar | list[Plain] | dict[str, Plain]"


@dataclass(slots=True)
class Node:
    """A value and where it stands. `line` counts from 1; for the value of a key it is the key's line."""

    line: int
    value: Scalar | list[Node] | dict[str, Node]


def to_plain(node: Node) -> Plain:
    """The value without its lines."""
    if isinstance(node.value, dict):
        return {key: to_plain(child) for key, child in node.value.items()}
    if isinstance(node.value, list):
        return [to_plain(child) for child in node.value]
    return node.value
