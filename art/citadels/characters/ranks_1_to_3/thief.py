"""The Thief."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.paint import linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import difference, path, union
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.locks import cap, locks
from art.kit.portrait.things import coin


@character(2, seed=11)
def thief(s: Bust) -> None:
    """A grinning young man, hood slipped from tousled hair, domino mask, a purse, coins in the air."""
    s.back(150, 196, rays=False)
    _slipped_hood(s)
    s.neck(204, 284, 52, 66, "#cf9468", 4)
    s.shoulders("#8a5a34", 358, 64, (28, 424), (378, 414), ("M200,500 Q206,440 196,400",))
    _jerkin(s)
    look = Look(
        skin="#dfa476", brow="#3a2214", eye="#c8963a", lips="#a8564a", anger=0.05, lids=0.22, mouth=1.1, smirk=0.9,
        gaze=4, cheek=1.06, jaw=0.98, chin=0.92, length=0.96, nose=1.1, long=-2, stubble=0.5, wide=1.24,
        grin=0.7, blush=0.3,
    )  # fmt: skip
    with s.tilted(200, 300, -7, 8):
        head = s.head(look, 200, 214, 1.1, 21, 0)
        _domino(s, head)
        _tousled(s, head)
    _thief_scarf(s)
    _purse(s)
    s.finish(0.55)


def _slipped_hood(s: Bust) -> None:
    """Behind the head, its peak fallen to one side, its hem turned outwards."""
    hood = path(
        "M84,392 C60,300 74,192 116,140 C148,100 200,80 244,92 C276,80 308,94 326,128 C312,124 304,132 306,146 "
        "C336,196 344,300 328,392 Z"
    )
    folds = (
        "M100,350 Q76,230 132,136", "M318,360 Q330,240 292,140", "M318,122 Q280,100 232,98",
        "M300,120 Q262,108 214,112",
        "M92,300 Q88,250 102,206",
    )  # fmt: skip
    s.cloth(hood, "#62792f", (84, 330), (0.55, 0, -0.85), folds)
    lining = path("M124,392 C98,300 106,198 144,152 C176,114 242,110 272,150 C298,196 304,300 290,392 Z")
    s.draw(lining, linear(112, 0, 296, 0, [(0, "#2c3a14"), (0.5, "#141b06"), (1, "#26320f")]))
    with s.clipped(lining):
        for fold in ("M290,380 Q296,260 262,160", "M276,380 Q280,280 258,200"):
            s.fold(path(fold), 0.8)
    s.pipe(lining, "#86a043", 8, 12.5)


def _tousled(s: Bust, head: Head) -> None:
    brown = "#6a3d1e"
    cap(
        s,
        head,
        "M-90,98 L-90,-8 L-66,-10 L-58,18 L-51,20 L-47,-8 C-48,-44 -22,-56 2,-58 C26,-56 60,-50 90,-20 L90,98 Z",
        brown,
        (),
        6,
    )
    rows = (
        ("M188,108 C150,112 130,150 138,212", 36), ("M190,106 C150,124 140,160 152,190", 32),
        ("M196,104 C168,124 160,150 170,178", 32), ("M204,100 C190,128 188,150 200,176", 32),
        ("M212,102 C216,128 220,150 232,170", 30), ("M214,102 C244,112 254,138 258,168", 30),
        ("M214,102 C256,104 270,136 266,182", 24), ("M196,112 C190,90 170,84 160,92", 16),
        ("M206,110 C214,86 232,80 244,90", 18),
    )  # fmt: skip
    locks(s, rows, brown)


def _domino(s: Bust, head: Head) -> None:
    band = head.on(
        "M-60,-22 C-46,-32 -18,-30 -6,-22 Q0,-18 6,-22 C18,-30 46,-32 60,-22 C62,-6 46,12 28,12 C14,12 8,3 0,-2 "
        "C-8,3 -14,12 -28,12 C-46,12 -62,-6 -60,-22 Z", 3)  # fmt: skip
    holes = union(*[head.on("M7,-8 C14,-22 32,-22 40,-10 C32,4 16,4 7,-8 Z", 0, side) for side in (True, False)])
    s.cloth(difference(band, holes), "#3a332c", (140, 270), (0.6, 0, -0.5), hatched=False)
    s.draw(holes, stroke(s.ink, 2))
    s.draw(head.on("M-50,-24 C-38,-29 -20,-27 -8,-20", 3), stroke("#fff0c8", 1.6, 0.4))


def _jerkin(s: Bust) -> None:
    """A laced leather jerkin over an open shirt."""
    shirt = path("M160,360 L248,360 L232,430 L206,470 L180,430 Z")
    s.cloth(shirt, "#e2d2ae", (160, 248), (0.4, 0, -0.6), ("M176,376 L196,440", "M234,376 L214,440"))
    for side in (-1, 1):
        flap = path(
            f"M{204 + side * 46},352 C{204 + side * 90},356 {204 + side * 116},376 {204 + side * 124},400 "
            f"L{204 + side * 108},500 L{204 + side * 4},500 L{204 + side * 2},468 Z"
        )
        s.cloth(
            flap,
            "#5c3a20",
            (80, 328),
            (0.5, 0, -0.7),
            (f"M{204 + side * 84},380 Q{204 + side * 70},440 {204 + side * 60},500",),
        )
        s.draw(path(f"M{204 + side * 52},366 L{204 + side * 10},466"), stroke("#c89858", 1.8, 0.7))
    for y, w in ((404, 32), (426, 22), (448, 13)):
        s.pipe(
            path(f"M{204 - w},{y} L{204 + w * 0.7},{y + 14} M{204 + w},{y} L{204 - w * 0.7},{y + 14}"), "#d8b070", 3, 6
        )


def _thief_scarf(s: Bust) -> None:
    scarf = path(
        "M126,340 C146,356 170,366 204,368 C240,366 266,352 284,336 C298,350 294,374 276,386 C240,408 172,408 "
        "136,390 C116,378 114,356 126,340 Z"
    )
    folds = ("M130,350 Q200,398 280,346", "M126,368 Q196,412 282,364", "M200,372 Q240,376 270,356")
    s.cloth(scarf, "#a8401f", (112, 296), (0.5, 0, -0.8), folds)
    tail = path("M150,384 C142,410 146,430 132,452 L156,446 L168,458 C176,430 176,410 184,392 Z")
    s.cloth(tail, "#a8401f", (130, 186), (0.4, 0, -0.6), ("M162,394 Q160,424 152,446",))


def _purse(s: Bust) -> None:
    for x, y, r, squeeze in (
        (70, 318, 23, 0.85),
        (106, 256, 18, 1),
        (46, 238, 16, 0.6),
        (84, 178, 13, 0.9),
        (40, 392, 19, 0.9),
    ):
        coin(s, x, y, r, squeeze)
    purse = path("M304,330 C274,350 262,392 286,416 C310,432 348,428 360,404 C372,378 360,346 332,328 Z")
    folds = ("M310,340 Q290,374 296,420", "M326,338 Q346,370 340,420", "M318,342 Q318,380 318,424")
    s.cloth(purse, "#b27c40", (266, 366), (0.5, 0, -0.8), folds)
    frill = path("M302,324 Q296,300 306,290 Q318,300 330,288 Q342,300 334,324 Z")
    s.cloth(frill, "#c08a4c", (296, 342), (0.5, 0, -0.8))
    s.draw(path("M300,330 Q318,340 338,328"), stroke(s.ink, 8))
    s.draw(path("M300,330 Q318,340 338,328"), stroke(GOLD, 4.4))
    arm = Arm((384, 510), "#8a5a34", "#5c3a20", (50, 112))
    Hand(s, "#d89c6e").grip(321, 302, -6, 0.8, arm=arm)
