"""Characters of rank 8: Warlord, Diplomat, Marshal."""

from __future__ import annotations

import skia

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.hands import Hand
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import circle, intersection, path, rect, star
from art.things import paper, scroll, wax

STEEL = [(0, "#b9c0cc"), (0.2, "#f6f9ff"), (0.42, "#a9b2c2"), (0.7, "#5b6272"), (1, "#2b2c3a")]


def plate(s: Bust, shape: skia.Path, x0: float, x1: float, hatched: bool = True) -> None:
    """A piece of polished steel, shaded from x0 to x1."""
    s.draw(shape, linear(x0, 0, x1, 0, STEEL))
    if hatched:
        box = shape.getBounds()
        right = rect((x0 + x1) / 2 + (x1 - x0) * 0.18, box.top(), x1 - x0, box.height())
        s.hatch(intersection(shape, right), box.left(), box.top(), box.width(), box.height(), 0.2, 5)
    s.draw(shape, stroke(s.ink, 2.6))


@character(8, seed=9)
def warlord(s: Bust) -> None:
    """A scarred giant in nasal helm and mail, shoulders of plate, an axe."""
    s.back(152, 196)
    s.closer(1.06, 200, 440)
    for x, a in ((40, -8), (84, -3)):
        with s.moved(x, 480, a):
            s.rod((0, 0), (0, -400), "#7d4f2c", 4.6, 8)
            s.draw(
                path("M0,-450 L10,-404 L0,-392 L-10,-404 Z"), linear(-10, 0, 10, 0, [(0, "#ffffff"), (1, "#6f7480")])
            )
            s.draw(path("M0,-450 L10,-404 L0,-392 L-10,-404 Z"), stroke(s.ink, 2))
    s.shoulders("#a3242a", 338, 80, (-14, 396), (414, 396))
    _mail(s)
    look = Look(
        skin="#c98a64", brow="#2e1a12", eye="#6a7a86", lips="#8a4a40", anger=1.0, lids=0.4, age=0.5, mouth=-0.7,
        ears=False, jaw=1.1, cheek=1.04,
        nose=1.3, hook=2, bushy=1.4, gaze=-2, hollow=0.3,
    )  # fmt: skip
    opening = path("M132,150 C122,210 126,270 150,306 C176,326 216,320 236,296 C254,262 256,206 250,150 Z")
    s.draw(
        path("M127,148 C116,212 120,276 146,313 C174,334 220,328 242,301 C262,264 262,204 256,148 Z"), fill(s.ink, 0.75)
    )
    with s.clipped(opening):
        head = s.head(look, 204, 214, 1.14, -18, 4)
        hair.beard(s, head, "#3a2216", 26, 1.1, 0.4)
        s.draw(head.on("M14,-40 L22,-8 L14,30"), stroke("#f0c0a0", 4, 0.9))
        s.draw(head.on("M15,-40 L23,-8 L15,30"), stroke("#8a2a20", 1.6, 0.8))
        s.area(110, 140, 280, 340, linear(0, 156, 0, 200, [(0, s.ink, 0.85), (1, s.ink, 0)]))
        s.area(110, 140, 280, 340, linear(214, 0, 254, 0, [(0, s.ink, 0), (1, s.ink, 0.5)]))
    s.draw(opening, stroke(s.ink, 2.4))
    _helm(s)
    _plume(s)
    _armour(s)
    _axe(s)
    s.finish(0.5)


def _mail(s: Bust) -> None:
    coif = path("M124,150 C106,226 112,290 88,366 L306,366 C282,290 290,226 272,150 Z")
    s.cloth(coif, "#8d8f9c", (92, 304), (0.3, -0.25, -0.9), hatched=False)
    with s.clipped(coif):
        for j in range(34):
            for i in range(32):
                x, y = 84 + i * 7.6 + (3.8 if j % 2 else 0), 150 + j * 6.8
                s.canvas.drawArc(skia.Rect.MakeXYWH(x - 3.6, y - 3, 7.2, 7), 20, 140, False, stroke(s.ink, 1.5, 0.55))
                s.canvas.drawArc(skia.Rect.MakeXYWH(x - 3.6, y - 4, 7.2, 7), 200, 80, False, stroke("#ffffff", 1, 0.28))
        s.area(80, 140, 320, 400, linear(96, 0, 300, 0, [(0, s.ink, 0), (0.45, s.ink, 0.2), (1, s.ink, 0.75)]))
    s.draw(coif, stroke(s.ink, 2.6))


def _helm(s: Bust) -> None:
    helm = path(
        "M120,182 C112,112 138,54 196,46 C256,50 284,112 276,184 Q236,168 194,170 L186,232 Q174,242 166,228 "
        "L168,170 Q144,170 120,182 Z"
    )
    plate(s, helm, 114, 282)
    s.gilded(
        path("M190,46 L204,47 C196,90 192,130 190,168 L186,232 Q174,242 166,228 L170,166 C174,120 180,80 190,46 Z"),
        160,
        206,
    )
    band = path(
        "M119,180 C118,170 118,164 119,156 Q150,144 182,146 Q236,144 277,158 C278,166 278,174 276,184 "
        "Q236,164 186,166 Q146,166 119,180 Z"
    )
    s.gilded(band, 119, 277)
    for x, y in ((132, 165), (150, 159), (206, 156), (228, 158), (250, 163), (266, 169)):
        s.disc(x, y, 3.2, fill("#5f330c"))
        s.disc(x - 0.8, y - 0.8, 1.6, fill("#fff4c8"))
    s.gem(180, 157, 8, "#c8302f")
    s.draw(path("M138,140 C138,104 152,74 178,62"), stroke("#ffffff", 3.4, 0.7))


def _plume(s: Bust) -> None:
    plume = path(
        "M196,52 C176,30 190,4 226,4 C280,2 330,36 338,104 C340,134 334,156 322,176 C322,146 312,116 294,96 "
        "C272,74 240,68 210,64 Z"
    )
    s.cloth(plume, "#c8302f", (190, 338), (0.5, 0.1, -0.75))
    s.strands(
        plume,
        ("M202,50 Q252,16 304,64", "M204,54 Q264,36 318,106", "M208,58 Q270,56 324,156", "M200,42 Q230,8 284,32"),
        "#ffb08a",
        2.4,
    )
    s.gilded(path("M186,56 L190,38 L206,38 L210,56 Z"), 186, 210)


def _armour(s: Bust) -> None:
    plate(s, path("M104,350 Q200,392 296,350 L314,500 L86,500 Z"), 90, 310, hatched=False)
    s.draw(path("M190,376 L186,500"), stroke(s.ink, 2, 0.7))
    for side in (-1, 1):
        for y, spread in ((430, 0), (392, 4), (352, 8)):
            _pauldron(s, side, y, spread)
    s.gilded(star(188, 436, 24, 8, 0.55), 164, 212)
    s.gem(188, 436, 8, "#c8302f")


def _pauldron(s: Bust, side: int, y: float, spread: float) -> None:
    """One plate of a shoulder, lit on the left side of the body."""

    def across(x: float) -> float:
        return 200 + side * (x + 8)

    shape = path(
        f"M{across(82)},{y - 14} C{across(112)},{y - 46} {across(172 + spread)},{y - 30} "
        f"{across(190 + spread * 0.6)},{y + 40} C{across(150)},{y + 20} {across(110)},{y + 22} {across(76)},{y + 38} Z"
    )
    tints = ("#8e95a4", "#f3f7fd", "#4b5060") if side < 0 else ("#6f7686", "#a9b2c2", "#24242f")
    near, far = sorted((across(76), across(190)))
    s.draw(shape, linear(near, 0, far, 0, list(zip((0, 0.35, 1), tints, strict=True))))
    s.draw(shape, stroke(s.ink, 2.6))
    rim = f"M{across(84)},{y + 26} C{across(112)},{y + 12} {across(148)},{y + 11} {across(180 + spread * 0.6)},{y + 30}"
    s.draw(path(rim), stroke(GOLD, 4))
    s.disc(across(96), y + 2, 3.4, fill(GOLD))
    s.disc(across(96), y + 2, 3.4, stroke(s.ink, 1.4))


def _axe(s: Bust) -> None:
    with s.moved(334, 410, 10):
        s.draw(rect(-6, -220, 12, 330, 3), linear(-6, 0, 6, 0, [(0, "#a86f3a"), (1, "#4a2a18")]))
        s.draw(rect(-6, -220, 12, 330, 3), stroke(s.ink, 2.4))
        axe = path("M-8,-206 C-36,-200 -52,-222 -60,-232 C-68,-200 -66,-160 -54,-130 C-46,-146 -30,-154 -8,-152 Z")
        s.draw(axe, linear(-70, 0, -6, 0, [(0, "#ffffff"), (0.3, "#c3ccd8"), (1, "#596070")]))
        s.draw(axe, stroke(s.ink, 2.6))
        s.draw(path("M-54,-222 C-60,-194 -58,-166 -50,-142"), stroke("#ffffff", 3, 0.9))
        back = path("M8,-200 L34,-180 L8,-160 Z")
        s.draw(back, fill("#7a8090"))
        s.draw(back, stroke(s.ink, 2.4))
        s.gilded(rect(-10, -212, 20, 64, 3), -10, 10)
    s.sleeve((340, 396), (380, 510), "#5a3a28", GOLD, (52, 110))
    Hand(s, "#6a4632", 1.1).grip(338, 368, 8, 1.12)


@character(8, seed=111)
def diplomat(s: Bust) -> None:
    """A calm woman with braided crown of black hair, half-armour under a white sash, two sealed treaties."""
    s.back(150, 196)
    skin = "#b07848"
    knot = path(
        "M140,150 C118,180 118,226 142,262 C146,300 176,312 196,300 L214,296 C250,300 262,282 262,258 "
        "C280,226 284,182 262,150 Z"
    )
    hair.mass(s, knot, "#1c1420", [path("M140,200 Q138,260 166,296"), path("M262,200 Q262,250 240,290")])
    s.neck(200, 274, 47, 80, "#a56e42", 2)
    s.shoulders("#8a1f2e", 352, 54, (56, 420), (356, 420), ("M104,490 Q122,440 148,392", "M304,490 Q290,440 256,392"))
    look = Look(
        skin=skin, brow="#160e12", eye="#5a3a1c", lips="#96343c", anger=-0.1, lids=0.3, mouth=0.35, jaw=0.93,
        chin=0.95, nose=1.0, hook=2, full=1.2,
        feminine=True, ears=False, shade=0.4, gaze=2, blush=0.2, slant=1, age=0.12,
    )  # fmt: skip
    head = s.head(look, 200, 208, 1.1, 21, -2)
    parted = "M-58,10 C-66,-44 -48,-92 2,-94 C50,-92 66,-44 58,10 C54,-20 40,-44 2,-66 C-38,-46 -52,-20 -58,10 Z"
    hair.on_head(
        s, head, parted, "#221822", ("M-54,-12 Q-44,-50 0,-80", "M54,-12 Q44,-50 6,-80", "M-40,-44 Q-26,-66 0,-88"), 5
    )
    _braided_crown(s)
    s.disc(*head.at(0, -40, 1), 4, fill("#c8302f"))
    for dy, colour in ((24, "#f0c85a"), (36, "#3e9b5b")):
        x, y = head.at(-55, 8 + dy * 0.6)
        s.gem(x, y + 4, 4.6, colour)
    _half_armour(s)
    _treaties(s, skin)
    s.finish(0.5)


def _braided_crown(s: Bust) -> None:
    for index in range(11):
        share = index / 10
        x, y = 128 + 146 * share, 152 - 4 * 66 * share * (1 - share)
        with s.moved(x, y, -58 + 116 * share):
            knot = path("M-13,0 C-13,-13 13,-13 13,0 C13,13 -13,13 -13,0 Z")
            hair.mass(s, knot, "#2e2230", [path("M-9,5 Q0,-8 10,-3"), path("M-5,9 Q4,-1 11,4")], 1.6, 2.2)
            if index % 2:
                s.disc(0, -1, 3, fill("#f6e6b0"))


def _half_armour(s: Bust) -> None:
    plate(
        s,
        path("M128,372 C150,352 164,346 176,350 Q200,376 226,350 C240,346 256,354 274,374 L262,500 L138,500 Z"),
        120,
        280,
    )
    s.draw(path("M200,372 L200,500"), stroke(s.ink, 1.8, 0.5))
    gorget = path("M166,336 Q200,356 236,336 L246,356 Q200,384 156,356 Z")
    plate(s, gorget, 154, 250, hatched=False)
    s.draw(path("M157,354 Q200,380 245,354"), stroke(GOLD, 3.4))
    shoulder = path("M84,416 C84,378 110,356 146,358 C152,382 140,412 124,428 Q104,426 84,416 Z")
    plate(s, shoulder, 80, 156)
    s.draw(path("M90,414 Q108,420 124,422"), stroke(GOLD, 3.4))
    sash = path("M252,352 L296,376 C260,420 210,466 150,500 L96,500 C170,460 226,404 252,352 Z")
    s.cloth(sash, "#f3ead8", (96, 296), (0.4, 0.05, -0.6), ("M262,358 Q220,420 120,496", "M280,368 Q234,430 140,498"))
    s.gilded(star(248, 398, 15, 8, 0.5), 232, 264)
    s.gem(248, 398, 5, "#2f6fc0")


def _treaties(s: Bust, skin: str) -> None:
    for x, y, turn, colour in ((60, 314, -20, "#2f5fae"), (100, 306, 6, "#b8262c")):
        with s.moved(x, y, turn):
            scroll(s, 128, 18, colour)
            wax(s, 0, 0, 13, colour)
    s.sleeve((90, 394), (56, 520), "#8a1f2e", GOLD, (40, 104))
    Hand(s, skin, 0.72).grip(82, 366, -8, 0.96, mirrored=True)
    s.sleeve((332, 396), (356, 520), "#8a1f2e", GOLD, (40, 104))
    with s.moved(318, 388, 12):
        s.pipe(path("M0,20 Q-8,-50 6,-128"), "#6a5a2c", 4, 7.5)
        for index in range(6):
            for side in (-1, 1):
                with s.moved(side * 2 - 4, -18 - index * 20, side * (62 - index * 5)):
                    leaf = path("M0,0 C-9,-10 -8,-26 0,-34 C8,-26 9,-10 0,0 Z")
                    s.cloth(leaf, "#7fae5a" if side < 0 else "#4f8a48", (-9, 9), hatched=False, outline=2)
        for y in (-40, -84):
            s.disc(9, y, 5.4, fill(s.ink))
            s.disc(8.4, y - 0.6, 4, fill("#3a4a2a"))
    Hand(s, skin, 0.72, "#3e9b5b").pinch(318, 338, 4, 0.92)


@character(8, seed=112)
def marshal(s: Bust) -> None:
    """A ruddy old soldier with a walrus moustache, visor of his sallet raised; baton and requisition list."""
    s.back(152, 200)
    s.closer(1.06, 200, 90)
    s.neck(202, 278, 70, 70, "#d08a68", 2)
    s.shoulders("#31405e", 344, 80, (14, 400), (402, 404), ("M70,490 Q90,430 116,384", "M340,490 Q322,430 290,384"))
    look = Look(
        skin="#e4a07c", brow="#b8a890", eye="#4a7a9a", lips="#9a4a40", anger=0.6, lids=0.36, mouth=-0.5, age=0.8,
        jaw=1.14, cheek=1.08, chin=1.1, nose=1.45,
        bushy=1.9, blush=0.6, gaze=3, ears=False, size=0.92,
    )  # fmt: skip
    head = s.head(look, 200, 214, 1.1, 24, 2)
    hair.on_head(
        s,
        head,
        "M-58,20 C-64,0 -62,-40 -54,-54 L-40,-54 C-44,-30 -46,0 -44,22 C-48,30 -54,30 -58,20 Z",
        "#d8ccb8",
        ("M-54,-40 L-52,20", "M-48,-40 L-47,18"),
        4,
    )
    hair.moustache(s, head, "#d8c8ac", 38, 14, 17)
    _sallet(s)
    gorget = path("M142,340 Q202,372 264,338 L284,376 Q204,420 122,378 Z")
    plate(s, gorget, 120, 286)
    s.draw(path("M126,374 Q204,412 280,372"), stroke(GOLD, 4))
    s.pipe(path("M96,384 Q200,500 310,384"), "#e6b24a", 6, 10)
    s.gilded(star(204, 446, 22, 6, 0.5), 182, 226)
    s.gem(204, 446, 8, "#c8302f")
    for side, x in ((-1, 62), (1, 346)):
        s.gilded(path(f"M{x - 34},392 Q{x},358 {x + 34},388 L{x + 30},402 Q{x},380 {x - 34},406 Z"), x - 34, x + 34)
        for index in range(7):
            fx = x - 28 + index * 9.4
            s.rod((fx, 398 - 6 * (1 - abs(index - 3) / 3)), (fx + side * 2, 426), GOLD, 4, 7)
    _baton(s)
    _requisition(s)
    s.finish(0.5)


def _sallet(s: Bust) -> None:
    bowl = path(
        "M120,180 C112,96 156,56 208,56 C268,58 296,104 286,176 L296,190 Q204,140 118,190 L84,232 C80,220 "
        "92,200 120,180 Z"
    )
    plate(s, bowl, 104, 294)
    visor = path("M112,150 C108,110 122,92 140,84 Q206,108 282,82 C300,94 304,120 298,156 Q204,112 112,150 Z")
    plate(s, visor, 108, 302)
    slit = path("M134,118 Q206,136 280,114 L281,120 Q206,143 134,125 Z")
    s.draw(slit, fill("#10131c"))
    s.draw(slit, stroke(s.ink, 1.6))
    for index in range(6):
        s.disc(150 + index * 22, 104 + 8 * (1 - abs(index - 2.5) / 2.5), 2.6, fill("#20242e"))
    s.draw(path("M113,148 Q204,110 297,154"), stroke(GOLD, 4))
    s.draw(path("M119,188 Q204,138 294,188"), stroke(GOLD, 4.6))
    for x in (122, 288):
        s.gilded(circle(x, 142, 9), x - 9, x + 9)
    s.draw(path("M150,80 Q176,62 204,62"), stroke("#ffffff", 3.4, 0.7))
    for dx, colour in ((0, "#2f5fae"), (12, "#f6efe0")):
        plume = path(
            f"M{206 + dx},58 C{190 + dx},40 {200 + dx},18 {222 + dx},10 C{236 + dx},24 {232 + dx},46 {214 + dx},60 Z"
        )
        s.cloth(plume, colour, (190 + dx, 240 + dx), hatched=False, outline=2.2)


def _baton(s: Bust) -> None:
    with s.moved(330, 322, 24):
        stick = rect(-12, -92, 24, 176, 5)
        s.draw(stick, linear(-12, 0, 12, 0, [(0, "#e0546a"), (0.4, "#a81f3a"), (1, "#4a0c1a")]))
        for y in range(-68, 60, 22):
            s.draw(star(0, y, 6, 5), fill("#ffdf8a"))
        s.draw(stick, stroke(s.ink, 2.5))
        for y in (-100, 76):
            s.gilded(rect(-15, y, 30, 18, 4), -15, 15)
    s.sleeve((336, 376), (374, 510), "#31405e", GOLD, (52, 116))
    Hand(s, "#f0e6d4", 1.05).grip(326, 344, 20, 1.06)


def _requisition(s: Bust) -> None:
    with s.moved(84, 322, -10):
        paper(s, 92, 128, 6)
        for index in range(3):
            y = -38 + index * 24
            s.draw(path(f"M-36,{y} l5,6 l9,-12"), stroke("#a8242a", 3))
        wax(s, 22, 40, 12)
    s.sleeve((88, 412), (56, 520), "#31405e", GOLD, (50, 114))
    Hand(s, "#f0e6d4", 1.05).over(84, 392, -8, 0.98)
