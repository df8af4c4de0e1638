"""Why a hint prefers one option to another: what is said of each family of figures. No pygame here.

Families: citizens, food, growth, spare, gold, arches, bonus, penalty.
"""

from __future__ import annotations

from game.la_citta.lang import _, ngettext
from game.table.advice.gains import Tellers


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


TELLERS: Tellers = {
    "citizens": _citizens, "food": _food, "growth": _growth, "spare": _spare, "gold": _gold, "arches": _arches,
    "bonus": _bonus, "penalty": _penalty,
}  # fmt: skip
