"""The painted map in its window, with nothing lying on it: how it is seen and moved, where its places are, what stands
there, and what is asked about it. What lies on the map knows it, and `pane` puts all of it together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.la_citta.hands.geometry import Point
from game.la_citta.rules.state import View
from game.la_citta.table.map.badges import Badge
from game.la_citta.table.map.camera import Framing
from game.la_citta.table.map.houses import FIGURE, Offered, Standing
from game.la_citta.table.map.layers import Layers
from game.la_citta.table.map.model import Missing, map_model
from game.la_citta.table.map.pictures import FOOT_X, FOOT_Y, SPRITE_H, SPRITE_W
from game.la_citta.table.map.store import store_of
from game.table.pieces import Spot
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Tween, ease_out
from game.ui.widgets import Widget

SITE, CITY = "site", "city"
GLIDE_MS = 200.0
DRAGGED = 6.0  # units after which a press has become a drag
WHEEL_REST = 0.12  # seconds between two steps of the wheel
ZOOMING = 0.0015  # seconds for new pieces in a frame in which all of the map is stretched
MOST_RESTS = 2  # turns in a row in which what happened leaves no time for new pieces
AT_ONCE = 0.002  # seconds that a change of what stands there may take in the same frame; the rest follows
HELD = {"see_wishes": "wishes_held", "see_food": "food_held", "see_sites": "sites_held"}
CHOSEN = ("focus", "target", "chosen")  # states of a site that was clicked, and waits for a second word
GROWN = 1.06 / 100  # radii of a unit of a building's picture


@dataclass(frozen=True)
class Compared:
    """Why a citizen goes: the city that draws and its arches of the wish, the other one and its arches."""

    city: int
    source: int
    wish: int
    mine: int
    theirs: int


class BarePane(Widget):
    """The window of the map. `focus` is the site under the pointer or in key focus, `city` the city pointed at; -1 for
    none. `dragged`: the last press has become a drag.

    `board` tells what is seen (`view`), what choosing a site leads to (`consequences`), and hears what is pointed at
    (`pointed`).
    """

    def __init__(self, table: Any, board: Any) -> None:
        super().__init__("map")
        self.table, self.board = table, board
        self.store = store_of(table, board, self.view)
        self.found, self.camera = self.store.found, self.store.camera
        self.layers: Layers
        self.model = map_model(self.view)
        self.focus = self.city = self.chosen = -1
        self.wishes_held = self.food_held = self.sites_held = False
        self.legal: list[int] = []
        self.legal_set: frozenset[int] = frozenset()
        self.building = -1  # the ghost that is shown on a legal site
        self.reason: Callable[[int], str] = no_reason
        self.ghosts: dict[int, tuple[int, int]] = {}  # site -> building and owner of what is gone, but still seen
        self.marks: dict[int, str] = {}
        self.bright: frozenset[int] | None = None
        self.compared: tuple[Compared, ...] = ()  # who draws from whom just now, and why
        self.picked: dict[int, str] = {}  # cities that can be chosen, and how they stand to that
        self.badges: dict[int, tuple[Badge, Box]] = {}  # what the pill of each city says, and where it lies
        self.sites: Sequence[Spot] = ()  # what can be pointed at: a thing for each site
        self.cities: Mapping[int, Spot] = {}  # and for each city
        self.dragged = self.zooming = False
        self.pointer: Point | None = None
        self._pressed: tuple[float, float, Framing] | None = None
        self._wheeled = -1.0
        self._working = False
        self._ways: tuple[object, dict[tuple[int, int], list[int]]] = (None, {})  # between cities, and for which sites
        self._rests = 0  # turns in a row that have left no time for pieces

    @property
    def view(self) -> View:
        """What may be drawn."""
        found: View = self.board.view
        return found

    def moved(self) -> None:
        """Everything on the map lies elsewhere: what lies on it goes with it."""

    # -- words -----------------------------------------------------------------------------------------------------
    def site_name(self, site: int) -> str:
        """What a site is called on the map."""
        return str(self.view.box.board.ids[site])

    def city_name(self, city: int) -> str:
        """What a city is called."""
        names = getattr(self.board, "names", None) or self.table.names
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

    # -- how it is moved and zoomed ------------------------------------------------------------------------------------
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
        self.camera.goal = self.camera.clamped(Framing(self.camera.goal.s, *place))
        self._look(self.camera.goal)

    def _glide(self, goal: Framing) -> None:
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

    def _look(self, look: Framing) -> None:
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

    # -- where things lie on the window, in units ----------------------------------------------------------------------
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
        if city in self.badges:
            return self.badges[city][1]
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
        """The sites on the way between two neighbours, one of each city at its ends; looked for once, as long as all
        sites belong to the same cities."""
        view = self.view
        state = [*view.owner], [*view.city]
        if self._ways[0] != state:
            self._ways = state, {}
        found = self._ways[1].get((city, other))
        if found is None:
            taken = {site for site, owner in enumerate(view.owner) if owner >= 0}
            found = self.found.way(view.sites_of(city), view.sites_of(other), taken)
            self._ways[1][city, other] = found
        return found

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

    # -- what it shows -------------------------------------------------------------------------------------------------
    def standing(self) -> Standing:
        """What draws cities at the present size."""
        return self.layers.painters(self.camera.look.s * self.camera.k)[1]

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

    def _take(self) -> None:
        """Shows what the View says, less what is not told yet."""
        lag = self.table.lag
        missing = Missing(lag.of("people"), lag.of("standing"), lag.of("figures"), self.ghosts)
        self.model = map_model(self.view, missing)
        harmful = getattr(getattr(self.board, "plan", None), "what", "") == "demolish"
        self.layers.show(self.model, Offered(self.legal_set, self._crossed(), harmful))
        self.picked = {city: state for city in self.cities if (state := self.table.mark(CITY, city).state)}
        marked = (site for site in self.legal if self.table.mark(SITE, site).state in CHOSEN)
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

    def use_air(self) -> None:
        """Season and light are those of the board; the whole window changes with them."""
        air = getattr(self.board, "air", None)
        if air is not None and self.store.use_air(self.ui, air):
            self.sharpen()
            self.ui.base.all()

    def sharpen(self) -> None:
        """What is missing is made in the next frames, as far as they have time for it."""
        if not self._working:
            self._working = True
            self.ui.motion.start(_Work(self))

    def go_on(self) -> bool:
        """Makes some of the pieces that are missing, and shows them; whether there is more to do."""
        if self.layer is None or not self.visible:
            self._working = False
            return False
        if self.ui.motion.late() and self._rests < MOST_RESTS:  # this turn has been long
            self._rests += 1
            return True
        self._rests = 0
        ready = self.layers.work(self.camera.goal, ZOOMING if self.zooming else -1.0)
        if not self.zooming:
            for rect in ready:
                self.ui.base.add(rect)
        self._working = self.layers.unfinished or self.zooming
        return self._working


class _Work:
    """Goes on, frame by frame, until all of the map is sharp."""

    def __init__(self, pane: BarePane) -> None:
        self.pane = pane

    def advance(self, ms: float) -> float | None:
        return None if self.pane.go_on() else ms

    def finish(self) -> None:
        self.pane.go_on()
        self.pane._working = False


def no_reason(site: int) -> str:
    """Where no site is asked for."""
    return ""


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
