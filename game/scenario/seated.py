"""A match that begins in the position of a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kernel.steps import StackState
from game.scenario.stage import stage
from game.session.agents import Bots
from game.session.match import Match
from game.session.setup import MatchSetup, SeatSetup

SEED = 1  # the cards are dealt already: only computer players still draw from it


def seated(game: str, state: StackState, seats: Sequence[SeatSetup], bots: Bots | None = None, **more: Any) -> Match:
    """These people at this position, which is theirs from now on. `more` are other fields of the set-up (`origin`).

    Raises NoStage for a game without scenarios, and ValueError for a player that means no bot.
    """
    at = stage(game)
    setup = MatchSetup(game, at.plain_setup(state), SEED, tuple(seats), **more)
    return Match(at.rules, setup, state, bots)
