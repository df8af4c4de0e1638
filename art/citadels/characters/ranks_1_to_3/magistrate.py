"""The Magistrate."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import Stop, fill, linear, radial, stroke
from art.kit.drawing.shapes import path
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.locks import cap
from art.kit.portrait.things import paper, wax


@character(1, seed=32)
def magistrate(s: Bust) -> None:
    """A dark-skinned judge in a full white wig under the black cap, a gavel raised, three sealed warrants."""
    s.back(152, 190)
    mane = path(
        "M132,130 C92,170 84,260 76,340 C84,372 128,380 150,360 L250,360 C272,380 316,372 324,340 C316,260 "
        "308,170 268,130 Z"
    )
    s.draw(mane, linear(76, 0, 324, 0, [(0, "#b9b6c4"), (0.5, "#77748a"), (1, "#4a475e")]))
    s.draw(mane, stroke(s.ink, 2.6))
    s.neck(200, 284, 62, 66, "#7a4a30")
    _judges_robe(s)
    look = Look(
        skin="#86542f", brow="#e8e4e2", eye="#5a3a20", lips="#7a3f38", anger=0.8, lids=0.34, mouth=-0.8, age=0.9,
        jaw=1.16, cheek=1.06, chin=1.1, length=0.97, nose=1.4, long=3, bushy=1.35, full=1.1, blush=0.15, shade=0.5,
        ears=False, gaze=-2, apart=1,
    )  # fmt: skip
    with s.tilted(200, 300, 0, 8):
        head = s.head(look, 200, 206, 1.12, -12, 3)
        _wig(s, head)
        _black_cap(s)
    bands = path("M172,352 Q200,368 228,352 L242,424 L206,416 L200,380 L194,416 L158,424 Z")
    s.cloth(bands, "#f6f2ea", (158, 242), (0.5, 0.1, -0.5), ("M180,362 L172,418", "M220,362 L228,418"), hatched=False)
    _gavel(s)
    _warrants(s)
    s.finish(0.55)


def _judges_robe(s: Bust) -> None:
    """Black silk with scarlet facings, gathered in pleats at the yoke."""
    s.shoulders("#2b2b3a", 348, 78, (0, 410), (400, 410))
    for side in (-1, 1):
        facing = path(
            f"M{200 + side * 30},352 C{200 + side * 60},344 {200 + side * 96},352 {200 + side * 112},362 "
            f"C{200 + side * 104},410 {200 + side * 92},460 {200 + side * 92},500 L{200 + side * 30},500 "
            f"C{200 + side * 26},450 {200 + side * 22},390 {200 + side * 30},352 Z"
        )
        folds = tuple(
            f"M{200 + side * x},360 Q{200 + side * (x - 4)},420 {200 + side * (x - 12)},500" for x in (52, 80)
        )
        s.cloth(facing, "#a02a34", (90, 310), (0.45, 0, -0.7), folds)
    for x in (182, 200, 218):
        s.fold(path(f"M{x},380 Q{x - 2},440 {x},500"), 0.8)


def _wig(s: Bust, head: Head) -> None:
    """Waves that part above the brow, and rolls of hair down to the breast on both sides."""
    hole = "M-47,100 L-49,-14 C-49,-46 -26,-56 0,-58 C26,-56 49,-46 49,-14 L47,100 Z"
    waves = [
        f"M{side * x},{y} Q{side * (x * 0.7 + 4)},-84 {side * 2},-92"
        for side in (-1, 1)
        for x, y in ((52, -24), (44, -46), (28, -56), (14, -58))
    ]
    wig = cap(s, head, hole, "#e6e3ea", waves, 11)
    s.draw(wig, stroke(s.ink, 2.6))
    for side in (1, -1):
        for index in range(6):
            y = 170 + index * 33
            for column in (1, 0):
                x = 200 + side * (66 + column * 26 + index * (2.5 + column * 1.5)) - 4
                _roll(s, x, y + column * 14, 19 + index * 0.8, side)


def _roll(s: Bust, x: float, y: float, r: float, side: int) -> None:
    """One roll of a wig, its open end towards the face."""
    with s.moved(x, y, side * 16):
        roll = path(
            "M-10,-2 C-10,-9 -5,-8.6 0,-8 C5,-8.6 10,-9 10,-2 C10.6,5 7,8.6 0,8 C-7,8.6 -10.6,5 -10,-2 Z", 0, 0, r / 10
        )
        dim = 0.0 if side < 0 else 0.28
        stops: list[Stop] = [(0, mix("#e4e0ea", "#8a87a0", dim)), (0.3, mix("#fffdfa", "#a8a4b8", dim)), (1, "#84819a")]
        s.draw(roll, linear(-r * 0.3, -r, r * 0.3, r, stops))
        with s.clipped(roll):
            for index in range(7):
                share = -0.5 + index * 0.24
                hairs = f"M{share},-0.84 Q{share + 0.34},0 {share - 0.04},0.84"
                s.draw(tapered(path(hairs, 0, 0, side * r, sy=r), 2.4 if index % 2 else 1.4), fill(s.ink, 0.42))
        s.draw(roll, stroke(s.ink, 2))
        with s.moved(-side * r * 0.66, 0):
            s.ellipse(-r * 0.32, -r * 0.5, r * 0.64, r, fill("#a9a6b8"))
            s.ellipse(-r * 0.32, -r * 0.5, r * 0.64, r, stroke(s.ink, 1.6))
            curl = path("M0,-3 C2.6,-2 2,3.4 -0.4,2.6 Q-1.6,1 0,0", 0, 0, r / 10)
            s.draw(curl, stroke(s.ink, 1.5, 0.8))


def _black_cap(s: Bust) -> None:
    """The square of black silk that is laid on the wig for the last sentence."""
    drape = path("M126,112 Q146,144 204,152 Q262,142 282,106 L276,90 L134,94 Z")
    s.cloth(drape, "#1c1b28", (126, 282), (0.4, 0, -0.7), ("M160,140 Q170,120 200,104", "M244,138 Q236,120 214,104"))
    top = path("M126,112 Q160,92 198,68 Q240,84 282,106 Q250,118 206,134 Q160,126 126,112 Z")
    s.cloth(top, "#32303f", (126, 282), (0.7, 0.1, -0.6), hatched=False)
    s.draw(path("M198,70 L204,132"), stroke(s.ink, 1.6, 0.5))
    s.disc(199, 72, 6.5, radial(197, 70, 8, [(0, "#e05a5a"), (1, "#6a1420")]))
    s.disc(199, 72, 6.5, stroke(s.ink, 2))


def _gavel(s: Bust) -> None:
    with s.moved(330, 330, 12):
        s.rod((0, 70), (0, -64), "#8a5528", 10, 15)
        s.line(-2.5, 60, -2.5, -60, stroke("#d89a58", 2, 0.8))
        head = path("M-46,-108 Q-54,-84 -46,-60 L40,-60 Q48,-84 40,-108 Z")
        s.draw(head, linear(0, -108, 0, -60, [(0, "#e0a868"), (0.35, "#a86a36"), (1, "#4a2814")]))
        for y in (-96, -84, -74):
            s.draw(path(f"M-46,{y} Q0,{y + 4} 42,{y - 1}"), stroke(s.ink, 1.2, 0.3))
        s.draw(head, stroke(s.ink, 2.6))
        s.ellipse(31, -108, 20, 48, linear(31, 0, 52, 0, [(0, "#c08a50"), (1, "#6a4020")]))
        s.ellipse(31, -108, 20, 48, stroke(s.ink, 2.4))
        s.ellipse(36, -96, 10, 24, stroke(s.ink, 1.4, 0.4))
        for x in (-38, 20):
            band = path(f"M{x},-110 Q{x - 7},-84 {x},-58 L{x + 9},-58 Q{x + 2},-84 {x + 9},-110 Z")
            s.gilded(band, -44, 44)
    arm = Arm((372, 510), "#2b2b3a", "#a02a34", (52, 116))
    Hand(s, "#86542f").grip(329, 352, 10, 0.86, arm=arm)


def _warrants(s: Bust) -> None:
    for x, y, turn in ((50, 330, -26), (76, 318, -9), (104, 320, 8)):
        with s.moved(x, y, turn):
            paper(s, 60, 88, 5)
            wax(s, 6, -14, 11)
    arm = Arm((36, 520), "#2b2b3a", "#a02a34", (52, 112))
    Hand(s, "#86542f").sheet(78, 358, -8, 0.82, True, arm)
