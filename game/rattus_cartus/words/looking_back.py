"""What sources of points are called, and what is counted of that buildings brought (`ledger`)."""

from __future__ import annotations

from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.lang import _
from game.rattus_cartus.ledger import BUILDING


def source(name: str) -> str:
    """A line of the score."""
    if name in ESTATES:
        return estate_name(name)
    return {
        "hand": _("Most followers"), "sword": _("Most Swords"), "flute": _("Most Flutes"), "pass": _("Most Passes"),
        "gold": _("Most Gold"), "markers": _("Victory points"),
    }.get(name, "")  # fmt: skip


def brought(kind: str) -> str:
    """What is counted."""
    return _("Influence gained inside") if kind == BUILDING else ""
