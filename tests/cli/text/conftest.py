"""A terminal with a home of its own; afterwards everybody speaks English again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.lang import set_language
from tests.cli.text.typist import Terminal


@pytest.fixture
def terminal(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    yield Terminal(home, monkeypatch)
    set_language("en")
