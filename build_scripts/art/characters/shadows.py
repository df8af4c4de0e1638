"""Characters of rank 1: Assassin, Witch, Magistrate."""

from __future__ import annotations

from art.body import tapered
from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.hair import lock
from art.hands import Arm, Hand
from art.head import Head
from art.locks import cap, locks
from art.paint import Stop, fill, linear, radial, stroke
from art.palette import GOLD
from art.shapes import circle, difference, path, rect
from art.things import flask, paper, wax

HOOD = "#39435c"
OPENING = "M156,92 C120,118 104,176 107,230 C111,290 134,334 176,344 C228,330 250,272 247,208 C244,150 208,100 156,92 Z"


@character(1, seed=3)
def assassin(s: Bust) -> None:
    """A deep hood turned aside, eyes above a red mask, a crescent in the halo, a dagger across the breast."""
    s.back(150, 190, rays=False)
    s.draw(difference(circle(200, 190, 128), circle(166, 178, 116)), fill("#fff6d6", 0.6))
    s.shoulders("#2a3146", 352, 86, (22, 412), (412, 400), ("M250,490 Q262,440 250,404",))
    outer = path(
        "M160,40 C226,20 300,78 314,168 C326,250 326,322 306,380 L118,380 C92,320 84,262 90,200 C96,124 112,60 160,40 Z"
    )
    folds = (
        "M182,44 C252,84 286,180 276,330", "M224,46 C296,110 316,220 300,350",
        "M120,360 Q92,300 92,216", "M262,366 Q292,330 290,262",
    )  # fmt: skip
    s.cloth(outer, HOOD, (90, 316), (0.5, -0.05, -0.9), folds)
    s.draw(path("M290,96 C318,160 326,250 312,340"), stroke("#ffe0a0", 3, 0.55, blur=1.6))
    _assassin_face(s)
    opening = path(OPENING)
    rim = difference(
        path("M156,74 C106,98 86,168 90,232 C94,302 126,350 176,362 C244,348 268,280 264,206 C260,136 216,80 156,74 Z"),
        opening,
    )
    s.cloth(rim, mix(HOOD, "#ffffff", 0.16), (86, 268), (0.75, 0.1, -0.7), hatched=False)
    _assassin_harness(s)
    _dagger(s)
    s.finish(0.6)


def _assassin_face(s: Bust) -> None:
    opening = path(OPENING)
    s.draw(opening, fill("#0e111d"))
    with s.clipped(opening):
        look = Look(
            skin="#d29a70", brow="#1c1416", eye="#8fe6da", anger=0.95, lids=0.42, ears=False, shade=0.5, gaze=-3,
            slant=2, hollow=0.4, bushy=1.15,
        )  # fmt: skip
        head = s.head(look, 182, 218, 1.06, -20, 4)
        mask = head.on("M-64,6 C-36,14 -16,2 0,0 C16,2 36,14 64,6 L56,100 L-56,100 Z", 7)
        folds = (
            "M-50,22 Q-20,40 -3,74", "M50,22 Q20,40 3,74", "M-46,44 Q-26,62 -10,88", "M46,44 Q26,62 10,88",
            "M-14,8 Q-4,26 0,34", "M14,8 Q4,26 0,34",
        )  # fmt: skip
        stops = [(0, "#d8404a"), (0.45, "#a02a38"), (1, "#4a1020")]
        s.draw(mask, linear(130, 0, 240, 0, stops))
        with s.clipped(mask):
            for fold in folds:
                s.fold(head.on(fold, 7), 0.7)
        s.draw(mask, stroke(s.ink, 2.4))
        coif = head.on("M-72,-38 C-40,-50 40,-50 72,-38 L72,-110 L-72,-110 Z", 7)
        s.draw(coif, linear(120, 0, 240, 0, [(0, "#2c3450"), (1, "#0c0f1c")]))
        s.fold(head.on("M-44,-86 Q-20,-66 -4,-46", 7), 0.7)
        s.draw(coif, stroke(s.ink, 2.2))
        night = "#090b14"
        s.area(80, 60, 320, 360, linear(0, 100, 0, 214, [(0, night, 0.95), (0.45, night, 0.6), (1, night, 0)]))
        s.area(80, 60, 320, 360, linear(196, 0, 250, 0, [(0, night, 0), (1, night, 0.9)]))
        s.draw(opening, stroke(night, 30, 0.75, blur=9))
        for x in (-23, 23):
            s.glow(*head.at(x - 2, -8), 16, "#8ff0e2", 0.45)


def _assassin_harness(s: Bust) -> None:
    """A short mantle, a clasp, and a belt of throwing knives across the breast."""
    with s.moved(256, 452, -32):
        s.cloth(rect(-90, -15, 190, 30), "#5a3a2c", (-90, 90), (0.4, 0, -0.7), outline=2.2)
        for x in (-8, 26, 60):
            s.draw(path(f"M{x - 6},-34 L{x + 6},-34 L{x + 7},-8 L{x - 7},-8 Z"), fill("#23202c"))
            s.gilded(rect(x - 11, -11, 22, 6, 2), x - 11, x + 11, 1.8)
            s.cloth(path(f"M{x - 8},-6 L{x + 8},-6 L{x + 5},32 L{x},40 L{x - 5},32 Z"), "#3a2620", (x - 8, x + 8))
            s.disc(x, -36, 5.4, fill("#9aa4b8"))
            s.disc(x, -36, 5.4, stroke(s.ink, 1.8))
    collar = path("M98,356 Q160,350 186,388 Q240,350 318,362 L344,418 Q250,392 190,436 Q136,388 72,408 Z")
    folds = (
        "M116,372 Q166,366 184,410",
        "M96,392 Q140,380 170,408",
        "M306,376 Q240,368 196,414",
        "M320,400 Q260,384 216,412",
    )
    s.cloth(collar, "#4a556f", (80, 330), (0.5, 0, -0.8), folds)
    s.gilded(circle(188, 410, 15), 173, 203)
    s.gem(188, 410, 9, "#c8302f")


def _dagger(s: Bust) -> None:
    with s.moved(112, 366, 34):
        blade = path("M-12,-20 L-11,-142 L0,-178 L11,-142 L12,-20 Z")
        s.draw(blade, linear(-11, 0, 11, 0, [(0, "#ffffff"), (0.48, "#d3deec"), (0.52, "#6f7f9a"), (1, "#39435c")]))
        s.draw(blade, stroke(s.ink, 2.6))
        s.line(0, -24, 0, -152, stroke(s.ink, 1.6, 0.6))
        s.gilded(
            path("M-44,-46 Q-40,-54 -30,-48 L30,-48 Q40,-54 44,-46 Q40,-34 30,-36 L-30,-36 Q-40,-34 -44,-46 Z"), -44, 44
        )
        s.draw(rect(-7, -36, 14, 90, 3), fill("#5a2a22"))
        s.draw(rect(-7, -36, 14, 90, 3), stroke(s.ink, 2))
        s.gem(0, 58, 8, "#c8302f")
    arm = Arm((34, 500), "#2a3146", GOLD, (50, 110))
    Hand(s, "#565c74", gloved=True).grip(112, 372, 30, 0.84, True, arm)


COPPER = "#c0642a"


@character(1, seed=31)
def witch(s: Bust) -> None:
    """A haggard old woman, nose like a beak, under a wide bent hat; wild copper hair, a raven, a green vial."""
    s.back(150, 200)
    behind = path(
        "M140,160 C92,210 92,280 72,340 C84,390 120,404 150,400 L262,400 C300,380 312,352 298,300 "
        "C300,250 286,200 262,160 Z"
    )
    s.draw(behind, fill(mix(COPPER, s.ink, 0.62)))
    s.draw(behind, stroke(s.ink, 2.4))
    back = (
        ("M146,170 C90,210 136,260 84,300 C66,320 88,340 60,366", 30),
        ("M150,180 C104,240 150,290 104,330 C84,352 104,376 78,398", 30),
        ("M156,200 C124,260 160,300 126,346 C108,370 128,392 104,414", 28),
        ("M268,180 C304,226 262,262 300,300 C312,322 292,340 306,360", 28),
        ("M262,200 C290,250 250,290 284,330 C296,356 270,376 286,398", 26),
        ("M158,240 C140,290 168,330 146,366 C136,384 150,396 140,410", 22),
        ("M266,176 C288,200 276,226 296,246", 18),
    )
    locks(s, back, COPPER)
    s.neck(200, 288, 44, 70, "#d2ad84")
    s.shoulders("#3a2a4a", 362, 50, (46, 424), (366, 424), ("M176,500 Q186,460 180,430",))
    _witch_shawl(s)
    look = Look(
        skin="#e2bf96", brow="#8a4a20", eye="#8fc63a", lips="#8a4048", anger=0.5, lids=0.42, mouth=0.75, smirk=0.7,
        gaze=4, age=1, cheek=1.08, jaw=0.82, chin=0.78, length=1.04, nose=1.3, long=11, hook=9, bushy=1.5, hollow=1,
        feminine=True, ears=False, blush=0.3, size=0.9, slant=2, wide=1.2, full=0.7,
    )  # fmt: skip
    with s.tilted(200, 300, 4, 10):
        head = s.head(look, 196, 206, 1.1, 22, 3)
        _witch_marks(s, head)
        front = (
            ("M150,152 C110,180 152,214 118,250 C102,270 124,288 104,306", 26),
            ("M146,158 C126,190 158,220 134,250 C126,264 138,276 128,290", 17),
            ("M262,160 C290,186 262,210 284,236 C290,250 276,260 284,274", 17),
        )
        locks(s, front, mix(COPPER, "#ffd0a0", 0.14))
        _witch_hat(s)
    _raven(s)
    with s.moved(84, 304):
        flask(s, 33, "#5fe06a", 0.4)
    arm = Arm((64, 520), "#3a2a4a", "#4d6a3a", (44, 112))
    Hand(s, "#dcb890", 0.5).cup(84, 336, 4, 0.74, True, arm)
    s.finish(0.55)


def _witch_marks(s: Bust, head: Head) -> None:
    """Warts and a single tooth."""
    for x, y, r in ((-16, 72, 3.4), (20, 14, 2.4), (-34, 34, 2)):
        place = head.at(x, y)
        s.disc(*place, r, fill("#8a4a3c"))
        s.disc(place[0] - r * 0.3, place[1] - r * 0.3, r * 0.4, fill("#e8b89a", 0.9))
        s.disc(*place, r, stroke(s.ink, 1, 0.5))
    tooth = head.on("M8,49 L14,48 L12,55 L9,55 Z")
    s.draw(tooth, fill("#f4ead0"))
    s.draw(tooth, stroke(s.ink, 1.1))


def _witch_shawl(s: Bust) -> None:
    """A ragged shawl, crossed and pinned over the breast."""
    right = path("M262,352 C304,372 330,392 340,424 C300,412 240,424 190,470 L166,450 C196,410 236,384 262,352 Z")
    s.cloth(right, "#42602f", (160, 340), (0.4, 0, -0.8), ("M276,370 Q232,412 184,460", "M306,392 Q252,414 204,452"))
    left = path("M136,352 C108,366 84,388 70,426 C120,414 176,428 236,476 L250,448 C206,416 160,392 136,352 Z")
    folds = ("M126,366 Q170,418 236,462", "M104,386 Q160,408 214,448", "M84,410 Q120,404 160,420")
    s.cloth(left, "#587a3c", (70, 250), (0.5, 0, -0.7), folds)
    for x, y in ((100, 420), (128, 420), (156, 428), (184, 444), (212, 460)):
        s.pipe(path(f"M{x},{y} q-4,12 -1,20"), "#7a9a4c", 2.4, 5)
    s.gilded(circle(208, 440, 13), 194, 222)
    s.gem(208, 440, 7.5, "#5fe06a")


def _witch_hat(s: Bust) -> None:
    cone = path(
        "M126,142 C142,92 150,42 206,22 C244,8 274,20 306,54 C274,42 254,50 250,70 C262,96 272,116 280,140 "
        "Q204,168 126,142 Z"
    )
    folds = (
        "M160,140 C158,100 182,60 226,34", "M236,146 Q220,104 236,66", "M206,30 Q236,36 252,62",
        "M140,120 Q176,128 196,112", "M262,110 Q236,116 226,104",
    )  # fmt: skip
    s.cloth(cone, "#3c2f54", (126, 300), (0.6, 0, -0.85), folds)
    brim = path(
        "M44,172 C84,126 132,122 200,126 C276,118 334,112 370,140 C340,160 312,166 284,166 Q206,142 122,174 "
        "C92,184 64,182 44,172 Z"
    )
    s.cloth(brim, "#463763", (48, 366), (0.6, 0.05, -0.8), ("M64,168 Q190,126 350,142", "M96,176 Q130,150 180,140"))
    band = path("M125,142 Q204,166 281,138 L273,116 Q204,144 132,120 Z")
    s.cloth(band, "#8a3a5a", (128, 276), (0.5, 0, -0.7), hatched=False)
    s.draw(rect(184, 126, 28, 24, 4), stroke(s.ink, 9))
    s.draw(rect(184, 126, 28, 24, 4), stroke(GOLD, 5))
    s.gem(158, 138, 5, "#5fe06a")


RAVEN = "#323a56"


def _raven(s: Bust) -> None:
    """Perched on her shoulder, its heavy beak at her ear: ruffled throat, folded wing, tail, claws in the cloth."""
    for text in ("M344,350 Q366,400 372,452", "M352,346 Q380,400 392,446", "M336,356 Q348,410 352,456"):
        lock(s, text, mix(RAVEN, s.ink, 0.3), 22, tail=0.75)
    body = path(
        "M300,262 C296,240 320,224 342,240 C356,254 354,276 362,298 C378,330 378,364 352,386 C328,400 302,390 "
        "298,354 C296,320 308,296 300,262 Z"
    )
    s.cloth(body, RAVEN, (290, 380), (0.75, 0, -0.7))
    with s.clipped(body):
        for row in range(6):
            for column in range(3):
                x, y = 304 + column * 11 + (5 if row % 2 else 0), 300 + row * 14
                lock(s, f"M{x},{y} q2,10 5,20", mix(RAVEN, "#6a7ab0", 0.14 * (row % 2)), 12, tail=0.5)
    s.draw(body, stroke(s.ink, 2.4))
    wing = path("M338,280 C368,290 392,344 386,414 C358,402 334,376 326,344 C320,314 324,292 338,280 Z")
    s.cloth(wing, mix(RAVEN, s.ink, 0.3), (318, 388), (0.6, -0.05, -0.7), hatched=False)
    with s.clipped(wing):
        for row, (y, reach) in enumerate(((284, 26), (308, 34), (336, 46))):
            for column in range(5):
                x = 324 + column * 13 + row * 3
                feather = f"M{x},{y + column * 3} q{10 + row * 3},{reach * 0.5} {13 + row * 4},{reach + row * 16}"
                lock(s, feather, mix(RAVEN, "#6a7ab0", 0.22 if row == 1 else 0.06), 13, tail=0.55)
    s.draw(wing, stroke(s.ink, 2.6))
    for rim in ("M350,250 Q360,274 368,296 Q384,330 388,402", "M300,300 Q296,330 300,362"):
        s.draw(tapered(path(rim), 4.5, 0.5), fill("#b8c8f4", 0.6, 1))
    _raven_head(s)
    for x in (312, 334):
        s.pipe(path(f"M{x},384 L{x - 1},398"), "#8a8fa0", 5, 9)
        for dx, dy in ((-13, 8), (-2, 13), (10, 10)):
            s.pipe(path(f"M{x},396 q{dx * 0.7},0 {dx},{dy}"), "#aab0c4", 4.4, 8.4)
            s.draw(tapered(path(f"M{x + dx},{394 + dy} l{dx * 0.2},8"), 5, 0.2), fill(s.ink))


def _raven_head(s: Bust) -> None:
    for index in range(5):
        x = 296 + index * 9
        lock(s, f"M{x + 4},{264 - index} Q{x - 2},{280 + index} {x + 2},{298 + index * 2}", RAVEN, 13, tail=0.5)
    head = path("M292,272 C286,254 294,230 320,226 C344,226 356,246 350,266 C342,286 306,290 292,272 Z")
    s.cloth(head, RAVEN, (288, 348), (0.85, 0, -0.7), ("M342,262 Q330,276 312,280", "M330,236 Q344,246 342,258"))
    s.draw(tapered(path("M298,238 Q318,222 344,240"), 4.5, 0.5), fill("#c8d4fa", 0.7, 1))
    beak = path("M248,274 C252,256 272,242 298,242 L304,268 C292,276 276,268 262,270 Q254,272 250,280 Z")
    stops = [(0, "#b4bace"), (0.4, "#5a6076"), (1, "#1a1e2e")]
    s.draw(beak, linear(262, 242, 290, 276, stops))
    s.draw(path("M256,268 Q280,260 302,260"), stroke(s.ink, 1.8))
    s.draw(path("M264,256 Q280,247 296,247"), stroke("#f0f4ff", 1.8, 0.6))
    s.draw(beak, stroke(s.ink, 2.4))
    for y in (244, 248, 253):
        s.draw(tapered(path(f"M304,{y} Q292,{y} 280,{y + 3}"), 4, 0.3), fill(s.ink, 0.9))
    s.disc(314, 248, 4.8, fill("#ffb93a"))
    s.disc(314, 248, 2.8, fill("#0c0a10"))
    s.disc(312.8, 246.8, 1.3, fill("#ffffff"))
    s.disc(314, 248, 4.8, stroke(s.ink, 1.8))


@character(1, seed=32)
def magistrate(s: Bust) -> None:
    """A dark-skinned judge in a full white wig under the black cap, a gavel raised, three sealed warrants."""
    s.back(152, 190)
    mane = path(
        "M132,130 C92,170 84,260 76,340 C84,372 128,380 150,360 L250,360 C272,380 316,372 324,340 C316,260 "
        "308,170 268,130 Z"
    )
    s.draw(mane, linear(76, 0, 324, 0, [(0, "#b9b6c4"), (0.5, "#77748a"), (1, "#4a475e")]))
    s.draw(mane, stroke(s.ink, 2.6))
    s.neck(200, 284, 62, 66, "#7a4a30")
    _judges_robe(s)
    look = Look(
        skin="#86542f", brow="#e8e4e2", eye="#5a3a20", lips="#7a3f38", anger=0.8, lids=0.34, mouth=-0.8, age=0.9,
        jaw=1.16, cheek=1.06, chin=1.1, length=0.97, nose=1.4, long=3, bushy=1.35, full=1.1, blush=0.15, shade=0.5,
        ears=False, gaze=-2, apart=1,
    )  # fmt: skip
    with s.tilted(200, 300, 0, 8):
        head = s.head(look, 200, 206, 1.12, -12, 3)
        _wig(s, head)
        _black_cap(s)
    bands = path("M172,352 Q200,368 228,352 L242,424 L206,416 L200,380 L194,416 L158,424 Z")
    s.cloth(bands, "#f6f2ea", (158, 242), (0.5, 0.1, -0.5), ("M180,362 L172,418", "M220,362 L228,418"), hatched=False)
    _gavel(s)
    _warrants(s)
    s.finish(0.55)


def _judges_robe(s: Bust) -> None:
    """Black silk with scarlet facings, gathered in pleats at the yoke."""
    s.shoulders("#2b2b3a", 348, 78, (0, 410), (400, 410))
    for side in (-1, 1):
        facing = path(
            f"M{200 + side * 30},352 C{200 + side * 60},344 {200 + side * 96},352 {200 + side * 112},362 "
            f"C{200 + side * 104},410 {200 + side * 92},460 {200 + side * 92},500 L{200 + side * 30},500 "
            f"C{200 + side * 26},450 {200 + side * 22},390 {200 + side * 30},352 Z"
        )
        folds = tuple(
            f"M{200 + side * x},360 Q{200 + side * (x - 4)},420 {200 + side * (x - 12)},500" for x in (52, 80)
        )
        s.cloth(facing, "#a02a34", (90, 310), (0.45, 0, -0.7), folds)
    for x in (182, 200, 218):
        s.fold(path(f"M{x},380 Q{x - 2},440 {x},500"), 0.8)


def _wig(s: Bust, head: Head) -> None:
    """Waves that part above the brow, and rolls of hair down to the breast on both sides."""
    hole = "M-47,100 L-49,-14 C-49,-46 -26,-56 0,-58 C26,-56 49,-46 49,-14 L47,100 Z"
    waves = [
        f"M{side * x},{y} Q{side * (x * 0.7 + 4)},-84 {side * 2},-92"
        for side in (-1, 1)
        for x, y in ((52, -24), (44, -46), (28, -56), (14, -58))
    ]
    wig = cap(s, head, hole, "#e6e3ea", waves, 11)
    s.draw(wig, stroke(s.ink, 2.6))
    for side in (1, -1):
        for index in range(6):
            y = 170 + index * 33
            for column in (1, 0):
                x = 200 + side * (66 + column * 26 + index * (2.5 + column * 1.5)) - 4
                _roll(s, x, y + column * 14, 19 + index * 0.8, side)


def _roll(s: Bust, x: float, y: float, r: float, side: int) -> None:
    """One roll of a wig, its open end towards the face."""
    with s.moved(x, y, side * 16):
        roll = path(
            "M-10,-2 C-10,-9 -5,-8.6 0,-8 C5,-8.6 10,-9 10,-2 C10.6,5 7,8.6 0,8 C-7,8.6 -10.6,5 -10,-2 Z", 0, 0, r / 10
        )
        dim = 0.0 if side < 0 else 0.28
        stops: list[Stop] = [(0, mix("#e4e0ea", "#8a87a0", dim)), (0.3, mix("#fffdfa", "#a8a4b8", dim)), (1, "#84819a")]
        s.draw(roll, linear(-r * 0.3, -r, r * 0.3, r, stops))
        with s.clipped(roll):
            for index in range(7):
                share = -0.5 + index * 0.24
                hairs = f"M{share},-0.84 Q{share + 0.34},0 {share - 0.04},0.84"
                s.draw(tapered(path(hairs, 0, 0, side * r, sy=r), 2.4 if index % 2 else 1.4), fill(s.ink, 0.42))
        s.draw(roll, stroke(s.ink, 2))
        with s.moved(-side * r * 0.66, 0):
            s.ellipse(-r * 0.32, -r * 0.5, r * 0.64, r, fill("#a9a6b8"))
            s.ellipse(-r * 0.32, -r * 0.5, r * 0.64, r, stroke(s.ink, 1.6))
            curl = path("M0,-3 C2.6,-2 2,3.4 -0.4,2.6 Q-1.6,1 0,0", 0, 0, r / 10)
            s.draw(curl, stroke(s.ink, 1.5, 0.8))


def _black_cap(s: Bust) -> None:
    """The square of black silk that is laid on the wig for the last sentence."""
    drape = path("M126,112 Q146,144 204,152 Q262,142 282,106 L276,90 L134,94 Z")
    s.cloth(drape, "#1c1b28", (126, 282), (0.4, 0, -0.7), ("M160,140 Q170,120 200,104", "M244,138 Q236,120 214,104"))
    top = path("M126,112 Q160,92 198,68 Q240,84 282,106 Q250,118 206,134 Q160,126 126,112 Z")
    s.cloth(top, "#32303f", (126, 282), (0.7, 0.1, -0.6), hatched=False)
    s.draw(path("M198,70 L204,132"), stroke(s.ink, 1.6, 0.5))
    s.disc(199, 72, 6.5, radial(197, 70, 8, [(0, "#e05a5a"), (1, "#6a1420")]))
    s.disc(199, 72, 6.5, stroke(s.ink, 2))


def _gavel(s: Bust) -> None:
    with s.moved(330, 330, 12):
        s.rod((0, 70), (0, -64), "#8a5528", 10, 15)
        s.line(-2.5, 60, -2.5, -60, stroke("#d89a58", 2, 0.8))
        head = path("M-46,-108 Q-54,-84 -46,-60 L40,-60 Q48,-84 40,-108 Z")
        s.draw(head, linear(0, -108, 0, -60, [(0, "#e0a868"), (0.35, "#a86a36"), (1, "#4a2814")]))
        for y in (-96, -84, -74):
            s.draw(path(f"M-46,{y} Q0,{y + 4} 42,{y - 1}"), stroke(s.ink, 1.2, 0.3))
        s.draw(head, stroke(s.ink, 2.6))
        s.ellipse(31, -108, 20, 48, linear(31, 0, 52, 0, [(0, "#c08a50"), (1, "#6a4020")]))
        s.ellipse(31, -108, 20, 48, stroke(s.ink, 2.4))
        s.ellipse(36, -96, 10, 24, stroke(s.ink, 1.4, 0.4))
        for x in (-38, 20):
            band = path(f"M{x},-110 Q{x - 7},-84 {x},-58 L{x + 9},-58 Q{x + 2},-84 {x + 9},-110 Z")
            s.gilded(band, -44, 44)
    arm = Arm((372, 510), "#2b2b3a", "#a02a34", (52, 116))
    Hand(s, "#86542f").grip(329, 352, 10, 0.86, arm=arm)


def _warrants(s: Bust) -> None:
    for x, y, turn in ((50, 330, -26), (76, 318, -9), (104, 320, 8)):
        with s.moved(x, y, turn):
            paper(s, 60, 88, 5)
            wax(s, 6, -14, 11)
    arm = Arm((36, 520), "#2b2b3a", "#a02a34", (52, 112))
    Hand(s, "#86542f").sheet(78, 358, -8, 0.82, True, arm)
