"""The abbess: the second follower of the estate `church`."""

from __future__ import annotations

from art.kit.drawing.paint import linear, stroke
from art.kit.drawing.shapes import circle, difference, path, star
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.things import book
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche

VEIL, HABIT, COIF = "#23294a", "#3a4470", "#fbf6ea"
LOOK = Look(
    skin="#8f5f42", brow="#2a1c16", eye="#4a3020", lips="#7a3c38", anger=0.05, lids=0.28, mouth=0.25, feminine=True,
    jaw=0.98, cheek=1.02, nose=1.18, full=1.2, age=0.45, gaze=5, ears=False, size=1.04, blush=0.15,
)  # fmt: skip


@follower("church", seed=14)
def church_2(s: Niche) -> None:
    """A dark-skinned abbess of middle years in coif and veil, the cross of her office, a clasped book."""
    s.niche()
    veil = path(
        "M200,58 C110,60 86,150 84,240 C82,310 60,370 52,420 L350,420 C344,370 320,310 316,240 C314,150 292,60 200,58 Z"
    )
    folds = ("M106,180 Q92,300 78,410", "M294,180 Q310,300 324,410", "M126,110 Q112,150 108,190")
    s.cloth(veil, VEIL, (52, 350), (0.4, -0.05, -0.9), folds)
    s.shoulders(HABIT, 366, 70, (14, 420), (388, 420), ("M110,440 Q120,470 114,500", "M296,440 Q288,470 292,500"))
    _head(s)
    _office(s)
    s.sill_rat(62, False, 70)
    s.finish(0.48)


def _head(s: Niche) -> None:
    """Head in its coif, the veil over it."""
    with s.tilted(200, 300, 4, 6):
        head = s.head(LOOK, 200, 214, 1.04, 14, 2)
        face = head.on("M-47,-40 C-24,-56 24,-56 47,-40 C56,2 46,52 0,82 C-46,52 -56,2 -47,-40 Z", 2)
        around = path(
            "M200,86 C132,86 112,150 114,214 C112,290 110,330 96,366 C150,396 252,396 306,366 C290,330 288,290 286,214 "
            "C288,150 268,86 200,86 Z"
        )
        folds = (
            "M130,200 Q124,290 140,366",
            "M272,200 Q278,290 262,366",
            "M170,330 Q198,352 230,330",
            "M150,344 Q198,376 252,344",
        )
        s.cloth(difference(around, face), COIF, (96, 306), (0.4, 0.1, -0.55), folds)
        brow = path(
            "M104,196 C100,110 150,66 202,66 C254,66 302,112 298,196 "
            "C286,140 246,112 202,110 C156,112 118,142 104,196 Z"
        )
        s.cloth(brow, VEIL, (100, 302), (0.55, 0, -0.85), ("M120,150 Q140,96 190,76", "M282,150 Q262,96 214,76"))
        s.draw(path("M108,186 C122,136 158,114 202,112 C246,114 282,136 294,186"), stroke("#8fb4f0", 2.4, 0.9))


def _office(s: Niche) -> None:
    """The pectoral cross on its chain, and the book."""
    s.pipe(path("M140,372 C160,420 180,438 202,446"), "#d9b25a", 3.4, 6.4)
    s.pipe(path("M264,372 C244,420 224,438 202,446"), "#d9b25a", 3.4, 6.4)
    cross = path("M194,428 h16 v16 h18 v14 h-18 v30 h-16 v-30 h-18 v-14 h18 Z")
    s.gilded(cross, 176, 228, 2.6)
    s.gem(202, 451, 6.5, "#3d7fd6")
    with s.moved(306, 420, 9):
        book(s, 92, 112, "#7a2230", 16)
        s.gilded(star(0, 0, 17, 4, 0.42), -17, 17, 1.6)
        for x, y in ((-34, -44), (34, -44), (-34, 44), (34, 44)):
            s.gilded(circle(x, y, 6), x - 6, x + 6, 1.6)
        s.draw(path("M-30,-56 q4,-14 14,-12 l-2,14 Z"), linear(0, -70, 0, -54, [(0, "#e07a4c"), (1, "#8a2a1c")]))
    Hand(s, "#855639", 0.88, "#3d7fd6").over(304, 452, -6, 0.78, True, arm=Arm((396, 560), HABIT, "#8fb4f0", (58, 112)))
