"""What sources of points are called, and what is counted of that characters and districts brought (`ledger`)."""

from __future__ import annotations

from game.citadels.lang import _
from game.citadels.ledger import CHARACTER, DISTRICT


def source(name: str) -> str:
    """A line of the score; "" for one that is named after a card."""
    return {
        "districts": _("Cost of the districts"), "colours": _("All five types"), "first": _("First complete city"),
        "complete": _("City completed later"),
    }.get(name, "")  # fmt: skip


def chosen(kind: str) -> str:
    """Several of a kind; "" for another."""
    return {CHARACTER: _("Characters"), DISTRICT: _("Districts")}.get(kind, "")


def brought(kind: str) -> str:
    """What is counted."""
    return {CHARACTER: _("Gold and cards taken in"), DISTRICT: _("Points at the end")}.get(kind, "")
