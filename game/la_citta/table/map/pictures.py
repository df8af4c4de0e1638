"""The pictures of the map at one size: buildings, sites, landscapes, signs; drawn stand-ins where one is missing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache, partial

import pygame

from game.la_citta.cards import tones
from game.la_citta.cards.tones import WISH
from game.la_citta.hands.geometry import TILT, Point, corners
from game.ui.draw import shapes, theme
from game.ui.draw.assets import Assets
from game.ui.draw.pictures import for_display
from game.ui.draw.scaling import smoothscale
from game.ui.draw.theme import Colour

SPRITE_W, SPRITE_H, FOOT_X, FOOT_Y = 240, 300, 120, 208  # units of a building's picture, and where its hex is in it
SITE_W, SITE_H = 200, 170  # units of a site's picture, the hex in its middle
HALF = (240, 300)  # pixels of a building's picture that is kept
LAND_AROUND = 1.08  # a landscape's picture shows its hexes this much larger ...
LAND_ABOVE = 0.60  # ... and so many radii above them
WISH_TONES = (
    WISH["culture"],
    WISH["education"],
    WISH["health"],
)
INK = tones.FIGURE_EDGE
CREAM = theme.TEXT
_BUILDINGS = "la_citta/map/"
CLEAR = 34  # pixels: a lower citizen is drawn plainer, so that nobody takes it for a figure one


class Pictures:
    """All pictures for hexes with a radius of `s` pixels. They lie with all others of the program, under its bound."""

    def __init__(self, assets: Assets, s: float, season: str = "") -> None:
        self.assets, self.s, self.season = assets, s, season

    def _of_season(self, name: str) -> str:
        """The file of a picture in this season; that of summer where it looks the same."""
        file = f"{_BUILDINGS}{name}_{self.season}"
        return file if self.season and self.assets.has(file) and file not in self.assets.missing else _BUILDINGS + name

    def _keep(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self.assets.keep(("la_citta", round(self.s, 3), *key), lambda: for_display(make()))

    # -- buildings -------------------------------------------------------------------------------------------------
    @property
    def unit(self) -> float:
        """Pixels of a unit of a building's picture."""
        return self.s / 100 * 1.06

    def building(self, name: str, shade: str = "") -> pygame.Surface:
        """A building; `shade` "empty" (nobody lives there), "ghost" (it may come), "" as it is."""
        return self._keep(("building", name, shade), lambda: self._building(name, shade))

    def _building(self, name: str, shade: str) -> pygame.Surface:
        if shade:
            made = self.building(name).copy()
            made.fill(_SHADES[shade], special_flags=pygame.BLEND_RGBA_MULT)
            return made
        size = max(2, round(SPRITE_W * self.unit)), max(2, round(SPRITE_H * self.unit))
        source = self._source(name, size[0])
        return _block(size) if source is None else smoothscale(source, size)

    def _source(self, name: str, width: int) -> pygame.Surface | None:
        """The picture of a building from which one of that width is made: half of it is kept, and mostly enough."""
        file = _BUILDINGS + name
        if not self.assets.has(file):
            return None
        if width > HALF[0]:
            return self.assets.source(file)
        return self.assets.original(("la_citta", "half", name), lambda: self._half(file))

    def _half(self, file: str) -> pygame.Surface | None:
        whole = self.assets.once(file)
        return None if whole is None else smoothscale(for_display(whole), HALF)

    def building_at(self, x: float, y: float) -> tuple[int, int]:
        """Where the picture of a building goes whose hex has its middle there (pixels)."""
        return round(x - FOOT_X * self.unit), round(y - FOOT_Y * self.unit)

    def needed(self, names: Sequence[str]) -> list[Callable[[], object]]:
        """Small jobs that make what most pieces of the map need."""
        sites = [partial(self.site, crossing, variant) for crossing in (False, True) for variant in range(6)]
        return [*(partial(self.building, name) for name in names), *sites]

    # -- ground ----------------------------------------------------------------------------------------------------
    def site(self, crossing: bool, variant: int) -> pygame.Surface:
        """Trodden ground; six variants of it, so that it does not look like tiles."""
        return self._keep(("site", self.season, crossing, variant % 6), lambda: self._site(crossing, variant % 6))

    def _site(self, crossing: bool, variant: int) -> pygame.Surface:
        name = self._of_season("site_crossing" if crossing else "site")
        size = max(2, round(SITE_W * self.s / 100)), max(2, round(SITE_H * self.s / 100))
        source = self.assets.source(name) if self.assets.has(name) else None
        if source is None:
            made = self.hexagon(tones.BARE_SITE, 255, 0.99).copy()
            whole = pygame.Surface(size, pygame.SRCALPHA)
            whole.blit(made, made.get_rect(center=whole.get_rect().center))
            made = whole
        else:
            made = smoothscale(source, size)
        if variant % 2:
            made = pygame.transform.flip(made, True, False) if not crossing else made.copy()
        else:
            made = made.copy()
        made.fill((*_TINTS[variant // 2], 255), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def land(self, landscape: str, way: str, size: tuple[int, int], mirrored: bool) -> pygame.Surface | None:
        """A landscape's picture at that size; None where there is none for such a shape."""
        name = self._of_season(f"land_{landscape.lower()}_{way}")
        if not way or name in self.assets.missing or not self.assets.has(name):
            return None
        made = self._keep(("land", name, size, mirrored), lambda: self._land(name, size, mirrored))
        return None if name in self.assets.missing else made

    def _land(self, name: str, size: tuple[int, int], mirrored: bool) -> pygame.Surface:
        source = self.assets.source(name)
        if source is None:
            return pygame.Surface(size, pygame.SRCALPHA)
        made = smoothscale(source, size)
        return pygame.transform.flip(made, True, False) if mirrored else made

    def hexagon(self, colour: Colour, alpha: int, size: float = 1.0) -> pygame.Surface:
        """A filled hex."""
        return self._keep(("hex", colour, alpha, size), lambda: self._hexagon(colour, alpha, size))

    def _hexagon(self, colour: Colour, alpha: int, size: float) -> pygame.Surface:
        wide, high = _even(math.sqrt(3) * self.s + 2), _even(2 * TILT * self.s + 2)

        def paint(surface: pygame.Surface, factor: int) -> None:
            surface.fill((*colour, 0))
            middle = surface.get_width() / 2, surface.get_height() / 2
            pygame.draw.polygon(surface, (*colour, alpha), scaled(corners((0, 0), size), self.s * factor, middle))

        return shapes.supersampled(wide, high, paint)

    def outlined(self, colour: Colour, width: float, size: float, under: Colour | None = None) -> pygame.Surface:
        """The line round a hex; `width` in pixels, with a wider dark one under it if that is wanted."""
        key = ("outline", colour, round(width, 2), size, under)
        return self._keep(key, lambda: self._outlined(colour, width, size, under))

    def _outlined(self, colour: Colour, width: float, size: float, under: Colour | None) -> pygame.Surface:
        room = 2 * width + 4
        wide, high = _even(math.sqrt(3) * self.s + room), _even(2 * TILT * self.s + room)

        def paint(surface: pygame.Surface, factor: int) -> None:
            surface.fill((*colour, 0))
            middle = surface.get_width() / 2, surface.get_height() / 2
            places = scaled(corners((0, 0), size), self.s * factor, middle)
            for shade, share in ((under, 1.8), (colour, 1.0)):
                if shade is not None:
                    round_line(surface, shade, [*places, places[0]], width * share * factor)

        return shapes.supersampled(wide, high, paint)

    def glow(self, colour: Colour, radius: float, strength: int) -> pygame.Surface:
        """A light that fades outwards, to be added; `radius` in radii of a hex."""
        return self._keep(("glow", colour, radius, strength), lambda: self._glow(colour, radius, strength))

    def _glow(self, colour: Colour, radius: float, strength: int) -> pygame.Surface:
        small = pygame.Surface((48, 48), pygame.SRCALPHA)
        for y in range(48):
            for x in range(48):
                far = math.hypot(x - 23.5, y - 23.5) / 24
                light = round(strength * max(0.0, 1 - far) ** 1.6)
                small.set_at((x, y), (*[part * light // 255 for part in colour], 0))
        size = max(2, round(2 * radius * self.s)), max(2, round(2 * radius * self.s * TILT))
        return smoothscale(small, size)

    def shadow(self, colour: tuple[int, int, int, int], radius: float) -> pygame.Surface:
        """A soft shadow; `radius` in pixels."""
        return self._keep(("shadow", colour, round(radius, 1)), lambda: self._shadow(colour, radius))

    def _shadow(self, colour: tuple[int, int, int, int], radius: float) -> pygame.Surface:
        return smoothscale(_soft(colour), (max(2, round(2 * radius)), max(2, round(1.3 * radius * TILT))))

    # -- signs -----------------------------------------------------------------------------------------------------
    def sign(self, name: str, height: int) -> pygame.Surface:
        """A sign of the game ("citizen", "food", "arch_culture", ...) at a height in pixels."""
        return self._keep(("sign", name, height), lambda: sign(self.assets, name, height))

    def guest(self, colour: Colour, height: int) -> pygame.Surface:
        """A coloured figure."""
        return self._keep(("guest", colour, height), lambda: self._guest(colour, height))

    def _guest(self, colour: Colour, height: int) -> pygame.Surface:
        if self.assets.has(_BUILDINGS + "figure"):
            source = self.assets.source(_BUILDINGS + "figure")
            if source is not None:
                size = max(2, round(height * source.get_width() / source.get_height())), height
                made = smoothscale(source, size).copy()
                made.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
                return made
        return pawn(height, colour)


@lru_cache(maxsize=4)
def _soft(colour: tuple[int, int, int, int]) -> pygame.Surface:
    """The shadow of a cloud, small."""
    small = pygame.Surface((48, 48), pygame.SRCALPHA)
    for y in range(48):
        for x in range(48):
            wave = 0.86 + 0.14 * math.sin(x * 0.55 + y * 0.3) * math.cos(y * 0.45)
            far = math.hypot(x - 23.5, y - 23.5) / 24 / wave
            small.set_at((x, y), (*colour[:3], round(colour[3] * min(1.0, max(0.0, 1 - far) * 2.2))))
    return small


_SHADES = {"empty": tones.EMPTY, "ghost": (*theme.WHITE, 219)}
_TINTS = (theme.WHITE, tones.WARM_HOUSE, tones.COOL_HOUSE)


def _even(length: float) -> int:
    return max(2, 2 * math.ceil(length / 2))


def scaled(places: list[Point], factor: float, shift: Point = (0, 0)) -> list[Point]:
    """Places times a factor, moved."""
    return [(x * factor + shift[0], y * factor + shift[1]) for x, y in places]


def round_line(
    surface: pygame.Surface, colour: tuple[int, ...], places: list[Point], width: float, ends: bool = True
) -> None:
    """A line with round corners."""
    half = width / 2
    for (x0, y0), (x1, y1) in zip(places, places[1:], strict=False):
        long = math.hypot(x1 - x0, y1 - y0)
        if long < 1e-6:
            continue
        dx, dy = (x1 - x0) / long * half, (y1 - y0) / long * half
        band = [(x0 - dy, y0 + dx), (x1 - dy, y1 + dx), (x1 + dy, y1 - dx), (x0 + dy, y0 - dx)]
        pygame.draw.polygon(surface, colour, band)
    for x, y in places if ends else places[1:-1]:
        pygame.draw.circle(surface, colour, (x, y), half)


def sign(assets: Assets, name: str, height: int) -> pygame.Surface:
    """A sign from its file, or drawn."""
    if name == "citizen" and height < CLEAR:
        return pawn(height, CREAM)
    file = f"la_citta/ui/{name}"
    source = assets.source(file) if assets.has(file) else None
    if source is not None:
        size = max(2, round(height * source.get_width() / source.get_height())), max(2, height)
        return smoothscale(source, size)
    return _drawn_sign(name, max(4, height))


def _drawn_sign(name: str, height: int) -> pygame.Surface:
    if name.startswith("arch_"):
        return arch(("culture", "education", "health").index(name.removeprefix("arch_")), height)
    if name == "food":
        return ear(height)
    return pawn(height, CREAM)


def pawn(height: int, colour: Colour) -> pygame.Surface:
    """A small figure of a person."""

    def paint(surface: pygame.Surface, factor: int) -> None:
        w, h = surface.get_size()
        surface.fill((*INK, 0))
        for grow, shade in ((0.0, INK), (0.05, colour)):
            g = grow * h
            low = h * 0.98 - g
            body = [(w * 0.5, h * 0.26 + g), (w * 0.68, h * 0.5 + g), (w - g, low - h * 0.1), (w * 0.94 - g, low),
                    (w * 0.06 + g, low), (g, low - h * 0.1), (w * 0.32, h * 0.5 + g)]  # fmt: skip
            pygame.draw.polygon(surface, shade, body)
            pygame.draw.circle(surface, shade, (w * 0.5, h * 0.25), h * 0.24 - g)

    return shapes.supersampled(max(3, round(height * 0.78)), height, paint)


def ear(height: int) -> pygame.Surface:
    """An ear of wheat."""

    def paint(surface: pygame.Surface, factor: int) -> None:
        w, h = surface.get_size()
        surface.fill((*theme.GOLD, 0))
        pygame.draw.line(surface, theme.GOLD_DEEP, (w / 2, h), (w / 2, h * 0.2), max(1, round(w * 0.12)))
        for row in range(3):
            for side in (-1, 1):
                x, y = w / 2 + side * w * 0.22, h * (0.26 + row * 0.2)
                pygame.draw.ellipse(surface, theme.GOLD, pygame.Rect(x - w * 0.2, y - h * 0.12, w * 0.4, h * 0.24))
        pygame.draw.ellipse(surface, theme.GOLD_LIGHT, pygame.Rect(w * 0.3, 0, w * 0.4, h * 0.28))

    return shapes.supersampled(max(3, round(height * 0.6)), height, paint)


def arch(wish: int, height: int) -> pygame.Surface:
    """The arch of a wish: pointed, round, or with a flat lintel, so that its shape tells it without the colour."""
    tones = WISH_TONES[wish]

    def paint(surface: pygame.Surface, factor: int) -> None:
        w, h = surface.get_size()
        surface.fill((*tones.dark, 0))
        for inset, shade in ((0.0, INK), (0.06, tones.light), (0.14, tones.main)):
            d = inset * w
            _arch_shape(surface, wish, pygame.Rect(round(d), round(d), round(w - 2 * d), round(h - 2 * d)), shade)
        if height >= 12:
            _glyph(surface, wish)

    return shapes.supersampled(max(3, round(height * 0.84)), height, paint)


def _arch_shape(surface: pygame.Surface, wish: int, rect: pygame.Rect, colour: Colour) -> None:
    if wish == 2:
        pygame.draw.rect(surface, colour, rect, border_radius=max(1, rect.w // 10))
        return
    low = pygame.Rect(rect.x, rect.y + rect.h * (45 if wish == 0 else 38) // 100, rect.w, 0)
    low.h = rect.bottom - low.y
    pygame.draw.rect(surface, colour, low, border_radius=max(1, rect.w // 12))
    if wish == 1:
        pygame.draw.ellipse(surface, colour, pygame.Rect(rect.x, rect.y, rect.w, rect.h * 80 // 100))
        return
    steps = [math.pi / 2 * i / 8 for i in range(9)]
    tall = low.y - rect.y + 2
    right = [(rect.centerx + rect.w / 2 * math.sin(t), rect.y + tall * (1 - math.cos(t)) ** 0.8) for t in steps]
    left = [(2 * rect.centerx - x, y) for x, y in reversed(right)]
    pygame.draw.polygon(surface, colour, [*right, *left])


def _glyph(surface: pygame.Surface, wish: int) -> None:
    w, h = surface.get_size()
    thick = max(1, round(w * 0.09))
    if wish == 0:
        pygame.draw.arc(surface, CREAM, pygame.Rect(w * 0.28, h * 0.3, w * 0.44, h * 0.46), math.pi, 2 * math.pi, thick)
        for x in (0.3, 0.5, 0.7):
            pygame.draw.line(surface, CREAM, (w * x, h * 0.32), (w * x, h * 0.64), max(1, thick // 2))
    elif wish == 1:
        for side in (-1, 1):
            edge = w / 2 + side * w * 0.28
            page = [(w / 2, h * 0.46), (edge, h * 0.4), (edge, h * 0.7), (w / 2, h * 0.76)]
            pygame.draw.polygon(surface, CREAM, page)
        pygame.draw.line(surface, WISH_TONES[1].dark, (w / 2, h * 0.46), (w / 2, h * 0.76), max(1, thick // 2))
    else:
        pygame.draw.circle(surface, CREAM, (w / 2, h * 0.6), w * 0.18)
        pygame.draw.polygon(surface, CREAM, [(w / 2, h * 0.24), (w * 0.65, h * 0.54), (w * 0.35, h * 0.54)])


def _block(size: tuple[int, int]) -> pygame.Surface:
    """A plain house instead of a picture."""

    def paint(surface: pygame.Surface, factor: int) -> None:
        w, h = surface.get_size()
        surface.fill((*INK, 0))
        x, y, a = w * 0.5, h * 0.7, w * 0.24
        pygame.draw.polygon(surface, CREAM, [(x - a, y - a), (x, y - a / 2), (x, y + a), (x - a, y + a / 2)])
        pygame.draw.polygon(
            surface, theme.PARCHMENT_DARK, [(x + a, y - a), (x, y - a / 2), (x, y + a), (x + a, y + a / 2)]
        )
        pygame.draw.polygon(surface, theme.TARGET, [(x, y - a * 2), (x + a, y - a), (x, y - a / 2), (x - a, y - a)])

    return shapes.supersampled(*size, paint)
