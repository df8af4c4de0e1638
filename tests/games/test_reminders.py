"""What must not be forgotten is called to mind while it matters, and never when the game is over."""

from __future__ import annotations

import pytest

from game.table.flow import Flow
from game.table.words import words
from tests.games.playing import GAMES, match_of, play

SEEDS = range(1, 9)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_called_to_mind_when_the_game_is_over(game: str) -> None:
    said = words(game)
    for seed in SEEDS:
        match = play(match_of(game, "random", "random", "random", seed=seed))
        assert match.over
        log, seats = Flow(match, lambda: "instant").log, [seat.name for seat in match.setup.seats]
        for at in range(len(seats)):
            view = match.view(at)
            for small in (False, True):
                names = said.names(seats, view)
                assert said.reminders(view, names, log, asked=False, small=small) == (), (seed, at)
