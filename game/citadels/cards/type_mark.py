"""The letter of a district type on a small dark disc, beside its gem."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.citadels.cards.tones import TYPES
from game.citadels.cards.type_names import type_letter
from game.ui.draw import shapes, theme

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas, Pens
    from game.ui.draw.geometry import Box

RADIUS = 0.64  # of the disc, in the size of the letter


def letter_pixels(pens: Pens, size: float = theme.SMALLEST) -> int:
    """The size of a letter in pixels, at least what can be read."""
    return max(theme.SMALLEST_PIXELS - 1, round(size * pens.scale.k))


def draw_letter(pens: Pens, surface: pygame.Surface, kind: str, at: tuple[float, float], pixels: int = 0) -> None:
    """The disc around a middle in pixels; 0 pixels stand for the smallest letter that can be read."""
    pixels = pixels or letter_pixels(pens)
    side = max(9, round(2 * RADIUS * pixels))
    rings = ((1.0, theme.INK), (0.93, theme.GOLD), (0.78, theme.INK))
    disc = pens.assets.keep(("letter", side), lambda: shapes.disc(side, rings))
    left, top = round(at[0] - side / 2), round(at[1] - side / 2)
    surface.blit(disc, (left, top))
    font = pens.text.raw_font("xb", pixels)
    ink = TYPES[kind].light
    made = font.render(type_letter(kind), True, pens.text.sight.ink(ink))
    baseline = round(top + side / 2 + pixels * 0.325)
    pens.text.put(surface, made, (round(left + side / 2 - made.get_width() / 2), baseline - font.get_ascent()), ink)


def type_gem(canvas: Canvas, kind: str, box: Box, alpha: int = 255) -> None:
    """The gem of a type with its letter, which stays clear when the gem is faint."""
    canvas.picture(f"citadels/ui/gem_{kind}", box, alpha)
    if canvas.pens.text.sight.letters:
        at = box.cx + box.w * 0.3, box.cy + box.h * 0.3
        draw_letter(canvas.pens, canvas.surface, kind, (at[0] * canvas.k, at[1] * canvas.k))
