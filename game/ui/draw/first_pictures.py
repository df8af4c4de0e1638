"""Pictures of the first screen, decoded by a thread of their own while the modules that show it are still imported."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import pygame

from game import catalog
from game.paths import assets_dir
from game.ui.draw.backdrops import files_of, title_picture
from game.ui.draw.pictures import decoded

# What the title is made of besides the picture behind it, in the order in which it is drawn.
OF_THE_TITLE = ("ui/window_frame", "ui/crown", "ui/gold_leaf", "ui/button_gold", "ui/button_ghost", "ui/wood",
                "ui/ground_grain")  # fmt: skip


class _Picture:
    """One that is decoded; `made` is None until then, and where that was not possible."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.made: pygame.Surface | None = None


class Early:
    """Pictures on their way, by file. Each is taken once; whoever takes one that is not begun opens it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: dict[Path, None] = {}
        self._begun: dict[Path, _Picture] = {}

    def begin(self, files: Iterable[Path]) -> None:
        """Decodes these, one after the other. Files that cannot be used are left to whoever wants them."""
        self._waiting = dict.fromkeys(files)
        threading.Thread(target=self._work, name="first pictures", daemon=True).start()

    def take(self, file: Path) -> pygame.Surface | None:
        """The picture, as soon as it is there; None if the caller has to open it."""
        with self._lock:
            self._waiting.pop(file, None)
            begun = self._begun.pop(file, None)
        if begun is None:
            return None
        begun.done.wait()
        return begun.made

    @property
    def left(self) -> list[Path]:
        """What nobody has taken yet."""
        with self._lock:
            return [*self._begun, *self._waiting]

    def forget(self) -> None:
        """What nobody took is not kept."""
        with self._lock:
            self._waiting.clear()
            self._begun.clear()

    def _work(self) -> None:
        while True:
            with self._lock:
                file = next(iter(self._waiting), None)
                if file is None:
                    return
                del self._waiting[file]
                begun = self._begun[file] = _Picture()
            try:
                begun.made = decoded(file)
            except (OSError, pygame.error):
                pass
            finally:
                begun.done.set()


EARLY = Early()


def open_ahead(game: str, window: Sequence[int]) -> None:
    """Begins with those of the title that shows this game in a window of about that size, in pixels."""
    root = assets_dir()

    def has(name: str) -> bool:
        return (root / f"{name}.webp").is_file()

    title = title_picture(has, game)
    behind = next(filter(has, files_of(title, (window[0], window[1]))), title)
    names = [behind, *OF_THE_TITLE]
    names += [f"{one}/ui/emblem" for one in catalog.games()]
    EARLY.begin(root / f"{name}.webp" for name in names)
