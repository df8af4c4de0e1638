"""Several games in one house: which one is set up, what is remembered of each, and one that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.rules import of
from game.session.match import Match
from game.session.setup import MatchSetup, SeatSetup
from game.table.flow import Flow
from game.table.score_sheet.final import FinalScreen
from game.ui.last_set_ups import kept, last_game
from game.ui.screens.new_game import GamesScreen
from game.ui.services import GameOptions
from game.ui.widgets import Widget
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS

TOY = "hidden_numbers=tests.games.hidden_numbers.game:HiddenNumbersPack"


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, TOY)


def test_with_one_game_nobody_is_asked_which(driver: Driver) -> None:
    driver.click("new_game")
    assert driver.screen.name == "new_game"


@pytest.mark.usefixtures("two_games")
def test_the_shelf_of_the_title_chooses_the_game_that_is_begun(driver: Driver) -> None:
    assert "Bruno Faidutti" in driver.find("credit").value
    driver.press(pygame.K_2)
    assert driver.find("chosen_game").value == "Hidden Numbers: "
    assert driver.ui.settings.values.last == "hidden_numbers"
    assert driver.screen.game == "hidden_numbers"
    assert driver.screen.name == "title"
    driver.press(pygame.K_2)
    assert driver.screen.name == "new_game"
    assert driver.find("games").value == "Hidden Numbers"


@pytest.mark.usefixtures("only_citadels")
def test_with_one_game_there_is_no_shelf(driver: Driver) -> None:
    driver.show(SHOTS["title"](driver.ui))
    with pytest.raises(KeyError):
        driver.find("shelf")


@pytest.mark.usefixtures("two_games")
def test_with_several_games_each_has_a_poster(driver: Driver) -> None:
    driver.click("new_game")
    driver.click("games")
    assert driver.screen.name == "games"
    assert driver.find("game:citadels").value == ("Citadels: Gather gold. Hide your face. Raise a city. 2 to 8 players")
    assert driver.find("game:hidden_numbers").value == "Hidden Numbers, 2 to 4 players"
    driver.press(pygame.K_2)
    assert driver.screen.name == "new_game"
    assert driver.find("start").value == "Start the game"


@pytest.mark.usefixtures("two_games")
def test_a_game_that_brings_nothing_asks_for_seats_and_seed(driver: Driver) -> None:
    driver.click("shelf:hidden_numbers")
    driver.click("shelf:hidden_numbers")
    with pytest.raises(KeyError):
        driver.find("tabs")
    driver.click("seed")
    driver.type("42")
    driver.click("start")
    word, options = driver.host.games.calls[-1]
    assert word == "start"
    assert type(options) is GameOptions
    assert (options.game, options.seed, len(options.seats)) == ("hidden_numbers", 42, 4)
    assert {seat.level for seat in options.seats[1:]} == {"search"}


@pytest.mark.usefixtures("two_games")
def test_each_game_remembers_its_own_last_set_up(driver: Driver) -> None:
    values = driver.ui.settings.values
    driver.click("shelf:hidden_numbers")
    driver.click("new_game")
    driver.click("remove_3")
    driver.click("start")
    driver.show(SHOTS["title"](driver.ui))
    driver.click("new_game")
    driver.click("games")
    driver.click("game:citadels")
    driver.click("add_seat")
    driver.click("start")
    assert last_game(values) == "citadels"
    assert len(of(GameOptions, kept(values, "hidden_numbers")).seats) == 3
    assert len(of(GameOptions, kept(values, "citadels")).seats) == 5


def found(driver: Driver) -> list[Widget]:
    """All that is on the screen."""
    assert driver.screen.root is not None
    return list(driver.screen.root.walk())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 125, 200])
@pytest.mark.parametrize("others", [1, 2])
def test_the_names_of_four_and_five_games_find_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, others: int, scale: int, language: str
) -> None:
    monkeypatch.undo()  # with all of ours
    more = [TOY, "burgs=tests.ui.test_two_books:BurgsPack"]
    monkeypatch.setenv(catalog.ELSEWHERE, ",".join(more[:others]))
    driver = make_driver(tmp_path / "settings.json", (1280, 720), language=language, scale=scale)
    for screen in (SHOTS["title"](driver.ui), GamesScreen(driver.ui)):
        driver.show(screen)
        plates = [one for one in found(driver) if one.name.startswith(("shelf:", "game:"))]
        assert len(plates) == 3 + others
        assert not [one.cut for one in plates if one.cut]
        assert all(driver.ui.scale.bounds.holds(one.box) for one in plates)


def test_a_game_that_cannot_be_used_says_why_and_hides_no_other(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(catalog.ELSEWHERE, "nowhere=tests.games.nowhere:Pack")
    driver.show(SHOTS["title"](driver.ui))
    assert "The game 'nowhere' cannot be used" in driver.find("shelf:nowhere").value
    driver.click("new_game")
    driver.click("games")
    driver.click("game:nowhere")
    assert driver.screen.name == "games"
    assert "The game 'nowhere' cannot be used" in driver.find("game:nowhere").value
    driver.click("game:citadels")
    assert driver.screen.name == "new_game"


def test_settings_of_one_game_only_are_taken_over(driver: Driver) -> None:
    from game.ui.window.settings import SettingsFile

    file = driver.ui.settings.path
    file.write_text('{"last_game": {"seats": [{"name": "Ann", "human": true, "crest": 0}]}}', encoding="utf-8")
    values = SettingsFile(file).values
    assert (values.last, list(values.last_games), values.last_game) == ("citadels", ["citadels"], {})


@pytest.mark.usefixtures("two_games")
def test_the_end_of_a_game_without_a_screen_of_its_own_tells_winners_and_points(driver: Driver) -> None:
    rules = catalog.rules("hidden_numbers")
    seats = tuple(SeatSetup(name, seat, "random") for seat, name in enumerate(("Ada", "Bo", "Cleo")))
    match = Match.new(rules, MatchSetup("hidden_numbers", rules.setup(3, {}, 5), 5, seats), InlineBots())
    while not match.over:
        match.step()
    screen = driver.show(FinalScreen(driver.ui, Flow(match, lambda: "normal")))
    said = " ".join(str(widget.value) for widget in screen.root.walk()) if screen.root is not None else ""
    winner = match.setup.seats[match.winners[0]].name
    assert f"Winner: {winner}" in said
    assert all(f"{seat.name}: " in said for seat in match.setup.seats)
    for name in ("again", "main_menu", "look_back"):
        assert driver.find(name).interactive
    driver.click("look_back")
    for name in ("again_same", "again_rotated", "fairness"):
        assert driver.find(name).interactive
