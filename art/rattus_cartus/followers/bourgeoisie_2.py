"""The baker: the second follower of the estate `bourgeoisie`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import oval, path, rect
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("bourgeoisie", seed=12)
def bourgeoisie_2(s: Niche) -> None:
    """A bearded baker in an apron, a tray of loaves on his arm."""
    s.niche()
    s.neck(200, 284, 78, 64, "#d9a07a")
    s.shoulders("#2c7a52", 352, 82, (0, 404), (402, 404), ("M110,430 Q124,460 118,500", "M300,430 Q286,460 292,500"))
    apron = path("M136,368 Q200,400 264,368 L290,500 L110,500 Z")
    s.cloth(apron, "#f3ead2", (110, 290), (0.45, 0, -0.7), ("M160,400 Q158,450 146,500", "M240,400 Q242,450 254,500"))
    for side in (-1, 1):
        s.draw(path(f"M{200 + side * 62},374 L{200 + side * 54},336"), stroke(s.ink, 18))
        s.draw(path(f"M{200 + side * 62},374 L{200 + side * 54},336"), stroke("#e6dabc", 13))
    _head(s)
    _loaves(s)
    s.sill_rat(336)
    s.finish(0.45)


def _head(s: Niche) -> None:
    """A round, red face, a full beard, a floury cap."""
    look = Look(
        skin="#eab48c",
        brow="#6a3a1c",
        eye="#4a6a4a",
        lips="#b0504a",
        anger=-0.25,
        lids=0.25,
        mouth=1.0,
        jaw=1.18,
        cheek=1.14,
        nose=1.35,
        blush=0.9,
        gaze=5,
        bushy=1.3,
        age=0.35,
    )
    with s.tilted(200, 300, 3, 6):
        head = s.head(look, 200, 214, 1.12, 12, 2)
        hair.beard(s, head, "#8a4a22", 30, 1.12, 0.2)
        hair.moustache(s, head, "#9a5428", 34, 8, 13)
        band = path("M130,160 Q202,118 276,160 L280,132 Q202,92 126,132 Z")
        puff = path("M118,138 C84,92 120,44 168,58 C190,26 244,30 250,60 C300,48 326,96 286,140 Q202,100 118,138 Z")
        s.cloth(
            puff,
            "#fbf6ea",
            (96, 314),
            (0.5, 0.1, -0.6),
            ("M150,120 Q140,86 168,64", "M212,108 Q206,70 226,48", "M258,122 Q272,90 252,66"),
        )
        s.cloth(band, "#e9dfc8", (126, 280), (0.4, 0, -0.6), hatched=False)


def _loaves(s: Niche) -> None:
    """Three loaves and a bun on a board."""
    board = rect(18, 420, 222, 18, 6)
    for x, y, w, h in ((20, 380, 96, 46), (92, 372, 96, 52), (160, 386, 76, 40), (62, 350, 96, 44)):
        loaf = oval(x, y, w, h)
        s.inked(
            loaf, radial(x + w * 0.35, y + h * 0.25, w * 0.7, [(0, "#ffe2a0"), (0.45, "#d9953f"), (1, "#7a4416")]), 2.6
        )
        for i in range(3):
            cut = x + w * (0.28 + 0.2 * i)
            s.draw(path(f"M{cut},{y + h * 0.22} q8,{h * 0.22} 2,{h * 0.44}"), stroke("#fff0c8", 4, 0.8))
    s.inked(board, linear(18, 0, 240, 0, [(0, "#b98a50"), (1, "#6a4420")]), 2.6)
    Hand(s, "#e6ae86").grip(128, 436, 88, 0.9, True, arm=Arm((20, 540), "#2c7a52", "#f3ead2", (62, 120)))
    for x, y in ((250, 410), (262, 380), (150, 420)):
        s.disc(x, y, 5, fill("#ffffff", 0.5, blur=2))
