"""The castello: the heart of every city."""

from __future__ import annotations

from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso


@building
def castello(s: Iso) -> None:
    """A square keep between four round towers with red cones, its gate lit; the game sets the flag."""
    s.cast(0, 0, 104, 104, 80)
    for x, y in ((0, -62), (-60, -4)):
        s.drum(x, y, 21, 0, 66, "stone")
        s.spire(x, y, 25, 66, 34, "tile")
    s.box_on(0, -4, 92, 92, 0, 44, "stone", tex="stone", top="sand", left=_gate, right=_slits)
    s.merlons(0, -4, 92, 92, 44, 6, 9, "stone")
    s.box_on(-2, -12, 50, 50, 40, 96, "pale", tex="stone", top="sand", left=_windows, right=_dim_windows)
    s.merlons(-2, -12, 50, 50, 96, 4, 10, "pale")
    for x, y in ((60, -4), (0, 54)):
        s.drum(x, y, 21, 0, 62, "stone")
        s.spire(x, y, 25, 62, 32, "tile")


def _gate(b: Iso, w: float, h: float) -> None:
    b.door(w / 2 - 11, h - 34, 22, 34, lit=True)


def _slits(b: Iso, w: float, _h: float) -> None:
    for share in (0.3, 0.6):
        b.slit(w * share, 14, 14)


def _windows(b: Iso, _w: float, _h: float) -> None:
    b.window(10, 12, 10, 17)
    b.window(30, 12, 10, 17)


def _dim_windows(b: Iso, _w: float, _h: float) -> None:
    b.window(10, 12, 9, 16)
    b.window(30, 12, 9, 16, False)
