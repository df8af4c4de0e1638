"""Computer players. Each is a pure function of its level, its seed, the View of its seat and the ask.

Nothing is remembered between decisions (what a seat has learnt is in its View), so a bot decides the same in this
process, in a worker, after a crash and after a reload.
"""

from __future__ import annotations

from typing import Any, Protocol

from game.kernel.rng import Rng
from game.kernel.steps import Ask

LEVELS = ("random", "normal")  # weakest first


class Bot(Protocol):
    """A computer player of one seat."""

    @property
    def needs_view(self) -> bool:
        """Whether `decide` reads the View; if not, nobody makes one for it."""
        ...

    def decide(self, view: Any, ask: Ask) -> str:
        """One of the ask's options. `view` is None for a bot that needs none."""
        ...


def make_bot(level: str, seed: int, game: str = "citadels") -> Bot:
    """The bot of this level for this game. Raises ValueError with a sentence for a level that does not exist."""
    if level == "random":
        from game.bots.random_bot import RandomBot

        return RandomBot(seed)
    if level == "normal":
        from game.bots.heuristic import HeuristicBot

        return HeuristicBot(seed, game)
    raise ValueError(f"There is no computer player called '{level}'; there are: {', '.join(LEVELS)}.")


def decision_rng(seed: int, ask: Ask) -> Rng:
    """The generator for one decision: the same for the same bot, seat and ask number, wherever it is made."""
    return Rng((seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number)
