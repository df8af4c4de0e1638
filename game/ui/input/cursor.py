"""The mouse pointer of our own: a quill, and a gauntlet over what can be clicked.

Where it is not wanted, where a picture is missing or the system refuses, the system's pointer stays.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.paths import assets_dir

if TYPE_CHECKING:
    from game.ui.ui import Ui
    from game.ui.widgets import Widget

SIZES = ((1.45, 32), (2.2, 48), (99.0, 64))  # up to so many pixels per unit; width of the picture
TIPS = {"quill": (2, 2), "hand": (24, 3)}  # of 64: where it points
NO_DRIVER = ("dummy", "offscreen", "")  # nobody sees a pointer there
_log = logging.getLogger(__name__)


class Pointer:
    """One per window. `follow` costs nothing while the kind of thing below the pointer stays the same."""

    def __init__(self, ui: Ui, folder: Path | None = None) -> None:
        self._ui = ui
        self._folder = folder or assets_dir() / "ui"
        self._made: dict[tuple[str, int], pygame.Cursor | None] = {}
        self._shown: tuple[str, int] | None = None
        self._refused = False

    def forget(self) -> None:
        """The window was opened anew, and with it the system's pointer came back."""
        self._shown = None

    def follow(self, hovered: Widget | None, *, hidden: bool = False) -> None:
        """Shows the pointer that belongs over this widget; none while keys or a gamepad are used."""
        kind = "none" if hidden else self.kind(hovered)
        wanted = (kind, 0 if kind in ("system", "text", "none") else width_for(self._ui.scale.k / self._ui.scale.user))
        if wanted == self._shown or self._refused:
            return
        self._shown = wanted
        try:
            self._show(*wanted)
        except (pygame.error, ValueError, TypeError) as error:
            self._refused = True
            _log.info("the system keeps its own pointer: %s", error)

    def kind(self, hovered: Widget | None) -> str:
        """system, text, quill or hand."""
        if not self._ui.settings.values.own_pointer or _driver() in NO_DRIVER:
            return "system"
        if hovered is None or not hovered.interactive:
            return "quill"
        return "text" if hovered.role == "field" else "hand"

    def _show(self, kind: str, width: int) -> None:
        pygame.mouse.set_visible(kind != "none")
        if kind == "none":
            return
        if kind == "text":
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_IBEAM)
            return
        cursor = self._cursor(kind, width) if kind in TIPS else None
        pygame.mouse.set_cursor(cursor or pygame.SYSTEM_CURSOR_ARROW)

    def _cursor(self, kind: str, width: int) -> pygame.Cursor | None:
        key = (kind, width)
        if key not in self._made:
            self._made[key] = self._load(kind, width)
        return self._made[key]

    def _load(self, kind: str, width: int) -> pygame.Cursor | None:
        path = self._folder / f"cursor_{kind}_{width}.png"
        try:
            picture = pygame.image.load(path).convert_alpha()
        except (OSError, pygame.error) as error:
            _log.warning("pointer %s cannot be used (%s): the system's stands in; installing again helps", path, error)
            return None
        x, y = TIPS[kind]
        spot = (min(picture.get_width() - 1, x * width // 64), min(picture.get_height() - 1, y * width // 64))
        return pygame.Cursor(spot, picture)


def width_for(k: float) -> int:
    """Pixels of the pointer's picture for a window with that many pixels per unit."""
    return next(width for limit, width in SIZES if k <= limit)


def _driver() -> str:
    return pygame.display.get_driver() if pygame.display.get_init() else ""
