"""What can be wrong in a data file, said so that a person can mend it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import NoReturn

import msgspec

from game.content.languages import SHARED

MAX_FAULTS = 300  # a file with more is not a card file with mistakes; nobody reads a longer list
_QUOTED = 60  # characters of somebody's text that a message repeats; difflib is slow on long ones


class Fault(msgspec.Struct, frozen=True, order=True):
    """One thing that is wrong.

    `line` counts from 1 and is 0 when the whole file is meant; `entry` is the card, preset or key at
    fault; `suggestion` says what to do and may be empty.
    """

    file: str
    line: int
    entry: str
    message: str
    suggestion: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        parts = [place, self.entry, self.message] if self.entry else [place, self.message]
        return ": ".join(parts) + (f" ({self.suggestion})" if self.suggestion else "")


class ContentError(Exception):
    """A data file cannot be used. `faults` has everything that is wrong with it, in the order of the lines."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = sorted(set(faults))
        super().__init__(self.faults)

    def __str__(self) -> str:
        if len(self.faults) == 1:
            return str(self.faults[0])
        files = " and ".join(dict.fromkeys(fault.file for fault in self.faults))
        return "\n".join([f"{len(self.faults)} faults in {files}:", *(f"  {fault}" for fault in self.faults)])


class StopReading(Exception):
    """Raised after a fault that makes the rest of the file unreadable, or not worth reading."""


class FaultList:
    """The faults found in one file so far. `domain` is the catalogue in which further languages have its texts."""

    def __init__(self, file: str, domain: str = SHARED) -> None:
        self.file = file
        self.domain = domain
        self.found: list[Fault] = []

    def at(self, line: int, entry: str, message: str, suggestion: str = "") -> Fault:
        """A fault of this file, not noted yet."""
        return Fault(self.file, line, entry, message, suggestion)

    def add(self, line: int, entry: str, message: str, suggestion: str = "") -> None:
        """Note a fault. Raises StopReading when the list is full."""
        self.found.append(self.at(line, entry, message, suggestion))
        if len(self.found) == MAX_FAULTS:
            self.stop(line, "", "there may be more faults", "mend the ones named here and check again")

    def stop(self, line: int, entry: str, message: str, suggestion: str = "") -> NoReturn:
        """Note a fault after which nothing more can be said. Raises StopReading."""
        self.found.append(self.at(line, entry, message, suggestion))
        raise StopReading


def quoted(word: object) -> str:
    """Somebody's text as a message repeats it: short, on one line, without control characters."""
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(word)[: _QUOTED + 1])
    return f"'{text[:_QUOTED]}...'" if len(text) > _QUOTED else f"'{text}'"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """'did you mean X?' for the known word nearest to a misspelt one; empty if none is near."""
    if len(word) > _QUOTED:
        return ""
    lowered = {name.lower(): name for name in known}
    near = difflib.get_close_matches(word.lower().replace(" ", "_").replace("-", "_"), lowered, n=1, cutoff=0.6)
    return f"did you mean '{lowered[near[0]]}'?" if near else ""
