"""The Spy."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hair import lock
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.locks import cap
from art.kit.portrait.things import paper, wax


@character(2, seed=41)
def spy(s: Bust) -> None:
    """Mouth and chin behind a hand of letters, an eyeglass on a ribbon, black hair, the collar turned up."""
    s.back(150, 190)
    s.closer(1.08, 180, 420)
    s.neck(196, 282, 56, 66, "#d8b080", -2)
    s.shoulders("#4b3452", 356, 70, (2, 420), (402, 412), ("M262,490 Q280,440 270,400",))
    look = Look(
        skin="#ecc694", brow="#14121a", eye="#3a2a20", lips="#a05a50", anger=0.3, lids=0.4, mouth=0.2, gaze=7,
        glance=-1, slant=4, size=0.94, cheek=1.08, jaw=0.94, chin=0.9, length=0.97, nose=0.95, age=0.15, bushy=0.75,
        ears=True, blush=0.14, apart=1,
    )  # fmt: skip
    with s.tilted(200, 300, -3, 8):
        head = s.head(look, 202, 208, 1.12, -20, -2)
        _sleek_hair(s, head)
        _eyeglass(s, head)
    _turned_up_collar(s)
    _letters(s)
    s.finish(0.55)


def _sleek_hair(s: Bust, head: Head) -> None:
    """Oiled back from a peak above the brow, a strand fallen forward."""
    face = (
        "M-110,98 L-110,-16 L-60,-20 C-58,-44 -40,-58 -20,-60 C-10,-60 -4,-54 0,-50 C6,-56 16,-62 26,-60 "
        "C42,-56 48,-40 48,-26 L47,12 L53,14 L54,-14 C58,-34 80,-34 82,-8 L90,24 L90,98 Z"
    )
    lines = (
        "M-44,-50 Q-30,-80 10,-92", "M-26,-58 Q-6,-84 34,-88", "M0,-52 Q22,-78 52,-66", "M22,-60 Q40,-70 58,-44",
        "M40,-52 Q52,-44 58,-20",
    )  # fmt: skip
    cap(s, head, face, "#2c2a3a", lines, 5)
    x, y = head.at(0, -52, 4)
    lock(s, f"M{x + 8},{y - 14} C{x - 6},{y - 8} {x - 16},{y + 4} {x - 12},{y + 22}", "#2c2a3a", 8, tail=0.38)
    ear_x, ear_y = head.point(55, 4, -6)
    s.gem(ear_x + 4, ear_y + 26, 3.6, "#f3d27a")


def _eyeglass(s: Bust, head: Head) -> None:
    x, y = head.at(23, -8, 4)
    s.disc(x, y, 22, fill("#d8f0ff", 0.16))
    s.disc(x, y, 22, stroke(s.ink, 6.6))
    s.disc(x, y, 22, stroke("#f0cc6a", 3.4))
    glint = f"M{x - 12},{y + 4} L{x + 2},{y - 14} M{x - 3},{y + 10} L{x + 10},{y - 6}"
    s.draw(path(glint), stroke("#ffffff", 2.4, 0.55))
    s.pipe(path(f"M{x + 18},{y + 14} C{x + 34},{y + 60} {x + 30},{y + 110} {x + 44},{y + 150}"), "#b8303c", 2.6, 5)


def _turned_up_collar(s: Bust) -> None:
    """The collar of a short riding cape, its wings turned up to the ears."""
    cape = path("M120,384 C70,394 24,420 0,470 L0,500 L400,500 L400,452 C380,410 340,388 290,380 L206,430 Z")
    folds = (
        "M96,400 Q60,440 50,500",
        "M140,410 Q120,450 124,500",
        "M276,400 Q310,440 316,500",
        "M330,400 Q366,430 380,490",
    )
    s.cloth(cape, "#553b5e", (10, 390), (0.45, 0, -0.8), folds)
    right = path(
        "M202,404 C236,378 258,346 268,292 C276,276 292,280 302,296 C318,330 324,364 316,394 C290,424 246,440 206,446 Z"
    )
    s.cloth(
        right, "#7a5684", (196, 322), (0.5, -0.05, -0.8), ("M280,300 Q284,350 240,402", "M302,320 Q304,370 262,420")
    )
    left = path("M204,402 C160,380 132,340 112,266 C92,300 82,350 86,392 C110,424 160,442 206,448 Z")
    s.cloth(left, "#6a4874", (84, 206), (0.6, 0, -0.6), ("M116,290 Q116,350 168,402", "M98,320 Q98,370 142,420"))
    for x in (196, 222):
        s.gem(x, 446, 6.5, "#8a2a4a")
    s.pipe(path("M196,446 Q209,456 222,446"), GOLD, 2.4, 5)


def _letters(s: Bust) -> None:
    """Five letters like a hand of cards, held up before mouth and chin."""
    for index, turn in enumerate((-46, -27, -8, 11, 30)):
        with s.moved(152, 410, turn), s.moved(0, -98):
            paper(s, 54, 114, 0 if index % 2 else 6, "#f6e6c0" if index % 2 else "#e4cfa0")
            if index % 2:
                s.draw(path("M-27,-57 L0,-24 L27,-57"), stroke(s.ink, 2, 0.8))
                wax(s, 0, -22, 10, "#8a2a6a" if index == 1 else "#b8262c", ribbon=False)
    arm = Arm((70, 524), "#4b3452", "#b8303c", (54, 118))
    Hand(s, "#3d3844", gloved=True).sheet(146, 369, -8, 0.84, True, arm)
