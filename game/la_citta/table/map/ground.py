"""The land under the cities, piece by piece: wild country, the plate with its gold rim, landscapes and sites, evening
light, and the veil over what is not in play. All in pixels of one size of the map; a piece is a square of it.

Places of the map are counted in pixels from the upper left corner of what is seen when the whole map fits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.la_citta.cards import tones
from game.la_citta.hands.geometry import ROOT3, TILT, Geometry, Point, boundary, centre
from game.la_citta.table.map.air import PLAIN as PLAIN_AIR
from game.la_citta.table.map.air import Air, Stops
from game.la_citta.table.map.pictures import LAND_ABOVE, LAND_AROUND, SITE_H, SITE_W, Pictures, round_line
from game.ui.draw import theme
from game.ui.draw.assets import Assets
from game.ui.draw.geometry import Box
from game.ui.draw.lru import Lru, surface_bytes
from game.ui.draw.pictures import for_display
from game.ui.draw.scaling import smoothscale

VEIL, VEIL_ALPHA = tones.VEIL, 158  # over sites that are not in play
EARTH = tones.EARTH  # between the sites
RIM, RIM_LIGHT, RIM_DARK = tones.RIM, tones.RIM_LIGHT, tones.RIM_DARK
PLAIN = {"F": tones.PLAIN_FIELD, "M": tones.PLAIN_ROCK, "W": tones.WATER}  # where there is no picture
SHADOW = 0.30  # radii that the shadow of the plate reaches


@dataclass(frozen=True)
class Land:
    """What does not change in a game: the map, its landscapes, and the sites in play (CITTA-41)."""

    found: Geometry
    landscape: tuple[str, ...]
    playing: frozenset[int]


@dataclass(frozen=True)
class Frame:
    """How the map lies in the window when it fits, for one size of it: `left` and `top` is the upper left corner in
    radii, `s` the radius in pixels, `fitting` that at which all is seen; `window` is the whole window and `at` the
    place of the map in it (pixels), `wide` and `high` the size of the map in pixels of this size."""

    left: float
    top: float
    s: float
    fitting: float
    window: tuple[int, int]
    at: tuple[int, int]
    wide: int
    high: int

    def pixel(self, place: Point) -> Point:
        """Where a place of the map lies."""
        return (place[0] - self.left) * self.s, (place[1] - self.top) * self.s


class Ground:
    """Draws pieces of the land at one size."""

    def __init__(
        self, assets: Assets, land: Land, frame: Frame, country: Callable[[], pygame.Surface] | None = None,
        air: Air = PLAIN_AIR, *, lit: bool = False,
    ) -> None:  # fmt: skip
        """`lit`: the country that is given has the light of its sky already."""
        self.land, self.frame, self.air, self.lit = land, frame, air, lit
        self.country = country or (lambda: _small_country(assets, frame.window))
        self.pictures = Pictures(assets, frame.s, air.look)
        self.high_contrast = False
        self._sky: tuple[tuple[int, tuple[int, int]], pygame.Surface] | None = None  # as it was wanted last
        found = land.found
        self._sites = [(frame.pixel(found.centres[site]), site) for site in found.order]
        self._lands = [self._land_rect(area) for area in range(len(found.areas))]
        self._rings = [[frame.pixel(place) for place in ring] for ring in found.outline]

    def _land_rect(self, area: int) -> pygame.Rect:
        """Where the picture of a landscape goes."""
        frame, cells = self.frame, self.land.found.areas[area]
        places = [centre(cell) for cell in cells]
        wide, high = ROOT3 / 2 * LAND_AROUND, TILT * LAND_AROUND
        left, top = frame.pixel((min(x for x, _ in places) - wide, min(y for _, y in places) - high - LAND_ABOVE))
        right, bottom = frame.pixel((max(x for x, _ in places) + wide, max(y for _, y in places) + high))
        return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))

    def draw(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """Fills an opaque surface with what lies in `rect`."""
        for part in self.parts(rect):
            part(piece, rect)

    def parts(self, rect: pygame.Rect) -> list[Paint]:
        """What draws a piece, one over the other, each of about the same time."""
        reach = rect.inflate(round(4 * self.frame.s), round(4 * self.frame.s))
        if any(reach.collidepoint(place) for ring in self._rings for place in ring) or self._inside(rect):
            return [self._country, self._plate, self._planted, self._light]
        return [self._country]

    def _planted(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        self._fields(piece, rect)
        self._veil(piece, rect)

    def _inside(self, rect: pygame.Rect) -> bool:
        """Whether the middle of a piece lies on the map."""
        frame, found = self.frame, self.land.found
        x, y = rect.centerx / frame.s + frame.left, rect.centery / frame.s + frame.top
        return found.site_at(x, y) >= 0 or found.area_at(x, y) >= 0

    # -- country ---------------------------------------------------------------------------------------------------
    def _country(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """The hills round the map: at fit they are those behind the whole window, nearer they grow with the map."""
        grown, (x, y) = self.frame.s / self.frame.fitting, self.frame.at
        where = Box(rect.x / grown + x, rect.y / grown + y, rect.w / grown, rect.h / grown)
        cut_out(self.country(), where, piece)
        if self.lit:
            return
        piece.blit(self._evening(rect), (0, 0))

    # -- plate -----------------------------------------------------------------------------------------------------
    def _plate(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        s = self.frame.s
        near = rect.inflate(round(2 * s), round(2 * s))
        rings = [[(x - rect.x, y - rect.y) for x, y in ring] for ring in self._rings]
        if any(near.collidepoint(place) for ring in self._rings for place in ring):
            self._rim(piece, rings)
        for ring in rings[:1]:
            pygame.draw.polygon(piece, EARTH, ring)

    def _rim(self, piece: pygame.Surface, rings: list[list[Point]]) -> None:
        """A shadow, and a golden edge with dark lines."""
        s, factor = self.frame.s, 2
        wide, high = piece.get_size()
        small = max(2, wide // 8), max(2, high // 8)
        dark = pygame.Surface(small, pygame.SRCALPHA)
        share = small[0] / wide
        for ring in rings:
            shifted = [((x + s * 0.12) * share, (y + s * 0.22) * share) for x, y in ring]
            pygame.draw.polygon(dark, tones.CAST_SHADOW, shifted)
        lines = [line for ring in rings for line in near_parts(ring, piece.get_rect(), s)]
        for line in lines:
            shifted = [((x + s * 0.12) * share, (y + s * 0.22) * share) for x, y in line]
            round_line(dark, tones.CAST_SHADOW, shifted, max(1.0, s * 0.3 * share))
        piece.blit(smoothscale(dark, piece.get_size()), (0, 0))
        part = _round(lines, 0.38 * s).clip(piece.get_rect())
        if not part.w or not part.h:
            return
        rim = pygame.Surface((part.w * factor, part.h * factor), pygame.SRCALPHA)
        rim.fill((*RIM, 0))
        for colour, width in ((RIM_DARK, 0.38), (RIM, 0.29), (RIM_LIGHT, 0.17), (RIM_DARK, 0.10)):
            for line in lines:
                places = [((x - part.x) * factor, (y - part.y) * factor) for x, y in line]
                round_line(rim, colour, places, max(1.0, width * s * factor))
        piece.blit(smoothscale(rim, part.size), part)

    # -- fields ----------------------------------------------------------------------------------------------------
    def _fields(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """Landscapes and sites; mountains last, for they rise above what lies behind them."""
        crags = []
        for area, place in enumerate(self._lands):
            if not place.colliderect(rect):
                continue
            if self.land.landscape[area] == "M":
                crags.append(area)
            else:
                self._landscape(piece, rect, area)
        wide, high = SITE_W * self.frame.s / 200, SITE_H * self.frame.s / 200
        for (x, y), site in self._sites:
            if rect.x - wide < x < rect.right + wide and rect.y - high < y < rect.bottom + high:
                made = self.pictures.site(self.land.found.crossing(site), site * 7 + site // 5)
                piece.blit(made, (round(x - wide) - rect.x, round(y - high) - rect.y))
        for area in crags:
            self._landscape(piece, rect, area)

    def needed(self, rect: pygame.Rect) -> list[Callable[[], object]]:
        """Small jobs that make the pictures of landscapes in a piece."""
        return [partial(self._picture, area) for area, place in enumerate(self._lands) if place.colliderect(rect)]

    def _picture(self, area: int) -> pygame.Surface | None:
        landscape = self.land.landscape[area]
        mirrored = landscape[0] == "F" and area % 3 == 1
        return self.pictures.land(landscape, self.land.found.shape(area), self._lands[area].size, mirrored)

    def _landscape(self, piece: pygame.Surface, rect: pygame.Rect, area: int) -> None:
        found, place = self.land.found, self._lands[area]
        landscape = self.land.landscape[area]
        made = self._picture(area)
        if made is not None:
            piece.blit(made, (place.x - rect.x, place.y - rect.y))
            return
        for ring in boundary(found.areas[area]):
            places = [self.frame.pixel(one) for one in ring]
            pygame.draw.polygon(piece, PLAIN[landscape[0]], [(x - rect.x, y - rect.y) for x, y in places])
        if landscape[0] == "F":
            self._sheaves(piece, rect, found.middle(found.areas[area]), int(landscape[1:]))

    def _sheaves(self, piece: pygame.Surface, rect: pygame.Rect, middle: Point, count: int) -> None:
        """How much a field of an unusual shape yields."""
        x, y = self.frame.pixel(middle)
        made = self.pictures.sign("food", max(6, round(self.frame.s * 0.8)))
        step = made.get_width() * 1.1
        for at in range(count):
            left = x + (at - (count - 1) / 2) * step - made.get_width() / 2
            piece.blit(made, (round(left) - rect.x, round(y - made.get_height() / 2) - rect.y))

    def _evening(self, rect: pygame.Rect) -> pygame.Surface:
        """The light of the sky on a piece; the pieces below one another have the same."""
        at = rect.x, rect.size
        if self._sky is None or self._sky[0] != at:
            wide = self.frame.wide
            self._sky = at, evening(rect.size, rect.x / wide, rect.right / wide, self.air.sky)
        return self._sky[1]

    # -- veil and light --------------------------------------------------------------------------------------------
    def _veil(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        made = self.pictures.hexagon(VEIL, VEIL_ALPHA, 1.012)
        wide, high = made.get_width() / 2, made.get_height() / 2
        for (x, y), site in self._sites:
            if site in self.land.playing:
                continue
            if rect.x - wide < x < rect.right + wide and rect.y - high < y < rect.bottom + high:
                piece.blit(made, (round(x - wide) - rect.x, round(y - high) - rect.y))

    def _clouds(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """Shadows of clouds that stand over the map."""
        frame, soft = self.frame, None
        for across, down, size in CLOUDS:
            made = self.pictures.shadow(tones.CLOUD, size * frame.wide / CLOUDY)
            x, y = (
                across * frame.wide - made.get_width() * CLOUDY / 2,
                down * frame.high - made.get_height() * CLOUDY / 2,
            )
            at = pygame.Rect(round(x), round(y), made.get_width() * CLOUDY, made.get_height() * CLOUDY)
            if at.colliderect(rect):
                if soft is None:
                    soft = pygame.Surface((rect.w // CLOUDY + 4, rect.h // CLOUDY + 4), pygame.SRCALPHA)
                soft.blit(made, (round((at.x - rect.x) / CLOUDY) + 2, round((at.y - rect.y) / CLOUDY) + 2))
        if soft is not None:
            large = soft.get_width() * CLOUDY, soft.get_height() * CLOUDY
            piece.blit(smoothscale(soft, large), (-2 * CLOUDY, -2 * CLOUDY))

    def _light(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """Evening over the map; the country has its own."""
        light = self._evening(rect)
        near = rect.inflate(4, 4)
        if any(near.collidepoint(place) for ring in self._rings for place in ring) or not self._inside(rect):
            mask = pygame.Surface(rect.size, pygame.SRCALPHA)
            for ring in self._rings[:1]:
                pygame.draw.polygon(mask, (*theme.WHITE, 255), [(x - rect.x, y - rect.y) for x, y in ring])
            light = light.copy()
            light.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        piece.blit(light, (0, 0))
        if not self.high_contrast:
            self._clouds(piece, rect)
        else:
            piece.fill(tones.SHADED, special_flags=pygame.BLEND_RGB_MULT)


CLOUDY = 8  # pixels: the shadows of clouds are drawn so coarse, and then made smooth
CLOUDS = ((0.16, 0.30, 0.15), (0.44, 0.74, 0.19), (0.66, 0.20, 0.13), (0.86, 0.62, 0.17))  # shares of the map, and size


def _round(lines: list[list[Point]], reach: float) -> pygame.Rect:
    """The part of a piece in which lines lie that reach so far to either side, in whole pixels."""
    places = [place for line in lines for place in line]
    if not places:
        return pygame.Rect(0, 0, 0, 0)
    left, top = (math.floor(min(place[at] for place in places) - reach) - 2 for at in (0, 1))
    right, bottom = (math.ceil(max(place[at] for place in places) + reach) + 2 for at in (0, 1))
    return pygame.Rect(left, top, right - left, bottom - top)


def near_parts(ring: list[Point], rect: pygame.Rect, reach: float) -> list[list[Point]]:
    """The parts of a closed line that come near a rectangle."""
    left, top, right, bottom = rect.left - reach, rect.top - reach, rect.right + reach, rect.bottom + reach
    parts: list[list[Point]] = []
    open_part = False
    for (x0, y0), (x1, y1) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if max(x0, x1) < left or min(x0, x1) > right or max(y0, y1) < top or min(y0, y1) > bottom:
            open_part = False
            continue
        if not open_part:
            parts.append([(x0, y0)])
        parts[-1].append((x1, y1))
        open_part = True
    return parts


def evening(size: tuple[int, int], left: float, right: float, sky: Stops) -> pygame.Surface:
    """The sun comes from the left; `left` and `right` are the shares of the map that it spans."""
    strip = pygame.Surface((24, 1), pygame.SRCALPHA)
    for at in range(24):
        strip.set_at((at, 0), _evening(left + (right - left) * (at + 0.5) / 24, sky))
    return smoothscale(strip, size)


def _evening(share: float, sky: Stops) -> tuple[int, int, int, int]:
    share = min(1.0, max(0.0, share))
    first, second, t = (sky[0], sky[1], share * 2) if share < 0.5 else (sky[1], sky[2], share * 2 - 1)
    if share >= 0.5:
        first = (*sky[2][:3], 0)
    r, g, b, a = (round(one + (two - one) * t) for one, two in zip(first, second, strict=True))
    return r, g, b, a


def country(assets: Assets, window: tuple[int, int], air: Air = PLAIN_AIR) -> pygame.Surface:
    """The wild country behind a whole window of that size, without its light; drawn where there is no picture."""
    found = assets.backdrop(air.ground, window) if assets.has(air.ground) and air.ground not in assets.missing else None
    return _drawn_country(window) if found is None else found


def _small_country(assets: Assets, window: tuple[int, int]) -> pygame.Surface:
    """The same with the light of its season, for a picture of the map by itself."""

    def make() -> pygame.Surface:
        made = country(assets, window).copy()
        made.blit(evening(window, 0.0, 1.0, PLAIN_AIR.sky), (0, 0))
        return made

    return assets.keep(("la_citta", "country", window), make)


def cut_out(whole: pygame.Surface, where: Box, piece: pygame.Surface) -> None:
    """Fills a surface with a part of a larger one, stretched if need be so that neighbours still meet."""
    wide, high = piece.get_size()
    grown = wide / where.w
    if abs(grown - 1) < 1e-3:
        piece.blit(whole, (-round(where.x), -round(where.y)))
        return
    x0, y0 = math.floor(where.x) - 1, math.floor(where.y) - 1
    part = pygame.Rect(x0, y0, math.ceil(where.w) + 3, math.ceil(where.h) + 3)
    source = pygame.Surface(part.size, 0, 32)
    source.blit(whole, (0, 0), part)
    large = smoothscale(source, (round(part.w * grown), round(part.h * grown)))
    piece.blit(large, (round((x0 - where.x) * grown), round((y0 - where.y) * grown)))


def _drawn_country(size: tuple[int, int]) -> pygame.Surface:
    """Dusky hills, where there is no picture of them."""
    small = pygame.Surface((24, 14))
    for y in range(14):
        for x in range(24):
            wave = math.sin(x * 0.9 + y * 1.7) + math.sin(x * 2.3 - y * 0.8) * 0.6 + math.sin(x * 0.31 + y * 0.5)
            small.set_at(
                (x, y), theme.mix(tones.NO_PICTURE_DARK, tones.NO_PICTURE_LIGHT, min(1.0, max(0.0, wave / 4 + 0.45)))
            )
    return smoothscale(smoothscale(small, (size[0] // 6, size[1] // 6)), size)


# The pieces of the map that are ready.

SIDE = 256  # pixels of a piece
BYTES = 16_000_000  # of one kind; grows with the window
MOST_BYTES = 84_000_000
Key = tuple[float, int, int]  # size of the map, column, row
Paint = Callable[[pygame.Surface, pygame.Rect], None]


class Pieces:
    """Pieces of one kind, for a window of so many pixels; `share` of the usual room is theirs."""

    def __init__(self, pixels: int, share: float = 1.0) -> None:
        self.side = SIDE
        limit = min(MOST_BYTES, round(BYTES * max(1.0, pixels / (1920 * 1080))))
        self._ready: Lru[pygame.Surface] = Lru(round(limit * share), surface_bytes)
        self._good: set[Key] = set()  # those that show what they should

    def rect(self, column: int, row: int) -> pygame.Rect:
        """What a piece shows, in pixels of its size of the map."""
        return pygame.Rect(column * self.side, row * self.side, self.side, self.side)

    def over(self, rect: pygame.Rect) -> Iterator[tuple[int, int]]:
        """The pieces that make up a rectangle."""
        for row in range(rect.top // self.side, (rect.bottom - 1) // self.side + 1):
            for column in range(rect.left // self.side, (rect.right - 1) // self.side + 1):
                yield column, row

    def ready(self, key: Key) -> bool:
        """Whether a piece is there and shows what it should."""
        return key in self._good and key in self._ready

    def old(self, key: Key) -> pygame.Surface | None:
        """A piece as it was drawn last, whatever it shows."""
        return self._ready.get(key, _none) if key in self._ready else None

    def get(self, key: Key, paint: Paint) -> pygame.Surface:
        """A piece that shows what it should, drawn now if need be."""
        fresh = not self.ready(key)
        made = self._ready.get(key, lambda: for_display(pygame.Surface((self.side, self.side), 0, 32)))
        if fresh:
            paint(made, self.rect(key[1], key[2]))
            self._good.add(key)
            if len(self._good) > 2 * len(self._ready) + 64:
                self._good = {one for one in self._good if one in self._ready}
        return made

    def spoil(self, shows: Callable[[float, pygame.Rect], bool]) -> None:
        """Those pieces do not show what they should any more; they stay until they are drawn anew."""
        self._good = {key for key in self._good if not shows(key[0], self.rect(key[1], key[2]))}

    def clear(self) -> None:
        self._ready.clear()
        self._good.clear()


def _none() -> pygame.Surface:
    return pygame.Surface((1, 1))
