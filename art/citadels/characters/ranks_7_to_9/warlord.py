"""The Warlord."""

from __future__ import annotations

import skia

from art.citadels.catalogue import character
from art.citadels.parts.plate import plate
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, rect, star
from art.kit.portrait import hair
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand


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
    _wolf_skin(s)
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
    s.gilded(star(238, 404, 22, 8, 0.55), 216, 260)
    s.gem(238, 404, 8, "#c8302f")


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


def _wolf_skin(s: Bust) -> None:
    """A wolf's pelt thrown over one shoulder, held by a strap across the breast."""
    strap = path("M112,352 L138,344 C190,400 240,452 290,500 L248,500 C204,456 160,404 112,352 Z")
    s.cloth(strap, "#6a3a20", (110, 290), (0.5, 0, -0.7))
    s.draw(path("M120,350 Q190,430 264,500"), stroke("#e0b070", 1.4, 0.6))
    pelt = path(
        "M-20,378 C6,330 64,312 112,330 C142,340 160,356 152,376 C136,392 134,414 118,424 C112,446 92,452 86,474 "
        "L70,500 L-20,500 Z"
    )
    s.cloth(pelt, "#7a6450", (-20, 150), (0.45, 0, -0.75), hatched=False)
    for _ in range(420):
        x, y = s.random.uniform(-14, 150), s.random.uniform(320, 480)
        if not pelt.contains(x, y):
            continue
        lean, long = (x - 60) * 0.08, s.random.uniform(16, 28)
        tint, alpha = (s.ink, 0.55) if s.random.random() < 0.5 else ("#f0dcb8", 0.42)
        s.draw(tapered(path(f"M{x},{y} q{lean + 3},{long * 0.5} {lean},{long}"), 3.2, 0.3), fill(tint, alpha))
    s.gilded(circle(134, 362, 13), 120, 148)
    s.gem(134, 362, 6, "#c8302f")


def _axe(s: Bust) -> None:
    with s.moved(328, 404, 10):
        s.draw(rect(-7, -236, 14, 350, 3), linear(-7, 0, 7, 0, [(0, "#b87f46"), (1, "#4a2a18")]))
        s.draw(rect(-7, -236, 14, 350, 3), stroke(s.ink, 2.4))
        axe = path("M-8,-212 C-36,-204 -56,-228 -66,-242 C-78,-204 -76,-152 -60,-116 C-50,-136 -32,-148 -8,-146 Z")
        s.draw(axe, linear(-76, 0, -6, 0, [(0, "#ffffff"), (0.3, "#c3ccd8"), (1, "#596070")]))
        s.draw(axe, stroke(s.ink, 2.6))
        s.draw(path("M-60,-230 C-69,-200 -68,-160 -56,-128"), stroke("#ffffff", 3.4, 0.9))
        back = path("M8,-200 L34,-180 L8,-160 Z")
        s.draw(back, fill("#7a8090"))
        s.draw(back, stroke(s.ink, 2.4))
        s.gilded(rect(-10, -212, 20, 64, 3), -10, 10)
    arm = Arm((392, 520), "#6f7686", GOLD, (64, 124), 2)
    Hand(s, "#aeb6c6", 1.15, gloved=True).grip(336, 350, 10, 1.06, arm=arm)
