"""A window in which things move."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.driver import Driver, make_driver


@pytest.fixture
def moving(tmp_path: Path) -> Iterator[Driver]:
    """A window in which things move."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.opponents_speak = False
    driver.ui.motion.speed = 1.0
    yield driver
    driver.ui.motion.finish_all()
