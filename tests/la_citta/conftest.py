"""The game is played in all these tests, whether or not the catalog has it."""

from __future__ import annotations

import pytest

from game import catalog
from tests.la_citta.playable import PACK


@pytest.fixture(autouse=True)
def playable(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a game registered from outside, as long as it is none of ours."""
    if "la_citta" not in catalog.GAMES:
        monkeypatch.setenv(catalog.ELSEWHERE, PACK)
