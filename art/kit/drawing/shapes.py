"""Shapes: a small SVG path parser, polygons, arches, stars, and the set operations on them."""

from __future__ import annotations

import math
import re

import skia

Point = tuple[float, float]
_TOKEN = re.compile(r"[MLHVCQSTZmlhvcqstz]|-?\d*\.?\d+(?:e-?\d+)?")
_POINTS = {"L": 1, "C": 3, "S": 2, "Q": 2, "T": 1}


class _Pen:
    """Follows the commands of one SVG path."""

    def __init__(self, dx: float, dy: float, sx: float, sy: float) -> None:
        self.path = skia.Path()
        self.shift, self.scale = (dx, dy), (sx, sy)
        self.at: Point = (0, 0)
        self.start: Point = (0, 0)
        self.handle: Point | None = None  # last control point, mirrored by S and T

    def out(self, *points: Point) -> list[float]:
        """The points in the coordinates of the picture, flat."""
        return [self.shift[axis] + point[axis] * self.scale[axis] for point in points for axis in (0, 1)]

    def mirrored(self) -> Point:
        """The control point that makes the next curve leave smoothly."""
        if self.handle is None:
            return self.at
        return 2 * self.at[0] - self.handle[0], 2 * self.at[1] - self.handle[1]

    def move(self, point: Point) -> None:
        """M."""
        self.at = self.start = point
        self.path.moveTo(*self.out(point))
        self.handle = None

    def close(self) -> None:
        """Z."""
        self.path.close()
        self.at, self.handle = self.start, None

    def draw(self, command: str, points: list[Point]) -> None:
        """L, C, S, Q or T with its points."""
        if command in "ST":
            points = [self.mirrored(), *points]
        if command == "L":
            self.path.lineTo(*self.out(*points))
        elif command in "CS":
            self.path.cubicTo(*self.out(*points))
        else:
            self.path.quadTo(*self.out(*points))
        self.handle = None if command == "L" else points[-2]
        self.at = points[-1]


def path(
    text: str, dx: float = 0, dy: float = 0, scale: float = 1, sx: float | None = None, sy: float | None = None
) -> skia.Path:
    """The shape of an SVG path (M L H V C S Q T Z, absolute or relative), scaled, then moved by (dx, dy)."""
    pen = _Pen(dx, dy, scale if sx is None else sx, scale if sy is None else sy)
    tokens = _TOKEN.findall(text)
    place, command = 0, "M"

    def number() -> float:
        nonlocal place
        place += 1
        return float(tokens[place - 1])

    while place < len(tokens):
        if tokens[place].isalpha():
            command = tokens[place]
            place += 1
        base = pen.at if command.islower() else (0.0, 0.0)
        kind = command.upper()
        if kind == "Z":
            pen.close()
        elif kind == "M":
            pen.move((number() + base[0], number() + base[1]))
            command = "l" if command.islower() else "L"
        elif kind == "H":
            pen.draw("L", [(number() + base[0], pen.at[1])])
        elif kind == "V":
            pen.draw("L", [(pen.at[0], number() + base[1])])
        else:
            pen.draw(kind, [(number() + base[0], number() + base[1]) for _ in range(_POINTS[kind])])
    return pen.path


def polygon(*points: Point) -> skia.Path:
    """A closed polygon."""
    shape = skia.Path()
    shape.moveTo(*points[0])
    for point in points[1:]:
        shape.lineTo(*point)
    shape.close()
    return shape


def rect(x: float, y: float, w: float, h: float, radius: float = 0) -> skia.Path:
    """A rectangle, its corners rounded by `radius`."""
    shape = skia.Path()
    box = skia.Rect.MakeXYWH(x, y, w, h)
    if radius:
        shape.addRoundRect(box, radius, radius)
    else:
        shape.addRect(box)
    return shape


def circle(x: float, y: float, radius: float) -> skia.Path:
    """A circle round (x, y)."""
    shape = skia.Path()
    shape.addCircle(x, y, radius)
    return shape


def oval(x: float, y: float, w: float, h: float) -> skia.Path:
    """The ellipse inside a box."""
    shape = skia.Path()
    shape.addOval(skia.Rect.MakeXYWH(x, y, w, h))
    return shape


def arch(x: float, y: float, w: float, h: float, pointed: bool = True) -> skia.Path:
    """An opening with a pointed or round top that fills the box."""
    shape = skia.Path()
    spring = min(w * 0.95, h * 0.6) if pointed else w / 2
    shape.moveTo(x, y + h)
    shape.lineTo(x, y + spring)
    if pointed:
        shape.cubicTo(x, y + spring * 0.45, x + w * 0.3, y + spring * 0.12, x + w / 2, y)
        shape.cubicTo(x + w * 0.7, y + spring * 0.12, x + w, y + spring * 0.45, x + w, y + spring)
    else:
        shape.arcTo(skia.Rect.MakeXYWH(x, y, w, w), 180, 180, False)
    shape.lineTo(x + w, y + h)
    shape.close()
    return shape


def star(cx: float, cy: float, radius: float, points: int = 5, inner: float = 0.45, turn: float = -90) -> skia.Path:
    """A star; `inner` is the share of the radius between two points, `turn` the angle of the first in degrees."""
    corners = []
    for index in range(2 * points):
        angle = math.radians(turn + index * 180 / points)
        reach = radius if index % 2 == 0 else radius * inner
        corners.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return polygon(*corners)


def regular(cx: float, cy: float, radius: float, corners: int, turn: float = -90) -> skia.Path:
    """A regular polygon; `turn` is the angle of its first corner in degrees."""
    angles = [math.radians(turn + index * 360 / corners) for index in range(corners)]
    return polygon(*[(cx + radius * math.cos(angle), cy + radius * math.sin(angle)) for angle in angles])


def union(*shapes: skia.Path) -> skia.Path:
    """All shapes together."""
    joined = shapes[0]
    for shape in shapes[1:]:
        joined = skia.Op(joined, shape, skia.kUnion_PathOp)
    return joined


def intersection(first: skia.Path, second: skia.Path) -> skia.Path:
    """What two shapes share."""
    return skia.Op(first, second, skia.kIntersect_PathOp)


def difference(first: skia.Path, second: skia.Path) -> skia.Path:
    """The first shape without the second."""
    return skia.Op(first, second, skia.kDifference_PathOp)
