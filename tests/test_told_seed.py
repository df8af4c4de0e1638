"""The seed of a running game is nobody's to see: whoever deals it elsewhere sees every hand and every pile."""

from __future__ import annotations

import os

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from game import app as program
from game import catalog
from game.session.deal_code import read
from game.ui import deals
from game.ui.screens.pause import PauseScreen
from game.ui.services import SaveRefused, SeatOptions
from game.ui.set_up import set_up
from tests.helpers.quick import second_and_last


def begin(app: program.App, game: str, people: int) -> None:
    seats = [SeatOptions(name, at < people, at, "random") for at, name in enumerate(("Ann", "Bo", "Cy"))]
    options = set_up(game).usual(seats)
    options.seed = 7310458291
    app.games.start(options)


def paused(app: program.App) -> PauseScreen:
    screen = PauseScreen(app.shell.ui)
    app.shell.ui.stack.push(screen)
    app.window.turn(0.1)
    return screen


def press(app: program.App, name: str) -> None:
    top = app.shell.ui.stack.top
    assert top is not None
    place = top.layers[-1] if top.layers else top.root
    assert place is not None
    [button] = [one for one in place.walk() if one.name == name]
    button.on_click()  # type: ignore[attr-defined]
    app.window.turn(0.1)


def said(app: program.App) -> str:
    """All that can be read anywhere in the window."""
    top = app.shell.ui.stack.top
    assert top is not None
    roots = [top.root, *top.layers]
    return "\n".join(one.value for root in roots if root is not None for one in root.walk() if one.value)


@pytest.mark.parametrize("game", catalog.games())
def test_one_person_is_warned_before_the_code_of_a_running_game_is_shown(app: program.App, game: str) -> None:
    begin(app, game, 1)
    assert app.games.match is not None
    paused(app)
    press(app, "deal_code")
    assert "This code gives everything away" in said(app)
    assert code_of(app) not in said(app)
    press(app, "show")
    assert code_of(app) in said(app)


@pytest.mark.parametrize("game", second_and_last(catalog.games()))
def test_several_people_are_not_told_it_until_the_game_is_over(app: program.App, game: str) -> None:
    begin(app, game, 2)
    paused(app)
    press(app, "deal_code")
    assert "when the game is over" in said(app)
    assert code_of(app) not in said(app)
    assert not any(one.name == "show" for one in app.shell.ui.stack.top.layers[-1].walk())  # type: ignore[union-attr]


@pytest.mark.long
def test_whoever_gave_a_seat_back_is_still_one_of_several(app: program.App) -> None:
    """Bo has seen a hand: while the game goes on, Ann is not told it either."""
    begin(app, "citadels", 2)
    found = app.games.seats()
    found[1].human, found[1].level = False, "random"
    app.games.change_seat(1, found[1])
    with pytest.raises(SaveRefused):
        app.games.code()
    found[1].human = True
    app.games.change_seat(1, found[1])
    with pytest.raises(SaveRefused):
        app.games.code()


def test_when_the_game_is_over_the_code_is_told_without_a_word(app: program.App) -> None:
    begin(app, "hidden_numbers", 2)
    match = app.games.match
    assert match is not None
    while match.pending is not None:
        if match.is_human(match.pending.seat):
            match.answer(match.answered, match.pending.options[0])
        match.step()
    told = app.games.code()
    assert (read(told.code).seed, told.beware) == (match.setup.seed, "")


def code_of(app: program.App) -> str:
    """What nobody shall read."""
    assert app.games.match is not None
    return deals.code_of(app.games.match.first_setup)
