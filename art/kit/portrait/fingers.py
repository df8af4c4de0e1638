"""Fingers and palms as tapering tubes of flesh under one light, with joints, creases and nails."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import skia

from art.kit.drawing.board import Board
from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import fill, linear, stroke

Joint = tuple[float, float, float]  # x, y, thickness
STEPS = 7  # places between two joints


class Light(NamedTuple):
    """The direction the light comes from, in the coordinates of the hand."""

    x: float
    y: float

    @classmethod
    def from_left(cls, turn: float, mirrored: bool) -> Light:
        """Light from the upper left of the picture, seen from a hand turned by degrees."""
        angle = math.radians(-turn)
        x = -0.78 * math.cos(angle) + 0.62 * math.sin(angle)
        y = -0.78 * math.sin(angle) - 0.62 * math.cos(angle)
        return cls(-x if mirrored else x, y)


class _Tube:
    """The run of a finger: places along it with their direction and half thickness."""

    def __init__(self, joints: Sequence[Joint]) -> None:
        self.places = _smooth(joints)
        self.ways = []
        for index in range(len(self.places)):
            before, after = self.places[max(0, index - 1)], self.places[min(len(self.places) - 1, index + 1)]
            length = math.hypot(after[0] - before[0], after[1] - before[1]) or 1
            self.ways.append(((after[0] - before[0]) / length, (after[1] - before[1]) / length))

    def edge(self, side: int, share: float = 1) -> list[tuple[float, float]]:
        """One side of the tube, from its base to its tip."""
        pairs = zip(self.places, self.ways, strict=True)
        return [(x - side * dy * r * share, y + side * dx * r * share) for (x, y, r), (dx, dy) in pairs]

    def cap(self, at: int) -> list[tuple[float, float]]:
        """The round end of the tip (-1) or the base (0)."""
        x, y, r = self.places[at]
        dx, dy = self.ways[at]
        ahead = 1 if at else -1
        start = math.atan2(ahead * dx, -ahead * dy)
        turns = [start - math.pi * step / 8 for step in range(1, 8)]
        return [(x + r * math.cos(turn), y + r * math.sin(turn)) for turn in turns]

    def outline(self, closed: bool) -> skia.Path:
        """Both sides and the tip; the base too when it is closed."""
        start = 0 if closed else 1
        points = [*self.edge(1)[start:], *self.cap(-1), *reversed(self.edge(-1)[start:])]
        if closed:
            points += self.cap(0)
        return _line(points, closed)

    def body(self) -> skia.Path:
        """The filled shape, round at both ends."""
        return self.outline(True)


def draw_finger(
    board: Board, joints: Sequence[Joint], skin: Colour, light: Light, nail: bool, closed: bool, creased: bool = True
) -> None:
    """One finger from its knuckle to its tip; `closed` rounds and inks its base too, as where it bends from behind."""
    tube = _Tube(joints)
    body, thick = tube.body(), joints[0][2]
    if not closed:
        board.canvas.saveLayer()
    board.draw(body, fill(skin))
    with board.clipped(body):
        _round(board, tube, skin, light, thick)
        if creased:
            for x, y, size in joints[1:-1]:
                _crease(board, tube, (x, y), size)
        if nail:
            _nail(board, tube, skin)
    if not closed:
        _melt(board, tube, thick)
        board.canvas.restore()
    board.draw(tube.outline(closed), stroke(board.ink, 2.3, 0.95))


def tube(joints: Sequence[Joint]) -> skia.Path:
    """The shape of a limb through these joints."""
    return _Tube(joints).outline(True)


def _melt(board: Board, run: _Tube, thick: float) -> None:
    """Let the base of a finger pass into the hand without an edge."""
    x, y, _ = run.places[0]
    dx, dy = run.ways[0]
    mask = linear(
        x - dx * 2, y - dy * 2, x + dx * thick * 0.6, y + dy * thick * 0.6, [(0, "#000000", 0), (1, "#000000")]
    )
    mask.setBlendMode(skia.BlendMode.kDstIn)
    board.canvas.drawPaint(mask)


def draw_palm(board: Board, shape: skia.Path, skin: Colour, light: Light) -> None:
    """The back or the hollow of a hand."""
    box = shape.getBounds()
    x, y, reach = box.centerX(), box.centerY(), max(box.width(), box.height()) * 0.52
    stops = [(0, mix(skin, "#fff2d8", 0.3)), (0.45, skin), (1, _shade(board, skin))]
    ends = x + light.x * reach, y + light.y * reach, x - light.x * reach, y - light.y * reach
    board.draw(shape, linear(*ends, stops))
    board.draw(shape, stroke(board.ink, 2.4, 0.95))


def _shade(board: Board, skin: Colour) -> Colour:
    return mix(darken(skin, 0.6), board.ink, 0.18)


def _round(board: Board, tube: _Tube, skin: Colour, light: Light, thick: float) -> None:
    """Shade on the side away from the light, a gleam on the other."""
    middle = len(tube.ways) // 2
    dx, dy = tube.ways[middle]
    lit = 1 if -dy * light.x + dx * light.y > 0 else -1
    board.draw(_line(tube.edge(-lit, 0.95), False), stroke(_shade(board, skin), thick * 0.5, 0.8, blur=thick * 0.14))
    board.draw(
        _line(tube.edge(lit, 0.5), False), stroke(mix(skin, "#fff6e2", 0.6), thick * 0.24, 0.75, blur=thick * 0.1)
    )


def _crease(board: Board, tube: _Tube, spot: tuple[float, float], size: float) -> None:
    """Two fine wrinkles across a joint."""
    nearest = min(
        range(len(tube.places)), key=lambda i: math.hypot(tube.places[i][0] - spot[0], tube.places[i][1] - spot[1])
    )
    dx, dy = tube.ways[nearest]
    for shift, reach in ((-1.6, 0.3), (1.6, 0.22)):
        x, y = spot[0] + dx * shift, spot[1] + dy * shift
        ends = [(x - side * dy * size * reach, y + side * dx * size * reach) for side in (-1, 1)]
        line = skia.Path()
        line.moveTo(*ends[0])
        line.quadTo(x + dx * 2.2, y + dy * 2.2, *ends[1])
        board.draw(line, stroke(board.ink, 1.1, 0.38))


def _nail(board: Board, tube: _Tube, skin: Colour) -> None:
    x, y, r = tube.places[-1]
    dx, dy = tube.ways[-1]
    with board.moved(x + dx * r * 0.28, y + dy * r * 0.28, math.degrees(math.atan2(dy, dx)) + 90):
        nail = skia.Path()
        nail.addRoundRect(skia.Rect(-r * 0.56, -r * 0.72, r * 0.56, r * 0.6), r * 0.5, r * 0.52)
        board.draw(nail, fill(mix(mix(skin, "#ff9a90", 0.22), "#fff0ea", 0.42)))
        board.draw(nail, stroke(board.ink, 1, 0.5))
        board.ellipse(-r * 0.34, -r * 0.5, r * 0.3, r * 0.62, fill("#ffffff", 0.5))


def _smooth(joints: Sequence[Joint]) -> list[Joint]:
    """A curve through all joints; half the thickness is its third coordinate."""
    padded = [joints[0], *joints, joints[-1]]
    places: list[Joint] = []
    for index in range(len(joints) - 1):
        a, b, c, d = padded[index : index + 4]
        for step in range(STEPS):
            t = step / STEPS
            x, y, size = (_spline(a[axis], b[axis], c[axis], d[axis], t) for axis in range(3))
            places.append((x, y, size / 2))
    x, y, size = joints[-1]
    return [*places, (x, y, size / 2)]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def _line(points: Sequence[tuple[float, float]], closed: bool) -> skia.Path:
    line = skia.Path()
    line.moveTo(*points[0])
    for point in points[1:]:
        line.lineTo(*point)
    if closed:
        line.close()
    return line
