"""The painted map on the table: `MapPane`. What is drawn comes from the View, less what the pictures have not told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.la_citta.hands.geometry import Geometry, Point
from game.la_citta.lang import _
from game.la_citta.rules.state import View
from game.la_citta.table.map import walking
from game.la_citta.table.map.camera import Camera, Look
from game.la_citta.table.map.furniture import BUTTONS, Overview, put_furniture
from game.la_citta.table.map.houses import Offered, Standing
from game.la_citta.table.map.lanes import Compared
from game.la_citta.table.map.layers import Layers
from game.la_citta.table.map.model import Missing, map_model
from game.la_citta.table.map.overlays import Overlays
from game.la_citta.table.map.spots import CITY, SITE, CitySpot, MapPlaces, Nowhere, OnMap, SiteSpot
from game.la_citta.table.map.store import store_of
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Tween, ease_out
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.ui import Ui


# How the map is moved and zoomed.

GLIDE_MS = 200.0
DRAGGED = 6.0  # units after which a press has become a drag
WHEEL_REST = 0.12  # seconds between two steps of the wheel


FEW = 8  # sites to choose from, all of which are then to be seen


class Steering:
    """The part of the pane that moves the camera. `dragged`: the last press has become a drag."""

    camera: Camera
    found: Geometry
    layers: Layers
    dragged = False
    zooming = False
    pointer: Point | None = None
    _pressed: tuple[float, float, Look] | None = None
    _wheeled = -1.0

    if TYPE_CHECKING:

        @property
        def ui(self) -> Ui: ...

        def invalidate(self) -> None: ...

    def moved(self) -> None:
        """Everything on the map lies elsewhere."""
        raise NotImplementedError

    def sharpen(self) -> None:
        """What is missing is made in the next frames."""
        raise NotImplementedError

    def look_at(self, sites: Sequence[int]) -> None:
        """The view glides so that all of these are seen."""
        if sites:
            self._glide(self.camera.showing([self.found.centres[site] for site in sites]))

    def go_near(self, sites: Sequence[int]) -> None:
        """The view glides as near as all of these are still seen."""
        places = [self.found.centres[site] for site in sites]
        self._glide(self.camera.near(places))

    def fit(self) -> None:
        """All of the map."""
        self._glide(self.camera.fitted())

    def zoom(self, step: int, about: Point | None = None) -> None:
        """So many steps nearer, or farther away; what lies at `about` (units) stays there."""
        self._glide(self.camera.zoomed(step, about))

    def pan(self, dx: float, dy: float) -> None:
        """Moves the map by so many units."""
        self._glide(self.camera.panned(dx, dy))

    def center(self, place: Point) -> None:
        """This place of the map (in radii) comes into the middle, at once."""
        self.camera.goal = self.camera.clamped(Look(self.camera.goal.s, *place))
        self._look(self.camera.goal)

    def _glide(self, goal: Look) -> None:
        camera = self.camera
        if goal == camera.goal or not camera.box.w:
            return
        start, camera.goal = camera.look, goal
        motion = self.ui.motion
        if abs(start.s - goal.s) > 1e-6 and not self.zooming:
            self.layers.remember(start)
            self.sharpen()

        def apply(t: float) -> None:
            if camera.goal is goal:
                self._look(start.between(goal, t) if t < 1 else goal)

        if motion.reduced or motion.speed <= 0:
            apply(1.0)
        else:
            motion.start(Tween(GLIDE_MS, apply, ease_out))

    def _look(self, look: Look) -> None:
        self.zooming = look is not self.camera.goal and abs(look.s - self.camera.goal.s) > 1e-6
        self.camera.look = look
        if not self.zooming:
            self.layers.work(look)
        self.moved()
        self.invalidate()

    def wheel(self, steps: float) -> bool:
        if self.ui.now - self._wheeled >= WHEEL_REST or self.ui.now < self._wheeled:
            self._wheeled = self.ui.now
            self.zoom(1 if steps > 0 else -1, self.pointer)
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


ZOOMING = 0.0015  # seconds for new pieces in a frame in which all of the map is stretched
AT_ONCE = 0.002  # seconds that a change of what stands there may take in the same frame; the rest follows
HELD = {"see_wishes": "wishes_held", "see_food": "food_held", "see_sites": "sites_held"}
CHOSEN = ("focus", "target", "chosen")  # states of a site that was clicked, and waits for a second word


class MapPane(Steering, MapPlaces, Widget):
    """The map. `focus` is the site under the pointer or in key focus, `city` the city pointed at; -1 for none.

    `board` tells what is seen (`view`), what choosing a site leads to (`consequences`), and hears what is pointed at
    (`pointed`).
    """

    role = "map"
    covers = True
    bleed = 0.0  # nothing reaches beyond its window: what lies beside it need not be drawn again

    def __init__(self, desk: Any, board: Any) -> None:
        super().__init__("map")
        self.desk, self.board = desk, board
        self.store = store_of(desk, board, self.view)
        self.found, self.camera = self.store.found, self.store.camera
        self.layers: Layers
        self.model = map_model(self.view)
        self.over = Overlays(self)
        self.focus = self.city = self.chosen = -1
        self.wishes_held = self.food_held = self.sites_held = False
        self.legal: list[int] = []
        self.legal_set: frozenset[int] = frozenset()
        self.building = -1  # the ghost that is shown on a legal site
        self.reason: Callable[[int], str] = _no_reason
        self.ghosts: dict[int, tuple[int, int]] = {}  # site -> building and owner of what is gone, but still seen
        self.marks: dict[int, str] = {}
        self.bright: frozenset[int] | None = None
        self.compared: tuple[Compared, ...] = ()  # who draws from whom just now, and why
        self.picked: dict[int, str] = {}  # cities that can be chosen, and how they stand to that
        self._working = False
        self._walk: walking.Walk | None = None
        self.free_corner: tuple[object, list[Box]] | None = None  # where the buttons hide nothing of the whole map
        self.sites = [SiteSpot(self, site) for site in range(len(self.found.cells))]
        self.cities: dict[int, CitySpot] = {}
        self.nowhere = Nowhere(self)
        self.overview = Overview(self)
        self.buttons = [make(self, name) for name, make in BUTTONS]
        self._take_cities()

    @property
    def view(self) -> View:
        """What may be drawn."""
        found: View = self.board.view
        return found

    # -- words -----------------------------------------------------------------------------------------------------
    def site_name(self, site: int) -> str:
        """What a site is called on the map."""
        return str(self.view.box.board.ids[site])

    def city_name(self, city: int) -> str:
        """What a city is called."""
        names = getattr(self.board, "names", None) or self.desk.names
        return str(names.plain_city(city)) if hasattr(names, "plain_city") else self.site_name(city)

    def told(self, site: int) -> str:
        """What a reader hears of a site."""
        names = getattr(self.board, "names", None)
        return str(names.near(site, self.view)) if names is not None else self.site_name(site)

    def consequences(self, site: int) -> tuple[str, list[str]] | None:
        """A title and lines for the parchment beside a site that can be chosen."""
        asked = getattr(self.board, "consequences", None)
        found = asked(site) if asked is not None else None
        return None if found is None else (found[0], list(found[1]))

    # -- places ----------------------------------------------------------------------------------------------------
    def arrange(self, box: Box) -> None:
        self.box = box
        self.layers = self.store.use(self.ui, box, self.desk, getattr(self.board, "wood", ()))
        self._take()
        self.moved()

    def moved(self) -> None:
        """The spots lie elsewhere."""
        put_furniture(self)
        self.over.place_badges()

    def kept_free(self) -> list[Box]:
        """What lies over the map and would hide a pill: the buttons, and what the board lays there."""
        asked = getattr(self.board, "on_the_map", None)
        return [*(button.box for button in self.buttons if button.box.w), *(asked() if asked is not None else ())]

    def standing(self) -> Standing:
        """What draws cities at the present size."""
        return self.layers.painters(self.camera.look.s * self.camera.k)[1]

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
        self.offer([], -1, _no_reason)

    def lay_over(self, what: str, on: bool) -> None:
        """Whether something lies on the map: "see_wishes" (what every city has of each wish), "see_food" (what feeds
        whom), "see_sites" (what free sites give)."""
        setattr(self, HELD[what], on)
        self.repaint()

    def laid_over(self, what: str) -> bool:
        """Whether that lies on the map."""
        return bool(getattr(self, HELD[what]))

    def mark(self, marks: dict[int, str]) -> None:
        """What happens to sites and cities: "leaves", "hungry", "gains", "loses", "full"."""
        if marks != self.marks:
            self.marks = dict(marks)
            self._relight()

    def compare(self, compared: Sequence[Compared]) -> None:
        """The lanes by which citizens go, each with what decided."""
        if tuple(compared) != self.compared:
            self.compared = tuple(compared)
            self._relight()

    def dim(self, bright: Sequence[int] | None) -> None:
        """Everything is dark but these cities; None: nothing is."""
        wanted = None if bright is None else frozenset(bright)
        if wanted != self.bright:
            self.bright = wanted
            self._relight()

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
        for child in (self.nowhere, *self.sites, *self.cities.values(), self.overview, *self.buttons):
            self.add(child)

    def _take(self) -> None:
        """Shows what the View says, less what is not told yet."""
        lag = self.desk.lag
        missing = Missing(lag.of("people"), lag.of("standing"), lag.of("figures"), self.ghosts)
        self.model = map_model(self.view, missing)
        harmful = getattr(getattr(self.board, "plan", None), "what", "") == "demolish"
        self.layers.show(self.model, Offered(self.legal_set, self._crossed(), harmful))
        self.picked = {city: state for city in self.cities if (state := self.desk.mark(CITY, city).state)}
        marked = (site for site in self.legal if self.desk.mark(SITE, site).state in CHOSEN)
        self.chosen = next(marked, -1)

    def _crossed(self) -> frozenset[int]:
        """Free sites beside the own cities on which the building cannot stand."""
        if not self.legal or self.building <= 0:
            return frozenset()
        view, near = self.view, self.found.near
        seat = view.asked if view.asked >= 0 else view.viewer
        own = [site for city in view.cities[seat] for site in city] if seat >= 0 else []
        beside = {other for site in own for other in near[site]}
        return frozenset(site for site in beside if view.building[site] < 0 and site not in self.legal_set)

    def repaint(self) -> None:
        """Something on it has changed, or its pictures have come a step further."""
        if self.layer is None or not self.box.w:
            return
        self._take()
        self.layers.work(self.camera.look, AT_ONCE)
        self.moved()
        self.invalidate()

    def _relight(self) -> None:
        """Something above the painted layers has changed, and badges with it."""
        if self.layer is not None and self.box.w:
            self.moved()
            self.invalidate()

    def invalidate(self) -> None:
        """The window of the map alone, to the pixel."""
        if self.layer is not None and self.box.w:
            self.ui.base.add(self.ui.scale.rect(self.box))

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
        boxes += [box.inset(-16, -16 - one.extra) for one, box in self.over.badges.values() if box.overlaps(hexagon)]
        for box in boxes:
            self.ui.base.add(self.ui.scale.rect(box.inset(-6)).clip(self.ui.scale.rect(self.box)))

    def hit(self, x: float, y: float) -> Widget | None:
        if not self.visible or not self.box.contains(x, y):
            return None
        self.pointer = x, y
        for child in (*self.buttons, self.overview):
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
        if city in self.cities and self.desk.mark(CITY, city).state:
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
            self.ui.toasts.show(_("No site is asked for now."))
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
        if not canvas.scale.rect(self.box).contains(clip):
            canvas.surface.blit(self.store.country(self.ui, clip), clip, clip)
        if canvas.scale.rect(self.box).colliderect(clip):
            self.draw_own(canvas)
            canvas.surface.set_clip(canvas.scale.rect(self.box).clip(clip))
            for child in (self.overview, *self.buttons):
                child.paint(canvas)
            canvas.surface.set_clip(clip)

    def use_air(self) -> None:
        """Season and light are those of the board; the whole window changes with them."""
        air = getattr(self.board, "air", None)
        if air is not None and self.store.use_air(self.ui, air):
            self.sharpen()
            self.ui.base.all()

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

    def sharpen(self) -> None:
        """What is missing is made in the next frames, as far as they have time for it."""
        if not self._working:
            self._working = True
            self.ui.motion.start(_Work(self))

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
        elif self.overview.box.w:
            self.overview.picture()

    def go_on(self) -> bool:
        """Makes some of the pieces that are missing, and shows them; whether there is more to do."""
        if self.layer is None or not self.visible:
            self._working = False
            return False
        ready = self.layers.work(self.camera.goal, ZOOMING if self.zooming else -1.0)
        if not self.zooming:
            for rect in ready:
                self.ui.base.add(rect)
        self._working = self.layers.unfinished or self.zooming
        return self._working


class _Work:
    """Goes on, frame by frame, until all of the map is sharp."""

    def __init__(self, pane: MapPane) -> None:
        self.pane = pane

    def advance(self, ms: float) -> float | None:
        return None if self.pane.go_on() else ms

    def finish(self) -> None:
        self.pane.go_on()
        self.pane._working = False


def _no_reason(site: int) -> str:
    return ""


__all__ = ["CITY", "SITE", "MapPane"]
