"""The shape of a head in space: whatever is written on a front view is carried to the turned head."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import skia
from scipy.interpolate import PchipInterpolator

from art.kit.drawing.shapes import path, polygon

# Cross-sections of a head of 110 x 180 units, origin at the bridge of the nose:
# height, half width, how far its middle lies in front of the ears, half depth, what narrows it (cheek, jaw, chin).
SECTIONS = (
    (-93, 6, -8, 10, ""),
    (-88, 30, -9, 34, ""),
    (-74, 47, -11, 51, ""),
    (-52, 57, -13, 60, ""),
    (-30, 58, -12, 60, ""),
    (-8, 57, -9, 56, ""),
    (15, 55, -6, 52, "c"),
    (35, 52, -2, 47, "j"),
    (50, 47, 4, 41, "j"),
    (64, 38, 13, 31, "k"),
    (76, 27, 22, 21, "k"),
    (84, 15, 29, 12, "k"),
    (87, 6, 33, 5, "k"),
)
# The far contour of a turned face: brow out, socket in, cheekbone out, mouth in.
CONTOUR = PchipInterpolator([-93, -45, -28, -10, 12, 34, 50, 66, 87], [0, 0, 0, 6, 0, 3, 4, 1, 0])


class Head:
    """A head at (cx, cy), its bridge of the nose when seen from the front.

    `yaw` turns it by degrees (-35 looks to the left .. 35 to the right), `pitch` nods it (-12 up .. 12 down).
    """

    def __init__(self, cx: float, cy: float, scale: float = 1, yaw: float = 0, pitch: float = 0) -> None:
        self.cx, self.cy, self.scale, self.yaw = cx, cy, scale, yaw
        self._sin, self._cos = math.sin(math.radians(yaw)), math.cos(math.radians(yaw))
        self._nod, self._lean = math.sin(math.radians(pitch)), math.cos(math.radians(pitch))
        self.shaped()

    def shaped(self, cheek: float = 1, jaw: float = 1, chin: float = 1, length: float = 1) -> None:
        """Make cheeks, jaw and chin wider or narrower and the lower face longer."""
        factors = {"": 1.0, "c": cheek, "j": jaw, "k": jaw * chin}
        heights = [row[0] * (length if row[0] > 0 else 1) for row in SECTIONS]
        self.chin = heights[-1]
        self._width = PchipInterpolator(heights, [row[1] * factors[row[4]] for row in SECTIONS])
        self._middle = PchipInterpolator(heights, [row[2] for row in SECTIONS])
        self._depth = PchipInterpolator(heights, [row[3] for row in SECTIONS])

    @property
    def side(self) -> int:
        """-1 if the face looks to the left, 1 if to the right."""
        return -1 if self.yaw < 0 else 1

    def point(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Where a point in space is seen; z is its distance in front of the ears."""
        across = x * self._cos + z * self._sin
        down = y * self._lean + (z - 20) * self._nod
        return self.cx + across * self.scale, self.cy + down * self.scale

    def front(self, x: float, y: float, lift: float = 0) -> float:
        """How far the face reaches to the front at a place of its front view, `lift` above the skin."""
        level = min(max(y, -92), self.chin - 4)
        width, depth = float(self._width(level)) + lift, float(self._depth(level)) + lift
        bulge = math.sqrt(max(0.0, 1 - (x / (width + 3)) ** 2))
        return float(self._middle(level)) + depth * bulge

    def at(self, x: float, y: float, lift: float = 0) -> tuple[float, float]:
        """Where a place of the front view is seen."""
        return self.point(x, y, self.front(x, y, lift))

    def on(self, text: str, lift: float = 0, mirrored: bool = False) -> skia.Path:
        """A path written for the front view, laid on the head."""
        flip = -1 if mirrored else 1
        return _mapped(path(text), lambda x, y: self.at(flip * x, y, lift))

    def outline(self, lift: float = 0) -> skia.Path:
        """The silhouette of the whole head, `lift` above the skin."""
        heights = np.concatenate([np.linspace(-93, -80, 12), np.linspace(-78, 74, 46), np.linspace(76, self.chin, 12)])
        far, near = [], []
        for y in heights:
            width, depth = float(self._width(y)) + lift, float(self._depth(y)) + lift
            middle = float(self._middle(y))
            reach = math.hypot(width * self._cos, depth * self._sin)
            inset = float(CONTOUR(y)) * abs(self._sin) * 1.6
            centre = middle * self._sin
            down = y * self._lean + (middle + 0.6 * depth - 20) * self._nod
            right = centre + reach - (inset if self.side > 0 else 0)
            left = centre - reach + (inset if self.side < 0 else 0)
            far.append((self.cx + right * self.scale, self.cy + down * self.scale))
            near.append((self.cx + left * self.scale, self.cy + down * self.scale))
        return polygon(*far, *reversed(near))


def _mapped(shape: skia.Path, move: Callable[[float, float], tuple[float, float]]) -> skia.Path:
    """The shape with every point moved; its long lines bend with the surface."""
    turned = skia.Path()
    for verb, points in shape:
        ends = [move(point.x(), point.y()) for point in points]
        if verb == skia.Path.kMove_Verb:
            turned.moveTo(*ends[0])
        elif verb == skia.Path.kLine_Verb:
            half = move((points[0].x() + points[1].x()) / 2, (points[0].y() + points[1].y()) / 2)
            turned.lineTo(*half)
            turned.lineTo(*ends[1])
        elif verb == skia.Path.kQuad_Verb:
            turned.quadTo(*ends[1], *ends[2])
        elif verb == skia.Path.kCubic_Verb:
            turned.cubicTo(*ends[1], *ends[2], *ends[3])
        elif verb == skia.Path.kClose_Verb:
            turned.close()
    return turned
