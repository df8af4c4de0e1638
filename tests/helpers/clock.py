"""A clock for what waits in another process: how busy the machine is must not decide what a test sees."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

LOOK = 0.002  # seconds between two looks at another process
NEVER = 180.0  # seconds; nothing that works takes so long, however busy the machine is


class StillClock:
    """The clock by which a table loses its patience with a worker: it stands still until a test lets time pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("game.bots.remote.time", SimpleNamespace(monotonic=lambda: self.now))
