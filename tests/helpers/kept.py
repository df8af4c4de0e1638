"""The games that keep themselves, as a look into the folder of saves shows them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any


def kept_files(home: Path) -> list[Path]:
    """The files of kept games, the newest first."""
    found = [*(home / "saves").glob("game-*.json"), *(home / "saves").glob("continue.json")]
    return sorted(found, key=lambda path: -path.stat().st_mtime_ns)


def newest_kept(home: Path) -> dict[str, Any]:
    """What the newest of them says; nothing if there is none."""
    for path in kept_files(home):
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found
    return {}


class Patience:
    """How long to wait for a game: on a slow machine as long as it takes, as long as something new is kept."""

    def __init__(self, home: Path, seconds: float = 120.0) -> None:
        self.home = home
        self.seconds = seconds  # without anything new; then the game stands still
        self._seen = self._kept()
        self._end = time.monotonic() + seconds

    def is_at_end(self) -> bool:
        """Whether nothing new was kept for that long."""
        if (kept := self._kept()) != self._seen:
            self._seen, self._end = kept, time.monotonic() + self.seconds
        return time.monotonic() > self._end

    def _kept(self) -> list[tuple[str, int, int]]:
        found = []
        for path in kept_files(self.home):
            about = path.stat()
            found.append((path.name, about.st_size, about.st_mtime_ns))
        return found
