"""The Haunted Quarter."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import arch, circle, difference, path, polygon
from art.kit.scene.scene import Scene

GHOST = "#8affc0"


@district("unique", seed=41)
def haunted_quarter(s: Scene) -> None:
    """Crooked houses lean together over a lane, green lights in them, bats before a thin moon."""
    s.sky(None, 0, stars=50, clouds=6, horizon=380)
    s.glow(206, 96, 130, "#d8c8ff", 0.5)
    s.draw(difference(circle(206, 92, 44), circle(226, 80, 42)), fill("#fff4d8"))
    s.ridge(330, 30, 0.42, 2, True)
    s.far_city(366, 0.34, 4, hmax=60, windows=False)
    s.ground(396, base=mix("#3a3a5a", s.ink, 0.4), path_to=(204, 54))
    _haunted_backdrop(s)
    _leaning_house(s, (30, 400, 118, 196), 7, "#5a4a6a", "#3a2a52")
    _leaning_house(s, (262, 402, 122, 210), -8, "#6a5a66", "#42305a")
    _haunted_lane(s)
    for x, y, size in ((128, 84, 9), (276, 58, 11), (296, 96, 7), (166, 150, 8), (248, 150, 10), (216, 186, 6)):
        _bat(s, x, y, size)
    s.mist(404, 34, 0.4, "#9ad8b8")
    _chase(s)
    s.bushes(484, 4, h=14)
    s.finish(0.6)


def _haunted_backdrop(s: Scene) -> None:
    """The house across the end of the lane."""
    with s.moved(208, 400, 3):
        s.wall(-36, -170, 74, 176, "#4a4262", "plaster")
        s.gable(-36, -170, 74, 78, "#4a4262", "slate", 9, "plaster", 8)
        for x, y in ((-22, -150), (8, -146), (-24, -96), (8, -92)):
            _green_window(s, x, y, 15, 26, (x + y) % 4 != 0)
        _green_window(s, -7, -206, 14, 20, True)
        s.door(-13, -52, 26, 56, False, True)


def _leaning_house(s: Scene, box: tuple[float, float, float, float], turn: float, wall: str, roof: str) -> None:
    """A jettied house out of plumb; box is left, foot, width and height of its walls."""
    x, foot, w, h = box
    with s.moved(x + w / 2, foot, turn):
        left = -w / 2
        s.wall(left, -h * 0.46, w, h * 0.5 + 10, wall, "stone")
        s.wall(left - 9, -h, w + 18, h * 0.56, wall, "plaster")
        for x0 in (left - 6, -w * 0.16, w * 0.16, -left + 6):
            s.rod((x0, -h + 2), (x0, -h * 0.46), s.tone("wood", -0.5), 5, 8)
        s.rod((left - 6, -h * 0.46), (-w * 0.16, -h * 0.94), s.tone("wood", -0.5), 4, 7)
        s.rod((left - 10, -h * 0.45), (-left + 10, -h * 0.45), s.tone("wood", -0.4), 7, 10)
        bent = path(
            f"M{left - 22},{-h + 4} Q{left + 12},{-h - 34} {-w * 0.12},{-h - 112} Q{w * 0.02},{-h - 124} "
            f"{w * 0.06},{-h - 108} Q{-left - 16},{-h - 40} {-left + 22},{-h + 4} Z"
        )
        s.draw(
            bent, linear(left, 0, -left, 0, [(0, s.tone(roof, 0.5)), (0.5, s.tone(roof, 0)), (1, s.tone(roof, -0.8))])
        )
        s.tiles(bent, left - 24, -h - 124, w + 48, 130)
        s.outline(bent, 2.4)
        s.wall(w * 0.2, -h - 96, 16, 52, "brick", "brick")
        _green_window(s, -10, -h - 52, 20, 28, True)
        for x0, lit in ((-w * 0.42, True), (-w * 0.1, False), (w * 0.22, True)):
            _green_window(s, x0, -h * 0.84, 22, 38, lit)
        s.door(-15, -58, 30, 60, False, True)
        _green_window(s, -w * 0.42, -h * 0.32, 22, 30, True)
        _green_window(s, w * 0.24, -h * 0.32, 22, 30, False)


def _green_window(s: Scene, x: float, y: float, w: float, h: float, lit: bool) -> None:
    """A window with a ghostly light in it, or a dark one with a broken shutter."""
    s.window(x, y, w, h, False, "gothic", False)
    if not lit:
        s.rod((x - 2, y + h * 0.3), (x + w + 3, y + h * 0.62), s.tone("wood", -0.3), 4, 6.4)
        return
    s.glow(x + w / 2, y + h * 0.6, h * 1.5, GHOST, 0.6)
    shape = arch(x, y, w, h)
    s.draw(shape, linear(0, y, 0, y + h, [(0, "#2fae7a"), (0.6, "#8affc0"), (1, "#eafff0")]))
    with s.clipped(shape):
        s.line(x + w / 2, y, x + w / 2, y + h, stroke(s.ink, 1.7))
        s.line(x, y + h * 0.55, x + w, y + h * 0.55, stroke(s.ink, 1.5))
    s.outline(shape, 1.7)


def _haunted_lane(s: Scene) -> None:
    tree = (
        "M-6,0 Q-2,-40 -8,-70 Q-18,-92 -34,-104 M-7,-66 Q4,-92 2,-122 M-5,-48 Q14,-62 26,-84 M-26,-98 Q-30,-112 "
        "-44,-118 "
        "M2,-100 Q14,-108 18,-122"
    )
    s.draw(path(tree, 372, 474, 0.92), stroke(s.ink, 7))
    for x, y, h in ((26, 452, 40), (56, 464, 34), (342, 456, 36)):
        slab = arch(x, y - h, h * 0.62, h, False)
        s.inked(slab, linear(x, 0, x + h * 0.6, 0, [(0, s.tone("grey", 0.2)), (1, s.tone("grey", -0.8))]), 1.8)
    for x, y, size in ((196, 404, 1.0), (230, 434, 1.25)):
        ghost = path(
            "M-13,0 C-14,-34 -10,-46 0,-46 C10,-46 14,-34 13,0 Q9,-8 5,0 Q0,-8 -5,0 Q-9,-8 -13,0 Z", x, y, size
        )
        s.glow(x, y - 24 * size, 46 * size, GHOST, 0.55)
        s.draw(ghost, linear(0, y - 46 * size, 0, y, [(0, "#f4fff8", 0.95), (1, "#a8f0cc", 0.15)]))
        for side in (-1, 1):
            s.ellipse(x + side * 4 * size - 1.8, y - 35 * size, 3.6 * size, 5.4 * size, fill(s.ink, 0.85))


def _chase(s: Scene) -> None:
    """A great ghost pours out of the lane after the night watchman, who drops his pike and runs."""
    s.glow(142, 372, 120, GHOST, 0.6)
    ghost = path(
        "M196,404 C176,420 120,442 66,436 C92,426 92,412 100,388 C104,346 116,318 146,316 C178,314 190,344 192,366 "
        "L222,350 L212,368 L226,370 L206,384 Z"
    )
    s.draw(ghost, linear(70, 316, 210, 436, [(0, "#f4fff8", 0.98), (0.7, "#b8f4d8", 0.75), (1, "#a8f0cc", 0.1)]))
    s.draw(path("M104,384 C96,372 84,372 74,378 L84,384 L72,390 L90,394 L102,400 Z"), fill("#d8ffec", 0.9))
    for x in (140, 164):
        s.ellipse(x - 5, 338, 10, 15, fill(s.ink, 0.9))
    s.ellipse(146, 360, 16, 22, fill(s.ink, 0.85))
    s.figure(292, 470, 116, "#8a4a2a", dress="tunic", head="wide", hat="#4a2f3a", pose="cheer", facing=1)
    s.lantern(318, 342)
    s.glow(318, 342, 90, "#ffb850", 0.75)
    s.rod((196, 470), (262, 452), s.tone("wood", 0.3), 4, 7)
    s.inked(polygon((262, 447), (284, 446), (264, 457)), fill("#d8d0e8"), 1.6)


def _bat(s: Scene, x: float, y: float, size: float) -> None:
    wings = (
        "M0,.2 Q-.5,-.5 -1.7,-.5 Q-1.2,-.1 -1.3,.4 Q-.8,.1 -.5,.5 Q-.2,.3 0,.7 Q.2,.3 .5,.5 Q.8,.1 1.3,.4 "
        "Q1.2,-.1 1.7,-.5 Q.5,-.5 0,.2 Z"
    )
    s.draw(path(wings, x, y, size), fill(s.ink))
    s.disc(x, y + size * 0.12, size * 0.26, fill(s.ink))
