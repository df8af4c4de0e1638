"""The Seer."""

from __future__ import annotations

import math

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, difference, path, rect, star
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head


@character(3, seed=51)
def seer(s: Bust) -> None:
    """A veiled dark-skinned woman with closed eyes, a third-eye jewel on her brow, cards fanned before her."""
    s.back(152, 200)
    s.closer(1.06, 200, 400)
    skin = "#8f5a38"
    _seer_dress(s)
    look = Look(
        skin=skin, brow="#20100c", lips="#a03a4e", anger=-0.2, lids=1, mouth=0.35, cheek=1.08, jaw=1.02, chin=0.86,
        length=0.93, nose=1.2, full=1.4, feminine=True, ears=False, shade=0.4, blush=0.25, apart=1,
    )  # fmt: skip
    with s.tilted(200, 300, -4, 8):
        head = s.head(look, 200, 212, 1.1, 6, 4)
        parted = (
            "M-66,30 C-70,-72 -34,-97 0,-97 C34,-97 70,-72 66,30 L54,10 C56,-20 44,-52 0,-72 C-44,-52 -56,-20 -54,10 Z"
        )
        shape = head.on(parted, 4)
        s.draw(shape, linear(130, 0, 270, 0, [(0, "#4c3444"), (0.5, "#241420"), (1, "#0e0810")]))
        s.draw(shape, stroke(s.ink, 2.2))
        for side in (-1, 1):
            for reach in (14, 28, 42):
                strand = head.on(
                    f"M0,-{74 + reach * 0.4} Q{side * (24 + reach * 0.5)},-{60 + reach * 0.2} {side * 54},{reach - 40}",
                    5,
                )
                s.draw(tapered(strand, 3), fill("#a0788c", 0.28, 0.6))
        _third_eye(s, head)
        _seer_veil_rim(s)
        for side in (-1, 1):
            x, y = head.at(side * 56, 44, 4)
            s.gilded(circle(x, y, 7), x - 7, x + 7, 1.8)
            s.gem(x, y + 14, 4, "#b04ae0")
    _fortune_cards(s, skin)
    s.finish(0.55)


def _seer_dress(s: Bust) -> None:
    """Veil, bodice and a collar of gold coins."""
    veil = path(
        "M200,66 C112,66 90,150 92,220 C94,300 60,350 22,400 L0,500 L400,500 L378,400 C340,350 306,300 "
        "308,220 C310,150 288,66 200,66 Z"
    )
    folds = (
        "M108,190 Q112,300 46,470", "M126,200 Q128,330 96,480", "M290,190 Q290,300 352,470",
        "M274,200 Q272,330 306,480", "M66,380 Q50,420 26,440", "M330,370 Q350,410 372,430",
    )  # fmt: skip
    s.cloth(veil, "#3aa0a0", (40, 360), (0.5, 0, -0.75), folds)
    lining = path(
        "M200,92 C146,94 128,150 130,220 C132,270 140,310 150,352 L250,352 C260,310 268,270 270,220 C272,150 "
        "254,94 200,92 Z"
    )
    s.draw(lining, fill("#1a1030"))
    s.neck(200, 284, 46, 70, "#84502f")
    bodice = path("M136,366 Q200,396 264,366 L290,500 L110,500 Z")
    s.cloth(bodice, "#7a3088", (110, 290), (0.45, 0, -0.7), ("M170,396 L156,490", "M230,396 L246,490"))
    s.draw(path("M136,366 Q200,396 264,366"), stroke(GOLD, 4))
    for row, (count, y, reach) in enumerate(((9, 336, 46), (11, 350, 58))):
        for index in range(count):
            angle = math.pi * (index + 0.5) / count
            x, drop = 200 - reach * math.cos(angle), (22 + row * 10) * math.sin(angle)
            s.disc(x, y + drop, 5.4, fill("#6a3a10"))
            s.disc(x - 0.6, y + drop - 0.6, 4.2, fill("#f6d272"))
            s.disc(x - 1.4, y + drop - 1.6, 1.4, fill("#fff6d0"))


def _seer_veil_rim(s: Bust) -> None:
    rim = path(
        "M200,74 C122,76 106,150 110,226 C114,280 122,330 138,366 L152,350 C140,310 134,268 132,220 "
        "C130,156 150,104 200,102 C250,104 270,156 268,220 C266,268 260,310 248,350 L262,366 "
        "C278,330 286,280 290,226 C294,150 278,76 200,74 Z"
    )
    folds = ("M118,210 Q116,120 190,84", "M284,230 Q290,130 222,86", "M128,330 Q118,280 120,240")
    s.cloth(rim, "#5cc4bc", (112, 288), (0.6, 0.1, -0.6), folds, hatched=False)
    edge = (
        "M152,350 C140,310 134,268 132,220 C130,156 150,102 200,100 C250,102 270,156 268,220 C266,268 260,310 248,350"
    )
    s.pipe(path(edge), GOLD, 3, 5.4)


def _third_eye(s: Bust, head: Head) -> None:
    x, y = head.at(0, -52, 4)
    s.pipe(path(f"M{x - 58},{y - 24} Q{x},{y - 2} {x + 58},{y - 24}"), GOLD, 3, 6)
    s.glow(x, y, 34, "#e0a0ff", 0.75)
    eye = path("M-20,0 Q0,-19 20,0 Q0,19 -20,0 Z", x, y)
    s.gilded(eye, x - 20, x + 20)
    s.gem(x, y, 8, "#b04ae0")
    s.gem(x, y + 20, 3.4, "#f4eeff")


def _fortune_cards(s: Bust, skin: str) -> None:
    signs = ("sun", "moon", "star", "eye", "tower")
    for index, sign in enumerate(signs):
        with s.moved(200, 530, -34 + index * 17), s.moved(0, -168):
            s.draw(rect(-26, -41, 52, 82, 5), linear(-25, 0, 25, 0, [(0, "#fff6dc"), (1, "#c9b48a")]))
            s.draw(rect(-26, -41, 52, 82, 5), stroke(s.ink, 2.3))
            s.draw(rect(-21, -36, 42, 72, 3), linear(0, -36, 0, 36, [(0, "#5140a8"), (1, "#261a58")]))
            s.draw(rect(-21, -36, 42, 72, 3), stroke(GOLD, 1.8))
            _sign(s, sign)
    for side in (-1, 1):
        x = 200 + side * 92
        arm = Arm((x + side * 66, 548), "#3aa0a0", GOLD, (44, 96))
        Hand(s, skin, 0.7).sheet(x + side * 4, 430, side * 18, 0.74, side < 0, arm)


def _sign(s: Bust, sign: str) -> None:
    gold = fill("#ffdf8a")
    if sign == "sun":
        s.draw(star(0, 0, 16, 12, 0.6), gold)
    elif sign == "moon":
        s.draw(difference(circle(0, 0, 14), circle(7, -4, 12)), gold)
    elif sign == "star":
        s.draw(star(0, 0, 17, 8, 0.4), gold)
    elif sign == "eye":
        s.draw(path("M-15,0 Q0,-14 15,0 Q0,14 -15,0 Z"), gold)
        s.disc(0, 0, 5, fill("#7a2aa0"))
    else:
        s.draw(path("M-8,18 L-8,-8 L-11,-16 L-4,-16 L-4,-12 L4,-12 L4,-16 L11,-16 L8,-8 L8,18 Z"), gold)
