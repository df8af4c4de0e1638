"""A district of another player: the front of a house with a gable in the colour of its type, its picture, and at its
foot what it cost and the sign of the type."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.citadels.cards.layouts import COIN_WIDTH, GEM_WIDTH
from game.citadels.cards.tile_name import abbreviated
from game.citadels.cards.type_mark import draw_letter
from game.ui.cards import gradient
from game.ui.draw import shapes, theme
from game.ui.draw.scaling import smoothscale
from game.ui.draw.shapes import Point

if TYPE_CHECKING:
    from game.citadels.cards.maker import CardFace
    from game.ui.draw.easel import Easel

EAVES, PEAK = 0.055, 0.16  # of the width: how far the roof stands over; of the height: the gable
FOOT, LOWEST_FOOT = 0.2, 18.0  # of the height, units
COST, SMALLEST_COST = 0.165, 14.0  # radius of the coin: of the width, units
HEART = 0.22  # share of what does not fit that is cut off the picture's upper end
NAMED_FROM = 0.83, 78.0, 104.0  # pixels per unit, of width and of height: from there a name is set above the foot
LOWER_COINS = 46.0  # units: in narrower houses the sign stands above the cost


def front(size: tuple[int, int], margin: float = 0.0) -> list[Point]:
    """The outline of the wall with its gable, in pixels."""
    width, height = size
    left, top = width * EAVES + margin, height * PEAK
    return [
        (left, height - margin),
        (left, top),
        (width / 2, margin),
        (width - left, top),
        (width - left, height - margin),
    ]


def house(easel: Easel, face: CardFace, size: tuple[int, int], picture: str) -> pygame.Surface:
    """The whole front, of `size` pixels."""
    k, (width, height) = easel.scale.k, size
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((*theme.INK, 255))
    foot = round(max(LOWEST_FOOT * k, height * FOOT))
    _picture(easel, made, face, picture, height - foot)
    band = pygame.Rect(0, height - foot, width, foot)
    gradient(made, band, face.tones.main, face.tones.dark)
    made.fill(theme.INK, pygame.Rect(0, band.y, width, max(1, round(1.6 * k))))
    _name(easel, made, face, band)
    wall = shapes.supersampled(width, height, partial(_wall, size=size))
    made.blit(wall, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    roof = theme.mix(face.tones.main, theme.GOLD_PALE, 0.25)
    made.blit(shapes.supersampled(width, height, partial(_lines, size=size, roof=roof, k=k)), (0, 0))
    _signs(easel, made, face, band)
    return made


def outline(easel: Easel, size: tuple[int, int], colour: theme.Colour, width: float) -> pygame.Surface:
    """The line round a front that can be chosen, a little larger than the front itself on all sides (by `width`)."""
    pixels = max(2, round(width * easel.scale.k))
    whole = size[0] + 2 * pixels, size[1] + 2 * pixels

    def paint(surface: pygame.Surface, factor: int) -> None:
        points = [((x + pixels) * factor, (y + pixels) * factor) for x, y in front(size)]
        pygame.draw.lines(surface, (*theme.INK, 200), True, points, round((pixels + 2) * factor))
        pygame.draw.lines(surface, (*colour, 255), True, points, pixels * factor)
        for x, y in points:
            pygame.draw.circle(surface, (*colour, 255), (x, y), pixels * factor / 2)

    return easel.assets.keep(("house_line", size, colour, pixels), lambda: shapes.supersampled(*whole, paint))


def _picture(easel: Easel, made: pygame.Surface, face: CardFace, name: str, high: int) -> None:
    """The upper part of the picture, as wide as the front."""
    width = made.get_width()
    source = easel.assets.picture(name, width) or easel.assets.picture(f"citadels/cards/emblem_{face.frame}", width)
    if source is None or high < 4:
        return
    whole_w, whole_h = source.get_size()
    crop_h = min(whole_h, round(whole_w * high / width))
    top = round((whole_h - crop_h) * HEART)
    part = source.subsurface(pygame.Rect(0, top, whole_w, crop_h))
    made.blit(smoothscale(part, (width, high)), (0, 0))


def coin_radius(easel: Easel, width: int) -> float:
    """How large the coin with the cost is, in pixels."""
    return max(SMALLEST_COST * easel.scale.k, width * COST)


def _name(easel: Easel, made: pygame.Surface, face: CardFace, band: pygame.Rect) -> None:
    """The name on a line above the foot, where there is room for it in a type that can be read."""
    k = easel.scale.k
    if k < NAMED_FROM[0] or band.w < NAMED_FROM[1] or made.get_height() < NAMED_FROM[2]:
        return
    room, pixels = band.w * (1 - 2 * EAVES) - 4, round(15 * max(1.0, k))
    font = easel.text.raw_font("xb", pixels)
    name = face.name
    if font.size(name)[0] > room:
        name = abbreviated(name, room, lambda part: font.size(part)[0])
    above = min(band.y, round(made.get_height() - 2 * coin_radius(easel, band.w)))
    line = pygame.Rect(0, above - pixels - round(5 * k), band.w, pixels + round(5 * k))
    made.fill(theme.mix(face.tones.dark, theme.INK, 0.45), line)
    text = font.render(name, True, theme.ON_CARD)
    at = line.centerx - text.get_width() // 2, line.centery + round(pixels * 0.33) - font.get_ascent()
    easel.text.put(made, text, at, theme.ON_CARD)


def _wall(surface: pygame.Surface, factor: int, *, size: tuple[int, int]) -> None:
    surface.fill((*theme.WHITE, 0))
    pygame.draw.polygon(surface, theme.WHITE, [(x * factor, y * factor) for x, y in front(size)])


def _lines(surface: pygame.Surface, factor: int, *, size: tuple[int, int], roof: theme.Colour, k: float) -> None:
    """The edge of the wall and the eaves."""
    s = factor * k
    points = [(x * factor, y * factor) for x, y in front(size, 1.2 * k)]
    surface.fill((*theme.INK, 0))
    pygame.draw.lines(surface, (*theme.INK, 235), True, points, round(4.2 * s))
    pygame.draw.lines(surface, (*theme.GOLD, 255), True, points, round(2.0 * s))
    width, height = size[0] * factor, size[1] * factor
    low, high = height * PEAK * 1.25, 3.2 * s
    eaves = [(3.2 * s, low), (width / 2, high), (width - 3.2 * s, low)]
    for colour, thick in ((theme.INK, 6.6), (roof, 3.8)):
        pygame.draw.lines(surface, (*colour, 255), False, eaves, round(thick * s))
        for x, y in eaves:
            pygame.draw.circle(surface, (*colour, 255), (x, y), thick * s / 2)


def _signs(easel: Easel, made: pygame.Surface, face: CardFace, band: pygame.Rect) -> None:
    """The cost on the left and the type on the right; in a narrow house the type above the cost."""
    k, width = easel.scale.k, made.get_width()
    radius = coin_radius(easel, width)
    narrow = width < LOWER_COINS * k
    middle = min(band.centery, made.get_height() - radius * 0.92)
    coin = (width / 2 if narrow else radius * 0.98, middle)
    gem = (width / 2 if narrow else width - radius * 0.98, middle - (2 * radius if narrow else 0))
    for at in (coin, gem):
        pygame.draw.circle(made, theme.INK, at, radius + 1)
    _sprite(easel, made, "ui/coin_blank", coin, radius * COIN_WIDTH)
    _sprite(easel, made, f"citadels/ui/gem_{face.type}", gem, radius * 0.92 * GEM_WIDTH)
    pixels = max(13, round(radius * 1.3))
    font = easel.text.raw_font("black", pixels)
    figure = font.render(face.number, True, theme.NUMERAL)
    at = round(coin[0] - figure.get_width() / 2), round(coin[1] + pixels * 0.35) - font.get_ascent()
    easel.text.put(made, figure, at, theme.NUMERAL)
    if easel.sight.letters and face.type:
        draw_letter(easel.pens, made, face.type, (gem[0] + (0 if not narrow else radius), gem[1] - radius * 1.5))


def _sprite(easel: Easel, made: pygame.Surface, name: str, at: tuple[float, float], width: float) -> None:
    """A picture round a middle, all in pixels."""
    side = max(5, round(width))
    made.blit(easel.assets.scaled(name, (side, side)), (round(at[0]) - side // 2, round(at[1]) - side // 2))
