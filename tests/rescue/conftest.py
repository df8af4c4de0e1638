"""The person in front of the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.helpers.hand import Hand


@pytest.fixture
def hand(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    pygame.display.quit()
    yield Hand(monkeypatch)
    pygame.display.quit()
    pygame.display.init()
