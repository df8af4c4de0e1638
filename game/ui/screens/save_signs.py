"""The signs in front of saves: a game that waits, one that is finished, one that is open elsewhere, damage."""

from __future__ import annotations

from typing import Literal

import pygame

from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Colour
from game.ui.services import SaveInfo

State = Literal["unfinished", "finished", "elsewhere", "damaged"]
SIZE = 40.0
INKS: dict[State, Colour] = {
    "unfinished": theme.GOLD_LIGHT, "finished": theme.TEXT_DIM, "elsewhere": theme.TEXT_DIM,
    "damaged": theme.REASON_TEXT,
}  # fmt: skip


def state_of(save: SaveInfo) -> State:
    """What the sign says."""
    if save.trouble:
        return "damaged"
    if save.elsewhere:
        return "elsewhere"
    return "finished" if save.finished else "unfinished"


def draw_sign(canvas: Canvas, save: SaveInfo, cx: float, cy: float) -> None:
    """A small medal with the sign, around that middle."""
    state, side = state_of(save), canvas.scale.px(SIZE)
    ink = canvas.pens.text.sight.ink(INKS[state])

    def make() -> pygame.Surface:
        return shapes.supersampled(side, side, lambda surface, _factor: _paint(surface, state, ink))

    made = canvas.pens.assets.keep(("save sign", state, side, ink), make)
    box = Box(cx - SIZE / 2, cy - SIZE / 2, SIZE, SIZE)
    canvas.surface_at(made, box.x, box.y)


def _paint(surface: pygame.Surface, state: State, ink: Colour) -> None:
    side = surface.get_width()
    middle, thick = side / 2, max(1, round(side * 0.075))
    pygame.draw.circle(surface, (*theme.INK, 255), (middle, middle), side * 0.49)
    pygame.draw.circle(surface, (*ink, 255), (middle, middle), side * 0.49, max(1, round(side * 0.045)))

    def at(x: float, y: float) -> tuple[float, float]:
        return side * x, side * y

    if state == "unfinished":  # an hourglass
        pygame.draw.polygon(surface, ink, [at(0.33, 0.27), at(0.67, 0.27), at(0.5, 0.5)])
        pygame.draw.polygon(surface, ink, [at(0.5, 0.5), at(0.67, 0.73), at(0.33, 0.73)])
        for y in (0.25, 0.75):
            pygame.draw.line(surface, ink, at(0.29, y), at(0.71, y), thick)
    elif state == "finished":  # a tick
        pygame.draw.lines(surface, ink, False, [at(0.29, 0.52), at(0.44, 0.67), at(0.72, 0.34)], round(thick * 1.5))
    elif state == "elsewhere":  # two windows
        for x, y in ((0.28, 0.28), (0.42, 0.42)):
            pygame.draw.rect(surface, theme.INK, (*at(x, y), side * 0.32, side * 0.32))
            pygame.draw.rect(surface, ink, (*at(x, y), side * 0.32, side * 0.32), thick)
    else:
        pygame.draw.line(surface, ink, at(0.5, 0.24), at(0.5, 0.58), round(thick * 1.5))
        pygame.draw.circle(surface, ink, at(0.5, 0.73), side * 0.062)
