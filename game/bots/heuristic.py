"""The level `normal`: each game brings its own knowledge, this finds it."""

from __future__ import annotations

from typing import Any

from game.kernel.steps import Ask


class HeuristicBot:
    """A full heuristic player of one game. Raises ValueError for a game that has none."""

    needs_view = True

    def __init__(self, seed: int, game: str) -> None:
        if game != "citadels":
            raise ValueError(f"There is no computer player 'normal' for the game '{game}'.")
        from game.citadels.bot.normal import NormalBot

        self._player = NormalBot(seed)

    def decide(self, view: Any, ask: Ask) -> str:
        """One of the ask's options, from the View alone."""
        return self._player.decide(view, ask)
