"""The winner's cities are visited, one after the other: the land is seen from nearer, the arches of the city light up,
and what it gives rises from its gate. The land is painted once in that size, strip by strip, while the points are
counted; on the way only another part of it is shown.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.la_citta.hands.geometry import Point
from game.la_citta.rules.box import BONUS, WISHES
from game.la_citta.table.afterwards.counting import City
from game.la_citta.table.map.camera import Camera
from game.la_citta.table.sounds import own
from game.table.score_sheet.tour import Station
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.motion import ease_in_out, ease_out
from game.ui.draw.theme import Style

MOST, LONGEST_MS, ALL_MS = 5, 1400.0, 5600.0  # cities; for one and for all of them
NEARER, MOST_PIXELS = 1.9, 3_200_000  # how much larger than the whole land, and what that may have at most
STRIPS = 8  # the jobs in which it is painted
WAY, ARCHES, RISING = 0.42, (0.45, 0.54, 0.63), 0.66  # shares: on the way, when each arch lights up, the points rise
PLAQUE, SIGN, RISE = 46.0, 32.0, 74.0  # units

Paint = Callable[[pygame.Surface, pygame.Rect], None]  # a part of the land


@dataclass
class Stop:
    """A city that is visited, and from where one comes; the share of the visit that is over."""

    city: City
    start: Point
    end: Point
    share: float = 0.0


class Visit:
    """The visits to the winner's cities, the largest last, within the window of a `camera`."""

    def __init__(self, cities: Sequence[City], places: Callable[[City], Point], changed: Callable[[], None]) -> None:
        self.cities = sorted(cities, key=lambda city: city.points)[-MOST:]
        self._places, self._changed = places, changed
        self.stop: Stop | None = None
        self._land: pygame.Surface | None = None
        self._left = 0  # strips that are not painted yet
        self._s = 1.0
        self._size = (0, 0)
        self._corner: Point = (0.0, 0.0)

    def stations(self) -> list[Station]:
        """What is shown, city by city; none where the land was not painted in time."""
        if self._land is None or self._left:
            self.close()
            return []
        ms, found, before = min(LONGEST_MS, ALL_MS / max(1, len(self.cities))), [], None
        for at, city in enumerate(self.cities):
            end = self._places(city)
            stop = Stop(city, before or end, end)
            last = at == len(self.cities) - 1
            found.append(Station(ms, partial(self._show, stop, last=last), own("arches")))
            before = end
        return found

    def _show(self, stop: Stop, share: float, *, last: bool) -> None:
        stop.share = share
        self.stop = None if last and share >= 1 else stop
        if self.stop is None:
            self.close()
        self._changed()

    def close(self) -> None:
        """Nobody looks any more."""
        self.stop = self._land = None

    # -- the land from nearer --------------------------------------------------------------------------------------
    def prepare(self, camera: Camera, painter: Callable[[float], Paint]) -> list[Callable[[], None]]:
        """The small jobs that paint it; `painter` makes what paints at so many pixels a radius."""
        left, top, right, bottom = camera.whole
        s = camera.fitting * camera.k * NEARER
        pixels = (right - left) * (bottom - top) * s * s
        s = round(s * min(1.0, math.sqrt(MOST_PIXELS / max(1.0, pixels))), 4)
        size = math.ceil((right - left) * s), math.ceil((bottom - top) * s)
        self._s, self._size, self._corner = s, size, (left, top)
        self._land = pygame.Surface(size)
        high = -(-size[1] // STRIPS)
        parts = [pygame.Rect(0, y, size[0], min(high, size[1] - y)) for y in range(0, size[1], high)]
        self._left = len(parts)
        paint = painter(s)
        return [partial(self._strip, paint, part) for part in parts]

    def _strip(self, paint: Paint, part: pygame.Rect) -> None:
        if self._land is not None:
            paint(self._land.subsurface(part), part)
        self._left -= 1

    def _corner_of(self, rect: pygame.Rect, middle: Point) -> tuple[int, int]:
        """Where the window lies in the land when this place is in its middle, as far as that goes."""
        found = []
        for at, origin, long, whole in zip(middle, self._corner, rect.size, self._size, strict=True):
            found.append(round(min(max(0.0, (at - origin) * self._s - long / 2), max(0, whole - long))))
        return found[0], found[1]

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, place: Box, crest: Callable[[Canvas, Box], None]) -> None:
        """What is seen of the land now, in a golden frame, with the city's plaque."""
        stop, rect = self.stop, canvas.scale.rect(place)
        if stop is None or self._land is None:
            return
        begin, end = self._corner_of(rect, stop.start), self._corner_of(rect, stop.end)
        way = ease_in_out(min(1.0, stop.share / WAY)) if stop.start != stop.end else 1.0
        x, y = (round(a + (b - a) * way) for a, b in zip(begin, end, strict=True))
        canvas.surface.blit(self._land, rect, (x, y, *rect.size))
        canvas.rounded(place.inset(-3), None, 0, 8, theme.INK, 255, 6)
        canvas.rounded(place.inset(-1), None, 0, 7, theme.GOLD, 255, 2.4)
        if way >= 1:
            px, py = ((at - origin) * self._s for at, origin in zip(stop.end, self._corner, strict=True))
            gate = (place.x + (px - x) / canvas.k, place.y + (py - y) / canvas.k)
            self._plaque(canvas, place, gate, stop, crest)

    def _plaque(self, canvas: Canvas, place: Box, gate: Point, stop: Stop, crest: Callable[[Canvas, Box], None]
                ) -> None:  # fmt: skip
        city = stop.city
        lit = [at for at, when in enumerate(ARCHES) if stop.share >= when]
        name = Style("head", 26, theme.TEXT)
        wide = canvas.pens.text.width(city.name, name) + 3 * (SIGN + 34) + 74
        x = min(max(gate[0] - wide / 2, place.x + 8), place.right - wide - 8)
        below = gate[1] + 30 + PLAQUE < place.bottom - 8
        box = Box(x, gate[1] + 30 if below else place.bottom - PLAQUE - 10, wide, PLAQUE)
        canvas.rounded(box, theme.PANEL, 240, PLAQUE / 2, theme.GOLD if city.full else theme.HAIRLINE, 255, 2)
        crest(canvas, Box(box.x + 12, box.y + 8, 30, 30))
        canvas.text(city.name, box.x + 50, box.cy, name)
        left = box.right - 3 * (SIGN + 34) - 10
        for at, wish in enumerate(WISHES):
            cell = Box(left + at * (SIGN + 34), box.cy - SIGN / 2, SIGN, SIGN)
            if at in lit and city.arches[at]:
                canvas.skin("glow_focus", cell.inset(3))
            canvas.picture(f"la_citta/ui/arch_{wish}", cell)
            ink = theme.GOLD_LIGHT if at in lit and city.arches[at] else theme.TEXT_DIM
            canvas.text(str(city.arches[at]), cell.right + 4, box.cy, Style("xb", 22, ink))
        if stop.share >= RISING:
            share = ease_out(min(1.0, (stop.share - RISING) / (1 - RISING) * 1.6))
            told = f"{city.people}+{BONUS}" if city.full else str(city.people)
            canvas.figure(told, gate[0], max(place.y + 30, gate[1] - 8 - RISE * share), 46, theme.GOLD_PALE, theme.INK)
