"""Characters of rank 9: Artist, Queen, Tax Collector."""

from __future__ import annotations

import math

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.colour import darken, mix
from art.face import Look
from art.hands import Hand
from art.head import Head
from art.paint import fill, linear, radial, stroke
from art.palette import GOLD
from art.shapes import circle, difference, oval, path, rect, union
from art.things import coin

PAINTS = ("#d8453a", "#e8b93c", "#3fa05e", "#3d7fd6", "#f6efe0", "#9457c4")
CURLS = (
    (132, 180, 25), (118, 210, 27), (112, 244, 29), (118, 280, 28), (136, 308, 24), (158, 322, 18),
    (262, 176, 24), (278, 206, 27), (284, 240, 28), (278, 276, 28), (262, 304, 24), (240, 320, 18),
)  # fmt: skip


@character(9, seed=16)
def artist(s: Bust) -> None:
    """A young brown woman in a slanting beret, curls, paint on her cheek; palette and brush."""
    s.back(152, 200)
    skin, dark = "#a8683f", "#2a1a1e"
    curls = union(rect(136, 150, 128, 160), *[circle(*spot) for spot in CURLS])
    hair.mass(s, curls, dark, ())
    with s.clipped(curls):
        for x, y, r in CURLS:
            for share in (0.8, 0.45):
                curl = (
                    f"M{x - r * share},{y} Q{x - r * share},{y - r * share} {x},{y - r * share} "
                    f"Q{x + r * share},{y - r * share} {x + r * share},{y + 3}"
                )
                s.draw(path(curl), stroke(mix(dark, "#e8a878", 0.5), 1.8, 0.55))
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
        fringe = (
            "M-58,6 C-64,-40 -50,-84 0,-88 C50,-84 64,-40 58,6 C54,-8 50,-24 40,-34 C34,-24 20,-26 14,-38 C4,-26 "
            "-10,-28 -18,-38 C-26,-24 -48,-24 -58,6 Z"
        )
        hair.on_head(
            s, head, fringe, dark, ("M-44,-30 Q-38,-56 -14,-62", "M-8,-40 Q0,-60 20,-66", "M26,-38 Q36,-54 38,-64"), 5
        )
        _beret(s)
    scarf = path("M152,344 Q198,382 246,342 L262,370 Q230,402 212,402 L224,462 L194,448 L186,402 Q158,398 138,370 Z")
    s.cloth(scarf, "#2f8f83", (138, 262), (0.5, 0, -0.75), ("M156,360 Q198,394 240,358", "M202,402 Q206,430 212,450"))
    for x, y in ((166, 366), (188, 380), (220, 380), (240, 362), (206, 424)):
        s.disc(x, y, 3.4, fill("#f6efe0", 0.9))
    _palette(s, skin)
    _brush(s, skin)
    s.finish(0.5)


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
    with s.moved(6, -72):
        board = path(
            "M14,404 C10,356 58,332 112,344 C156,354 170,392 148,416 C136,428 124,420 116,432 C108,448 92,462 "
            "62,456 C32,450 18,430 14,404 Z"
        )
        palette = difference(board, oval(98, 404, 24, 18))
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
        thumb = path("M96,410 Q102,392 112,384")
        s.draw(thumb, stroke(s.ink, 17))
        s.draw(thumb, stroke(skin, 13))
        s.ellipse(109, 379, 7, 9, fill(mix(skin, "#ffe8e0", 0.5)))


def _brush(s: Bust, skin: str) -> None:
    s.sleeve((338, 380), (366, 510), "#e8dcc4", "#b8324a", (40, 108))
    with s.moved(306, 326, 12):
        handle = path("M-4,70 L-6,-40 L6,-40 L4,70 Z")
        s.draw(handle, linear(-6, 0, 6, 0, [(0, "#d8743a"), (0.5, "#a84a2a"), (1, "#4a1a14")]))
        s.draw(handle, stroke(s.ink, 2.2))
        s.gilded(rect(-8, -72, 16, 34, 2), -8, 8)
        bristles = path("M-9,-72 C-16,-98 -8,-116 2,-138 C10,-116 16,-98 9,-72 Z")
        s.draw(bristles, linear(-12, 0, 12, 0, [(0, "#f0d8a8"), (1, "#8a5a34")]))
        s.draw(path("M-12,-96 C-11,-110 -4,-124 2,-138 C8,-124 14,-110 12,-96 Q0,-90 -12,-96 Z"), fill("#3d7fd6"))
        s.draw(bristles, stroke(s.ink, 2.2))
        s.draw(path("M-5,-98 Q-4,-116 1,-128"), stroke("#ffffff", 2.2, 0.8))
    Hand(s, skin, 0.75).pinch(308, 320, 4, 0.94)


@character(9, seed=15)
def queen(s: Bust) -> None:
    """A fair young queen, head inclined: veil, open crown, pearls, a rose."""
    s.back(152, 200)
    veil = path(
        "M204,84 C132,84 112,160 108,236 C104,306 84,356 62,410 Q138,384 154,348 L246,348 Q266,384 340,410 "
        "C318,356 302,306 298,236 C294,160 276,84 204,84 Z"
    )
    s.cloth(
        veil,
        "#f2e6ee",
        (76, 322),
        (0.5, 0.05, -0.6),
        (
            "M126,160 Q116,270 90,396",
            "M146,150 Q132,270 122,384",
            "M276,160 Q290,270 312,396",
            "M258,150 Q276,270 284,384",
        ),
    )
    s.neck(200, 276, 47, 92, "#efc8ae", 4)
    s.shoulders("#8a2f62", 372, 66, (70, 430), (346, 430), ("M116,490 Q128,450 150,408", "M294,490 Q282,450 256,408"))
    look = Look(
        skin="#f6d3ba", brow="#8a5a2c", eye="#5a5ac0", lips="#c63a50", anger=-0.2, lids=0.2, feminine=True,
        mouth=0.55, jaw=0.92, chin=0.9,
        nose=0.9, long=-2, shade=0.32, ears=False, gaze=4, glance=2, blush=0.38, size=1.02,
    )  # fmt: skip
    with s.tilted(204, 310, 7, 5):
        head = s.head(look, 200, 214, 1.04, 22, 5)
        parted = (
            "M-58,30 C-66,-30 -52,-86 0,-90 C52,-86 66,-30 58,30 C52,10 54,-20 42,-38 C30,-54 14,-62 2,-64 "
            "C-12,-60 -34,-50 -44,-34 C-54,-14 -50,14 -58,30 Z"
        )
        hair.on_head(
            s,
            head,
            parted,
            "#b8803a",
            ("M-54,0 Q-48,-46 0,-76", "M54,0 Q48,-46 6,-76", "M-50,16 Q-52,-20 -36,-44", "M50,10 Q52,-20 38,-44"),
            5,
        )
        x, y = head.at(-55, 34)
        s.gem(x, y + 2, 5, "#f4eeff")
        s.gem(x, y + 15, 4.2, "#c8302f")
        s.crown(203, 148, 118, 78, 8, gems=("#c03a7a", "#f4eeff", "#8a55d8"))
    _bodice(s)
    _rose(s)
    s.finish(0.5)


def _bodice(s: Bust) -> None:
    bodice = path("M138,388 Q168,366 186,392 Q204,404 222,392 Q240,366 268,388 L280,500 L128,500 Z")
    s.cloth(bodice, "#b03a7c", (126, 282), (0.5, 0, -0.7), ("M172,396 L160,490", "M236,396 L246,490"))
    s.gilded(
        path(
            "M136,388 Q168,364 186,390 Q204,402 222,390 Q240,364 270,388 L272,400 Q240,378 226,402 Q204,416 "
            "182,402 Q168,378 134,400 Z"
        ),
        134,
        272,
    )
    for row, (count, y, reach, sag) in enumerate(((9, 326, 25, 16), (13, 350, 46, 28))):
        for index in range(count):
            angle = math.pi * (index + 0.5) / count
            s.gem(204 - reach * math.cos(angle), y + sag * math.sin(angle), 4.2 - row * 0.2, "#f6f0fa")
    s.gem(204, 386, 8, "#8a55d8")


def _rose(s: Bust) -> None:
    s.sleeve((326, 398), (352, 520), "#8a2f62", GOLD, (36, 96))
    s.pipe(path("M316,420 Q306,360 316,300"), "#4a8a4a", 4.8, 8)
    for text in ("M312,352 Q284,346 280,324 Q306,326 312,352 Z", "M314,330 Q340,322 344,304 Q320,306 314,330 Z"):
        s.cloth(path(text), "#4a9a4a", (280, 344), hatched=False, outline=2)
    for r, tint in ((31, "#b8284a"), (23, "#d8446a"), (14, "#f07a92")):
        petals = union(
            *[
                circle(
                    318 + r * 0.42 * math.cos(math.radians(72 * i - 90 + r)),
                    276 + r * 0.42 * math.sin(math.radians(72 * i - 90 + r)),
                    r * 0.66,
                )
                for i in range(5)
            ]
        )
        s.draw(petals, radial(308, 264, r * 1.6, [(0, mix(tint, "#ffffff", 0.35)), (1, darken(tint, 0.75))]))
        s.draw(petals, stroke(s.ink, 2))
    Hand(s, "#f4cfb6", 0.66, "#3d7fd6").pinch(314, 346, 0, 0.9)


@character(9, seed=121)
def tax_collector(s: Bust) -> None:
    """A thin bald man who looks over narrow glasses; a ledger, and a money chest on a chain."""
    s.back(150, 192)
    s.closer(0.95, 200, 480)
    s.neck(200, 268, 44, 84, "#d9b294", 2)
    s.shoulders("#38303f", 350, 50, (72, 436), (336, 436), ("M120,490 Q134,440 156,394", "M286,490 Q274,440 250,394"))
    look = Look(
        skin="#e8c6a8", brow="#7a6a5e", eye="#6a7a4a", lips="#94564e", anger=0.35, lids=0.3, mouth=-0.3, smirk=0.4,
        glance=-2, gaze=-2, age=0.6, jaw=0.84,
        cheek=0.92, chin=0.8, length=1.12, nose=0.85, long=7, hook=5, hollow=0.8, bushy=0.8, blush=0.06,
    )  # fmt: skip
    with s.tilted(200, 300, -5):
        head = s.head(look, 200, 200, 1.1, -14, 9)
        s.draw(head.on("M-34,-74 C-22,-86 -6,-86 -2,-76 C-10,-66 -26,-64 -34,-74 Z"), fill("#ffffff", 0.4, 3))
        near = "M46,-26 C58,-30 66,-4 58,22 C52,20 48,4 46,-10 Z"
        hair.on_head(s, head, near, "#8a7a70", ("M52,-22 Q58,0 55,16",), 4)
        for line in ("M-30,-88 Q0,-104 34,-82", "M-20,-92 Q6,-104 40,-76"):
            s.draw(head.on(line, 2), stroke("#7a6a5e", 2, 0.8))
        _narrow_glasses(s, head)
    ruff = path(
        "M156,342 C164,330 182,328 200,334 C218,328 238,330 246,342 C258,352 250,368 232,370 C212,376 "
        "190,376 170,370 C150,368 146,352 156,342 Z"
    )
    s.cloth(ruff, "#ece4d8", (148, 252), (0.5, 0.1, -0.6), hatched=False)
    for x in range(158, 250, 12):
        s.draw(path(f"M{x},368 Q{x},352 {200 + (x - 200) * 0.6},338"), stroke(s.ink, 1.7, 0.5))
    for i in range(4):
        s.gem(200, 392 + i * 22, 4, "#c9ccd6")
    _ledger(s)
    _chest(s)
    s.finish(0.55)


def _narrow_glasses(s: Bust, head: Head) -> None:
    for side in (-1, 1):
        x, y = head.at(side * 21, 9, 8)
        lens = rect(x - 18, y - 9, 36, 18, 8)
        s.draw(lens, fill("#e0f4ff", 0.3))
        s.draw(lens, stroke(s.ink, 5.2))
        s.draw(lens, stroke("#c9ccd6", 2.4))
        s.draw(path(f"M{x - 9},{y + 4} L{x},{y - 6}"), stroke("#ffffff", 2.4, 0.8))
        edge, ear = head.at(side * 40, 8, 8), head.at(side * 56, -8, 2)
        if side != head.side:
            s.rod(edge, ear, "#c9ccd6", 2.4, 5)


def _ledger(s: Bust) -> None:
    with s.moved(92, 336, -14):
        cover = path("M-66,-54 L0,-46 L66,-54 L66,50 L0,60 L-66,50 Z")
        s.draw(cover, fill("#6a2a2a"))
        s.draw(cover, stroke(s.ink, 2.6))
        for side in (-1, 1):
            page = path(
                f"M0,-42 C{side * 20},-54 {side * 44},-54 {side * 60},-50 L{side * 60},42 C{side * 44},40 "
                f"{side * 20},42 0,54 Z"
            )
            s.draw(page, linear(-60, 0, 60, 0, [(0, "#fff8e2"), (0.5, "#f3e4bd"), (1, "#c8b080")]))
            for row in range(6):
                y = -36 + row * 13
                s.draw(path(f"M{side * 8},{y + 4} Q{side * 26},{y - 3} {side * 38},{y - 2}"), stroke(s.ink, 1.6, 0.5))
                s.disc(side * 50, y - 2, 3.4, fill("#b8862c") if row % 3 else fill("#a8242a"))
            s.draw(path(f"M{side * 43},-50 L{side * 43},40"), stroke("#a8242a", 1.6, 0.6))
            s.draw(page, stroke(s.ink, 2.2))
    s.sleeve((104, 416), (80, 520), "#38303f", "#ece4d8", (38, 96))
    Hand(s, "#e2be9e", 0.75).over(100, 394, -10, 0.9)


def _chest(s: Bust) -> None:
    s.sleeve((334, 282), (330, 480), "#38303f", "#ece4d8", (40, 96))
    for index in range(4):
        link = oval(311 - (3 if index % 2 else 6), 268 + index * 15, 6 if index % 2 else 12, 20)
        s.draw(link, stroke(s.ink, 6.5))
        s.draw(link, stroke("#c9ccd6", 3))
    for x, y, r in ((282, 330, 12), (300, 324, 13), (322, 326, 13), (340, 332, 12), (311, 332, 13)):
        coin(s, x, y, r, 1)
    box = rect(262, 336, 98, 60, 4)
    s.draw(box, linear(262, 336, 360, 396, [(0, "#a8703a"), (0.5, "#7a4a24"), (1, "#3a2010")]))
    for y in (356, 376):
        s.line(262, y, 360, y, stroke(s.ink, 1.6, 0.5))
    s.draw(box, stroke(s.ink, 2.6))
    for x in (268, 342):
        s.gilded(rect(x, 334, 12, 64, 2), x, x + 12)
    s.gilded(rect(298, 340, 26, 28, 4), 298, 324)
    s.disc(311, 350, 4.4, fill(s.ink))
    s.draw(path("M311,350 L308,362 L314,362 Z"), fill(s.ink))
    s.pipe(path("M266,336 Q262,322 311,318 Q360,322 356,336"), "#c9ccd6", 3, 6)
    Hand(s, "#dcb898", 0.78).grip(316, 262, -16, 0.92)
