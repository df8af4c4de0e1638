"""Small drawn signs of puzzles: how hard one is, and that it is solved."""

from __future__ import annotations

from functools import partial

import pygame

from game.puzzles.puzzle import HARDEST
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Colour

PIP, STEP = 13.0, 19.0
PIPS = PIP + (HARDEST - 1) * STEP


def draw_pips(canvas: Canvas, right: float, cy: float, difficulty: int, ink: Colour) -> None:
    """As many full lozenges as it is hard, of three, ending at `right`."""
    side = canvas.scale.px(PIP)
    for place in range(HARDEST):
        full = place < difficulty
        made = canvas.pens.assets.keep(("pip", side, ink, full), partial(_lozenge, side, ink, full))
        canvas.surface_at(made, right - PIPS + place * STEP, cy - PIP / 2)


def draw_solved(canvas: Canvas, box: Box) -> None:
    """A coin with a tick on it."""
    canvas.picture("ui/coin_blank", box)
    side = canvas.scale.px(box.w * 0.5)
    made = canvas.pens.assets.keep(("tick", side), lambda: _tick(side))
    canvas.surface_at(made, box.cx - box.w * 0.25, box.cy - box.h * 0.25)


def _lozenge(side: int, ink: Colour, full: bool) -> pygame.Surface:
    def draw(surface: pygame.Surface, factor: int) -> None:
        s = surface.get_width()
        middle, edge = s / 2, s * 0.04
        corners = [(middle, edge), (s - edge, middle), (middle, s - edge), (edge, middle)]
        pygame.draw.polygon(surface, ink, corners, 0 if full else max(1, round(s * 0.1)))

    return shapes.supersampled(side, side, draw)


def _tick(side: int) -> pygame.Surface:
    def draw(surface: pygame.Surface, factor: int) -> None:
        s = surface.get_width()
        points = [(0.06, 0.54), (0.2, 0.4), (0.4, 0.6), (0.8, 0.12), (0.95, 0.25), (0.41, 0.9)]
        pygame.draw.polygon(surface, theme.NUMERAL, [(x * s, y * s) for x, y in points])

    return shapes.supersampled(side, side, draw)
