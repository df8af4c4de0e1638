"""The painted map on the table: `MapPane`. What is drawn comes from the View, less what the pictures have not told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.la_citta.rules.state import View
from game.la_citta.table.map import walking
from game.la_citta.table.map.camera import Camera, Look
from game.la_citta.table.map.geometry import Geometry, Point, corners, geometry
from game.la_citta.table.map.spots import CITY, SITE, CitySpot, OnMap, SiteSpot
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Tween, ease_out
from game.ui.widgets import Widget

GLIDE_MS = 200.0
DRAGGED = 6.0  # units after which a press has become a drag
BADGE_W, BADGE_H = 117.0, 29.0


class MapPane(Widget):
    """The map. `focus` is the site under the pointer or in key focus, `city` the city pointed at; -1 for none."""

    role = "map"
    bleed = 8.0

    def __init__(self, desk: Any, board: Any) -> None:
        super().__init__("map")
        self.desk, self.board = desk, board
        self.found: Geometry = geometry(desk.flow.match.rules.maps[self.view.box.setup.map])
        self.camera = Camera(self.found)
        self.focus = self.city = -1
        self.wishes_held = self.food_held = False
        self.legal: list[int] = []
        self.legal_set: frozenset[int] = frozenset()
        self.building = -1  # the ghost that is shown on a legal site
        self.reason: Callable[[int], str] = lambda site: ""
        self.ghosts: dict[int, tuple[int, int]] = {}  # site -> building and owner of what is gone, but still seen
        self.marks: dict[int, str] = {}
        self.bright: frozenset[int] | None = None
        self.dragged = False
        self._pressed: tuple[float, float, Look] | None = None
        self._pointer: Point | None = None
        self.sites = [SiteSpot(self, site) for site in range(len(self.found.cells))]
        self.cities: dict[int, CitySpot] = {}
        for spot in self.sites:
            self.add(spot)
        self._take_cities()

    @property
    def view(self) -> View:
        """What may be drawn."""
        found: View = self.board.view
        return found

    # -- words -----------------------------------------------------------------------------------------------------
    def site_name(self, site: int) -> str:
        """How people call a site."""
        return str(self.view.box.board.ids[site])

    def told(self, site: int) -> str:
        """What a reader hears of a site."""
        return self.site_name(site)

    def city_told(self, city: int) -> str:
        """What a reader hears of a city."""
        return self.site_name(city)

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        self.camera.use(box, self.ui.scale.k)
        self._moved()

    def _moved(self) -> None:
        """The spots lie elsewhere."""
        for spot in self.sites:
            spot.box = self.place(spot.thing)
        for city, badge in self.cities.items():
            badge.box = self.badge(city)

    def place(self, site: int) -> Box:
        """The hex of a site."""
        return self.camera.hex_box(self.found.centres[site])

    def sprite(self, site: int) -> Box:
        """The picture of the building on a site, or of one that may come there."""
        x, y = self.camera.at(self.found.centres[site])
        unit = self.camera.look.s / 100
        return Box(x - 120 * unit, y - 208 * unit, 240 * unit, 300 * unit)

    def badge(self, city: int) -> Box:
        """The badge of a city."""
        x, y = self.camera.at(self.found.centres[city])
        return Box(x - BADGE_W / 2, y - self.camera.look.s * 1.6 - BADGE_H, BADGE_W, BADGE_H)

    def figure(self, site: int, i: int = 0) -> Box:
        """Where a citizen stands on a site, on a castello the one that walks next."""
        x, y = self.camera.at(self.found.centres[site])
        s = self.camera.look.s
        return Box(x - s * 0.75 + i * s * 0.2, y + s * 0.05, s * 0.34, s * 0.5)

    def gate(self, city: int) -> Box:
        """The gate of a castello, through which citizens come and go."""
        x, y = self.camera.at(self.found.centres[city])
        s = self.camera.look.s
        return Box(x - s * 0.2, y + s * 0.15, s * 0.4, s * 0.5)

    def way(self, city: int, other: int) -> list[Point]:
        """The line between two neighbours over the free sites between, in units, from the first to the other."""
        view = self.view
        taken = {site for site, owner in enumerate(view.owner) if owner >= 0}
        found = self.found.way(view.sites_of(city), view.sites_of(other), taken)
        return [self.camera.at(self.found.centres[site]) for site in found]

    def site_at(self, pos: Point) -> int:
        """The site there, -1 for none."""
        if not self.box.contains(*pos):
            return -1
        return self.found.site_at(*self.camera.place(*pos))

    # -- what is asked ---------------------------------------------------------------------------------------------
    def offer(self, legal: Sequence[int], building: int, reason: Callable[[int], str]) -> None:
        """These sites can be chosen; `building` (-1: none) is their ghost, `reason` says why others cannot be."""
        self.reason = reason
        if (list(legal), building) != (self.legal, self.building):
            self.legal, self.building = list(legal), building
            self.legal_set = frozenset(legal)
            self.repaint()

    def offer_none(self) -> None:
        """No site can be chosen."""
        self.offer([], -1, lambda site: "")

    def mark(self, marks: dict[int, str]) -> None:
        """What happens to sites and cities: "leaves", "hungry", "gains", "loses", "full"."""
        if marks != self.marks:
            self.marks = dict(marks)
            self.repaint()

    def dim(self, bright: Sequence[int] | None) -> None:
        """Everything is dark but these cities; None: nothing is."""
        wanted = None if bright is None else frozenset(bright)
        if wanted != self.bright:
            self.bright = wanted
            self.repaint()

    def show(self) -> None:
        """Takes over a new View."""
        self._take_cities()
        self.repaint()

    def _take_cities(self) -> None:
        now = [city[0] for cities in self.view.cities for city in cities]
        if now == [*self.cities]:
            return
        self.cities = {city: self.cities.get(city) or CitySpot(self, city) for city in now}
        self.children = []
        for spot in (*self.cities.values(), *self.sites):
            self.add(spot)

    def repaint(self) -> None:
        """Something on it has changed, or its pictures have come a step further."""
        self.invalidate()

    # -- pointing --------------------------------------------------------------------------------------------------
    def attend(self, site: int, on: bool) -> None:
        """The pointer or the focus came to a site, or left it."""
        if on:
            self._point(site, self.view.city[site])
        elif self.focus == site:
            self._point(-1, -1)

    def attend_city(self, city: int, on: bool) -> None:
        """The pointer or the focus came to a badge, or left it."""
        if on or self.city == city:
            self._point(-1, city if on else -1)

    def _point(self, site: int, city: int) -> None:
        changed = (site, city) != (self.focus, self.city)
        told = city != self.city
        self.focus, self.city = site, city
        if changed:
            self.invalidate()
        if told:
            self.board.pointed(city)

    def hit(self, x: float, y: float) -> Widget | None:
        if not self.visible or not self.box.contains(x, y):
            return None
        self._pointer = x, y
        for city, spot in self.cities.items():
            if self.badge(city).contains(x, y):
                return spot
        site = self.site_at((x, y))
        if site < 0:
            return self
        city = self.view.city[site]
        if city in self.cities and site not in self.legal_set and self.desk.mark(CITY, city).state:
            return self.cities[city]
        return self.sites[site]

    @property
    def takes_pointer(self) -> bool:
        return True

    def step_to(self, here: int, direction: tuple[int, int]) -> bool:
        """The key focus goes to the next site that can be chosen, that way; whether it did."""
        site = walking.next_site(self.found, self.legal, here, direction)
        if site >= 0:
            self._focus(self.sites[site])
        return site >= 0

    def next_group(self, here: int, step: int) -> bool:
        """The key focus goes to the sites beside the next city; whether there is one."""
        found = walking.groups(self.found, self.legal, self.view.city)
        at = next((index for index, group in enumerate(found) if here in group), 0) + step
        if not 0 <= at < len(found):
            return self._leave(step)
        self._focus(self.sites[found[at][0]])
        return True

    def _leave(self, step: int) -> bool:
        """Out of the map with the Tab key."""
        layer = self.layer
        every = layer.focusables() if layer is not None else []
        mine = [index for index, widget in enumerate(every) if isinstance(widget, SiteSpot) and widget.pane is self]
        if not mine:
            return False
        self._focus(every[(mine[-1] + 1) % len(every) if step > 0 else mine[0] - 1])
        return True

    def _focus(self, widget: Widget) -> None:
        old = self.ui.focus
        if old is widget:
            return
        self.ui.focus = widget
        for each, on in ((old, False), (widget, True)):
            if each is not None:
                each.attention(on)
                self.ui.top.add(self.ui.scale.rect(each.focus_box.inset(-14)))
        if isinstance(widget, OnMap):
            self.reveal(widget)

    def reveal(self, child: Widget) -> None:
        if isinstance(child, OnMap) and self.box.w and self.ui.ring_visible:
            self.look_at([child.thing])
        super().reveal(child)

    def cycle(self, step: int) -> None:
        """Points at the next city."""
        cities = [*self.cities]
        if cities:
            at = cities.index(self.city) + step if self.city in cities else (0 if step > 0 else -1)
            self._focus(self.cities[cities[at % len(cities)]])

    # -- the camera ------------------------------------------------------------------------------------------------
    def look_at(self, sites: Sequence[int]) -> None:
        """The view glides so that all of these are seen."""
        if sites:
            self._glide(self.camera.showing([self.found.centres[site] for site in sites]))

    def fit(self) -> None:
        """All of the map."""
        self._glide(self.camera.fitted())

    def zoom(self, step: int, about: Point | None = None) -> None:
        """So many steps nearer, or farther away; what lies at `about` (units) stays there."""
        self._glide(self.camera.zoomed(step, about))

    def pan(self, dx: float, dy: float) -> None:
        """Moves the map by so many units."""
        self._glide(self.camera.panned(dx, dy))

    def _glide(self, goal: Look) -> None:
        camera = self.camera
        if goal == camera.goal:
            return
        start, camera.goal = camera.look, goal
        motion = self.ui.motion

        def apply(t: float) -> None:
            if camera.goal is goal:
                self._look(start.between(goal, t) if t < 1 else goal)

        if motion.reduced or motion.speed <= 0:
            apply(1.0)
        else:
            motion.start(Tween(GLIDE_MS, apply, ease_out))

    def _look(self, look: Look) -> None:
        self.camera.look = look
        self._moved()
        self.invalidate()

    def wheel(self, steps: float) -> bool:
        self.zoom(1 if steps > 0 else -1, self._pointer)
        return True

    def press(self, x: float, y: float) -> None:
        self._pressed, self.dragged = (x, y, self.camera.look), False

    def drag(self, x: float, y: float) -> None:
        if self._pressed is None:
            return
        x0, y0, start = self._pressed
        if not self.dragged and abs(x - x0) + abs(y - y0) < DRAGGED:
            return
        self.dragged = True
        self.camera.goal = self.camera.panned(x - x0, y - y0, start)
        self._look(self.camera.goal)

    def release(self) -> None:
        self._pressed = None

    # -- drawing ---------------------------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        if self.visible and canvas.scale.rect(self.box.inset(-self.bleed)).colliderect(canvas.surface.get_clip()):
            self.draw_own(canvas)

    def draw(self, canvas: Canvas) -> None:
        k, view = canvas.k, self.view
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(canvas.scale.rect(self.box).clip(clip))
        for cells, colour in ((self.found.area_of, (110, 130, 70)), (self.found.site_of, (170, 150, 110))):
            for cell in cells:
                q, r = cell
                from game.la_citta.table.map.geometry import centre

                self._hexagon(canvas, centre((q, r)), colour, k)
        for site, owner in enumerate(view.owner):
            if owner >= 0:
                self._hexagon(canvas, self.found.centres[site], theme.SEATS[self.desk.flow.seats[owner].crest], k)
        for site in self.legal:
            self._hexagon(canvas, self.found.centres[site], theme.SELECTABLE, k)
        canvas.surface.set_clip(clip)

    def _hexagon(self, canvas: Canvas, middle: Point, colour: theme.Colour, k: float) -> None:
        places = [self.camera.at(corner) for corner in corners(middle, 0.96)]
        pygame.draw.polygon(canvas.surface, colour, [(x * k, y * k) for x, y in places])


__all__ = ["CITY", "SITE", "MapPane"]
