"""What no turn ends without: income and gains that cost nothing. In sampled worlds it may seem wise to be poor."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.rules import queries
from game.citadels.rules.state import View
from game.citadels.rules.words import ABILITY, END, INCOME

FREE = {"merchant": "poor_house", "architect": "park", "scholar": "park", "navigator": ""}
"""By character with a gain that is free: the district that pays whoever ends its turn without gold or cards."""


def nothing_left(v: View, options: Sequence[str]) -> list[str]:
    """The options; ending the turn is none of them while an income or a free gain is left that is of use. In the last
    round nothing is."""
    left = END in options and not v.completed and (_income(v, options) or _gain(v, options))
    return [word for word in options if word != END] if left else list(options)


def _income(v: View, options: Sequence[str]) -> bool:
    return INCOME in options and queries.income(v, v.viewer, v.acting().income) > 0


def _gain(v: View, options: Sequence[str]) -> bool:
    pays = FREE.get(v.acting().id)
    if ABILITY not in options or pays is None:
        return False
    return not any(v.box.kind[card] == pays for card in v.city[v.viewer])
