"""The new-game screen of Rattus Cartus: buildings chosen with the pointer and with keys, in every size and language."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.kernel.rules import of
from game.rattus_cartus.rules.setups import FIRST_GAME
from game.rattus_cartus.setup.choice import Buildings, RattusOptions
from game.ui import lang
from game.ui.screens.new_game import NewGameScreen
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import inside

GAME = "rattus_cartus"
SIZES = [((1920, 1080), 100), ((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 200), ((1600, 1200), 100),
         ((2560, 1080), 80)]  # fmt: skip


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return make_driver(tmp_path / "settings.json")


def opened(driver: Driver, tab: str = "buildings") -> RattusOptions:
    driver.show(NewGameScreen(driver.ui, GAME))
    driver.click(f"tab:{tab}")
    found = driver.screen.options  # type: ignore[attr-defined]  # every screen has a class of its own
    assert isinstance(found, RattusOptions)
    return found


def choose(driver: Driver, list_: str, option: str) -> None:
    """By keyboard: the list may be higher than the window."""
    driver.click(list_)
    driver.ui.focus = driver.find(f"option:{option}")
    driver.press(pygame.K_RETURN)


def test_a_click_on_a_building_makes_a_choice_of_ones_own(driver: Driver) -> None:
    chosen = opened(driver)
    driver.click("card:brewery")
    assert driver.toasts()[-1] == "This is now a choice of your own."
    assert set(chosen.buildings.own) == {*FIRST_GAME, "brewery"}
    assert "card" in driver.find("card:brewery").value
    driver.click("card:farm")
    driver.click("card:brewery")
    assert set(chosen.buildings.own) == set(FIRST_GAME), "the only one gave way to the other"


def test_a_building_is_read_before_it_is_chosen(driver: Driver) -> None:
    opened(driver)
    driver.hover("card:guard_tower")
    assert "Guard Tower" in driver.find("reading").value
    assert driver.find("big_card").value == "guard_tower"


def test_another_draw_and_a_seed_that_decides(driver: Driver) -> None:
    chosen = opened(driver, "rules")
    choose(driver, "buildings_choice", "mixed")
    before = chosen.buildings.drawn
    driver.click("draw_again")
    assert chosen.buildings.drawn != before
    driver.click("seed")
    driver.type("42")
    driver.click("draw_again")
    assert "seed decides" in driver.toasts()[-1]


def test_a_choice_is_kept_found_again_and_deleted(driver: Driver) -> None:
    chosen = opened(driver)
    driver.click("card:brewery")
    driver.click("save_choice")
    driver.type("Beer")
    driver.press(pygame.K_RETURN)
    assert driver.find("buildings_choice").value == "“Beer”"
    choose(driver, "buildings_choice", "first_game")
    assert chosen.buildings.way == "first_game"
    choose(driver, "buildings_choice", "stored:Beer")
    assert "brewery" in chosen.buildings.own
    driver.click("delete_choice")
    driver.click("yes")
    assert driver.host.choices.list(GAME) == []


def test_who_begins_and_the_switches(driver: Driver) -> None:
    chosen = opened(driver, "rules")
    choose(driver, "start_player", "1")
    assert chosen.start == 1
    driver.click("rule:open_rats")
    driver.click("rule:lowest_rats_survive")
    assert chosen.rules == ["lowest_rats_survive", "open_rats"]
    driver.click("rule:open_rats")
    assert chosen.rules == ["lowest_rats_survive"]


def test_what_is_wrong_is_said_and_mended(driver: Driver) -> None:
    chosen = opened(driver)
    chosen.buildings = Buildings("own", ["farm"])
    driver.screen.rebuild()
    driver.frame()
    assert "No building of the estate" in driver.find("note").value
    driver.click("start")
    assert driver.host.games.calls == []
    for _time in range(8):
        if "rounds" not in driver.find("note").value:
            driver.click("fix_0")
    assert "rounds" in driver.find("note").value
    driver.click("start")
    assert driver.host.games.calls[-1][0] == "start"


def test_advice_is_given_and_the_game_can_begin(driver: Driver) -> None:
    chosen = opened(driver)
    del chosen.seats[2:]
    chosen.buildings = Buildings("own", [*FIRST_GAME, "guard_tower"])
    driver.screen.rebuild()
    driver.frame()
    assert driver.find("note").value.startswith("Not recommended for two players: Guard Tower.")
    driver.click("start")
    assert driver.host.games.calls[-1][0] == "start"


def test_the_cards_of_this_game_are_those_of_the_reference(driver: Driver) -> None:
    opened(driver)
    playing = driver.screen.reference_cards() or ()
    assert {"joker", "sword", "witch", *FIRST_GAME} <= set(playing)
    assert not {"gold", "guard_tower"} & set(playing)


@pytest.mark.parametrize("way", ["first_game", "mixed", "own"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.long
def test_everything_fits(tmp_path: Path, size: tuple[int, int], scale: int, language: str, way: str) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        screen = NewGameScreen(driver.ui, GAME)
        of(RattusOptions, screen.options).buildings = Buildings(way, [*FIRST_GAME, "guard_tower", "rat_catchers_hut"])  # type: ignore[arg-type]
        del screen.options.seats[2:]
        for tab in ("players", "buildings", "rules"):
            screen.tab = tab
            driver.show(screen)
            assert driver.ui.text.overflows == [], tab
            assert screen.root is not None
            inside(screen.root, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")
