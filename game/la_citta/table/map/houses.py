"""What stands on the land: paving, sites that can be chosen, buildings, citizens, arches, figures and flags."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.la_citta.cards import tones
from game.la_citta.hands.geometry import Geometry, Point, boundary, corners
from game.la_citta.rules.box import HARVEST, WISHES
from game.la_citta.table.map.ground import Frame
from game.la_citta.table.map.model import House, MapModel
from game.la_citta.table.map.pictures import CREAM, FOOT_X, FOOT_Y, INK, Pictures, round_line, scaled
from game.table.flow import SeatInfo
from game.ui.draw import shapes, theme
from game.ui.draw.scaling import smoothscale
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import Colour

# The paving of a city and the line round it.

NEAR = 48.0  # pixels of radius from which contours are thinner
PAVING = tones.PAVING
TINT = 0.42
DASHES = (
    (),  # solid
    (0.62, 0.34),
    (0.0, 0.34),
    (),  # with a dark core
    (0.6, 0.3, 0.0, 0.3),
)
CORED = 3


def width_of(s: float) -> float:
    """How wide a contour is for hexes with that radius (pixels)."""
    return s * (0.17 if s < NEAR else 0.12)


def paving_rect(frame: Frame, places: list[Point]) -> pygame.Rect:
    """Where the paving of the hexes with these middles (radii) is drawn."""
    room = frame.s * 1.25
    pixels = [frame.pixel(place) for place in places]
    left, top = min(x for x, _ in pixels) - room, min(y for _, y in pixels) - room
    right, bottom = max(x for x, _ in pixels) + room, max(y for _, y in pixels) + room
    return pygame.Rect(math.floor(left), math.floor(top), math.ceil(right - left), math.ceil(bottom - top))


def factor_of(s: float) -> int:
    """How many times too large it is drawn first."""
    return 3 if s < 40 else 2


def paving(
    frame: Frame, rect: pygame.Rect, cells: list[tuple[int, int]], places: list[Point], colour: Colour, pattern: int,
    strong: bool = False,
) -> pygame.Surface:  # fmt: skip
    """Stone under a city in the colour of its seat, and its contour; in high contrast (`strong`) that is wider."""
    factor, s = factor_of(frame.s), frame.s
    large = pygame.Surface((rect.w * factor, rect.h * factor), pygame.SRCALPHA)
    large.fill((*colour, 0))
    stone = theme.mix(PAVING, colour, TINT)
    for place in places:
        x, y = frame.pixel(place)
        middle = (x - rect.x) * factor, (y - rect.y) * factor
        pygame.draw.polygon(large, stone, scaled(corners((0, 0), 1.01), s * factor, middle))
        _stones(large, middle, s * factor, stone)
    width = width_of(s) * factor * (1.3 if strong else 1.0)
    for ring in boundary(cells):
        line = [((x - rect.x) * factor, (y - rect.y) * factor) for x, y in (frame.pixel(place) for place in ring)]
        draw_contour(large, line, colour, pattern, width)
    return smoothscale(large, rect.size)


def _stones(large: pygame.Surface, middle: Point, s: float, stone: Colour) -> None:
    """Joints between the slabs."""
    dark = (*theme.mix(stone, theme.INK, 0.28), 150)
    thin = max(1, round(s * 0.018))
    x, y = middle
    for row in range(-3, 4):
        level = y + row * s * 0.2
        half = s * (0.82 - max(0.0, abs(row) * 0.2 - 0.4) * 1.6)
        pygame.draw.line(large, dark, (x - half, level), (x + half, level), thin)
        for column in range(-2, 3):
            at = x + (column + (row % 2) * 0.5) * s * 0.34
            if abs(at - x) < half:
                pygame.draw.line(large, dark, (at, level), (at, level + s * 0.2), thin)


def draw_contour(large: pygame.Surface, line: list[Point], colour: Colour, pattern: int, width: float) -> None:
    """A closed line with ink under it, in the pattern of a seat."""
    closed = [*line, line[0]]
    round_line(large, theme.INK, closed, width * 1.75)
    dashes = DASHES[pattern % len(DASHES)]
    bright = theme.mix(colour, theme.WHITE, 0.12)
    if not dashes:
        round_line(large, bright, closed, width)
        if pattern % len(DASHES) == CORED:
            round_line(large, theme.mix(colour, theme.INK, 0.82), closed, width * 0.36)
        return
    round_line(large, theme.mix(colour, theme.INK, 0.62), closed, width)
    unit = width * 5.2
    for piece in _dashed(closed, [part * unit for part in dashes], width):
        round_line(large, bright, piece, width)


def _dashed(closed: list[Point], parts: list[float], width: float) -> list[list[Point]]:
    """The pieces of a line that are seen; a part of no length is a dot. The pattern fits the whole length."""
    total = sum(math.dist(a, b) for a, b in zip(closed, closed[1:], strict=False))
    period = sum(parts)
    stretch = total / max(1, round(total / period)) / period
    parts = [part * stretch for part in parts]
    pieces: list[list[Point]] = []
    at, index = 0.0, 0
    while at < total - width * 0.2:
        length = parts[index % len(parts)]
        if index % 2 == 0:
            pieces.append(_between(closed, at, min(total, at + max(length, 0.01))))
        at += length
        index += 1
    return pieces


def _between(closed: list[Point], start: float, end: float) -> list[Point]:
    """The part of a line between two distances along it."""
    found: list[Point] = []
    at = 0.0
    for (x0, y0), (x1, y1) in zip(closed, closed[1:], strict=False):
        long = math.hypot(x1 - x0, y1 - y0)
        low, high = max(start, at), min(end, at + long)
        if low <= high and long:
            for along in (low, high):
                t = (along - at) / long
                place = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
                if not found or found[-1] != place:
                    found.append(place)
        at += long
    return found


FIGURE = 0.40  # radii: how high a citizen is
GUEST = 0.56
LEAST_LETTER = 9  # pixels of the letter of a seat on its figures
ARCH = 0.28
POLE_X, POLE_Y = 180, 124  # units: where the flag of a castello stands in its picture
POLE, CLOTH = 58, 50  # units: how high the pole is, and how wide the cloth
LEGAL, LEGAL_LINE = tones.LEGAL, tones.LEGAL_LINE
LAMP, LAMP_STRENGTH = 1.35, 66  # radii that the light of a house reaches, and how strong it is
CROWD = 40  # sites: so many lit ones shine less
WARNED = tones.WARNING_EDGE
COUNTED = tones.COUNTED


@dataclass(frozen=True)
class Offered:
    """What can be chosen: sites that are lit, and own neighbours of them that cannot (dark, with a small cross)."""

    legal: frozenset[int] = frozenset()
    crossed: frozenset[int] = frozenset()
    harmful: bool = False  # what is chosen is torn down


class Standing:
    """Draws what stands on the map at one size; `model` and `offered` are what is drawn."""

    def __init__(
        self, found: Geometry, frame: Frame, pictures: Pictures, seats: Sequence[SeatInfo], ids: Sequence[str],
        text: TextSetter,
    ) -> None:  # fmt: skip
        self.found, self.frame, self.pictures = found, frame, pictures
        self.seats, self.ids, self.text = list(seats), list(ids), text
        self.model = MapModel((), (), ())
        self.offered = Offered()
        self.lift: Callable[[int], float] = lambda site: 0.0

    def colour(self, seat: int) -> Colour:
        """The colour of a seat."""
        return theme.SEATS[self.seats[seat].crest % len(theme.SEATS)]

    # -- all of a piece --------------------------------------------------------------------------------------------
    def draw(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """Everything that reaches into the piece, from behind to the front."""
        self.draw_paving(piece, rect)
        self.draw_offered(piece, rect)
        reach = round(3.2 * self.frame.s)
        around = rect.inflate(2 * reach, 2 * reach)
        here = {house.site: house for house in self.model.houses}
        for site in self.found.order:
            house = here.get(site)
            if house is not None and around.collidepoint(self.frame.pixel(self.found.centres[site])):
                self.draw_house(piece, rect, house)
        for site in self.offered.legal & here.keys():
            self.draw_round(piece, rect, site)

    def draw_lamps(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """Light from the windows of all houses in which somebody lives."""
        glow = self.pictures.glow(tones.LAMP, LAMP, LAMP_STRENGTH)
        near = rect.inflate(*glow.get_size())
        for house in self.model.houses:
            x, y = self.frame.pixel(self.found.centres[house.site])
            if not house.empty and near.collidepoint(x, y):
                at = glow.get_rect(center=(round(x - rect.x), round(y - 0.3 * self.frame.s - rect.y)))
                piece.blit(glow, at, special_flags=pygame.BLEND_RGB_ADD)

    def draw_paving(self, piece: pygame.Surface, rect: pygame.Rect, cities: frozenset[int] | None = None) -> None:
        """Paving and contours; of these cities alone if they are named."""
        for seat, sites in self.model.paved:
            if cities is not None and sites[0] not in cities:
                continue
            places = [self.found.centres[site] for site in sites]
            where = paving_rect(self.frame, places)
            if where.colliderect(rect):
                piece.blit(self._paving(seat, sites, where), (where.x - rect.x, where.y - rect.y))

    def needed(self, rect: pygame.Rect | None = None) -> list[Callable[[], object]]:
        """Small jobs that pave the cities in a piece, or all of them, as far as they are not there."""
        found: list[Callable[[], object]] = []
        for seat, sites in self.model.paved:
            where = paving_rect(self.frame, [self.found.centres[site] for site in sites])
            here = rect is None or where.colliderect(rect)
            if here and not self.pictures.assets.kept(self._paving_key(seat, sites)):
                found.append(partial(self._paving, seat, sites, where))
        return found

    def _paving_key(self, seat: int, sites: tuple[int, ...]) -> tuple[object, ...]:
        crest, strong = self.seats[seat].crest, self.text.sight.high
        return "la_citta", "paving", self.found.id, round(self.frame.s, 3), crest, seat, sites, strong

    def _paving(self, seat: int, sites: tuple[int, ...], where: pygame.Rect) -> pygame.Surface:
        key, strong = self._paving_key(seat, sites), self.text.sight.high
        places = [self.found.centres[site] for site in sites]
        cells = [self.found.cells[site] for site in sites]
        return self.pictures.assets.keep(
            key, lambda: paving(self.frame, where, cells, places, self.colour(seat), seat, strong)
        )

    # -- sites -----------------------------------------------------------------------------------------------------
    def draw_offered(self, piece: pygame.Surface, rect: pygame.Rect) -> None:
        """Sites that can be chosen are lit; beside the own cities those that cannot carry a cross."""
        s = self.frame.s
        near = rect.inflate(round(3.4 * s), round(3.4 * s))
        built = {house.site for house in self.model.houses}
        lit = [self.frame.pixel(self.found.centres[site]) for site in self.offered.legal - built]
        lit = [place for place in lit if near.collidepoint(place)]
        dark = [self.frame.pixel(self.found.centres[site]) for site in self.offered.crossed]
        for place in (place for place in dark if near.collidepoint(place)):
            self._put(piece, rect, self.pictures.hexagon(tones.CLOSED, 88, 0.95), place)
            self._put(piece, rect, self.pictures.outlined(tones.CLOSED_EDGE, max(1.0, s * 0.028), 0.93), place)
            self._cross(piece, (place[0] - rect.x, place[1] - rect.y))
        crowd = len(self.offered.legal) > CROWD
        for place in lit:
            glow = self.pictures.glow(tones.GLOW, 1.6, 30 if crowd else 92)
            at = glow.get_rect(center=(round(place[0] - rect.x), round(place[1] - rect.y)))
            piece.blit(glow, at, special_flags=pygame.BLEND_RGB_ADD)
        for place in lit:
            self._put(piece, rect, self.pictures.hexagon(LEGAL, 110 if crowd else 168, 0.97), place)
            self._put(piece, rect, self.pictures.outlined(LEGAL_LINE, max(1.6, s * 0.07), 0.94, theme.INK), place)

    def draw_round(self, piece: pygame.Surface, rect: pygame.Rect, site: int) -> None:
        """A building that can be chosen has a line round its site, above all buildings."""
        s, place = self.frame.s, self.frame.pixel(self.found.centres[site])
        line, fill = (WARNED, tones.HARMFUL) if self.offered.harmful else (LEGAL_LINE, LEGAL)
        self._put(piece, rect, self.pictures.hexagon(fill, 52, 0.97), place)
        self._put(piece, rect, self.pictures.outlined(line, max(2.0, s * 0.08), 0.94, theme.INK), place)

    def _cross(self, piece: pygame.Surface, middle: tuple[float, float]) -> None:
        a, thick = self.frame.s * 0.16, max(1, round(self.frame.s * 0.05))
        x, y = middle
        for side in (-1, 1):
            pygame.draw.line(piece, tones.CROSS, (x - a, y - side * a * 0.8), (x + a, y + side * a * 0.8), thick)

    @staticmethod
    def _put(piece: pygame.Surface, rect: pygame.Rect, made: pygame.Surface, place: tuple[float, float]) -> None:
        piece.blit(made, made.get_rect(center=(round(place[0] - rect.x), round(place[1] - rect.y))))

    # -- buildings -------------------------------------------------------------------------------------------------
    def draw_house(self, piece: pygame.Surface, rect: pygame.Rect, house: House) -> None:
        """A building with those who live there."""
        x, y = self.frame.pixel(self.found.centres[house.site])
        x, y = x - rect.x, y - rect.y
        name = self.ids[house.building]
        piece.blit(self.pictures.building(name, "empty" if house.empty else ""), self.pictures.building_at(x, y))
        if house.building == 0:
            self._flag(piece, x, y, house)
        self._arches(piece, x, y, house)
        self._people(piece, x, y, house)
        self._guests(piece, x, y, house)

    def _flag(self, piece: pygame.Surface, x: float, y: float, house: House) -> None:
        """The swallow-tailed flag of a castello, with the division of the shield of its seat."""
        unit, crest = self.pictures.unit, self.seats[house.seat].crest
        key = ("la_citta", "flag", crest, round(unit, 4))
        made = self.pictures.assets.keep(key, lambda: flag(crest, unit))
        left, top = x + (POLE_X - FOOT_X) * unit, y + (POLE_Y - FOOT_Y) * unit
        piece.blit(made, (round(left - 2 * unit), round(top - POLE * unit)))

    def _arches(self, piece: pygame.Surface, x: float, y: float, house: House) -> None:
        """What a building offers, at its foot."""
        if self.frame.s < 16 or house.empty:
            return
        high = max(5, round(ARCH * self.frame.s))
        signs = [
            self.pictures.sign(f"arch_{WISHES[wish]}", high) for wish in range(3) for _ in range(house.arches[wish])
        ]
        step = high * 0.86
        left = x + self.frame.s * 0.60 - step * len(signs)
        for at, made in enumerate(signs):
            piece.blit(made, (round(left + at * step), round(y + self.frame.s * 0.40)))

    def _people(self, piece: pygame.Surface, x: float, y: float, house: House) -> None:
        """One citizen beside a building; on a castello one, and how many there are."""
        if house.people <= 0:
            return
        s = self.frame.s
        if house.building == 0 and house.people != 1:
            self._crowd(piece, x, y, house.people)
            return
        made = self.pictures.sign("citizen", max(7, round(FIGURE * s)))
        piece.blit(made, (round(x - s * 0.74), round(y + s * 0.60) - made.get_height()))

    def _crowd(self, piece: pygame.Surface, x: float, y: float, people: int) -> None:
        """One citizen with a number on a small dark plate, at the left foot of a castello."""
        s = self.frame.s
        key = ("la_citta", "crowd", people, round(s, 3))
        made = self.pictures.assets.keep(key, lambda: self._crowd_plate(people))
        piece.blit(made, (round(x - s * 0.86), round(y + s * 0.62) - made.get_height()))

    def _crowd_plate(self, people: int) -> pygame.Surface:
        s = self.frame.s
        figure = self.pictures.sign("citizen", max(9, round(FIGURE * s)))
        size = max(10, round(s * 0.36))
        high = figure.get_height() + max(2, round(s * 0.05))
        wide = round(figure.get_width() * 0.9 + size * (0.62 * len(str(people)) + 0.34))
        plate = shapes.rounded((wide, high), high / 2, (*theme.PANEL, 205), (*theme.HAIRLINE, 150), max(1.0, s * 0.025))
        plate.blit(figure, (0, (high - figure.get_height()) // 2))
        middle = figure.get_width() * 0.86 + (wide - figure.get_width() * 0.86) / 2 - high * 0.12
        self.text.put_figure(plate, str(people), "black", size, (middle, high / 2 + size * 0.35), COUNTED, INK)
        return plate

    def _guests(self, piece: pygame.Surface, x: float, y: float, house: House) -> None:
        """Figures of the seat that work here this year."""
        if not house.guests:
            return
        s, colour = self.frame.s, self.colour(house.seat)
        made = self.pictures.guest(colour, max(8, round(GUEST * s)))
        letter, size = self.seats[house.seat].name[:1].upper(), round(s * 0.22)
        right, top = x + s * 0.86, y + s * 0.30 - made.get_height() / 2
        for what, count in house.guests:
            for _ in range(count):
                right -= made.get_width() * 0.66
                piece.blit(made, (round(right), round(top)))
                if size >= LEAST_LETTER:
                    at = right + made.get_width() / 2, top + made.get_height() * 0.86
                    self.text.put_figure(piece, letter, "black", size, at, CREAM, INK)
            sign = self.pictures.sign("food" if what == HARVEST else f"arch_{WISHES[what]}", max(6, round(s * 0.26)))
            piece.blit(sign, (round(right - sign.get_width() * 0.35), round(top - sign.get_height() * 0.45)))
            right -= made.get_width() * 0.2

    # -- one site in front of what lies behind -----------------------------------------------------------------------
    def in_front(self, site: int) -> list[House]:
        """Buildings that may hide something on a site, from behind to the front."""
        x, y = self.found.centres[site]
        near = [house for house in self.model.houses if 0.1 < self.found.centres[house.site][1] - y < 2.6]
        return [house for house in near if abs(self.found.centres[house.site][0] - x) < 1.9]


def flag(crest: int, unit: float) -> pygame.Surface:
    """A flag on its pole; its division is that of the shield."""
    colour = theme.SEATS[crest % len(theme.SEATS)]
    dark = theme.mix(colour, theme.INK, 0.66)

    def paint(surface: pygame.Surface, factor: int) -> None:
        w, h = surface.get_size()
        surface.fill((*INK, 0))
        pole = max(2, round(h * 0.06))
        cloth = [(pole, h * 0.06), (w * 0.98, h * 0.06), (w * 0.76, h * 0.33), (w * 0.98, h * 0.60), (pole, h * 0.60)]
        mask = pygame.Surface((w, h), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (*theme.WHITE, 255), cloth)
        field = pygame.Surface((w, h), pygame.SRCALPHA)
        field.fill((*colour, 255))
        divide(field, pygame.Rect(pole, round(h * 0.06), round(w * 0.9), round(h * 0.54)), crest, dark)
        field.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(field, (0, 0))
        pygame.draw.polygon(surface, INK, cloth, max(1, round(h * 0.04)))
        pygame.draw.rect(surface, INK, pygame.Rect(0, 0, pole, h))
        pygame.draw.circle(surface, theme.GOLD_LIGHT, (pole / 2, pole * 0.6), pole * 0.7)

    return shapes.supersampled(max(4, round(CLOTH * unit)), max(6, round(POLE * unit)), paint)


def divide(field: pygame.Surface, rect: pygame.Rect, crest: int, dark: Colour) -> None:
    """The division of a shield on a plain field: chevron, halves, cross, bars, quarters, bend, lozenge, border."""
    x, y, w, h = rect
    kind = crest % 8
    if kind == 0:
        pygame.draw.polygon(field, dark, [(x, y + h), (x + w * 0.4, y + h * 0.3), (x + w * 0.8, y + h)])
    elif kind == 1:
        pygame.draw.rect(field, dark, (x, y, w // 2, h))
    elif kind == 2:
        pygame.draw.rect(field, dark, (x, y + h * 2 // 5, w, max(1, h // 5)))
        pygame.draw.rect(field, dark, (x + w * 2 // 5, y, max(1, w // 6), h))
    elif kind == 3:
        for row in (1, 3):
            pygame.draw.rect(field, dark, (x, y + h * row // 5, w, max(1, h // 5)))
    elif kind == 4:
        pygame.draw.rect(field, dark, (x, y, w // 2, h // 2))
        pygame.draw.rect(field, dark, (x + w // 2, y + h // 2, w, h))
    elif kind == 5:
        pygame.draw.polygon(field, dark, [(x, y), (x + w // 3, y), (x + w, y + h), (x + w * 2 // 3, y + h)])
    elif kind == 6:
        middle = x + w * 0.45, y + h / 2
        pygame.draw.circle(field, dark, middle, h * 0.32)
    else:
        pygame.draw.rect(field, dark, rect, max(1, h // 6))
