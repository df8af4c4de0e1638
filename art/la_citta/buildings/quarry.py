"""The quarry: gold from the mountains."""

from __future__ import annotations

from art.kit.drawing.paint import fill, radial
from art.kit.drawing.shapes import path
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

WHITE, TOP = "#efe6d2", "#fffaf0"


@building
def quarry(s: Iso) -> None:
    """A white stepped cut in brown rock, dressed blocks, a tall derrick with its load."""
    pit = path("M-94,10 C-84,-44 -34,-80 20,-78 C72,-74 98,-22 90,22 C62,62 -52,66 -94,10 Z")
    s.draw(pit, radial(-10, -10, 112, [(0, "#8f6a46"), (1, "#43312c")]))
    s.draw(pit, s.pen(2.4, 0.8))
    rock = path("M-88,-2 L-78,-52 L-52,-84 L-14,-74 L8,-104 L44,-86 L62,-52 L84,-18 L60,6 L-40,14 Z")
    s.draw(rock, radial(-40, -60, 140, [(0, "#c29a72"), (0.6, "#7d5f52"), (1, "#4a3a44")]))
    s.draw(rock, s.pen(2.8, 0.92))
    s.draw(path("M-52,-84 L-46,-40 M8,-104 L14,-62 M44,-86 L40,-44"), s.pen(1.8, 0.5))
    for index, (z, length) in enumerate(((50, 104), (34, 84), (17, 60))):
        s.box_on(-8 + index * 7, -34 + index * 16, length, 30, 0, z, WHITE, top=TOP, left=_joints)
    for x, y in ((-46, 40), (-12, 54), (-28, 60)):
        s.box_on(x, y, 24, 18, 0, 16, "#f6efe0", top=TOP)
    _derrick(s)


def _joints(b: Iso, w: float, h: float) -> None:
    for x in range(16, int(w), 22):
        b.line(x, 0, x, h, b.pen(1.4, 0.4))


def _derrick(s: Iso) -> None:
    foot, top, tip = s.at(60, 36), s.at(60, 30, 122), s.at(14, 42, 142)
    s.blob(62, 40, 18)
    s.rod(s.at(80, 14), s.at(60, 30, 100), s.tone("wood", -0.4), 6, 11)
    s.rod(foot, top, s.tone("wood", 0.1), 9, 14)
    s.rod(s.at(88, 26, 84), tip, s.tone("wood", 0.35), 7, 12)
    s.line(*tip, *s.at(14, 42, 78), s.pen(3))
    s.box_on(14, 42, 28, 24, 54, 78, "#f6efe0", top=TOP)
    x, y = s.at(14, 42, 80)
    s.draw(path(f"M{x - 12},{y + 6} L{x},{y - 8} L{x + 12},{y + 6}"), s.pen(2.4))
    s.disc(*tip, 5, fill("#f3d27a"))
    s.disc(*tip, 5, s.pen(2))
