"""Curves over time, each with the band in which its figure probably lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import BLACK, Colour
from game.ui.plots.axes import Axis, axis
from game.ui.plots.base import FIGURE, TICK, Head, Mark, Plot, rule
from game.ui.plots.inks import ink_of

DASHES = ((), (14, 9), (4, 8), (16, 7, 4, 7), (26, 10), (9, 8))  # units: drawn, left out, ... ; none: one stroke
FOOT = 26.0
BAND_ALPHA = 46
SAMPLE = 40.0  # of its line, before the name of a curve


class Point(NamedTuple):
    """`x` and `y`, `spread` to either side, and what it says."""

    x: float
    y: float
    words: str
    spread: float = 0.0


class Curve(NamedTuple):
    """`series` gives its ink and its dashes; `strong` ones have a band and take the keys and the pointer."""

    name: str
    series: int
    points: tuple[Point, ...]
    strong: bool = True


class Curves(Plot):
    """`label_x` writes a place on the lower axis. `limits` are shared by small multiples: the lowest and the highest
    figure of all. Names stand at the ends of the curves."""

    def __init__(
        self, head: Head, curves: Sequence[Curve], label_x: Callable[[float], str], high: float = 330.0,
        limits: tuple[float, float] | None = None, small: bool = False,
        on_choose: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(head)
        self.curves = [curve for curve in curves if curve.points]
        self.label_x, self.high, self.limits, self.small, self.on_choose = label_x, high, limits, small, on_choose
        self._of: list[tuple[int, int]] = []
        self.axis, self.span = self._axis(), self._span()

    def plot_height(self, width: float) -> float:
        return self.high

    def chosen(self, number: int) -> None:
        if self.on_choose is not None:
            self.on_choose()

    # -- places ----------------------------------------------------------------------------------------------------
    def _axis(self) -> Axis:
        points = [(point, curve) for curve in self.curves for point in curve.points]
        low, high = self.limits or (
            min((p.y - (p.spread if c.strong else 0.0) for p, c in points), default=0.0),
            max((p.y + (p.spread if c.strong else 0.0) for p, c in points), default=1.0),
        )
        return axis(low, high, 4 if self.small else 6)

    def _span(self) -> tuple[float, float]:
        every = [point.x for curve in self.curves for point in curve.points]
        first, last = min(every, default=0.0), max(every, default=1.0)
        return (first, last) if last > first else (first - 1, first + 1)

    def _ground(self, room: Box) -> Box:
        setter = self.ui.text
        left = max(setter.width(f"{tick:g}", TICK) for tick in self.axis.ticks) + 10
        right = 12.0
        if not self.small:
            names = max((setter.width(one.name, FIGURE) for one in self.curves), default=0.0)
            right = min(room.w * 0.3, names + SAMPLE + 26)
        return Box(room.x + left, room.y + 8, room.w - left - right, max(20.0, room.h - 8 - FOOT))

    def _place(self, point: Point, ground: Box) -> tuple[float, float]:
        first, last = self.span
        return (
            ground.x + ground.w * (point.x - first) / (last - first),
            ground.bottom - ground.h * self.axis.share(point.y),
        )

    def lay_out(self, room: Box) -> Sequence[Mark]:
        ground = self._ground(room)
        found: list[Mark] = []
        self._of = []
        for number, curve in enumerate(self.curves):
            if not curve.strong:
                continue
            places = [self._place(point, ground) for point in curve.points]
            for i, ((x, y), point) in enumerate(zip(places, curve.points, strict=True)):
                left = (places[i - 1][0] + x) / 2 if i else x - 8
                right = (places[i + 1][0] + x) / 2 if i + 1 < len(places) else x + 8
                several = sum(one.strong for one in self.curves) > 1
                box = Box(left, y - 14, right - left, 28) if several else Box(left, ground.y, right - left, ground.h)
                found.append(Mark(box, point.words))
                self._of.append((number, i))
        return found

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw_plot(self, canvas: Canvas) -> None:
        ground, scale = self._ground(self.room), self.axis
        for tick in scale.ticks:
            y = ground.bottom - ground.h * scale.share(tick)
            rule(canvas, ground.x, ground.right, y, ground=tick == scale.low)
            canvas.text(f"{tick:g}", ground.x - 8, y, TICK, "right")
        for curve in sorted(self.curves, key=lambda one: one.strong):
            self._draw_curve(canvas, curve, ground)
        self._draw_ends(canvas, ground)
        if self.at is not None and self.at < len(self._of):
            number, i = self._of[self.at]
            self._draw_point(canvas, self.curves[number], self.curves[number].points[i], ground)

    def _draw_curve(self, canvas: Canvas, curve: Curve, ground: Box) -> None:
        ink: Colour = BLACK if canvas.pens.text.sight.high else ink_of(curve.series)
        places = [self._place(point, ground) for point in curve.points]
        if curve.strong and any(point.spread for point in curve.points) and len(places) > 1:
            self._band(canvas, curve, ground, ink)
        if len(places) == 1:
            self._only(canvas, curve, ground, ink)
        self._stroke(canvas, curve, places)

    @staticmethod
    def _stroke(canvas: Canvas, curve: Curve, places: Sequence[tuple[float, float]]) -> None:
        """A line in the ink and the dashes of a curve."""
        k = canvas.k
        ink = BLACK if canvas.pens.text.sight.high else ink_of(curve.series)
        wide = max(2, round((4.2 if curve.strong else 1.9) * k))
        dashes = tuple(part * k for part in DASHES[curve.series % len(DASHES)])
        for start, end in _strokes([(x * k, y * k) for x, y in places], dashes):
            pygame.draw.aaline(canvas.surface, ink, start, end, wide)

    def _only(self, canvas: Canvas, curve: Curve, ground: Box, ink: Colour) -> None:
        """A curve of one point: a dot, and a bar as high as its band."""
        [point] = curve.points
        x, y = self._place(point, ground)
        if curve.strong and point.spread:
            top = self._place(point._replace(y=point.y + point.spread), ground)[1]
            low = self._place(point._replace(y=point.y - point.spread), ground)[1]
            canvas.line(x - 1, top, x - 1, low, ink, 200, 2.0)
            for end in (top, low):
                canvas.line(x - 9, end, x + 9, end, ink, 200, 2.0)
        pygame.draw.circle(canvas.surface, ink, (x * canvas.k, y * canvas.k), max(3.0, 6 * canvas.k))

    def _band(self, canvas: Canvas, curve: Curve, ground: Box, ink: Colour) -> None:
        k = canvas.k
        edges = [
            (self._place(p._replace(y=p.y + p.spread), ground), self._place(p._replace(y=p.y - p.spread), ground))
            for p in curve.points
        ]
        outline = [top for top, _low in edges] + [low for _top, low in reversed(edges)]
        rect = canvas.scale.rect(ground)
        veil = pygame.Surface(rect.size, pygame.SRCALPHA)
        pygame.draw.polygon(veil, (*ink, BAND_ALPHA), [(x * k - rect.x, y * k - rect.y) for x, y in outline])
        for side in (0, 1):
            line = [(pair[side][0] * k - rect.x, pair[side][1] * k - rect.y) for pair in edges]
            pygame.draw.aalines(veil, (*ink, 150), False, line)
        canvas.surface.blit(veil, rect)

    def _draw_ends(self, canvas: Canvas, ground: Box) -> None:
        """Dates below the axis, names at the right ends, none over another."""
        first, last = self.span
        moments = {point.x for curve in self.curves for point in curve.points}
        ends_of = [(first, ground.x, "left"), (last, ground.right, "right")]
        for at, x, align in ends_of if len(moments) > 1 else [(min(moments, default=0.0), ground.cx, "center")]:
            canvas.text(self.label_x(at), x, ground.bottom + FOOT / 2 + 2, TICK, align)
        if self.small:
            return
        placed = [(self._place(curve.points[-1], ground)[1], i) for i, curve in enumerate(self.curves)]
        free = ground.y - 10
        overhang = max(0.0, len(placed) * 23.0 - ground.h)
        left = ground.right + 8
        for i, (y, number) in enumerate(sorted(placed)):
            left_below = (len(placed) - 1 - i) * 23.0
            y = min(max(y, free + 23 if i else ground.y), ground.bottom + overhang - left_below)
            free = y
            curve, name = self.curves[number], left + SAMPLE + 8
            self._stroke(canvas, curve, [(left, y), (left + SAMPLE, y)])
            canvas.text_in(curve.name, Box(name, y - 12, self.room.right - name, 24), FIGURE.at(17))

    def _draw_point(self, canvas: Canvas, curve: Curve, point: Point, ground: Box) -> None:
        x, y = self._place(point, ground)
        canvas.line(x, ground.y, x, ground.bottom, theme.INK_HEAD, 170, 1.4)
        canvas.rounded(Box(x - 7, y - 7, 14, 14), theme.GOLD_PALE, 255, 7, theme.INK_HEAD, 255, 2.4)


def _strokes(
    points: Sequence[tuple[float, float]], dashes: Sequence[float]
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The pieces of a line that are drawn; dashes go on round corners."""
    found: list[tuple[tuple[float, float], tuple[float, float]]] = []
    turn, left = 0, dashes[0] if dashes else 0.0
    for start, end in zip(points, points[1:], strict=False):
        if not dashes:
            found.append((start, end))
            continue
        here = pygame.Vector2(start)
        way = pygame.Vector2(end) - here
        rest = way.length()
        while rest > 1e-6:
            step = min(left, rest)
            there = here + way.normalize() * step
            if turn % 2 == 0:
                found.append(((here.x, here.y), (there.x, there.y)))
            here, rest, left = there, rest - step, left - step
            if left <= 1e-6:
                turn += 1
                left = dashes[turn % len(dashes)]
    return found
