"""The bathhouse: two arches of health."""

from __future__ import annotations

import math

from art.kit.drawing.paint import fill
from art.kit.drawing.shapes import polygon
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

TURQUOISE = "#4fb0a4"


@building
def bathhouse(s: Iso) -> None:
    """Three low turquoise domes and a steaming pool."""
    s.cast(0, 0, 110, 96, 44)
    s.box_on(0, -20, 122, 62, 0, 38, "pale", top="sand", left=_arches, right=_end)
    s.cupola(-38, -44, 28, 40, 32, TURQUOISE, 5, 0, "gold")
    s.cupola(34, -2, 26, 40, 30, TURQUOISE, 5, 0, "gold")
    s.drum(-2, -26, 38, 38, 50, "pale", False, False)
    s.cupola(-2, -26, 38, 50, 48, TURQUOISE, 5, 18, "gold")
    s.face(s.slab(-14, 42, (-58, -26, 49, 31), 6), "white", 0.5)
    s.pool(polygon(*s.slab(-14, 42, (-49, -18, 40, 22), 5)))
    for x, y in ((-30, 14), (-4, 6), (18, 22)):
        for puff in range(4):
            place = x + math.sin(puff + x) * 7, y - puff * 15
            s.disc(*place, 7 + puff * 2.4, fill("#ffffff", 0.34 * (1 - puff / 4.6), blur=3))


def _arches(b: Iso, w: float, h: float) -> None:
    b.arcade(w, 10, h - 2, 5)


def _end(b: Iso, w: float, h: float) -> None:
    b.arcade(w, 10, h - 2, 2)
