"""Small signs for what lies on characters and districts: told apart by shape and symbol, not by colour alone."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

import pygame

from game.citadels.table.models import TileModel
from game.ui import shapes, theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.theme import Style

PAPER, PAPER_EDGE, WAX = theme.rgb("#f0dfb4"), theme.rgb("#6b4a22"), theme.rgb("#b3262e")
LETTER, LETTER_EDGE, FLOWER = theme.rgb("#4b2447"), theme.rgb("#e7b7dc"), theme.rgb("#ff8fc0")
SPELL, SPELL_EDGE = theme.rgb("#5b2f96"), theme.rgb("#d8c2ff")
PICTURES = {"killed": "ui/badge_killed", "out": "ui/badge_out", "robbed": "ui/badge_robbed"}


def signs_of(tile: TileModel) -> list[str]:
    """What is to be shown on a rank, most important first; a face that is not known is 'hidden'."""
    first = ["killed"] if tile.killed else ["out"] if tile.state == "out" else []
    found = [*first, *(name for name in ("bewitched", "robbed") if getattr(tile, name))]
    found += [f"warrant_{tile.warrant}"] if tile.warrant else []
    found += [f"threat_{tile.threat}"] if tile.threat else []
    return [*found, *([f"tax_{tile.tax}"] if tile.tax else [])]


def draw_signs(canvas: Canvas, signs: list[str], middle: Box) -> None:
    """A row of signs, centred in a box; they shrink when there are many."""
    if not signs:
        return
    gap = 4.0
    side = min(middle.h, (middle.w - gap * (len(signs) - 1)) / len(signs))
    x = middle.cx - (side * len(signs) + gap * (len(signs) - 1)) / 2
    for name in signs:
        draw_sign(canvas, name, Box(x, middle.cy - side / 2, side, side))
        x += side + gap


def draw_sign(canvas: Canvas, name: str, box: Box) -> None:
    """One sign: killed, out, robbed, bewitched, warrant_real, threat_hidden, tax_3 ..."""
    kind, _sep, face = name.partition("_")
    if kind in PICTURES:
        canvas.picture(PICTURES[kind], box)
        return
    if kind == "tax":
        canvas.coin(face, box)
        return
    side = canvas.scale.px(box.w)
    made = canvas.pens.assets.keep(("badge", name, side), lambda: shapes.supersampled(side, side, painter(kind, face)))
    canvas.surface_at(made, box.x, box.y)
    if face == "hidden":
        ink = theme.rgb("#3a2410") if kind == "warrant" else theme.TEXT
        style = Style("black", box.h * 0.44, ink, floor=False)
        canvas.text("?", box.cx, box.y + box.h * (0.38 if kind == "warrant" else 0.58), style, "center")


def painter(kind: str, face: str) -> Callable[[pygame.Surface, int], None]:
    """What draws a sign on a square surface."""

    def draw(surface: pygame.Surface, _factor: int) -> None:
        unit = surface.get_width() / 24
        {"bewitched": _spell, "warrant": _warrant, "threat": _threat}[kind](surface, unit, face)

    return draw


def _spell(surface: pygame.Surface, s: float, face: str) -> None:
    """A disc with a star of five points."""
    pygame.draw.circle(surface, SPELL_EDGE, (12 * s, 12 * s), 11.5 * s)
    pygame.draw.circle(surface, SPELL, (12 * s, 12 * s), 10 * s)
    points = []
    for corner in range(10):
        radius = (7.6 if corner % 2 == 0 else 3.2) * s
        angle = -pi / 2 + corner * pi / 5
        points.append((12 * s + radius * cos(angle), 12.6 * s + radius * sin(angle)))
    pygame.draw.polygon(surface, theme.rgb("#ffe9a8"), points)


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
            pygame.draw.line(surface, theme.rgb("#b79a63"), (7 * s, y * s), (17 * s, y * s), max(1, round(1.1 * s)))
    else:
        pygame.draw.circle(surface, WAX, (12 * s, 18.6 * s), 2.6 * s)


def _threat(surface: pygame.Surface, s: float, face: str) -> None:
    """A letter: with the flower on it, or empty."""
    letter = pygame.Rect(1 * s, 4 * s, 22 * s, 17 * s)
    pygame.draw.rect(surface, LETTER_EDGE, letter, border_radius=round(2 * s))
    pygame.draw.rect(surface, LETTER, letter.inflate(-2.2 * s, -2.2 * s), border_radius=round(1.2 * s))
    flap = [(2 * s, 5 * s), (12 * s, 12 * s), (22 * s, 5 * s)]
    pygame.draw.lines(surface, LETTER_EDGE, False, flap, max(1, round(1.3 * s)))
    if face == "real":
        for petal in range(5):
            angle = -pi / 2 + petal * 2 * pi / 5
            pygame.draw.circle(surface, FLOWER, (12 * s + 3.7 * s * cos(angle), 13.4 * s + 3.7 * s * sin(angle)), 3 * s)
        pygame.draw.circle(surface, theme.rgb("#ffe27a"), (12 * s, 13.4 * s), 2.4 * s)


def draw_under(canvas: Canvas, box: Box, count: int) -> None:
    """How many cards lie below a Museum: a card's back with a figure, at the upper edge."""
    high = max(24.0, min(44.0, box.h * 0.3))
    card = Box(box.x + 3, box.y + box.h * 0.36, high / 1.4, high)
    canvas.picture("ui/back_district", card)
    canvas.rounded(card, theme.INK, 90, 3)
    canvas.text(str(count), card.cx, card.cy, Style("black", high * 0.56, theme.TEXT, theme.INK, floor=False), "center")
