"""A window that shows nothing but the map of a position, and says what it is told."""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame

from game.la_citta.rules.state import Game, View
from game.la_citta.table.map.pane import MapPane
from game.table.asking.mark import PLAIN, Mark
from game.table.flow import SeatInfo
from game.table.motion.lag import Lag
from game.ui.draw.geometry import Box
from game.ui.ui import Ui
from game.ui.widgets import Free, Widget
from game.ui.window.screen import Screen
from tests.la_citta.rules.tables import rules
from tests.ui.driver import Driver, make_driver

SMALL = (1280, 720)


class Desk:
    """As much of a table as the map asks for. `picked` is what was chosen on it."""

    def __init__(self, ui: Ui, view: View) -> None:
        self.ui, self.lag = ui, Lag()
        seats = [SeatInfo(f"Player {seat}", seat) for seat in range(view.box.players)]
        self.flow = SimpleNamespace(view=view, seats=seats, match=SimpleNamespace(rules=rules()))
        self.names = None
        self.picked: list[tuple[str, int]] = []

    def mark(self, place: str, thing: int) -> Mark:
        return PLAIN

    def pick(self, place: str, thing: int) -> None:
        self.picked.append((place, thing))

    def point_at(self, pointed: object) -> None:
        """The log has nothing to light up."""


class MapScreen(Screen):
    """The map alone."""

    name = "map"

    def __init__(self, ui: Ui, view: View) -> None:
        super().__init__(ui)
        self.table: Any = Desk(ui, view)
        self.pointed_at: list[int] = []
        self.board = SimpleNamespace(
            pointed=self.pointed_at.append, pointed_site=lambda site: None, view=view, map_store=None
        )

    def build(self) -> Widget:
        self.pane = MapPane(self.table, self.board)
        return Free([self.pane], self._place, "map")

    def _place(self, box: Box) -> None:
        self.pane.arrange(Box(18, 84, box.w - 426, box.h - 354))


class Shown:
    """A driver with the map on it."""

    def __init__(self, g: Game, size: tuple[int, int] = SMALL, scale: int = 100) -> None:
        folder = Path(tempfile.mkdtemp())
        self.driver: Driver = make_driver(folder / "settings.json", size, scale=scale)
        self.screen = MapScreen(self.driver.ui, rules().observe(g, None))
        self.driver.show(self.screen)

    @property
    def pane(self) -> MapPane:
        return self.screen.pane

    def point(self, x: float, y: float) -> None:
        """The pointer goes there, in units."""
        k = self.driver.ui.scale.k
        at = round(x * k), round(y * k)
        self.driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        self.driver.frame()

    def click(self, site: int) -> None:
        """Somebody clicks the middle of a site."""
        box, k = self.pane.place(site), self.driver.ui.scale.k
        self.driver.click_at(round(box.cx * k), round(box.cy * k))

    def pixels(self, box: Box) -> bytes:
        """What is seen there."""
        self.driver.frame()
        rect = self.driver.ui.scale.rect(box).clip(self.driver.surface.get_rect())
        return pygame.image.tobytes(self.driver.surface.subsurface(rect), "RGB")
