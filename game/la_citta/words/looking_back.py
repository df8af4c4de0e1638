"""What is counted of that buildings brought (`ledger`)."""

from __future__ import annotations

from game.la_citta.lang import _
from game.la_citta.ledger import BUILDING


def brought(kind: str) -> str:
    """What is counted."""
    return _("Citizens drawn") if kind == BUILDING else ""
