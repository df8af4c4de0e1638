"""The Assassin."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, difference, path, rect
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand

HOOD = "#39435c"
OPENING = "M156,92 C120,118 104,176 107,230 C111,290 134,334 176,344 C228,330 250,272 247,208 C244,150 208,100 156,92 Z"


@character(1, seed=3)
def assassin(s: Bust) -> None:
    """A deep hood turned aside, eyes above a red mask, a crescent in the halo, a dagger across the breast."""
    s.back(150, 190, rays=False)
    s.draw(difference(circle(200, 190, 128), circle(166, 178, 116)), fill("#fff6d6", 0.6))
    s.shoulders("#2a3146", 352, 86, (22, 412), (412, 400), ("M250,490 Q262,440 250,404",))
    outer = path(
        "M160,40 C226,20 300,78 314,168 C326,250 326,322 306,380 L118,380 C92,320 84,262 90,200 C96,124 112,60 160,40 Z"
    )
    folds = (
        "M182,44 C252,84 286,180 276,330", "M224,46 C296,110 316,220 300,350",
        "M120,360 Q92,300 92,216", "M262,366 Q292,330 290,262",
    )  # fmt: skip
    s.cloth(outer, HOOD, (90, 316), (0.5, -0.05, -0.9), folds)
    s.draw(path("M290,96 C318,160 326,250 312,340"), stroke("#ffe0a0", 3, 0.55, blur=1.6))
    _assassin_face(s)
    opening = path(OPENING)
    rim = difference(
        path("M156,74 C106,98 86,168 90,232 C94,302 126,350 176,362 C244,348 268,280 264,206 C260,136 216,80 156,74 Z"),
        opening,
    )
    s.cloth(rim, mix(HOOD, "#ffffff", 0.16), (86, 268), (0.75, 0.1, -0.7), hatched=False)
    _assassin_harness(s)
    _dagger(s)
    s.finish(0.6)


def _assassin_face(s: Bust) -> None:
    opening = path(OPENING)
    s.draw(opening, fill("#0e111d"))
    with s.clipped(opening):
        look = Look(
            skin="#d29a70", brow="#1c1416", eye="#8fe6da", anger=0.95, lids=0.42, ears=False, shade=0.5, gaze=-3,
            slant=2, hollow=0.4, bushy=1.15,
        )  # fmt: skip
        head = s.head(look, 182, 218, 1.06, -20, 4)
        mask = head.on("M-64,6 C-36,14 -16,2 0,0 C16,2 36,14 64,6 L56,100 L-56,100 Z", 7)
        folds = (
            "M-50,22 Q-20,40 -3,74", "M50,22 Q20,40 3,74", "M-46,44 Q-26,62 -10,88", "M46,44 Q26,62 10,88",
            "M-14,8 Q-4,26 0,34", "M14,8 Q4,26 0,34",
        )  # fmt: skip
        stops = [(0, "#d8404a"), (0.45, "#a02a38"), (1, "#4a1020")]
        s.draw(mask, linear(130, 0, 240, 0, stops))
        with s.clipped(mask):
            for fold in folds:
                s.fold(head.on(fold, 7), 0.7)
        s.draw(mask, stroke(s.ink, 2.4))
        coif = head.on("M-72,-38 C-40,-50 40,-50 72,-38 L72,-110 L-72,-110 Z", 7)
        s.draw(coif, linear(120, 0, 240, 0, [(0, "#2c3450"), (1, "#0c0f1c")]))
        s.fold(head.on("M-44,-86 Q-20,-66 -4,-46", 7), 0.7)
        s.draw(coif, stroke(s.ink, 2.2))
        night = "#090b14"
        s.area(80, 60, 320, 360, linear(0, 100, 0, 214, [(0, night, 0.95), (0.45, night, 0.6), (1, night, 0)]))
        s.area(80, 60, 320, 360, linear(196, 0, 250, 0, [(0, night, 0), (1, night, 0.9)]))
        s.draw(opening, stroke(night, 30, 0.75, blur=9))
        for x in (-23, 23):
            s.glow(*head.at(x - 2, -8), 16, "#8ff0e2", 0.45)


def _assassin_harness(s: Bust) -> None:
    """A short mantle, a clasp, and a belt of throwing knives across the breast."""
    with s.moved(256, 452, -32):
        s.cloth(rect(-90, -15, 190, 30), "#5a3a2c", (-90, 90), (0.4, 0, -0.7), outline=2.2)
        for x in (-8, 26, 60):
            s.draw(path(f"M{x - 6},-34 L{x + 6},-34 L{x + 7},-8 L{x - 7},-8 Z"), fill("#23202c"))
            s.gilded(rect(x - 11, -11, 22, 6, 2), x - 11, x + 11, 1.8)
            s.cloth(path(f"M{x - 8},-6 L{x + 8},-6 L{x + 5},32 L{x},40 L{x - 5},32 Z"), "#3a2620", (x - 8, x + 8))
            s.disc(x, -36, 5.4, fill("#9aa4b8"))
            s.disc(x, -36, 5.4, stroke(s.ink, 1.8))
    collar = path("M98,356 Q160,350 186,388 Q240,350 318,362 L344,418 Q250,392 190,436 Q136,388 72,408 Z")
    folds = (
        "M116,372 Q166,366 184,410",
        "M96,392 Q140,380 170,408",
        "M306,376 Q240,368 196,414",
        "M320,400 Q260,384 216,412",
    )
    s.cloth(collar, "#4a556f", (80, 330), (0.5, 0, -0.8), folds)
    s.gilded(circle(188, 410, 15), 173, 203)
    s.gem(188, 410, 9, "#c8302f")


def _dagger(s: Bust) -> None:
    with s.moved(112, 366, 34):
        blade = path("M-12,-20 L-11,-142 L0,-178 L11,-142 L12,-20 Z")
        s.draw(blade, linear(-11, 0, 11, 0, [(0, "#ffffff"), (0.48, "#d3deec"), (0.52, "#6f7f9a"), (1, "#39435c")]))
        s.draw(blade, stroke(s.ink, 2.6))
        s.line(0, -24, 0, -152, stroke(s.ink, 1.6, 0.6))
        s.gilded(
            path("M-44,-46 Q-40,-54 -30,-48 L30,-48 Q40,-54 44,-46 Q40,-34 30,-36 L-30,-36 Q-40,-34 -44,-46 Z"), -44, 44
        )
        s.draw(rect(-7, -36, 14, 90, 3), fill("#5a2a22"))
        s.draw(rect(-7, -36, 14, 90, 3), stroke(s.ink, 2))
        s.gem(0, 58, 8, "#c8302f")
    arm = Arm((34, 500), "#2a3146", GOLD, (50, 110))
    Hand(s, "#565c74", gloved=True).grip(112, 372, 30, 0.84, True, arm)
