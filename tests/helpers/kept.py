"""The games that keep themselves, as a look into the folder of saves shows them."""

from __future__ import annotations

import json
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
