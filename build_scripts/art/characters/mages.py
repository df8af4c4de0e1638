"""Characters of rank 3: Magician, Seer, Wizard."""

from __future__ import annotations

import math

from art.body import tapered
from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.hands import Arm, Hand
from art.head import Head
from art.locks import locks
from art.paint import SCREEN, Stop, fill, linear, radial, stroke
from art.palette import GOLD
from art.shapes import circle, difference, path, polygon, rect, star
from art.things import orb

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


@character(3, seed=51)
def seer(s: Bust) -> None:
    """A veiled dark-skinned woman with closed eyes, a third-eye jewel on her brow, cards fanned before her."""
    s.back(152, 200)
    s.closer(1.06, 200, 400)
    skin = "#8f5a38"
    _seer_dress(s)
    look = Look(
        skin=skin, brow="#20100c", lips="#a03a4e", anger=-0.2, lids=1, mouth=0.35, cheek=1.08, jaw=1.02, chin=0.86,
        length=0.93, nose=1.2, full=1.4, feminine=True, ears=False, shade=0.4, blush=0.25, apart=1,
    )  # fmt: skip
    with s.tilted(200, 300, -4, 8):
        head = s.head(look, 200, 212, 1.1, 6, 4)
        parted = (
            "M-66,30 C-70,-72 -34,-97 0,-97 C34,-97 70,-72 66,30 L54,10 C56,-20 44,-52 0,-72 C-44,-52 -56,-20 -54,10 Z"
        )
        shape = head.on(parted, 4)
        s.draw(shape, linear(130, 0, 270, 0, [(0, "#4c3444"), (0.5, "#241420"), (1, "#0e0810")]))
        s.draw(shape, stroke(s.ink, 2.2))
        for side in (-1, 1):
            for reach in (14, 28, 42):
                strand = head.on(
                    f"M0,-{74 + reach * 0.4} Q{side * (24 + reach * 0.5)},-{60 + reach * 0.2} {side * 54},{reach - 40}",
                    5,
                )
                s.draw(tapered(strand, 3), fill("#a0788c", 0.28, 0.6))
        _third_eye(s, head)
        _seer_veil_rim(s)
        for side in (-1, 1):
            x, y = head.at(side * 56, 44, 4)
            s.gilded(circle(x, y, 7), x - 7, x + 7, 1.8)
            s.gem(x, y + 14, 4, "#b04ae0")
    _fortune_cards(s, skin)
    s.finish(0.55)


def _seer_dress(s: Bust) -> None:
    """Veil, bodice and a collar of gold coins."""
    veil = path(
        "M200,66 C112,66 90,150 92,220 C94,300 60,350 22,400 L0,500 L400,500 L378,400 C340,350 306,300 "
        "308,220 C310,150 288,66 200,66 Z"
    )
    folds = (
        "M108,190 Q112,300 46,470", "M126,200 Q128,330 96,480", "M290,190 Q290,300 352,470",
        "M274,200 Q272,330 306,480", "M66,380 Q50,420 26,440", "M330,370 Q350,410 372,430",
    )  # fmt: skip
    s.cloth(veil, "#3aa0a0", (40, 360), (0.5, 0, -0.75), folds)
    lining = path(
        "M200,92 C146,94 128,150 130,220 C132,270 140,310 150,352 L250,352 C260,310 268,270 270,220 C272,150 "
        "254,94 200,92 Z"
    )
    s.draw(lining, fill("#1a1030"))
    s.neck(200, 284, 46, 70, "#84502f")
    bodice = path("M136,366 Q200,396 264,366 L290,500 L110,500 Z")
    s.cloth(bodice, "#7a3088", (110, 290), (0.45, 0, -0.7), ("M170,396 L156,490", "M230,396 L246,490"))
    s.draw(path("M136,366 Q200,396 264,366"), stroke(GOLD, 4))
    for row, (count, y, reach) in enumerate(((9, 336, 46), (11, 350, 58))):
        for index in range(count):
            angle = math.pi * (index + 0.5) / count
            x, drop = 200 - reach * math.cos(angle), (22 + row * 10) * math.sin(angle)
            s.disc(x, y + drop, 5.4, fill("#6a3a10"))
            s.disc(x - 0.6, y + drop - 0.6, 4.2, fill("#f6d272"))
            s.disc(x - 1.4, y + drop - 1.6, 1.4, fill("#fff6d0"))


def _seer_veil_rim(s: Bust) -> None:
    rim = path(
        "M200,74 C122,76 106,150 110,226 C114,280 122,330 138,366 L152,350 C140,310 134,268 132,220 "
        "C130,156 150,104 200,102 C250,104 270,156 268,220 C266,268 260,310 248,350 L262,366 "
        "C278,330 286,280 290,226 C294,150 278,76 200,74 Z"
    )
    folds = ("M118,210 Q116,120 190,84", "M284,230 Q290,130 222,86", "M128,330 Q118,280 120,240")
    s.cloth(rim, "#5cc4bc", (112, 288), (0.6, 0.1, -0.6), folds, hatched=False)
    edge = (
        "M152,350 C140,310 134,268 132,220 C130,156 150,102 200,100 C250,102 270,156 268,220 C266,268 260,310 248,350"
    )
    s.pipe(path(edge), GOLD, 3, 5.4)


def _third_eye(s: Bust, head: Head) -> None:
    x, y = head.at(0, -52, 4)
    s.pipe(path(f"M{x - 58},{y - 24} Q{x},{y - 2} {x + 58},{y - 24}"), GOLD, 3, 6)
    s.glow(x, y, 34, "#e0a0ff", 0.75)
    eye = path("M-20,0 Q0,-19 20,0 Q0,19 -20,0 Z", x, y)
    s.gilded(eye, x - 20, x + 20)
    s.gem(x, y, 8, "#b04ae0")
    s.gem(x, y + 20, 3.4, "#f4eeff")


def _fortune_cards(s: Bust, skin: str) -> None:
    signs = ("sun", "moon", "star", "eye", "tower")
    for index, sign in enumerate(signs):
        with s.moved(200, 530, -34 + index * 17), s.moved(0, -168):
            s.draw(rect(-26, -41, 52, 82, 5), linear(-25, 0, 25, 0, [(0, "#fff6dc"), (1, "#c9b48a")]))
            s.draw(rect(-26, -41, 52, 82, 5), stroke(s.ink, 2.3))
            s.draw(rect(-21, -36, 42, 72, 3), linear(0, -36, 0, 36, [(0, "#5140a8"), (1, "#261a58")]))
            s.draw(rect(-21, -36, 42, 72, 3), stroke(GOLD, 1.8))
            _sign(s, sign)
    for side in (-1, 1):
        x = 200 + side * 92
        arm = Arm((x + side * 66, 548), "#3aa0a0", GOLD, (44, 96))
        Hand(s, skin, 0.7).sheet(x + side * 4, 430, side * 18, 0.74, side < 0, arm)


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
    """A stern young man with shaved, tattooed head and jutting jaw, a crystal staff and a tome that shines."""
    s.back(150, 192)
    skin = "#d8a878"
    s.neck(202, 276, 66, 72, skin, 2)
    s.shoulders("#24467e", 346, 84, (-4, 402), (404, 404))
    _wizard_robe(s)
    look = Look(
        skin=skin, brow="#1a1418", eye="#3ad0e8", lips="#a8645a", anger=0.6, lids=0.26, mouth=-0.15, gaze=-4, slant=2,
        cheek=1.03, jaw=1.05, chin=1.0, length=0.98, nose=1.2, long=1, hook=3, full=1.1, bushy=1.2, stubble=0.35,
        hollow=0.3, size=0.95,
    )  # fmt: skip
    with s.tilted(200, 300, 3, 14):
        head = s.head(look, 200, 200, 1.12, -21, 5)
        _tattoo(s, head)
        shine = [(0, "#8af0ff", 0.34), (1, "#8af0ff", 0)]
        with s.clipped(head.outline()):
            s.disc(300, 150, 120, radial(300, 150, 120, shine, SCREEN))
            s.disc(120, 330, 130, radial(120, 330, 130, shine, SCREEN))
    _crystal_staff(s, skin)
    _tome(s, skin)
    s.finish(0.5)


def _wizard_robe(s: Bust) -> None:
    """A high stiff collar open in front over a wrapped blue robe with gold borders."""
    for side, colour in ((1, "#2a5a9c"), (-1, "#3670b8")):
        flap = path(
            f"M{202 + side * 58},344 C{202 + side * 86},370 {202 + side * 100},430 {202 + side * 96},500 "
            f"L{202 - side * 50},500 C{202 - side * 24},462 {202 - side * 6},440 {202 - side * 10},424 Z"
        )
        folds = (
            f"M{202 + side * 64},370 Q{202 + side * 50},440 {202 + side * 4},500",
            f"M{202 + side * 84},400 Q{202 + side * 76},450 {202 + side * 50},500",
        )
        s.cloth(flap, colour, (106, 300), (0.5, 0, -0.8), folds)
        border = path(
            f"M{202 + side * 58},344 L{202 - side * 10},424 C{202 - side * 6},440 {202 - side * 24},462 "
            f"{202 - side * 50},500 "
            f"L{202 - side * 30},500 C{202 - side * 4},466 {202 + side * 10},440 {202 + side * 8},426 "
            f"L{202 + side * 68},356 Z"
        )
        s.gilded(border, 142, 262, 2)
    for side in (-1, 1):
        collar = path(
            f"M{202 + side * 50},366 C{202 + side * 62},340 {202 + side * 72},320 {202 + side * 82},296 "
            f"C{202 + side * 104},316 {202 + side * 122},340 {202 + side * 128},372 "
            f"C{202 + side * 104},366 {202 + side * 70},370 {202 + side * 50},366 Z"
        )
        fold = f"M{202 + side * 84},310 Q{202 + side * 88},340 {202 + side * 72},362"
        s.cloth(collar, "#1c3766", (80, 330), (0.5, 0, -0.6), (fold,))
        s.draw(
            path(f"M{202 + side * 82},298 C{202 + side * 104},316 {202 + side * 122},340 {202 + side * 128},370"),
            stroke(GOLD, 3),
        )


def _tattoo(s: Bust, head: Head) -> None:
    """Lines that run over the skull like the branches of a tree, and a sign under the near eye."""
    blue = "#1f5ab0"
    lines = (
        "M0,-36 L0,-92", "M-6,-44 C-28,-48 -34,-70 -14,-86", "M6,-44 C28,-48 34,-70 14,-86",
        "M-16,-48 C-42,-50 -52,-70 -36,-82", "M16,-48 C42,-50 52,-70 36,-82", "M40,-52 C52,-46 58,-34 56,-20",
        "M28,6 C40,14 42,26 36,36", "M22,10 C33,18 34,28 30,37", "M34,3 C48,12 50,24 44,34",
    )  # fmt: skip
    for line in lines:
        s.draw(tapered(head.on(line), 5.4, 0.35), fill(blue, 0.9))
    for x, y, r in ((0, -38, 5), (-22, -64, 3.6), (22, -64, 3.6), (0, -64, 3), (46, -40, 3), (-42, -46, 3)):
        s.draw(circle(*head.at(x, y), r), fill(blue, 0.9))


def _crystal_staff(s: Bust, skin: str) -> None:
    with s.moved(330, 392, 7):
        s.rod((0, 120), (0, -190), "#6a4a3a", 10, 15)
        s.line(-2.4, 120, -2.4, -190, stroke("#c09a76", 2.2, 0.8))
        for y in (-40, -90, -140):
            s.draw(path(f"M-5,{y} Q0,{y + 6} 5,{y - 2}"), stroke(s.ink, 1.6, 0.6))
        for side in (-1, 1):
            s.pipe(path(f"M0,-186 C{side * 30},-196 {side * 34},-236 {side * 14},-252"), "#8a6248", 6, 11)
        s.glow(0, -240, 96, "#7ae8ff", 0.8)
        facets = (
            (polygon((0, -304), (-22, -258), (-7, -206)), "#f0ffff"),
            (polygon((0, -304), (-7, -206), (9, -206)), "#7ae0f8"),
            (polygon((0, -304), (9, -206), (22, -258)), "#2a7ab8"),
        )
        for facet, colour in facets:
            s.draw(facet, fill(colour))
        s.draw(polygon((0, -304), (-22, -258), (-7, -206), (9, -206), (22, -258)), stroke(s.ink, 2.5))
        s.draw(path("M-7,-206 L0,-304 L9,-206"), stroke(s.ink, 1.2, 0.5))
    arm = Arm((382, 520), "#24467e", GOLD, (54, 120))
    Hand(s, skin).grip(333, 364, 6, 0.86, arm=arm)


def _tome(s: Bust, skin: str) -> None:
    """The book lies open on his forearm; its pages throw light upwards."""
    with s.moved(88, 344, -8):
        s.disc(0, -30, 110, radial(0, -30, 110, [(0, "#a8f0ff", 0.5), (1, "#5ab0ff", 0)], SCREEN))
        cover = path("M-84,-30 L0,-16 L84,-32 L86,38 L0,54 L-86,38 Z")
        s.draw(cover, linear(-84, 0, 84, 0, [(0, "#a83a62"), (0.5, "#7a2a4a"), (1, "#3a1228")]))
        s.draw(cover, stroke(s.ink, 2.6))
        for side in (-1, 1):
            for lift in (6, 0):
                page = path(
                    f"M0,{-16 + lift} C{side * 24},{-40 + lift} {side * 56},{-40 + lift} {side * 78},{-34 + lift} "
                    f"L{side * 80},{24 + lift} C{side * 56},{18 + lift} {side * 24},{20 + lift} 0,{42 + lift} Z"
                )
                near = "#fffbe8" if side < 0 else "#e2cf9c"
                stops: list[Stop] = [(0, "#fffdf0"), (0.5, near), (1, mix(near, s.ink, 0.3))]
                s.draw(page, linear(-78, 0, 78, 0, stops))
                s.draw(page, stroke(s.ink, 2))
            for row in range(4):
                y = -20 + row * 11
                line = f"M{side * 12},{y + 3} C{side * 30},{y - 7} {side * 50},{y - 8} {side * 66},{y - 5}"
                s.draw(path(line), stroke(s.ink, 1.7, 0.45))
        s.draw(star(-44, 0, 12, 8, 0.45), fill("#3a8ad8"))
        s.disc(-10, -20, 64, radial(-10, -20, 64, [(0, "#d8faff", 0.6), (1, "#a8f0ff", 0)], SCREEN))
        for x, y, r in ((-40, -64, 3), (-12, -86, 2.4), (18, -70, 3), (40, -92, 2), (-58, -96, 2)):
            s.draw(star(x, y, r * 2.4, 4, 0.3), fill("#e8ffff", 0.95))
    arm = Arm((40, 524), "#24467e", GOLD, (54, 112))
    Hand(s, skin).sheet(92, 392, -8, 0.84, True, arm)
