"""The painted map on the table: `MapPane`, with the sites and cities that can be pointed at and picked, found by exact
place and walked over by keys. What is drawn comes from the View, less what the pictures have not told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.la_citta.lang import _
from game.la_citta.table.map import walking
from game.la_citta.table.map.bare_pane import CITY, SITE, BarePane, no_reason
from game.la_citta.table.map.furniture import Furniture
from game.la_citta.table.map.overlays import Overlays
from game.table.asking.mark import Mark
from game.table.pieces import Pointed, Spot
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.input.actions import DIRECTIONS
from game.ui.speech import ended
from game.ui.widgets import Widget

FEW = 8  # sites to choose from, all of which are then to be seen


class OnMap(Spot):
    """A thing of the map. Dragging it moves the map; a press that dragged picks nothing."""

    role = "site"
    heard_as = "option"
    listens = False  # there are too many of them: keys reach what can be chosen
    bleed = 0.0

    def __init__(self, pane: MapPane, name: str, place: str, thing: int) -> None:
        super().__init__(name, pane.table, place, thing)
        self.pane = pane

    @property
    def described(self) -> str:
        """What choosing it leads to, then what lies around it."""
        leads = self.table.leads(self.place, self.thing)
        around = self.table.words_of(self.place, self.thing, self.subject)[1]
        return " ".join(ended(one) for one in (leads, around) if one)

    @property
    def heard_mark(self) -> Mark:
        return self.table.mark(self.place, self.thing)

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
        self.table.point_at(self.pointed if on else None)
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
        if self.ui.ears.listening:  # Tab goes by what is told; J and C go by sites and cities
            return False
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
        self.table.point_at(self.pointed if on else None)
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


class MapPane(BarePane):
    """The map, with all that lies on it and can be pointed at."""

    role = "map"
    covers = True
    bleed = 0.0  # nothing reaches beyond its window: what lies beside it need not be drawn again

    def __init__(self, table: Any, board: Any) -> None:
        super().__init__(table, board)
        self.over = Overlays(self)
        self.furniture = Furniture(self)
        self._walk: walking.Walk | None = None
        self.sites: list[SiteSpot] = [SiteSpot(self, site) for site in range(len(self.found.cells))]
        self.cities: dict[int, CitySpot] = {}
        self.nowhere = Nowhere(self)
        self._take_cities()

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        self.layers = self.store.use(self.ui, box, self.table, getattr(self.board, "wood", ()))
        self._take()
        self.moved()

    def moved(self) -> None:
        """The spots lie elsewhere."""
        self.furniture.put()
        self.over.labels.place(self.kept_free())

    def kept_free(self) -> list[Box]:
        """What lies over the map and would hide a pill: the buttons, and what the board lays there."""
        asked = getattr(self.board, "on_the_map", None)
        return [
            *(button.box for button in self.furniture.buttons if button.box.w),
            *(asked() if asked is not None else ()),
        ]

    # -- what is asked ---------------------------------------------------------------------------------------------
    def offer(self, legal: Sequence[int], building: int, reason: Callable[[int], str]) -> None:
        """These sites can be chosen; `building` (-1: none) is their ghost, `reason` says why others cannot be."""
        self.reason = reason
        if (list(legal), building) != (self.legal, self.building):
            self.legal, self.building = list(legal), building
            self.legal_set = frozenset(legal)
            self._uncover(legal)
            self.repaint()

    def _uncover(self, sites: Sequence[int]) -> None:
        """Who chooses among a few sites sees each: if one lies outside or below a button, the whole map is shown."""
        camera = self.camera
        if not 0 < len(sites) <= FEW or not camera.box.w or camera.goal == camera.fitted():
            return
        places = [camera.at(self.found.centres[site], camera.goal) for site in sites]
        seen, over = camera.box.inset(camera.goal.s * 0.5), self.kept_free()
        if any(not seen.contains(*place) or any(box.contains(*place) for box in over) for place in places):
            self.fit()

    def offer_none(self) -> None:
        """No site can be chosen."""
        self.offer([], -1, no_reason)

    def show(self) -> None:
        """Takes over a new View."""
        self._take_cities()
        self.repaint()

    def _take_cities(self) -> None:
        now = [city[0] for cities in self.view.cities for city in cities]
        if now == [*self.cities] and self.children:
            return
        self.cities = {city: self.cities.get(city) or CitySpot(self, city) for city in now}
        self.children = []
        for child in (
            self.nowhere,
            *self.sites,
            *self.cities.values(),
            self.furniture.overview,
            *self.furniture.buttons,
        ):
            self.add(child)

    # -- pointing --------------------------------------------------------------------------------------------------
    def attend(self, site: int, on: bool) -> None:
        """The pointer or the focus came to a site, or left it."""
        if on:
            self._point(site, self.view.city[site])
        elif self.focus == site:
            self._point(*self._by_keys(site))

    def _by_keys(self, left: int) -> tuple[int, int]:
        """What the keys are at, when the pointer has left a site: that site and its city."""
        focus = self.ui.focus if self.ui.ring_visible else None
        if not isinstance(focus, SiteSpot) or focus.pane is not self or focus.thing == left:
            return -1, -1
        return focus.thing, self.view.city[focus.thing]

    def attend_city(self, city: int, on: bool) -> None:
        """The pointer or the focus came to a badge, or left it."""
        if on or self.city == city:
            self._point(-1, city if on else -1)

    def _point(self, site: int, city: int) -> None:
        if (site, city) == (self.focus, self.city):
            return
        told = city != self.city
        if not told:
            self._damage_focus()
        self.focus, self.city = site, city
        self.board.pointed_site(site)
        if told:
            self.moved()
            self.invalidate()
            self.board.pointed(city)
        else:
            self._damage_focus()

    def _damage_focus(self) -> None:
        """What the site in focus shows is drawn again."""
        if self.focus < 0 or self.layer is None:
            return
        hexagon = self.place(self.focus)
        boxes = [hexagon.inset(-hexagon.w * 0.1), self.over.words_box(self.focus)]
        if self.focus in self.legal_set and self.building >= 0:
            boxes.append(self.sprite(self.focus))
        boxes += [box.inset(-16, -16 - one.extra) for one, box in self.badges.values() if box.overlaps(hexagon)]
        for box in boxes:
            self.ui.base.add(self.ui.scale.rect(box.inset(-6)).clip(self.ui.scale.rect(self.box)))

    def hit(self, x: float, y: float) -> Widget | None:
        if not self.visible or not self.box.contains(x, y):
            return None
        self.pointer = x, y
        for child in (*self.furniture.buttons, self.furniture.overview):
            if child.visible and child.box.contains(x, y):
                return child
        site = self.site_at((x, y))
        if site in self.legal_set:
            return self.sites[site]
        for city, spot in self.cities.items():
            if self.badge(city).contains(x, y):
                return spot
        if site < 0:
            self.board.pointed_area(self.found.area_at(*self.camera.place(x, y)))
            return self.nowhere
        city = self.view.city[site]
        if city in self.cities and self.table.mark(CITY, city).state:
            return self.cities[city]
        return self.sites[site]

    @property
    def takes_pointer(self) -> bool:
        return True

    # -- keys ------------------------------------------------------------------------------------------------------
    def step_to(self, here: int, direction: tuple[int, int]) -> bool:
        """The key focus goes to the next site that can be chosen, that way; at the edge it stays (Tab leads out)."""
        if self._walk is None or self._walk.sites != self.legal:
            self._walk = walking.Walk(self.found, self.legal)
        site = self._walk.next(here, direction)
        if site >= 0:
            self.give_focus(self.sites[site])
        return True

    def next_group(self, here: int, step: int) -> bool:
        """The key focus goes to the sites beside the next city; whether there is one."""
        found = walking.groups(self.found, self.legal, self.view.city)
        at = next((index for index, group in enumerate(found) if here in group), 0) + step
        if not 0 <= at < len(found):
            return self._leave(step)
        self.give_focus(self.sites[found[at][0]])
        return True

    def _leave(self, step: int) -> bool:
        """Out of the sites with the Tab key."""
        layer = self.layer
        every = layer.focusables() if layer is not None else []
        mine = [index for index, widget in enumerate(every) if isinstance(widget, SiteSpot) and widget.pane is self]
        if not mine:
            return False
        self.give_focus(every[(mine[-1] + 1) % len(every) if step > 0 else mine[0] - 1])
        return True

    def give_focus(self, widget: Widget) -> None:
        """The key focus goes there, and the map follows."""
        old = self.ui.focus
        if old is widget:
            return
        self.ui.focus = widget
        for each, on in ((old, False), (widget, True)):
            if each is not None:
                each.attention(on)
                self.ui.top.add(self.ui.scale.rect(each.focus_box.inset(-14)))
        self.reveal(widget)

    def reveal(self, child: Widget) -> None:
        if isinstance(child, OnMap) and self.box.w and self.ui.ring_visible:
            self.look_at([child.thing])
        super().reveal(child)

    def next_site(self, step: int) -> None:
        """The key focus goes to the next site that can be chosen, city by city, around the ends."""
        order = [site for group in walking.groups(self.found, self.legal, self.view.city) for site in group]
        if not order:
            self.ui.say(_("No site is asked for now."))
            return
        focus = self.ui.focus
        here = focus.thing if isinstance(focus, SiteSpot) else -1
        at = order.index(here) + step if here in order else (0 if step > 0 else -1)
        self.ui.ring_visible = True
        self.give_focus(self.sites[order[at % len(order)]])

    def cycle(self, step: int) -> None:
        """Points at the next city."""
        cities = [*self.cities]
        if cities:
            at = cities.index(self.city) + step if self.city in cities else (0 if step > 0 else -1)
            self.ui.ring_visible = True
            self.give_focus(self.cities[cities[at % len(cities)]])

    # -- drawing ---------------------------------------------------------------------------------------------------
    def paint(self, canvas: Canvas) -> None:
        """The wild country lies behind the whole window, and behind all panels."""
        if not self.visible:
            return
        clip = canvas.surface.get_clip()
        self.use_air()
        if not canvas.scale.rect(self.box).contains(clip) and canvas.begins(self, "country"):
            canvas.surface.blit(self.store.country(self.ui, clip), clip, clip)
        if canvas.scale.rect(self.box).colliderect(clip):
            if canvas.begins(self):
                self.draw_own(canvas)
            canvas.surface.set_clip(canvas.scale.rect(self.box).clip(clip))
            for child in (self.furniture.overview, *self.furniture.buttons):
                child.paint(canvas)
            canvas.surface.set_clip(clip)

    def draw(self, canvas: Canvas) -> None:
        clip = canvas.surface.get_clip()
        inside = canvas.scale.rect(self.box).clip(clip)
        if not inside.w or not inside.h:
            return
        canvas.surface.set_clip(inside)
        self.layers.draw(canvas.surface, self.camera.look, self.zooming)
        self.over.draw(canvas, self.zooming)
        if not self.camera.fits:
            canvas.border(self.box, theme.HAIRLINE, 170, 10, 2.0)
        canvas.surface.set_clip(clip)
        if self.layers.unfinished:
            self.sharpen()
        elif not self.zooming:
            self._ask_to_work_ahead()

    def _ask_to_work_ahead(self) -> None:
        screen = self.ui.stack.showing(self)
        if screen is not None:
            self.ui.jobs.add(screen, [self.work_ahead])

    def work_ahead(self) -> None:
        """In a quiet moment: what may be seen next."""
        if not self.visible or self.layer is None:
            return
        if self.layers.ahead():
            self._ask_to_work_ahead()
        elif self.furniture.overview.box.w:
            self.furniture.overview.picture()
