"""The curtain closes over a table without secrets, and opens only when the right person has confirmed."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.table.desk import TableScreen
from game.table.flow import Flow
from game.table.motion.curtain_moves import CLOSE_MS, OPEN_MS, WAIT_MS
from tests.ui.driver import Driver, make_driver
from tests.ui.table.helpers import new_match


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
