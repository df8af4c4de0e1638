"""The land under the cities, piece by piece: wild country, the plate with its gold rim, landscapes and sites, evening
light, and the veil over what is not in play. All in pixels of one size of the map; a piece is a square of it.

Places of the map are counted in pixels from the upper left corner of what is seen when the whole map fits.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.la_citta.table.map.geometry import ROOT3, TILT, Geometry, Point, boundary, centre
from game.la_citta.table.map.pictures import LAND_ABOVE, LAND_AROUND, SITE_H, SITE_W, Pictures, round_line
from game.ui.draw import theme
from game.ui.draw.assets import Assets
from game.ui.draw.backdrops import FULL_HEIGHT, FULL_WIDTH
from game.ui.draw.geometry import Box

VEIL, VEIL_ALPHA = theme.rgb("#1a1424"), 158  # over sites that are not in play
EARTH = theme.rgb("#54412a")  # between the sites
RIM, RIM_LIGHT, RIM_DARK = theme.rgb("#c89238"), theme.rgb("#ffe6a0"), theme.rgb("#2a1a12")
EVENING = ((255, 208, 120, 66), (255, 190, 120, 0), (40, 16, 72, 118))  # light from the left to the right
COUNTRY = "la_citta/map/country"
PLAIN = {"F": theme.rgb("#a9a954"), "M": theme.rgb("#8a7668"), "W": theme.rgb("#3f93a8")}  # where there is no picture
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

    def __init__(self, assets: Assets, land: Land, frame: Frame) -> None:
        self.assets, self.land, self.frame = assets, land, frame
        self.pictures = Pictures(assets, frame.s)
        self.high_contrast = False
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
        self._country(piece, rect)
        reach = rect.inflate(round(4 * self.frame.s), round(4 * self.frame.s))
        if any(reach.collidepoint(place) for ring in self._rings for place in ring) or self._inside(rect):
            self._plate(piece, rect)
            self._fields(piece, rect)
            self._veil(piece, rect)
        self._light(piece, rect)

    def _inside(self, rect: pygame.Rect) -> bool:
        """Whether the middle of a piece lies on the map."""
        frame, found = self.frame, self.land.found
        x, y = rect.centerx / frame.s + frame.left, rect.centery / frame.s + frame.top
        return found.site_at(x, y) >= 0 or found.area_at(x, y) >= 0

    # -- country ---------------------------------------------------------------------------------------------------
    def _country(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """The hills round the map: at fit they are those behind the whole window, nearer they grow with the map."""
        grown = self.frame.s / self.frame.fitting
        where = Box(
            rect.x / grown + self.frame.at[0], rect.y / grown + self.frame.at[1], rect.w / grown, rect.h / grown
        )
        piece.blit(country_part(self.assets, where, self.frame.window, rect.size), (0, 0))

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
        s = self.frame.s
        factor = 2
        size = piece.get_width() * factor, piece.get_height() * factor
        small = max(2, size[0] // 16), max(2, size[1] // 16)
        dark = pygame.Surface(small, pygame.SRCALPHA)
        share = small[0] / piece.get_width()
        for ring in rings:
            closed = [((x + s * 0.12) * share, (y + s * 0.22) * share) for x, y in (*ring, ring[0])]
            pygame.draw.polygon(dark, (12, 6, 16, 150), closed)
            round_line(dark, (12, 6, 16, 150), closed, max(1.0, s * 0.3 * share))
        piece.blit(pygame.transform.smoothscale(dark, piece.get_size()), (0, 0))
        rim = pygame.Surface(size, pygame.SRCALPHA)
        rim.fill((*RIM, 0))
        for ring in rings:
            closed = [(x * factor, y * factor) for x, y in (*ring, ring[0])]
            for colour, width in ((RIM_DARK, 0.38), (RIM, 0.29), (RIM_LIGHT, 0.17), (RIM_DARK, 0.10)):
                round_line(rim, colour, closed, max(1.0, width * s * factor))
        piece.blit(pygame.transform.smoothscale(rim, piece.get_size()), (0, 0))

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

    def _landscape(self, piece: pygame.Surface, rect: pygame.Rect, area: int) -> None:
        found, place = self.land.found, self._lands[area]
        landscape = self.land.landscape[area]
        mirrored = landscape[0] == "F" and area % 3 == 1
        made = self.pictures.land(landscape, found.shape(area), place.size, mirrored)
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

    # -- veil and light --------------------------------------------------------------------------------------------
    def _veil(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        made = self.pictures.hexagon(VEIL, VEIL_ALPHA, 1.012)
        wide, high = made.get_width() / 2, made.get_height() / 2
        for (x, y), site in self._sites:
            if site in self.land.playing:
                continue
            if rect.x - wide < x < rect.right + wide and rect.y - high < y < rect.bottom + high:
                piece.blit(made, (round(x - wide) - rect.x, round(y - high) - rect.y))

    def _light(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        evening(piece, rect.x / self.frame.wide, rect.right / self.frame.wide)
        if self.high_contrast:
            piece.fill((205, 205, 205), special_flags=pygame.BLEND_RGB_MULT)


def evening(piece: pygame.Surface, left: float, right: float) -> None:
    """The last hour of sun comes from the left; `left` and `right` are the shares of the map that the piece spans."""
    strip = pygame.Surface((24, 1), pygame.SRCALPHA)
    for at in range(24):
        strip.set_at((at, 0), _evening(left + (right - left) * (at + 0.5) / 24))
    piece.blit(pygame.transform.smoothscale(strip, piece.get_size()), (0, 0))


def _evening(share: float) -> tuple[int, int, int, int]:
    share = min(1.0, max(0.0, share))
    first, second, t = (EVENING[0], EVENING[1], share * 2) if share < 0.5 else (EVENING[1], EVENING[2], share * 2 - 1)
    if share >= 0.5:
        first = (*EVENING[2][:3], 0)
    r, g, b, a = (round(one + (two - one) * t) for one, two in zip(first, second, strict=True))
    return r, g, b, a


def country_part(assets: Assets, where: Box, window: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
    """The part of the wild country that covers `where` (pixels of a window of that size), at a size in pixels."""
    source = assets.source(COUNTRY) if assets.has(COUNTRY) else None
    if source is None:
        source = assets.keep(("la_citta", "country"), lambda: _drawn_country((860, 480)))
    full_w, full_h = source.get_size()
    factor = min(full_w / window[0], full_h / window[1])
    factor = (
        min(factor, full_w / FULL_WIDTH / min(window[0] / 1920, window[1] / 1080)) if full_w >= FULL_HEIGHT else factor
    )
    left, top = (full_w - window[0] * factor) / 2, (full_h - window[1] * factor) / 2
    x0, y0 = math.floor(left + where.x * factor), math.floor(top + where.y * factor)
    x1, y1 = math.ceil(left + where.right * factor) + 1, math.ceil(top + where.bottom * factor) + 1
    part = pygame.Rect(x0, y0, max(2, x1 - x0), max(2, y1 - y0)).clip(source.get_rect())
    if part.w < 2 or part.h < 2:
        made = pygame.Surface(size)
        made.fill(theme.rgb("#37402f"))
        return made
    # what was rounded to whole pixels of the source is cut off again after scaling, so that pieces meet
    grown_w, grown_h = size[0] / (where.w * factor), size[1] / (where.h * factor)
    large = max(1, round(part.w * grown_w)), max(1, round(part.h * grown_h))
    whole = pygame.transform.smoothscale(source.subsurface(part), large)
    cut_x = min(max(0, round((left + where.x * factor - part.x) * grown_w)), max(0, large[0] - size[0]))
    cut_y = min(max(0, round((top + where.y * factor - part.y) * grown_h)), max(0, large[1] - size[1]))
    made = pygame.Surface(size)
    made.blit(whole, (-cut_x, -cut_y))
    return made


def _drawn_country(size: tuple[int, int]) -> pygame.Surface:
    """Dusky hills, where there is no picture of them."""
    small = pygame.Surface((24, 14))
    for y in range(14):
        for x in range(24):
            wave = math.sin(x * 0.9 + y * 1.7) + math.sin(x * 2.3 - y * 0.8) * 0.6 + math.sin(x * 0.31 + y * 0.5)
            small.set_at(
                (x, y), theme.mix(theme.rgb("#2b3128"), theme.rgb("#665630"), min(1.0, max(0.0, wave / 4 + 0.45)))
            )
    return pygame.transform.smoothscale(pygame.transform.smoothscale(small, (size[0] // 6, size[1] // 6)), size)
