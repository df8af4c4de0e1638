"""The whole program without a display and without a stand-in: whatever game is chosen, open or prepared, every screen
can be opened from everywhere, and what was begun for one game never meets another one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import app as program
from game import catalog
from game.ui.input.presses import TOO_SOON
from game.ui.screens.title import TitleScreen
from game.ui.services import SEAT_NAMES, GameOptions, SeatOptions
from game.ui.set_up import set_up
from game.ui.window.screen import Screen
from tests.ui.driver import empty
from tests.ui.sharing import share

GAMES = catalog.games()
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module", autouse=True)
def _display() -> Iterator[None]:
    with share():
        yield


class Program:
    """The program and a hand on its keys."""

    def __init__(self) -> None:
        options = program.parse(
            ["--size", "1280x720", "--lang", "en", "--animation", "0", "--pace", "instant", "--seed", "5"]
        )
        self.app = program.App(options)
        self.app.open(options)
        self.ui = self.app.shell.ui
        self.ui.settings.values.player_name = SEAT_NAMES[0]  # somebody who is here for the second time
        self.app.games.leave()
        self.turn()

    @property
    def screen(self) -> Screen:
        assert self.ui.stack.top is not None
        return self.ui.stack.top

    def turn(self, count: int = 1) -> None:
        for _turn in range(count):
            self.app.window.turn(0.1)

    def press(self, key: int) -> None:
        self.ui.now += TOO_SOON + 0.01  # seen first
        self.app.window.process(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self.app.window.process(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        self.turn()

    def click(self, name: str) -> None:
        self.screen.find(name).activate()
        self.turn()

    def choose(self, game: str) -> None:
        """On the title, by its key."""
        assert isinstance(self.screen, TitleScreen)
        if self.screen.game != game:
            self.press(pygame.K_1 + GAMES.index(game))
        assert self.screen.game == game

    def do_jobs(self, count: int = 1_000_000) -> int:
        """So many of what is prepared in quiet moments; how many there were."""
        done = 0
        while self.ui.jobs and done < count:
            self.ui.jobs.do_one()
            done += 1
        return done

    def begin(self, game: str, humans: int = 1) -> None:
        """A game at the table, with the fewest players."""
        count = set_up(game).seats[0]
        seats = [SeatOptions(SEAT_NAMES[i], i < humans, i, "random") for i in range(count)]
        options: GameOptions = set_up(game).usual(seats)
        options.seed = 5
        self.app.games.start(options)
        self.turn(2)
        assert self.screen.name in ("table", "curtain"), self.screen.name


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
