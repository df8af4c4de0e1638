"""Small pictures of tables for the lists of games: made one after the other while nothing else happens, and kept."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.doors import door
from game.ui.draw.geometry import Box
from game.ui.draw.scaling import smoothscale
from game.ui.services import SaveInfo, SaveRefused

if TYPE_CHECKING:
    from game.session.save import SaveFile
    from game.ui.draw.canvas import Canvas
    from game.ui.ui import Ui

KEPT = 80
Take = Callable[["SaveFile | None"], None]
Fetch = Callable[[Take], None]  # reads a game, now or later, and hands it over; None where it cannot be read
_log = logging.getLogger(__name__)


class Keepsakes:
    """`update` is called in each frame of a screen that shows some."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._made: dict[str, pygame.Surface | None] = {}  # None: of a game that cannot be shown
        self._wanted: dict[str, Fetch] = {}
        self._fetching = ""
        self._fetched: SaveFile | None = None
        self._new = False

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be made."""
        return bool(self._wanted or self._fetching)

    def picture(self, key: str, fetch: Fetch) -> pygame.Surface | None:
        """The picture of that name. Where there is none yet it is asked for; who asks last is served first."""
        if key in self._made:
            self._made[key] = self._made.pop(key)
            return self._made[key]
        if key != self._fetching:
            self._wanted.pop(key, None)
            self._wanted[key] = fetch
        return None

    def of_save(self, save: SaveInfo) -> pygame.Surface | None:
        """The picture of the table of a saved game, as soon as there is one."""

        def fetch(take: Take) -> None:
            try:
                take(self._ui.host.saves.read(save.key))
            except SaveRefused:
                take(None)

        return self.picture(f"{save.key} {save.saved_at}", fetch)

    def forget(self) -> None:
        """Nobody looks at a list any more: what was not made is not wanted."""
        self._wanted.clear()

    def update(self) -> bool:
        """Makes or asks for one more while nothing moves; whether there is a new one since the last call."""
        if self._fetched is not None:
            save, self._fetched = self._fetched, None
            self._keep(self._fetching, self._of(save))
            self._fetching = ""
        elif self._wanted and not self._fetching and not self._ui.motion.busy:
            self._fetching, fetch = self._wanted.popitem()
            fetch(self._taking(self._fetching))
        new, self._new = self._new, False
        return new

    def _taking(self, key: str) -> Take:
        def take(save: SaveFile | None) -> None:
            if key == self._fetching:
                self._fetched = save
                if save is None:
                    self._keep(key, None)
                    self._fetching = ""

        return take

    def _of(self, save: SaveFile) -> pygame.Surface | None:
        try:
            made: pygame.Surface = door("keepsake")(self._ui, save)
        except Exception as error:  # noqa: BLE001  whatever is wrong with a game: the list does without its picture
            _log.info("there is no picture of a game: %s", error)
            return None
        return made

    def _keep(self, key: str, made: pygame.Surface | None) -> None:
        self._made[key], self._new = made, True
        while len(self._made) > KEPT:
            self._made.pop(next(iter(self._made)))


def draw_keepsake(canvas: Canvas, made: pygame.Surface, box: Box) -> None:
    """Fills the box with a picture, cut at the right or below if it has another shape."""
    rect = canvas.scale.rect(box)
    share = max(rect.w / made.get_width(), rect.h / made.get_height())
    seen = pygame.Rect(0, 0, max(1, round(rect.w / share)), max(1, round(rect.h / share))).clip(made.get_rect())
    scaled = canvas.pens.assets.keep(
        ("keepsake", id(made), rect.size), lambda: smoothscale(made.subsurface(seen), rect.size)
    )
    canvas.surface_at(scaled, box.x, box.y)
