"""The end of a game: the whole land at evening with what every city gives, and the sheet."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.kernel.rules import of
from game.la_citta.cards import tones
from game.la_citta.hands.geometry import geometry
from game.la_citta.lang import _
from game.la_citta.rules import scoring
from game.la_citta.rules.board import listed
from game.la_citta.rules.box import BONUS, WISHES
from game.la_citta.rules.la_citta import LaCitta
from game.la_citta.rules.state import View
from game.la_citta.table import seasons
from game.la_citta.table.afterwards.counting import City, GrowthChart, Result, lacks_words, result
from game.la_citta.table.afterwards.visit import Paint, Visit
from game.la_citta.table.board import board_of
from game.la_citta.table.map.air import PLAIN, Air
from game.la_citta.table.map.camera import Camera
from game.la_citta.table.map.ground import Frame, Ground, Land, country, evening
from game.la_citta.table.map.houses import Standing
from game.la_citta.table.map.model import map_model
from game.la_citta.words.names import Names
from game.table.advice.look_back_table import LookBackTable
from game.table.board_theme import music_at
from game.table.faces import draw_seat
from game.table.flow import Flow
from game.table.pieces import draw_crest
from game.table.score_sheet.final import FinalScreen
from game.table.score_sheet.foldout import Act
from game.table.score_sheet.panorama import Panorama
from game.table.score_sheet.paper import Page
from game.table.score_sheet.sheet import SMALL_TYPE_FROM, Column, Sheet
from game.table.score_sheet.tour import Station
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.pictures import for_display
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.ui import Ui
from game.ui.widgets import Widget

EVENING = Air(seasons.AGAIN, seasons.DUSK)
PILL = 34.0  # units
FADE = 24  # share of the lower side of the picture of the land in which it passes over into the ground
CARD, CARD_GAP, NARROW, LOW = 117.0, 9.0, 158.0, 38.0  # units: a column below that is narrow, a card low


# -- the land --------------------------------------------------------------------------------------------------------
class LandPanorama(Panorama):
    """The land at evening; at every city its points, and the crown over the largest."""

    LAUREL_PART = 0.26

    def __init__(self, found: Result, flow: Flow) -> None:
        told = found.sheet.told.partition(". ")[0]
        super().__init__(found.sheet, "", told if told.endswith(".") else f"{told}.")
        self.result, self.flow = found, flow
        self.view = of(View, flow.match.view(flow.viewer))
        self.found = geometry(of(LaCitta, flow.match.rules).maps[self.view.box.setup.map])
        self.camera = Camera(self.found)
        best = found.cities[0] if found.cities and found.sheet.winners else []
        self.visit = Visit(best, lambda city: self.found.centres[city.castello], self.invalidate)

    @property
    def pills(self) -> list[str]:
        """What stands at the cities."""
        return [str(city.points) for column in self.result.cities for city in column]

    @property
    def largest(self) -> int:
        """The castello of the city that gives most; of equal ones that of the better player."""
        cities = [city for column in self.result.cities for city in column]
        return max(cities, key=lambda city: city.points).castello if cities else -1

    def arrange(self, box: Box) -> None:
        super().arrange(box)
        if self.place.w > 1 and self.place.h > 1:
            self.camera = Camera(self.found)
            self.camera.use(self.place, self.ui.scale.k)
            self.camera.look = self.camera.goal = self.camera.fitted()

    def scenery(self, canvas: Canvas) -> None:
        rect = canvas.scale.rect(self.place)
        if min(rect.size) < 20:
            return
        if self.visit.stop is not None:
            crest = self.sheet.columns[0].info.crest
            self.visit.draw(canvas, self.place, lambda canvas, box: draw_crest(canvas, box.cx, box.cy, 15, crest))
            return
        canvas.surface.blit(self.picture(canvas), rect)
        if self.shown:
            self._points(canvas)

    def ahead(self) -> list[Callable[[], object]]:
        scratch = self.ui.canvas(pygame.Surface((1, 1)))
        scratch.watched = False
        if min(scratch.scale.rect(self.place).size) < 20 or scratch.pens.text.sight.high:
            return super().ahead()
        strips = self.visit.prepare(self.camera, partial(self._painter, scratch))
        return [*reversed(strips), *super().ahead()]  # the last is done first

    def stations(self) -> Sequence[Station]:
        return self.visit.stations()

    def picture(self, canvas: Canvas) -> pygame.Surface:
        """The land with all cities, painted once for a window."""
        rect, sight = canvas.scale.rect(self.place), canvas.pens.text.sight
        view, crests = self.view, tuple(seat.crest for seat in self.flow.seats)
        cities = tuple(tuple(city) for cities in view.cities for city in cities)
        key = ("la_citta", "victory", self.found.id, view.box.landscape, cities, crests, rect.size, sight.high)
        return canvas.pens.assets.keep(key, lambda: self._painted(canvas, rect))

    def _painted(self, canvas: Canvas, rect: pygame.Rect) -> pygame.Surface:
        made = pygame.Surface(rect.size, 0, 32)
        self._painter(canvas, round(self.camera.fitting * self.camera.k, 4))(made, pygame.Rect(0, 0, *rect.size))
        return blended(made, dusk(canvas), rect)

    def _painter(self, canvas: Canvas, s: float) -> Paint:
        """Paints parts of the land with what stands there, at `s` pixels a radius."""
        assets, scale, view, camera = canvas.pens.assets, canvas.scale, self.view, self.camera
        sight, rect = canvas.pens.text.sight, canvas.scale.rect(self.place)
        left, top, right, bottom = camera.whole
        frame = Frame(left, top, s, round(camera.fitting * camera.k, 4), (scale.width, scale.height), rect.topleft,
                      math.ceil((right - left) * s), math.ceil((bottom - top) * s))  # fmt: skip
        land = Land(self.found, view.box.landscape, frozenset(listed(view.box.zone)))
        ground = Ground(assets, land, frame, lambda: wild(canvas), EVENING if not sight.high else PLAIN, lit=True)
        ground.high_contrast = sight.high
        standing = Standing(
            self.found, frame, ground.pictures, self.flow.seats, view.box.building_ids, canvas.pens.text
        )
        standing.model = map_model(view)

        def paint(made: pygame.Surface, part: pygame.Rect) -> None:
            ground.draw(made, part)
            standing.draw(made, part)
            if not sight.high:
                EVENING.shine(made)

        return paint

    def _points(self, canvas: Canvas) -> None:
        """A pill below each castello, moved down where another one lies."""
        placed: list[Box] = []
        columns = zip(self.sheet.columns, self.result.cities, strict=True)
        every = [(column, city) for column, cities in columns for city in cities]
        wanted = [(self.camera.at(self.found.centres[city.castello]), column, city) for column, city in every]
        best = self.largest
        share = min(1.0, max(0.56, self.place.w / 820))  # on a small map pills are small, too
        style = Style("xb", 21 * share, theme.TEXT, floor=canvas.k < SMALL_TYPE_FROM)
        for (x, y), column, city in sorted(wanted, key=lambda one: (one[0][1], one[0][0])):
            wide, high = 46 * share + canvas.pens.text.width(str(city.points), style), PILL * share
            box = Box(x - wide / 2, y + 6 * share, wide, high)
            while any(box.overlaps(other.inset(-1)) for other in placed) and box.y < self.place.bottom - high:
                box = box.moved(0, 6)
            x_in = min(max(box.x, self.place.x + 2), self.place.right - wide - 2)
            box = Box(x_in, min(box.y, self.place.bottom - high), wide, high)
            placed.append(box)
            line = theme.FOCUS if city.full else theme.HAIRLINE
            canvas.rounded(box, theme.PANEL, 236, high / 2, line, 240 if city.full else 120, 2.0 if city.full else 1.2)
            draw_crest(canvas, box.x + 19 * share, box.cy, 11 * share, column.info.crest)
            canvas.text(str(city.points), box.x + 34 * share, box.cy, style)
            if city.castello == best and self.crowned:
                side = high * 1.7
                canvas.picture("ui/crown", Box(x - side / 2, y - side * 1.5, side, side * 0.86))


def wild(canvas: Canvas) -> pygame.Surface:
    """The wild country behind the whole window, with the light of the day."""
    size, high = (canvas.scale.width, canvas.scale.height), canvas.pens.text.sight.high
    air = PLAIN if high else EVENING

    def make() -> pygame.Surface:
        made = for_display(country(canvas.pens.assets, size, air)).copy()
        made.blit(evening(size, 0.0, 1.0, air.sky), (0, 0))
        if high:
            made.fill(tones.HOLLOW, special_flags=pygame.BLEND_RGB_MULT)
        return made

    return canvas.pens.assets.keep(("la_citta", "victory country", size, high), make)


def dusk(canvas: Canvas) -> pygame.Surface:
    """The same at evening."""
    size, high = (canvas.scale.width, canvas.scale.height), canvas.pens.text.sight.high

    def make() -> pygame.Surface:
        made = wild(canvas).copy()
        if not high:
            EVENING.shine(made)
        return made

    return canvas.pens.assets.keep(("la_citta", "victory dusk", size, high), make)


def blended(picture: pygame.Surface, ground: pygame.Surface, rect: pygame.Rect) -> pygame.Surface:
    """A picture whose edges pass over into the ground on which it lies at that place."""
    soft = pygame.Surface(rect.size, pygame.SRCALPHA)
    soft.fill((*theme.WHITE, 255))
    reach = min(rect.size) // FADE
    for step in range(reach):
        shade = (*theme.WHITE, round(255 * step / reach))
        pygame.draw.rect(soft, shade, (step, step, rect.w - 2 * step, rect.h - 2 * step), 1)
    soft.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    made = pygame.Surface(rect.size, 0, 32)
    made.blit(ground, (0, 0), rect)
    made.blit(soft, (0, 0))
    return for_display(made)


class Dusk(Widget):
    """The same at evening, behind everything."""

    role = "night"
    covers = True

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.blit(dusk(canvas), (0, 0))


# -- the cities ------------------------------------------------------------------------------------------------------
class Cities(Widget):
    """A column for each player, in it a card for each city."""

    role = "cities"
    bleed = 6.0

    def __init__(self, found: Result) -> None:
        super().__init__("cities")
        self.result = found

    @property
    def value(self) -> str:
        told = [
            f"{in_sentences(one.info.name)}: " + ", ".join(f"{c.name} {c.people}, {lacks_words(c)}" for c in cities)
            for one, cities in zip(self.result.sheet.columns, self.result.cities, strict=True)
        ]
        return ". ".join(told)

    def draw(self, canvas: Canvas) -> None:
        head, room = self.box.cut_top(min(92.0, self.box.h * 0.2), 6)
        most = max(1, *(len(cities) for cities in self.result.cities))
        high = min(CARD, (room.h - CARD_GAP * (most - 1)) / most)
        columns = room.columns(len(self.result.cities), 8)
        for column, one, cities in zip(columns, self.result.sheet.columns, self.result.cities, strict=True):
            self._head(canvas, Box(column.x, head.y, column.w, head.h), one)
            for place, city in enumerate(cities):
                self._city(canvas, Box(column.x, room.y + place * (high + CARD_GAP), column.w, high), city)

    def _head(self, canvas: Canvas, box: Box, one: Column) -> None:
        upper, lower = box.cut_top(box.h * 0.64)
        draw_seat(canvas, upper.cx, upper.cy, min(28.0, upper.h * 0.46), one.info)
        style = Style("head" if box.w > NARROW else "bold", 20, theme.INK_HEAD, floor=box.w >= 80)
        canvas.text_in(in_sentences(one.info.name), lower, style, "center")

    def _city(self, canvas: Canvas, box: Box, city: City) -> None:
        edge = theme.FOCUS if city.full else theme.HAIRLINE
        canvas.rounded(box, theme.INK, 242, 8, edge, 255 if city.full else 90, 2.2 if city.full else 1.4)
        if box.w + 24 < NARROW or box.h < LOW + 8:
            self._small_city(canvas, box.inset(7, 4), city)
            return
        inner = box.inset(min(12.0, box.w * 0.06), 6)
        rows = 3 if inner.h >= 76 else 2
        lines = inner.rows(rows, 0)
        size = min(21.0, lines[0].h * 0.72)
        number = Style("xb", size, theme.TEXT)
        wide = canvas.pens.text.width(str(city.people), number) + lines[0].h * 0.8 + 8
        name = Box(inner.x, lines[0].y, inner.w - wide, lines[0].h)
        canvas.text_in(city.name, name, Style("bold", size, theme.TEXT))
        side = min(26.0, lines[0].h * 0.86)
        self._sign(canvas, "citizen", Box(inner.right - wide, lines[0].cy - side / 2, side, side))
        canvas.text(str(city.people), inner.right, lines[0].cy, number, "right")
        for wish, cell in enumerate(lines[1].columns(len(WISHES), 2)):
            side = min(30.0, cell.h * 0.92, cell.w * 0.58)
            self._sign(canvas, f"arch_{WISHES[wish]}", Box(cell.x, cell.cy - side / 2, side, side))
            ink = theme.TEXT if city.arches[wish] else theme.TEXT_DIM
            canvas.text(str(city.arches[wish]), cell.x + side + 4, cell.cy, Style("xb", size, ink))
        if rows == 3:
            self._state(canvas, lines[2], city, min(19.0, size))

    def _state(self, canvas: Canvas, line: Box, city: City, size: float) -> None:
        """Whether it is a full city, else what it lacks: in words, or in arches where they are too long."""
        style = Style("it", size, theme.GOLD_LIGHT if city.full else theme.TEXT_DIM)
        words = lacks_words(city)
        if city.full or canvas.pens.text.width(words, style.at(theme.SMALLEST)) <= line.w:
            canvas.text_in(words, line, style)
            return
        lacks = _("lacks")
        canvas.text(lacks, line.x, line.cy, style)
        x, side = line.x + canvas.pens.text.width(lacks, style) + 8, min(22.0, line.h * 0.9)
        for wish, many in enumerate(city.arches):
            if not many:
                self._sign(canvas, f"arch_{WISHES[wish]}", Box(x, line.cy - side / 2, side, side))
                x += side + 5

    def _small_city(self, canvas: Canvas, box: Box, city: City) -> None:
        """Where little room is: the name, below it the citizens and the points of a full city."""
        if box.h < LOW:
            style = Style("bold", 18, theme.TEXT)
            wide = canvas.pens.text.width(str(city.people), style) + 6
            canvas.text_in(city.name, Box(box.x, box.y, box.w - wide, box.h), style)
            ink = theme.GOLD_LIGHT if city.full else theme.TEXT
            canvas.text_in(str(city.people), box, Style("xb", 18, ink), "right")
            return
        upper, lower = box.cut_top(box.h * 0.5)
        size = min(20.0, upper.h * 0.8)
        canvas.text_in(city.name, upper, Style("bold", size, theme.TEXT))
        side = min(24.0, lower.h * 0.86)
        self._sign(canvas, "citizen", Box(lower.x, lower.cy - side / 2, side, side))
        canvas.text(str(city.people), lower.x + side + 3, lower.cy, Style("xb", size, theme.TEXT))
        if city.full:
            canvas.text(f"+{BONUS}", lower.right, lower.cy, Style("xb", size, theme.GOLD_LIGHT), "right")

    def _sign(self, canvas: Canvas, name: str, box: Box) -> None:
        canvas.picture(f"la_citta/ui/{name}", box)
        canvas.explain(name.removeprefix("arch_"), box)


# -- the screen ------------------------------------------------------------------------------------------------------
class ScoringScreen(FinalScreen):
    """Every line of the score, the cities of the end, what decided, and how the citizens grew."""

    def __init__(self, ui: Ui, flow: Flow) -> None:
        super().__init__(ui, flow)
        view, winners = of(View, flow.match.view(flow.viewer)), [int(seat) for seat in flow.match.winners]
        self._result = partial(
            result, view, flow.seats, winners, of(Names, self.names), flow.match.events_since(0, None)
        )
        self.found = self._result(sorted(flow.owners))

    def result(self) -> Sheet:
        self.found = self._result(sorted(self.flow.owners))
        return self.found.sheet

    def panorama(self, sheet: Sheet) -> Panorama:
        return LandPanorama(self.found, self.flow)

    def ground(self) -> Widget:
        return Dusk("dusk")

    def pages(self, sheet: Sheet) -> Sequence[Page]:
        return [Page("cities", _("Cities"), Cities(self.found), foot=False),
                Page("growth", _("Growth"), GrowthChart(self.found), foot=False)]  # fmt: skip

    def own_looks(self) -> list[Act]:
        return [("map_look", _("Look at the map"), lambda: self.ui.stack.push(MapLook(self.ui, self.flow)))]


# The table once more after the scoring.


class MapLook(LookBackTable):
    """A finished game: everything can be pointed at, nothing chosen. Full cities are lit."""

    name = "map_look"

    def __init__(self, ui: Ui, flow: Flow) -> None:
        told = _("Full cities have buildings for culture, education and health.")
        super().__init__(ui, flow, _("The cities at the end"), told)

    def show(self) -> None:
        super().show()
        view = of(View, self.flow.view)
        full = [city[0] for cities in view.cities for city in cities if scoring.complete(view, city)]
        board_of(self).pane.mark(dict.fromkeys(full, "full"))

    @property
    def music(self) -> str:
        return music_at(self.flow, self.ui.settings.values, "end")
