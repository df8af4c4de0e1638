"""What faces of cards are put together of: frame, plate, parchment, a picture that fills its place, a fitting name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.draw import shapes, theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style, Tones

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas
    from game.ui.ui import Ui

NAME = Style("xb", 20, theme.ON_CARD, None, 0.95, floor=False)
BODY_UPPER, BODY_LOWER = theme.PARCHMENT_LIGHT, theme.mix(theme.PARCHMENT, theme.PARCHMENT_MID, 0.6)


def plate(tones: Tones) -> tuple[theme.Colour, theme.Colour]:
    """The upper and the lower colour of a name plate; both are dark enough for the name on them."""
    upper = theme.mix(tones.main, tones.dark, 0.45)
    while theme.contrast(theme.ON_CARD, upper) < 5.0:
        upper = theme.mix(upper, tones.dark, 0.2)
    return upper, theme.mix(tones.dark, theme.INK, 0.1)


def gradient(surface: pygame.Surface, rect: pygame.Rect, upper: theme.Colour, lower: theme.Colour) -> None:
    """Fills a rectangle from one colour to another."""
    if rect.w < 1 or rect.h < 1:
        return
    strip = pygame.Surface((1, 2))
    strip.set_at((0, 0), upper)
    strip.set_at((0, 1), lower)
    surface.blit(pygame.transform.smoothscale(strip, rect.size), rect)


def plated(ui: Ui, canvas: Canvas, box: Box, tones: Tones) -> None:
    """The ground of a name, between two lines of gold."""
    rect = canvas.scale.rect(box)
    upper, lower = plate(tones)
    if ui.sight.high:
        upper = lower = theme.strong_plate(tones.dark)
    gradient(canvas.surface, rect, upper, lower)
    thick = max(1, round(1.4 * ui.scale.k))
    for y in (rect.top, rect.bottom - thick):
        canvas.surface.fill(theme.GOLD_DEEP, pygame.Rect(rect.x, y, rect.w, thick))


def parchment(ui: Ui, canvas: Canvas, box: Box) -> None:
    """The ground of what a card says."""
    upper, lower = (theme.PARCHMENT_LIGHT,) * 2 if ui.sight.high else (BODY_UPPER, BODY_LOWER)
    gradient(canvas.surface, canvas.scale.rect(box), upper, lower)


def picture(ui: Ui, canvas: Canvas, name: str, box: Box, heart: float = 0.42) -> bool:
    """A picture that fills the box, with the part around `heart` (a share of its height) in view. False: it cannot be
    used."""
    rect = canvas.scale.rect(box)
    source = ui.assets.picture(name, rect.w)
    if source is None or rect.w < 1 or rect.h < 1:
        return False
    wide, high = source.get_size()
    factor = max(rect.w / wide, rect.h / high)
    size = min(wide, round(rect.w / factor)), min(high, round(rect.h / factor))
    top = max(0, min(high - size[1], round(high * heart - size[1] / 2)))
    part = source.subsurface(pygame.Rect((wide - size[0]) // 2, top, *size))
    canvas.surface.blit(pygame.transform.smoothscale(part, rect.size), rect)
    return True


def stand_in(ui: Ui, canvas: Canvas, sign: str, box: Box, tones: Tones) -> None:
    """What is drawn where a picture is missing: the colours of the card, and its sign."""
    gradient(canvas.surface, canvas.scale.rect(box), tones.main, tones.dark)
    side = min(box.w, box.h) * 0.56
    canvas.picture(sign, box.centered(side, side))


def framed(ui: Ui, surface: pygame.Surface, tones: Tones) -> None:
    """Round corners and an edge of gold over a face, with a fine line of its colour around."""
    wide, high = surface.get_size()
    radius = max(3.0, wide * 0.06)
    rounding = shapes.rounded((wide, high), radius, (255, 255, 255, 255))
    surface.blit(rounding, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edge = max(1.0, wide * 0.008)
    line = max(1.4, wide * 0.02)
    surface.blit(shapes.rounded((wide, high), radius, None, (*theme.INK, 255), edge), (0, 0))
    ring = shapes.rounded((wide, high), radius, None, (255, 255, 255, 255), edge + line)
    leaf = pygame.transform.smoothscale(ui.assets.scaled("ui/gold_leaf", (256, 256)), (wide, high))
    leaf = leaf.convert_alpha() if pygame.display.get_surface() else leaf
    leaf.blit(ring, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(leaf, (0, 0))
    surface.blit(shapes.rounded((wide, high), radius, None, (*tones.dark, 255), edge), (0, 0))


def inner(size: Box) -> Box:
    """What the frame leaves."""
    return size.inset(size.w * 0.027)


def written(ui: Ui, canvas: Canvas, name: str, box: Box, most: float) -> None:
    """A name on its plate: one line, smaller if need be; two lines where that would be too small to read, or cut."""
    k = ui.scale.k
    least = theme.SMALLEST_PIXELS * 0.85 / k
    style, room = NAME.at(max(min(most, box.h * 0.74), least)), box.inset(box.w * 0.03, 0)
    if ui.text.fit(name, style, room.w).size >= least - 0.5:
        canvas.text_in(name, room, style, "center")
    elif box.h >= 2 * least and " " in name:
        canvas.paragraph(escape(name), room, NAME.at(min(style.size, box.h * 0.46)), "center", "middle")
    else:
        canvas.text(ui.text.shortened(name, NAME.at(least), room.w), room.cx, room.cy, NAME.at(least), "center")
