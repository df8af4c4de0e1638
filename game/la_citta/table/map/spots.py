"""What can be pointed at and picked on the map: sites and cities, found by exact place and walked over by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.la_citta.hands.geometry import Geometry, Point
from game.la_citta.rules.state import View
from game.la_citta.table.map.camera import Camera
from game.la_citta.table.map.houses import FIGURE
from game.la_citta.table.map.model import MapModel
from game.la_citta.table.map.overlays import Overlays
from game.la_citta.table.map.pictures import FOOT_X, FOOT_Y, SPRITE_H, SPRITE_W
from game.table.asking.mark import Mark
from game.table.pieces import Pointed, Spot
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.input.actions import DIRECTIONS
from game.ui.speech import ended
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.la_citta.table.map.pane import MapPane


SITE, CITY = "site", "city"


class OnMap(Spot):
    """A thing of the map. Dragging it moves the map; a press that dragged picks nothing."""

    role = "site"
    heard_as = "option"
    listens = False  # there are too many of them: keys reach what can be chosen
    bleed = 0.0

    def __init__(self, pane: MapPane, name: str, place: str, thing: int) -> None:
        super().__init__(name, pane.desk, place, thing)
        self.pane = pane

    @property
    def described(self) -> str:
        """What choosing it leads to, then what lies around it."""
        leads = plain(self.desk.tip(self.place, self.thing))
        around = self.desk.words_of(self.place, self.thing, self.subject)[1]
        return " ".join(ended(one) for one in (leads, around) if one)

    @property
    def heard_mark(self) -> Mark:
        return self.desk.mark(self.place, self.thing)

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


# Where things lie on the window of the map, in units.

GROWN = 1.06 / 100  # radii of a unit of a building's picture


class MapPlaces:
    """The part of the pane that says where things lie."""

    box: Box
    board: Any
    camera: Camera
    found: Geometry
    model: MapModel
    over: Overlays

    @property
    def view(self) -> View:
        raise NotImplementedError

    def place(self, site: int) -> Box:
        """The hex of a site."""
        return self.camera.hex_box(self.found.centres[site])

    def sprite(self, site: int) -> Box:
        """The picture of the building on a site, or of one that may come there."""
        x, y = self.camera.at(self.found.centres[site])
        unit = self.camera.look.s * GROWN
        return Box(x - FOOT_X * unit, y - FOOT_Y * unit, SPRITE_W * unit, SPRITE_H * unit)

    def badge(self, city: int) -> Box:
        """The badge of a city."""
        if city in self.over.badges:
            return self.over.badges[city][1]
        x, y = self.camera.at(self.found.centres[city])
        return Box(x - 58, y - self.camera.look.s * 1.62 - 28, 116, 28)

    def figure(self, site: int, i: int = 0) -> Box:
        """Where a citizen stands on a site; on a castello, beside the one that is drawn, the others."""
        x, y = self.camera.at(self.found.centres[site])
        s = self.camera.look.s
        return Box(x - s * 0.74 + i * s * 0.26, y + s * (0.60 - FIGURE), s * FIGURE * 0.78, s * FIGURE)

    def gate(self, city: int) -> Box:
        """The gate of a castello, through which citizens come and go."""
        x, y = self.camera.at(self.found.centres[city])
        s = self.camera.look.s
        return Box(x - s * 0.32, y + s * 0.1, s * FIGURE * 0.75, s * FIGURE)

    def way_sites(self, city: int, other: int) -> list[int]:
        """The sites on the way between two neighbours, one of each city at its ends."""
        view = self.view
        taken = {site for site, owner in enumerate(view.owner) if owner >= 0}
        return self.found.way(view.sites_of(city), view.sites_of(other), taken)

    def way(self, city: int, other: int) -> list[Point]:
        """The line between two neighbours over the free sites between, from the first to the other."""
        return [self.camera.at(self.found.centres[site]) for site in self.way_sites(city, other)]

    def ribbon(self, city: int, other: int) -> list[Point]:
        """The same line from edge to edge of the two cities."""
        line = self.way(city, other)
        if len(line) < 3:
            return line
        first, last = _middle(line[0], line[1]), _middle(line[-1], line[-2])
        return [first, *line[1:-1], last]

    def site_at(self, pos: Point) -> int:
        """The site there, -1 for none."""
        if not self.box.contains(*pos):
            return -1
        return self.found.site_at(*self.camera.place(*pos))


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
