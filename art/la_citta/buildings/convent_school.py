"""The convent school: the simple building of education."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import arch, circle
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso


@building
def convent_school(s: Iso) -> None:
    """A white cloister round a green court with a fountain, a bell gable with its cross."""
    s.cast(0, 0, 116, 100, 40)
    s.box_on(-4, -38, 112, 26, 0, 38, "white")
    s.saddle(-4, -38, 112, 26, 38, 18, "tile", over=4)
    s.face(s.slab(0, 6, (-50, -30, 44, 42)), "#86ac4c", 0.2)
    s.line(*s.corner(0, 6, -50, 4, 0), *s.corner(0, 6, 44, 4, 0), stroke("#e2c48c", 6))
    s.line(*s.corner(0, 6, -4, -30, 0), *s.corner(0, 6, -4, 42, 0), stroke("#e2c48c", 6))
    x, y = s.at(-4, 6)
    s.inked(circle(x, y, 13), fill("#d8c79c"), 2, 1)
    s.disc(x, y, 7, fill("#4fb0c0"))
    s.box_on(50, -4, 28, 90, 0, 32, "white", right=lambda b, w, h: b.arcade(w, 9, h - 3, 4))
    s.saddle(50, -4, 28, 90, 32, 16, "tile", along="v", over=4)
    s.box_on(-8, 46, 100, 24, 0, 26, "white", left=lambda b, w, h: b.arcade(w, 6, h - 2, 5))
    s.saddle(-8, 46, 100, 24, 26, 14, "tile", over=4)
    s.box_on(-62, -10, 34, 34, 0, 84, "white", left=_bell, right=_opening)
    s.hipped(-62, -10, 34, 34, 84, 26, "tile", 4, 0)
    for ink, width in ((True, 9.0), (False, 4.4)):
        paint = s.pen(width) if ink else stroke("#f8dc84", width * s.thin)
        s.line(*s.at(-62, -10, 108), *s.at(-62, -10, 144), paint)
        s.line(*s.at(-74, -10, 131), *s.at(-50, -10, 131), paint)


def _bell(b: Iso, _w: float, h: float) -> None:
    b.draw(arch(8, 8, 18, 28, False), fill(b.ink))
    b.disc(17, 25, 7, fill("#f3d27a"))
    b.window(11, h - 30, 12, 18)


def _opening(b: Iso, _w: float, _h: float) -> None:
    b.draw(arch(9, 8, 16, 28, False), fill(b.ink))
