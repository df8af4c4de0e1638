"""The journal: one line of text per answer, `seat option chance [digest]`.

`chance` is read off the game's generator after the answer, so a replay that deals differently is found at once; every
16th line carries the digest of the whole state as well.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from game.kernel.saving import digest
from game.kernel.steps import StackState

DIGEST_EVERY = 16
_LINE = re.compile(r"(\d{1,3}) ([!-~]{1,80}) ([0-9a-f]{8})(?: ([0-9a-f]{16}))?")


class Answer(NamedTuple):
    """One line, taken apart. `digest` is None on most lines."""

    seat: int
    option: str
    chance: str
    digest: str | None


def chance(state: StackState) -> str:
    """Eight hexadecimal digits of the generator."""
    return f"{state.rng >> 32 & 0xFFFFFFFF:08x}"


def line(seat: int, option: str, after: StackState) -> str:
    """The line for an answer that led to this state."""
    short = f"{seat} {option} {after.rng >> 32 & 0xFFFFFFFF:08x}"
    return f"{short} {digest(after)}" if after.answered % DIGEST_EVERY == 0 else short


def parse(text: str) -> Answer:
    """Take a line apart. Raises ValueError for anything that is no journal line."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise ValueError(f"{text[:60]!r} is no line of a journal")
    seat, option, drawn, whole = found.groups()
    return Answer(int(seat), option, drawn, whole)
