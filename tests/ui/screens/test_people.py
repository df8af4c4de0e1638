"""Who plays here: names that are kept, opponents for beginners, and what is asked once."""

from __future__ import annotations

import pygame
import pytest

from game.citadels.setup.options import CitadelsOptions
from game.ui import opponents, people
from game.ui.quick import quick_options
from game.ui.screens.player import ask_name
from game.ui.services import SEAT_NAMES
from game.ui.window.settings import Person, Settings, SettingsFile
from tests.ui.driver import Driver
from tools.shots.around import SHOTS


# -- a name ------------------------------------------------------------------------------------------------------------
def test_the_first_start_asks_for_a_name_and_keeps_it(driver: Driver) -> None:
    driver.show(SHOTS["title_first"](driver.ui))
    ask_name(driver.ui)
    driver.frame()
    driver.type("Berta")
    driver.press(pygame.K_RETURN)
    assert driver.ui.settings.values.player_name == "Berta"
    assert SettingsFile(driver.ui.settings.path).values.player_name == "Berta"
    driver.click("new_game")
    assert driver.find("name_0").value == "Berta"


def test_whoever_passes_the_question_by_has_the_name_that_was_suggested(driver: Driver) -> None:
    driver.show(SHOTS["title_first"](driver.ui))
    ask_name(driver.ui)
    driver.frame()
    driver.press(pygame.K_ESCAPE)
    assert driver.ui.settings.values.player_name == SEAT_NAMES[0]


def test_a_seat_can_be_given_to_somebody_who_has_played_here(driver: Driver) -> None:
    values = driver.ui.settings.values
    values.player_name = "Anna"
    people.met(values, ["Ben", "Clara", "Anna"])
    driver.click("new_game")
    driver.click("player_1")
    driver.click("option:human")
    assert driver.find("name_1").value == "Clara"  # who played last and has no seat yet
    driver.click("known_1")
    driver.click("option:Anna")
    assert any("Anna has a seat already" in text for text in driver.toasts())
    driver.click("known_1")
    driver.click("option:Ben")
    assert driver.find("name_1").value == "Ben"
    driver.click("start")
    assert people.known(values)[:3] == ["Anna", "Ben", "Clara"]


def test_many_people_are_remembered_but_not_all() -> None:
    values = Settings()
    for number in range(30):
        people.met(values, [f"guest {number}"])
    assert len(values.people) == people.MOST_PEOPLE
    assert people.known(values)[0] == "guest 29"


# -- beginners ---------------------------------------------------------------------------------------------------------
def test_the_first_three_games_at_once_are_against_easy_opponents() -> None:
    values = Settings(player_name="Anna")
    for _game in range(3):
        options = quick_options(values, "citadels", 5)
        assert {seat.level for seat in options.seats[1:]} == {"easy"}
        assert isinstance(options, CitadelsOptions)
        assert (options.cast.way, options.cast.preset) == ("preset", "first_game")
        assert people.moves_on(values, "Anna") == ""
        people.finished(values, ["Anna"])
    options = quick_options(values, "citadels", 5)
    assert {seat.level for seat in options.seats[1:]} == {opponents.USUAL_LEVEL}
    assert "usual opponents" in people.moves_on(values, "Anna")
    assert people.moves_on(values, "Anna") == ""  # said once


def test_each_of_a_family_begins_for_themselves() -> None:
    values = Settings(player_name="Anna", people={"Anna": Person(finished=9)})
    assert quick_options(values, "citadels", 4).seats[1].level == opponents.USUAL_LEVEL
    values.player_name = "Ben"
    assert quick_options(values, "citadels", 4).seats[1].level == "easy"


def test_hints_are_on_in_the_first_game_and_stay_off_once_switched_off() -> None:
    values = Settings(player_name="Anna")
    quick_options(values, "citadels", 5)
    assert values.hints
    values.hints = False
    quick_options(values, "citadels", 5)
    assert not values.hints


# -- levels ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("row", ["player_1"])
def test_wherever_a_level_is_chosen_it_says_for_whom_it_is(driver: Driver, row: str) -> None:
    assert all(opponents.level_told(level).endswith(".") for level in opponents.levels())
    driver.click("new_game")
    driver.click(row)
    for level in opponents.levels():
        assert opponents.level_told(level) in driver.find(f"option:{level}").value
