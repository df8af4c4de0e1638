"""Why a hint prefers one option to another, for games whose figures are told one by one. No pygame here.

An end has in `has` the mean of each figure that its family speaks of; a figure that is not there is told without a
number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.kernel.events import Json

End = Mapping[str, Json]
Tellers = Mapping[str, Callable[[int], str]]  # by family, of how much more it is: 0 where that is not known


def gain(tellers: Tellers, family: str, end: End, other: End) -> str:
    """How one end is better than another in a family of figures, as the end of a sentence; "" for nothing to say."""
    return tellers[family](_more(family, end, other)) if family in tellers else ""


def _more(family: str, end: End, other: End) -> int:
    """By how much, to the nearest whole number; 0 if that is not known."""
    mine, theirs = end.get("has", {}).get(family), other.get("has", {}).get(family)
    return 0 if mine is None or theirs is None else round(mine - theirs)
