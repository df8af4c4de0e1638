"""Why a hint prefers one option to another, out of what the two lead to. No pygame here.

An end has in `has` the mean of each figure that its family speaks of; a figure that is not there is told without a
number. Families: citizens, food, growth, spare, gold, arches, bonus, penalty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.la_citta.lang import _, ngettext

End = Mapping[str, Any]


def gain(family: str, end: End, other: End) -> str:
    """How one end is better than another in a family of figures, as the end of a sentence; "" for nothing to say."""
    teller = TELLERS.get(family)
    return teller(_more(family, end, other)) if teller is not None else ""


def _more(family: str, end: End, other: End) -> int:
    """By how much, to the nearest whole number; 0 if that is not known."""
    mine, theirs = end.get("has", {}).get(family), other.get("has", {}).get(family)
    return 0 if mine is None or theirs is None else round(mine - theirs)


def _citizens(more: int) -> str:
    text = ngettext("brings {count} citizen more", "brings {count} citizens more", more)
    return text.format(count=more) if more > 0 else _("keeps more citizens")


def _food(more: int) -> str:
    text = ngettext("brings {count} food more", "brings {count} food more", more)
    return text.format(count=more) if more > 0 else _("feeds your citizens better")


def _growth(more: int) -> str:
    return _("lets your cities grow further")


def _spare(more: int) -> str:
    text = ngettext("leaves {count} citizen more to build with", "leaves {count} citizens more to build with", more)
    return text.format(count=more) if more > 0 else _("leaves citizens to build with")


def _gold(more: int) -> str:
    text = ngettext("leaves you {count} gold more", "leaves you {count} gold more", more)
    return text.format(count=more) if more > 0 else _("leaves you more gold")


def _arches(more: int) -> str:
    text = ngettext("brings {count} arch more", "brings {count} arches more", more)
    return text.format(count=more) if more > 0 else _("brings arches where they count")


def _bonus(more: int) -> str:
    return _("brings the points for all three kinds of arches nearer")


def _penalty(more: int) -> str:
    return _("makes it likelier that nobody starves")


TELLERS: dict[str, Callable[[int], str]] = {
    "citizens": _citizens, "food": _food, "growth": _growth, "spare": _spare, "gold": _gold, "arches": _arches,
    "bonus": _bonus, "penalty": _penalty,
}  # fmt: skip
