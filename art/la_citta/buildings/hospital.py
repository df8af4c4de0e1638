"""The hospital: one arch of health, one of education."""

from __future__ import annotations

from art.kit.drawing.paint import linear
from art.kit.drawing.shapes import path
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

CROSS = "M-7,-22 H7 V-7 H22 V7 H7 V22 H-7 V7 H-22 V-7 H-7 Z"
BLUE = "#2f6fc8"


@building
def hospital(s: Iso) -> None:
    """A long white loggia with blue roundels, two low red roofs, a great golden cross above them."""
    s.cast(0, 6, 136, 76, 64)
    s.box_on(0, -26, 130, 44, 0, 62, "white")
    s.hipped(0, -26, 130, 44, 62, 24, "tile", 5, 0.7)
    s.box_on(0, 22, 132, 50, 0, 46, "white", left=_loggia, right=_end)
    s.hipped(0, 22, 132, 50, 46, 18, "tile", 5, 0.7)
    x, y = s.at(2, -4, 92)
    s.line(x, y + 10, x, y + 26, s.pen(7))
    cross = path(CROSS, x, y - 10, 1.2)
    s.draw(cross, s.pen(9))
    s.draw(cross, linear(x - 24, 0, x + 24, 0, [(0, "#fff6d8"), (0.5, "#f3d27a"), (1, "#d9a441")]))


def _loggia(b: Iso, w: float, h: float) -> None:
    b.arcade(w, 17, h - 1, 6, True, 4, 0.66)
    b.dots(w, 9, 6, BLUE, 5.6)


def _end(b: Iso, w: float, h: float) -> None:
    b.arcade(w, 17, h - 1, 2, True, 4, 0.62)
    b.dots(w, 9, 2, BLUE, 5.6)
