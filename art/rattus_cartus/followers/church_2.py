"""The abbess: the second follower of the estate `church`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import difference, path, rect
from art.kit.portrait import things
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("church", seed=12)
def church_2(s: Niche) -> None:
    """An abbess with her cross on the breast, a book in the arm."""
    s.niche()
    veil = path(
        "M204,44 C112,48 84,150 88,240 C90,320 76,370 56,420 L350,420 C330,370 318,320 320,240 C324,150 296,48 204,44 Z"
    )
    s.cloth(veil, "#1f2a48", (56, 350), (0.4, -0.1, -0.9), ("M110,340 Q90,220 146,90", "M300,340 Q318,220 264,90"))
    s.shoulders("#232f52", 356, 82, (0, 408), (404, 408), ("M96,430 Q114,462 106,500", "M306,430 Q290,462 298,500"))
    _face(s)
    bib = path("M134,330 Q204,402 274,330 L300,384 Q204,470 108,384 Z")
    s.cloth(bib, "#fbf8f0", (108, 300), (0.5, 0.1, -0.6), ("M150,370 Q200,416 258,370",))
    s.pipe(path("M136,352 Q190,440 204,446 Q218,440 272,352"), "#e6b24a", 3.4, 7)
    s.gilded(path("M197,440 h14 v-0 v20 h20 v13 h-20 v34 h-14 v-34 h-20 v-13 h20 Z"), 176, 232)
    s.gem(204, 466, 6, "#3d7fd6")
    _book(s)
    s.sill_rat(336)
    s.finish(0.5)


def _face(s: Niche) -> None:
    """A calm face in white linen."""
    look = Look(
        skin="#f0c6a0",
        brow="#7a5a3a",
        eye="#3f6fa8",
        lips="#b0605a",
        anger=-0.1,
        lids=0.35,
        mouth=0.25,
        feminine=True,
        jaw=0.96,
        cheek=1.0,
        nose=1.0,
        blush=0.35,
        gaze=3,
        glance=2,
        age=0.55,
        ears=False,
    )
    with s.tilted(200, 300, 3, 4):
        head = s.head(look, 204, 214, 1.07, 10, 3)
        hole = head.on("M-44,-42 C-22,-54 22,-54 44,-42 C54,0 42,54 0,80 C-42,54 -54,0 -44,-42 Z", 2)
        coif = path(
            "M204,86 C128,86 110,160 114,232 C118,304 150,360 204,366 C258,360 290,304 294,232 C298,160 280,86 204,86 Z"
        )
        s.cloth(
            difference(coif, hole),
            "#fbf8f0",
            (110, 298),
            (0.5, 0.1, -0.6),
            ("M130,150 Q120,240 152,332", "M278,150 Q288,240 256,332"),
        )
        band = path("M120,150 C140,104 268,104 288,150 L292,122 C270,70 138,70 116,122 Z")
        s.cloth(band, "#2a3558", (114, 294), (0.4, 0, -0.8), hatched=False)


def _book(s: Niche) -> None:
    """The book of hours, held against her side."""
    with s.moved(92, 424, -14):
        things.book(s, 104, 128, "#7a2e3a", 16)
        cross = path("M-5,-34 h10 v22 h20 v10 h-20 v36 h-10 v-36 h-20 v-10 h20 Z")
        s.draw(cross, fill("#e6b24a"))
        s.draw(cross, stroke("#5a2c06", 1.6))
        for y in (-54, 54):
            s.draw(rect(-42, y - 3, 84, 6, 2), linear(-42, 0, 42, 0, [(0, "#f6dc8a"), (1, "#a8741f")]))
    Hand(s, "#eabf98", 0.9).rest(96, 436, 12, 0.82, arm=Arm((-10, 540), "#232f52", "#fbf8f0", (60, 120)))
