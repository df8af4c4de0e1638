"""The Hospital."""

from __future__ import annotations

from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.shapes import arch, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("church", seed=46)
def hospital(s: Scene) -> None:
    """A hall of beds under a timber roof; a doctor with a beaked mask, nuns with soup and candles."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#16203e"), (0.5, "#4a5a86"), (1, "#1c2440")]))
    _hall(s)
    _beds(s)
    _doctor(s)
    s.figure(66, 446, 112, "#25223c", dress="gown", head="veil", hat="#f6f2ea", pose="carry", facing=1)
    s.draw(path("M86,376 q12,10 24,0 l-4,14 h-16 Z"), fill("#c9a85a"))
    rat(s.canvas, 324, 462, 50, "#40384a", "#ff5a3a", True, 5)
    s.finish(0.55)


def _hall(s: Scene) -> None:
    """Windows at the far end, trusses above, flagstones below."""
    s.wall(60, 60, 280, 236, "plaster", "plaster", rim=False)
    for x in (112, 180, 248):
        s.window(x, 110, 38, 104, True, "gothic")
    s.disc(200, 190, 200, radial(200, 190, 200, [(0, "#fff0c0", 0.55), (1, "#fff0c0", 0)], SCREEN))
    for reach in (0, 1, 2):
        y, wide = 74 - reach * 34, 150 + reach * 36
        beam = rect(200 - wide, y, 2 * wide, 12)
        s.inked(beam, fill(s.tone("wood", -0.2 - reach * 0.2)))
        for side in (-1, 1):
            s.rod((200 + side * wide * 0.94, y + 60), (200 + side * wide * 0.5, y - 30), s.tone("wood", -0.4), 8, 12)
    for side in (-1, 1):
        wall = polygon(
            (200 + side * 140, 60), (200 + side * 220, -10), (200 + side * 220, 420), (200 + side * 140, 296)
        )
        s.inked(wall, fill(s.tone("plaster", -0.5 if side > 0 else -0.1)))
    s.ground(296, "#8a7f78")


def _beds(s: Scene) -> None:
    """Beds with red curtains along both walls."""
    for row in (0, 1, 2):
        size = 0.62 + row * 0.26
        y = 312 + row * 46
        for side in (-1, 1):
            x = 200 + side * (96 + row * 42)
            w, h = 84 * size, 30 * size
            left = x - w / 2
            cover = path(f"M{left},{y} h{w} v{h} h{-w} Z")
            s.inked(rect(left - 3, y - h * 1.8, w + 6, h * 3, 4), fill(s.tone("wood", -0.3)))
            s.inked(path(f"M{left},{y - h * 1.7} h{w} v{h * 0.9} q{-w / 2},{h * 0.5} {-w},0 Z"), fill("#a83040"))
            s.inked(oval(x - w * 0.3, y - h * 0.7, w * 0.6, h * 0.8), fill("#fbf6ea"))
            s.inked(oval(x - w * 0.11, y - h * 0.72, w * 0.22, h * 0.8), fill("#6a4428" if row % 2 else "#a8a0a0"), 1.4)
            s.draw(oval(x - w * 0.09, y - h * 0.5, w * 0.18, h * 0.7), fill("#e8bd98"))
            for eye in (-1, 1):
                lid = path(f"M{x + eye * w * 0.05 - 2},{y - h * 0.2} q2,2 4,0")
                s.draw(lid, stroke(s.ink, 1.2))
            s.inked(cover, linear(left, 0, left + w, 0, [(0, "#f0e6d0"), (1, "#8a94b0")]))
            s.draw(path(f"M{x},{y + h * 0.2} v{h * 0.6} M{x - h * 0.2},{y + h * 0.4} h{h * 0.4}"), stroke("#3d6fc0", 4))


def _doctor(s: Scene) -> None:
    """Wide hat, long beak, a rod to keep away from what he sees."""
    s.figure(214, 450, 128, "#1d1a26", dress="cloak", head="wide", hat="#15111c", pose="stand", facing=-1)
    beak = path("M206,334 Q180,340 158,366 Q186,362 212,352 Z")
    s.inked(beak, linear(158, 340, 212, 360, [(0, "#8a7048"), (1, "#f0e0b8")]), 2.4)
    s.inked(oval(203, 332, 11, 11), fill("#c8322a"), 2.4)
    s.rod((172, 452), (184, 370), s.tone("wood", 0.4), 4, 7)
    s.figure(284, 440, 100, "#25223c", dress="gown", head="veil", hat="#f6f2ea", pose="raise", facing=-1)
    s.glow(262, 352, 46, "#ffc85a", 0.9)
    s.inked(arch(257, 352, 8, 18, False), fill("#fff4d0"), 1.6)
