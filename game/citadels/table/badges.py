"""Small signs for what lies on characters and districts: told apart by shape and symbol, not by colour alone."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

import pygame

from game.citadels.cards import tones
from game.citadels.table.models import TileModel
from game.ui.draw import shapes, theme
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

# The signs of the table in plain shapes, for when their pictures are missing.

PAPER, PAPER_EDGE, WAX = tones.PAPER, tones.PAPER_EDGE, tones.WAX
LETTER, LETTER_EDGE, FLOWER = tones.LETTER, tones.LETTER_EDGE, tones.FLOWER
SPELL, SPELL_EDGE = tones.SPELL, tones.SPELL_EDGE
GOLD, STEEL = theme.GOLD, tones.STEEL
Draw = Callable[[pygame.Surface, float, str], None]


def painter(name: str) -> Callable[[pygame.Surface, int], None]:
    """What draws a sign (killed, warrant_real, tax ...) on a square surface."""
    kind, _sep, face = name.partition("_")

    def draw(surface: pygame.Surface, _factor: int) -> None:
        DRAWN.get(kind, _disc)(surface, surface.get_width() / 24, face)

    return draw


def _disc(surface: pygame.Surface, s: float, face: str, fill: theme.Colour = GOLD) -> None:
    pygame.draw.circle(surface, theme.INK, (12 * s, 12 * s), 11.5 * s)
    pygame.draw.circle(surface, fill, (12 * s, 12 * s), 10.4 * s)


def _killed(surface: pygame.Surface, s: float, face: str) -> None:
    """A dagger on red."""
    _disc(surface, s, face, WAX)
    blade = [(4 * s, 20 * s), (13 * s, 8 * s), (16 * s, 11 * s)]
    pygame.draw.polygon(surface, STEEL, blade)
    pygame.draw.line(surface, GOLD, (11 * s, 6 * s), (18 * s, 13 * s), round(2 * s))
    pygame.draw.line(surface, theme.INK, (15 * s, 9 * s), (20 * s, 4 * s), round(2.6 * s))


def _robbed(surface: pygame.Surface, s: float, face: str) -> None:
    """A sack."""
    bag = [(9, 7), (6, 3), (12, 4.5), (18, 3), (15, 7), (20, 14), (20, 21), (4, 21), (4, 14)]
    for size, colour in ((1.1, theme.INK), (1.0, tones.MASK)):
        pygame.draw.polygon(surface, colour, [((12 + (x - 12) * size) * s, (12 + (y - 12) * size) * s) for x, y in bag])
    pygame.draw.circle(surface, GOLD, (16 * s, 17 * s), 4 * s)


def _out(surface: pygame.Surface, s: float, face: str) -> None:
    """A cross."""
    _disc(surface, s, face, tones.STONE)
    for start, end in (((7, 7), (17, 17)), ((17, 7), (7, 17))):
        pygame.draw.line(surface, STEEL, (start[0] * s, start[1] * s), (end[0] * s, end[1] * s), round(3.4 * s))


def _tax(surface: pygame.Surface, s: float, face: str) -> None:
    """A chest."""
    pygame.draw.rect(surface, theme.INK, pygame.Rect(1 * s, 4 * s, 22 * s, 18 * s), border_radius=round(4 * s))
    pygame.draw.rect(surface, LETTER, pygame.Rect(2.2 * s, 5.2 * s, 19.6 * s, 15.6 * s), border_radius=round(3 * s))
    pygame.draw.circle(surface, GOLD, (12 * s, 15.7 * s), 6 * s)


def _under(surface: pygame.Surface, s: float, face: str) -> None:
    """A frame."""
    pygame.draw.rect(surface, GOLD, pygame.Rect(4 * s, 5 * s, 16 * s, 18 * s))
    pygame.draw.rect(surface, theme.INK, pygame.Rect(6 * s, 7 * s, 12 * s, 14 * s))


def _spell(surface: pygame.Surface, s: float, face: str) -> None:
    """A disc with a star of five points."""
    pygame.draw.circle(surface, SPELL_EDGE, (12 * s, 12 * s), 11.5 * s)
    pygame.draw.circle(surface, SPELL, (12 * s, 12 * s), 10 * s)
    points = []
    for corner in range(10):
        radius = (7.6 if corner % 2 == 0 else 3.2) * s
        angle = -pi / 2 + corner * pi / 5
        points.append((12 * s + radius * cos(angle), 12.6 * s + radius * sin(angle)))
    pygame.draw.polygon(surface, theme.GILT, points)


def _warrant(surface: pygame.Surface, s: float, face: str) -> None:
    """A sheet of paper: signed it has a seal and a signature, blank it is crossed by empty lines."""
    sheet = pygame.Rect(4 * s, 1 * s, 16 * s, 22 * s)
    pygame.draw.rect(surface, PAPER_EDGE, sheet, border_radius=round(2 * s))
    pygame.draw.rect(surface, PAPER, sheet.inflate(-2.4 * s, -2.4 * s), border_radius=round(1.4 * s))
    if face == "real":
        waves = [(6.5 * s + i * 1.4 * s, (7 + (1.6 if i % 2 else -1.6)) * s) for i in range(9)]
        pygame.draw.lines(surface, PAPER_EDGE, False, waves, max(1, round(1.5 * s)))
        pygame.draw.circle(surface, WAX, (12 * s, 16 * s), 5.2 * s)
        tick = [(9.4 * s, 16 * s), (11.4 * s, 18.2 * s), (15 * s, 13.6 * s)]
        pygame.draw.lines(surface, PAPER, False, tick, max(1, round(1.8 * s)))
    elif face == "blank":
        for y in (6, 10, 14, 18):
            pygame.draw.line(surface, tones.PAPER_LINE, (7 * s, y * s), (17 * s, y * s), max(1, round(1.1 * s)))
    else:
        pygame.draw.circle(surface, WAX, (12 * s, 18.6 * s), 2.6 * s)


def _threat(surface: pygame.Surface, s: float, face: str) -> None:
    """A letter: with the flower on it, or empty."""
    letter = pygame.Rect(1 * s, 4 * s, 22 * s, 17 * s)
    pygame.draw.rect(surface, LETTER_EDGE, letter, border_radius=round(2 * s))
    pygame.draw.rect(surface, LETTER, letter.inflate(-2.2 * s, -2.2 * s), border_radius=round(1.2 * s))
    flap = [(2 * s, 5 * s), (12 * s, 12 * s), (22 * s, 5 * s)]
    pygame.draw.lines(surface, LETTER_EDGE, False, flap, max(1, round(1.3 * s)))
    if face == "hidden":
        pygame.draw.line(surface, FLOWER, (12 * s, 5 * s), (12 * s, 20 * s), round(3 * s))
        pygame.draw.line(surface, FLOWER, (2 * s, 12.5 * s), (22 * s, 12.5 * s), round(3 * s))
    if face == "real":
        for petal in range(5):
            angle = -pi / 2 + petal * 2 * pi / 5
            pygame.draw.circle(surface, FLOWER, (12 * s + 3.7 * s * cos(angle), 13.4 * s + 3.7 * s * sin(angle)), 3 * s)
        pygame.draw.circle(surface, tones.FLAME, (12 * s, 13.4 * s), 2.4 * s)


DRAWN: dict[str, Draw] = {
    "killed": _killed, "robbed": _robbed, "out": _out, "bewitched": _spell, "warrant": _warrant, "threat": _threat,
    "tax": _tax, "beautified": _disc, "under": _under,
}  # fmt: skip


FIGURES = {"tax": (0.5, 0.655, 0.34), "beautified": (0.5, 0.5, 0.34), "under": (0.5, 0.6, 0.4)}  # x, y, size: shares


def token(assets: Assets, name: str, side: int) -> pygame.Surface:
    """The picture of a sign, `side` pixels wide and high; drawn in plain shapes if its file cannot be used."""
    file = f"citadels/ui/token_{name}"
    if assets.source(file) is not None:
        return assets.scaled(file, (side, side))
    return assets.keep(("token", name, side), lambda: shapes.supersampled(side, side, painter(name)))


def signs_of(tile: TileModel) -> list[str]:
    """What is to be shown on a rank, most important first; a face that is not known is 'hidden'."""
    first = ["killed"] if tile.killed else ["out"] if tile.state == "out" else []
    found = [*first, *(name for name in ("bewitched", "robbed") if getattr(tile, name))]
    found += [f"warrant_{tile.warrant}"] if tile.warrant else []
    found += [f"threat_{tile.threat}"] if tile.threat else []
    return [*found, *([f"tax_{tile.tax}"] if tile.tax else [])]


def sign_places(count: int, middle: Box) -> list[Box]:
    """The places of so many signs in a row, centred in a box; they shrink when there are many."""
    if not count:
        return []
    gap = 4.0
    side = min(middle.h, (middle.w - gap * (count - 1)) / count)
    left = middle.cx - (side * count + gap * (count - 1)) / 2
    return [Box(left + index * (side + gap), middle.cy - side / 2, side, side) for index in range(count)]


def draw_signs(canvas: Canvas, signs: list[str], middle: Box) -> None:
    """A row of signs, centred in a box."""
    for name, place in zip(signs, sign_places(len(signs), middle), strict=True):
        draw_sign(canvas, name, place)


def draw_sign(canvas: Canvas, name: str, box: Box) -> None:
    """One sign: killed, out, robbed, bewitched, warrant_real, threat_hidden, tax_3 ..."""
    kind, _sep, figure = name.partition("_")
    if kind in FIGURES:
        draw_figure(canvas, kind, box, figure)
    else:
        canvas.explain(name, box)
        canvas.surface_at(token(canvas.pens.assets, name, canvas.scale.px(box.w)), box.x, box.y)


def draw_figure(canvas: Canvas, kind: str, box: Box, figure: str) -> None:
    """A sign with a number on it."""
    canvas.explain(kind, box)
    canvas.surface_at(token(canvas.pens.assets, kind, canvas.scale.px(box.w)), box.x, box.y)
    x, y, size = FIGURES[kind]
    ink, edge = (theme.TEXT, theme.INK) if kind == "under" else (theme.NUMERAL, None)
    style = Style("black", box.h * size, ink, edge, floor=False)
    canvas.text(figure, box.x + box.w * x, box.y + box.h * y, style, "center")


def draw_under(canvas: Canvas, box: Box, count: int) -> None:
    """How many cards lie below a Museum, at the left edge of its picture."""
    if is_low(box):
        draw_figure(canvas, "under", _on_low(box, 0.34), str(count))
        return
    side = max(30.0, min(46.0, box.h * 0.32))
    draw_figure(canvas, "under", Box(box.x, box.y + box.h * 0.56 - side / 2, side, side), str(count))


def draw_beautified(canvas: Canvas, box: Box) -> None:
    """The gold the Artist laid on a district, at the right edge of its picture."""
    if is_low(box):
        draw_figure(canvas, "beautified", _on_low(box, 0.5), "+1")
        return
    side = max(28.0, min(44.0, box.w * 0.38))
    draw_figure(canvas, "beautified", Box(box.right - side, box.y + box.h * 0.56 - side / 2, side, side), "+1")


def is_low(box: Box) -> bool:
    """Whether this is a low tile: its signs stay in the strip above the name."""
    return box.h < box.w * 0.6


def _on_low(box: Box, across: float) -> Box:
    """The place of a sign in the strip of a low tile."""
    side = min(24.0, box.h * 0.56)
    return Box(box.x + box.w * across - side / 2, box.y + 1, side, side)
