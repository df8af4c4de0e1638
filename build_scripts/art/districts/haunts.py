"""Unique districts of dusk and magic."""

from __future__ import annotations

import math

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, stroke
from art.scene import Scene
from art.shapes import arch, circle, difference, path, polygon, star

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


@district("unique", seed=42)
def school_of_magic(s: Scene) -> None:
    """A cluster of towers on a floating rock, smaller rocks round it, a light of its own colour in each tower."""
    s.sky(None, 0, stars=90, clouds=4, horizon=400)
    s.moon(92, 128, 26)
    for i, radius in enumerate((150, 186, 224)):
        with s.moved(206, 214, -18):
            s.draw(
                path(
                    f"M{-radius},0 C{-radius},{-radius * 0.42} {radius},{-radius * 0.42} {radius},0 "
                    f"C{radius},{radius * 0.42} {-radius},{radius * 0.42} {-radius},0 Z"
                ),
                stroke("#ffd9f6", 1.4, 0.34 - 0.06 * i),
            )
    s.ridge(372, 26, 0.5, 3, True)
    s.far_city(404, 0.4, 2, hmax=40)
    s.area(0, 390, 400, 480, linear(0, 390, 0, 480, [(0, s.ink, 0), (1, s.ink, 0.8)]))
    _floating_rock(s, 62, 258, 0.36)
    _floating_rock(s, 352, 196, 0.30)
    _floating_rock(s, 340, 334, 0.24)
    _floating_rock(s, 206, 306, 1.0)
    _magic_towers(s)
    for x, y, w, colour in ((62, 258, 22, "#ffd36a"), (352, 196, 18, "#7ad0ff")):
        s.wall(x - w / 2, y - w * 1.9, w, w * 1.9, "pale", "stone", True)
        s.cone(x - w / 2, y - w * 1.9, w, w * 1.9, "purple", 4)
        _magic_window(s, x - 4, y - w * 1.4, 8, 15, colour)
    _magic_bridge(s)
    _waterfall(s)
    _broom_rider(s)
    s.bushes(486, 5, h=16)
    s.finish(0.45)


def _waterfall(s: Scene) -> None:
    """Water falls off the edge of the rock and turns to mist."""
    fall = path("M118,306 Q108,306 106,320 L100,420 H136 L128,320 Q128,308 118,306 Z")
    s.draw(fall, linear(0, 306, 0, 420, [(0, "#e8f8ff", 0.95), (0.6, "#a8c8ff", 0.6), (1, "#a8c8ff", 0)]))
    for x in (110, 117, 124):
        s.line(x, 312, x - 2, 400, stroke("#ffffff", 1.6, 0.6))


def _broom_rider(s: Scene) -> None:
    """Close to us an apprentice on a broom, sparks behind her."""
    for i in range(34):
        x, y = 252 - i * 7.4, 432 + i * 1.1 + s.random.uniform(-11, 11)
        s.draw(
            star(x, y, s.random.uniform(2, 6) * (1 - i / 50), 4, 0.3), fill(("#ffe08a", "#ff9ad8", "#9ae8ff")[i % 3])
        )
    s.glow(300, 410, 90, "#ffd0f6", 0.5)
    with s.moved(306, 424, -14):
        s.rod((-40, 0), (82, 0), s.tone("wood", 0.4), 6, 10)
        s.inked(
            path("M-38,-7 C-64,-20 -84,-18 -96,-12 L-90,0 L-98,10 C-80,18 -58,16 -38,7 Z"),
            linear(-96, 0, -38, 0, [(0, s.tone("thatch", 0.4)), (1, s.tone("thatch", -0.4))]),
            2.2,
        )
        for y in (-7, 0, 7):
            s.line(-42, y * 0.5, -88, y, stroke(s.ink, 1.4, 0.6))
        s.inked(
            path("M-8,-42 C-40,-46 -62,-26 -88,-36 C-74,-12 -44,2 -10,10 Z"),
            linear(-84, 0, 0, 0, [(0, "#3a1f7a"), (1, "#9a4ad0")]),
            2.4,
        )
        s.figure(0, 18, 104, "#8a3ac0", dress="robe", head="long", pose="sit", hair="#e0783a", facing=1)
        hat = path("M-24,-76 Q4,-92 34,-80 Q20,-88 14,-92 L-8,-136 L-4,-132 L-12,-90 Q-20,-84 -24,-76 Z", 3, 25)
        s.inked(hat, linear(-24, 0, 34, 0, [(0, "#7a4ae0"), (1, "#2a1a5a")]), 2.2)


def _floating_rock(s: Scene, x: float, y: float, scale: float) -> None:
    """A rock with a grassy top; (x, y) is the middle of its top."""
    s.glow(x, y + 60 * scale, 120 * scale, "#c88aff", 0.45)
    rock = path(
        "M-104,0 L-92,26 L-70,34 L-62,58 L-38,64 L-26,92 L-6,84 L4,104 L20,76 L40,70 L52,46 L78,38 L92,16 L106,0 Z",
        x,
        y,
        scale,
    )
    stops = [(0, s.tone("#8a7a9a", 0.4)), (0.4, s.tone("#6a5a86", -0.1)), (1, s.tone("#3a2a5a", -0.8))]
    s.draw(rock, linear(x - 104 * scale, 0, x + 104 * scale, 0, stops))
    with s.clipped(rock):
        for dx, dy in ((-70, 10), (-30, 24), (6, 20), (44, 12), (70, 4)):
            s.draw(
                polygon(
                    *[(x + px * scale, y + py * scale) for px, py in ((dx, dy), (dx + 26, dy + 8), (dx + 6, dy + 62))]
                ),
                fill(s.ink, 0.22),
            )
    s.outline(rock, 2.2 if scale > 0.5 else 1.6)
    grass = path(
        "M-110,2 Q-60,-14 0,-12 Q60,-14 110,2 Q84,14 60,6 Q40,16 16,7 Q-10,17 -34,7 Q-64,16 -110,2 Z", x, y, scale
    )
    s.inked(
        grass,
        linear(0, y - 14 * scale, 0, y + 14 * scale, [(0, s.tone("#6a9a6a", 0.3)), (1, s.tone("#3a6a5a", -0.5))]),
        1.8,
    )


def _magic_window(s: Scene, x: float, y: float, w: float, h: float, colour: str) -> None:
    s.window(x, y, w, h, False, "gothic", False)
    s.glow(x + w / 2, y + h * 0.6, h * 1.7, colour, 0.75)
    shape = arch(x, y, w, h)
    s.draw(shape, linear(0, y, 0, y + h, [(0, mix(colour, s.ink, 0.2)), (1, mix(colour, "#ffffff", 0.6))]))
    s.outline(shape, 1.5)


def _magic_towers(s: Scene) -> None:
    towers = (
        (128, 190, 40, 306, 66, "purple", "#7affb0"),
        (252, 180, 42, 306, 72, "#3a5a9a", "#ff8ab8"),
        (176, 146, 58, 308, 88, "#5a2f8e", "#ffd36a"),
    )
    for x, top, w, foot, roof, colour, light in towers:
        s.wall(x, top, w, foot - top, "pale", "stone", True)
        s.wall(x - 5, top - 6, w + 10, 14, "white", None, True, shaded=False)
        s.cone(x, top - 6, w, roof, colour, 10)
        _magic_window(s, x + w / 2 - 8, top + 20, 16, 32, light)
        _magic_window(s, x + w / 2 - 6, top + 74, 12, 24, light)
        s.draw(star(x + w / 2, top - roof - 18, 9, 5), fill("#fff0b0"))
        s.glow(x + w / 2, top - roof - 18, 22, light, 0.7)
    s.wall(98, 232, 34, 72, "pale", "stone", True)
    s.cone(98, 232, 34, 52, "#3a7a8a", 7)
    _magic_window(s, 108, 246, 13, 26, "#7ad0ff")
    s.wall(146, 248, 116, 58, "pale", "stone")
    s.battlement(146, 248, 116, 9, 7, "pale", 3, 9)
    s.door(190, 262, 28, 44, True)
    for x in (158, 232):
        _magic_window(s, x, 266, 14, 26, "#7ad0ff" if x < 200 else "#ffd36a")


def _magic_bridge(s: Scene) -> None:
    """A chain of stepping stones with people, and sparks in the air."""
    for x, y, w in ((126, 330, 26), (104, 356, 30), (128, 384, 34), (170, 406, 40), (216, 424, 48)):
        stone = path("M-1,0 L-.7,.42 L0,.6 L.7,.38 L1,0 L.5,-.16 L-.5,-.16 Z", x, y, w / 2)
        s.inked(stone, fill(s.tone("#8a7a9a", 0.1)), 1.6)
    s.person(128, 382, 30, "#5a2f8e", hood=True)
    s.person(216, 422, 40, "#2f4f8e", hat="#5a2f8e")
    for _ in range(34):
        angle, reach = s.random.uniform(0, 2 * math.pi), s.random.uniform(110, 190)
        spot = 206 + reach * math.cos(angle), 214 + reach * 0.9 * math.sin(angle)
        s.draw(star(*spot, s.random.uniform(2, 4.6), 4, 0.3), fill(s.random.choice(["#fff0b0", "#c8f0ff", "#ffc8ea"])))
