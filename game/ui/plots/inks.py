"""What plots are drawn with: eight inks on parchment, each with an engraving of its own, so that nothing is told by
colour alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import BLACK, Colour, rgb

INKS: tuple[Colour, ...] = tuple(
    rgb(code)
    for code in ("#2f3f73", "#96311f", "#2f5d3a", "#7d4f0e", "#6b2f63", "#1d5d66", "#4a4a55", "#8f4416")
)  # fmt: skip
PAPER = theme.PARCHMENT_LIGHT
DENSITY = 9.0  # units from one line of an engraving to the next
Engraving = Callable[[pygame.Surface, Colour, int, int], None]


def _plain(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    tile.fill((*ink, 255))


def _rising(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    for shift in (-side, 0, side):
        pygame.draw.line(tile, ink, (shift - side, 2 * side), (shift + 2 * side, -side), thick)


def _falling(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    for shift in (-side, 0, side):
        pygame.draw.line(tile, ink, (shift - side, -side), (shift + 2 * side, 2 * side), thick)


def _crossed(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    _rising(tile, ink, side, max(1, thick * 2 // 3))
    _falling(tile, ink, side, max(1, thick * 2 // 3))


def _dotted(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    for x, y in ((side / 4, side / 4), (side * 3 / 4, side * 3 / 4)):
        pygame.draw.circle(tile, ink, (x, y), thick * 0.75)


def _level(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    tile.fill(ink, (0, side // 3, side, thick))


def _upright(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    tile.fill(ink, (side // 3, 0, thick, side))


def _woven(tile: pygame.Surface, ink: Colour, side: int, thick: int) -> None:
    tile.fill(ink, (0, 0, side // 2, side // 2))
    tile.fill(ink, (side // 2, side // 2, side - side // 2, side - side // 2))


ENGRAVINGS: tuple[Engraving, ...] = (_plain, _rising, _dotted, _crossed, _level, _upright, _falling, _woven)


def ink_of(number: int) -> Colour:
    """The ink of a series, 0 and up."""
    return INKS[number % len(INKS)]


def engrave(canvas: Canvas, box: Box, number: int, *, lit: bool = False, faint: bool = False) -> None:
    """A filled, outlined rectangle in the ink and the engraving of a series. `lit`: the pointer or the keys are on it;
    `faint`: it is there to be compared with."""
    rect = canvas.scale.rect(box)
    if rect.w < 1 or rect.h < 1:
        return
    high = canvas.pens.text.sight.high
    ink = BLACK if high else ink_of(number)
    thick = max(1, round(1.4 * canvas.k))
    key = ("engraved", rect.size, number % len(INKS), lit, faint, high, thick)
    made = canvas.pens.assets.keep(key, lambda: _made(rect.size, ink, number, canvas.k, lit=lit, faint=faint))
    canvas.surface.blit(made, rect)


def _made(size: tuple[int, int], ink: Colour, number: int, k: float, *, lit: bool, faint: bool) -> pygame.Surface:
    made = pygame.Surface(size, pygame.SRCALPHA)
    pale = theme.mix(ink, PAPER, 0.9 if ink == BLACK else 0.86 if faint else 0.62)
    made.fill((*(theme.mix(pale, theme.GOLD_PALE, 0.4) if lit else pale), 255))
    if not faint:
        tile = _tile(ink if not lit else theme.mix(ink, theme.GOLD_LIGHT, 0.12), number, k)
        for x in range(0, size[0], tile.get_width()):
            for y in range(0, size[1], tile.get_height()):
                made.blit(tile, (x, y))
    edge = max(1, round(1.5 * k))
    pygame.draw.rect(made, theme.mix(ink, BLACK, 0.35), made.get_rect(), edge)
    if lit:
        inner = made.get_rect().inflate(-2 * edge, -2 * edge)
        pygame.draw.rect(made, theme.FOCUS, inner, max(2, round(3.2 * k)))
    return made


def expect(canvas: Canvas, x0: float, y0: float, x1: float, y1: float) -> None:
    """A mark across a bar: dark, with light edges where it lies on the bar."""
    wide, light = 3.4, 1.8
    upright = x0 == x1
    dark = Box(x0 - wide / 2, y0, wide, y1 - y0) if upright else Box(x0, y0 - wide / 2, x1 - x0, wide)
    canvas.rounded(dark.inset(-light, -light), PAPER, 255, 2)
    canvas.rounded(dark, theme.INK_BODY, 255, 1)


def _tile(ink: Colour, number: int, k: float) -> pygame.Surface:
    """One piece of an engraving, smooth, that joins itself on all sides."""
    side = max(6, round(DENSITY * k))
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill((*ink, 0))
    ENGRAVINGS[number % len(ENGRAVINGS)](large, ink, side * 4, max(4, round(side * 1.15)))
    return pygame.transform.smoothscale(large, (side, side))
