"""Small pictures of tables: every game has them, they tell what everybody may know, and a list does without where it
cannot be had."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.rng import Rng
from game.session.match import Match
from game.session.save import SaveFile, snapshot
from game.table.keepsake import SIZE, Onlooker, keepsake, keepsake_of
from game.ui.keepsakes import Keepsakes, Take
from game.ui.screens.title import SavedCard, TitleScreen
from game.ui.window.settings import SettingsFile
from tests.games.playing import GAMES, match_of, play
from tests.helpers.quick import second_and_last
from tests.ui.driver import Driver


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    made = Driver((1280, 720), SettingsFile(tmp_path / "settings.json"))
    made.show(TitleScreen(made.ui))
    return made


def begun(game: str, answers: int = 25) -> Match:
    return play(match_of(game, *["human"] * max(2, catalog.rules(game).seats[0]), seed=4), answers)


def kept(match: Match) -> SaveFile:
    return snapshot(match).save_file("kept", "")


def pixels(made: pygame.Surface) -> bytes:
    return pygame.image.tobytes(made, "RGB")


@pytest.mark.long
@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_every_game_has_a_picture_and_the_screen_below_stays_as_it_was(game: str, driver: Driver) -> None:
    title, focus = driver.screen, driver.ui.focus
    made = keepsake_of(driver.ui, kept(begun(game)))
    assert made.get_size() == SIZE
    assert len({pixels(made)[at : at + 3] for at in range(0, SIZE[0] * SIZE[1] * 3, 33)}) > 40, "something is drawn"
    assert (driver.screen, driver.ui.focus) == (title, focus)
    driver.frame()


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_tells_what_everybody_may_know(game: str, driver: Driver) -> None:
    """Another world that looks the same to everybody has the same picture."""
    match = begun(game)
    flow = Onlooker(match)
    assert flow.my_ask is None
    assert not flow.private
    rules = catalog.rules(game)
    twin = rules.determinize(match.view(None), Rng(77))
    other = Match(rules, match.setup, twin, InlineBots())
    other.events = list(match.events)
    assert pixels(keepsake(driver.ui, match)) == pixels(keepsake(driver.ui, other))


def test_pictures_are_made_one_by_one_and_kept(driver: Driver) -> None:
    keepsakes, fetched = Keepsakes(driver.ui), []

    def fetching(name: str, save: SaveFile | None) -> Callable[[Take], None]:
        def fetch(take: Take) -> None:
            fetched.append(name)
            take(save)

        return fetch

    save = kept(begun("citadels"))
    for _frame in range(6):
        first = keepsakes.picture("first", fetching("first", save))
        second = keepsakes.picture("second", fetching("second", None))
        keepsakes.update()
    assert fetched == ["second", "first"], "who asked last is served first, and nobody twice"
    assert first is not None
    assert second is None, "what cannot be read has none"
    assert not keepsakes.busy


def test_a_game_that_cannot_be_shown_has_no_picture(driver: Driver) -> None:
    save = kept(begun("citadels"))
    save.state["gold"] = "a heap"
    keepsakes = Keepsakes(driver.ui)
    for _frame in range(4):
        assert keepsakes.picture("odd", lambda take: take(save)) is None
        keepsakes.update()
    assert not keepsakes.busy


def test_the_title_shows_the_table_of_what_is_unfinished(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as there is time; until then, and where it cannot be read, the place of its game."""
    save = kept(begun(GAMES[0]))
    title = driver.screen
    assert isinstance(title, TitleScreen)
    card = title.card
    assert isinstance(card, SavedCard)
    assert card.table() is None
    monkeypatch.setattr(driver.ui.host.saves, "read", lambda _key: save)
    for _job in range(40):
        driver.ui.jobs.do_one(driver.ui.stack.screens)
        driver.frame()
        if (made := card.table()) is not None:
            assert made.get_size() == SIZE
            assert not title.keepsakes.busy
            return
    raise AssertionError("there is no picture")
