"""A terminal with a home of its own; afterwards everybody speaks English again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ui.lang import set_language
from tests.cli.text.typist import Terminal


@pytest.fixture
def terminal(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Terminal]:
    """What happens for the first time is not explained: those who test that say `explain on`."""
    (home / "config").mkdir(parents=True, exist_ok=True)
    (home / "config" / "settings.json").write_text('{"tell_first_times": false}', encoding="utf-8")
    yield Terminal(home, monkeypatch)
    set_language("en")
