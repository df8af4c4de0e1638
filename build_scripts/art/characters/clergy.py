"""Characters of rank 5: Bishop, Abbot, Cardinal."""

from __future__ import annotations

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.hands import Arm, Hand
from art.head import Head
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import circle, oval, path, polygon
from art.things import book


@character(5, seed=7)
def bishop(s: Bust) -> None:
    """A white-bearded old man in mitre and cope, blessing, with the crosier."""
    s.back(152, 196)
    with s.tilted(200, 310, -4):
        for side in (-1, 1):  # the two bands that hang from a mitre
            x = 200 + side * 54
            band = path(f"M{x - 11},184 L{x + 11},184 L{x + side * 18 + 14},336 L{x + side * 18 - 14},336 Z")
            s.cloth(band, "#f6efe0", (x - 20, x + 30), (0.5, 0.1, -0.6))
            s.gilded(path(f"M{x + side * 16 - 13},306 l28,0 l1,12 l-30,0 Z"), x - 10, x + 34)
    s.neck(200, 276, 56, 80, "#dca680")
    s.shoulders("#2f5fae", 348, 70, (28, 416), (380, 416), ("M80,490 Q96,430 124,384", "M330,490 Q312,430 280,384"))
    look = Look(
        skin="#e2b08c", brow="#f0ece4", eye="#5a86b0", lips="#a8625a", anger=-0.45, lids=0.2, age=1, mouth=0.8,
        nose=1.15, long=3, bushy=1.8,
        gaze=-2, blush=0.4, jaw=0.98,
    )  # fmt: skip
    with s.tilted(200, 310, -4):
        head = s.head(look, 200, 216, 1.08, -12, -3)
        hair.beard(s, head, "#f1ece2", 40, 1.02, 0.3)
        hair.moustache(s, head, "#fffdf6", 26, 8, 12)
        for side in (True, False):
            hair.on_head(
                s,
                head,
                "M48,-34 C60,-34 64,0 56,24 C50,14 48,-6 46,-24 Z"
                if not side
                else "M-48,-34 C-60,-34 -64,0 -56,24 C-50,14 -48,-6 -46,-24 Z",
                "#f1ece2",
                (),
                5,
            )
        _mitre(s)
    _cope(s)
    _crosier(s)
    alb = Arm((44, 520), "#f6efe0", GOLD, (56, 112), 6)
    Hand(s, "#e2b08c", 0.95, "#9457c4").raised(80, 344, -8, 0.98, True, alb)
    s.finish(0.5)


def _mitre(s: Bust) -> None:
    mitre = path("M136,178 C122,132 138,72 188,12 C248,60 274,126 264,176 Q200,196 136,178 Z")
    s.cloth(mitre, "#f6efe0", (130, 266), (0.6, 0.15, -0.6), ("M226,60 Q252,110 254,160",))
    with s.clipped(mitre):
        s.gilded(path("M176,8 L202,8 L206,190 L178,190 Z"), 150, 250)
    band = path("M136,178 C132,166 131,158 131,150 Q198,170 265,148 C266,158 266,166 264,176 Q200,196 136,178 Z")
    s.gilded(band, 131, 265)
    for x, y, q, tint in (
        (150, 168, 5, "#2f6fc0"),
        (170, 172, 5, "#c8302f"),
        (222, 172, 5, "#c8302f"),
        (246, 166, 5, "#2f6fc0"),
        (194, 175, 7.5, "#3e9b5b"),
        (192, 122, 8, "#2f6fc0"),
        (190, 70, 6, "#c8302f"),
    ):
        s.gem(x, y, q, tint)
    for x in (156, 232):
        s.pipe(path(f"M{x},106 L{x},140 M{x - 10},118 L{x + 10},118"), "#e6b24a", 4.6, 8)
    s.draw(mitre, stroke(s.ink, 2.6))


def _cope(s: Bust) -> None:
    for side in (-1, 1):
        border = [(200 + side * x, y) for x, y in ((66, 344), (34, 366), (46, 500), (96, 500))]
        s.gilded(polygon(*border), 110, 290)
        for i in range(3):
            s.gem(200 + side * (54 + i * 8), 390 + i * 34, 6, ["#c8302f", "#2f6fc0"][i % 2])
    cross = path(
        "M193,412 L207,412 L207,424 L220,424 L220,437 L207,437 L207,466 L193,466 L193,437 L180,437 L180,424 L193,424 Z"
    )
    s.gilded(cross, 180, 220)
    s.gem(200, 430, 6, "#c8302f")


def _crosier(s: Bust) -> None:
    with s.moved(0, 0):
        shaft = path("M330,490 L326,158")
        s.draw(shaft, stroke(s.ink, 14, cap=False))
        s.draw(shaft, stroke("#a86f2a", 9.5, cap=False))
        s.draw(path("M327.5,490 L323.5,158"), stroke("#f6d88a", 2.6, cap=False))
        crook = path(
            "M326,160 C324,112 316,94 338,82 C362,70 380,90 372,110 C366,126 346,126 344,112 C343,104 350,100 356,104"
        )
        s.pipe(crook, "#d9a441", 10, 15)
        s.draw(path("M323,156 C321,118 314,96 336,84"), stroke("#fff0b8", 2.6))
        s.gilded(oval(312, 150, 28, 20), 312, 340)
        s.gem(326, 160, 6, "#2f6fc0")
    sleeve = Arm((384, 510), "#2f5fae", GOLD, (54, 116), 4)
    Hand(s, "#efe9de", gloved=True).grip(328, 342, 0, 0.98, arm=sleeve)
    s.gem(350, 346, 6, "#c8302f")


@character(5, seed=71)
def abbot(s: Bust) -> None:
    """A round, rosy monk with tonsure and brown habit, a loaf of bread under his arm, keys in his hand."""
    s.back(152, 192)
    hood = path(
        "M96,372 C84,300 108,262 146,254 L262,254 C304,262 324,306 312,372 C280,330 240,318 204,318 "
        "C166,318 126,332 96,372 Z"
    )
    s.cloth(hood, "#6e4626", (90, 318), (0.3, -0.2, -0.9), ("M112,340 Q116,290 148,268", "M296,340 Q294,290 262,268"))
    s.neck(206, 270, 78, 56, "#dc9c78")
    s.shoulders("#96622f", 352, 84, (-2, 400), (402, 400))
    scapular = path("M146,360 Q204,420 262,360 L276,500 L132,500 Z")
    s.cloth(scapular, "#40281a", (132, 276), (0.35, 0, -0.7), ("M172,400 L166,500", "M238,400 L246,500"))
    look = Look(
        skin="#f0b692", brow="#5e3a20", eye="#4a6a3a", lips="#b8564a", anger=-0.4, lids=0.34, mouth=1.2, age=0.25,
        jaw=1.2, cheek=1.18, chin=1.15, nose=1.45, size=0.92, gaze=-3, glance=1, blush=0.42, length=0.92, wide=1.1,
    )  # fmt: skip
    with s.tilted(204, 300, -7):
        head = s.head(look, 204, 212, 1.1, -14, 5)
        s.draw(head.on("M-30,76 Q0,92 30,76", 2), stroke(s.ink, 1.8, 0.4))
        _tonsure(s, head)
    _cowl(s)
    _loaf(s)
    _keys(s)
    s.finish(0.5)


def _tonsure(s: Bust, head: Head) -> None:
    """A wreath of hair round the shaved crown, which shows because he bows his head."""
    wreath = (
        "M-56,-4 C-72,-16 -72,-50 -60,-62 C-48,-80 48,-80 60,-62 C72,-48 72,-14 60,26 C56,12 56,-6 50,-20 "
        "C44,-36 20,-46 0,-46 C-24,-46 -46,-36 -52,-18 C-54,-8 -54,-8 -56,-4 Z"
    )
    s.draw(head.on("M-34,-82 C-22,-94 0,-95 10,-88 C2,-80 -22,-76 -34,-82 Z", 1), fill("#fff4e4", 0.8, 3))
    hair.on_head(s, head, wreath, "#7a4e28", ("M-58,4 Q-66,-40 -50,-74", "M0,-48 L0,-80", "M58,20 Q66,-40 50,-74"), 7)
    for index in range(19):
        x0 = -58 + 6.4 * index
        x1, y1 = x0 * 1.08 + s.random.uniform(-6, 6), -38 + abs(x0) ** 1.8 * 0.018 + s.random.uniform(-8, 4)
        (ax, ay), (bx, by) = head.at(x0 * 0.86, -74 + abs(x0) * 0.24, 10), head.at(x1, y1, 9)
        swing = s.random.uniform(3, 8) * (1 if index % 3 else -1)
        text = f"M{ax},{ay} Q{(ax + bx) / 2 + swing},{(ay + by) / 2 - 4} {bx},{by}"
        hair.lock(s, text, ("#8e5e32", "#7a4e28", "#9a6a3c")[index % 3], 14, tail=0.3, outline=1.5)


def _cowl(s: Bust) -> None:
    """The hood laid back: a thick roll of cloth round the neck, and the small wooden cross on its cord."""
    roll = path(
        "M104,372 C92,330 122,306 152,312 Q204,352 258,310 C290,304 320,332 306,372 C290,404 246,424 206,424 "
        "C164,424 120,404 104,372 Z"
    )
    folds = (
        "M120,346 Q204,404 292,344",
        "M112,366 Q204,432 300,364",
        "M146,322 Q204,372 262,320",
        "M160,388 Q204,412 250,386",
    )
    s.cloth(roll, "#a87038", (100, 312), (0.5, 0.05, -0.8), folds)


def _loaf(s: Bust) -> None:
    with s.moved(88, 330, -24):
        loaf = path("M-84,16 C-92,-26 -46,-48 4,-48 C54,-48 94,-26 88,14 C84,42 -80,46 -84,16 Z")
        s.draw(loaf, linear(0, -48, 0, 40, [(0, "#ffdf9c"), (0.35, "#e09a4c"), (1, "#7a3e16")]))
        with s.clipped(loaf):
            s.draw(path("M-70,-16 C-30,-44 30,-44 66,-20", 0, -2), stroke("#fff0c4", 9, 0.5, blur=4))
            for _ in range(70):
                x, y = s.random.uniform(-84, 84), s.random.uniform(-46, 40)
                s.disc(x, y, s.random.uniform(0.8, 2), fill("#fff6dc" if s.random.random() < 0.6 else "#6a3414", 0.6))
        for x in (-52, -20, 14, 48):
            cut = path(f"M{x - 12},12 C{x - 14},-14 {x + 2},-32 {x + 16},-36 C{x + 14},-18 {x + 6},2 {x - 12},12 Z")
            s.draw(cut, linear(x - 12, 0, x + 16, 0, [(0, "#fff2cc"), (1, "#e0b070")]))
            s.draw(cut, stroke("#7a3e16", 2, 0.8))
        s.draw(loaf, stroke(s.ink, 2.6))
    Hand(s, "#eeb592", 1.12).over(112, 342, -16, 1.0, arm=Arm((44, 520), "#96622f", "#b8803e", (72, 150), 4))


def _keys(s: Bust) -> None:
    """Three great keys on a ring that hangs over his fist."""
    for turn, colour in ((-24, "#e6b24a"), (26, "#cfd3de"), (2, "#f3cc66")):
        with s.moved(308, 336, turn):
            key = path("M0,10 L0,84 M0,58 L17,58 L17,66 M0,76 L20,76 L20,84")
            s.pipe(key, colour, 8, 13)
            s.draw(path("M-1.6,12 L-1.6,82"), stroke("#ffffff", 1.8, 0.55))
            s.disc(0, 0, 13, stroke(s.ink, 11))
            s.disc(0, 0, 13, stroke(colour, 6.4))
    s.disc(310, 316, 24, stroke(s.ink, 9.4))
    s.disc(310, 316, 24, stroke("#d9dce6", 5.2))
    s.draw(path("M290,326 Q286,306 302,295"), stroke("#ffffff", 2, 0.8))
    Hand(s, "#e6a884", 1.12).grip(322, 276, -10, 0.98, arm=Arm((430, 540), "#96622f", "#b8803e", (66, 140), 4))


@character(5, seed=72)
def cardinal(s: Bust) -> None:
    """A gaunt man with aquiline nose under the wide red hat, a closed book; his ringed hand lies on his breast."""
    s.back(152, 200)
    brim = oval(52, 116, 300, 60)
    s.draw(brim, linear(0, 116, 0, 176, [(0, "#7a1220"), (1, "#4a0a16")]))
    s.draw(brim, stroke(s.ink, 2.6))
    s.neck(200, 276, 56, 70, "#d6a882", -4)
    s.shoulders("#b81c2c", 356, 62, (40, 418), (366, 418))
    _mozzetta(s)
    look = Look(
        skin="#f3c8a0", brow="#4a4244", eye="#5a4a34", lips="#94564c", anger=0.5, lids=0.4, mouth=-0.2, smirk=0.4,
        age=0.6, jaw=0.88, chin=0.92, cheek=0.98, length=1.08,
        nose=1, hook=8, long=4, hollow=0.5, gaze=-4, glance=1, blush=0.4, shade=0.3, bushy=1.1,
    )  # fmt: skip
    with s.tilted(200, 300, 5):
        head = s.head(look, 202, 216, 1.06, -24, 2)
        hair.goatee(s, head, "#5a5054", 14, 13)
        hair.moustache(s, head, "#5a5054", 20, 5, 6)
        sides = "M44,-44 C62,-44 64,-8 57,22 C50,10 46,-16 42,-32 Z"
        hair.on_head(s, head, sides, "#7a7076", ("M46,-36 Q54,-8 54,14", "M52,-38 Q60,-10 57,16"), 4)
        _galero(s)
    with s.moved(96, 322, -12):
        book(s, 96, 124, "#2c2450", 20)
        cross = path("M-7,-38 L7,-38 L7,-17 L25,-17 L25,-4 L7,-4 L7,38 L-7,38 L-7,-4 L-25,-4 L-25,-17 L-7,-17 Z")
        s.gilded(cross, -25, 25)
        s.gem(0, -10, 6, "#c8302f")
    Hand(s, "#ecc09c", 0.78).over(98, 348, -14, 0.98, arm=Arm((46, 520), "#b81c2c", "#f6efe6", (54, 116), 4))
    Hand(s, "#f0c4a0", 0.74, "#2f6fc0").rest(
        276, 378, 10, 0.92, arm=Arm((424, 474), "#b81c2c", "#f6efe6", (54, 120), 4)
    )
    s.finish(0.5)


def _mozzetta(s: Bust) -> None:
    """The short cape with its row of buttons, and the white collar."""
    cape = path("M142,346 Q198,384 254,346 C306,366 338,402 346,470 Q200,500 56,470 C66,402 96,366 142,346 Z")
    folds = (
        "M116,380 Q96,420 92,476", "M146,372 Q132,420 130,480",
        "M282,380 Q306,420 310,476", "M252,372 Q266,420 270,480",
    )  # fmt: skip
    s.cloth(cape, "#cf2838", (56, 346), (0.5, 0, -0.8), folds)
    collar = path("M152,336 Q198,370 244,336 L252,360 Q200,396 144,360 Z")
    s.cloth(collar, "#f6efe6", (144, 252), (0.4, 0.1, -0.5), hatched=False)
    for i in range(5):
        s.gem(200, 394 + i * 19, 4.4, "#e6b24a")


def _tassels(s: Bust, side: int, x: float, hang: float) -> None:
    s.pipe(path(f"M{x},150 C{x + side * 12},{hang - 52} {x - side * 6},{hang - 28} {x},{hang}"), "#c2202f", 4.6, 8)
    for row, count in enumerate((1, 2)):
        for column in range(count):
            tx, ty = x + (column - (count - 1) / 2) * 26, hang + row * 32
            if row:
                s.rod((x, hang + 4), (tx, ty), "#c2202f", 2.8, 5.6)
            tuft = path(
                f"M{tx - 5},{ty} C{tx - 9},{ty + 8} {tx - 11},{ty + 18} {tx - 10},{ty + 26} "
                f"Q{tx},{ty + 31} {tx + 10},{ty + 26} "
                f"C{tx + 11},{ty + 18} {tx + 9},{ty + 8} {tx + 5},{ty} Z"
            )
            s.draw(tuft, linear(tx - 10, 0, tx + 10, 0, [(0, "#ff6a70"), (0.5, "#c2202f"), (1, "#6a0c1a")]))
            for dx in (-4, 0, 4):
                s.line(tx + dx * 0.6, ty + 8, tx + dx, ty + 27, stroke(s.ink, 1.2, 0.45))
            s.draw(tuft, stroke(s.ink, 1.9))
            s.draw(circle(tx, ty, 5.6), fill(GOLD))
            s.draw(circle(tx, ty, 5.6), stroke(s.ink, 1.7))


def _galero(s: Bust) -> None:
    for side, x, hang in ((-1, 72, 186), (1, 334, 236)):
        _tassels(s, side, x, hang)
    dome = path("M132,142 C128,92 156,66 204,66 C252,66 276,94 272,142 Z")
    s.cloth(dome, "#cf2838", (132, 272), (0.55, 0, -0.8), ("M160,130 Q164,96 196,78", "M240,132 Q244,104 232,86"))
    brim = path(
        "M44,152 C42,130 122,136 202,134 C282,136 362,130 360,152 C356,172 280,182 202,182 C124,182 48,172 44,152 Z"
    )
    s.cloth(brim, "#d8303e", (44, 360), (0.6, 0.05, -0.85), ("M70,154 Q200,174 336,152",))
    s.draw(path("M48,158 C76,174 140,179 202,179 C266,179 326,174 356,158"), stroke("#ff9a94", 2.2, 0.55))
    s.pipe(path("M131,136 Q202,156 273,136"), "#8a1222", 8, 12)
    s.gem(202, 147, 6.5, "#e6b24a")
