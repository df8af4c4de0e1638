"""The Abbot."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head


@character(5, seed=71)
def abbot(s: Bust) -> None:
    """A round, rosy monk with tonsure and brown habit, a loaf of bread under his arm, keys in his hand."""
    s.back(152, 192)
    hood = path(
        "M96,372 C84,300 108,262 146,254 L262,254 C304,262 324,306 312,372 C280,330 240,318 204,318 "
        "C166,318 126,332 96,372 Z"
    )
    s.cloth(hood, "#6e4626", (90, 318), (0.3, -0.2, -0.9), ("M112,340 Q116,290 148,268", "M296,340 Q294,290 262,268"))
    s.neck(206, 270, 78, 56, "#dc9c78")
    s.shoulders("#96622f", 352, 84, (-2, 400), (402, 400))
    scapular = path("M146,360 Q204,420 262,360 L276,500 L132,500 Z")
    s.cloth(scapular, "#40281a", (132, 276), (0.35, 0, -0.7), ("M172,400 L166,500", "M238,400 L246,500"))
    look = Look(
        skin="#f0b692", brow="#5e3a20", eye="#4a6a3a", lips="#b8564a", anger=-0.4, lids=0.34, mouth=1.2, age=0.25,
        jaw=1.2, cheek=1.18, chin=1.15, nose=1.45, size=0.92, gaze=-3, glance=1, blush=0.42, length=0.92, wide=1.1,
    )  # fmt: skip
    with s.tilted(204, 300, -7):
        head = s.head(look, 204, 212, 1.1, -14, 5)
        s.draw(head.on("M-30,76 Q0,92 30,76", 2), stroke(s.ink, 1.8, 0.4))
        _tonsure(s, head)
    _cowl(s)
    _loaf(s)
    _keys(s)
    s.finish(0.5)


def _tonsure(s: Bust, head: Head) -> None:
    """A wreath of hair round the shaved crown, which shows because he bows his head."""
    wreath = (
        "M-56,-4 C-72,-16 -72,-50 -60,-62 C-48,-80 48,-80 60,-62 C72,-48 72,-14 60,26 C56,12 56,-6 50,-20 "
        "C44,-36 20,-46 0,-46 C-24,-46 -46,-36 -52,-18 C-54,-8 -54,-8 -56,-4 Z"
    )
    s.draw(head.on("M-34,-82 C-22,-94 0,-95 10,-88 C2,-80 -22,-76 -34,-82 Z", 1), fill("#fff4e4", 0.8, 3))
    hair.on_head(s, head, wreath, "#7a4e28", ("M-58,4 Q-66,-40 -50,-74", "M0,-48 L0,-80", "M58,20 Q66,-40 50,-74"), 7)
    for index in range(19):
        x0 = -58 + 6.4 * index
        x1, y1 = x0 * 1.08 + s.random.uniform(-6, 6), -38 + abs(x0) ** 1.8 * 0.018 + s.random.uniform(-8, 4)
        (ax, ay), (bx, by) = head.at(x0 * 0.86, -74 + abs(x0) * 0.24, 10), head.at(x1, y1, 9)
        swing = s.random.uniform(3, 8) * (1 if index % 3 else -1)
        text = f"M{ax},{ay} Q{(ax + bx) / 2 + swing},{(ay + by) / 2 - 4} {bx},{by}"
        hair.lock(s, text, ("#8e5e32", "#7a4e28", "#9a6a3c")[index % 3], 14, tail=0.3, outline=1.5)


def _cowl(s: Bust) -> None:
    """The hood laid back: a thick roll of cloth round the neck, and the small wooden cross on its cord."""
    roll = path(
        "M104,372 C92,330 122,306 152,312 Q204,352 258,310 C290,304 320,332 306,372 C290,404 246,424 206,424 "
        "C164,424 120,404 104,372 Z"
    )
    folds = (
        "M120,346 Q204,404 292,344",
        "M112,366 Q204,432 300,364",
        "M146,322 Q204,372 262,320",
        "M160,388 Q204,412 250,386",
    )
    s.cloth(roll, "#a87038", (100, 312), (0.5, 0.05, -0.8), folds)


def _loaf(s: Bust) -> None:
    with s.moved(88, 330, -24):
        loaf = path("M-84,16 C-92,-26 -46,-48 4,-48 C54,-48 94,-26 88,14 C84,42 -80,46 -84,16 Z")
        s.draw(loaf, linear(0, -48, 0, 40, [(0, "#ffdf9c"), (0.35, "#e09a4c"), (1, "#7a3e16")]))
        with s.clipped(loaf):
            s.draw(path("M-70,-16 C-30,-44 30,-44 66,-20", 0, -2), stroke("#fff0c4", 9, 0.5, blur=4))
            for _ in range(70):
                x, y = s.random.uniform(-84, 84), s.random.uniform(-46, 40)
                s.disc(x, y, s.random.uniform(0.8, 2), fill("#fff6dc" if s.random.random() < 0.6 else "#6a3414", 0.6))
        for x in (-52, -20, 14, 48):
            cut = path(f"M{x - 12},12 C{x - 14},-14 {x + 2},-32 {x + 16},-36 C{x + 14},-18 {x + 6},2 {x - 12},12 Z")
            s.draw(cut, linear(x - 12, 0, x + 16, 0, [(0, "#fff2cc"), (1, "#e0b070")]))
            s.draw(cut, stroke("#7a3e16", 2, 0.8))
        s.draw(loaf, stroke(s.ink, 2.6))
    Hand(s, "#eeb592", 1.12).over(112, 342, -16, 1.0, arm=Arm((44, 520), "#96622f", "#b8803e", (72, 150), 4))


def _keys(s: Bust) -> None:
    """Three great keys on a ring that hangs over his fist."""
    for turn, colour in ((-24, "#e6b24a"), (26, "#cfd3de"), (2, "#f3cc66")):
        with s.moved(308, 336, turn):
            key = path("M0,10 L0,84 M0,58 L17,58 L17,66 M0,76 L20,76 L20,84")
            s.pipe(key, colour, 8, 13)
            s.draw(path("M-1.6,12 L-1.6,82"), stroke("#ffffff", 1.8, 0.55))
            s.disc(0, 0, 13, stroke(s.ink, 11))
            s.disc(0, 0, 13, stroke(colour, 6.4))
    s.disc(310, 316, 24, stroke(s.ink, 9.4))
    s.disc(310, 316, 24, stroke("#d9dce6", 5.2))
    s.draw(path("M290,326 Q286,306 302,295"), stroke("#ffffff", 2, 0.8))
    Hand(s, "#e6a884", 1.12).grip(322, 276, -10, 0.98, arm=Arm((430, 540), "#96622f", "#b8803e", (66, 140), 4))
