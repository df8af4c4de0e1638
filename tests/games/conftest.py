"""A display in memory for the tests that look at tables."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.ui.sharing import share


@pytest.fixture(scope="module")
def display() -> Iterator[None]:
    """Pictures are decoded once for all windows of a file, and let go behind it."""
    pygame.display.init()
    with share():
        yield
    pygame.display.quit()
