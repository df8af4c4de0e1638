"""Keys and buttons of the gamepad that are for the map: its camera, its cities, and what is shown while one is held."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.la_citta.table.map.pane import MapPane
from game.table.board import Table
from game.ui.input.actions import DIRECTIONS

STEP = 90.0  # units by which an arrow key moves the map
PANS = {"map_left": (STEP, 0.0), "map_right": (-STEP, 0.0), "map_up": (0.0, STEP), "map_down": (0.0, -STEP)}
HELD = ("see_wishes", "see_food", "see_sites")
ACTIONS = (
    "site_next",
    "site_before",
    "city_next",
    "city_before",
    "map_larger",
    "map_smaller",
    "map_whole",
    *PANS,
    *HELD,
)


class Handling:
    """What a key shows as long as it is held; a button of a gamepad shows it until it is pressed again."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._keys: dict[int, str] = {}  # keys that are down -> what they show

    def event(self, event: pygame.event.Event, pane: MapPane) -> bool:
        """Whether it was for the map."""
        if event.type == pygame.KEYUP:
            return self._let_go(event, pane)
        if event.type != pygame.KEYDOWN or not pane.visible:
            return False
        action = self.table.ui.keys.means(event, *ACTIONS)
        if not action or self._scrolls(action):
            return False
        if action in HELD:
            self._hold(event, action, pane)
        elif action in PANS:
            pane.pan(*PANS[action])
        else:
            self._do(action, pane)
        return True

    def begins(self, event: pygame.event.Event) -> bool:
        """Whether it is an arrow without anything in focus."""
        ui = self.table.ui
        if event.type != pygame.KEYDOWN or ui.focus is not None or event.mod & pygame.KMOD_SHIFT:
            return False
        return bool(ui.keys.means(event, *DIRECTIONS))

    def _do(self, action: str, pane: MapPane) -> None:
        does: dict[str, Callable[[], None]] = {
            "site_next": lambda: pane.next_site(1),
            "site_before": lambda: pane.next_site(-1),
            "city_next": lambda: pane.cycle(1),
            "city_before": lambda: pane.cycle(-1),
            "map_larger": lambda: pane.zoom(1),
            "map_smaller": lambda: pane.zoom(-1),
            "map_whole": pane.fit,
        }
        if action.startswith("city"):
            self.table.ui.ring_visible = True
        does[action]()

    def _scrolls(self, action: str) -> bool:
        """Whether the focus is in something with pages of its own, which the triggers then turn."""
        focus = self.table.ui.focus
        return action in HELD and self.table.ui.keys.pad_used and focus is not None and focus.role == "scroll"

    def _hold(self, event: pygame.event.Event, action: str, pane: MapPane) -> None:
        pad = bool(getattr(event, "pad", ""))
        if not pad:
            self._keys[event.key] = action
        pane.lay_over(action, not pane.laid_over(action) if pad else True)

    def _let_go(self, event: pygame.event.Event, pane: MapPane) -> bool:
        action = self._keys.pop(event.key, "")
        if action:
            pane.lay_over(action, False)
        return bool(action)
