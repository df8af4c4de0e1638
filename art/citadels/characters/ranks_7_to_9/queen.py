"""The Queen."""

from __future__ import annotations

import math

from art.citadels.catalogue import character
from art.kit.drawing.colour import darken, mix
from art.kit.drawing.paint import Stop, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand


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
    s.neck(200, 278, 46, 84, "#efc8ae", 4)
    s.shoulders("#9a3a70", 372, 66, (70, 430), (346, 430), ("M116,490 Q128,450 150,408", "M294,490 Q282,450 256,408"))
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
    """A full rose held by its stem; the other hand lies on her heart."""
    s.pipe(path("M318,470 Q304,380 325,286"), "#4a8a4a", 5.4, 9)
    for text in (
        "M311,352 Q272,350 262,322 Q300,318 311,352 Z", "M313,318 Q350,312 360,288 Q322,286 313,318 Z",
        "M316,300 Q292,304 280,288 Q304,280 316,300 Z",
    ):  # fmt: skip
        s.cloth(path(text), "#4a9a4a", (262, 360), hatched=False, outline=2)
    x, y = 327, 250
    for ring, count, reach, size, tint in (
        (0, 6, 27, 21, "#a82244"), (1, 5, 18, 17, "#c8345a"), (2, 4, 10, 12.5, "#e4587c"), (3, 3, 4, 7.5, "#f68aa4"),
    ):  # fmt: skip
        for index in range(count):
            turn = 360 * index / count + 31 * ring - 90
            with s.moved(x, y, turn):
                petal = path(
                    f"M{reach - size},{-size * 0.5} C{reach - size * 0.3},{-size * 1.25} {reach + size},{-size * 0.95} "
                    f"{reach + size * 0.9},0 C{reach + size},{size * 0.95} {reach - size * 0.3},{size * 1.25} "
                    f"{reach - size},{size * 0.5} Z"
                )
                stops: list[Stop] = [(0, darken(tint, 0.5)), (0.5, tint), (1, mix(tint, "#ffffff", 0.4))]
                s.draw(petal, linear(reach - size, 0, reach + size, 0, stops))
                s.draw(petal, stroke(s.ink, 1.8))
    s.draw(path(f"M{x - 5},{y + 1} q2,-7 8,-4 q4,4 -1,8 q-5,2 -5,-3"), stroke(s.ink, 1.6, 0.8))
    Hand(s, "#f6d3ba", 0.68, "#3d7fd6").pinch(313, 344, 0, 0.94, arm=Arm((366, 540), "#9a3a70", GOLD, (50, 112), 4))
    Hand(s, "#f6d3ba", 0.68, "#3e9b5b").rest(130, 382, 24, 0.88, True, Arm((0, 490), "#9a3a70", GOLD, (50, 112), 4))
