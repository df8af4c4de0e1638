"""Characters of rank 3: Magician, Seer, Wizard."""

from __future__ import annotations

import math

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.hands import Hand
from art.head import Head
from art.paint import fill, linear, radial, stroke
from art.palette import GOLD
from art.shapes import circle, difference, path, polygon, rect, star
from art.things import orb


@character(3, seed=12)
def magician(s: Bust) -> None:
    """An old lady with long silver hair under a star-spangled hat, smiling at the glowing orb in her hand."""
    s.back(152, 206)
    silver = "#d9d4e6"
    locks = path(
        "M138,160 C104,220 112,300 92,372 C96,420 130,452 146,470 L186,420 L214,420 L262,470 C290,440 "
        "300,400 292,360 C288,300 290,220 262,160 Z"
    )
    flow = (
        "M136,190 C112,260 130,330 110,420",
        "M152,200 C132,280 150,340 132,440",
        "M264,190 C284,260 268,330 282,420",
        "M252,210 C270,280 254,350 264,440",
    )
    s.shoulders("#3f3196", 356, 56, (40, 424), (372, 424), ("M90,490 Q112,430 140,386", "M316,490 Q300,430 262,386"))
    hair.mass(s, locks, silver, [path(line) for line in flow], 2.4)
    s.neck(202, 276, 46, 116, "#c98f68", 2)
    look = Look(
        skin="#d39a72", brow="#c9c2d6", eye="#7a4fd0", lips="#a8504a", anger=-0.4, lids=0.28, mouth=0.9, gaze=6,
        glance=2, age=0.75,
        jaw=0.94, nose=1.05, long=2, hook=2, feminine=True, ears=False, cheek=1.02, blush=0.3,
    )  # fmt: skip
    with s.tilted(200, 300, 5):
        s.head(look, 198, 214, 1.08, 22, 5)
        for text in (
            "M148,168 C128,200 134,250 124,300 C142,282 148,240 148,214 C150,190 160,176 176,168 Z",
            "M262,166 C276,190 270,220 274,250 C262,236 260,210 258,190 Z",
        ):
            hair.mass(s, path(text), "#efeaf6", ())
        _star_hat(s)
    robe = path("M144,352 Q202,388 262,352 L274,500 L130,500 Z")
    s.cloth(robe, "#5546b8", (130, 274), (0.4, 0, -0.7), ("M170,370 L160,490", "M232,370 L244,490"))
    s.gilded(path("M140,350 Q202,388 264,350 L268,364 Q202,404 136,364 Z"), 136, 268)
    s.gem(202, 383, 8, "#5ad0e0")
    orb(s, 318, 300, 38)
    s.sleeve((318, 380), (350, 510), "#3f3196", GOLD, (48, 124))
    Hand(s, "#cf966e", 0.8).cup(318, 348, 0, 1.05, mirrored=True)
    s.finish(0.55)


def _star_hat(s: Bust) -> None:
    hat = path("M142,158 C152,104 150,70 104,40 C140,14 190,18 220,56 C244,84 256,120 264,158 Q204,178 142,158 Z")
    s.cloth(hat, "#3a2a8a", (104, 268), (0.5, 0.05, -0.8), ("M170,150 Q176,86 134,44", "M226,150 Q214,94 164,42"))
    for x, y, r in ((184, 98, 9), (212, 122, 6), (170, 62, 6), (222, 84, 5), (142, 42, 5)):
        s.draw(star(x, y, r, 5), fill("#ffe9a0"))
    s.draw(difference(circle(178, 132, 10), circle(183, 129, 9)), fill("#ffe9a0"))
    brim = path(
        "M84,176 C110,150 150,150 204,152 C256,150 300,152 324,176 C290,190 256,182 204,180 C152,182 116,190 84,176 Z"
    )
    s.cloth(brim, "#46349e", (84, 324), (0.5, 0.05, -0.8))
    s.gilded(path("M140,164 Q204,178 266,164 L264,148 Q204,162 142,148 Z"), 140, 266)


@character(3, seed=51)
def seer(s: Bust) -> None:
    """A veiled dark-skinned woman with closed eyes, a third-eye jewel on her brow, cards fanned before her."""
    s.back(152, 200)
    s.closer(1.08, 200, 400)
    skin = "#8a5636"
    _seer_dress(s)
    look = Look(
        skin=skin,
        brow="#20100c",
        lips="#8f3448",
        anger=-0.2,
        lids=1,
        mouth=0.35,
        jaw=0.93,
        nose=1.15,
        full=1.35,
        feminine=True,
        ears=False,
        shade=0.42,
        blush=0.14,
    )
    with s.tilted(200, 300, -4):
        head = s.head(look, 200, 210, 1.1, 4, 4)
        parted = "M-57,-16 C-60,-72 -30,-94 0,-94 C30,-94 60,-72 57,-16 C50,-44 28,-60 0,-72 C-28,-60 -50,-44 -57,-16 Z"
        hair.on_head(s, head, parted, "#1c1018", ("M-46,-50 Q-26,-70 -4,-84", "M46,-50 Q26,-70 4,-84"), 4)
        _third_eye(s, head)
        _seer_veil_rim(s)
    _fortune_cards(s, skin)
    s.finish(0.55)


def _seer_dress(s: Bust) -> None:
    """Veil, bodice and two rows of gold beads."""
    veil = path(
        "M200,66 C120,66 96,150 96,220 C96,300 70,350 40,420 L30,500 L370,500 L360,420 C330,350 304,300 "
        "304,220 C304,150 280,66 200,66 Z"
    )
    folds = (
        "M112,190 Q108,300 70,470",
        "M128,160 Q120,330 108,480",
        "M288,190 Q292,300 330,470",
        "M272,160 Q280,330 292,480",
    )
    s.cloth(veil, "#3aa0a0", (40, 360), (0.45, 0, -0.75), folds)
    s.draw(
        path(
            "M200,92 C146,94 128,150 130,220 C132,270 140,310 154,340 L246,340 C260,310 268,270 270,220 C272,150 "
            "254,94 200,92 Z"
        ),
        fill("#1a1030"),
    )
    s.neck(200, 276, 44, 86, "#7d4c2e")
    bodice = path("M150,352 Q200,380 250,352 L276,500 L124,500 Z")
    s.cloth(bodice, "#6a2a78", (124, 276), (0.4, 0, -0.7), ("M176,376 L166,490", "M226,376 L236,490"))
    for row, (count, y) in enumerate(((9, 330), (11, 348))):
        for index in range(count):
            angle = math.pi * (index + 0.5) / count
            x, drop = 200 - (44 + row * 10) * math.cos(angle), (18 + row * 8) * math.sin(angle)
            s.disc(x, y + drop, 4.6, fill("#7a4a14"))
            s.disc(x - 0.6, y + drop - 0.6, 3.4, fill("#f6d272"))


def _seer_veil_rim(s: Bust) -> None:
    rim = path(
        "M200,74 C126,76 110,150 114,226 C118,280 128,320 142,350 L156,340 C142,306 134,268 132,220 "
        "C130,156 150,104 200,102 C250,104 270,156 268,220 C266,268 258,306 244,340 L258,350 "
        "C272,320 282,280 286,226 C290,150 274,76 200,74 Z"
    )
    s.cloth(rim, "#5cc4bc", (112, 288), (0.6, 0.1, -0.6), hatched=False)
    s.draw(path("M200,100 C150,102 130,156 132,220 C134,268 142,306 156,340"), stroke(GOLD, 3))
    s.draw(path("M200,100 C250,102 270,156 268,220 C266,268 258,306 244,340"), stroke(GOLD, 3))


def _third_eye(s: Bust, head: Head) -> None:
    x, y = head.at(0, -56, 4)
    s.pipe(path(f"M{x - 56},{y - 22} Q{x},{y - 2} {x + 56},{y - 22}"), GOLD, 3, 6)
    s.glow(x, y, 30, "#e0a0ff", 0.7)
    eye = path("M-20,0 Q0,-19 20,0 Q0,19 -20,0 Z", x, y)
    s.gilded(eye, x - 20, x + 20)
    s.gem(x, y, 7.5, "#b04ae0")
    s.gem(x, y + 21, 3.4, "#f4eeff")


def _fortune_cards(s: Bust, skin: str) -> None:
    signs = ("sun", "moon", "star", "eye", "tower")
    for index, sign in enumerate(signs):
        with s.moved(200, 520, -34 + index * 17), s.moved(0, -170):
            s.draw(rect(-25, -40, 50, 80, 5), linear(-25, 0, 25, 0, [(0, "#fff6dc"), (1, "#c9b48a")]))
            s.draw(rect(-25, -40, 50, 80, 5), stroke(s.ink, 2.3))
            s.draw(rect(-20, -35, 40, 70, 3), fill("#3a2a7a"))
            s.draw(rect(-20, -35, 40, 70, 3), stroke(GOLD, 1.8))
            _sign(s, sign)
    for side in (-1, 1):
        x = 200 + side * 84
        s.sleeve((x, 432), (x + side * 60, 520), "#3aa0a0", GOLD, (36, 90))
        Hand(s, skin, 0.7).over(x, 402, side * 22, 0.82)


def _sign(s: Bust, sign: str) -> None:
    gold = fill("#ffdf8a")
    if sign == "sun":
        s.draw(star(0, 0, 16, 12, 0.6), gold)
    elif sign == "moon":
        s.draw(difference(circle(0, 0, 14), circle(7, -4, 12)), gold)
    elif sign == "star":
        s.draw(star(0, 0, 17, 8, 0.4), gold)
    elif sign == "eye":
        s.draw(path("M-15,0 Q0,-14 15,0 Q0,14 -15,0 Z"), gold)
        s.disc(0, 0, 5, fill("#7a2aa0"))
    else:
        s.draw(path("M-8,18 L-8,-8 L-11,-16 L-4,-16 L-4,-12 L4,-12 L4,-16 L11,-16 L8,-8 L8,18 Z"), gold)


@character(3, seed=52)
def wizard(s: Bust) -> None:
    """A young man with shaved, tattooed head, a crystal staff and an open tome."""
    s.back(150, 192)
    skin = "#d6a878"
    s.neck(198, 262, 62, 86, skin, 4)
    s.shoulders("#1f3f74", 346, 84, (0, 402), (402, 410), ("M56,490 Q84,430 118,380", "M350,490 Q326,430 284,380"))
    lapel = path("M116,352 C136,336 148,330 162,344 L204,436 L236,344 C254,330 270,338 286,352 L240,500 L168,500 Z")
    s.cloth(lapel, "#2f62a8", (116, 286), (0.45, 0, -0.8), ("M140,350 L190,470", "M264,350 L222,470"))
    s.gilded(path("M152,338 L204,448 L246,338 L256,342 L204,472 L142,342 Z"), 142, 256)
    look = Look(
        skin=skin, brow="#1a1418", eye="#3ad0e8", lips="#a8645a", anger=0.5, lids=0.22, mouth=-0.1, gaze=-3,
        slant=2.5, jaw=1.0, chin=0.92,
        nose=1.05, full=1.1, bushy=1.05,
    )  # fmt: skip
    with s.tilted(200, 300, 3):
        head = s.head(look, 200, 200, 1.12, -21, 5)
        _tattoo(s, head)
    _crystal_staff(s, skin)
    _tome(s, skin)
    s.finish(0.5)


def _tattoo(s: Bust, head: Head) -> None:
    blue = "#1f5aa8"
    lines = (
        "M0,-40 L0,-88", "M-8,-44 C-30,-50 -34,-74 -12,-84",
        "M8,-44 C30,-50 34,-74 12,-84", "M-18,-50 C-46,-54 -48,-76 -34,-80",

        "M18,-50 C46,-54 48,-76 34,-80", "M30,6 C40,14 42,24 36,34", "M24,10 C34,18 34,28 30,36",
    )  # fmt: skip
    for line in lines:
        s.draw(head.on(line), stroke(blue, 3.4, 0.85))
    for x, y, r in ((0, -42, 5), (-22, -66, 4), (22, -66, 4), (0, -66, 3.4), (-40, -50, 3), (40, -50, 3)):
        s.draw(circle(*head.at(x, y), r), fill(blue, 0.9))


def _crystal_staff(s: Bust, skin: str) -> None:
    with s.moved(322, 380, 8):
        s.rod((0, 120), (0, -190), "#6a4a3a", 9, 14)
        s.line(-2.4, 120, -2.4, -190, stroke("#b08a6a", 2, 0.8))
        for side in (-1, 1):
            s.pipe(path(f"M0,-186 C{side * 30},-196 {side * 34},-236 {side * 14},-252"), "#8a6248", 6, 11)
        s.glow(0, -240, 90, "#7ae8ff", 0.75)
        facets = (
            (polygon((0, -300), (-20, -258), (-6, -208)), "#e8ffff"),
            (polygon((0, -300), (-6, -208), (8, -208)), "#7ae0f8"),
            (polygon((0, -300), (8, -208), (20, -258)), "#2a7ab8"),
        )
        for facet, colour in facets:
            s.draw(facet, fill(colour))
        s.draw(polygon((0, -300), (-20, -258), (-6, -208), (8, -208), (20, -258)), stroke(s.ink, 2.5))
        s.draw(path("M-6,-208 L0,-300 L8,-208"), stroke(s.ink, 1.2, 0.5))
    s.sleeve((328, 372), (372, 500), "#1f3f74", GOLD, (46, 116))
    Hand(s, skin).grip(326, 346, 6, 1.0)


def _tome(s: Bust, skin: str) -> None:
    with s.moved(92, 352, -8):
        cover = path("M-82,-34 L0,-22 L82,-34 L84,34 L0,48 L-84,34 Z")
        s.draw(cover, fill("#7a2a4a"))
        s.draw(cover, stroke(s.ink, 2.6))
        for side in (-1, 1):
            page = path(
                f"M0,-18 C{side * 24},-40 {side * 56},-40 {side * 76},-34 L{side * 78},24 C{side * 56},20 "
                f"{side * 24},22 0,40 Z"
            )
            near = "#fff4d2" if side < 0 else "#e2cf9c"
            s.draw(page, linear(-78, 0, 78, 0, [(0, "#fff8e2"), (0.5, near), (1, mix(near, s.ink, 0.3))]))
            for row in range(4):
                y = -20 + row * 11
                s.draw(
                    path(f"M{side * 12},{y + 3} C{side * 30},{y - 7} {side * 50},{y - 8} {side * 66},{y - 5}"),
                    stroke(s.ink, 1.7, 0.45),
                )
            s.draw(page, stroke(s.ink, 2.2))
        s.draw(star(-44, 0, 10, 6, 0.5), fill("#3a6ac8"))
        s.disc(0, -40, 60, radial(0, -40, 60, [(0, "#a8f0ff", 0.35), (1, "#a8f0ff", 0)]))
    s.sleeve((96, 410), (70, 510), "#1f3f74", GOLD, (44, 100))
    Hand(s, skin).over(94, 392, -8, 0.86)
