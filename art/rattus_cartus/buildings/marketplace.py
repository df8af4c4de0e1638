"""The marketplace, of the bourgeoisie."""

from __future__ import annotations

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat

HOUSES = (
    (-14, 78, 120, "plaster", "tile"), (62, 62, 150, "#d9a878", "slate"), (122, 54, 118, "pale", "tile"),
    (236, 58, 128, "#c98a6a", "slate"), (292, 62, 156, "plaster", "tile"), (352, 70, 122, "#d9b48a", "slate"),
)  # fmt: skip


@building("bourgeoisie", seed=37)
def marketplace(s: Scene) -> None:
    """A market cross between stalls; jesters' caps hang on the lines, jugglers and buyers below."""
    s.sky((196, 150, 44), 5, clouds=4, horizon=320)
    s.birds(90, 90, 5, 22)
    s.far_city(262, 0.62, 2, hmax=110)
    _houses(s)
    s.ground(318, "#b9a878")
    for row in range(8):
        y = 324 + row * row * 2.6
        s.line(0, y, 400, y, stroke(s.ink, 1, 0.12))
    _lines(s)
    _cross(s)
    _stalls(s)
    _people(s)
    s.finish(0.42)


def _houses(s: Scene) -> None:
    """The fronts of the square."""
    for x, w, h, wall, roof in HOUSES:
        top = 322 - h
        s.wall(x, top, w, h, wall, "plaster", haze=0.12)
        s.gable(x, top, w, w * 0.62, wall, roof, 4)
        for column in range(2):
            for row in range(int(h / 38)):
                lit = (column + row + int(x)) % 3 != 0
                s.window(x + w * (0.2 + 0.4 * column), top + 10 + row * 34, w * 0.2, 20, lit, "arch")


def _cap(s: Scene, x: float, y: float, k: float, colours: tuple[Colour, Colour]) -> None:
    """A jester's cap with its bells, hung up for sale."""
    with s.moved(x, y, scale=k):
        for side, colour in zip((-1, 1), colours, strict=True):
            horn = path(
                f"M0,12 C{side * 2},-14 {side * 20},-16 {side * 22},8 C{side * 16},0 {side * 12},6 {side * 11},14 Z"
            )
            s.inked(horn, fill(colour), 1.8)
            s.inked(circle(side * 22, 10, 3.4), fill("#f3d27a"), 1.4)
        s.inked(path("M-12,12 Q0,6 12,12 L12,18 Q0,13 -12,18 Z"), fill("#f3d27a"), 1.6)


def _lines(s: Scene) -> None:
    """Bunting over the square, caps and ribbons on it."""
    for x0, y0, x1, y1, sag in ((-6, 168, 206, 176, 46), (194, 176, 408, 160, 46)):
        s.draw(path(f"M{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + sag} {x1},{y1}"), stroke(s.ink, 2))
        for i in range(1, 8):
            t = i / 8
            x = x0 + (x1 - x0) * t
            y = y0 + (y1 - y0) * t + sag * 2 * t * (1 - t)
            colours = (("#d0432f", "#3fa05e"), ("#8a4ac0", "#f0b45a"), ("#2f7fb0", "#d0432f"))[i % 3]
            if i % 2:
                _cap(s, x, y, 0.92, colours)
            else:
                s.inked(polygon((x - 7, y), (x + 7, y + 1), (x, y + 18)), fill(colours[0]), 1.6)


def _cross(s: Scene) -> None:
    """The market cross on its three steps."""
    for i, (w, y) in enumerate(((110, 366), (82, 352), (56, 338))):
        s.wall(200 - w / 2, y - 14, w, 15, "pale", None)
        s.line(200 - w / 2, y - 13, 200 + w / 2, y - 13, stroke(s.theme.light, 1.8, 0.7 - i * 0.1))
    s.wall(192, 178, 16, 148, "pale", "stone", True)
    s.wall(184, 312, 32, 14, "pale", None)
    s.inked(
        polygon((176, 182), (224, 182), (216, 160), (184, 160)),
        linear(176, 0, 224, 0, [(0, s.tone("pale", 0.5)), (1, s.tone("pale", -0.6))]),
    )
    for shape in (rect(194, 96, 12, 66, 2), rect(176, 112, 48, 12, 2)):
        s.draw(shape, stroke(s.ink, 5))
    for shape in (rect(194, 96, 12, 66, 2), rect(176, 112, 48, 12, 2)):
        s.draw(shape, linear(176, 0, 224, 0, [(0, "#fff2c0"), (0.5, "#e6b24a"), (1, "#8a5a18")]))
    s.glow(200, 118, 60, "#fff0b0", 0.5)


def _stalls(s: Scene) -> None:
    """Stalls left and right, crates below."""
    for x, w, colour in ((-34, 136, "#b8302c"), (298, 136, "#2f7f5a")):
        s.wall(x + 8, 318, w - 16, 62, "wood", "wood", rim=False)
        s.awning(x, 226, w, 44, colour, n=8, drop=9, post=92)
        for i in range(6):
            s.inked(circle(x + 26 + i * 17, 314 - (i % 2) * 5, 9), fill(("#e0a02c", "#c8402f", "#8fae4a")[i % 3]), 1.6)
        s.glow(x + w / 2, 300, 62, "#ffc86a", 0.4)
        s.lantern(x + w / 2, 292)
    s.crate(104, 384, 34, 22, "#d0832c")
    s.barrel(262, 388, 24, 34)


def _people(s: Scene) -> None:
    """A juggler, buyers, a child; and who came for the cheese."""
    s.figure(146, 404, 86, "#d0432f", dress="tunic", head="cap", hat="#3fa05e", pose="cheer")
    for x, y in ((128, 300), (146, 286), (166, 298)):
        s.inked(circle(x, y, 5), fill("#f3d27a"), 1.6)
    s.figure(238, 398, 78, "#2f5f8e", dress="gown", head="veil", hat="#f3ead2", pose="carry", facing=1)
    s.figure(56, 424, 96, "#7a4a2c", dress="robe", head="wide", hat="#3a4a3a", pose="point", facing=-1)
    s.figure(314, 428, 98, "#5a2f6e", dress="cloak", head="hat", hat="#d9a03a", pose="walk", facing=-1)
    s.figure(276, 434, 58, "#c88a3a", dress="tunic", head="hair", pose="raise", facing=-1)
    s.inked(path("M196,438 L238,430 L238,446 L196,448 Z"), fill("#f3c95a"), 1.8)
    for x in (208, 224):
        s.disc(x, 440, 2.6, fill("#a8702a"))
    rat(s.canvas, 176, 440, 40, "#4a3c44", "#ff5a3a", False, 5)
    s.bushes(478, h=18)
