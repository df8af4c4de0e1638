"""Tiles without a baked frame: those of the call order, and the low ones of large tables' cities.

Both show a strip of the picture above a band with the name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.citadels.cards.layouts import COIN_WIDTH, GEM_WIDTH, SEAL_WIDTH, layouts
from game.citadels.cards.tile_name import write_tile_name
from game.citadels.cards.type_mark import draw_letter
from game.ui.draw import shapes, theme

if TYPE_CHECKING:
    from game.citadels.cards.maker import CardFace
    from game.ui.ui import Ui

BAND, SEAL_RADIUS, RADIUS = 24.0, 13.0, 8.0
EYES = 0.40  # share of the picture's height that is shown ...
EYES_AT = 0.36  # ... at this share of the tile's height
PLAQUE_BAND, PLAQUE_RADIUS = 18.5, 5.0
ROOMY = 39.0  # units: a plaque so high has larger signs
FIGURE = theme.SMALLEST


def call_tile(ui: Ui, face: CardFace, size: tuple[int, int], picture: str) -> pygame.Surface:
    """A character of `size` pixels in the call order."""
    k = ui.scale.k
    tile = _ground(size)
    _picture(ui, tile, face, picture, (EYES, EYES_AT))
    band = max(18, round(BAND * k))
    ground = _band(ui, tile, face, band)
    _name(ui, tile, face, ground)
    _close(ui, tile, RADIUS, 2.0)
    side = round(SEAL_RADIUS * SEAL_WIDTH * k)
    at = round(16 * k)
    tile.blit(ui.assets.scaled(f"ui/seal_{face.number}", (side, side)), (at - side // 2, at - side // 2 + round(k)))
    pixels = max(theme.SMALLEST_PIXELS, round(FIGURE * k))
    edge = theme.seal_edge(face.tones)
    ui.text.put_figure(tile, face.number, "black", pixels, (at, at + pixels * 0.35), theme.TEXT, edge)
    return tile


def plaque(ui: Ui, face: CardFace, size: tuple[int, int], picture: str) -> pygame.Surface:
    """A district of `size` pixels: cost, letter and type above its name."""
    k = ui.scale.k
    tile = _ground(size)
    band = max(theme.SMALLEST_PIXELS + 2, round(PLAQUE_BAND * k))
    tall = layouts()["tile"]
    whole, window = tall.picture(face.kind, face.id), tall.window(face.kind)
    _picture(ui, tile, face, picture, ((window.cy - whole.y) / whole.h, 0.5), band)
    ground = _band(ui, tile, face, band)
    write_tile_name(ui, tile, face.name, (ground.top, ground.bottom), face.tones.dark, 1)
    _close(ui, tile, PLAQUE_RADIUS, 1.6)
    _plaque_signs(ui, tile, face, (size[1] - band) / k)
    return tile


def _plaque_signs(ui: Ui, tile: pygame.Surface, face: CardFace, room: float) -> None:
    """Cost on the left, letter and type on the right, in a strip of so many units; the name may not be touched."""
    k, across = ui.scale.k, tile.get_width() / ui.scale.k
    radius = 11.0 if tile.get_height() >= ROOMY * k else 9.0
    middle = max(radius, room / 2 + 1)
    _sprite(ui, tile, "ui/coin_blank", (radius + 2, middle), radius * COIN_WIDTH)
    pixels = max(10, round(FIGURE * k * (1.0 if radius > 10 else 0.9)))
    font = ui.text.raw_font("black", pixels)
    made = font.render(face.number, True, theme.NUMERAL)
    at = round((radius + 2) * k - made.get_width() / 2), round(middle * k + pixels * 0.35) - font.get_ascent()
    ui.text.put(tile, made, at, theme.NUMERAL)
    gem = radius * 0.98
    _sprite(ui, tile, f"citadels/ui/gem_{face.type}", (across - gem - 4, middle), gem * GEM_WIDTH)
    if ui.sight.letters and face.type:
        beside = (across - 2.0 * gem - radius - 4) * k, middle * k
        draw_letter(ui.pens, tile, face.type, beside, round(pixels * 0.95))


def _ground(size: tuple[int, int]) -> pygame.Surface:
    tile = pygame.Surface(size, pygame.SRCALPHA)
    tile.fill((*theme.INK, 255))
    return tile


def _picture(
    ui: Ui, tile: pygame.Surface, face: CardFace, name: str, heart: tuple[float, float], below: int = 0
) -> None:
    """A strip of the picture, `below` pixels less high than the tile: a share of its height at one of the strip's."""
    size = tile.get_width(), max(4, tile.get_height() - below)
    source = ui.assets.picture(name, size[0]) or ui.assets.picture(f"citadels/cards/emblem_{face.frame}", size[0])
    if source is None:
        return
    width, height = source.get_size()
    crop_h = min(height, round(width * size[1] / size[0]))
    top = max(0, min(height - crop_h, round(heart[0] * height - heart[1] * crop_h)))
    part = source.subsurface(pygame.Rect(0, top, width, crop_h))
    tile.blit(pygame.transform.smoothscale(part, size), (0, 0))


def _band(ui: Ui, tile: pygame.Surface, face: CardFace, height: int) -> pygame.Rect:
    """The ground of the name with a line of gold above it."""
    ground = pygame.Rect(0, tile.get_height() - height, tile.get_width(), height)
    flat = theme.mix(face.tones.main, face.tones.dark, 0.75)
    tile.fill(theme.strong_plate(face.tones.dark) if ui.sight.high else flat, ground)
    tile.fill(theme.GOLD_DEEP, pygame.Rect(0, ground.y, tile.get_width(), max(1, round(ui.scale.k))))
    return ground


def _close(ui: Ui, tile: pygame.Surface, radius: float, width: float) -> None:
    """Round corners and a line of gold."""
    k = ui.scale.k
    rounding = shapes.rounded(tile.get_size(), radius * k, (255, 255, 255, 255))
    tile.blit(rounding, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = ui.skins.rounded(tile.get_size(), radius * k, None, 0, theme.GOLD, 255, max(1.0, width * k))
    tile.blit(line, (0, 0))


def _sprite(ui: Ui, tile: pygame.Surface, name: str, at: tuple[float, float], width: float) -> None:
    """A picture around a middle in units."""
    k, side = ui.scale.k, max(5, round(width * ui.scale.k))
    tile.blit(ui.assets.scaled(name, (side, side)), (round(at[0] * k) - side // 2, round(at[1] * k) - side // 2))


def _name(ui: Ui, tile: pygame.Surface, face: CardFace, ground: pygame.Rect) -> None:
    pixels = max(13, round(16.5 * ui.scale.k))
    while pixels > 8 and ui.text.raw_font("xb", pixels).size(face.name)[0] > ground.w - 8 * ui.scale.k:
        pixels -= 1
    font = ui.text.raw_font("xb", pixels)
    made = font.render(face.name, True, ui.sight.ink(theme.TEXT))
    baseline = ground.centery + round(pixels * 0.33)
    ui.text.put(tile, made, (ground.centerx - made.get_width() // 2, baseline - font.get_ascent()), theme.TEXT)
