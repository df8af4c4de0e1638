"""Which files of the checkout have changed."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = tuple(ROOT / name for name in ("game", "data", "assets"))
KINDS = frozenset((".py", ".yaml", ".po", ".mo", ".webp", ".png", ".ogg"))
SECONDS = 0.4  # between two looks


class Watch:
    """Looks at all files again and again in a thread of its own, so that no frame waits for the disk."""

    def __init__(self, folders: Sequence[Path] = FOLDERS, seconds: float = SECONDS) -> None:
        self.folders, self.seconds = folders, seconds
        self._known = self._look()
        self._changed: SimpleQueue[Path] = SimpleQueue()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._work, name="watch", daemon=True)

    def start(self) -> None:
        """From now on changes are found."""
        self._thread.start()

    def close(self) -> None:
        """No more looks."""
        self._ended.set()

    def taken(self) -> list[Path]:
        """What has changed since the last question, each file once."""
        found: dict[Path, None] = {}
        while not self._changed.empty():
            found[self._changed.get()] = None
        return [*found]

    def look(self) -> None:
        """One look: what is new or newer is noted."""
        now = self._look()
        for path, when in now.items():
            if self._known.get(path) != when:
                self._changed.put(path)
        self._known = now

    def _work(self) -> None:
        while not self._ended.wait(self.seconds):
            self.look()

    def _look(self) -> dict[Path, int]:
        return dict(self._times())

    def _times(self) -> Iterator[tuple[Path, int]]:
        for folder in self.folders:
            for path in folder.rglob("*"):
                if path.suffix in KINDS:
                    try:
                        yield path, path.stat().st_mtime_ns
                    except OSError:  # gone in between: an editor saves by renaming
                        continue
