"""The signs on faces: gems, sockets of nuns, the ribbon of a supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rattus_cartus.cards.estates import estate_letter
from game.rattus_cartus.cards.tones import ESTATES
from game.rattus_cartus.content import Supply
from game.ui.draw import shapes, theme
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.ui.draw.canvas import Canvas
    from game.ui.draw.easel import Easel

SOCKETS = 4
RIBBON = Style("xb", 20, theme.TEXT, floor=False)


# -- signs -------------------------------------------------------------------------------------------------------------
def gem(easel: Easel, canvas: Canvas, estate: str, box: Box) -> None:
    """The sign of an estate, with its letter where letters are wanted."""
    canvas.picture(f"rattus_cartus/ui/estate_{estate}", box)
    if easel.sight.letters:
        letter(easel, canvas, estate, box.cx + box.w * 0.34, box.cy + box.h * 0.36)


def letter(easel: Easel, canvas: Canvas, estate: str, x: float, y: float) -> None:
    """The letter of an estate on a small dark disc around a middle."""
    pixels = max(theme.SMALLEST_PIXELS - 1, round(theme.SMALLEST * easel.scale.k))
    side = max(9, round(1.28 * pixels))
    rings = ((1.0, theme.INK), (0.93, theme.GOLD), (0.78, theme.INK))
    disc = easel.assets.keep(("letter", side), lambda: shapes.disc(side, rings))
    left, top = round(x * easel.scale.k - side / 2), round(y * easel.scale.k - side / 2)
    canvas.surface.blit(disc, (left, top))
    font, ink = easel.text.raw_font("xb", pixels), ESTATES[estate].light
    made = font.render(estate_letter(estate), True, easel.sight.ink(ink))
    at = round(left + side / 2 - made.get_width() / 2), round(top + side / 2 + pixels * 0.325) - font.get_ascent()
    easel.text.put(canvas.surface, made, at, ink)


def sockets(canvas: Canvas, nuns: int, box: Box) -> None:
    """Four places for nuns one above the other, so many of them filled: 0 is as clear as 4."""
    step = box.h / SOCKETS
    side = min(box.w, step * 0.96)
    for place in range(SOCKETS):
        spot = Box(box.cx - side / 2, box.y + step * place + (step - side) / 2, side, side)
        canvas.picture("rattus_cartus/ui/nun" if place < nuns else "rattus_cartus/ui/nun_none", spot)


def ribbon(easel: Easel, canvas: Canvas, supply: Supply, right: float, bottom: float, high: float) -> Box:
    """The supply on a dark ribbon whose lower right corner is there; where it lies."""
    parts = ["draw"] * (supply.draw > 0) + ["rat"] * supply.rats + ["look"] * supply.look
    wide = {"draw": high * 1.5, "rat": high * 0.92, "look": high * 1.12}
    total = sum(wide[part] for part in parts) + high * 0.3
    box = Box(right - total, bottom - high, total, high)
    canvas.rounded(box, theme.INK, 225, high * 0.22, theme.HAIRLINE, 90, 1.0)
    x = box.x + high * 0.15
    for part in parts:
        supply_sign(easel, canvas, part, Box(x, box.y, wide[part], high).inset(0, high * 0.1), supply.draw)
        x += wide[part]
    return box


def supply_sign(easel: Easel, canvas: Canvas, part: str, box: Box, count: int = 0) -> None:
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
