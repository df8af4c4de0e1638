"""The voice that wants education."""

from __future__ import annotations

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, polygon, rect
from art.la_citta.catalogue import voice
from art.la_citta.parts.calling import Voice, at_top, caller, dusk, ground, raised_arm


@voice(seed=5)
def voice_education(s: Voice) -> None:
    """Books and a slate are held up to a blue round arch."""
    ground(s, "education")
    arms = (
        (44, 358, -9, "#8a2f3a", "#c98d62"),
        (140, 342, 1, "#e6d9be", "#f0c8a4"),
        (238, 356, 8, "#3f7a4a", "#6a4430"),
    )
    for x, y, turn, sleeve, skin in arms:
        raised_arm(s, x, y, turn, sleeve, skin)
    s.canvas.save()
    at_top(s.canvas, 44, 358, -9)
    _closed_book(s)
    s.canvas.restore()
    s.canvas.save()
    at_top(s.canvas, 140, 342, 1)
    _open_book(s)
    s.canvas.restore()
    s.canvas.save()
    at_top(s.canvas, 238, 356, 8)
    _slate(s)
    s.canvas.restore()
    caller(s, 82, "#8a2f3a", "#c98d62", "#1e1a24", "hat", 12)
    caller(s, 198, "#3f7a4a", "#6a4430", "#1e1a24", "hair", 10, -1)
    caller(s, 140, "#e6d9be", "#f0c8a4", "#7a4a26", "long", 42)
    dusk(s)


def _closed_book(s: Voice) -> None:
    with s.moved(0, 0, -10):
        s.inked(rect(-26, -34, 54, 68, 3), fill("#f3e4bd"), 2.4)
        s.inked(
            rect(-30, -36, 54, 68, 4), linear(-30, 0, 24, 0, [(0, "#e0744c"), (0.5, "#b03a34"), (1, "#6a1a28")]), 2.8
        )
        s.draw(rect(-24, -30, 42, 56, 2), stroke("#f3d27a", 2.4))
        s.draw(polygon((-3, -18), (9, -2), (-3, 14), (-15, -2)), fill("#f3d27a"))


def _open_book(s: Voice) -> None:
    for side in (-1, 1):
        near, far, edge = side * 14, side * 33, side * 50
        cover = path(f"M0,-24 C{near},-36 {far},-36 {edge},-28 L{edge},28 C{far},20 {near},22 0,34 Z")
        s.inked(cover, fill("#2a4a8a"), 2.6)
        edge -= side * 4
        page = path(f"M0,-28 C{near},-40 {far},-40 {edge},-33 L{edge},21 C{far},14 {near},16 0,28 Z")
        s.inked(page, linear(0, 0, edge, 0, [(0, "#d8c090"), (0.4, "#fffaf0"), (1, "#e8d6af")]), 2)
        for row in range(5):
            y = -24 + row * 9
            line = path(f"M{side * 8},{y} Q{side * 24},{y - 8} {side * 40},{y - 4}")
            s.draw(line, stroke("#5a4a4a", 1.8, 0.6))


def _slate(s: Voice) -> None:
    with s.moved(0, -4, 6):
        s.inked(rect(-34, -30, 68, 58, 4), linear(-34, 0, 34, 0, [(0, "#c89358"), (1, "#6a4020")]), 2.8)
        s.inked(rect(-27, -23, 54, 44, 2), fill(mix("#2a3a44", "#101820", 0.3)), 2)
        chalk = stroke("#f4f6ff", 2.6, 0.9)
        s.draw(path("M-18,10 L0,-14 L18,10 Z"), chalk)
        s.draw(path("M0,-14 L0,10 M-20,15 L20,15"), stroke("#f4f6ff", 1.8, 0.8))
