"""A test may leave behind what it likes: the next one finds everything as it was."""

from __future__ import annotations

import gc
import logging
import os
import threading
from pathlib import Path

import pygame
import pytest

from tests.helpers.shared import Shared


@pytest.fixture
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 200))


def test_what_a_test_changed_is_put_back(tmp_path: Path) -> None:
    folder, variables, hook = Path.cwd(), dict(os.environ), threading.excepthook
    before = Shared()
    os.environ["CROWN_OF_NOBODY"] = "1"
    del os.environ["CROWN_AND_COIN_HOME"]
    os.chdir(tmp_path)
    logging.disable(logging.CRITICAL)
    gc.disable()
    threading.excepthook = print
    before.put_back()
    assert (Path.cwd(), dict(os.environ), threading.excepthook) == (folder, variables, hook)
    assert logging.root.manager.disable == logging.NOTSET
    assert gc.isenabled()


@pytest.mark.usefixtures("window")
def test_a_window_has_the_keyboard_though_another_one_came_and_went() -> None:
    before = Shared()
    pygame.Window("another", (100, 100)).destroy()
    assert not pygame.key.get_focused()
    before.put_back()
    assert pygame.key.get_focused()


@pytest.mark.usefixtures("window")
def test_no_event_waits_and_no_key_repeats() -> None:
    before = Shared()
    pygame.key.set_repeat(400, 40)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    before.put_back()
    assert pygame.event.get() == []
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.usefixtures("window")
def test_a_display_that_was_closed_is_there_again() -> None:
    before = Shared()
    pygame.display.quit()
    before.put_back()
    assert pygame.display.get_init()
