"""Why a hint prefers one option to another, out of what the two lead to. No pygame here.

An end has in `has` the mean of each figure that its family speaks of; a figure that is not there is told without a
number. Families: points, influence, cards, specials, rats, markers, nuns; and danger, the chance to die of the plague.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rattus_cartus.lang import _, ngettext

End = Mapping[str, Any]


def gain(family: str, end: End, other: End) -> str:
    """How one end is better than another in a family of figures, as the end of a sentence; "" for nothing to say."""
    teller = TELLERS.get(family)
    return teller(_more(family, end, other)) if teller is not None else ""


def _more(family: str, end: End, other: End) -> int:
    """By how much, to the nearest whole number; 0 if that is not known."""
    mine, theirs = end.get("has", {}).get(family), other.get("has", {}).get(family)
    return 0 if mine is None or theirs is None else round(mine - theirs)


def _points(more: int) -> str:
    text = ngettext("brings {count} point more", "brings {count} points more", more)
    return text.format(count=more) if more > 0 else _("brings better ranks in the estates")


def _influence(more: int) -> str:
    text = ngettext("brings {count} influence more", "brings {count} influence more", more)
    return text.format(count=more) if more > 0 else _("brings influence where it counts")


def _cards(more: int) -> str:
    text = ngettext("leaves you {count} card more", "leaves you {count} cards more", more)
    return text.format(count=more) if more > 0 else _("leaves you better cards")


def _specials(more: int) -> str:
    return _("gives you better special cards")


def _rats(more: int) -> str:
    """Fewer are better."""
    text = ngettext("saves you {count} rat", "saves you {count} rats", -more)
    return text.format(count=-more) if more < 0 else _("keeps your rats few")


def _markers(more: int) -> str:
    text = ngettext("brings {count} victory-point marker more", "brings {count} victory-point markers more", more)
    return text.format(count=more) if more > 0 else _("brings victory-point markers")


def _nuns(more: int) -> str:
    return _("tells you more about the nun row")


def _danger(more: int) -> str:
    return _("makes it likelier that you survive the plague")


TELLERS: dict[str, Callable[[int], str]] = {
    "points": _points, "influence": _influence, "cards": _cards, "specials": _specials, "rats": _rats,
    "markers": _markers, "nuns": _nuns, "danger": _danger,
}  # fmt: skip
