"""What is looked for in every game that goes into the history: the deal of a day, and what somebody has earned."""

from __future__ import annotations

from collections.abc import Callable

from game.history import achievements, days
from game.history.feats import Feat
from game.history.played import Chosen, PlayedGame
from game.history.store import History

Earned = Callable[[str, list[Feat]], None]  # a person, and what was earned with one game; from any thread


def attend(history: History, earned: Earned | None = None) -> None:
    """From now on every game that is recorded is looked at, in the thread that records it."""

    def look(game: PlayedGame, chosen: Chosen) -> None:
        days.note_game(history, game)
        found: dict[str, list[Feat]] = {}
        for person, feat in achievements.judge(history, game, chosen):
            found.setdefault(person, []).append(feat)
        for person, those in found.items():
            if earned is not None:
                earned(person, those)

    history.listeners.append(look)
