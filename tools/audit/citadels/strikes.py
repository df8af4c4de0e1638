"""Strikes at one's own city: the rules allow them, and nobody means them."""

from __future__ import annotations

from game.kernel.options import PASS, value
from tools.audit.citadels.moments import Finding, Moment


def own_strike(moment: Moment) -> Finding | None:
    """The Warlord or the Armory destroys what belongs to its player."""
    if moment.ask.step not in ("warlord.destroy", "actions.raze") or moment.chosen == PASS:
        return None
    card = value(moment.chosen)
    if card not in moment.view.city[moment.me]:
        return None
    return Finding("own_strike", f"destroyed its own {moment.view.box.kind[card]}")
