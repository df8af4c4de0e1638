"""A sampled world: a complete game in which any seat can be looked through, so that habits for a View work on it."""

from __future__ import annotations

from game.citadels.rules.state import Game
from game.kernel.steps import Seat


class World(Game):
    """`viewer` is the seat whose habit is asked now. A world never holds the truth: it is dealt from a View."""

    __slots__ = ("viewer",)

    viewer: Seat
