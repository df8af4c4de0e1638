"""Trade districts: sea-green morning."""

from __future__ import annotations

import math

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import circle, oval, path, polygon


@district("trade", seed=9)
def market(s: Scene) -> None:
    """Three striped awnings below the belfry, pennants across the square."""
    s.sky((300, 150, 40), 4, clouds=5, horizon=330)
    s.far_city(310, 0.62, 3, hmax=66)
    s.ground(392, base=mix("#a08a5a", s.ink, 0.25))
    _market_houses(s)
    _market_belfry(s)
    _market_pennants(s)
    _market_stalls(s)
    s.finish(0.45)


def _market_houses(s: Scene) -> None:
    _guild_house(s, (-14, 74, 214, 60), "#d99a6a", "tile")
    _guild_house(s, (58, 66, 232, 52), "plaster", "slate")
    _guild_house(s, (276, 66, 226, 54), "#9db08a", "tile")
    _guild_house(s, (340, 80, 206, 62), "#e8c08a", "slate")


def _market_belfry(s: Scene) -> None:
    s.wall(158, 112, 84, 290, "stone")
    s.battlement(158, 112, 84, 5, 8, "stone", 4, 10)
    s.wall(170, 56, 60, 40, "pale", "stone")
    s.cone(170, 56, 60, 64, "slate", 8)
    for k in (180, 204):
        s.window(k, 64, 16, 26, False, "gothic")
    s.draw(circle(200, 152, 25), fill("#f7ecd0"))
    s.draw(circle(200, 152, 25), stroke(GOLD, 4))
    s.outline(circle(200, 152, 28), 1.5)
    for i in range(12):
        a = i * math.pi / 6
        s.line(
            200 + 19 * math.cos(a),
            152 + 19 * math.sin(a),
            200 + 22 * math.cos(a),
            152 + 22 * math.sin(a),
            stroke(s.ink, 1.8),
        )
    s.line(200, 152, 200, 136, stroke(s.ink, 2.6))
    s.line(200, 152, 211, 158, stroke(s.ink, 2.6))
    s.window(188, 200, 24, 38, True, "gothic")
    s.window(188, 262, 24, 38, False, "gothic")


def _market_pennants(s: Scene) -> None:
    for x0, y0, x1, y1, sag in [(18, 176, 170, 140, 34), (230, 140, 388, 170, 36)]:
        s.draw(path(f"M{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + sag * 2} {x1},{y1}"), stroke(s.ink, 1.5, 0.8))
        for i in range(1, 10):
            t = i / 10
            x2 = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * (x0 + x1) / 2 + t * t * x1
            y2 = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + sag * 2) + t * t * y1
            q = polygon((x2 - 6, y2), (x2 + 6, y2), (x2, y2 + 14))
            s.inked(q, fill(["#d8452f", "#f3c552", "#2f8f83", "#f6ecd2"][i % 4]), 1.1, 0.8)


def _market_stalls(s: Scene) -> None:
    s.awning(146, 292, 108, 30, "#2f8f83", post=60)
    s.wall(152, 352, 96, 40, "wood", "wood")
    for i, f in enumerate(["#e8b93c", "#c8402f", "#6aa84f"]):
        s.crate(156 + i * 30, 356, 26, 10, f)
    s.person(200, 352, 40, "#e8d9b0", hat="#7a3b1f")
    s.awning(-26, 296, 158, 44, "#d1402e", n=8, drop=11, post=88)
    s.wall(-10, 392, 132, 58, "wood", "wood")
    for i, f in enumerate(["#e07b2a", "#d33f3a", "#f0c94a"]):
        s.crate(-2 + i * 42, 396, 38, 14, f)
    s.awning(270, 300, 158, 44, "#e0a52e", n=8, drop=11, post=88)
    s.wall(282, 396, 140, 56, "wood", "wood")
    for i, f in enumerate(["#7aa83f", "#9a4fb0", "#e07b2a"]):
        s.crate(288 + i * 40, 400, 36, 14, f)
    s.person(60, 392, 50, "#6a3a6e", hat="#e0a52e")
    s.person(176, 452, 62, "#2f5d8e", hood=True)
    s.person(214, 446, 58, "#b8452f", hat="#f0d9a0")
    s.barrel(244, 456, 24, 30)
    s.crate(120, 462, 34, 22, "#e8b93c")


@district("trade", seed=25)
def town_hall(s: Scene) -> None:
    """An arcaded hall with a clock tower, dormers and banners."""
    s.sky((70, 140, 36), 5, clouds=5, horizon=350)
    s.far_city(356, 0.6, 2, hmax=70)
    s.ground(400, base=mix("#a08a5a", s.ink, 0.25))
    s.wall(56, 222, 288, 180, "#d9a878", "stone")
    s.hip(56, 222, 288, 92, "slate", 10, 0.12)
    for x in (84, 126, 252, 294):
        s.wall(x, 172, 26, 30, "plaster", None)
        s.gable(x, 174, 26, 22, "plaster", "tile", 4, None, 5)
        s.window(x + 7, 178, 12, 18, True, "rect")
    s.wall(160, 96, 80, 306, "#e8c08a", "stone")
    s.battlement(160, 96, 80, 5, 8, "pale", 5, 11)
    s.wall(172, 52, 56, 34, "pale", None)
    s.cone(172, 54, 56, 60, "copper", 8)
    s.draw(circle(200, 132, 24), fill("#f7ecd0"))
    s.draw(circle(200, 132, 24), stroke(GOLD, 4))
    s.outline(circle(200, 132, 27), 1.5)
    s.line(200, 132, 200, 116, stroke(s.ink, 2.6))
    s.line(200, 132, 190, 138, stroke(s.ink, 2.6))
    for i in range(9):
        x = 68 + i * 31
        if not 150 < x < 232:
            s.window(x, 240, 18, 50, True, "gothic")
            s.door(x - 1, 326, 20, 74, True, False)
    s.window(178, 176, 18, 40, True, "gothic")
    s.window(204, 176, 18, 40, True, "gothic")
    s.wall(160, 288, 80, 8, "pale", None, shaded=False)
    s.banner(168, 234, 18, 48, "#2f8f63")
    s.banner(214, 234, 18, 48, "#c8402f")
    s.window(192, 238, 16, 40, True, "arch")
    s.door(178, 320, 44, 82, True, False)
    _town_hall_square(s)
    s.person(66, 440, 46, "#a8402e", hat=GOLD)
    s.person(94, 446, 48, "#2f5d6e", hood=True)
    s.person(330, 442, 46, "#6a3a6e", hat="#7a3b1f")
    s.person(304, 470, 58, "#7a2e4e", hood=True)
    s.finish()


def _town_hall_square(s: Scene) -> None:
    """Paving that leads to the portal, a fountain in the middle, bollards on both sides."""
    for i in range(9):
        y = 404 + i * i * 1.25
        s.line(0, y, 400, y, stroke(s.ink, 1.2, 0.22))
    for x in range(-500, 920, 71):
        s.line(200 + (x - 200) * 0.32, 402, x, 490, stroke(s.ink, 1.2, 0.2))
    for x in (22, 378):
        s.rod((x, 470), (x, 398), s.tone("dark", 0.1), 5, 8)
        s.lantern(x, 388)
    s.ellipse(122, 440, 156, 34, fill(s.ink, 0.35))
    basin = path("M130,424 Q132,452 148,458 Q200,470 252,458 Q268,452 270,424 Z")
    s.wall(130, 424, 140, 42, "pale", "stone", True, basin)
    s.inked(
        oval(126, 410, 148, 30), linear(126, 0, 274, 0, [(0, s.tone("white", 0.6)), (1, s.tone("pale", -0.6))]), 2.2
    )
    s.inked(oval(138, 415, 124, 20), linear(0, 415, 0, 435, [(0, s.theme.sky[1]), (1, s.theme.sky[2])]), 1.6)
    s.wall(192, 378, 16, 48, "pale", None, True)
    s.inked(oval(172, 370, 56, 15), fill(s.tone("white", 0.2)), 1.8)
    s.inked(circle(200, 362, 9), fill(GOLD), 1.8)
    for side in (-1, 1):
        for reach in (18, 34):
            jet = f"M{200 + side * 4},366 Q{200 + side * reach},356 {200 + side * (reach + 10)},422"
            s.draw(path(jet), stroke("#e8fbff", 2.6, 0.75))
    s.draw(path("M150,426 q12,-4 24,0 M226,428 q12,-4 24,0 M186,431 q14,-4 28,0"), stroke("#ffffff", 1.8, 0.7))


def _guild_house(s: Scene, box: tuple[float, float, float, float], wall: str, roof: str) -> None:
    """A gabled house behind the square; box is left, width, height of the eaves and height of the gable."""
    x, w, y, gable = box
    s.wall(x, y, w, 400 - y, wall, "plaster")
    s.gable(x, y, w, gable, wall, roof, 5, "plaster", 7)
    for floor in range(2):
        for i in range(2):
            s.window(x + w * (i + 0.5) / 2 - 7, y + 14 + floor * 44, 14, 24, (i + floor) % 2 == 0, "arch")
    s.window(x + w / 2 - 6, y - gable * 0.45, 12, 18, True, "arch")
