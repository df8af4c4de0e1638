"""Characters of rank 2: Thief, Spy, Blackmailer."""

from __future__ import annotations

import math

import skia

from art.body import tapered
from art.bust import Bust
from art.catalogue import character
from art.colour import Colour, mix
from art.face import Look
from art.hair import lock
from art.hands import Arm, Hand
from art.head import Head
from art.locks import cap, locks
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import difference, path, polygon, rect, union
from art.things import coin, paper, wax


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


@character(2, seed=42)
def blackmailer(s: Bust) -> None:
    """A lady with a sly smile under a plumed wide hat, a ring, a letter tied with black ribbon."""
    s.back(150, 200)
    auburn = "#6a2420"
    behind = path("M150,150 C108,210 116,300 120,360 L170,372 L262,352 L292,330 C304,280 296,200 258,150 Z")
    s.draw(behind, fill(mix(auburn, s.ink, 0.65)))
    s.draw(behind, stroke(s.ink, 2.2))
    curls = (
        ("M150,166 C100,196 152,236 106,270 C84,292 122,318 92,350 C84,364 96,374 88,384", 26),
        ("M158,180 C122,220 168,256 126,294 C106,318 142,340 114,372", 28),
        ("M164,210 C140,246 176,276 144,312 C130,334 156,350 138,372", 24),
        ("M272,184 C310,212 264,244 302,278 C318,300 286,320 306,346", 26),
        ("M262,200 C290,236 250,262 284,298 C296,318 272,334 286,352", 22),
    )
    locks(s, curls, auburn)
    s.neck(198, 284, 44, 70, "#ecc8b0", -4)
    s.shoulders("#6a2244", 368, 62, (50, 428), (358, 428))
    _bodice_and_ruff(s)
    look = Look(
        skin="#f4d4bc", brow="#2e1216", eye="#4a8a58", lips="#b81f38", anger=0.3, lids=0.44, mouth=0.7, smirk=1.2,
        gaze=-6, slant=3.5, cheek=1.1, jaw=0.92, chin=0.8, length=0.95, nose=0.9, long=-1, full=1.2, feminine=True,
        ears=False,  shade=0.4, blush=0.4, size=1.04,
    )  # fmt: skip
    with s.tilted(200, 300, 6, 16):
        head = s.head(look, 202, 214, 1.08, -22, 2)
        s.disc(*head.at(27, 27), 2.6, fill(s.ink))
        front = (
            ("M236,150 C270,172 244,204 270,228 C284,244 262,262 278,284", 19),
            ("M152,156 C130,174 158,196 138,218 C132,230 144,238 138,248", 13),
        )
        locks(s, front, mix(auburn, "#e8905a", 0.2))
        s.gem(*head.at(56, 40, 6), 5, "#3aa07a")
        _plumed_hat(s)
    _threat(s)
    s.finish(0.55)


def _bodice_and_ruff(s: Bust) -> None:
    """Black velvet with gold lacing; a ruff laid in figures of eight."""
    bodice = path("M144,392 L262,392 C276,420 280,460 276,500 L132,500 C128,460 132,420 144,392 Z")
    s.cloth(bodice, "#2c2430", (128, 280), (0.5, 0, -0.7), ("M164,410 Q160,450 164,500", "M244,410 Q250,450 246,500"))
    for y in (424, 444, 464):
        s.pipe(path(f"M186,{y} L222,{y + 16} M222,{y} L186,{y + 16}"), GOLD, 2.6, 5)
    _ruff(s, 200, 360)


def _ruff(s: Bust, cx: float, cy: float) -> None:
    """A starched collar of two pleated rows, seen slanting from above."""
    throat = path(f"M{cx - 33},0 L{cx - 33},{cy} Q{cx},{cy + 18} {cx + 33},{cy} L{cx + 33},0 Z")
    with s.clipped(difference(rect(0, 0, s.W, s.H), throat)):
        for rx, ry, lobes, dim in ((104, 46, 30, 0.22), (86, 34, 26, 0.0)):
            _pleats(s, cx, cy, rx, ry, lobes, mix("#f4ece2", "#8a8294", dim))
    s.draw(path(f"M{cx - 33},{cy} Q{cx},{cy + 18} {cx + 33},{cy}"), stroke(s.ink, 2))


def _pleats(s: Bust, cx: float, cy: float, rx: float, ry: float, lobes: int, tint: Colour) -> None:
    edge = []
    for step in range(lobes * 6):
        angle = 2 * math.pi * step / (lobes * 6)
        reach = 1 + 0.055 * math.sin(angle * lobes)
        edge.append((cx + rx * reach * math.cos(angle), cy + 8 + ry * reach * math.sin(angle)))
    row = polygon(*edge)
    s.cloth(row, tint, (cx - rx, cx + rx), (0.5, 0.1, -0.55), hatched=False, outline=2.3)
    with s.clipped(row):
        for lobe in range(lobes):
            angle = 2 * math.pi * (lobe + 0.75) / lobes
            x, y = math.cos(angle), math.sin(angle)
            pleat = path(f"M{cx + 34 * x},{cy + 12 * y} L{cx + rx * x},{cy + 8 + ry * y}")
            s.draw(tapered(pleat, 6, 0.8), fill("#4a3a4c", 0.42, 0.8))
            s.draw(tapered(pleat, 2.2, 0.8), fill(s.ink, 0.7))


def _plumed_hat(s: Bust) -> None:
    crown = path("M138,150 C136,100 156,72 204,70 C254,70 276,102 276,150 Q206,128 138,150 Z")
    folds = ("M164,138 Q166,100 206,82", "M250,134 Q250,104 226,86")
    s.cloth(crown, "#332c3c", (138, 272), (0.6, 0, -0.85), folds)
    band = path("M137,152 Q206,126 277,150 L276,130 Q206,106 139,132 Z")
    s.cloth(band, "#b8402c", (139, 273), (0.5, 0, -0.7), hatched=False)
    brim = path(
        "M52,154 C70,126 120,140 204,132 C290,128 348,150 360,200 C336,180 302,172 272,166 C220,152 180,152 "
        "140,162 C104,174 66,178 52,154 Z"
    )
    s.cloth(brim, "#3d3448", (58, 352), (0.6, 0, -0.8), ("M72,158 Q200,136 340,182", "M220,140 Q290,142 330,166"))
    _plume(s)
    s.gem(254, 140, 9, "#c8302f")


def _plume(s: Bust) -> None:
    """One long ostrich feather that curls over at its tip."""
    shaft = path("M254,140 C244,86 270,36 314,40 C342,46 350,76 328,90")
    measure = skia.PathMeasure(shaft, False)
    length = measure.getLength()
    for step in range(26):
        share = 1 - step / 27
        place, way = measure.getPosTan(length * share)
        reach = 34 * math.sin(math.pi * min(1, 0.16 + 0.8 * (1 - share) ** 0.7)) + 6
        for side in (1, -1):
            out_x, out_y = -way.y() * side, way.x() * side
            x, y = place.x(), place.y()
            tip = f"{x + out_x * reach - way.x() * -6},{y + out_y * reach + way.y() * 4 + 6}"
            barb = f"M{x},{y} Q{x + out_x * reach * 0.6 + way.x() * 16},{y + out_y * reach * 0.6 + way.y() * 16} {tip}"
            lock(s, barb, "#f2e8d8" if side < 0 else "#cfc2b4", 12, tail=0.6)
    s.pipe(shaft, "#fff6e4", 1.8, 3.6)


def _threat(s: Bust) -> None:
    """The letter dangles from her fingertips."""
    with s.moved(80, 306, -14):
        paper(s, 96, 66, 0, "#f0dfb2")
        s.draw(path("M-48,-33 L0,8 L48,-33"), stroke(s.ink, 2.2, 0.8))
        s.draw(path("M-48,33 L-8,0 M48,33 L8,0"), stroke(s.ink, 1.6, 0.5))
        for line in ("M-48,-4 L48,-4", "M-20,-33 L-20,33"):
            s.draw(path(line), stroke("#1d1822", 6.5))
        for side in (-1, 1):
            bow = (
                f"M-20,-4 C{-20 + side * 8},-26 {-20 + side * 30},-24 {-20 + side * 26},-5 "
                f"C{-20 + side * 24},6 {-20 + side * 8},2 -20,-4 Z"
            )
            s.cloth(path(bow), "#322a3c", (-48, 8), hatched=False, outline=2)
            s.pipe(path(f"M-20,-2 q{side * 6},14 {side * 14},22"), "#322a3c", 4, 7)
        s.disc(-20, -4, 5.4, fill("#4a4056"))
        s.disc(-20, -4, 5.4, stroke(s.ink, 1.6))
    arm = Arm((66, 530), "#6a2244", "#efe6da", (48, 108))
    Hand(s, "#f0ccb4", 0.5, "#3e9b5b").pinch(122, 330, -10, 0.74, True, arm)
