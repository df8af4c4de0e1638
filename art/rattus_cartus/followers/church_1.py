"""The monk: the first follower of the estate `church`."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.shapes import path, rect
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("church", seed=11)
def church_1(s: Niche) -> None:
    """A gaunt young monk in a black habit, hood up, shielding a candle."""
    _clothes(s)
    _candle(s)


def _clothes(s: Niche) -> None:
    """What stands behind, and what is worn."""
    s.niche()
    s.neck(204, 280, 64, 66, "#d8a880")
    s.shoulders("#2a3350", 352, 84, (0, 406), (402, 406), ("M96,430 Q120,460 110,500", "M300,430 Q284,460 292,500"))
    hood = path(
        "M204,46 C128,50 92,130 92,214 C92,290 104,346 136,378 L276,378 C308,346 318,290 "
        "316,214 C314,130 280,48 204,46 Z"
    )
    s.cloth(
        hood,
        "#343f62",
        (92, 316),
        (0.45, -0.1, -0.9),
        ("M120,330 Q98,220 150,92", "M290,330 Q310,220 258,92", "M204,50 Q180,70 168,96"),
    )
    hole = path(
        "M204,92 C150,96 128,150 130,214 C132,280 160,334 206,342 C252,334 280,280 280,214 C280,150 258,96 204,92 Z"
    )
    s.draw(hole, fill("#0f1322"))
    _face(s, hole)


def _face(s: Niche, hole: skia.Path) -> None:
    """A gaunt face in the shade of the hood."""
    look = Look(
        skin="#e8bd98",
        brow="#3a2a22",
        eye="#5a86c0",
        lips="#a85a4f",
        anger=-0.3,
        lids=0.35,
        mouth=-0.1,
        age=0.15,
        jaw=0.92,
        cheek=0.94,
        length=1.08,
        hollow=0.7,
        nose=1.05,
        long=3,
        gaze=-3,
        glance=5,
        ears=False,
        blush=0.1,
    )
    with s.clipped(hole):
        head = s.head(look, 205, 214, 1.06, -12, 6)
        hair.on_head(
            s,
            head,
            (
                "M-58,-20 C-62,-56 -44,-78 -24,-70 C-10,-64 10,-64 24,-70 C44,-78 62,-56 58,-20 "
                "C48,-44 30,-50 0,-48 C-30,-50 -48,-44 -58,-20 Z"
            ),
            "#4a3426",
            ("M-50,-30 L-40,-66", "M0,-50 L0,-64", "M50,-30 L40,-66"),
            6,
        )
        s.draw(hole, stroke("#0a0d18", 30, 0.75, blur=10))
        s.disc(180, 350, 150, radial(180, 350, 150, [(0, "#ffb54a", 0.5), (1, "#ffb54a", 0)], SCREEN))
    s.draw(hole, stroke(s.ink, 2.6))


def _candle(s: Niche) -> None:
    """The candle, the hand that shields it, and the cross."""
    s.cloth(
        path("M118,352 Q204,420 290,352 L304,386 Q204,466 102,386 Z"),
        "#3c4870",
        (102, 304),
        (0.5, 0, -0.8),
        ("M124,372 Q204,436 286,372",),
    )
    with s.moved(160, 398):
        c = rect(-13, -64, 26, 110, 4)
        s.draw(c, linear(-13, 0, 13, 0, [(0, "#fffdf0"), (0.5, "#f3e2b4"), (1, "#a8885a")]))
        s.draw(c, stroke(s.ink, 2.4))
        s.draw(path("M-13,-56 q4,16 8,4 q5,26 9,6 q4,10 9,-6"), stroke("#c9a86a", 3, 0.8))
        s.glow(0, -88, 90, "#ffc85a", 0.8)
        f = path("M0,-124 C16,-100 18,-84 0,-66 C-18,-84 -12,-100 0,-124 Z")
        s.draw(f, linear(0, -124, 0, -66, [(0, "#fff7d0"), (0.5, "#ffc544"), (1, "#e8702a")]))
        s.draw(f, stroke("#a8401a", 2))
    Hand(s, "#e2b48c").clasp(160, 424, 0, 0.8, True, arm=Arm((60, 540), "#2a3350", "#4a5888", (60, 120)), width=26)
    s.pipe(path("M248,380 Q262,430 250,476"), "#c9a050", 3, 6)
    s.gilded(path("M240,430 h8 v-14 h8 v14 h8 v8 h-8 v26 h-8 v-26 h-8 Z"), 238, 266)
    s.sill_rat(338)
    s.finish(0.5)
