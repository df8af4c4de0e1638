"""The Diplomat."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.citadels.parts.plate import plate
from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path, star
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.things import scroll, wax


@character(8, seed=111)
def diplomat(s: Bust) -> None:
    """A calm woman with braided crown of black hair, half-armour under a white sash, two sealed treaties."""
    s.back(150, 196)
    skin = "#b07848"
    _knot_of_hair(s)
    s.neck(200, 274, 47, 80, "#a56e42", 2)
    s.shoulders("#a32a3a", 352, 54, (56, 420), (356, 420), ("M104,490 Q122,440 148,392", "M304,490 Q290,440 256,392"))
    look = Look(
        skin=skin, brow="#160e12", eye="#5a3a1c", lips="#96343c", anger=-0.1, lids=0.3, mouth=0.35, jaw=0.93,
        chin=0.95, nose=1.0, hook=2, full=1.2,
        feminine=True, ears=False, shade=0.4, gaze=2, blush=0.2, slant=1, age=0.12,
    )  # fmt: skip
    head = s.head(look, 200, 208, 1.1, 21, -2)
    _parted_hair(s, head)
    _braided_crown(s)
    s.disc(*head.at(0, -40, 1), 4, fill("#c8302f"))
    for dy, colour in ((24, "#f0c85a"), (36, "#3e9b5b")):
        x, y = head.at(-55, 8 + dy * 0.6)
        s.gem(x, y + 4, 4.6, colour)
    _half_armour(s)
    _treaties(s, skin)
    s.finish(0.5)


def _knot_of_hair(s: Bust) -> None:
    """What is gathered at the nape, seen on both sides of the neck."""
    knot = path(
        "M140,150 C118,180 118,226 142,262 C146,300 176,312 196,300 L214,296 C250,300 262,282 262,258 "
        "C280,226 284,182 262,150 Z"
    )
    hair.mass(
        s,
        knot,
        "#241a28",
        [
            path(line)
            for line in (
                "M136,190 Q124,250 158,300",
                "M156,190 Q142,250 176,300",
                "M246,190 Q260,250 236,296",
                "M264,190 Q276,240 252,292",
            )
        ],
    )


def _parted_hair(s: Bust, head: Head) -> None:
    parted = "M-58,10 C-66,-44 -48,-92 2,-94 C50,-92 66,-44 58,10 C54,-20 40,-44 2,-66 C-38,-46 -52,-20 -58,10 Z"
    hair.on_head(
        s,
        head,
        parted,
        "#221822",
        (
            "M-57,4 Q-58,-60 0,-90",
            "M-50,-20 Q-44,-56 0,-80",
            "M-40,-40 Q-26,-62 0,-70",
            "M40,-40 Q28,-62 6,-70",
            "M50,-20 Q46,-56 6,-80",
            "M57,4 Q58,-60 6,-90",
        ),
        5,
    )


def _braided_crown(s: Bust) -> None:
    for index in range(11):
        share = index / 10
        x, y = 134 + 140 * share, 158 - 4 * 58 * share * (1 - share)
        with s.moved(x, y, -58 + 116 * share):
            knot = path("M-13,0 C-13,-13 13,-13 13,0 C13,13 -13,13 -13,0 Z")
            hair.mass(s, knot, "#2e2230", [path("M-9,5 Q0,-8 10,-3"), path("M-5,9 Q4,-1 11,4")], 1.6, 2.2)
            if index % 2:
                s.disc(0, -1, 3, fill("#f6e6b0"))


def _half_armour(s: Bust) -> None:
    plate(
        s,
        path("M128,372 C150,352 164,346 176,350 Q200,376 226,350 C240,346 256,354 274,374 L262,500 L138,500 Z"),
        120,
        280,
    )
    s.draw(path("M200,372 L200,500"), stroke(s.ink, 1.8, 0.5))
    gorget = path("M166,336 Q200,356 236,336 L246,356 Q200,384 156,356 Z")
    plate(s, gorget, 154, 250, hatched=False)
    s.draw(path("M157,354 Q200,380 245,354"), stroke(GOLD, 3.4))
    shoulder = path("M84,416 C84,378 110,356 146,358 C152,382 140,412 124,428 Q104,426 84,416 Z")
    plate(s, shoulder, 80, 156)
    s.draw(path("M90,414 Q108,420 124,422"), stroke(GOLD, 3.4))
    sash = path("M252,352 L296,376 C260,420 210,466 150,500 L96,500 C170,460 226,404 252,352 Z")
    s.cloth(sash, "#fbf4e4", (96, 296), (0.6, 0.25, -0.3), ("M268,360 Q226,424 126,496",), hatched=False)
    s.gilded(star(248, 398, 15, 8, 0.5), 232, 264)
    s.gem(248, 398, 5, "#2f6fc0")


def _treaties(s: Bust, skin: str) -> None:
    for x, y, turn, colour in ((62, 300, -16, "#2f5fae"), (106, 294, 7, "#b8262c")):
        with s.moved(x, y, turn):
            scroll(s, 158, 22, colour)
            wax(s, 0, -14, 15, colour)
    Hand(s, skin, 0.74).clasp(88, 348, -4, 0.94, True, Arm((34, 540), "#a32a3a", GOLD, (54, 116), 4), 70)
    with s.moved(320, 392, 10, 1.32):
        s.pipe(path("M0,20 Q-8,-50 6,-128"), "#6a5a2c", 4, 7.5)
        for index in range(6):
            for side in (-1, 1):
                with s.moved(side * 2 - 4, -18 - index * 20, side * (62 - index * 5)):
                    leaf = path("M0,0 C-9,-10 -8,-26 0,-34 C8,-26 9,-10 0,0 Z")
                    s.cloth(leaf, "#7fae5a" if side < 0 else "#4f8a48", (-9, 9), hatched=False, outline=2)
        for y in (-40, -84):
            s.disc(9, y, 5.4, fill(s.ink))
            s.disc(8.4, y - 0.6, 4, fill("#3a4a2a"))
    Hand(s, skin, 0.74, "#3e9b5b").clasp(315, 344, 8, 0.9, arm=Arm((374, 540), "#a32a3a", GOLD, (54, 116), 4), width=14)
