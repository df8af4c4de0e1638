"""Characters of rank 1: Assassin, Witch, Magistrate."""

from __future__ import annotations

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.hands import Hand
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import circle, difference, oval, path, rect
from art.things import flask, paper, wax

HOOD = "#39435c"
OPENING = "M156,92 C120,118 104,176 107,230 C111,290 134,334 176,344 C228,330 250,272 247,208 C244,150 208,100 156,92 Z"


@character(1, seed=3)
def assassin(s: Bust) -> None:
    """A deep hood turned aside, eyes above a red mask, a crescent in the halo, a dagger across the breast."""
    s.back(150, 190, rays=False)
    s.draw(difference(circle(200, 190, 128), circle(166, 178, 116)), fill("#fff6d6", 0.6))
    folds = ("M70,490 Q86,420 120,366", "M340,490 Q330,420 288,366", "M250,490 Q252,430 244,384")
    s.shoulders("#2a3146", 346, 86, (26, 424), (424, 400), folds)
    outer = path(
        "M160,40 C226,20 300,78 314,168 C326,250 326,322 306,380 L118,380 C92,320 84,262 90,200 C96,124 112,60 160,40 Z"
    )
    s.cloth(outer, HOOD, (90, 316), (0.5, -0.05, -0.9), ("M186,50 Q270,110 282,230", "M220,50 Q304,130 302,300"))
    _assassin_face(s)
    opening = path(OPENING)
    rim = difference(
        path("M156,74 C106,98 86,168 90,232 C94,302 126,350 176,362 C244,348 268,280 264,206 C260,136 216,80 156,74 Z"),
        opening,
    )
    s.cloth(rim, mix(HOOD, "#ffffff", 0.14), (86, 268), (0.75, 0.1, -0.7), hatched=False)
    collar = path("M104,362 Q160,352 186,388 Q240,352 312,366 L330,414 Q240,386 190,432 Q140,386 78,410 Z")
    s.cloth(collar, "#4a556f", (80, 330), (0.5, 0, -0.8), ("M120,378 Q166,366 186,406", "M300,380 Q240,364 196,406"))
    s.gem(188, 408, 9, "#c8302f")
    _dagger(s)
    s.finish(0.6)


def _assassin_face(s: Bust) -> None:
    opening = path(OPENING)
    s.draw(opening, fill("#0b0d16"))
    with s.clipped(opening):
        look = Look(
            skin="#c98e68", brow="#1c1416", eye="#8fe6da", anger=0.9, lids=0.42, ears=False, shade=0.6, gaze=-3, slant=2
        )
        head = s.head(look, 182, 218, 1.06, -20, 4)
        mask = head.on("M-58,8 C-36,14 -16,2 0,0 C16,2 36,14 58,8 L50,100 L-50,100 Z", 7)
        hair.mass(s, mask, "#8a2230", (), 2)
        for fold in (
            "M-50,22 Q-20,40 -3,74",
            "M50,22 Q20,40 3,74",
            "M-46,44 Q-26,62 -10,88",
            "M46,44 Q26,62 10,88",
            "M-14,8 Q-4,26 0,32 Q4,26 14,8",
        ):
            s.draw(head.on(fold, 7), stroke(s.ink, 2, 0.6))
        s.area(
            80,
            60,
            320,
            360,
            linear(
                0, 92, 0, 216, [(0, "#06070d", 1), (0.6, "#06070d", 0.94), (0.84, "#06070d", 0.3), (1, "#06070d", 0)]
            ),
        )
        s.area(80, 60, 320, 360, linear(190, 0, 252, 0, [(0, "#06070d", 0), (1, "#06070d", 0.88)]))
        for x in (-23, 23):
            place = head.at(x - 2, -8)
            s.glow(*place, 17, "#8ff0e2", 0.5)


def _dagger(s: Bust) -> None:
    with s.moved(112, 366, 34):
        blade = path("M-12,-20 L-11,-142 L0,-178 L11,-142 L12,-20 Z")
        s.draw(blade, linear(-11, 0, 11, 0, [(0, "#ffffff"), (0.48, "#d3deec"), (0.52, "#6f7f9a"), (1, "#39435c")]))
        s.draw(blade, stroke(s.ink, 2.6))
        s.line(0, -24, 0, -152, stroke(s.ink, 1.6, 0.6))
        s.gilded(
            path("M-44,-26 Q-40,-34 -30,-28 L30,-28 Q40,-34 44,-26 Q40,-14 30,-16 L-30,-16 Q-40,-14 -44,-26 Z"), -44, 44
        )
        s.draw(rect(-7, -16, 14, 64, 3), fill("#5a2a22"))
        s.draw(rect(-7, -16, 14, 64, 3), stroke(s.ink, 2))
        s.gem(0, 54, 8, "#c8302f")
    s.sleeve((92, 398), (40, 500), "#2a3146", GOLD, (44, 100))
    Hand(s, "#4a4f63").grip(106, 372, 30, 1.02)


@character(1, seed=31)
def witch(s: Bust) -> None:
    """An old woman with hooked nose under a wide bent hat, copper hair, a raven on her shoulder, a green vial."""
    s.back(150, 200)
    locks = path(
        "M140,150 C96,190 104,250 84,300 C74,330 92,350 76,392 L150,400 L262,400 C300,380 306,352 292,318 "
        "C304,280 286,250 290,220 C290,180 274,160 262,150 Z"
    )
    flow = (
        "M138,170 C112,220 122,280 98,380",
        "M150,200 C128,260 138,310 116,390",
        "M276,180 C286,240 270,300 284,380",
        "M262,200 C272,260 258,320 266,390",
    )
    hair.mass(s, locks, "#b85a22", [path(line) for line in flow], 2.4)
    s.neck(200, 276, 46, 84, "#deba92")
    s.shoulders("#3a2a4a", 352, 50, (56, 420), (372, 428), ("M110,490 Q120,430 150,380", "M300,490 Q290,430 256,380"))
    shawl = path("M128,352 Q196,420 272,350 L312,396 Q210,470 92,400 Z")
    s.cloth(shawl, "#4d6a3a", (92, 312), (0.5, 0, -0.8), ("M124,372 Q200,432 276,372", "M110,392 Q200,450 294,388"))
    look = Look(
        skin="#e6c49c", brow="#8a4a20", eye="#7fae3a", lips="#8a4048", anger=0.35, lids=0.28, mouth=0.7, smirk=0.8,
        gaze=3, age=0.85,
        jaw=0.86, chin=0.8, length=1.06, nose=1.15, long=7, hook=7, bushy=1.5, hollow=0.8, feminine=True, ears=False,
        blush=0.12,
    )  # fmt: skip
    head = s.head(look, 196, 206, 1.1, 22, 3)
    s.disc(*head.at(-16, 66), 2.6, fill("#7a4a34"))
    lock = path("M150,150 C126,190 132,240 126,276 C140,262 148,230 148,204 C150,182 160,166 172,156 Z")
    hair.mass(s, lock, "#c8662a", [path("M150,170 Q136,210 134,262")])
    _witch_hat(s)
    _raven(s)
    with s.moved(82, 318):
        flask(s, 27, "#5fe06a", 0.2)
    s.sleeve((88, 384), (70, 500), "#3a2a4a", "#4d6a3a", (42, 110))
    Hand(s, "#e0bc94", 0.7).cup(84, 356, 4, 0.9)
    s.finish(0.55)


def _witch_hat(s: Bust) -> None:
    cone = path(
        "M128,142 C142,92 150,42 206,22 C244,8 274,20 306,54 C274,42 254,50 250,70 C262,96 270,116 276,140 "
        "Q204,168 128,142 Z"
    )
    s.cloth(
        cone,
        "#34284a",
        (126, 300),
        (0.5, 0, -0.85),
        ("M160,140 Q166,80 216,38", "M230,146 Q222,100 236,66", "M206,30 Q232,40 250,70"),
    )
    brim = path(
        "M48,168 C84,124 132,120 200,124 C276,116 330,112 366,138 C338,158 310,164 282,164 Q206,140 124,172 "
        "C94,180 66,178 48,168 Z"
    )
    s.cloth(brim, "#3f3158", (48, 366), (0.55, 0.05, -0.8), ("M70,164 Q190,120 346,140",))
    band = path("M127,142 Q204,166 276,138 L270,118 Q204,144 134,122 Z")
    s.cloth(band, "#8a3a5a", (128, 276), (0.5, 0, -0.7), hatched=False)
    s.draw(rect(184, 126, 28, 24, 4), stroke(s.ink, 9))
    s.draw(rect(184, 126, 28, 24, 4), stroke(GOLD, 5))
    s.gem(160, 138, 5, "#5fe06a")


def _raven(s: Bust) -> None:
    body = path(
        "M268,262 L294,250 C298,234 322,228 334,246 C346,262 346,276 356,296 C372,326 370,360 384,402 L356,388 "
        "C330,398 304,384 300,350 C298,320 304,300 296,276 C290,268 280,268 268,262 Z"
    )
    s.cloth(
        body,
        "#262b3c",
        (276, 384),
        (0.55, -0.1, -0.8),
        ("M316,300 Q336,340 364,386", "M330,290 Q352,330 372,380", "M310,320 Q322,360 348,386"),
    )
    beak = path("M266,263 C276,250 286,248 297,250 L298,268 C288,270 276,268 266,263 Z")
    s.draw(beak, linear(266, 248, 298, 270, [(0, "#8a8fa0"), (1, "#3a3f50")]))
    s.draw(beak, stroke(s.ink, 2))
    s.draw(path("M270,261 L296,258"), stroke(s.ink, 1.4, 0.8))
    s.disc(310, 250, 5.6, fill("#ffcf4a"))
    s.disc(310, 250, 2.8, fill("#0c0a10"))
    s.disc(308.6, 248.6, 1.2, fill("#ffffff"))
    for x in (318, 334):
        s.pipe(path(f"M{x},386 l-6,12 M{x},386 l2,13 M{x},386 l9,9"), "#8a8fa0", 2.6, 5)


@character(1, seed=32)
def magistrate(s: Bust) -> None:
    """A dark-skinned judge in a white wig and black cap, a gavel raised, three sealed warrants."""
    s.back(152, 190)
    wig = path(
        "M130,130 C96,160 92,250 86,330 C92,352 130,356 146,344 L258,344 C276,356 306,350 314,330 C308,250 "
        "304,160 270,130 Z"
    )
    hair.mass(s, wig, "#d3d0d6", ())
    s.neck(200, 276, 62, 70, "#7a4a30")
    s.shoulders("#23232f", 336, 78, (4, 410), (396, 410), ("M50,490 Q70,430 110,372", "M350,490 Q330,430 290,372"))
    for side in (-1, 1):
        stole = path(f"M{200 + side * 34},340 L{200 + side * 112},352 L{200 + side * 104},500 L{200 + side * 50},500 Z")
        s.cloth(stole, "#8a2430", (90, 310), (0.45, 0, -0.7), (f"M{200 + side * 70},350 L{200 + side * 78},490",))
    look = Look(
        skin="#80502f", brow="#e2dedc", eye="#5a3a20", lips="#7a3f38", anger=0.75, lids=0.3, mouth=-0.7, age=0.9,
        jaw=1.08, cheek=1.02,
        nose=1.3, long=2, bushy=1.7, full=1.1, blush=0.1, shade=0.55, ears=False, gaze=-2,
    )  # fmt: skip
    s.head(look, 200, 208, 1.12, -12, 3)
    _wig_front(s)
    bands = path("M176,338 L200,350 L224,338 L238,412 L206,404 L200,368 L194,404 L162,412 Z")
    s.cloth(bands, "#f6f2ea", (162, 238), (0.5, 0.1, -0.5), hatched=False)
    _gavel(s)
    _warrants(s)
    s.finish(0.55)


def _wig_front(s: Bust) -> None:
    for side in (-1, 1):
        for index in range(5):
            x, y = 200 + side * (70 + index * 4), 176 + index * 36
            roll = oval(x - 21, y - 17, 42, 34)
            s.draw(roll, linear(x - 21, y - 17, x + 21, y + 17, [(0, "#fffdfa"), (0.5, "#d8d4dc"), (1, "#77748a")]))
            s.draw(
                path(
                    f"M{x - 12},{y + 4} C{x - 12},{y - 12} {x + 12},{y - 10} {x + 8},{y + 3} C{x + 4},{y + 10} "
                    f"{x - 5},{y + 6} {x - 2},{y}"
                ),
                stroke(s.ink, 1.7, 0.6),
            )
            s.draw(roll, stroke(s.ink, 2.2))
    top = path(
        "M130,168 C124,116 150,88 200,86 C250,88 276,116 270,168 C262,150 250,142 240,140 Q200,128 160,140 "
        "C148,144 138,150 130,168 Z"
    )
    hair.mass(
        s,
        top,
        "#e2dfe6",
        [path(f"M{x},{y} Q{(x + 200) / 2},100 200,92") for x, y in ((140, 150), (164, 138), (236, 138), (260, 150))],
    )
    cap = path("M146,118 C150,84 176,66 204,66 C234,66 254,86 256,118 Q200,98 146,118 Z")
    s.cloth(cap, "#1c1b26", (146, 256), (0.5, 0, -0.8), ("M176,104 Q186,84 204,76",))
    s.disc(203, 68, 6, fill("#8a2430"))
    s.disc(203, 68, 6, stroke(s.ink, 2))


def _gavel(s: Bust) -> None:
    with s.moved(322, 322, 12):
        s.rod((0, 44), (0, -64), "#8a5528", 10, 15)
        head = rect(-44, -102, 88, 46, 9)
        s.draw(head, linear(0, -102, 0, -56, [(0, "#d89a58"), (0.4, "#9a5f2e"), (1, "#4a2814")]))
        s.draw(head, stroke(s.ink, 2.6))
        for x in (-32, 22):
            s.gilded(rect(x, -104, 10, 50, 2), -44, 44)
    s.sleeve((322, 362), (360, 500), "#23232f", "#8a2430", (46, 110))
    Hand(s, "#744628").grip(320, 334, 10, 1.0)


def _warrants(s: Bust) -> None:
    for x, y, turn in ((56, 330, -30), (82, 316, -10), (108, 318, 10)):
        with s.moved(x, y, turn):
            paper(s, 58, 84, 5)
            wax(s, 6, -14, 11)
    s.sleeve((80, 388), (40, 500), "#23232f", "#8a2430", (46, 110))
    Hand(s, "#80502f").over(80, 366, -4, 0.9)
