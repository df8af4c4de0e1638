"""What faces are put together of: frame, plate, parchment, gems, sockets of nuns, the ribbon of a supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rattus_cartus.cards.estates import estate_letter
from game.rattus_cartus.cards.tones import ESTATES, plate
from game.rattus_cartus.content import Supply
from game.ui.draw import shapes, theme
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style, Tones

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas
    from game.ui.ui import Ui

SOCKETS = 4
NAME = Style("xb", 20, theme.ON_CARD, None, 0.95, floor=False)
RIBBON = Style("xb", 20, theme.TEXT, floor=False)
BODY_UPPER, BODY_LOWER = theme.PARCHMENT_LIGHT, theme.mix(theme.PARCHMENT, theme.PARCHMENT_MID, 0.6)


# -- grounds -----------------------------------------------------------------------------------------------------------
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
    """What is drawn where a picture is missing: the colours of the card, and the sign of its estate or kind."""
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


# -- signs -------------------------------------------------------------------------------------------------------------
def gem(ui: Ui, canvas: Canvas, estate: str, box: Box) -> None:
    """The sign of an estate, with its letter where letters are wanted."""
    canvas.picture(f"rattus_cartus/ui/estate_{estate}", box)
    if ui.sight.letters:
        letter(ui, canvas, estate, box.cx + box.w * 0.34, box.cy + box.h * 0.36)


def letter(ui: Ui, canvas: Canvas, estate: str, x: float, y: float) -> None:
    """The letter of an estate on a small dark disc around a middle."""
    pixels = max(theme.SMALLEST_PIXELS - 1, round(theme.SMALLEST * ui.scale.k))
    side = max(9, round(1.28 * pixels))
    rings = ((1.0, theme.INK), (0.93, theme.GOLD), (0.78, theme.INK))
    disc = ui.assets.keep(("letter", side), lambda: shapes.disc(side, rings))
    left, top = round(x * ui.scale.k - side / 2), round(y * ui.scale.k - side / 2)
    canvas.surface.blit(disc, (left, top))
    font, ink = ui.text.raw_font("xb", pixels), ESTATES[estate].light
    made = font.render(estate_letter(estate), True, ui.sight.ink(ink))
    at = round(left + side / 2 - made.get_width() / 2), round(top + side / 2 + pixels * 0.325) - font.get_ascent()
    ui.text.put(canvas.surface, made, at, ink)


def sockets(canvas: Canvas, nuns: int, box: Box) -> None:
    """Four places for nuns one above the other, so many of them filled: 0 is as clear as 4."""
    step = box.h / SOCKETS
    side = min(box.w, step * 0.96)
    for place in range(SOCKETS):
        spot = Box(box.cx - side / 2, box.y + step * place + (step - side) / 2, side, side)
        canvas.picture("rattus_cartus/ui/nun" if place < nuns else "rattus_cartus/ui/nun_none", spot)


def ribbon(ui: Ui, canvas: Canvas, supply: Supply, right: float, bottom: float, high: float) -> Box:
    """The supply on a dark ribbon whose lower right corner is there; where it lies."""
    parts = ["draw"] * (supply.draw > 0) + ["rat"] * supply.rats + ["look"] * supply.look
    wide = {"draw": high * 1.5, "rat": high * 0.92, "look": high * 1.12}
    total = sum(wide[part] for part in parts) + high * 0.3
    box = Box(right - total, bottom - high, total, high)
    canvas.rounded(box, theme.INK, 225, high * 0.22, theme.HAIRLINE, 90, 1.0)
    x = box.x + high * 0.15
    for part in parts:
        supply_sign(ui, canvas, part, Box(x, box.y, wide[part], high).inset(0, high * 0.1), supply.draw)
        x += wide[part]
    return box


def supply_sign(ui: Ui, canvas: Canvas, part: str, box: Box, count: int = 0) -> None:
    """One part of a supply: "draw" with its number, "rat" (to be discarded) or "look" (at the nun row)."""
    side = box.h
    if part == "draw":
        back = Box(box.x + side * 0.08, box.cy - side * 0.42, side * 0.6, side * 0.84)
        canvas.picture("rattus_cartus/ui/back_follower", back)
        canvas.text(f"+{count}", back.right + side * 0.1, box.cy, RIBBON.at(max(13.0, side * 0.64)))
    elif part == "rat":
        coin = box.centered(side * 0.96, side * 0.96)
        canvas.picture("rattus_cartus/ui/rat_token", coin)
        slash(canvas, coin)
    else:
        nun = Box(box.x + side * 0.04, box.cy - side * 0.44, side * 0.88, side * 0.88)
        canvas.picture("rattus_cartus/ui/nun", nun)
        eye(canvas, Box(nun.right - side * 0.34, nun.cy - side * 0.02, side * 0.6, side * 0.46))


def slash(canvas: Canvas, box: Box) -> None:
    """A red stroke through a sign: it goes away."""
    rect = canvas.scale.rect(box)

    def paint(surface: pygame.Surface, _factor: int) -> None:
        wide, high = surface.get_size()
        for thick, colour in ((0.2, theme.INK), (0.13, theme.DANGER), (0.05, theme.TARGET)):
            ends = (wide * 0.16, high * 0.84), (wide * 0.84, high * 0.16)
            pygame.draw.line(surface, colour, *ends, max(2, round(wide * thick)))

    size = max(6, rect.w), max(6, rect.h)
    made = canvas.pens.assets.keep(("rattus slash", size), lambda: shapes.supersampled(*size, paint))
    canvas.surface.blit(made, rect)


def eye(canvas: Canvas, box: Box) -> None:
    """An open eye: something is looked at."""
    rect = canvas.scale.rect(box)

    def paint(surface: pygame.Surface, _factor: int) -> None:
        wide, high = surface.get_size()
        for share, colour in ((1.0, theme.INK), (0.8, theme.ON_CARD)):
            lens = pygame.Rect(0, 0, round(wide * share), round(high * share * 0.86))
            lens.center = wide // 2, high // 2
            pygame.draw.ellipse(surface, colour, lens)
        for share, colour in ((0.3, ESTATES["church"].main), (0.15, theme.INK)):
            pygame.draw.circle(surface, colour, (wide / 2, high / 2), high * share)

    size = max(6, rect.w), max(5, rect.h)
    made = canvas.pens.assets.keep(("rattus eye", size), lambda: shapes.supersampled(*size, paint))
    canvas.surface.blit(made, rect)


# -- words -------------------------------------------------------------------------------------------------------------
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
