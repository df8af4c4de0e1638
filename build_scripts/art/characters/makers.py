"""Characters of rank 7: Architect, Navigator, Scholar."""

from __future__ import annotations

import math

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.hands import Hand
from art.head import Head
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import circle, path, polygon, rect
from art.things import paper, quill, scroll


@character(7, seed=14)
def architect(s: Bust) -> None:
    """A young red-haired woman in a cap, dividers raised, a rolled plan in her arm."""
    s.back(152, 200)
    red = "#a8481e"
    bob = path(
        "M146,140 C116,180 116,240 128,292 C140,318 168,316 178,300 L240,296 C260,320 284,310 288,288 "
        "C294,240 286,180 262,146 Z"
    )
    hair.mass(
        s,
        bob,
        red,
        [
            path(line)
            for line in (
                "M140,180 Q124,240 142,306",
                "M156,190 Q142,250 160,308",
                "M270,180 Q284,240 270,306",
                "M256,200 Q268,250 254,304",
            )
        ],
        2.2,
    )
    s.neck(198, 276, 47, 80, "#eec0a0", -4)
    s.shoulders("#2a6a72", 352, 52, (64, 424), (350, 424), ("M116,490 Q132,440 156,392", "M296,490 Q284,440 250,392"))
    look = Look(
        skin="#f4caae", brow="#7a3416", eye="#2f8a72", lips="#c04f4a", anger=0.12, lids=0.05, feminine=True,
        mouth=0.45, jaw=0.94, chin=0.95, nose=0.95,
        long=-1, ears=False, shade=0.38, gaze=3, blush=0.35,
    )  # fmt: skip
    with s.tilted(200, 300, 6, 9):
        head = s.head(look, 200, 212, 1.06, 20, 2)
        for x, y in ((-30, 18), (-22, 22), (-26, 12), (20, 18), (28, 14), (-4, 6), (6, 4)):
            s.disc(*head.at(x, y), 1.3, fill("#c0703a", 0.65))
        _architect_fringe(s)
        _architect_cap(s)
    collar = path("M150,350 L182,336 L200,368 L218,336 L250,350 L230,392 L200,376 L170,392 Z")
    s.cloth(collar, "#f6efe0", (150, 250), (0.5, 0.1, -0.5), hatched=False)
    for i in range(3):
        s.gem(200, 402 + i * 24, 4.5, "#e6b24a")
    _plan(s)
    _dividers(s)
    s.finish(0.5)


def _architect_fringe(s: Bust) -> None:
    sweep = path(
        "M138,226 C132,180 142,142 184,134 C230,128 262,150 262,196 C256,176 246,162 228,154 C210,178 "
        "160,174 152,210 C150,232 152,252 146,276 C138,262 138,244 138,226 Z"
    )
    hair.mass(
        s,
        sweep,
        "#c0561f",
        [
            path(line)
            for line in ("M146,214 Q152,166 210,148", "M144,250 Q142,200 176,166", "M232,150 Q252,164 258,186")
        ],
        2,
    )


def _architect_cap(s: Bust) -> None:
    cap = path("M138,156 L124,92 C150,70 230,60 268,84 L270,152 Q204,118 138,156 Z")
    s.cloth(cap, "#d89030", (124, 272), (0.5, 0.05, -0.8), ("M160,142 L152,92", "M240,132 L242,84"))
    top = path("M124,92 C150,70 230,60 268,84 C240,104 160,110 124,92 Z")
    s.cloth(top, "#e8a846", (124, 268), (0.5, 0.1, -0.5), hatched=False)
    band = path("M139,162 Q204,122 271,158 L270,134 Q204,100 134,138 Z")
    s.cloth(band, "#f0e2c0", (134, 271), (0.4, 0, -0.6), hatched=False)
    for index in range(11):
        share = (index + 0.5) / 11
        x, y = 136 + 134 * share, 150 - 66 * share * (1 - share) * 1.15 - 2 * share
        s.line(x, y - 12, x, y + (2 if index % 2 else 8), stroke("#7a3f1c", 2.2))
    with s.moved(262, 138, 30):
        quill(s, "#e8f0f2", 84)
    s.gem(262, 142, 6, "#3aa0a8")


def _plan(s: Bust) -> None:
    with s.moved(86, 350, -18):
        scroll(s, 190, 24)
    s.sleeve((110, 426), (60, 520), "#2a6a72", "#f6efe0", (42, 104))
    Hand(s, "#f0c4a8", 0.72).over(104, 398, -16, 0.9)


def _dividers(s: Bust) -> None:
    s.sleeve((338, 292), (380, 500), "#2a6a72", "#f6efe0", (40, 104))
    for turn in (-16, 18):
        with s.moved(300, 222, turn):
            s.gilded(path("M-7,0 L7,0 L4,112 L0,146 L-4,112 Z"), -7, 7)
            s.draw(path("M-3,112 L0,146 L3,112 Z"), fill("#d8dee8"))
            s.draw(path("M-4,112 L0,146 L4,112 Z"), stroke(s.ink, 1.8))
    s.pipe(path("M274,300 Q300,316 328,298"), "#e6b24a", 3, 6)
    s.gilded(circle(300, 220, 15), 285, 315)
    s.gem(300, 220, 6.5, "#3aa0a8")
    s.gilded(rect(295, 190, 10, 18, 3), 295, 305)
    Hand(s, "#f0c4a8", 0.72).pinch(306, 226, 6, 0.94)


@character(7, seed=91)
def navigator(s: Bust) -> None:
    """A weathered captain with tricorn and a grey-blond braid, an astrolabe held up, a chart below."""
    s.back(152, 204)
    back = path("M150,170 C126,200 118,250 120,286 C150,300 180,280 176,240 Z")
    hair.mass(s, back, "#a98a52", [path("M146,200 Q130,240 132,284"), path("M160,210 Q150,250 146,288")])
    s.neck(202, 278, 60, 78, "#b97c54", 2)
    s.shoulders("#23406a", 350, 66, (30, 414), (380, 414), ("M84,490 Q104,440 130,392", "M326,490 Q308,440 280,392"))
    for side in (-1, 1):
        lapel = path(f"M{200 + side * 40},348 L{200 + side * 96},366 L{200 + side * 70},500 L{200 + side * 26},500 Z")
        s.cloth(lapel, "#b83428", (100, 300), (0.4, 0, -0.7))
        for i in range(3):
            s.gem(200 + side * (74 - i * 7), 392 + i * 32, 5, "#e6b24a")
    shirt = path("M164,346 Q200,372 240,346 L228,500 L174,500 Z")
    s.cloth(shirt, "#f0e8d8", (164, 240), (0.4, 0.05, -0.6), ("M184,370 L182,490", "M216,370 L220,490"))
    look = Look(
        skin="#c88a5e", brow="#8a7450", eye="#4a9ac0", lips="#a35046", anger=0.3, lids=0.36, mouth=0.3, smirk=0.6,
        gaze=5, age=0.8, jaw=1.02,
        chin=1.02, cheek=1.03, nose=1.1, hook=3, feminine=True, ears=True, shade=0.45, blush=0.4, size=0.92,
    )  # fmt: skip
    head = s.head(look, 200, 214, 1.1, 25, 0)
    s.draw(head.on("M28,-26 L36,-4 L32,22"), stroke("#f0c4a0", 3.2, 0.9))
    hair.on_head(
        s,
        head,
        "M-58,26 C-66,-30 -58,-60 -36,-72 L34,-72 C24,-50 6,-44 -8,-42 C-26,-36 -36,-14 -40,14 C-46,28 -54,30 -58,26 Z",
        "#c9a86a",
        ("M-54,14 Q-54,-36 -10,-60", "M-47,16 Q-44,-44 16,-66"),
        5,
    )
    s.disc(144, 250, 9, stroke(s.ink, 6))
    s.disc(144, 250, 9, stroke("#f0c85a", 3))
    _tricorn(s)
    _astrolabe(s)
    _chart(s)
    _braid(s)
    s.finish(0.5)


def _braid(s: Bust) -> None:
    for index in range(7):
        x, y = 122 + 7 * math.sin(index * 0.8), 262 + index * 23
        for side in (-1, 1):
            text = (
                f"M{x - side * 4},{y - 16} C{x + side * 25},{y - 18} {x + side * 24},{y + 10} {x - side * 5},{y + 19} "
            )
            knot = path(text + f"C{x + side * 3},{y} {x - side * 2},{y - 6} {x - side * 4},{y - 16} Z")
            hair.mass(
                s, knot, "#cfae70", [path(f"M{x + side * 3},{y - 9} Q{x + side * 15},{y - 4} {x},{y + 12}")], 1.5, 2.2
            )
    s.cloth(path("M106,414 L140,412 L144,432 L104,434 Z"), "#b83428", (104, 144), hatched=False, outline=2)


def _tricorn(s: Bust) -> None:
    crown = path("M142,132 C142,92 168,78 206,78 C246,78 268,94 268,134 Z")
    s.cloth(crown, "#2a2c3c", (142, 268), (0.5, 0, -0.8))
    back = path("M84,112 C130,84 280,80 342,116 C320,140 280,150 206,148 C140,150 100,140 84,112 Z")
    s.cloth(back, "#23253a", (84, 342), (0.45, 0, -0.8))
    front = path(
        "M66,124 C92,112 120,92 150,98 C190,104 236,92 274,94 C304,98 334,112 362,126 C332,156 290,170 "
        "250,166 C222,160 196,168 166,172 C128,174 90,158 66,124 Z"
    )
    s.cloth(front, "#343850", (66, 362), (0.55, 0, -0.8))
    s.draw(path("M68,124 C92,113 120,93 150,99 C190,105 236,93 274,95 C304,99 334,113 360,126"), stroke(s.ink, 8))
    s.draw(path("M68,124 C92,113 120,93 150,99 C190,105 236,93 274,95 C304,99 334,113 360,126"), stroke(GOLD, 4.4))
    s.disc(270, 130, 17, fill(s.ink))
    for r, colour in ((15, "#b83428"), (10, "#f6efe0"), (5, "#23406a")):
        s.disc(270, 130, r, fill(colour))


def _astrolabe(s: Bust) -> None:
    s.sleeve((334, 270), (392, 480), "#23406a", GOLD, (46, 112))
    x, y = 318, 330
    s.disc(x, y - 58, 8, stroke(s.ink, 7))
    s.disc(x, y - 58, 8, stroke("#e6b24a", 3.4))
    s.gilded(circle(x, y, 50), x - 50, x + 50)
    s.disc(x, y, 40, stroke("#5f330c", 2))
    s.disc(x, y, 37, fill("#2a3a5a"))
    for index in range(36):
        a = math.radians(index * 10)
        reach = 43 if index % 3 else 40.5
        s.line(
            x + reach * math.cos(a),
            y + reach * math.sin(a),
            x + 47 * math.cos(a),
            y + 47 * math.sin(a),
            stroke("#5f330c", 1.5),
        )
    s.disc(x + 5, y - 5, 22, stroke("#f0cf7a", 3))
    s.disc(x - 6, y + 6, 29, stroke("#e6b24a", 2))
    for turn in (24, 114):
        with s.moved(x, y, turn):
            s.gilded(polygon((-40, 0), (-30, -4), (30, -4), (40, 0), (30, 4), (-30, 4)), -40, 40, 1.6)
    s.gem(x, y, 6, "#c8302f")
    Hand(s, "#b97c54", 0.85).grip(324, 262, -30, 0.94)


def _chart(s: Bust) -> None:
    with s.moved(76, 352, -10):
        paper(s, 124, 88, 0, "#efdcae")
        land = path("M-52,-30 C-36,-40 -20,-30 -24,-16 C-10,-10 -18,8 -32,6 C-40,18 -54,10 -52,-4 Z")
        s.draw(land, fill("#7fae6a"))
        s.draw(land, stroke(s.ink, 1.8))
        isle = path("M20,6 C34,-2 48,4 44,18 C36,28 18,24 20,6 Z")
        s.draw(isle, fill("#c79a4b"))
        s.draw(isle, stroke(s.ink, 1.8))
        for index in range(6):
            share = index / 5
            s.disc(-16 + 40 * share, 12 - 34 * share + 40 * share * share, 2.2, fill("#b8262c"))
        for turn in range(0, 360, 90):
            with s.moved(34, -22, turn):
                s.draw(polygon((0, -16), (4, 0), (-4, 0)), fill("#23406a" if turn % 180 else "#b83428"))
    s.sleeve((58, 420), (30, 520), "#23406a", GOLD, (46, 110))
    Hand(s, "#c88a5e", 0.85).over(62, 396, -10, 0.9)


@character(7, seed=92)
def scholar(s: Bust) -> None:
    """An elderly woman with round spectacles and a square cap, a tower of books, a quill."""
    s.back(150, 196)
    s.closer(0.95, 190, 480)
    grey = "#a9a6ae"
    soft = path("M146,150 C122,190 120,250 134,292 C150,312 250,312 268,292 C284,250 282,190 258,150 Z")
    hair.mass(s, soft, grey, ())
    s.neck(202, 274, 47, 78, "#e2b888")
    s.shoulders("#3a2c50", 350, 58, (52, 424), (356, 424), ("M104,490 Q122,440 146,392", "M304,490 Q290,440 258,392"))
    for side in (-1, 1):
        facing = path(f"M{202 + side * 30},348 L{202 + side * 74},364 L{202 + side * 62},500 L{202 + side * 22},500 Z")
        s.cloth(facing, "#c9822f", (120, 284), (0.4, 0, -0.7))
    look = Look(
        skin="#ebc496", brow="#8a868e", eye="#4a3020", lips="#a8584e", anger=-0.35, lids=0.3, mouth=0.5, gaze=2,
        glance=2, age=0.95, jaw=0.94, cheek=1.04,
        nose=1.0, slant=2.5, size=0.9, feminine=True, ears=True, shade=0.42, blush=0.25,
    )  # fmt: skip
    with s.tilted(200, 300, -4, 9):
        head = s.head(look, 202, 212, 1.06, 5, 6)
        parted = "M-57,2 C-62,-40 -50,-74 0,-78 C50,-74 62,-40 57,2 C52,-24 40,-44 4,-58 C-36,-46 -52,-24 -57,2 Z"
        hair.on_head(
            s,
            head,
            parted,
            "#b9b6be",
            ("M-52,-18 Q-40,-50 0,-66", "M52,-18 Q40,-50 8,-66", "M-44,-40 Q-30,-62 -4,-72", "M46,-40 Q34,-62 10,-72"),
            5,
        )
        _spectacles(s, head)
        _square_cap(s)
    s.cloth(path("M168,346 L202,372 L236,346 L244,368 L202,396 L160,368 Z"), "#f3ece0", (160, 244), hatched=False)
    _books(s)
    _scholar_quill(s)
    s.finish(0.5)


def _spectacles(s: Bust, head: Head) -> None:
    for side in (-1, 1):
        x, y = head.at(side * 24, -5, 6)
        s.disc(x, y, 23, fill("#e8f6ff", 0.14))
        s.disc(x, y, 23, stroke(s.ink, 6.5))
        s.disc(x, y, 23, stroke("#d9a441", 3.2))
        s.draw(path(f"M{x - 14},{y - 2} L{x - 4},{y - 15}"), stroke("#ffffff", 3, 0.55))
        edge = head.at(side * 47, -6, 6)
        ear = head.at(side * 56, -10, 2)
        s.rod(edge, ear, "#d9a441", 3, 6)
    left, right = head.at(-4, -8, 8), head.at(4, -8, 8)
    s.pipe(
        path(f"M{left[0]},{left[1]} Q{(left[0] + right[0]) / 2},{left[1] - 8} {right[0]},{right[1]}"), "#d9a441", 3, 6
    )


def _square_cap(s: Bust) -> None:
    skull = path("M140,152 C138,128 146,112 154,104 L252,104 C260,112 268,128 266,152 Q204,126 140,152 Z")
    s.cloth(skull, "#2a2140", (140, 266), (0.5, 0, -0.8))
    board = polygon((88, 100), (196, 66), (318, 92), (214, 132))
    s.cloth(board, "#3a2c56", (88, 318), (0.6, 0.05, -0.7))
    s.draw(path("M88,100 L214,132 L318,92 L318,99 L214,140 L88,107 Z"), fill("#1d1630"))
    s.draw(path("M88,100 L214,132 L318,92"), stroke(s.ink, 2))
    s.pipe(path("M204,98 C150,96 110,106 102,150"), "#e0a02c", 3.4, 6.5)
    tassel = path("M97,148 L107,148 L114,186 L90,186 Z")
    s.cloth(tassel, "#e0a02c", (90, 114), (0.5, 0, -0.6), ("M100,152 L98,184", "M104,152 L106,184"), hatched=False)
    s.gem(204, 98, 5, "#e0a02c")


def _books(s: Bust) -> None:
    for x, y, w, h, colour in (
        (70, 404, 128, 30, "#8a2f3a"),
        (78, 374, 112, 30, "#2f6f6a"),
        (66, 346, 118, 26, "#c9822f"),
        (80, 318, 96, 28, "#4a4a9a"),
        (72, 294, 84, 20, "#6a8a3a"),
    ):
        spine = rect(x - w / 2, y - h / 2, w, h, 4)
        s.draw(
            spine,
            linear(
                x - w / 2,
                y - h / 2,
                x + w / 2,
                y + h / 2,
                [(0, s.tone(colour, 0.6)), (0.5, s.tone(colour, 0.05)), (1, s.tone(colour, -0.6))],
            ),
        )
        pages = rect(x + w / 2 - 12, y - h / 2 + 4, 12, h - 8)
        s.draw(pages, fill("#e8d6aa"))
        s.draw(pages, stroke(s.ink, 1.6))
        for dx in (-0.36, -0.28, 0.2):
            s.line(x + w * dx, y - h / 2 + 2, x + w * dx, y + h / 2 - 2, stroke(GOLD, 2.6))
        s.draw(spine, stroke(s.ink, 2.4))


def _scholar_quill(s: Bust) -> None:
    s.sleeve((336, 384), (360, 510), "#3a2c50", "#c9822f", (40, 104))
    with s.moved(302, 336, 14):
        quill(s, "#f6efe0", 150)
    Hand(s, "#e6bd90", 0.72).pinch(306, 318, 4, 0.94)
