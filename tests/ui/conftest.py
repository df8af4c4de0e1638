"""A window without a display, a clock that only moves when told, and a game host in memory."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"

import pygame
import pytest

from game.ui import lang
from tests.ui.driver import Driver, make_driver
from tests.ui.sharing import share, small_minds


@pytest.fixture(scope="session", autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    with share():
        yield
    pygame.display.quit()


@pytest.fixture(autouse=True)
def _quick_advice() -> Iterator[None]:
    """For these tests alone: those of the bots, in the same process, measure what advisers really think."""
    with small_minds():
        yield


@pytest.fixture(autouse=True)
def _shipped(only_citadels: None) -> None:
    """Tests of several games ask for them."""


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """The title screen at 1280x720 in English."""
    yield make_driver(tmp_path / "settings.json")
    lang.set_language("en")
