"""The Market."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import Stop, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage

CREAM = "#f6ecd2"


@district("trade", seed=9)
def market(s: Scene) -> None:
    """Between two rows of striped stalls: a full counter at our elbow, the belfry at the end, pennants overhead."""
    s.sky(None, clouds=6, horizon=290)
    s.glow(268, 250, 170, "#fff0c0", 0.8)
    s.birds(288, 92, 5, 20, "#f4f4e0")
    lane = Stage(s, (0.9, 2.5, -5.6), turn=-7, tilt=0, focal=330, centre=(206, 222))
    s.area(0, 250, 400, 480, fill(mix("#a08a5a", s.ink, 0.3)))
    lane.floor(-12, 12, -5.4, 40, mix("#b8a070", s.ink, 0.15), 1.2, 0.2)
    _belfry(s, lane)
    _houses(s, lane)
    cloths = ("#d1402e", "#e0a52e", "#2f8f83", "#7a4a9c", "#d1402e")
    for index in range(4, -1, -1):
        z = -1.4 + index * 3.0
        _stall(s, lane, -1, z, cloths[index])
        _stall(s, lane, 1, z, cloths[(index + 2) % 5])
        _shoppers(s, lane, z)
    _pennants(s)
    _counter(s)
    s.finish(0.45)


def _belfry(s: Scene, lane: Stage) -> None:
    """The belfry and its clock over the far end."""
    lane.block((-6.4, 0, 17), (-1.4, 13.2, 22), "stone", "stone")
    with lane.plane((-6.4, 13.2, 16.98), (-1.4, 13.2, 16.98), (-6.4, 0, 16.98), 84, 222):
        s.inked(circle(42, 48, 30), fill("#f7ecd0"), 2)
        s.draw(circle(42, 48, 27), stroke(GOLD, 5))
        for i in range(12):
            a = i * math.pi / 6
            s.disc(42 + 20 * math.cos(a), 48 + 20 * math.sin(a), 1.6, fill(s.ink))
        s.draw(path("M42,48 V30 M42,48 L55,54"), stroke(s.ink, 3.4))
        s.window(30, 96, 24, 42, True, "gothic")
        s.window(30, 156, 24, 42, False, "gothic")
    (x0, y0), (x1, _) = lane.at(-6.4, 13.2, 17), lane.at(-1.4, 13.2, 17)
    s.battlement(x0, y0, x1 - x0, 6, 8, "stone", 4, 9)
    w = x1 - x0
    s.wall(x0 + w * 0.18, y0 - 46, w * 0.64, 30, "pale", None)
    for share in (0.28, 0.54):
        s.window(x0 + w * share, y0 - 42, w * 0.16, 24, False, "gothic", False)
    s.cone(x0 + w * 0.18, y0 - 44, w * 0.64, 58, "slate", 7)


def _houses(s: Scene, lane: Stage) -> None:
    """Gabled houses behind the stalls, their fronts towards the lane."""
    for side in (-1, 1):
        for index in range(4, -1, -1):
            near, far = -1.6 + index * 3.6, 2.0 + index * 3.6
            high = (6.0, 7.2, 6.4, 7.6, 6.2)[index] + 0.5 * side
            tint = ("#d99a6a", "plaster", "#9db08a", "#e8c08a", "#c88a6a")[(index + (2 if side > 0 else 0)) % 5]
            x = side * 5.2
            start, end = ((x, near), (x, far)) if side < 0 else ((x, far), (x, near))
            lane.wall(start, end, 0, high, tint, "plaster", 0.3 if side > 0 else -0.35)
            middle = (near + far) / 2
            lane.paint([(x, high, near), (x, high + 2.4, middle), (x, high, far)], tint, 0.2 if side > 0 else -0.4)
            lane.paint(
                [
                    (x, high, near),
                    (x, high + 2.4, middle),
                    (x + side * 3, high + 2.4, middle),
                    (x + side * 3, high, near),
                ],
                ("tile", "slate")[index % 2],
                0.1,
            )
            with lane.plane((x, high, start[1]), (x, high, end[1]), (x, 0, start[1]), 60, high * 16):
                for k in (9, 36):
                    s.window(k, 10, 15, 26, (index + k + side) % 3 != 0, "arch")
                    s.window(k, 50, 15, 26, (index + k) % 2 == 0, "arch")


def _stall(s: Scene, lane: Stage, side: int, z: float, cloth: Colour) -> None:
    """A counter with its wares below a striped cloth."""
    back, front, z1 = side * 4.3, side * 2.3, z + 2.5
    low, high = sorted((back, front))
    lane.block((low, 0, z), (high, 0.95, z1), "wood", "wood")
    for i in range(9):
        tint = ("#e8b93c", "#c8402f", "#6aa84f", "#9a4fb0", "#e07b2a")[(i // 3 + int(z) + side) % 5]
        for j in range(4):
            depth = z1 - 0.2 - i * 0.26
            x, y = lane.at(front - side * (1.5 - j * 0.42), 1.0 + (3 - j) * 0.13, depth)
            k = 0.17 * lane.size(front, 1, depth)
            shade = radial(x - k * 0.4, y - k * 0.4, k * 1.7, [(0, mix(tint, "#ffffff", 0.5)), (1, darken(tint, 0.6))])
            s.inked(circle(x, y, k), shade, 1, 0.8)
    for x, post in ((back, 3.9), (front, 2.6)):
        for depth in (z, z1):
            s.rod(
                lane.at(x, 0, depth),
                lane.at(x, post, depth),
                s.tone("wood", 0.1),
                0.09 * lane.size(x, 1, depth),
                0.13 * lane.size(x, 1, depth),
            )
    eave, ridge = front - side * 0.5, back + side * 0.2
    strips = 7
    for i in range(strips):
        a, b = z1 + 0.2 - i * 2.9 / strips, z1 + 0.2 - (i + 1) * 2.9 / strips
        stripe = cloth if i % 2 == 0 else CREAM
        light = 0.2 if side < 0 else 0.4
        lane.paint([(ridge, 4.1, a), (eave, 2.35, a), (eave, 2.35, b), (ridge, 4.1, b)], stripe, light, 0.2, 1)
        (ax, ay), (bx, by) = lane.at(eave, 2.35, a), lane.at(eave, 2.35, b)
        drop = 0.34 * lane.size(eave, 2.35, b)
        flap = path(
            f"M{ax},{ay} L{bx},{by} V{by + drop * 0.5} Q{(ax + bx) / 2},{(ay + by) / 2 + drop * 1.5} "
            f"{ax},{ay + drop * 0.5} Z"
        )
        s.inked(flap, fill(darken(stripe, 0.86 if side < 0 else 0.7)), 1)


def _shoppers(s: Scene, lane: Stage, z: float) -> None:
    """People in the lane at this depth."""
    wear = {
        7.6: ((-1.0, "#7a2e4e", "gown", "veil", "walk"), (0.9, "#2f5d8e", "robe", "hood", "stand")),
        4.6: ((0.2, "#b8452f", "tunic", "wide", "carry"), (-1.3, "#5a7a4a", "gown", "long", "stand")),
        1.6: ((1.0, "#6a3a6e", "gown", "veil", "point"), (-0.7, "#3a6a7a", "cloak", "hat", "walk")),
        -1.4: ((-1.1, "#b8703a", "tunic", "cap", "carry"), (0.5, "#2f6d5e", "gown", "long", "stand")),
    }
    for x, coat, dress, head, pose in wear.get(round(z, 1), ()):
        lane.figure(x, z + 0.6, coat, dress=dress, head=head, hat="#f0d9a0", pose=pose, facing=1 if x < 0 else -1)
    if z in (-1.4, 1.6):
        lane.figure(-3.2, z + 1.0, "#e8d9b0", y=0.3, dress="robe", head="wide", hat="#b87a3f", pose="point")
        lane.figure(3.4, z + 1.0, "#8a3a3a", y=0.3, dress="robe", head="veil", hat="#f0e0c0", pose="carry", facing=-1)


def _pennants(s: Scene) -> None:
    for x0, y0, x1, y1, sag in ((-10, 84, 140, 116, 30), (220, 112, 410, 60, 40)):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + sag * 2
        s.draw(path(f"M{x0},{y0} Q{mx},{my} {x1},{y1}"), stroke(s.ink, 1.5, 0.8))
        for i in range(1, 9):
            t = i / 9
            x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1
            y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1
            s.inked(
                polygon((x - 6, y), (x + 6, y), (x, y + 14)),
                fill(("#d8452f", "#f3c552", "#2f8f83", CREAM)[i % 4]),
                1.1,
                0.8,
            )


def _counter(s: Scene) -> None:
    """The counter at our elbow: baskets of fruit, a pair of scales, a customer."""
    board = polygon((-10, 436), (268, 424), (300, 490), (-10, 500))
    s.inked(board, linear(0, 424, 0, 490, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.5))]), 2.4)
    s.texture(board, -10, 424, 310, 70, "wood")
    for x, tint, size in ((44.0, "#e07b2a", 11), (128, "#c8302f", 10), (210, "#7aa83f", 9)):
        for row in range(4):
            for i in range(5 - row):
                a, b = x + (i - (4 - row) / 2) * size * 1.5, 432 - row * size * 1.1
                stops: list[Stop] = [(0, mix(tint, "#ffffff", 0.55)), (0.5, tint), (1, darken(tint, 0.5))]
                s.inked(circle(a, b, size), radial(a - size * 0.4, b - size * 0.4, size * 1.5, stops), 1.6)
        basket = path(f"M{x - 42},434 Q{x},446 {x + 42},434 L{x + 32},474 Q{x},484 {x - 32},474 Z")
        s.inked(basket, linear(x - 42, 0, x + 42, 0, [(0, s.tone("thatch", 0.5)), (1, s.tone("thatch", -0.6))]), 2)
        for k in range(4):
            s.draw(
                path(f"M{x - 40 + k * 2},{442 + k * 8} Q{x},{453 + k * 8} {x + 40 - k * 2},{442 + k * 8}"),
                stroke(s.ink, 1.3, 0.45),
            )
    s.rod((268, 432), (268, 350), GOLD, 3.4, 6)
    s.rod((236, 358), (300, 350), GOLD, 3, 5.6)
    for x, y in ((236.0, 358.0), (300, 350)):
        s.draw(path(f"M{x},{y} L{x - 15},{y + 36} M{x},{y} L{x + 15},{y + 36}"), stroke(s.ink, 1.3))
        s.inked(
            path(f"M{x - 17},{y + 36} H{x + 17} Q{x},{y + 52} {x - 17},{y + 36} Z"),
            linear(x - 17, 0, x + 17, 0, [(0, "#fff0b0"), (1, "#8a5a1a")]),
            1.6,
        )
    s.disc(300, 384, 6, fill("#e8b93c"))
    s.inked(oval(252, 428, 36, 10), fill(GOLD), 1.6)
    s.figure(352, 496, 132, "#2f5d8e", dress="gown", head="veil", hat="#f0e0c0", pose="carry", facing=-1)
    s.inked(path("M300,432 Q316,444 334,430 L330,452 Q316,460 304,452 Z"), fill(s.tone("thatch", 0.2)), 1.8)
    s.inked(rect(310, 418, 7, 18, 3), fill("#e8b060"), 1.4)
    s.inked(circle(324, 428, 6), fill("#c8402f"), 1.4)
