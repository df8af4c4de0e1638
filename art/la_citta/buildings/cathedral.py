"""The cathedral: three arches of culture."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import circle
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

MARBLE = "#3f7a5a"


@building
def cathedral(s: Iso) -> None:
    """A striped nave below a mighty red dome with white ribs and lantern; the bell tower stands apart."""
    s.cast(0, 0, 120, 80, 130)
    s.box_on(-62, -30, 30, 30, 0, 140, "white", left=_tower, right=_tower_side)
    s.hipped(-62, -30, 32, 32, 140, 16, "tile", 4, 0)
    s.drum(36, -30, 50, 0, 70, "white", False, False)
    s.drum(36, -30, 48, 56, 86, "white", False, False)
    for index in range(4):
        x, y = s.at(2 + index * 22, -30, 70)
        eye = circle(x + 1, y + 16 - abs(index - 1.5) * 3, 6)
        s.draw(eye, fill("#2a1626"))
        s.draw(eye, stroke(s.tone("gold", 0.2), 2))
    s.cupola(36, -30, 52, 84, 84, "#c8502c", 6, 40, "white")
    s.box_on(-14, 26, 96, 56, 0, 60, "white", left=_nave, right=_portal)
    s.saddle(-14, 26, 96, 56, 60, 30, "tile", wall="white", over=4)


def _tower(b: Iso, w: float, h: float) -> None:
    b.bands(w, h, MARBLE)
    for y in (12, 48, 84):
        b.window(w / 2 - 5, y, 10, 20, kind="gothic")


def _tower_side(b: Iso, w: float, h: float) -> None:
    b.bands(w, h, MARBLE)
    for y in (12, 48):
        b.window(w / 2 - 5, y, 10, 20, kind="gothic")


def _nave(b: Iso, w: float, h: float) -> None:
    b.bands(w, h, MARBLE)
    for x in (12, 40, 68):
        b.window(x, 18, 12, 28, kind="gothic")


def _portal(b: Iso, w: float, h: float) -> None:
    b.bands(w, h, MARBLE)
    b.door(w / 2 - 11, h - 34, 22, 34, lit=True)
    b.disc(w / 2, 12, 8, fill("#ffcf5a"))
