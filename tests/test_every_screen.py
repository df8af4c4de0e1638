"""The whole program without a display and without a stand-in: whatever game is chosen, open or prepared, every screen
can be opened from everywhere, and what was begun for one game never meets another one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.helpers.program import GAMES, Program
from tests.ui.driver import empty
from tests.ui.sharing import share

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    with share():
        yield


@pytest.fixture
def here(home: Path) -> Iterator[Program]:
    """On the title, with an empty folder of its own."""
    made = Program()
    yield made
    made.app.abandon()
    empty(made.ui.assets)


# -- cards and rules ---------------------------------------------------------------------------------------------------
@every_game
def test_the_rules_and_cards_of_the_open_game_are_shown(here: Program, game: str) -> None:
    here.begin(game)
    here.press(pygame.K_F1)
    assert (here.screen.name, here.screen.game) == ("reference", game)
    here.press(pygame.K_ESCAPE)
    here.press(pygame.K_PAUSE)
    here.click("reference")
    assert (here.screen.name, here.screen.game) == ("reference", game)
    assert set(here.app.games.in_play()) <= set(here.screen.listed() or here.app.games.in_play())  # type: ignore[attr-defined]


# -- settings ----------------------------------------------------------------------------------------------------------
@every_game
def test_the_settings_show_cards_of_the_game_in_question(here: Program, game: str) -> None:
    here.choose(game)
    here.click("settings")
    here.turn(2)
    assert here.screen.name == "settings"
    here.press(pygame.K_ESCAPE)
    here.begin(game)
    here.press(pygame.K_PAUSE)
    here.click("settings")
    assert here.screen.name == "settings"
    assert not here.ui.damaged


# -- what is prepared --------------------------------------------------------------------------------------------------
MOMENTS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89)


@every_game
@pytest.mark.parametrize("way", ["key", "plate"])
def test_what_is_prepared_for_one_game_ends_when_another_is_chosen(here: Program, game: str, way: str) -> None:
    others = [one for one in GAMES if one != game]
    for number, moment in enumerate(MOMENTS):
        here.choose(game)
        done = here.do_jobs(moment)
        other = others[number % len(others)]
        here.choose(other) if way == "key" else here.click(f"shelf:{other}")
        here.do_jobs()
        if done < moment:
            return
