"""Why a hint prefers one option to another: what is said of each family of figures. No pygame here.

Families: points, influence, cards, specials, rats, markers, nuns; and danger, the chance to die of the plague.
"""

from __future__ import annotations

from game.rattus_cartus.lang import _, ngettext
from game.table.advice.gains import Tellers


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


TELLERS: Tellers = {
    "points": _points, "influence": _influence, "cards": _cards, "specials": _specials, "rats": _rats,
    "markers": _markers, "nuns": _nuns, "danger": _danger,
}  # fmt: skip
