"""What the tests of several computer players share."""

from __future__ import annotations

import pytest

from tests.helpers.clock import StillClock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StillClock:
    """Nobody thinks for too long, unless the test lets time pass."""
    return StillClock(monkeypatch)
