"""The crown: whoever wears it calls the ranks and begins the next draft."""

from __future__ import annotations

from game.citadels.rules import queries
from game.citadels.rules.state import Game
from game.kernel.steps import Seat


def move(g: Game, me: Seat) -> None:
    """The crown goes to this seat. Nothing moves, and nothing follows, if it is there already (CIT-48)."""
    if g.crown == me:
        return
    before, g.crown = g.crown, me
    if g.log is not None:
        g.tell("crown_moved", seat=me, before=before)
    for follow in queries.CROWN_MOVED:
        follow(g)
