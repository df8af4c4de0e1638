"""The quarry: gold from the mountains."""

from __future__ import annotations

from art.kit.drawing.paint import fill, radial
from art.kit.drawing.shapes import path
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

WHITE, TOP = "#cdb898", "#fffaf0"


@building
def quarry(s: Iso) -> None:
    """White steps cut into a hill, dressed blocks on brown earth, a tall derrick with its load."""
    pit = path("M-90,14 C-84,-34 -40,-64 14,-64 C62,-62 94,-22 88,22 C62,60 -52,62 -90,14 Z")
    s.draw(pit, radial(-10, -10, 112, [(0, "#a8825a"), (1, "#54403a")]))
    s.draw(pit, s.pen(2.2, 0.7))
    hill = path("M-86,-8 C-80,-44 -62,-78 -44,-96 L-30,-92 L-14,-108 C26,-104 56,-64 70,-22 L40,-8 L-60,2 Z")
    s.draw(hill, radial(-40, -80, 130, [(0, "#a9b060"), (0.45, "#6f7a40"), (1, "#3a3a34")]))
    s.draw(hill, s.pen(2.8, 0.92))
    for y, z, long in ((-44, 66, 84), (-24, 45, 98), (-2, 23, 112)):
        s.box_on(-6, y, long, 24, 0, z, WHITE, top=TOP, left=_joints)
    for x, y in ((-48, 44), (-14, 58), (-30, 62)):
        s.box_on(x, y, 24, 18, 0, 16, "#f6efe0", top=TOP)
    _derrick(s)


def _joints(b: Iso, w: float, h: float) -> None:
    for x in range(16, int(w), 22):
        b.line(x, 0, x, h, b.pen(1.4, 0.4))


def _derrick(s: Iso) -> None:
    foot, top, tip = s.at(62, 34), s.at(62, 30, 130), s.at(24, 44, 150)
    s.blob(64, 38, 18)
    s.rod(s.at(84, 14), s.at(62, 30, 108), s.tone("wood", -0.4), 6, 11)
    s.rod(foot, top, s.tone("wood", 0.2), 9, 14)
    s.rod(s.at(88, 26, 94), tip, s.tone("wood", 0.45), 7, 12)
    s.line(*tip, *s.at(24, 44, 78), s.pen(3))
    s.box_on(24, 44, 28, 24, 50, 74, "#f6efe0", top=TOP)
    x, y = s.at(24, 44, 76)
    s.draw(path(f"M{x - 12},{y + 6} L{x},{y - 8} L{x + 12},{y + 6}"), s.pen(2.4))
    s.disc(*tip, 5, fill("#f3d27a"))
    s.disc(*tip, 5, s.pen(2))
