"""The Farm."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


def _thatch(s: Scene, pts: list[tuple[float, float]]) -> None:
    """A roof of straw."""
    p = polygon(*pts)
    b = p.getBounds()
    s.draw(p, linear(0, b.top(), 0, b.bottom(), [(0, s.tone("thatch", 0.55)), (1, s.tone("thatch", -0.45))]))
    with s.clipped(p):
        for _i in range(90):
            x = b.left() + s.random.uniform(0, b.width())
            y = b.top() + s.random.uniform(0, b.height())
            s.draw(
                path(f"M{x},{y} q{s.random.uniform(-6, 2)},14 {s.random.uniform(-12, -2)},30"),
                stroke(s.ink if s.random.random() < 0.6 else "#fff0b8", 1.5, 0.32),
            )
        for t in (0.35, 0.7):
            y = b.top() + b.height() * t
            s.draw(
                path(f"M{b.left()},{y} Q{(b.left() + b.right()) / 2},{y + 10} {b.right()},{y}"), stroke(s.ink, 2, 0.3)
            )
    s.outline(p)


@building("peasantry", seed=31)
def farm(s: Scene) -> None:
    """A long thatched farmhouse in the morning mist, ricks behind, a cow at the trough, a woman with two pails."""
    _place(s)
    _house(s)


def _place(s: Scene) -> None:
    """Sky, ground and what stands far off."""
    s.sky((300, 168, 40), 4, clouds=4, horizon=300)
    s.birds(110, 110, 5, 24)
    s.ridge(286, 14, 0.7, 1)
    s.ridge(310, 10, 0.5, 2)
    s.mist(300, 26, 0.6)
    s.ground(318, "#8a9a5a", path_to=(214, 26))
    for i in range(9):
        s.draw(
            path(f"M{262 + i * 18},330 Q{280 + i * 34},390 {290 + i * 60},480"),
            stroke("#c8a850" if i % 2 else "#6f7f40", 9, 0.6),
        )


def _house(s: Scene) -> None:
    """The house and its people."""
    for x, h in ((330, 70), (372, 54)):
        rick = path(
            f"M{x - h * 0.42},336 C{x - h * 0.44},{336 - h * 0.6} {x - h * 0.15},{336 - h} "
            f"{x},{336 - h * 1.06} C{x + h * 0.15},{336 - h} {x + h * 0.44},{336 - h * 0.6} {x + h * 0.42},336 "
            "Z"
        )
        s.inked(rick, radial(x - 12, 336 - h * 0.7, h, [(0, "#ffeaa8"), (0.5, "#dcae52"), (1, "#7a5420")]))
    s.tree(40, 330, 120, colour="#5a7f4c")
    s.wall(70, 250, 206, 112, "plaster", "plaster")
    for x in (70, 120, 172, 222, 270):
        s.draw(rect(x - 3, 250, 7, 112), fill(s.tone("wood", -0.2)))
        s.draw(rect(x - 3, 250, 7, 112), stroke(s.ink, 1.2))
    s.draw(rect(68, 298, 210, 6), fill(s.tone("wood", -0.2)))
    s.draw(rect(68, 298, 210, 6), stroke(s.ink, 1.2))
    for a, b in ((72, 118), (174, 220)):
        s.draw(path(f"M{a},300 L{b},250"), stroke(s.ink, 7))
        s.draw(path(f"M{a},300 L{b},250"), stroke(s.tone("wood", 0), 4.6))
    s.window(84, 310, 24, 22, True, "rect")
    s.window(234, 310, 24, 22, True, "rect")
    s.window(184, 262, 22, 20, True, "rect")
    s.door(134, 304, 28, 58, lit=True, pointed=False)
    _thatch(s, [(48, 262), (92, 158), (256, 158), (300, 262)])
    s.wall(226, 140, 24, 46, "brick", "brick")
    s.smoke(240, 132, 5)
    cow = path(
        (
            "M0,0 C2,-26 12,-34 34,-34 L92,-34 C110,-34 118,-26 124,-40 C134,-48 150,-40 "
            "152,-26 C152,-16 142,-12 130,-14 C124,-4 118,2 116,12 L114,44 L102,44 L100,18 "
            "L40,18 L38,44 L26,44 L22,14 C10,14 0,12 0,0 Z"
        ),
        272,
        384,
        0.72,
    )
    s.inked(cow, linear(270, 360, 390, 400, [(0, "#f6ead2"), (1, "#a88c6a")]))
    with s.clipped(cow):
        for x, y, w, h in ((290, 362, 24, 20), (326, 372, 22, 18), (364, 350, 14, 12)):
            s.ellipse(x, y, w, h, fill("#7a4a2c"))
    s.outline(cow)
    s.rod((356, 408), (398, 408), s.tone("wood", 0.1), 14, 18)
    s.figure(206, 440, 84, "#7a6a9a", dress="gown", head="veil", hat="#f3ead2", pose="carry", facing=-1)
    for x in (170, 232):
        s.barrel(x - 8, 440, 16, 18)
    _yard(s)
    s.bushes(474)
    s.finish()


def _yard(s: Scene) -> None:
    """Horns and eye of the cow, a fence, hens, and who is after the grain."""
    s.disc(371, 358, 1.8, fill(s.ink))
    for dx in (-1, 1):
        s.draw(path(f"M{368 + dx * 4},355 q{dx * 4},-6 {dx * 3},-11"), stroke(s.ink, 3))
    for x in range(-6, 110, 22):
        s.rod((x, 436), (x, 392), s.tone("wood", -0.1), 6, 9)
    for y in (402, 420):
        s.rod((-12, y), (106, y + 2), s.tone("wood", 0.2), 5, 8)
    for x, y, k, colour in ((128, 456, 1.0, "#b8602c"), (152, 466, 0.9, "#f3e6cc"), (278, 460, 1.05, "#8a4a2c")):
        hen = path("M-14,-8 C-12,2 6,4 10,-6 L13,-16 C13,-20 8,-21 6,-17 C2,-12 -6,-10 -14,-18 Z", x, y, k)
        s.inked(hen, fill(colour), 1.8)
        s.draw(path("M8,-19 l1,-5 l2,3 l2,-2 l0,4 Z", x, y, k), fill("#d0322f"))
        s.draw(path("M-2,2 v6 M3,2 v6", x, y, k), stroke("#c88a2c", 1.8))
    rat(s.canvas, 56, 448, 40, "#4a3c44", "#ff5a3a", False, 5)
