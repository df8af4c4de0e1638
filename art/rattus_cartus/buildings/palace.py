"""The palace, of the royalty."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, oval, path, polygon
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("royalty", seed=43)
def palace(s: Scene) -> None:
    """The garden front at golden hour: two wings round a parterre, a fountain, courtiers in black ribbons."""
    s.sky((200, 176, 58), 6, clouds=5, horizon=300)
    garden = Stage(s, (0, 5.2, -15), tilt=-8, focal=400, centre=(200, 190))
    _front(s, garden)
    _parterre(s, garden)
    _fountain(s, garden)
    _court(s, garden)
    s.finish(0.4)


def _windows(s: Scene, columns: int, w: float) -> None:
    """Two storeys of tall windows on a flat front of that width and 70 units."""
    step = w / columns
    for column in range(columns):
        for y, h in ((8, 24), (40, 24)):
            s.window(
                column * step + step * 0.28, y, step * 0.44, h, (column * 5 + int(y)) % 3 != 1, "arch", True, True, 0.6
            )
    s.line(0, 36, w, 36, stroke(s.ink, 1.6, 0.5))
    s.line(0, 2, w, 2, stroke(s.theme.light, 2.4, 0.6))


def _front(s: Scene, garden: Stage) -> None:
    """The middle with its pavilion, and the wings that come towards us."""
    garden.wall((-9, 9), (9, 9), 0, 5.4, "pale", "stone", 0.05)
    with garden.plane((-9, 5.4, 9), (9, 5.4, 9), (-9, 0, 9), 252, 70):
        _windows(s, 12, 252)
    garden.paint([(-9.3, 5.4, 8.8), (9.3, 5.4, 8.8), (8.4, 7.6, 11), (-8.4, 7.6, 11)], "slate", 0)
    garden.block((-2.6, 0, 8), (2.6, 6.6, 9.4), "pale", "stone")
    garden.paint([(-2.9, 6.6, 8), (2.9, 6.6, 8), (0, 8.9, 8)], "pale", 0.2)
    garden.paint([(-2.7, 6.8, 9), (2.7, 6.8, 9), (1.4, 10.4, 9.6), (-1.4, 10.4, 9.6)], "slate", -0.1)
    with garden.plane((-2.6, 6.6, 8), (2.6, 6.6, 8), (-2.6, 0, 8), 84, 106):
        for x in (6, 27, 50, 71):
            s.wall(x, 6, 7, 98, "white", None, True)
        s.door(34, 56, 16, 48, True)
        s.window(34, 14, 16, 30, True, "arch")
    s.inked(circle(*garden.at(0, 7.5, 7.9), 9), fill("#e6b24a"), 2)
    for side in (-1, 1):
        start, end = (side * 9.0, -2.0 if side < 0 else 9.0), (side * 9.0, 9.0 if side < 0 else -2.0)
        garden.wall(start, end, 0, 5.4, "pale", "stone", 0.35 if side > 0 else -0.45)
        corner, right = (side * 9, 5.4, start[1]), (side * 9, 5.4, end[1])
        with garden.plane(corner, right, (side * 9, 0, start[1]), 170, 70):
            _windows(s, 8, 170)
        roof = [(side * 8.7, 5.4, -2.2), (side * 8.7, 5.4, 9.2), (side * 11.5, 7.8, 10.5), (side * 11.5, 7.8, -2.2)]
        garden.paint(roof, "slate", 0.2 if side > 0 else -0.4)
    for flag in (-7, 7):
        left, top = garden.at(flag, 7.4, 10)
        s.flag(left, top, 34, 26, "#1d1822")


def _parterre(s: Scene, garden: Stage) -> None:
    """Gravel, clipped hedges and beds."""
    garden.floor(-26, 26, -14.2, 8, "sand", 0)
    for side in (-1, 1):
        for z0, z1 in ((2.6, 7.0), (-3.6, 1.2), (-9.4, -5.0)):
            for grow, colour, height in ((0.0, "#4f7a44", 0.55), (0.5, "#c8a05a", 0.56), (1.0, "#a8443f", 0.57)):
                a, b = 2.6 + grow, 7.4 - grow
                low, high = (-b, -a) if side < 0 else (a, b)
                if grow:
                    front, back = z0 + grow * 0.7, z1 - grow * 0.7
                    bed = [(low, height, front), (low, height, back), (high, height, back), (high, height, front)]
                    garden.paint(bed, colour, 0.2, 0.3, 1)
                else:
                    garden.block((low, 0, z0), (high, height, z1), colour, None)
            for x in (2.6, 7.4):
                left, foot = garden.at(side * x, 0.5, z0)
                k = garden.size(side * x, 0, z0)
                s.tree(left, foot + k * 0.1, k * 1.7, k * 0.62, "#3f6a3c", "cypress")


def _fountain(s: Scene, garden: Stage) -> None:
    """A basin of two bowls, the water lit from behind."""
    x, y = garden.at(0, 0, -2.4)
    s.ellipse(x - 62, y - 20, 124, 44, fill(s.ink, 0.35))
    s.inked(
        oval(x - 60, y - 24, 120, 42),
        linear(x - 60, 0, x + 60, 0, [(0, s.tone("white", 0.4)), (1, s.tone("white", -0.5))]),
        2.4,
    )
    s.inked(
        oval(x - 51, y - 21, 102, 32),
        linear(0, y - 20, 0, y + 12, [(0, "#f0c890"), (0.5, "#7ab0b8"), (1, "#2f5a78")]),
        1.8,
    )
    s.wall(x - 8, y - 58, 16, 56, "white", None, True)
    s.inked(
        path(f"M{x - 34},{y - 62} Q{x},{y - 34} {x + 34},{y - 62} Q{x},{y - 54} {x - 34},{y - 62} Z"),
        fill(s.tone("white", 0.1)),
        2,
    )
    s.inked(
        path(f"M{x - 5},{y - 62} L{x - 3},{y - 92} L{x + 3},{y - 92} L{x + 5},{y - 62} Z"),
        fill(s.tone("white", 0.2)),
        1.8,
    )
    s.inked(circle(x, y - 96, 6), radial(x - 2, y - 98, 9, [(0, "#fff6cf"), (1, "#b37a26")]), 1.8)
    for side in (-1, 1):
        for reach, drop in ((10, 34), (24, 40)):
            jet = path(f"M{x},{y - 100} Q{x + side * reach},{y - 118} {x + side * (reach + 8)},{y - 100 + drop}")
            s.draw(jet, stroke("#fffbe8", 3, 0.75))
        for reach in (36, 46):
            s.draw(
                path(f"M{x + side * 30},{y - 60} Q{x + side * reach},{y - 52} {x + side * reach},{y - 10}"),
                stroke("#fffbe8", 2.6, 0.6),
            )
    s.glow(x, y - 80, 60, "#fff0b8", 0.4)


def _court(s: Scene, garden: Stage) -> None:
    """Courtiers in mourning, and one who is not."""
    people = (
        (-1.9, -6.2, "#6a2a4a", "gown", "crown", "#e6b24a", 1), (1.7, -6.4, "#2f4a6e", "robe", "hat", "#1d1822", -1),
        (-3.4, -10.2, "#7a5a2e", "cloak", "wide", "#1d1822", 1), (3.5, -9.8, "#4a2f5e", "gown", "veil", "#1d1822", -1),
    )  # fmt: skip
    for x, z, robe, dress, head, hat, facing in people:
        garden.figure(
            x, z, robe, 2.1, dress=dress, head=head, hat=hat, pose="walk" if z < -8 else "stand", facing=facing
        )
        left, foot = garden.at(x, 0, z)
        k = 2.1 * garden.size(x, 0, z) / 100
        ribbon = polygon(
            (left - 11 * k, foot - 76 * k),
            (left - 5 * k, foot - 79 * k),
            (left + 11 * k, foot - 52 * k),
            (left + 6 * k, foot - 49 * k),
        )
        s.draw(ribbon, fill("#120e16"))
    x, y = garden.at(-1.0, 0, -8.2)
    rat(s.canvas, x, y, 34, "#3a2e34", "#ff5a3a", False, 5)
