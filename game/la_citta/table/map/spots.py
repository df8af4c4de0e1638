"""What can be pointed at and picked on the map: sites and cities, found by exact place and walked over by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.table.pieces import Pointed, Spot
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.input.actions import DIRECTIONS
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.la_citta.table.map.pane import MapPane

SITE, CITY = "site", "city"


class OnMap(Spot):
    """A thing of the map. Dragging it moves the map; a press that dragged picks nothing."""

    role = "site"
    bleed = 0.0

    def __init__(self, pane: MapPane, name: str, place: str, thing: int) -> None:
        super().__init__(name, pane.desk, place, thing)
        self.pane = pane

    def draw_over(self, canvas: Canvas) -> None:
        """The map draws everything itself."""

    def light(self, on: bool) -> None:
        if on != self.lit:
            self.lit = on
            self.pane.invalidate()

    def press(self, x: float, y: float) -> None:
        self.pane.press(x, y)

    def drag(self, x: float, y: float) -> None:
        self.pane.drag(x, y)

    def release(self) -> None:
        self.pane.release()

    def activate(self) -> None:
        if not self.pane.dragged:
            super().activate()

    def explanation(self) -> str:
        """The map itself tells what happens there."""
        self.tip = ""
        return ""

    def wheel(self, steps: float) -> bool:
        return self.pane.wheel(steps)


class Nowhere(Widget):
    """What is pointed at where no site is: there the map can be dragged, and nothing needs to be drawn again."""

    def __init__(self, pane: MapPane) -> None:
        super().__init__()
        self.pane = pane

    def press(self, x: float, y: float) -> None:
        self.pane.press(x, y)

    def drag(self, x: float, y: float) -> None:
        self.pane.drag(x, y)

    def release(self) -> None:
        self.pane.release()

    def wheel(self, steps: float) -> bool:
        return self.pane.wheel(steps)


class SiteSpot(OnMap):
    """One site of the map."""

    def __init__(self, pane: MapPane, site: int) -> None:
        super().__init__(pane, f"site:{pane.site_name(site)}", SITE, site)

    @property
    def box(self) -> Box:
        """Where the site lies now: asked for, not told, for there are many."""
        return self.pane.place(self.thing)

    @box.setter
    def box(self, box: Box) -> None:
        """It lies where the map has it."""

    @property
    def value(self) -> str:
        return self.pane.told(self.thing)

    @property
    def pointed(self) -> Pointed | None:
        return SITE, self.thing

    @property
    def interactive(self) -> bool:
        """Keys reach what can be chosen; the pointer reaches every site."""
        return self.visible and self.enabled and self.thing in self.pane.legal_set

    def attention(self, on: bool) -> None:
        self.tip = ""
        self.desk.point_at(self.pointed if on else None)
        self.pane.attend(self.thing, on)
        if self.on_attention is not None:
            self.on_attention(on)

    def key(self, event: pygame.event.Event) -> bool:
        keys = self.ui.keys
        if event.mod & pygame.KMOD_SHIFT and keys.means(event, *DIRECTIONS):
            return False
        direction = keys.means(event, *DIRECTIONS)
        if direction:
            return self.pane.step_to(self.thing, DIRECTIONS[direction])
        step = {"next": 1, "previous": -1}.get(keys.means(event, "next", "previous") or "", 0)
        return bool(step) and self.pane.next_group(self.thing, step)


class CitySpot(OnMap):
    """A city: its badge, and its buildings while the city as a whole can be picked."""

    role = "city"

    def __init__(self, pane: MapPane, city: int) -> None:
        super().__init__(pane, f"city:{pane.site_name(city)}", CITY, city)

    @property
    def value(self) -> str:
        return self.pane.city_name(self.thing)

    @property
    def pointed(self) -> Pointed | None:
        return CITY, self.thing

    def attention(self, on: bool) -> None:
        self.tip = ""
        self.desk.point_at(self.pointed if on else None)
        self.pane.attend_city(self.thing, on)
        if self.on_attention is not None:
            self.on_attention(on)

    @property
    def box(self) -> Box:
        """Where its badge lies now."""
        return self.pane.badge(self.thing)

    @box.setter
    def box(self, box: Box) -> None:
        """It lies where the map has it."""
