"""The open game goes into the history when it is over, and only then."""

from __future__ import annotations

import os

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game import app as program
from game.kernel.rng import Rng
from game.session.setup import MatchSetup
from tests.history.matches import finished


def play(app: program.App, setup: MatchSetup) -> None:
    """To its end, past the table."""
    app.games.begin(setup)
    match, rng = app.games.match, Rng(1)
    assert match is not None
    while (ask := match.pending) is not None:
        match.answer(ask.number, rng.choice(ask.options))
        match.step()


def setup(origin: str = "") -> MatchSetup:
    given = finished("hidden_numbers").setup
    seats = tuple(type(one)(one.name, one.shield) for one in given.seats)
    return MatchSetup(given.game, given.rules, 1, seats, origin=origin)


def test_a_finished_game_is_recorded_once(app: program.App) -> None:
    play(app, setup())
    app.games.finished()
    app.games.finished()
    app.games.leave()
    assert app.history.flush()
    assert [[seat.name for seat in game.seats] for game in app.history.games()] == [["Anna", "Bert"]]


def test_a_game_that_was_left_at_its_last_answer_is_recorded(app: program.App) -> None:
    play(app, setup())
    app.games.leave()
    assert app.history.flush()
    assert app.history.count() == 1


def test_the_end_of_the_table_records(app: program.App) -> None:
    play(app, setup())
    for _turn in range(8):
        app.window.turn(0.1)
    assert app.history.flush()
    assert app.history.count() == 1


def test_an_unfinished_game_is_not_recorded(app: program.App) -> None:
    app.games.begin(setup())
    app.games.leave()
    assert app.history.flush()
    assert app.history.count() == 0


@pytest.mark.parametrize("origin", ["lesson:first", "puzzle:one"])
def test_what_only_teaches_is_not_recorded(app: program.App, origin: str) -> None:
    play(app, setup(origin))
    app.games.leave()
    assert app.history.flush()
    assert app.history.count() == 0


def test_with_the_setting_off_nothing_is_recorded_also_not_later(app: program.App) -> None:
    app.shell.ui.settings.values.keep_history = False
    play(app, setup())
    app.games.leave()
    app.shell.ui.settings.values.keep_history = True
    app.history.catch_up(app.saves.folder())
    assert app.history.flush()
    assert app.history.count() == 0


def test_the_start_takes_in_what_was_finished_before(app: program.App) -> None:
    play(app, setup())
    app.games._recorded = True  # as if the program were killed here
    app.games.leave()
    again = program.App(app.options)
    again.open(app.options)
    assert again.history.flush()
    assert again.history.count() == 1
    again.history.close()
