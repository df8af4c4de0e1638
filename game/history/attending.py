"""What is looked for in every game that goes into the history: the deal of a day."""

from __future__ import annotations

from game.history import days
from game.history.played import Chosen, PlayedGame
from game.history.store import History


def attend(history: History) -> None:
    """From now on every game that is recorded is looked at, in the thread that records it."""

    def look(game: PlayedGame, chosen: Chosen) -> None:
        days.note_game(history, game)

    history.listeners.append(look)
