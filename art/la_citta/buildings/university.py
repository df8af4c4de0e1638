"""The university: three arches of education."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import circle
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

WALL, TOWER = "#e8c9a0", "#f2dcb8"


@building
def university(s: Iso) -> None:
    """Two storeys of arcades round a court under blue slate, a clock tower with a gilded globe."""
    s.cast(0, 0, 128, 108, 120)
    s.box_on(-6, -44, 124, 28, 0, 58, WALL)
    s.saddle(-6, -44, 124, 28, 58, 20, "slate", over=4)
    s.face(s.slab(0, 4, (-50, -30, 44, 34)), "sand", 0.1)
    s.box_on(-8, -26, 38, 38, 0, 128, TOWER, left=_clock, right=_tower_side)
    s.box_on(-8, -26, 46, 46, 128, 135, "pale")
    s.hipped(-8, -26, 42, 42, 135, 44, "slate", 4, 0)
    s.ball(*s.at(-8, -26, 182), 9, 2)
    s.box_on(56, -4, 28, 96, 0, 52, WALL, right=lambda b, w, h: _arcades(b, w, h, 5))
    s.saddle(56, -4, 28, 96, 52, 19, "slate", along="v", over=4)
    s.box_on(-12, 48, 112, 28, 0, 50, WALL, left=lambda b, w, h: _arcades(b, w, h, 6))
    s.saddle(-12, 48, 112, 28, 50, 19, "slate", over=4)


def _arcades(b: Iso, w: float, h: float, n: int) -> None:
    b.arcade(w, 7, h * 0.44, n)
    b.arcade(w, h * 0.56, h - 2, n)


def _clock(b: Iso, w: float, _h: float) -> None:
    face = circle(w / 2, 24, 14)
    b.draw(face, fill("#fffaf0"))
    b.draw(face, stroke("#d9a441", 3.4))
    b.line(w / 2, 24, w / 2, 14, b.pen(2.4))
    b.line(w / 2, 24, w / 2 + 7, 26, b.pen(2.4))
    b.arcade(w, 50, 76, 2)


def _tower_side(b: Iso, w: float, _h: float) -> None:
    b.window(12, 14, 12, 22)
    b.arcade(w, 50, 76, 2, False)
