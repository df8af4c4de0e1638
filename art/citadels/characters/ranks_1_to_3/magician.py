"""The Magician."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import SCREEN, fill, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, difference, path, star
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.locks import locks
from art.kit.portrait.things import orb

SILVER = "#d6d2e4"


@character(3, seed=12)
def magician(s: Bust) -> None:
    """A merry round-cheeked old lady, silver hair under a star-spangled hat, a glowing orb in her hand."""
    s.back(152, 206)
    s.shoulders("#4a3aa4", 366, 56, (30, 426), (376, 426))
    behind = path("M138,170 C96,240 92,320 88,400 L150,450 L256,450 L304,392 C302,320 296,230 264,170 Z")
    s.draw(behind, fill(mix(SILVER, s.ink, 0.66)))
    s.draw(behind, stroke(s.ink, 2.4))
    flow = (
        ("M148,180 C104,240 126,310 84,400", 32), ("M156,200 C120,270 146,340 102,430", 32),
        ("M162,230 C136,300 160,360 124,448", 28), ("M262,190 C298,250 268,310 308,390", 30),
        ("M258,210 C284,280 254,340 292,420", 30), ("M252,240 C268,310 244,370 272,444", 26),
    )  # fmt: skip
    locks(s, flow, SILVER)
    s.neck(204, 290, 48, 68, "#c98f68", 2)
    _star_robe(s)
    look = Look(
        skin="#dba47c", brow="#c9c2d6", eye="#7a4fd0", lips="#b0524e", anger=-0.45, lids=0.3, mouth=1.1, gaze=6,
        glance=2, age=0.7, cheek=1.14, jaw=1.06, chin=0.82, length=0.9, nose=1.25, long=-1, hook=1, feminine=True,
        ears=False, blush=0.5, grin=0.55, wide=1.15, bushy=1.4,
    )  # fmt: skip
    with s.tilted(200, 300, 5, 14):
        s.head(look, 198, 212, 1.1, 22, 5)
        front = (
            ("M150,160 C118,196 150,236 120,290", 26), ("M148,166 C136,200 152,230 138,268", 16),
            ("M260,160 C284,190 264,226 284,262", 20),
        )  # fmt: skip
        locks(s, front, mix(SILVER, "#ffffff", 0.4))
        _star_hat(s)
    orb(s, 318, 298, 36)
    arm = Arm((368, 524), "#4a3aa4", GOLD, (52, 128))
    Hand(s, "#d69e76", 0.7).cup(318, 336, 0, 0.82, arm=arm)
    s.disc(318, 298, 90, radial(318, 298, 90, [(0, "#a8d8ff", 0.35), (1, "#8a7aff", 0)], SCREEN))
    s.finish(0.55)


def _star_robe(s: Bust) -> None:
    """A mantle that crosses over the breast, sewn with stars, with a standing gold collar."""
    for side, colour in ((1, "#4f40b0"), (-1, "#6252c4")):
        flap = path(
            f"M{204 + side * 52},352 C{204 + side * 78},384 {204 + side * 84},440 {204 + side * 80},500 "
            f"L{204 - side * 40},500 C{204 - side * 20},452 {204 - side * 8},420 {204 - side * 14},396 Z"
        )
        fold = f"M{204 + side * 56},366 Q{204 + side * 40},430 {204 + side * 10},500"
        s.cloth(flap, colour, (124, 284), (0.5, 0, -0.7), (fold,))
    for x, y, r in ((150, 420, 6), (176, 456, 5), (238, 430, 5), (260, 462, 6), (146, 470, 4)):
        s.draw(star(x, y, r, 5), fill("#ffe9a0"))
    collar = path("M148,346 Q204,398 260,346 L272,362 Q206,424 134,362 Z")
    s.gilded(collar, 134, 272)
    s.gem(204, 394, 9, "#5ad0e0")


def _star_hat(s: Bust) -> None:
    hat = path("M138,152 C150,104 150,66 104,34 C140,8 190,12 222,52 C246,80 260,114 270,152 Q204,174 138,152 Z")
    folds = ("M172,148 Q180,86 136,38", "M234,148 Q216,94 166,34", "M214,150 Q206,110 186,84")
    s.cloth(hat, "#45339a", (104, 268), (0.6, 0.05, -0.8), folds)
    for x, y, r in ((184, 96, 9), (214, 118, 6), (172, 60, 6), (224, 82, 5), (142, 36, 5)):
        s.draw(star(x, y, r, 5), fill("#ffe9a0"))
    s.draw(difference(circle(180, 128, 10), circle(185, 125, 9)), fill("#ffe9a0"))
    brim = path(
        "M78,172 C104,140 150,142 204,146 C256,142 306,142 332,170 C292,188 256,176 204,174 C152,176 118,190 78,172 Z"
    )
    s.cloth(brim, "#5140ac", (84, 324), (0.6, 0.05, -0.8), ("M92,170 Q204,148 318,168",))
    s.gilded(path("M137,158 Q204,172 272,158 L269,140 Q204,156 140,140 Z"), 140, 266)
