"""A window without a display."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.ui.sharing import share


@pytest.fixture(scope="session", autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    with share():
        yield
    pygame.display.quit()
