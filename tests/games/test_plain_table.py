"""A game with nothing but rules and three words is played in the window: by keys alone, with all the table has; with
zones and without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.kernel.rules import of
from game.session.match import Match
from game.session.setup import HUMAN
from game.table.asking.things import MOST_BUTTONS
from game.table.boards.plain import PlainBoard
from game.table.boards.zoned import ZonedBoard
from game.table.curtain import CurtainScreen
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.screens.keys import KeyLine
from tests.games.hidden_numbers.rules import View
from tests.session.helpers import toy_match
from tests.ui.driver import Driver, make_driver

pytestmark = pytest.mark.usefixtures("display")


def sit_down(
    tmp_path: Path, match: Match, size: tuple[int, int] = (1280, 720), scale: int = 100
) -> tuple[Driver, TableScreen]:
    """The table of this match; bots act at once, nothing moves."""
    driver = make_driver(tmp_path / "settings.json", size, scale=scale)
    table = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    driver.show(table)
    return driver, table


def at_table(driver: Driver) -> TableScreen | None:
    return driver.screen if isinstance(driver.screen, TableScreen) else None


def press(driver: Driver, name: str) -> None:
    """The focus goes on until it is there, then Enter."""
    for _step in range(80):
        if driver.ui.focus is not None and driver.ui.focus.name == name:
            driver.press(pygame.K_RETURN)
            return
        driver.press(pygame.K_TAB)
    raise AssertionError(f"{name} cannot be reached by keys")


def answer(driver: Driver, option: str) -> None:
    """By its button, or from the list of all that can be answered."""
    table = driver.screen
    assert isinstance(table, TableScreen)
    if option in table.prompt.names:
        press(driver, option)
    else:
        driver.press(pygame.K_o)
        press(driver, f"option:{option}")


def wait_for_question(driver: Driver) -> TableScreen | None:
    """Until the person is asked; None when the game is over."""
    for _moment in range(200):
        table = at_table(driver)
        if table is None or table.offers is not None:
            return table
        driver.frame()
    raise AssertionError("nobody is asked")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game does not even tell its zones."""
    monkeypatch.setenv(catalog.ELSEWHERE, "hidden_numbers=tests.games.bare_numbers:BareNumbersPack")
    catalog.part.cache_clear()
    yield
    monkeypatch.undo()
    catalog.part.cache_clear()


@pytest.mark.parametrize("scale", [100, 180])
def test_it_is_played_to_its_end_by_keys(tmp_path: Path, bare: None, scale: int) -> None:
    play_to_the_end(tmp_path, PlainBoard, scale)


@pytest.mark.parametrize("scale", [100, 200])
def test_with_zones_it_is_played_to_its_end_by_keys(tmp_path: Path, scale: int) -> None:
    play_to_the_end(tmp_path, ZonedBoard, scale)


def play_to_the_end(tmp_path: Path, board: type[PlainBoard], scale: int) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"), scale=scale)
    assert type(table.board) is board
    answered = 0
    while (asked := wait_for_question(driver)) is not None:
        assert asked.offers is not None
        options = asked.offers.ask.options
        answer(driver, next(one for one in options if one.startswith(("card", "left", "take")) or one == options[-1]))
        answered += 1
    assert answered >= 4
    assert table.flow.match.over
    assert driver.screen.name == "scoring"
    driver.frame()


def test_more_options_than_buttons_are_answered_in_a_list(tmp_path: Path, bare: None) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random", "random", "random"))
    answer(driver, "rest")  # with two coins there is more to choose from
    assert wait_for_question(driver) is table
    assert table.offers is not None
    options = table.offers.ask.options
    assert len(options) > MOST_BUTTONS
    press(driver, "options")
    names = [widget.name for widget in driver.screen.layers[-1].focusables()]
    assert [f"option:{option}" for option in options] == [name for name in names if name.startswith("option:")]
    number = table.offers.ask.number
    press(driver, f"option:{options[-1]}")
    assert not driver.screen.layers
    asked = wait_for_question(driver)
    assert asked is None or (asked.offers is not None and asked.offers.ask.number > number)


def test_what_one_did_can_be_taken_back(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"))
    assert table.offers is not None
    before = table.offers.ask.options
    answer(driver, next(option for option in before if option.startswith("card")))
    assert table.offers.ask.options != before
    driver.press(pygame.K_z, pygame.KMOD_CTRL)
    assert table.offers.ask.options == before


def test_the_curtain_hides_one_person_from_the_other(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, HUMAN))
    for name in ("Ann", "Bo"):
        driver.frame()
        assert isinstance(driver.screen, CurtainScreen)
        assert driver.screen.letter.person == name
        driver.press(pygame.K_RETURN)
        driver.frame()
        assert at_table(driver) is table
        answer(driver, "rest")


def test_seats_log_and_sights_are_shown_in_words(tmp_path: Path, bare: None) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"), (1920, 1080))
    answer(driver, "rest")
    assert wait_for_question(driver) is table
    assert [driver.find(f"seat:{seat}").value for seat in (0, 1)] == ["Ann", "Bo"]
    assert table.chronicle.lines
    assert "Ann" in driver.find("sight").value
    driver.frame()


def test_in_few_units_log_and_sights_share_a_place(tmp_path: Path, bare: None) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"), scale=180)
    assert table.places.tabbed
    assert driver.find("sight").visible
    table.use_tab("log")
    driver.frame()
    assert driver.find("log").visible
    assert not [widget for widget in table.areas() if widget.name == "sight" and widget.visible]


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    yield
    lang.set_language("en")


def test_a_key_that_the_game_brings_gives_its_answer(tmp_path: Path) -> None:
    driver, table = sit_down(tmp_path, toy_match(HUMAN, "random"))
    before = of(View, table.flow.view).coins[0]
    driver.press(pygame.K_r, text="r")
    driver.frame(1.0)
    assert of(View, table.flow.view).coins[0] == before + 1
    driver.press(pygame.K_h, text="h")
    assert any(isinstance(line, KeyLine) and line.actions == ["rest"] for line in driver.screen.layers[-1].walk())
