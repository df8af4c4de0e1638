"""The course of a game as a line: the chance to win from decision to decision, with its turning points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.table.advice.hinting import percent
from game.table.advice.turning import Moment
from game.table.pieces import draw_seal
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Colour, Style
from game.ui.widgets import Widget

RISE, FALL = theme.rgb("#2f7a48"), theme.rgb("#a32a1c")
SCALES = (0.25, 0.5, 0.75, 1.0)


class Curve(Widget):
    """`parts` has how far the game was at each moment, as a number and in words; `chosen` is the number of the turning
    point that is looked at."""

    role = "curve"
    bleed = 30.0

    def __init__(
        self, moments: Sequence[Moment], turning: Sequence[Moment], parts: Sequence[tuple[int, str]], chosen: int
    ) -> None:
        super().__init__("curve")
        self.moments, self.turning, self.parts, self.chosen = moments, turning, parts, chosen
        self.heights = [one.before for one in moments] + [one.after for one in moments[-1:]]
        self.top = next((scale for scale in SCALES if scale >= max(self.heights, default=0.0)), 1.0)

    @property
    def value(self) -> str:
        return " ".join(percent(height) for height in self.heights)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        room = Box(self.box.x + 92, self.box.y + 30, self.box.w - 130, self.box.h - 78)
        for part in range(5):
            y = room.bottom - room.h * part / 4
            canvas.line(room.x, y, room.right, y, theme.GOLD_DARK, 130 if part == 0 else 70, 1.4 if part == 0 else 1.0)
            canvas.text(percent(self.top * part / 4), room.x - 12, y, Style("med", 17, theme.INK_DIM), "right")
        if len(self.heights) < 2:
            return

        def at(place: int) -> tuple[float, float]:
            return (room.x + 26 + (room.w - 26) * place / (len(self.heights) - 1),
                    room.bottom - room.h * min(1.0, self.heights[place] / self.top))  # fmt: skip

        self._begins(canvas, room, at)
        rect = canvas.scale.rect(self.box)
        key = ("curve", tuple(self.heights), len(self.turning), rect.size)
        drawn = canvas.pens.assets.keep(key, lambda: self._line(rect.size, canvas.k, at))
        canvas.surface_at(drawn, self.box.x, self.box.y)
        for number, moment in enumerate(self.turning, start=1):
            x, y = at(self.moments.index(moment))
            if number - 1 == self.chosen:
                canvas.rounded(Box(x - 23, y - 23, 46, 46), theme.GOLD, 150, 23, theme.INK_HEAD, 220, 1.6)
            draw_seal(canvas, x, y, 15.0, number)

    def _line(self, size: tuple[int, int], k: float, at: Callable[[int], tuple[float, float]]) -> pygame.Surface:
        """The smooth line on a ground of its own."""

        def draw(surface: pygame.Surface, factor: int) -> None:
            points = [((x - self.box.x) * k * factor, (y - self.box.y) * k * factor)
                      for x, y in (at(place) for place in range(len(self.heights)))]  # fmt: skip
            wide = max(2, round(3.2 * k * factor))
            for place in range(len(points) - 1):
                ink = self._ink(place)
                pygame.draw.line(surface, ink, points[place], points[place + 1], wide)
                for end in points[place : place + 2]:
                    pygame.draw.circle(surface, ink, end, wide * 0.5)

        return shapes.supersampled(size[0], size[1], draw)

    def _ink(self, place: int) -> Colour:
        moment = self.moments[place]
        if moment not in self.turning:
            return theme.INK_HEAD
        return RISE if moment.swing > 0 else FALL

    def _begins(self, canvas: Canvas, room: Box, at: Callable[[int], tuple[float, float]]) -> None:
        """A fine line where each part of the game begins."""
        last, free = 0, 0.0
        for place, (number, said) in enumerate(self.parts):
            if number == last:
                continue
            last, x = number, at(place)[0]
            canvas.line(x, room.y, x, room.bottom, theme.GOLD_DARK, 60, 1.0)
            if x >= free:
                text = said if not free else str(number)
                canvas.text(text, x, room.bottom + 22, Style("med", 17, theme.INK_DIM))
                free = x + (96 if len(text) > 3 else 30)
