"""How the citizens grew: a line for each player over the years, in the colour of the seat, with its own pattern."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.la_citta.lang import _
from game.la_citta.rules.box import YEARS
from game.la_citta.table.afterwards.counting import Result
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.people import in_sentences
from game.ui.widgets import Widget

PATTERNS = ((), (15.0, 9.0), (3.0, 8.0), (), (16.0, 6.0, 3.0, 6.0))  # units drawn and left out, per column
WIDTHS = (4.0, 4.0, 4.0, 7.0, 4.0)
Point = tuple[float, float]


class GrowthChart(Widget):
    """Citizens at the end of each year."""

    role = "chart"
    bleed = 24.0

    def __init__(self, found: Result) -> None:
        super().__init__("growth")
        self.result = found

    @property
    def value(self) -> str:
        return "\n".join(f"{in_sentences(one.info.name)}: {', '.join(map(str, many))}"
                         for one, many in zip(self.result.columns, self.result.growth, strict=True))  # fmt: skip

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 60 or self.box.h < 80:
            return
        canvas.skin("panel", self.box)
        inner = self.box.inset(min(28.0, self.box.w * 0.06), min(18.0, self.box.h * 0.06))
        head, rest = inner.cut_top(min(38.0, inner.h * 0.2), 6)
        title = _("How the citizens grew")
        canvas.text_in(title, head, canvas.pens.text.fit(title, theme.PANEL_TITLE.at(23), head.w))
        foot, plot = rest.cut_bottom(28, 4)
        plot = Box(plot.x + 34, plot.y + 8, plot.w - 84, plot.h - 10)
        least, most = self._bounds()
        for year in range(1, YEARS + 1):
            x = plot.x + plot.w * (year - 1) / (YEARS - 1)
            canvas.line(x, plot.y, x, plot.bottom, theme.HAIRLINE, 45)
            canvas.text(str(year), x, foot.cy, Style("bold", 19, theme.TEXT_LOG), "center")
        for many in (least, most):
            y = _height(plot, many, least, most)
            canvas.line(plot.x, y, plot.right, y, theme.HAIRLINE, 45)
            canvas.text(str(many), plot.x - 10, y, Style("text", 18, theme.TEXT_DIM), "right")
        ends: list[float] = []
        for at in reversed(range(len(self.result.columns))):
            self._line(canvas, plot, at, least, most)
        for at in range(len(self.result.columns)):
            self._end(canvas, plot, at, _height(plot, self.result.growth[at][-1], least, most), ends)

    def _bounds(self) -> tuple[int, int]:
        every = [many for series in self.result.growth for many in series]
        return min(every), max(*every, min(every) + 1)

    def _points(self, plot: Box, series: Sequence[int], least: int, most: int) -> list[Point]:
        first = YEARS - len(series)
        return [(plot.x + plot.w * (first + at) / (YEARS - 1), _height(plot, many, least, most))
                for at, many in enumerate(series)]  # fmt: skip

    def _line(self, canvas: Canvas, plot: Box, at: int, least: int, most: int) -> None:
        points = self._points(plot, self.result.growth[at], least, most)
        ink = theme.SEATS[self.result.columns[at].info.crest % len(theme.SEATS)]
        size = canvas.scale.rect(self.box.inset(-8)).size
        made = pygame.Surface(size, pygame.SRCALPHA)
        k, left, top = canvas.k, self.box.x - 8, self.box.y - 8
        thick = max(2, round(WIDTHS[at % 5] * k))
        for first, second in dashes(points, PATTERNS[at % 5]):
            a, b = ((first[0] - left) * k, (first[1] - top) * k), ((second[0] - left) * k, (second[1] - top) * k)
            pygame.draw.line(made, ink, a, b, thick)
            for end in (a, b):
                pygame.draw.circle(made, ink, end, thick / 2)
        if WIDTHS[at % 5] > 5:
            for first, second in dashes(points, ()):
                a, b = ((first[0] - left) * k, (first[1] - top) * k), ((second[0] - left) * k, (second[1] - top) * k)
                pygame.draw.line(made, theme.INK, a, b, max(1, thick // 3))
        canvas.surface_at(made, left, top)

    def _end(self, canvas: Canvas, plot: Box, at: int, y: float, ends: list[float]) -> None:
        """The crest at the end of its line; of equal ones beside each other."""
        beside = sum(abs(other - y) < 20 for other in ends)
        ends.append(y)
        draw_crest(canvas, plot.right + 20 + 22 * beside, y, 13, self.result.columns[at].info.crest)


def _height(plot: Box, many: int, least: int, most: int) -> float:
    return plot.bottom - plot.h * (many - least) / (most - least)


def dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[tuple[Point, Point]]:
    """A line cut into the strokes of a pattern (lengths drawn and left out in turn); whole without one."""
    if not pattern:
        return list(zip(points, points[1:], strict=False))
    found: list[tuple[Point, Point]] = []
    step, left = 0, pattern[0]
    for first, second in zip(points, points[1:], strict=False):
        whole, at = math.dist(first, second), 0.0
        while whole - at > 1e-6:
            part = min(left, whole - at)
            if step % 2 == 0:
                found.append((_between(first, second, at / whole), _between(first, second, (at + part) / whole)))
            at, left = at + part, left - part
            if left <= 1e-6:
                step = (step + 1) % len(pattern)
                left = pattern[step]
    return found


def _between(first: Point, second: Point, share: float) -> Point:
    return first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share
