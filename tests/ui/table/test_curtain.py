"""The curtain closes over a table without secrets, and opens only when the right person has confirmed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.table.flow import Flow
from game.table.motion.curtain_moves import CLOSE_MS, OPEN_MS, WAIT_MS
from game.table.screen import TableScreen
from game.ui.screens.pause import PauseScreen
from game.ui.window.window import Window
from tests.ui.driver import Driver, make_driver
from tests.ui.table.helpers import new_match
from tests.ui.window.test_window import MadeUpClock, event


def seated(tmp_path: Path) -> tuple[Driver, TableScreen]:
    """Two people before a screen on which things move; the table has just come."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.motion.speed = 1.0
    table = TableScreen(driver.ui, Flow(new_match(humans=(0, 1)), lambda: "instant"))
    driver.ui.stack.reset(table)
    for _step in range(400):
        if table.flow.curtain_for is not None and not driver.ui.motion.busy:
            break
        driver.shell.step(0.05)
    driver.shell.step(0.01)
    return driver, table


@pytest.mark.parametrize("reduced", [False, True])
def test_it_closes_and_opens(tmp_path: Path, reduced: bool) -> None:
    driver, table = seated(tmp_path)
    driver.ui.motion.reduced = reduced
    assert len(table.stage.sprites) == 2
    assert not table.flow.private
    driver.shell.draw(driver.surface)
    driver.shell.step(CLOSE_MS / 1000 + 0.05)
    assert driver.screen.name == "curtain"
    assert not driver.ui.motion.busy
    assert driver.ui.stack.fade == 0
    driver.find("lift").activate()
    assert driver.screen is table
    assert bool(table.flow.private) is True
    assert len(table.stage.sprites) == 2
    left, right = table.stage.sprites
    assert left.rect().right == right.rect().left  # wholly closed in the first frame
    assert (left.alpha, right.alpha) == (255, 255)
    driver.shell.step((WAIT_MS + OPEN_MS) / 1000 + 0.05)
    assert not table.stage.sprites


def test_a_click_or_space_ends_the_movement(tmp_path: Path) -> None:
    driver, table = seated(tmp_path)
    driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
    assert driver.screen.name == "curtain"
    driver.find("lift").activate()
    driver.shell.process(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1))
    assert driver.screen is table
    assert not table.stage.sprites


def uncovered(tmp_path: Path) -> tuple[Driver, TableScreen, Window]:
    """Somebody's hand lies open before that person."""
    driver, table = seated(tmp_path)
    driver.ui.motion.speed = 0.0
    driver.frame(1.0)
    driver.find("lift").activate()
    driver.frame(1.0)
    assert table.flow.private
    return driver, table, Window(driver.shell, driver.surface, MadeUpClock())


@pytest.mark.parametrize(
    ("wanted", "minimised", "seconds", "falls"),
    [
        ("minute", True, 0, True), ("minute", False, 30, False), ("minute", False, 61, True),
        ("minimised", True, 0, True), ("minimised", False, 600, False), ("once", False, 0, True),
        ("off", True, 600, False), ("off", False, 600, False),
    ],
)  # fmt: skip
def test_it_falls_while_nobody_is_there(
    tmp_path: Path, wanted: Any, minimised: bool, seconds: int, falls: bool
) -> None:
    driver, table, window = uncovered(tmp_path)
    driver.ui.settings.values.curtain_away = wanted
    window.process(event(pygame.WINDOWFOCUSLOST))
    if minimised:
        window.process(event(pygame.WINDOWMINIMIZED))
    for _second in range(seconds):
        window.turn(1.0)
    assert table.flow.private is not falls
    assert (driver.screen.name == "curtain") is falls
    window.process(event(pygame.WINDOWRESTORED))
    window.turn(0.1)
    assert (driver.screen.name == "curtain") is falls


def test_a_minimised_window_keeps_no_picture_of_the_hand(tmp_path: Path) -> None:
    driver, _table, window = uncovered(tmp_path)
    driver.shell.draw(window.surface)
    window.process(event(pygame.WINDOWMINIMIZED))
    seen = pygame.image.tobytes(window.surface, "RGB")
    driver.ui.top.all()
    driver.shell.draw(window.surface)
    assert pygame.image.tobytes(window.surface, "RGB") == seen


def test_what_was_opened_above_the_table_gives_nothing_away(tmp_path: Path) -> None:
    driver, table, window = uncovered(tmp_path)
    driver.press(pygame.K_F1)
    assert driver.screen is not table
    window.process(event(pygame.WINDOWMINIMIZED))
    assert driver.screen.name == "curtain"
    driver.find("lift").activate()
    assert table.flow.private
    driver.ui.stack.push(PauseScreen(driver.ui))
    window.process(event(pygame.WINDOWMINIMIZED))
    assert driver.screen.name == "pause"
    driver.ui.stack.pop()
    assert not table.flow.private


def test_one_person_alone_is_kept_waiting_by_no_curtain(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    table = TableScreen(driver.ui, Flow(new_match(), lambda: "instant"))
    driver.show(table)
    window = Window(driver.shell, driver.surface, MadeUpClock())
    window.process(event(pygame.WINDOWMINIMIZED))
    assert table.flow.private
    assert driver.screen is table
