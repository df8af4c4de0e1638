"""The pills of all cities on the window of the map: what each says, where it lies, and the thread to its castello.

Places are found once for a size of the map and what stands there, and move with the map. Who is pointed at or spoken
of has a larger pill with its name; the others stay where they are, and step back.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.la_citta.hands.geometry import Point
from game.la_citta.rules import neighbours
from game.la_citta.rules.state import View
from game.la_citta.table.map import badges as tags
from game.la_citta.table.map import pills
from game.la_citta.table.map.badges import GAIN, LOSS, Badge
from game.la_citta.table.map.bare_pane import BarePane
from game.la_citta.table.map.camera import Framing
from game.la_citta.table.map.model import Town
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box

Change = tuple[int, int, int]
FADED, DIMMED = 90, 150  # alpha of pills over what is pointed at, and over sites that can be chosen
ASIDE = 165  # alpha of pills that the city pointed at has nothing to do with
DARKENED = 130  # alpha of the darkness over pills that nothing is told of
NAMED = 50.0  # units of radius from which every city bears its name
THREAD, THREAD_EDGE = 1.4, 3.6  # units


def changes(view: View, city: int) -> dict[int, Change]:
    """Per neighbour of a city and per wish: 1 if the city would draw a citizen from there, -1 if it would lose one to
    it, 0 if nobody moves."""
    mine = view.sites_of(city)
    if not mine:
        return {}
    found: dict[int, Change] = {}
    for other in neighbours.of_all(view).get(city, []):
        theirs = view.sites_of(other)
        a, b, c = (_change(view, mine, theirs, wish) for wish in range(3))
        found[other] = a, b, c
    return found


def _change(view: View, mine: list[int], theirs: list[int], wish: int) -> int:
    ours, others = view.points(mine, wish), view.points(theirs, wish)
    if ours > others and view.people[theirs[0]]:
        return 1
    return -1 if others > ours and view.people[mine[0]] else 0


class Labels:
    """`told` says what each neighbour of the pointed city would lose or gain; what the pills are and where they lie is
    written on the pane."""

    def __init__(self, pane: BarePane) -> None:
        self.pane = pane
        self.told: dict[int, Change] = {}
        self._told_of: tuple[object, int] = (None, -1)
        self._made_of: object = None
        self._made_for: object = None
        self._kept: list[tuple[Badge, float]] = []
        self._laid_for: object = None
        self._laid: dict[int, Point] = {}  # the upper left corner of each pill, from the middle of its castello
        self._dimmed: set[int] = set()  # cities whose pills lie over sites that can be chosen

    # -- what they say ---------------------------------------------------------------------------------------------
    def _made(self) -> list[tuple[Badge, float]]:
        """All pills with their widths; made anew only when something of them is another."""
        pane = self.pane
        named = pane.camera.goal.s >= NAMED or pane.ui.sight.high
        state = (pane.city, pane.bright, dict(pane.marks), pane.wishes_held, dict(pane.picked), named, pane.camera.k)
        if self._made_of is not pane.model or self._made_for != state:
            self._made_of, self._made_for = pane.model, state
            found = [self._badge(town, named) for town in pane.model.towns]
            self._kept = [(badge, tags.width(badge, pane.ui.text)) for badge in found]
        return self._kept

    def _badge(self, town: Town, named: bool) -> Badge:
        pane, told = self.pane, self.told
        bright = pane.bright is not None and town.city in pane.bright
        spoken = town.city == pane.city or bright
        name = pane.city_name(town.city) if named or spoken or town.city in told else ""
        seat = pane.table.flow.seats[town.seat]
        mark = pane.marks.get(town.city, "") or ("full" if town.city in pane.picked else "")
        return Badge(
            town, seat.crest, seat.name[:1].upper(), name, told.get(town.city), pane.wishes_held, mark, large=spoken
        )  # fmt: skip

    # -- where they lie --------------------------------------------------------------------------------------------
    def place(self, kept: Sequence[Box]) -> None:
        """Gives each pill its place for the present look; `kept` lies over the map and would hide one."""
        pane = self.pane
        if not pane.box.w or pane.layer is None:
            return
        if self._told_of != (pane.view, pane.city):
            self._told_of = pane.view, pane.city
            self.told = changes(pane.view, pane.city) if pane.city >= 0 else {}
        made = self._made()
        offsets = self._offsets(made, kept)
        places: dict[int, Box] = {}
        special: list[tuple[int, Box]] = []
        for badge, wide in made:
            city = badge.town.city
            x, y = pane.camera.at(pane.found.centres[city])
            dx, dy = offsets.get(city, (0.0, 0.0))
            wide_now, high = _usual(badge, wide)
            whole = Box(x + dx, y + dy, wide_now, high)
            if self._stands_out(badge):
                high = badge.high + badge.extra
                grown = Box(whole.cx - wide / 2, whole.bottom - high, wide, high)
                if pane.box.contains(x, y):
                    special.append((city, grown))
                    continue
                whole = grown
            places[city] = whole
        self._into_sight(places, kept)
        special.sort(key=lambda one: one[0] != pane.city)
        places |= pills.spread(special, pane.box)
        pane.badges = {badge.town.city: (badge, _pill(places[badge.town.city], badge)) for badge, _wide in made}
        self._dimmed = self._over_lit()

    def _stands_out(self, badge: Badge) -> bool:
        """Whether a pill is larger than it is usually, or bears more."""
        return badge.large or badge.change is not None or (bool(badge.name) and badge.town.city in self.told)

    def _offsets(self, made: list[tuple[Badge, float]], over: Sequence[Box]) -> dict[int, Point]:
        """Where the pills of usual size lie from their castellos, at the size of the map that is glided to."""
        pane, camera = self.pane, self.pane.camera
        goal = camera.goal
        whole = abs(goal.s - camera.fitting) < 1e-6
        sizes = tuple((badge.town.city, *_usual(badge, wide)) for badge, wide in made)
        kept = tuple(over) if whole else ()
        state = (sizes, tuple(pane.legal), pane.model.paved, goal.s, pane.box if whole else None, kept)
        if self._laid_for != state:
            self._laid_for = state
            look = Framing(goal.s, *self._middle()) if not whole else goal
            self._laid = self._found(sizes, look, kept, whole=whole)
        share = camera.look.s / goal.s
        return {city: (dx * share, dy * share) for city, (dx, dy) in self._laid.items()}

    def _middle(self) -> Point:
        left, top, right, bottom = self.pane.camera.whole
        return (left + right) / 2, (top + bottom) / 2

    def _found(
        self, sizes: tuple[tuple[int, float, float], ...], look: Framing, kept: tuple[Box, ...], *, whole: bool
    ) -> dict[int, Point]:  # fmt: skip
        pane, camera, s = self.pane, self.pane.camera, look.s
        places = {site: camera.at(pane.found.centres[site], look) for site in range(len(pane.found.cells))}
        wanted = [pills.Wanted(city, *places[city], wide, high) for city, wide, high in sizes]
        keeps_off = len(pane.legal) <= MANY
        houses = [house for house in pane.model.houses if house.site not in pane.cities]
        ground = pills.Ground(
            s,
            [pills.castello_box(*places[city], s) for city in pane.cities if pane.model.town(city) is not None],
            [pills.house_box(*places[house.site], s) for house in houses],
            [camera.hex_box_at(places[site], s).inset(s * 0.3) for site in pane.legal[: MANY if keeps_off else 0]],
            kept,
        )  # fmt: skip
        bounds = pane.box
        if not whole:
            left, top, right, bottom = camera.whole
            (x0, y0), (x1, y1) = camera.at((left, top), look), camera.at((right, bottom), look)
            bounds = Box(x0, y0, x1 - x0, y1 - y0)
        found = pills.laid_out(wanted, bounds, ground)
        return {city: (found[city].x - places[city][0], found[city].y - places[city][1]) for city, *_ in sizes}

    def _into_sight(self, places: dict[int, Box], kept: Sequence[Box]) -> None:
        """At the edge of a window that does not show all of the map pills stay in it, if there is room."""
        pane = self.pane
        if pane.camera.fits:
            return
        cut = [city for city, box in places.items() if box.overlaps(pane.box) and not pane.box.holds(box)]
        for city in cut:
            if pane.box.contains(*pane.camera.at(pane.found.centres[city])):
                moved = pills.within(places[city], pane.box)
                if not any(moved.overlaps(box) for other, box in places.items() if other != city):
                    places[city] = moved
        self._beside_buttons(places, kept)

    def _beside_buttons(self, places: dict[int, Box], over: Sequence[Box]) -> None:
        """What floats over such a window hides no pill, if there is room right or left of it."""
        pane = self.pane
        for kept in over:
            for city in [city for city, box in places.items() if box.overlaps(kept)]:
                box = places[city]
                for x in (kept.right + 4, kept.x - box.w - 4):
                    moved = Box(x, box.y, box.w, box.h)
                    others = (one for other, one in places.items() if other != city)
                    if pane.box.holds(moved) and not any(moved.overlaps(one) for one in others):
                        places[city] = moved
                        break

    def _over_lit(self) -> set[int]:
        pane, s = self.pane, self.pane.camera.look.s
        lit = [pane.camera.at(pane.found.centres[site]) for site in pane.legal]
        return {
            city for city, (_badge, box) in self.pane.badges.items()
            if any(abs(x - box.cx) < box.w / 2 + s * 0.7 and abs(y - box.cy) < box.h / 2 + s * 0.6 for x, y in lit)
        }  # fmt: skip

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """The usual ones first, above them those that stand out."""
        pane = self.pane
        shown = [(city, *one) for city, one in self.pane.badges.items() if one[1].overlaps(pane.box)]
        shown.sort(key=lambda one: (one[0] == pane.city, self._stands_out(one[1])))
        for city, badge, box in shown:
            self._thread(canvas, city, badge, box)
        for city, badge, box in shown:
            tags.draw_badge(canvas, badge, box, self._alpha(city, badge, box))
            if pane.bright is not None and city not in pane.bright:
                canvas.rounded(box, theme.INK, DARKENED, 8)
            mark = pane.marks.get(city, "")
            if mark in ("gains", "loses"):
                chip = Box(box.right - 8, box.y - 10, 30, 24)
                canvas.rounded(chip, theme.PANEL, 245, 12, GAIN if mark == "gains" else LOSS, 255, 1.6)
                tags.draw_arrow(canvas, chip.cx, chip.cy, 11, 1 if mark == "gains" else -1)

    def _thread(self, canvas: Canvas, city: int, badge: Badge, box: Box) -> None:
        """From a pill that lies farther away to the castello."""
        pane, s, k = self.pane, self.pane.camera.look.s, canvas.k
        x, y = pane.camera.at(pane.found.centres[city])
        towers = pills.castello_box(x, y, s)
        near = min(max(x, box.x + 8), box.right - 8), min(max(y, box.y), box.bottom)
        away = max(towers.x - near[0], near[0] - towers.right, towers.y - near[1], near[1] - towers.bottom)
        if away < THREAD_EDGE:
            return
        end = min(max(near[0], x - 0.3 * s), x + 0.3 * s), min(max(near[1], y - s), y + 0.3 * s)
        first, last = (near[0] * k, near[1] * k), (end[0] * k, end[1] * k)
        pygame.draw.line(canvas.surface, theme.INK, first, last, max(2, round(THREAD_EDGE * k)))
        colour = theme.mix(theme.SEATS[badge.crest % len(theme.SEATS)], theme.WHITE, 0.3)
        pygame.draw.line(canvas.surface, colour, first, last, max(1, round(THREAD * k)))

    def _alpha(self, city: int, badge: Badge, box: Box) -> int:
        """A pill lets through what is pointed at below it, and sites that can be chosen; those that have nothing to do
        with the city that is pointed at step back."""
        pane = self.pane
        if city == pane.city:
            return 255
        if pane.focus >= 0 and pane.place(pane.focus).inset(6).overlaps(box):
            return FADED
        if city in self._dimmed:
            return DIMMED
        return ASIDE if pane.city >= 0 and not self._stands_out(badge) else 255


MANY = 60  # sites: where so many can be chosen, pills cannot keep off them


def _usual(badge: Badge, wide: float) -> tuple[float, float]:
    """The size of a pill while nobody points at it, with a name that it always bears."""
    named = tags.NAME_HIGH if badge.name and not badge.large and badge.change is None else 0.0
    return wide / badge.grown, tags.HIGH + named


def _pill(whole: Box, badge: Badge) -> Box:
    """The pill without what is above it."""
    return Box(whole.x, whole.bottom - badge.high, whole.w, badge.high)
