"""The plan of an entry in one dialog: building, number and cards say what they come to, and so does all of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.rattus_cartus.hands.plan import CHOSEN, SeatPlan
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.reader.tree import TreeBuilder
from game.ui.speech import speakable
from game.ui.widgets import Slider, Toggle
from tests.games.playing import match_of
from tests.helpers.heard_trees import faults
from tests.ui.driver import Driver, make_driver
from tools.shots import command

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture(scope="module")
def display() -> Iterator[None]:
    pygame.display.init()
    yield
    pygame.display.quit()


@pytest.fixture(params=["rattus_enter", "rattus_number", "rattus_lay"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Driver, TableScreen]:
    """The dialog, at each question in which a building is entered."""
    return _opened(tmp_path, request.param)


def _opened(tmp_path: Path, name: str, language: str = "en") -> tuple[Driver, TableScreen]:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), language)
    driver.ui.ears.reader = driver.ui.settings.values.voice_offered = True
    table = driver.show(command.factories([name])[name](driver.ui))
    assert isinstance(table, TableScreen)
    driver.frame()
    driver.click("parts")
    assert table.layers
    return driver, table


def plan_of(table: TableScreen) -> SeatPlan:
    assert isinstance(table.board.plan, SeatPlan)
    return table.board.plan


def told(driver: Driver) -> dict[str, str]:
    """What is heard in the dialog: names, and what follows them."""
    return {one.name: one.described for one in TreeBuilder(driver.ui).build().nodes.values() if one.name}


def test_every_part_says_what_it_comes_to(opened: tuple[Driver, TableScreen]) -> None:
    driver, table = opened
    plan = plan_of(table)
    assert faults(driver.ui) == []
    ask = table.offers.ask if table.offers is not None else None
    assert ask is not None
    if ask.step == CHOSEN:
        driver.click("to:1")
        assert plan.slot == 1
    free = [one for one in driver.screen.layers[0].walk() if isinstance(one, Toggle)]
    assert free
    driver.click(free[0].name)
    assert plan.counted()[0] == 1
    heard = told(driver)
    assert "influence" in next(more for name, more in heard.items() if name.startswith(speakable(free[0].spoken)))
    whole = next(name for name in heard if name.startswith("1 card chosen."))
    assert "Danger of death" in whole
    if ask.step == CHOSEN:
        buildings = [one.described for one in driver.screen.layers[0].walk() if one.name.startswith("to:")]
        assert len(set(buildings)) >= 2, "each building says what the chosen cards bring there"


def test_the_number_takes_the_cards_that_cost_least_and_puts_back_the_dearest(tmp_path: Path) -> None:
    driver, table = _opened(tmp_path, "rattus_enter")
    driver.click("to:0")
    number = driver.find("number")
    assert isinstance(number, Slider)
    chosen: list[int] = []
    for count in (2, 4, 3, 0):
        number.adjust(count)
        driver.frame()
        now = list(plan_of(table).cards)
        assert len(now) == count
        assert set(chosen[: min(count, len(chosen))]) >= set(now) or set(now) >= set(chosen)
        on = [one for one in driver.screen.layers[0].walk() if isinstance(one, Toggle) and one.on]
        assert len(on) == count
        chosen = now


def test_what_is_planned_there_is_planned_on_the_table_and_sent_from_there(tmp_path: Path) -> None:
    driver, table = _opened(tmp_path, "rattus_enter")
    said: list[str] = []
    driver.ui.ears.listeners.append(lambda sentence, _urgent: said.append(sentence))
    assert not driver.find("enter").enabled
    driver.click("to:2")
    assert driver.ui.focus is driver.find("to:2"), "the focus stays where it was pressed"
    driver.find("number").adjust(2)
    driver.click("back")
    assert not table.layers
    assert (plan_of(table).slot, table.board.plan.counted()[0]) == (2, 2)
    assert said
    driver.click("parts")
    before = table.flow.match.answered
    driver.click("enter")
    driver.frame()
    assert table.flow.match.answered > before


def test_nobody_else_has_the_button(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    match = match_of("rattus_cartus", "human", "random", "random")
    driver.show(TableScreen(driver.ui, Flow(match, lambda: "instant")))
    assert "parts" not in {one.name for one in driver.screen.root.walk()} if driver.screen.root else False


def test_it_is_told_in_german(tmp_path: Path) -> None:
    driver, _table = _opened(tmp_path, "rattus_enter", "de")
    try:
        assert {"Dein Plan", "Gebäude", "Zahl", "Karten", "Alles zusammen"} <= set(told(driver))
        assert faults(driver.ui) == []
    finally:
        lang.set_language("en")
