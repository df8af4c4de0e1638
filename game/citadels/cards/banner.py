"""A character in the call order: a banner with its portrait, its seal, and its name above the swallow tail."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.citadels.cards.layouts import SEAL_WIDTH
from game.ui.cards import gradient
from game.ui.draw import shapes, theme
from game.ui.draw.scaling import smoothscale
from game.ui.draw.shapes import Point

if TYPE_CHECKING:
    from game.citadels.cards.maker import CardFace
    from game.ui.draw.easel import Easel

TAIL, LOW_TAIL = 11.0, 0.12  # units: how deep the swallow tail is, and what share of a low banner at most
BAND, LOW_BAND, NAME = 25.0, 0.4, 17.0  # the same of the name's ground; its type
EYES, EYES_AT = 0.38, 0.47  # share of the picture's height that is shown at this share of the room for it
PORTRAIT, SIDES = 0.68, 0.13  # of the width: the portrait, and how far its edges fade into the cloth
FOLDS = 6
SEAL_RADIUS, FIGURE = 13.0, theme.SMALLEST


def outline(size: tuple[int, int], tail: float) -> list[Point]:
    """The edge of a banner with a tail of so many pixels."""
    width, height = size
    return [(0, 0), (width, 0), (width, height), (width / 2, height - tail), (0, height)]


def tail(easel: Easel, size: tuple[int, int]) -> float:
    """How deep the swallow tail of a banner of that size is, in pixels."""
    return min(TAIL * easel.scale.k, size[1] * LOW_TAIL)


def name_band(easel: Easel, size: tuple[int, int]) -> pygame.Rect:
    """Where the name stands, in pixels."""
    k = easel.scale.k
    high = max(theme.SMALLEST_PIXELS + 3, round(min(BAND * k, size[1] * LOW_BAND)))
    return pygame.Rect(0, size[1] - round(tail(easel, size)) - high + round(2 * k), size[0], high)


def banner(easel: Easel, face: CardFace, size: tuple[int, int], picture: str) -> pygame.Surface:
    """The whole banner, of `size` pixels."""
    k, (width, height) = easel.scale.k, size
    tones, band = face.tones, name_band(easel, size)
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((*theme.INK, 255))
    gradient(made, made.get_rect(), theme.mix(tones.main, theme.INK, 0.25), theme.mix(tones.dark, theme.INK, 0.2))
    _portrait(easel, made, face, picture, band.top)
    below = pygame.Rect(0, band.top, width, height - band.top)
    flat = theme.strong_plate(tones.dark) if easel.sight.high else theme.mix(tones.main, tones.dark, 0.75)
    gradient(made, below, flat, flat if easel.sight.high else theme.mix(tones.dark, theme.INK, 0.3))
    made.fill(theme.GOLD, pygame.Rect(0, band.top, width, max(1, round(1.4 * k))))
    if not easel.sight.high:
        _folds(made)
    cloth = shapes.supersampled(width, height, partial(_cut, tail=tail(easel, size)))
    made.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shapes.supersampled(width, height, partial(_hem, tail=tail(easel, size), k=k)), (0, 0))
    _name(easel, made, face, band)
    _seal(easel, made, face)
    return made


def veil(easel: Easel, size: tuple[int, int], alpha: int) -> pygame.Surface:
    """What darkens a banner of that size."""

    def make() -> pygame.Surface:
        cloth = shapes.supersampled(*size, partial(_cut, tail=tail(easel, size)))
        cloth.fill((*theme.INK, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return cloth

    return easel.assets.keep(("banner_veil", size, alpha), make)


def glow(easel: Easel, size: tuple[int, int], colour: theme.Colour, width: float) -> pygame.Surface:
    """The light round a banner of that size, larger on every side by four times `width` (units)."""
    k = easel.scale.k
    margin = round(4 * width * k)
    whole = size[0] + 2 * margin, size[1] + 2 * margin

    def paint(surface: pygame.Surface, factor: int) -> None:
        points = [((x + margin) * factor, (y + margin) * factor) for x, y in outline(size, tail(easel, size))]
        surface.fill((*colour, 0))
        for thick, alpha in ((7.0, 26), (4.6, 52), (2.8, 90)):
            pygame.draw.lines(surface, (*colour, alpha), True, points, round(thick * width * k * factor / 1.6))
        pygame.draw.lines(surface, (*colour, 255), True, points, round(width * k * factor))

    return easel.assets.keep(("banner_glow", size, colour, margin), lambda: shapes.supersampled(*whole, paint))


def _portrait(easel: Easel, made: pygame.Surface, face: CardFace, name: str, high: int) -> None:
    """The face, with the cloth seen at both sides of it."""
    width = made.get_width()
    wide = round(width * PORTRAIT)
    source = easel.assets.picture(name, wide) or easel.assets.picture(f"citadels/cards/emblem_{face.frame}", wide)
    if source is None or high < 4:
        return
    whole_w, whole_h = source.get_size()
    crop_h = min(whole_h, round(whole_w * high / wide))
    top = max(0, min(whole_h - crop_h, round(EYES * whole_h - EYES_AT * crop_h)))
    part = source.subsurface(pygame.Rect(0, top, whole_w, crop_h))
    shown = pygame.Surface((wide, high), pygame.SRCALPHA)
    shown.blit(smoothscale(part, (wide, high)), (0, 0))
    fade = round(width * SIDES)
    for x in range(fade):
        alpha = round(255 * x / fade)
        for column in (x, wide - 1 - x):
            shown.fill((255, 255, 255, alpha), pygame.Rect(column, 0, 1, high), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(shown, ((width - wide) // 2, 0))


def _folds(made: pygame.Surface) -> None:
    """Soft folds of the cloth."""
    width, height = made.get_size()
    strip = pygame.Surface((2 * FOLDS + 1, 1), pygame.SRCALPHA)
    for at in range(2 * FOLDS + 1):
        strip.set_at((at, 0), (*theme.BLACK, 44) if at % 2 == 0 else (*theme.WHITE, 14))
    made.blit(smoothscale(strip, (width, height)), (0, 0))


def _cut(surface: pygame.Surface, factor: int, *, tail: float) -> None:
    surface.fill((*theme.WHITE, 0))
    pygame.draw.polygon(surface, theme.WHITE, outline(surface.get_size(), tail * factor))


def _hem(surface: pygame.Surface, factor: int, *, tail: float, k: float) -> None:
    """A line of gold along the edge."""
    s, (width, height) = factor * k, surface.get_size()
    surface.fill((*theme.INK, 0))
    for margin, thick, colour in ((1.0, 3.6, theme.INK), (1.4, 1.8, theme.GOLD)):
        inner = [(margin * s + x * (width - 2 * margin * s) / width, y if y == 0 else y - margin * s)
                 for x, y in outline((width, height), tail * factor)]  # fmt: skip
        pygame.draw.lines(surface, (*colour, 255), True, inner, max(1, round(thick * s)))


def _name(easel: Easel, made: pygame.Surface, face: CardFace, band: pygame.Rect) -> None:
    pixels = max(theme.SMALLEST_PIXELS, min(round(NAME * easel.scale.k), round(band.h * 0.78)))
    while pixels > 8 and easel.text.raw_font("xb", pixels).size(face.name)[0] > band.w - 8 * easel.scale.k:
        pixels -= 1
    font = easel.text.raw_font("xb", pixels)
    text = font.render(face.name, True, easel.sight.ink(theme.TEXT))
    baseline = band.centery + round(pixels * 0.36)
    easel.text.put(made, text, (band.centerx - text.get_width() // 2, baseline - font.get_ascent()), theme.TEXT)


def _seal(easel: Easel, made: pygame.Surface, face: CardFace) -> None:
    k = easel.scale.k
    side, at = round(SEAL_RADIUS * SEAL_WIDTH * k), round(17 * k)
    made.blit(easel.assets.scaled(f"ui/seal_{face.number}", (side, side)), (at - side // 2, at - side // 2 + round(k)))
    pixels = max(theme.SMALLEST_PIXELS, round(FIGURE * k))
    edge = theme.seal_edge(face.tones)
    easel.text.put_figure(made, face.number, "black", pixels, (at, at + pixels * 0.35), theme.TEXT, edge)
