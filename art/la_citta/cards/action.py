"""An action card: gold, a new city, or a simple building."""

from __future__ import annotations

from art.kit.drawing.colour import darken
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import path
from art.kit.marks import coin
from art.la_citta.catalogue import Panel, card, raised


@card("morning", seed=11)
def action(s: Panel) -> None:
    """A map on the table of the council: coins, a castello and a well stand on it."""
    s.area(0, 0, s.W, s.H, linear(0, 0, 0, s.H, [(0, "#0f3a40"), (1, "#0a2026")]))
    for x in range(-60, 460, 54):
        s.draw(path(f"M{x + 40},0 L{x},{s.H}"), stroke("#071a1e", 3, 0.6))
        s.draw(path(f"M{x + 43},0 L{x + 3},{s.H}"), stroke("#3f7a78", 1.4, 0.35))
    sheet = path("M40,70 C120,54 280,54 362,72 C376,140 384,220 396,300 C270,318 130,318 4,298 C18,220 30,140 40,70 Z")
    s.draw(sheet, fill("#000000", 0.5, blur=10))
    s.inked(sheet, radial(170, 150, 300, [(0, "#faf3df"), (0.5, "#ecd9ae"), (1, "#b08a54")]), 2.6)
    with s.clipped(sheet):
        _hexes(s)
    for index, (x, y) in enumerate(((66, 206), (104, 222), (58, 236), (92, 196), (98, 250))):
        for pile in range((3, 4, 2, 5, 3)[index]):
            coin(s.canvas, x, y - pile * 7, 22, shadow=pile == 0, crowned=True)
    for name, x, y, k in (("castello", 206, 190, 1.02), ("well", 330, 224, 0.72)):
        s.canvas.save()
        s.canvas.translate(x, y)
        s.canvas.scale(k, k)
        raised(s.canvas, name, "golden", 0.8)
        s.canvas.restore()
    s.glow(140, 110, 220, "#ffe9b0", 0.22)
    s.finish(0.5)


def _hexes(s: Panel) -> None:
    """The map: sites, a lake, fields."""
    tints = ("#8fb060", "#e0b850", "#6ab0c0", "#c8a878", "#a8b860", "#d8c070")
    for row in range(7):
        for column in range(9):
            x, y = column * 52 + (26 if row % 2 else 0) - 10, 66 + row * 40
            cell = path("M0,-1 L.88,-.5 L.88,.5 L0,1 L-.88,.5 L-.88,-.5 Z", x, y, 1, 29, 26)
            tint = tints[(row * 5 + column * 3) // 4 % len(tints)]
            s.draw(cell, fill(tint, 0.5))
            s.draw(cell, stroke(darken(tint, 0.5), 1.6, 0.5))
