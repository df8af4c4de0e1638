"""What can be answered: words such as 'pass', 'card:37', 'seat:2', 'build:37/cards'.

The word before the colon is the option's kind; a step receives the number behind it; a word behind
a slash says in which way. Words survive JSON, print and parse back, and are interned, so comparing
them is as fast as comparing numbers.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Final

_KINDS: Final[dict[str, str]] = {}
_VALUES: Final[dict[str, int]] = {}
_WAYS: Final[dict[str, str | None]] = {}


@cache
def option(kind: str, number: int | None = None, way: str | None = None) -> str:
    """The word for one answer, for example option('card', 37) == 'card:37'."""
    word = kind if number is None else f"{kind}:{number}"
    return sys.intern(word if way is None else f"{word}/{way}")


def kind(chosen: str) -> str:
    """The word before the colon: what sort of thing this option is."""
    found = _KINDS.get(chosen)
    if found is None:
        found = _KINDS[chosen] = sys.intern(chosen.partition(":")[0])
    return found


def value(chosen: str) -> int:
    """The number behind the colon; -1 for a bare word such as 'pass'."""
    found = _VALUES.get(chosen)
    if found is None:
        number = chosen.partition(":")[2].partition("/")[0]
        found = _VALUES[chosen] = int(number) if number else -1
    return found


def way(chosen: str) -> str | None:
    """The word behind the slash ('cards' in 'build:37/cards'); None for the ordinary way."""
    if chosen not in _WAYS:
        _WAYS[chosen] = chosen.partition("/")[2] or None
    return _WAYS[chosen]


PASS: Final = option("pass")
DONE: Final = option("done")
