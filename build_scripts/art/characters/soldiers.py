"""Characters of rank 8: Diplomat, Marshal."""

from __future__ import annotations

import skia

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.hands import Arm, Hand
from art.head import Head
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import circle, intersection, path, rect, star
from art.things import paper, scroll, wax

STEEL = [(0, "#b9c0cc"), (0.2, "#f6f9ff"), (0.42, "#a9b2c2"), (0.7, "#5b6272"), (1, "#2b2c3a")]


def plate(s: Bust, shape: skia.Path, x0: float, x1: float, hatched: bool = True) -> None:
    """A piece of polished steel, shaded from x0 to x1."""
    s.draw(shape, linear(x0, 0, x1, 0, STEEL))
    if hatched:
        box = shape.getBounds()
        right = rect((x0 + x1) / 2 + (x1 - x0) * 0.18, box.top(), x1 - x0, box.height())
        s.hatch(intersection(shape, right), box.left(), box.top(), box.width(), box.height(), 0.2, 5)
    s.draw(shape, stroke(s.ink, 2.6))


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


@character(8, seed=112)
def marshal(s: Bust) -> None:
    """A ruddy old soldier with a walrus moustache, visor of his sallet raised; baton and requisition list."""
    s.back(152, 200)
    s.closer(1.06, 200, 90)
    s.neck(202, 278, 70, 70, "#d08a68", 2)
    s.shoulders("#3a4c74", 344, 80, (14, 400), (402, 404), ("M70,490 Q90,430 116,384", "M340,490 Q322,430 290,384"))
    look = Look(
        skin="#e4a07c", brow="#b8a890", eye="#4a7a9a", lips="#9a4a40", anger=0.6, lids=0.36, mouth=-0.5, age=0.8,
        jaw=1.14, cheek=1.08, chin=1.1, nose=1.45,
        bushy=1.9, blush=0.6, gaze=3, ears=False, size=0.92,
    )  # fmt: skip
    with s.tilted(200, 310, 5):
        head = s.head(look, 200, 214, 1.1, 24, 2)
        hair.on_head(
            s,
            head,
            "M-58,20 C-64,0 -62,-40 -54,-54 L-40,-54 C-44,-30 -46,0 -44,22 C-48,30 -54,30 -58,20 Z",
            "#d8ccb8",
            ("M-54,-40 L-52,20", "M-48,-40 L-47,18"),
            4,
        )
        hair.moustache(s, head, "#d8c8ac", 38, 14, 17)
        _sallet(s)
    gorget = path("M142,340 Q202,372 264,338 L284,376 Q204,420 122,378 Z")
    plate(s, gorget, 120, 286)
    s.draw(path("M126,374 Q204,412 280,372"), stroke(GOLD, 4))
    s.pipe(path("M96,384 Q200,500 310,384"), "#e6b24a", 6, 10)
    s.gilded(star(204, 446, 22, 6, 0.5), 182, 226)
    s.gem(204, 446, 8, "#c8302f")
    for side, x in ((-1, 62), (1, 346)):
        s.gilded(path(f"M{x - 34},392 Q{x},358 {x + 34},388 L{x + 30},402 Q{x},380 {x - 34},406 Z"), x - 34, x + 34)
        for index in range(7):
            fx = x - 28 + index * 9.4
            s.rod((fx, 398 - 6 * (1 - abs(index - 3) / 3)), (fx + side * 2, 426), GOLD, 4, 7)
    _baton(s)
    _requisition(s)
    s.finish(0.5)


def _sallet(s: Bust) -> None:
    bowl = path(
        "M120,180 C112,96 156,56 208,56 C268,58 296,104 286,176 L296,190 Q204,140 118,190 L84,232 C80,220 "
        "92,200 120,180 Z"
    )
    plate(s, bowl, 104, 294)
    visor = path("M112,150 C108,110 122,92 140,84 Q206,108 282,82 C300,94 304,120 298,156 Q204,112 112,150 Z")
    plate(s, visor, 108, 302)
    slit = path("M134,118 Q206,136 280,114 L281,120 Q206,143 134,125 Z")
    s.draw(slit, fill("#10131c"))
    s.draw(slit, stroke(s.ink, 1.6))
    for index in range(6):
        s.disc(150 + index * 22, 104 + 8 * (1 - abs(index - 2.5) / 2.5), 2.6, fill("#20242e"))
    s.draw(path("M113,148 Q204,110 297,154"), stroke(GOLD, 4))
    s.draw(path("M119,188 Q204,138 294,188"), stroke(GOLD, 4.6))
    for x in (122, 288):
        s.gilded(circle(x, 142, 9), x - 9, x + 9)
    s.draw(path("M150,80 Q176,62 204,62"), stroke("#ffffff", 3.4, 0.7))
    for dx, colour in ((0, "#2f5fae"), (12, "#f6efe0")):
        plume = path(
            f"M{206 + dx},58 C{190 + dx},40 {200 + dx},18 {222 + dx},10 C{236 + dx},24 {232 + dx},46 {214 + dx},60 Z"
        )
        s.cloth(plume, colour, (190 + dx, 240 + dx), hatched=False, outline=2.2)


def _baton(s: Bust) -> None:
    with s.moved(330, 322, 24):
        stick = rect(-12, -92, 24, 176, 5)
        s.draw(stick, linear(-12, 0, 12, 0, [(0, "#e0546a"), (0.4, "#a81f3a"), (1, "#4a0c1a")]))
        for y in range(-68, 60, 22):
            s.draw(star(0, y, 6, 5), fill("#ffdf8a"))
        s.draw(stick, stroke(s.ink, 2.5))
        for y in (-100, 76):
            s.gilded(rect(-15, y, 30, 18, 4), -15, 15)
    Hand(s, "#f0e6d4", 1.08, gloved=True).grip(327, 330, 22, 0.98, arm=Arm((392, 530), "#3a4c74", GOLD, (62, 126), 2))


def _requisition(s: Bust) -> None:
    with s.moved(80, 296, -10):
        paper(s, 110, 146, 6)
        for index in range(3):
            y = -44 + index * 28
            s.draw(path(f"M-36,{y} l6,7 l11,-15"), stroke("#a8242a", 3.6))
        wax(s, 34, 44, 15)
    hand = Hand(s, "#f0e6d4", 1.08, gloved=True)
    hand.sheet(92, 366, -10, 0.96, True, Arm((36, 540), "#3a4c74", GOLD, (62, 124), 2))
