"""A hill town: rows of houses that climb to the cathedral, the buildings of the map among them, fields below."""

from __future__ import annotations

import math
import random

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path
from art.kit.scene.scene import Scene
from art.la_citta.catalogue import raised
from art.la_citta.parts.houses import house

MIDDLE = 912.0
# Foot, half its width, scale of a house: from the top of the hill to its foot.
ROWS = (
    (268, 62, 0.38), (294, 118, 0.43), (324, 176, 0.49), (357, 228, 0.55), (393, 272, 0.61), (432, 312, 0.68),
    (474, 350, 0.75), (519, 384, 0.83), (566, 410, 0.92), (616, 430, 1.0),
)  # fmt: skip
# Buildings of the map: middle and scale.
GREAT = (
    ("cathedral", 908, 282, 0.82), ("palazzo", 812, 330, 0.6), ("university", 1012, 336, 0.64),
    ("castello", 914, 404, 0.78), ("hospital", 752, 398, 0.6), ("bathhouse", 1086, 408, 0.62),
    ("convent_school", 1018, 468, 0.66), ("marketplace", 818, 468, 0.72), ("statue", 936, 500, 0.52),
    ("palazzo", 690, 470, 0.62), ("university", 1168, 474, 0.56), ("well", 890, 552, 0.5),
    ("hospital", 1110, 548, 0.66), ("bathhouse", 744, 552, 0.66),
)  # fmt: skip
OUTSIDE = (("farm", 540, 540, 0.6), ("farm", 1316, 506, 0.56), ("quarry", 1440, 560, 0.7), ("farm", 1352, 616, 0.78))


def hill(s: Scene) -> None:
    """The hill under the town, its vineyards and its way up."""
    shape = path(
        "M250,700 C420,560 560,470 700,352 C770,292 840,252 912,250 C990,252 1060,296 1130,356 "
        "C1250,458 1420,520 1700,560 L1700,700 Z"
    )
    s.inked(shape, linear(0, 250, 0, 640, [(0, "#b8965a"), (0.4, "#7a7240"), (1, "#2e2a24")]))
    with s.clipped(shape):
        for index in range(-26, 40):
            x = MIDDLE + index * 30
            line = path(f"M{MIDDLE + index * 6},240 Q{x},420 {x + index * 26},700")
            s.draw(line, stroke("#3a4a26", 3.4, 0.4))
            s.draw(line, stroke("#e6c878", 1.2, 0.3))
        s.draw(path("M700,352 C770,292 840,252 912,250 C990,252 1060,296 1130,356"), stroke("#ffe9b0", 5, 0.5, blur=2))
    way = path(
        "M470,690 C560,610 640,600 690,566 C730,540 700,520 660,500 L676,494 C730,510 764,540 720,578 "
        "C670,616 600,640 560,690 Z"
    )
    s.inked(way, linear(0, 490, 0, 690, [(0, "#e6c890"), (1, "#8a6440")]), 1.4, 0.5)


def town(s: Scene) -> None:
    """Rows of houses and whatever stands between them, from the back to the front; no house on the way up."""
    dice = random.Random(8)
    things: list[tuple[float, float, str, float]] = [(y, x, name, k) for name, x, y, k in GREAT]
    for foot, half, k in ROWS:
        x = MIDDLE - half + dice.uniform(0, 10)
        while x < MIDDLE + half:
            y = foot + ((x - MIDDLE) / half) ** 2 * 22 + dice.uniform(-6, 6)
            if not (y > 490 and x < 730 - (y - 490) * 0.4) and all(_apart(x, y, k, one) for one in GREAT):
                things.append((y, x, "", k))
            x += 54 * k * dice.uniform(0.82, 1.0)
    for y, x, name, k in sorted(things):
        _thing(s, x, y, name, k, dice)
    for name, x, y, k in OUTSIDE:
        _thing(s, x, y, name, k, dice)


def _apart(x: float, y: float, k: float, great: tuple[str, float, float, float]) -> bool:
    """Whether a house does not stand in a great building, nor right before its front."""
    name, gx, gy, size = great
    wide = {"statue": 78, "well": 84, "marketplace": 96}.get(name, 84) * size + 20 * k
    deep = (58 if name in ("marketplace", "statue", "well") else 46) * size + 16 * k
    return math.hypot((x - gx) / wide, (y - gy) / deep) > 1


def _thing(s: Scene, x: float, y: float, name: str, k: float, dice: random.Random) -> None:
    s.canvas.save()
    s.canvas.translate(x, y)
    s.canvas.scale(k, k)
    if name:
        raised(s.canvas, name, "golden", 0.78)
    else:
        house(s.canvas, "golden", dice.randrange(9999), 0.9, dice.random() < 0.08)
    s.canvas.restore()
    if not name and dice.random() < 0.16:
        high = 54 * k
        s.tree(x + 30 * k, y + 16 * k, high, high * 0.3, "#4a6a3a", "cypress")


def evening(s: Scene, x0: float, y0: float, x1: float, y1: float) -> None:
    """Gold from the left, violet from the right, over everything."""
    s.area(x0, y0, x1, y1, linear(x0, 0, x1, 0, [(0, "#ffb45a", 0.16), (0.5, "#ffb45a", 0), (1, "#2a1450", 0.3)]))
    s.area(
        x0,
        y0 + (y1 - y0) * 0.6,
        x1,
        y1,
        linear(0, y0 + (y1 - y0) * 0.6, 0, y1, [(0, "#1a0e24", 0), (1, "#1a0e24", 0.42)]),
    )
    s.area(x0, y0, x1, y1, fill("#ff8a4a", 0.04))
