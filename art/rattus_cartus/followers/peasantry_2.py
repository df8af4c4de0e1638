"""The egg woman: the second follower of the estate `peasantry`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import difference, path
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche

SCARF, SHAWL, WICKER = "#b9654a", "#8c5a4a", "#b98a4c"
LOOK = Look(
    skin="#c98f66", brow="#b9b0a8", eye="#5a7a4f", lips="#94504a", anger=-0.2, lids=0.3, mouth=0.9, smirk=3, age=1.0,
    feminine=True, jaw=0.98, chin=0.9, cheek=1.06, nose=1.2, long=3, hollow=0.35, blush=0.5, gaze=-5, size=1.0,
    ears=False, wide=1.05,
)  # fmt: skip


@follower("peasantry", seed=12)
def peasantry_2(s: Niche) -> None:
    """A weathered old woman in a headscarf and a woollen shawl, a basket of eggs on her arm."""
    s.niche()
    _clothes(s)
    _head(s)
    _shawl(s)
    _basket(s)
    s.sill_rat(336, True, 78)
    s.finish(0.45)


def _clothes(s: Niche) -> None:
    """Dress and neck."""
    s.neck(200, 286, 56, 60, "#b57c56")
    s.shoulders("#6f6a4c", 360, 70, (24, 420), (380, 416), ("M120,430 Q130,460 124,500",))


def _head(s: Niche) -> None:
    """Head in its scarf, tied under the chin."""
    with s.tilted(200, 300, -5, 8):
        for line, w in (("M150,150 C126,180 142,210 130,240", 18), ("M252,150 C276,180 262,206 272,236", 16)):
            hair.lock(s, line, "#cfc8c0", w, tail=0.4)
        head = s.head(LOOK, 200, 214, 1.04, -15, 3)
        parting = (
            "M-50,-34 C-40,-66 -14,-70 0,-62 C14,-70 40,-66 50,-34 C36,-54 16,-58 0,-54 C-16,-58 -36,-54 -50,-34 Z"
        )
        hair.on_head(s, head, parting, "#cfc8c0", ("M-44,-40 Q-24,-62 -4,-58", "M44,-40 Q24,-62 4,-58"), 5)
        face = head.on("M-49,-38 C-26,-62 26,-62 49,-38 C58,4 48,54 0,86 C-48,54 -58,4 -49,-38 Z", 3)
        around = path(
            "M198,84 C130,84 106,140 108,206 C108,262 134,318 196,336 C262,318 290,258 288,204 C288,136 266,84 198,84 Z"
        )
        scarf = difference(around, face)
        folds = ("M122,170 Q118,240 160,310", "M276,170 Q282,240 236,312", "M150,104 Q176,112 196,138")
        s.cloth(scarf, SCARF, (108, 290), (0.5, 0.05, -0.75), (*folds, "M246,102 Q226,112 206,138"))
        for x, y in ((128, 200), (134, 246), (150, 140), (172, 104), (212, 98), (250, 122), (268, 168), (274, 224)):
            s.disc(x, y, 4.6, fill("#f6e2b0", 0.9))
            s.disc(x, y, 1.8, fill("#7a2f24"))
        for tail in ("M190,326 C176,346 158,360 150,384 C170,380 188,362 200,340 Z",
                     "M204,326 C220,344 240,352 252,374 C230,378 210,362 198,340 Z"):  # fmt: skip
            s.cloth(path(tail), SCARF, (150, 252), (0.4, 0, -0.7), hatched=False)
        knot = path("M184,322 Q198,314 212,322 Q216,336 198,342 Q182,336 184,322 Z")
        s.cloth(knot, SCARF, (182, 216), (0.5, 0.1, -0.6), hatched=False)


def _shawl(s: Niche) -> None:
    """Wool, crossed over the breast, with its fringe."""
    left = path("M30,410 C70,372 116,352 156,352 C190,396 236,440 300,476 L262,500 L40,500 C20,470 20,430 30,410 Z")
    right = path(
        "M378,408 C340,372 292,354 246,350 C212,398 170,440 104,480 L130,500 L366,500 C388,470 390,430 378,408 Z"
    )
    for shape, folds in (
        (right, ("M330,390 Q280,440 210,486", "M352,420 Q320,460 270,500")),
        (left, ("M76,394 Q130,440 200,486", "M52,424 Q90,464 140,500")),
    ):
        s.cloth(shape, SHAWL, (20, 390), (0.45, 0, -0.8), folds)
    for i in range(13):
        x, y = 166 + i * 10.6, 366 + i * 9.2
        s.pipe(path(f"M{x},{y} q-5,9 -3,18"), "#d8b48a", 2.6, 5)


def _basket(s: Niche) -> None:
    """The basket and its eggs, and the hand on the handle."""
    s.pipe(path("M36,452 C30,340 150,336 146,450"), WICKER, 8, 13)
    for x, y, turn in ((66, 424, -18), (96, 414, 6), (124, 424, 16), (82, 432, 0), (110, 434, -8)):
        with s.moved(x, y, turn):
            egg = path("M0,-19 C12,-18 17,-2 15,8 C12,19 -12,19 -15,8 C-17,-2 -12,-18 0,-19 Z")
            s.inked(egg, radial(-5, -6, 26, [(0, "#fffaf0"), (0.5, "#f0dcc0"), (1, "#b08a64")]), 2.2)
    bowl = path("M26,436 Q92,458 158,436 L148,500 L40,500 Z")
    s.inked(bowl, linear(26, 0, 158, 0, [(0, "#dcb070"), (0.5, WICKER), (1, "#5f3c1c")]), 2.6)
    with s.clipped(bowl):
        for row in range(6):
            for column in range(12):
                x, y = 22 + column * 13 + (6 if row % 2 else 0), 446 + row * 11
                s.draw(path(f"M{x},{y} q6,7 12,0"), stroke("#5f3c1c", 2.2, 0.8))
    s.pipe(path("M24,436 Q92,460 160,436"), "#d6a862", 7, 11)
    Hand(s, "#bd8159", 0.95).grip(96, 366, -88, 0.66, arm=Arm((232, 540), "#6f6a4c", "#a89a6c", (48, 84)))
