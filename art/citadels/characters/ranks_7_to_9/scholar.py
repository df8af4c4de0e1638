"""The Scholar."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.things import quill


@character(7, seed=92)
def scholar(s: Bust) -> None:
    """An elderly woman with round spectacles and a square cap, a tower of books, a quill."""
    s.back(150, 196)
    s.closer(0.95, 190, 480)
    grey = "#a9a6ae"
    soft = path("M146,150 C122,190 120,250 134,292 C150,312 250,312 268,292 C284,250 282,190 258,150 Z")
    flow = (
        "M150,180 Q128,240 140,290",
        "M166,180 Q146,250 158,300",
        "M250,180 Q266,250 250,300",
        "M262,180 Q284,240 266,290",
    )
    hair.mass(s, soft, grey, [path(line) for line in flow])
    s.neck(202, 274, 47, 78, "#e2b888")
    s.shoulders("#4a3a68", 350, 58, (52, 424), (356, 424), ("M104,490 Q122,440 146,392", "M304,490 Q290,440 258,392"))
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
    """A leaning tower of books that she carries on one palm."""
    for x, y, w, h, colour, turn in (
        (84, 344, 124, 32, "#8a2f3a", -2),
        (78, 312, 108, 30, "#2f6f6a", 2),
        (86, 281, 116, 30, "#c9822f", -3),
        (78, 252, 94, 28, "#4a4a9a", 3),
        (84, 227, 84, 22, "#6a8a3a", -4),
    ):
        with s.moved(x, y, turn):
            _book_spine(s, w, h, colour)
    Hand(s, "#eac094", 0.76).cup(82, 362, -4, 0.96, True, Arm((34, 540), "#4a3a68", "#c9822f", (54, 112), 4))


def _book_spine(s: Bust, w: float, h: float, colour: str) -> None:
    """A closed book that lies flat, its spine to us, round the origin."""
    spine = rect(-w / 2, -h / 2, w, h, 5)
    tones = [(0, s.tone(colour, 0.7)), (0.45, s.tone(colour, 0.1)), (1, s.tone(colour, -0.65))]
    s.draw(spine, linear(0, -h / 2, 0, h / 2, tones))
    with s.clipped(spine):
        s.area(w * 0.2, -h / 2, w / 2, h / 2, linear(w * 0.2, 0, w / 2, 0, [(0, s.ink, 0), (1, s.ink, 0.5)]))
        pages = rect(w / 2 - 15, -h / 2 + 5, 15, h - 10)
        s.draw(pages, fill("#ecdcb0"))
        for dy in (-0.2, 0, 0.2):
            s.line(w / 2 - 14, h * dy, w / 2, h * dy, stroke(s.ink, 1, 0.4))
        s.draw(pages, stroke(s.ink, 1.6))
        for share in (-0.38, -0.3, 0.16, 0.24):
            s.line(w * share, -h / 2 + 2, w * share, h / 2 - 2, stroke(GOLD, 2.6))
        s.gilded(path("M0,-6 L8,0 L0,6 L-8,0 Z", -w * 0.07, 0), -w * 0.12, 0, 1.2)
    s.draw(spine, stroke(s.ink, 2.5))


def _scholar_quill(s: Bust) -> None:
    with s.moved(304, 316, 12):
        quill(s, "#f6efe0", 176)
    Hand(s, "#eac094", 0.76, "#3e9b5b").pinch(
        309, 296, 4, 0.98, arm=Arm((372, 520), "#4a3a68", "#c9822f", (54, 114), 4)
    )
