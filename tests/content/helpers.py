"""A card file with one thing wrong, and what the loader says about it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.citadels.content import load_cards
from game.content import ContentError, Fault
from game.paths import data_dir

CARDS = (data_dir() / "cards.yaml").read_text(encoding="utf-8")
HERE = "§"  # in a case: the fault is in this line


class Case(NamedTuple):
    """In the card file `old` is replaced by `new`; then some fault has this entry and these words.

    Its line is the one with `§` in `new` (which is not written), or else the one in which `at` stands.
    """

    old: str
    new: str
    entry: str
    message: str
    suggestion: str = ""
    at: str = ""


def check(case: Case, folder: Path) -> None:
    """Fail unless the fault of the case is found, with its line."""
    marked = changed(case.old, case.new)
    line = line_of(case.at or HERE, marked)
    found = faults_of(marked.replace(HERE, ""), folder)
    assert [
        fault
        for fault in found
        if (fault.line, fault.entry) == (line, case.entry)
        and case.message in fault.message
        and case.suggestion in fault.suggestion
    ], f"expected in line {line}, but: {said(found)}"


def line_of(part: str, text: str = CARDS) -> int:
    """The line, from 1, in which a part of the text first begins."""
    return text.count("\n", 0, text.index(part)) + 1


def changed(old: str, new: str, text: str = CARDS) -> str:
    """The text with the first `old` replaced, which must be there."""
    assert old in text
    return text.replace(old, new, 1)


def faults_of(text: str | bytes, folder: Path) -> list[Fault]:
    """Every fault of a card file; none if it is sound. Nothing but ContentError may come out of it."""
    path = folder / "cards.yaml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    try:
        load_cards(path)
    except ContentError as error:
        return list(error.faults)
    return []


def said(faults: list[Fault]) -> list[tuple[int, str, str, str]]:
    """Faults without their file."""
    return [(fault.line, fault.entry, fault.message, fault.suggestion) for fault in faults]
