"""Closeness to Citizens: a look at what the people want."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.la_citta.catalogue import Panel, card

ALMOND = "M-1,0 C-.56,-.66 .56,-.66 1,0 C.56,.62 -.56,.62 -1,0 Z"


@card("night", seed=41)
def closeness(s: Panel) -> None:
    """A great eye looks through a shutter that is ajar; two people whisper below it."""
    s.wall(-4, -4, 408, 340, "#7a6a9a", "stone", rim=False)
    s.area(0, 0, s.W, s.H, radial(200, 120, 300, [(0, "#ffd9a0", 0.3), (0.5, "#3a1c70", 0.2), (1, "#0f0828", 0.75)]))
    _window(s)
    s.lantern(356, 214)
    s.line(356, 180, 356, 204, stroke(s.ink, 3))
    s.line(340, 180, 372, 180, stroke(s.ink, 5))
    s.area(0, 296, s.W, s.H, linear(0, 296, 0, s.H, [(0, "#5a4a78"), (1, "#1a1030")]))
    s.glow(330, 280, 120, "#ffc85a", 0.35)
    s.figure(284, 326, 112, "#2f6f8a", dress="cloak", head="hood", hat="#2f6f8a", pose="bow", facing=1)
    s.figure(338, 326, 108, "#a8405a", dress="gown", head="veil", hat="#f0e0c8", pose="raise", facing=-1)
    s.barrel(36, 328, 44, 58)
    s.barrel(88, 330, 34, 42)
    s.finish(0.4)


def _window(s: Panel) -> None:
    """A stone frame, the dark room, the eye, and the leaves of the shutter."""
    s.inked(rect(58, 12, 252, 208, 6), linear(58, 0, 310, 0, [(0, "#e6d9c8"), (1, "#6a5a7a")]), 3)
    hole = rect(76, 30, 216, 172)
    s.inked(hole, radial(184, 116, 140, [(0, "#5a2a10"), (0.6, "#26102a"), (1, "#0f0618")]), 3)
    with s.clipped(hole):
        s.glow(184, 116, 130, "#ffb050", 0.5)
        _eye(s, 184, 118, 92)
    for side in (-1, 1):
        _leaf(s, side)
    s.inked(rect(48, 214, 272, 20, 4), linear(0, 214, 0, 234, [(0, "#f0e4d0"), (1, "#6a5a78")]), 2.6)


def _eye(s: Panel, x: float, y: float, r: float) -> None:
    shape = path(ALMOND, x, y, r)
    s.draw(shape, stroke(s.ink, 14))
    s.draw(shape, linear(0, y - r * 0.5, 0, y + r * 0.5, [(0, "#d8cfe8"), (0.4, "#ffffff"), (1, "#e6c8b8")]))
    with s.clipped(shape):
        iris = [(0, "#8fd8ff"), (0.45, "#2f7fd0"), (0.85, "#123a7a"), (1, "#0a1a40")]
        s.disc(x, y, r * 0.42, radial(x, y, r * 0.42, iris))
        for index in range(24):
            with s.moved(x, y, index * 15):
                s.line(0, -r * 0.18, 0, -r * 0.38, stroke("#c8f0ff", 2, 0.4))
        s.disc(x, y, r * 0.42, stroke(s.ink, 4))
        s.disc(x, y, r * 0.19, fill("#0a0618"))
        s.disc(x - r * 0.14, y - r * 0.15, r * 0.1, fill("#ffffff"))
        s.disc(x + r * 0.12, y + r * 0.14, r * 0.045, fill("#ffffff", 0.8))
        s.draw(path("M-1,0 C-.56,-.66 .56,-.66 1,0", x, y + 5, r), stroke(s.ink, 14, 0.3, blur=3))
    s.draw(path("M-1.02,.02 C-.56,-.68 .56,-.68 1.02,.02", x, y, r), stroke(s.ink, 7))
    s.draw(path("M-.96,-.34 C-.5,-1 .5,-1 .98,-.36", x, y, r), stroke("#4a2a1a", 9))


def _leaf(s: Panel, side: int) -> None:
    """A leaf that stands open towards the viewer."""
    x = 184 + side * 108
    board = polygon((x, 28), (x + side * 62, 8), (x + side * 62, 236), (x, 204))
    shade = [(0, s.tone("#3f7a6a", 0.35 if side < 0 else 0)), (1, s.tone("#3f7a6a", -0.3 if side < 0 else -0.75))]
    s.inked(board, linear(x, 0, x + side * 62, 0, shade), 3)
    for index in range(9):
        y, far = 42 + index * 18, 24 + index * 23
        s.line(x + side * 8, y, x + side * 54, far, stroke(s.ink, 3.4, 0.7))
        s.line(x + side * 8, y - 3, x + side * 54, far - 3.4, stroke(s.theme.light, 1.4, 0.4))
    s.disc(x + side * 54, 118, 4, fill("#f3d27a"))
    s.inked(circle(x + side * 54, 118, 4), fill("#f3d27a"), 1.6)
