"""Bread and Games: arches for this year only."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import arch, path
from art.la_citta.catalogue import Panel, card
from art.la_citta.parts.crowd import arm, dusk

FACE = "M-1,-.86 C-.5,-1.06 .5,-1.06 1,-.86 C1.06,.1 .66,1.1 0,1.24 C-.66,1.1 -1.06,.1 -1,-.86 Z"
LOAF = "M-1,.3 C-1.06,-.4 -.6,-.62 0,-.62 C.6,-.62 1.06,-.4 1,.3 C.9,.56 -.9,.56 -1,.3 Z"
ROBES = ("#8a2f3a", "#2f6f8a", "#d99a2e", "#5a7a3a", "#8a4a9a", "#c8603a")
SKINS = ("#e6b58c", "#c98d62", "#8a5a3c", "#f0c8a4", "#6a4430")


@card("night", seed=17)
def bread_and_games(s: Panel) -> None:
    """A laughing mask and loaves in the light of the arena, the hands of a crowd below."""
    s.sky(None, 0, 30, 0, 260)
    _arena(s)
    for turn in (-30, -10, 12, 32):
        beam = path("M-10,0 L10,0 L74,330 L-74,330 Z")
        with s.moved(200 + turn * 1.2, -20, turn * 0.8):
            s.draw(beam, linear(0, 0, 0, 330, [(0, "#fff0c0", 0.32), (1, "#fff0c0", 0)]))
    with s.moved(272, 118, 10):
        _mask(s, 78)
    for x, y, r, turn in ((112, 128, 62, -14), (52, 76, 30, 18), (166, 60, 27, -24)):
        with s.moved(x, y, turn):
            loaf(s, r)
    for index, (x, long, turn) in enumerate(
        ((14, 96, 12), (58, 120, -4), (104, 92, 10), (148, 128, -6), (196, 100, 2), (240, 112, 8), (286, 92, -8),
         (330, 116, 6), (374, 104, -12))
    ):  # fmt: skip
        arm(s, x, 346, long, turn, ROBES[index % 6], SKINS[index % 5])
    dusk(s, 280)
    s.finish(0.4)


def _arena(s: Panel) -> None:
    """Two storeys of arcades that curve away."""
    for row, (y, h) in enumerate(((96, 62), (166, 72))):
        wall = path(f"M-10,{y + 14} Q200,{y - 22} 410,{y + 14} L410,{y + h + 24} Q200,{y + h - 10} -10,{y + h + 24} Z")
        s.inked(wall, linear(0, y, 0, y + h, [(0, s.tone("stone", 0.1)), (1, s.tone("stone", -0.7))]), 2)
        for index in range(9):
            x = 4 + index * 45
            drop = 14 - 30 * (1 - ((x + 14 - 200) / 210) ** 2) + 12
            opening = arch(x, y + drop, 28, h - 8, False)
            lit = (index + row) % 3 != 1
            s.inked(opening, fill("#ffb84a" if lit else "#1a0f38", 0.85), 2)
            if lit:
                s.glow(x + 14, y + drop + 30, 34, alpha=0.25)
    s.area(0, 220, s.W, s.H, linear(0, 220, 0, s.H, [(0, "#e2b070", 0.8), (1, "#5a3460")]))


def _mask(s: Panel, r: float) -> None:
    """The laughing mask of comedy, ivory and gold, with its ribbons."""
    for side in (-1, 1):
        s.pipe(path(f"M{side * 0.9},-.5 C{side * 1.5},-.2 {side * 1.2},.5 {side * 1.6},1", 0, 0, r), "#d0432f", 8, 12)
    shape = path(FACE, 0, 0, r)
    s.draw(shape, stroke(s.ink, 8))
    s.draw(shape, radial(-r * 0.4, -r * 0.5, r * 2, [(0, "#fffdf4"), (0.55, "#f0dcb0"), (1, "#9a6a3a")]))
    s.draw(shape, stroke("#e6b24a", 5))
    for side in (-1, 1):
        eye = path(
            f"M{side * 0.16},-.3 Q{side * 0.46},-.72 {side * 0.76},-.3 Q{side * 0.46},-.46 {side * 0.16},-.3 Z", 0, 0, r
        )
        s.inked(eye, fill("#2a1040"), 2.6)
        s.draw(path(f"M{side * 0.1},-.56 Q{side * 0.46},-.94 {side * 0.86},-.6", 0, 0, r), stroke("#7a4a14", 6))
        s.disc(side * r * 0.56, r * 0.12, r * 0.17, fill("#e0705a", 0.5, blur=4))
    s.draw(path("M-.06,-.3 Q-.2,.16 -.12,.2 Q0,.28 .14,.2", 0, 0, r), stroke("#7a4a14", 4))
    mouth = path("M-.62,.26 Q0,.62 .62,.26 Q.5,.98 0,.98 Q-.5,.98 -.62,.26 Z", 0, 0, r)
    s.inked(mouth, linear(0, r * 0.3, 0, r, [(0, "#2a1040"), (1, "#8a2a3a")]), 3)
    s.draw(path("M-.62,.26 Q0,.62 .62,.26 L.5,.44 Q0,.74 -.5,.44 Z", 0, 0, r), fill("#fffaf0"))


def loaf(s: Panel, r: float) -> None:
    """A round loaf with three cuts."""
    s.glow(0, 0, r * 1.5, "#ffd070", 0.35)
    shape = path(LOAF, 0, 0, r)
    s.draw(shape, stroke(s.ink, 6))
    s.draw(shape, linear(-r, -r, r, r * 0.6, [(0, "#ffdf9a"), (0.45, "#d8923e"), (1, "#6e3a14")]))
    for cut in (-0.5, 0, 0.5):
        with s.clipped(shape):
            s.draw(path("M-.14,-.56 Q.12,-.2 .04,.2", cut * r, 0, r), stroke("#fff3cc", r * 0.13, 0.95))
            s.draw(path("M-.06,-.56 Q.2,-.2 .12,.2", cut * r, 0, r), stroke("#6e3a14", r * 0.04, 0.7))
    s.disc(-r * 0.4, -r * 0.36, r * 0.06, fill("#fffaf0", 0.7))
