"""The Architect."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import circle, path, rect
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.things import quill, scroll


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
    with s.moved(86, 316, -14):
        scroll(s, 214, 30)
    Hand(s, "#f2c6a8", 0.74).clasp(94, 346, -14, 0.92, True, Arm((20, 540), "#2a6a72", "#f6efe0", (54, 116), 4), 60)


def _dividers(s: Bust) -> None:
    for turn in (-16, 18):
        with s.moved(300, 206, turn):
            s.gilded(path("M-8,0 L8,0 L5,124 L0,164 L-5,124 Z"), -8, 8)
            s.draw(path("M-4,124 L0,164 L4,124 Z"), fill("#d8dee8"))
            s.draw(path("M-5,124 L0,164 L5,124 Z"), stroke(s.ink, 1.8))
    s.pipe(path("M270,292 Q300,312 330,290"), "#e6b24a", 3.4, 6.6)
    s.gilded(circle(300, 204, 17), 283, 317)
    s.gem(300, 204, 7.5, "#3aa0a8")
    s.gilded(rect(294, 172, 12, 20, 3), 294, 306)
    Hand(s, "#f2c6a8", 0.74).pinch(309, 212, 4, 0.94, arm=Arm((398, 520), "#2a6a72", "#f6efe0", (52, 124), 4))
