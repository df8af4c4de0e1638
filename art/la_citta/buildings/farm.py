"""The farm: a site of farmland under the plough."""

from __future__ import annotations

from art.kit.drawing.paint import fill, radial, stroke
from art.kit.drawing.shapes import path, polygon
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso


@building
def farm(s: Iso) -> None:
    """A low farmhouse under thatch, a barn, a golden rick of straw, a ploughed strip."""
    _strip(s)
    s.cast(-6, -22, 96, 54, 46)
    s.box_on(30, -38, 42, 40, 0, 30, "plaster", left=_barn_door)
    s.saddle(30, -38, 42, 40, 30, 26, "thatch", along="v")
    s.box_on(-20, -18, 76, 46, 0, 30, "plaster", left=_front, right=_end)
    s.saddle(-20, -18, 76, 46, 30, 38, "thatch", over=8)
    _rick(s, 58, 30)


def _strip(s: Iso) -> None:
    strip = polygon(*s.slab(-14, 30, (-56, -6, 50, 44)))
    s.draw(strip, fill("#8a6428"))
    with s.clipped(strip):
        for row in range(6):
            ends = s.corner(-14, 30, -64, -2 + row * 9, 0), s.corner(-14, 30, 64, -2 + row * 9, 0)
            s.line(*ends[0], *ends[1], stroke("#f6cb5c" if row % 2 else "#7fa03c", 5.4))
    s.draw(strip, s.pen(2, 0.7))


def _rick(s: Iso, cx: float, cy: float) -> None:
    x, y = s.at(cx, cy)
    s.ellipse(x - 22, y - 8, 56, 20, fill(s.ink, 0.4, blur=3))
    rick = path(
        f"M{x - 26},{y} C{x - 28},{y - 32} {x - 10},{y - 54} {x},{y - 58} C{x + 10},{y - 54} {x + 28},{y - 32} "
        f"{x + 26},{y} Q{x},{y + 11} {x - 26},{y} Z"
    )
    s.draw(rick, radial(x - 10, y - 36, 54, [(0, "#fff0ae"), (0.5, "#eab64a"), (1, "#7a4a14")]))
    for dx in (-14, -5, 5, 14):
        s.draw(path(f"M{x + dx},{y - 2} Q{x + dx * 0.6},{y - 32} {x},{y - 56}"), s.pen(1.5, 0.4))
    s.draw(rick, s.pen(2.6))


def _barn_door(b: Iso, _w: float, _h: float) -> None:
    b.door(12, 8, 17, 22, lit=True, pointed=False)


def _front(b: Iso, _w: float, _h: float) -> None:
    b.door(30, 7, 15, 23, pointed=False)
    for x in (10, 54):
        b.window(x, 9, 11, 11, kind="rect")


def _end(b: Iso, _w: float, _h: float) -> None:
    b.window(17, 9, 11, 11, kind="rect")
