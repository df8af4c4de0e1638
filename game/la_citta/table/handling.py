"""Keys and buttons of the gamepad that are for the map: its camera, its cities, and what is shown while one is held."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.input.actions import DIRECTIONS

if TYPE_CHECKING:
    from game.la_citta.table.board import CittaBoard

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

    def __init__(self, board: CittaBoard) -> None:
        self.board = board
        self._keys: dict[int, str] = {}  # keys that are down -> what they show

    def event(self, event: pygame.event.Event) -> bool:
        """Whether it was for the map."""
        pane = self.board.pane
        if event.type == pygame.KEYUP:
            return self._let_go(event)
        if event.type != pygame.KEYDOWN or not pane.visible:
            return False
        if self._leads(event):
            return True
        action = self.board.desk.ui.keys.means(event, *ACTIONS)
        if not action or self._scrolls(action):
            return False
        if action in HELD:
            self._hold(event, action)
        elif action in PANS:
            pane.pan(*PANS[action])
        else:
            self._do(action)
        return True

    def _leads(self, event: pygame.event.Event) -> bool:
        """An arrow without anything in focus begins at the sites, while one is asked for."""
        ui = self.board.desk.ui
        begins = ui.focus is None and bool(self.board.plan.legal_sites)
        if not begins or event.mod & pygame.KMOD_SHIFT or not ui.keys.means(event, *DIRECTIONS):
            return False
        self.board.lead_on()
        return True

    def _do(self, action: str) -> None:
        pane = self.board.pane
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
            self.board.desk.ui.ring_visible = True
        does[action]()

    def _scrolls(self, action: str) -> bool:
        """Whether the focus is in something with pages of its own, which the triggers then turn."""
        focus = self.board.desk.ui.focus
        return action in HELD and self.board.desk.ui.keys.pad_used and focus is not None and focus.role == "scroll"

    def _hold(self, event: pygame.event.Event, action: str) -> None:
        pad = bool(getattr(event, "pad", ""))
        if not pad:
            self._keys[event.key] = action
        self._show(action, not self._shown(action) if pad else True)

    def _let_go(self, event: pygame.event.Event) -> bool:
        action = self._keys.pop(event.key, "")
        if action:
            self._show(action, False)
        return bool(action)

    def _shown(self, action: str) -> bool:
        return self.board.pane.laid_over(action)

    def _show(self, action: str, on: bool) -> None:
        self.board.pane.lay_over(action, on)
