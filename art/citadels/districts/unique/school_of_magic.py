"""The School of Magic."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import arch, path, polygon, star
from art.kit.scene.scene import Scene


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
