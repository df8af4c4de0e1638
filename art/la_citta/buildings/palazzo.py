"""The palazzo: two arches of culture."""

from __future__ import annotations

from art.kit.drawing.paint import fill
from art.kit.drawing.shapes import rect
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

OCHRE = "#dba55a"


@building
def palazzo(s: Iso) -> None:
    """A cube of three storeys in rusticated ochre, a heavy cornice, a court, a slim battlemented tower."""
    s.cast(0, 0, 100, 96, 100)
    s.box_on(0, 0, 104, 100, 0, 92, OCHRE, left=_front, right=_side, tex="stone")
    s.box_on(0, 0, 116, 112, 92, 101, "pale", top="#c9864a")
    s.face(s.slab(0, 0, (-26, -26, 26, 26), 101), "#5a3a2c", -0.6)
    s.box_on(-20, -24, 30, 30, 88, 158, OCHRE, tex="stone", left=_lit, right=_dark)
    s.box_on(-20, -24, 40, 40, 158, 168, OCHRE, top="sand")
    s.merlons(-20, -24, 40, 40, 168, 3, 11, OCHRE)


def _storeys(b: Iso, w: float, h: float, light: float) -> None:
    for share in (0.36, 0.66):
        b.draw(rect(0, h * share, w, 3.4), fill(b.tone("pale", light)))


def _front(b: Iso, w: float, h: float) -> None:
    _storeys(b, w, h, 0.4)
    b.arcade(w, h * 0.1, h * 0.31, 4, True, 5, 0.5)
    b.arcade(w, h * 0.42, h * 0.62, 4, True, 5, 0.5)
    b.door(w / 2 - 9, h * 0.72, 18, h * 0.28, lit=True)


def _side(b: Iso, w: float, h: float) -> None:
    _storeys(b, w, h, 0.1)
    b.arcade(w, h * 0.1, h * 0.31, 4, True, 5, 0.45)
    b.arcade(w, h * 0.42, h * 0.62, 4, False, 5, 0.45)


def _lit(b: Iso, _w: float, _h: float) -> None:
    b.window(9, 14, 11, 18)


def _dark(b: Iso, _w: float, _h: float) -> None:
    b.window(9, 14, 11, 18, False)
