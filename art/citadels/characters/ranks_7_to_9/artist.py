"""The Artist."""

from __future__ import annotations

import math

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, difference, oval, path, rect
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.fingers import Light, draw_finger
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head

PAINTS = ("#d8453a", "#e8b93c", "#3fa05e", "#3d7fd6", "#f6efe0", "#9457c4")
CURLS = (
    (128, 172, 24), (110, 200, 24), (104, 234, 25), (106, 268, 25), (118, 300, 24), (140, 322, 20), (134, 206, 21),
    (130, 240, 22), (134, 276, 23), (150, 304, 20), (146, 180, 18), (264, 172, 24), (282, 200, 24), (290, 234, 24),
    (288, 268, 24), (274, 300, 23), (254, 320, 19), (260, 204, 21), (266, 240, 21), (262, 274, 22), (246, 300, 18),
)  # fmt: skip


@character(9, seed=16)
def artist(s: Bust) -> None:
    """A young brown woman in a slanting beret, curls, paint on her cheek; palette and brush."""
    s.back(152, 200)
    skin, dark = "#a8683f", "#2a1a1e"
    s.draw(rect(140, 150, 122, 160, 30), fill(mix(dark, s.ink, 0.4)))
    for x, y, r in CURLS:
        _curl(s, x, y, r, dark)
    s.neck(198, 276, 47, 80, skin, -4)
    s.shoulders("#e8dcc4", 350, 54, (58, 420), (356, 420), ("M106,490 Q124,440 150,392", "M300,490 Q286,440 254,392"))
    for x, y, r, colour in ((150, 436, 7, 0), (172, 470, 5, 3), (268, 424, 6, 1), (292, 452, 8, 5), (236, 448, 5, 2)):
        s.draw(circle(x, y, r), fill(PAINTS[colour], 0.9))
        s.draw(circle(x + r * 1.2, y + r * 0.9, r * 0.4), fill(PAINTS[colour], 0.9))
    look = Look(
        skin=skin, brow="#24141a", eye="#6a8a3a", lips="#b03c48", anger=-0.35, lids=0.05, mouth=1.05, gaze=-5,
        feminine=True, jaw=0.96, nose=1.1,
        full=1.25, ears=False, shade=0.4, blush=0.25, size=1.04,
    )  # fmt: skip
    with s.tilted(200, 300, 8, 8):
        head = s.head(look, 200, 212, 1.06, -21, -2)
        _paint_on_face(s, head)
        for x, y, r in (
            (-50, -22, 12),
            (-40, -42, 15),
            (42, -40, 14),
            (58, -30, 12),
            (-18, -50, 15),
            (26, -48, 14),
            (4, -48, 16),
        ):
            _curl(s, *head.at(x, y, 7), r, dark)
        _beret(s)
    scarf = path("M152,344 Q198,382 246,342 L262,370 Q230,402 212,402 L224,462 L194,448 L186,402 Q158,398 138,370 Z")
    s.cloth(scarf, "#2f8f83", (138, 262), (0.5, 0, -0.75), ("M156,360 Q198,394 240,358", "M202,402 Q206,430 212,450"))
    for x, y in ((166, 366), (188, 380), (220, 380), (240, 362), (206, 424)):
        s.disc(x, y, 3.4, fill("#f6efe0", 0.9))
    _palette(s, skin)
    _brush(s, skin)
    s.finish(0.5)


def _curl(s: Bust, x: float, y: float, r: float, colour: str) -> None:
    """A ringlet seen from the front: strands that wind into its middle."""
    turn = s.random.uniform(0, 360)
    shape = path("M10,0 C11,7 4,11 -2,10 C-9,10 -11,4 -10,-2 C-10,-8 -4,-11 2,-10 C8,-10 10,-6 10,0 Z", x, y, r / 9.4)
    lines = []
    for reach in (0.92, 0.66, 0.4, 0.18):
        start = math.radians(turn + 160 * reach)
        spots = [(x + r * reach * math.cos(start + a), y + r * reach * math.sin(start + a)) for a in (0, 1.2, 2.4, 3.6)]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = spots
        lines.append(path(f"M{ax},{ay} C{bx},{by} {cx},{cy} {dx},{dy}"))
    hair.mass(s, shape, mix(colour, "#7a4a30", 0.35), lines, 1.5, 1.9)


def _paint_on_face(s: Bust, head: Head) -> None:
    for text, colour in (
        ("M18,24 Q30,16 44,22 Q40,32 28,32 Q20,30 18,24 Z", "#3d7fd6"),
        ("M20,38 Q30,34 40,38 Q34,44 24,44 Z", "#e8b93c"),
    ):
        s.draw(head.on(text), fill(colour, 0.9))


def _beret(s: Bust) -> None:
    beret = path(
        "M120,156 C92,150 78,126 90,98 C108,60 176,40 232,52 C290,62 310,104 288,138 C280,154 270,160 "
        "258,160 Q196,128 120,156 Z"
    )
    s.cloth(
        beret,
        "#b8324a",
        (82, 300),
        (0.55, 0.05, -0.85),
        ("M110,134 Q140,84 210,66", "M150,148 Q180,104 256,84", "M220,138 Q256,118 284,112"),
    )
    s.pipe(path("M200,52 Q196,38 206,32"), "#8a2438", 6, 10)
    band = path("M122,162 Q196,132 260,164 L262,152 Q196,118 120,148 Z")
    s.cloth(band, "#6a1a2c", (120, 262), (0.4, 0, -0.7), hatched=False)


def _palette(s: Bust, skin: str) -> None:
    Hand(s, skin, 0.8).sheet(90, 344, -6, 0.98, True, Arm((44, 540), "#e8dcc4", "#b8324a", (52, 114), 4), thumb=False)
    with s.moved(2, -92):
        board = path(
            "M14,404 C10,356 58,332 112,344 C156,354 170,392 148,416 C136,428 124,420 116,432 C108,448 92,462 "
            "62,456 C32,450 18,430 14,404 Z"
        )
        palette = difference(board, oval(94, 402, 34, 26))
        s.draw(
            palette,
            linear(
                14,
                0,
                160,
                0,
                [(0, s.tone("#d89a5a", 0.6)), (0.6, s.tone("#b8743a", 0.1)), (1, s.tone("#7a4424", -0.6))],
            ),
        )
        with s.clipped(palette):
            for y in (360, 380, 404, 428, 446):
                s.draw(path(f"M10,{y} Q80,{y - 12} 160,{y + 4}"), stroke(s.ink, 1.1, 0.22))
        s.draw(palette, stroke(s.ink, 2.6))
        for (x, y), colour in zip(
            ((38, 400), (50, 372), (80, 360), (114, 366), (46, 430), (74, 440)), PAINTS, strict=True
        ):
            blob = path("M-12,2 Q-14,-8 -3,-9 Q6,-14 11,-5 Q16,4 6,8 Q-6,14 -12,2 Z", x, y)
            s.draw(
                blob,
                linear(
                    x - 12,
                    y - 10,
                    x + 12,
                    y + 10,
                    [(0, mix(colour, "#ffffff", 0.4)), (0.5, colour), (1, mix(colour, s.ink, 0.4))],
                ),
            )
            s.draw(blob, stroke(s.ink, 1.8))
            s.draw(path("M-6,-3 Q-3,-7 2,-6", x, y), stroke("#ffffff", 1.8, 0.8))
    thumb = ((113, 324, 20), (111, 304, 18.5), (103, 287, 17), (95, 273, 13))
    draw_finger(s, thumb, skin, Light.from_left(0, False), True, False)


def _brush(s: Bust, skin: str) -> None:
    with s.moved(304, 308, 14):
        handle = path("M-4,110 L-7,-40 L7,-40 L4,110 Z")
        s.draw(handle, linear(-7, 0, 7, 0, [(0, "#e8843a"), (0.5, "#b04a2a"), (1, "#4a1a14")]))
        s.draw(handle, stroke(s.ink, 2.2))
        s.gilded(rect(-10, -78, 20, 40, 2), -10, 10)
        bristles = path("M-11,-78 C-21,-110 -10,-132 3,-160 C13,-132 21,-110 11,-78 Z")
        s.draw(bristles, linear(-14, 0, 14, 0, [(0, "#f0d8a8"), (1, "#8a5a34")]))
        s.draw(path("M-16,-106 C-15,-124 -5,-142 3,-160 C11,-142 18,-124 16,-106 Q0,-98 -16,-106 Z"), fill("#3d7fd6"))
        for x in (-6, 0, 6):
            s.draw(path(f"M{x},-80 Q{x * 1.4},-110 {2 + x * 0.2},-146"), stroke(s.ink, 1.2, 0.4))
        s.draw(bristles, stroke(s.ink, 2.2))
        s.draw(path("M-7,-112 Q-6,-130 1,-146"), stroke("#ffffff", 2.6, 0.8))
    Hand(s, skin, 0.8).clasp(302, 318, 14, 0.92, arm=Arm((374, 530), "#e8dcc4", "#b8324a", (54, 116), 4), width=18)
