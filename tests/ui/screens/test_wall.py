"""Games and saves as walls of pictures: as many side by side as can be known again, a list where there is no room."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.screens.history.screen import HistoryScreen
from game.ui.screens.list_rows import ListTile, columns_of
from game.ui.widgets import Choice
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS
from tools.shots.history import SHOTS as OF_HISTORY


def tiles(driver: Driver) -> list[ListTile]:
    assert driver.screen.root is not None
    return [one for one in driver.screen.root.walk() if isinstance(one, ListTile)]


@pytest.mark.parametrize(
    ("size", "scale", "across"), [((1280, 720), 100, 3), ((1920, 1080), 100, 5), ((1280, 720), 200, 0)]
)
def test_there_are_as_many_as_can_be_known_again(
    tmp_path: Path, size: tuple[int, int], scale: int, across: int
) -> None:
    driver = make_driver(tmp_path / "settings.json", size, scale=scale)
    driver.show(OF_HISTORY["history"](driver.ui))
    found = tiles(driver)
    assert len([one for one in found if one.box.y == found[0].box.y]) == across if across else not found


def test_arrows_go_through_the_wall_and_the_chosen_one_is_told_beside(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = driver.show(OF_HISTORY["history"](driver.ui))
    assert isinstance(screen, HistoryScreen)
    games = screen.games.games
    driver.ui.ring_visible, driver.ui.focus = True, driver.find(f"game:{games[0].id}")
    driver.press(pygame.K_RIGHT)
    assert screen.games.chosen == games[1].id
    driver.press(pygame.K_DOWN)
    assert screen.games.chosen == games[4].id


def test_three_filters_stand_above_the_wall_and_the_rest_folds_out(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = driver.show(OF_HISTORY["history_wall"](driver.ui))
    assert screen.root is not None
    assert [one.name for one in screen.root.walk() if isinstance(one, Choice)] == [
        "filter:game", "filter:person", "filter:won",
    ]  # fmt: skip
    driver.click("filters")
    assert [one.name for one in screen.layers[-1].walk() if isinstance(one, Choice)] == [
        "filter:players", "filter:level", "filter:origin",
    ]  # fmt: skip
    driver.find("filter:players")


def test_saves_are_a_wall_below_what_they_have_in_common(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.show(SHOTS["load_many"](driver.ui))
    found = tiles(driver)
    assert {one.name for one in found} == {f"save:{one.key}" for one in driver.host.saves.list()}
    assert all(one.box.h > one.box.w * 9 / 16 for one in found)
    driver.click(found[1].name)
    assert found[1].name in {one.name for one in tiles(driver) if one.chosen}


def test_columns_follow_units_and_pixels() -> None:
    assert [columns_of(1240, 0.667), columns_of(1240, 1.0), columns_of(450, 1.33)] == [3, 5, 1]
