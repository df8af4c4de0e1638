"""Who plays which seat in the middle of a game; beginning again; and the same deal once more."""

from __future__ import annotations

import pygame

from game.ui import opponents
from tests.ui.driver import Driver
from tools.shots.around import SHOTS


def test_a_level_is_changed_at_once(driver: Driver) -> None:
    driver.show(SHOTS["players"](driver.ui))
    driver.click("player_1")
    driver.click("option:expert")
    assert driver.host.games.calls[-1] == ("change_seat", 1)
    assert driver.host.games.seats()[1].level == "expert"
    assert not driver.host.games.seats()[1].human


def test_a_seat_goes_to_a_person_and_back(driver: Driver) -> None:
    driver.show(SHOTS["players"](driver.ui))
    driver.click("player_2")
    driver.click("option:human")
    assert driver.host.games.seats()[2].human
    assert "person" in driver.find("who_2").value
    driver.click("player_2")
    driver.click("option:easy")
    assert (driver.host.games.seats()[2].human, driver.host.games.seats()[2].level) == (False, "easy")


def test_another_character_plays_on_under_its_own_name(driver: Driver) -> None:
    driver.show(SHOTS["players"](driver.ui))
    driver.click("face_1")
    last = list(opponents.people().values())[-1]
    driver.find(f"face:{last.id}").activate()
    seat = driver.host.games.seats()[1]
    assert (seat.personality, seat.name) == (last.id, last.name)
    assert last.name in driver.find("who_1").value


def test_the_pause_leads_there_and_back(driver: Driver) -> None:
    driver.show(SHOTS["pause"](driver.ui))
    driver.click("players")
    assert driver.screen.name == "players"
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "pause"


def test_beginning_again_gives_the_game_away_so_it_is_asked(driver: Driver) -> None:
    driver.show(SHOTS["pause"](driver.ui))
    driver.click("again")
    driver.press(pygame.K_RETURN)
    assert not any(call[0] == "rematch" for call in driver.host.games.calls)
    driver.click("again")
    driver.click("same_deal")
    driver.click("again")
    driver.click("new_deal")
    assert driver.host.games.calls[-2:] == [("rematch", "same deal"), ("rematch", False)]
