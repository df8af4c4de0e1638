"""The tile of the call order: a cropped face, a band with the name, the rank seal (no baked frame)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import shapes, theme
from game.ui.card_layouts import SEAL_WIDTH

if TYPE_CHECKING:
    from game.ui.cards import Face
    from game.ui.ui import Ui

BAND, SEAL_RADIUS, INSET, RADIUS = 24.0, 11.5, 2.0, 8.0
EYES = 0.40  # share of the picture's height that is shown ...
EYES_AT = 0.36  # ... at this share of the tile's height


def call_tile(ui: Ui, face: Face, size: tuple[int, int], picture: str) -> pygame.Surface:
    """A tile of `size` pixels."""
    k = ui.scale.k
    tile = pygame.Surface(size, pygame.SRCALPHA)
    tile.fill((*theme.INK, 255))
    _face(ui, tile, picture if ui.assets.picture(picture, size[0]) else f"cards/emblem_{face.frame}", size)
    band = max(18, round(BAND * k))
    ground = pygame.Rect(0, size[1] - band, size[0], band)
    tile.fill(theme.mix(face.tones.main, face.tones.dark, 0.75), ground)
    tile.fill(theme.GOLD_DEEP, pygame.Rect(0, ground.y, size[0], max(1, round(k))))
    _name(ui, tile, face, ground)
    rounding = shapes.rounded(size, RADIUS * k, (255, 255, 255, 255))
    tile.blit(rounding, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = ui.skins.rounded(size, RADIUS * k, None, 0, theme.GOLD, 255, max(1.0, 2 * k))
    tile.blit(line, (0, 0))
    side = round(SEAL_RADIUS * SEAL_WIDTH * k)
    at = round(15.5 * k)
    tile.blit(ui.assets.scaled(f"ui/seal_{face.number}", (side, side)), (at - side // 2, at - side // 2 + round(k)))
    _numeral(ui, tile, face.number, at)
    return tile


def _face(ui: Ui, tile: pygame.Surface, picture: str, size: tuple[int, int]) -> None:
    source = ui.assets.picture(picture, size[0])
    if source is None:
        return
    width, height = source.get_size()
    crop_h = min(height, round(width * size[1] / size[0]))
    top = max(0, min(height - crop_h, round(EYES * height - EYES_AT * crop_h)))
    part = source.subsurface(pygame.Rect(0, top, width, crop_h))
    tile.blit(pygame.transform.smoothscale(part, size), (0, 0))


def _name(ui: Ui, tile: pygame.Surface, face: Face, ground: pygame.Rect) -> None:
    pixels = max(13, round(16.5 * ui.scale.k))
    while pixels > 8 and ui.text.raw_font("xb", pixels).size(face.name)[0] > ground.w - 8 * ui.scale.k:
        pixels -= 1
    font = ui.text.raw_font("xb", pixels)
    made = font.render(face.name, True, theme.TEXT)
    baseline = ground.centery + round(pixels * 0.33)
    tile.blit(made, (ground.centerx - made.get_width() // 2, baseline - font.get_ascent()))


def _numeral(ui: Ui, tile: pygame.Surface, number: str, at: int) -> None:
    pixels = max(10, round(SEAL_RADIUS * 1.25 * ui.scale.k))
    font = ui.text.raw_font("black", pixels)
    made = font.render(number, True, theme.TEXT)
    tile.blit(made, (at - made.get_width() // 2, at + round(pixels * 0.35) - font.get_ascent()))
