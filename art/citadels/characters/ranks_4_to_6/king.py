"""The King."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, rect
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.locks import locks

SPOTS = (
    (92, 424), (118, 396), (146, 378), (114, 446), (142, 420), (170, 396), (152, 450), (178, 428), (70, 452),
    (312, 424), (284, 396), (256, 378), (290, 446), (260, 420), (234, 396), (252, 450), (226, 428), (334, 452),
)  # fmt: skip


CHESTNUT = "#96602e"


@character(4, seed=5)
def king(s: Bust) -> None:
    """A broad, ruddy man with a full chestnut beard, five-point crown, ermine and sceptre."""
    s.back(152, 190)
    s.closer(1.05, 210, 330)
    s.shoulders("#9a2438", 352, 80, (-14, 402), (414, 402))
    mane = path("M134,150 C96,200 92,280 104,346 C130,376 270,376 296,346 C308,280 304,200 266,150 Z")
    s.draw(mane, fill(mix(CHESTNUT, s.ink, 0.6)))
    s.draw(mane, stroke(s.ink, 2.4))
    sides = (
        ("M140,170 C88,216 132,262 98,300 C84,318 96,332 86,346", 32),
        ("M148,200 C104,246 150,286 114,322 C102,338 112,350 102,360", 30),
        ("M154,240 C132,280 164,310 134,340 C126,352 136,360 126,366", 24),
        ("M264,170 C316,216 272,262 304,300 C318,318 306,332 316,346", 32),
        ("M256,200 C300,246 254,286 290,322 C302,338 292,350 300,360", 30),
        ("M250,240 C274,280 240,310 270,340 C278,352 268,360 276,366", 24),
    )
    locks(s, sides, CHESTNUT)
    look = Look(
        skin="#ebb48c", brow="#6a3e1e", eye="#4f86b0", anger=0.3, lids=0.24, age=0.5, jaw=1.12, cheek=1.12, nose=1.35,
        length=0.95, long=-1, hook=2, bushy=1.5, gaze=2, mouth=0.3, ears=False, blush=0.5,
    )  # fmt: skip
    with s.tilted(200, 300, 0, 8):
        head = s.head(look, 198, 206, 1.12, 16, 0)
        hair.beard(s, head, CHESTNUT, 36, 1.18, 0.2)
        hair.moustache(s, head, mix(CHESTNUT, "#ffffff", 0.2), 30, 4, 13)
        front = (("M146,168 C120,194 154,214 130,246", 18), ("M264,168 C284,194 258,212 276,242", 14))
        locks(s, front, mix(CHESTNUT, "#ffd8a0", 0.15))
        s.crown(203, 152, 156, 96, 11)
    _ermine(s)
    s.pipe(path("M108,392 Q150,456 204,466 Q254,456 296,392"), "#e6b24a", 5.6, 9)
    for x, y in ((136, 428), (168, 453), (238, 453), (270, 428)):
        s.gem(x, y, 5, "#2f6fc0")
    s.gilded(circle(204, 466, 14), 190, 218)
    s.gem(204, 466, 8, "#c8302f")
    _sceptre(s)
    s.finish(0.5)


def _ermine(s: Bust) -> None:
    ermine = path(
        "M46,484 C56,408 96,370 140,350 Q172,392 204,432 Q234,392 262,350 C308,370 346,408 356,484 C306,456 "
        "246,450 204,496 C160,450 96,456 46,484 Z"
    )
    s.draw(ermine, linear(60, 0, 340, 0, [(0, "#fffdf4"), (0.5, "#f3ead8"), (1, "#a89a8a")]))
    with s.clipped(ermine):
        with s.moved(-2, -3):
            s.draw(ermine, stroke("#6a5a4c", 16, 0.45, blur=6))
        s.ellipse(130, 340, 150, 60, fill(s.ink, 0.4, 12))
        for fold in ("M118,372 Q130,420 100,470", "M286,372 Q274,420 306,470", "M156,366 Q176,410 196,440"):
            s.fold(path(fold), 0.7)
        for x, y in SPOTS:
            s.draw(path("M0,-8 C4,-2 5,4 3,11 C1,8 -1,8 -3,11 C-5,4 -4,-2 0,-8 Z", x, y), fill("#1d1418", 0.9))
    s.draw(ermine, stroke(s.ink, 2.6))


def _sceptre(s: Bust) -> None:
    with s.moved(338, 336, 9):
        s.gilded(rect(-6, -118, 12, 300, 4), -6, 6)
        s.gilded(circle(0, -126, 19), -20, 20)
        s.draw(path("M-19,-126 h38"), stroke(s.ink, 2))
        cross = path(
            "M-5,-143 L-5,-155 L-14,-155 L-14,-164 L-5,-164 L-5,-175 L5,-175 L5,-164 L14,-164 L14,-155 L5,-155 "
            "L5,-143 Z"
        )
        s.gilded(cross, -14, 14)
        s.gem(0, -126, 7, "#3e9b5b")
    arm = Arm((384, 520), "#9a2438", "#f6efe0", (54, 120))
    Hand(s, "#e6ae84", 1.05, "#2f6fc0").grip(337, 366, 8, 0.88, arm=arm)
