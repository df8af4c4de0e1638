"""Reading single values of a scenario: each reader returns the value, or notes a fault and returns a harmless one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.content.convert import found
from game.content.faults import FaultList, did_you_mean, quoted
from game.content.yaml_reader import Node
from game.scenario.story import SEATS

MOST = 1_000_000  # no number of a scenario is bigger, seeds apart


class Fields:
    """Readers of values that note their faults. A game adds readers of its own things."""

    def __init__(self, faults: FaultList) -> None:
        self.faults = faults
        self.players = len(SEATS)  # of the scenario being read

    def fault(self, node: Node, message: str, hint: str = "") -> None:
        self.faults.add(node.line, "", message, hint)

    def words(self, node: Node, what: str, known: Iterable[str], *, also_seats: bool = False) -> dict[str, Node]:
        """A mapping whose keys are known words; unknown ones are noted and left out."""
        if node.value is None:
            return {}
        if not isinstance(node.value, dict):
            self.fault(node, f"{what} must be words with values, like {{word: value}}, not {found(node)}")
            return {}
        kept = {}
        names = [*known, *(SEATS if also_seats else ())]
        for key, child in node.value.items():
            if key in names:
                kept[key] = child
            else:
                hint = did_you_mean(key, known) or f"the words are {', '.join(known)}"
                self.fault(child, f"{quoted(key)} is no word of {what}", hint)
        return kept

    def number(self, node: Node, what: str, least: int = 0, most: int = MOST) -> int:
        if type(node.value) is int and least <= node.value <= most:
            return node.value
        self.fault(node, f"{what} must be a whole number from {least} to {most}, not {found(node)}")
        return least

    def truth(self, node: Node, what: str) -> bool:
        if isinstance(node.value, bool):
            return node.value
        self.fault(node, f"{what} must be true or false, not {found(node)}")
        return False

    def word(self, node: Node, what: str, known: Iterable[str]) -> str:
        """One of some words."""
        known = list(known)
        if isinstance(node.value, str) and node.value in known:
            return node.value
        hint = did_you_mean(str(node.value), known) or f"one of {', '.join(known)}"
        self.fault(node, f"{what} cannot be {found(node)}", hint)
        return ""

    def text(self, node: Node, what: str) -> str:
        """A word nobody can check."""
        if isinstance(node.value, str) and node.value:
            return node.value
        self.fault(node, f"{what} must be a text, not {found(node)}")
        return ""

    def items(self, node: Node) -> list[Node]:
        """The entries of a list; a single value stands for a list of one, nothing for an empty one."""
        if isinstance(node.value, list):
            return node.value
        return [] if node.value is None else [node]

    def seat(self, node: Node, what: str) -> int:
        """The number of a seat that plays."""
        playing = SEATS[: self.players]
        if isinstance(node.value, str) and node.value in playing:
            return playing.index(node.value)
        self.fault(node, f"{what} must be a seat from {playing[0]} to {playing[-1]}, not {found(node)}")
        return 0

    def seat_or_nobody(self, node: Node, what: str) -> int | None:
        return None if node.value is None or node.value in ("nobody", "none") else self.seat(node, what)


def seats_of(node: Node) -> int:
    """The highest seat that a scenario names as a key anywhere near the top: a guess where `players` is missing."""
    highest = 0
    below: Mapping[str, Node] = node.value if isinstance(node.value, dict) else {}
    for part in ("seats", "then"):
        child = below.get(part)
        if child is not None and isinstance(child.value, dict):
            highest = max([highest, *(SEATS.index(key) + 1 for key in child.value if key in SEATS)])
    return highest
