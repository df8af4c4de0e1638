"""A PIN before one's own curtain: chosen, entered by every hand, guessed at slowly, and never taken away in secret."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui import people, pins
from game.ui.screens.pin import change_pin
from game.ui.window.settings import Settings, SettingsFile
from tests.games.playing import GAMES, NAMES, match_of
from tests.helpers.pad import PadPlayer
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS

NAME, PIN = NAMES[0], "2468"


def with_pin() -> Settings:
    values = Settings()
    pins.set_pin(values, NAME, PIN)
    return values


# -- what is kept ------------------------------------------------------------------------------------------------------
def test_only_the_right_one_is_right() -> None:
    values = with_pin()
    assert pins.has_pin(values, NAME)
    assert pins.is_right(values, NAME, PIN)
    assert not any(pins.is_right(values, NAME, wrong) for wrong in ("", "2467", "24680", "１２３４"))
    assert pins.is_right(values, "Nobody", "")


def test_the_file_tells_nobody(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    for name in ("Ann", "Bo"):
        pins.set_pin(file.values, name, PIN)
    file.save()
    assert PIN not in file.values.people["Ann"].pin
    assert file.values.people["Ann"].pin != file.values.people["Bo"].pin  # each has a salt
    assert pins.is_right(SettingsFile(file.path).values, "Bo", PIN)


@pytest.mark.parametrize("pin", ["", "123", "123456789", "12a4", "１２３４"])
def test_what_is_no_pin_is_refused(pin: str) -> None:
    with pytest.raises(ValueError, match="4 to 8 digits"):
        pins.set_pin(Settings(), NAME, pin)


@pytest.mark.parametrize("kept", ["scrypt", "scrypt:zz:zz", "md5:00:00", "::"])
def test_a_damaged_one_opens_nothing(kept: str) -> None:
    values = with_pin()
    values.people[NAME].pin = kept
    assert not pins.is_right(values, NAME, PIN)


def test_guessing_takes_longer_and_longer_and_is_remembered() -> None:
    values, waits = with_pin(), []
    for _guess in range(12):
        pins.is_right(values, NAME, "0000")
        waits.append(pins.wait(values, NAME))
    assert waits[:2] == [0, 0]
    assert waits == sorted(waits)
    assert waits[-1] == pins.LONGEST_WAIT
    assert pins.is_right(values, NAME, PIN)
    assert pins.wait(values, NAME) == 0


def test_other_guests_push_no_pin_out() -> None:
    values = with_pin()
    people.met(values, [f"Guest {number}" for number in range(30)])
    assert pins.has_pin(values, NAME)


def test_one_that_was_taken_away_is_told_until_a_game_is_finished() -> None:
    values = with_pin()
    pins.take_away(values, NAME)
    assert not pins.has_pin(values, NAME)
    pins.set_pin(values, NAME, "1111")
    assert pins.taken_away(values, [*NAMES]) == [NAME]
    people.finished(values, [NAME])
    assert pins.taken_away(values, [*NAMES]) == []


# -- before the curtain ------------------------------------------------------------------------------------------------
def before_the_curtain(tmp_path: Path, game: str = "hidden_numbers", **window: object) -> tuple[Driver, TableScreen]:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), **window)  # type: ignore[arg-type]  # its language
    pins.set_pin(driver.ui.settings.values, NAME, PIN)
    match = match_of(game, *["human"] * 3)
    table = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    driver.show(table)
    table.flow.hand_over(0, "human", NAME)
    driver.frame(1.0)
    return driver, table


def wait_for(driver: Driver, table: TableScreen) -> None:
    """Until the curtain of whoever has the PIN hangs."""
    while driver.screen.name != "curtain" or table.flow.seats[driver.screen.seat].name != NAME:  # type: ignore[attr-defined]
        if driver.screen.name == "curtain":
            driver.find("lift").activate()
        elif table.flow.unseen:
            table.done_looking()
        elif table.offers is not None:
            table.choose(table.offers.ask.options[0])
        driver.frame(0.5)


def enter(driver: Driver, pin: str, way: str) -> None:
    if way == "keys":
        driver.type(pin)
        driver.press(pygame.K_RETURN)
    else:
        for name in (*(f"pin_{digit}" for digit in pin), "pin_ok"):
            driver.click(name) if way == "mouse" else driver.find(name).activate()
    driver.frame(0.5)


@pytest.mark.long
@pytest.mark.parametrize("way", ["keys", "mouse"])
@pytest.mark.parametrize("game", [game for game in GAMES if game != "la_citta"])  # nothing is secret there yet
def test_the_curtain_asks_for_it(tmp_path: Path, game: str, way: str) -> None:
    driver, table = before_the_curtain(tmp_path, game)
    wait_for(driver, table)
    driver.press(pygame.K_RETURN)
    driver.frame(1.0)
    assert driver.find("pin").focusable
    enter(driver, "1357", way)
    assert not table.flow.private
    enter(driver, PIN, way)
    assert table.flow.private


def test_a_gamepad_is_enough(tmp_path: Path) -> None:
    driver, table = before_the_curtain(tmp_path)
    wait_for(driver, table)
    pad = PadPlayer(driver.shell, driver.shell.process, lambda: driver.shell.step(0.5))
    for name in ("lift", *(f"pin_{digit}" for digit in PIN), "pin_ok"):
        pad.go(name)
        pad.press("a")
    assert table.flow.private


def test_nobody_reads_it_off_the_screen(tmp_path: Path) -> None:
    driver, table = before_the_curtain(tmp_path)
    wait_for(driver, table)
    driver.find("lift").activate()
    driver.type(PIN)
    assert driver.find("pin").value == "••••"


def test_wrong_ones_make_it_wait(tmp_path: Path) -> None:
    driver, table = before_the_curtain(tmp_path)
    wait_for(driver, table)
    driver.find("lift").activate()
    for _guess in range(5):
        driver.frame(60.0)
        enter(driver, "1357", "keys")
    enter(driver, PIN, "keys")
    assert not table.flow.private
    assert "Wait" in driver.find("pin_said").value
    driver.press(pygame.K_ESCAPE)
    driver.find("lift").activate()
    enter(driver, PIN, "keys")
    assert not table.flow.private
    driver.frame(10.0)
    enter(driver, PIN, "keys")
    assert table.flow.private


def test_a_forgotten_one_is_taken_away_for_all_to_see(tmp_path: Path) -> None:
    driver, table = before_the_curtain(tmp_path)
    wait_for(driver, table)
    driver.find("lift").activate()
    driver.click("pin_forgotten")
    driver.frame(1.0)
    driver.click("yes")
    driver.frame(1.0)
    assert driver.screen.name == "curtain"
    assert f"PIN of {NAME}" in driver.screen.letter.others  # type: ignore[attr-defined]  # the curtain's letter
    driver.find("lift").activate()
    assert table.flow.private


def test_it_is_chosen_twice_and_changed_by_whoever_knows_it(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    values = driver.ui.settings.values

    def choose(*entries: str) -> None:
        change_pin(driver.ui, NAME, lambda: None)
        driver.frame(0.5)
        for entry in entries:
            enter(driver, entry, "keys")

    choose("12", "1234", "1243", "1234", "1234")
    assert pins.is_right(values, NAME, "1234")
    choose("1234", "55555", "55555")
    assert pins.is_right(values, NAME, "55555")
    choose("55555")
    driver.click("pin_remove")
    assert not pins.has_pin(values, NAME)
    assert pins.taken_away(values, [NAME]) == []


# -- nobody gets round it ----------------------------------------------------------------------------------------------
def test_at_the_table_a_seat_is_handed_over_by_whoever_knows_its_pin(tmp_path: Path) -> None:
    driver, table = before_the_curtain(tmp_path)
    while table.flow.lifted != 1:
        if driver.screen.name == "curtain":
            driver.find("lift").activate()
            driver.type(PIN)
            driver.press(pygame.K_RETURN)
        elif table.flow.unseen:
            table.done_looking()
        elif table.offers is not None:
            table.choose(table.offers.ask.options[0])
        driver.frame(0.5)
    driver.press(pygame.K_p, pygame.KMOD_SHIFT)
    driver.click("hand_over:0")
    enter(driver, "1357", "keys")
    assert table.flow.match.is_human(0)
    enter(driver, PIN, "keys")
    assert not table.flow.match.is_human(0)


def test_a_seat_without_a_pin_is_handed_over_at_once(tmp_path: Path) -> None:
    driver, table = before_the_curtain(tmp_path)
    while table.flow.lifted is None:
        driver.find("lift").activate()
        driver.type(PIN)
        driver.press(pygame.K_RETURN)
        driver.frame(0.5)
    driver.press(pygame.K_p, pygame.KMOD_SHIFT)
    driver.click("hand_over:2")
    assert not table.flow.match.is_human(2)


def test_among_all_players_too(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.show(SHOTS["players"](driver.ui))
    name = driver.host.games.seats()[0].name
    pins.set_pin(driver.ui.settings.values, name, PIN)
    driver.click("player_0")
    driver.click("option:easy")
    driver.frame(0.5)
    driver.press(pygame.K_ESCAPE)
    assert human(driver)
    assert driver.find("player_0").chosen == "human"  # type: ignore[attr-defined]
    driver.click("player_0")
    driver.click("option:easy")
    enter(driver, PIN, "keys")
    assert not human(driver)
    driver.click("player_0")
    driver.click("option:human")
    assert human(driver)


def human(driver: Driver) -> bool:
    return driver.host.games.seats()[0].human
