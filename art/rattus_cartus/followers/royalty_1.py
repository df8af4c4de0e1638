"""The prince: the first follower of the estate `royalty`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, rect
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.locks import locks
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("royalty", seed=11)
def royalty_1(s: Niche) -> None:
    """A prince in mourning: crown, fair hair, ermine, black ribbon, the orb."""
    _clothes(s)
    _head(s)


def _clothes(s: Niche) -> None:
    """What stands behind, and what is worn."""
    s.niche()
    s.neck(200, 282, 64, 64, "#f0c8a4")
    s.shoulders("#7a3a14", 352, 76, (0, 406), (402, 406))
    rows = (
        ("M146,160 C96,200 128,260 96,318 C88,338 104,346 98,360", 38),
        ("M152,190 C112,236 142,280 118,334 C110,350 122,356 114,366", 32),
        ("M256,160 C306,200 274,260 306,318 C314,338 298,346 304,360", 36),
        ("M250,190 C290,236 260,280 284,334 C292,350 280,356 288,366", 30),
    )
    locks(s, rows, "#e0b45a")
    look = Look(
        skin="#f4cba8",
        brow="#a87a3a",
        eye="#4f7ab0",
        lips="#b85a54",
        anger=-0.35,
        lids=0.34,
        mouth=-0.25,
        jaw=0.98,
        cheek=0.98,
        nose=1.0,
        gaze=-2,
        glance=2,
        ears=False,
        blush=0.3,
        size=1.05,
    )
    with s.tilted(200, 300, -3, 6):
        head = s.head(look, 200, 214, 1.06, 12, 3)
        locks(s, (("M150,158 C126,180 140,214 122,250", 18), ("M254,156 C278,180 262,214 282,250", 16)), "#e8c070")
        hair.on_head(
            s,
            head,
            ("M-58,-16 C-62,-70 -30,-88 0,-88 C34,-88 62,-70 58,-16 C44,-46 22,-56 -4,-48 C-24,-50 -44,-40 -58,-16 Z"),
            "#e0b45a",
            ("M-48,-24 Q-40,-66 -8,-86", "M4,-50 L8,-86", "M50,-22 Q42,-66 14,-86"),
            6,
        )
        s.crown(203, 146, 156, 90, 11, ("#d0322f", "#3e9b5b", "#2f6fc0"))


def _head(s: Niche) -> None:
    """Head, hair and what is on it."""
    er = path(
        "M40,486 C50,410 92,372 138,352 Q172,396 204,430 Q234,396 264,352 C310,372 "
        "352,410 362,486 C306,456 246,452 204,496 C160,452 96,456 40,486 Z"
    )
    s.draw(er, linear(60, 0, 340, 0, [(0, "#fffdf4"), (0.5, "#f3ead8"), (1, "#a89a8a")]))
    with s.clipped(er):
        for x, y in (
            (96, 410),
            (128, 440),
            (80, 456),
            (150, 400),
            (164, 440),
            (250, 400),
            (240, 440),
            (282, 430),
            (310, 408),
            (326, 452),
            (296, 462),
            (112, 472),
        ):
            s.draw(path("M0,-8 C4,-2 5,4 3,11 C1,8 -1,8 -3,11 C-5,4 -4,-2 0,-8 Z", x, y), fill("#1d1418"))
    s.draw(er, stroke(s.ink, 2.6))
    s.cloth(path("M132,356 L150,346 L300,478 L280,494 Z"), "#1d1822", (132, 300), (0.4, 0, -0.6), hatched=False)
    s.gilded(circle(316, 360, 40), 276, 356)
    s.gilded(path("M276,360 Q316,378 356,360 L356,370 Q316,388 276,370 Z"), 276, 356)
    s.gilded(rect(311, 318, 10, 82), 300, 330)
    s.gilded(path("M311,322 v-16 h-12 v-10 h12 v-14 h10 v14 h12 v10 h-12 v16 Z"), 299, 333)
    s.gem(316, 364, 8, "#3d7fd6")
    Hand(s, "#f0c29c", 0.9, "#d0322f").cup(318, 404, 4, 0.9, arm=Arm((392, 560), "#7a3a14", "#f3ead8", (58, 116)))
    s.sill_rat(62, False)
    s.finish(0.45)
