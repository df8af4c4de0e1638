"""Characters of rank 6: Merchant, Alchemist, Trader."""

from __future__ import annotations

import math

from art import hair
from art.body import tapered
from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.hands import Arm, Hand
from art.head import Head
from art.paint import fill, gold_leaf, linear, stroke
from art.palette import GOLD
from art.shapes import circle, oval, path, rect, star
from art.things import coin, flask


@character(6, seed=13)
def merchant(s: Bust) -> None:
    """A stout lady of middle age in a feathered turban and fur, gold rings in her ears, scales in her hand."""
    s.back(152, 196)
    skin = "#dfa272"
    fall = path("M140,160 C112,210 120,280 104,346 Q204,400 308,346 C292,290 296,210 268,160 Z")
    flow = (
        "M136,190 Q124,270 118,350",
        "M150,220 Q142,300 140,360",
        "M270,190 Q286,270 296,340",
        "M260,230 Q266,300 278,350",
    )
    hair.mass(s, fall, "#38201a", [path(line) for line in flow], 2.4)
    s.neck(204, 280, 54, 66, skin, 2)
    s.shoulders("#7a2450", 344, 70, (20, 408), (388, 408), ("M70,490 Q90,430 120,392", "M330,490 Q310,430 284,392"))
    look = Look(
        skin=skin, brow="#2a1812", eye="#3a7a4a", lips="#b03a3a", anger=-0.3, lids=0.32, mouth=0.55, smirk=0.5,
        gaze=-3, age=0.2, jaw=1.04,
        cheek=1.1, chin=0.95, nose=1.0, hook=3, full=1.3, feminine=True, ears=False, blush=0.45, shade=0.36,
    )  # fmt: skip
    with s.tilted(200, 300, 4):
        head = s.head(look, 204, 214, 1.1, 18, -3)
        s.draw(head.on("M-22,74 Q0,84 22,74", 1), stroke(s.ink, 1.8, 0.4))
        temple = "M-57,8 C-62,-20 -56,-46 -46,-52 L-30,-56 C-44,-36 -48,-10 -57,8 Z"
        hair.on_head(s, head, temple, "#2e1a14", (), 4)
        x, y = head.at(-56, 26)
        s.disc(x, y + 12, 14, stroke(s.ink, 7))
        s.disc(x, y + 12, 14, stroke("#f0c85a", 3.6))
        _turban(s)
    _fur(s)
    _scales(s, skin)
    s.finish(0.5)


def _turban(s: Bust) -> None:
    wrap = path(
        "M126,164 C96,120 124,60 206,54 C290,52 318,108 288,160 C280,172 270,172 264,166 Q204,138 140,172 "
        "C134,174 130,170 126,164 Z"
    )
    s.cloth(wrap, "#b8342a", (112, 304), (0.55, 0.05, -0.85))
    for index, line in enumerate(
        ("M130,160 Q150,90 214,60", "M150,166 Q180,110 256,70", "M186,152 Q220,110 288,96", "M226,152 Q262,130 298,126")
    ):
        s.draw(path(line), stroke(s.ink, 2.2, 0.6))
        s.draw(path(line, -3, 3), stroke("#ffb08a", 2, 0.35))
        s.draw(path(line, 7, 5), stroke(GOLD, 2.4, 0.9 if index % 2 else 0.0))
    knot = path("M186,118 C182,92 214,84 232,100 C244,116 232,140 212,140 C198,140 188,132 186,118 Z")
    s.cloth(knot, "#d0483a", (184, 238), (0.5, 0, -0.7), ("M196,104 Q214,112 224,132",))
    feather = path("M206,104 C180,72 168,40 184,6 C208,22 226,58 222,100 Z")
    s.cloth(feather, "#3a8fb0", (170, 226), (0.5, 0.1, -0.5))
    with s.clipped(feather):
        for index in range(13):
            y = 92 - index * 6.4
            x = 211 - index * 2
            s.draw(tapered(path(f"M{x},{y} q-16,-6 -24,-22 M{x},{y} q8,-10 10,-24"), 2.4, 0.3), fill(s.ink, 0.5))
            s.draw(
                tapered(path(f"M{x},{y - 3} q-16,-6 -24,-22 M{x},{y - 3} q8,-10 10,-24"), 2, 0.3), fill("#bff0ff", 0.5)
            )
    s.draw(path("M213,102 Q192,60 186,14"), stroke("#f6e6b0", 2.4))
    s.draw(circle(188, 34, 8), fill("#1a2a6a"))
    s.draw(circle(188, 34, 4), fill("#f0c85a"))
    s.gem(212, 112, 9, "#3e9b5b")


def _fur(s: Bust) -> None:
    fur = path(
        "M60,392 C70,350 118,326 152,334 Q204,404 256,334 C292,326 338,350 350,392 C326,412 298,440 290,500 "
        "L236,500 Q234,440 204,412 Q176,440 170,500 L112,500 C110,450 86,412 60,392 Z"
    )
    s.cloth(fur, "#8a5a34", (60, 350), (0.5, 0, -0.8))
    with s.clipped(fur):
        for _ in range(700):
            x, y = s.random.uniform(56, 350), s.random.uniform(326, 500)
            lean = (x - 204) * 0.05
            tuft = tapered(path(f"M{x},{y} q{lean + 2},8 {lean},{s.random.uniform(12, 20)}"), 2.6, 0.3)
            s.draw(tuft, fill(s.ink if s.random.random() < 0.55 else "#d8a46c", 0.42))
    s.pipe(path("M148,352 Q204,470 258,352"), "#e6b24a", 5.6, 9)
    s.disc(204, 420, 26, fill(s.ink))
    s.disc(204, 420, 24, gold_leaf())
    s.gem(204, 420, 12, "#3e9b5b")


def _scales(s: Bust, skin: str) -> None:
    """Scales that hang from one fist, coins against a ruby; between two fingers the pearl that is to be weighed."""
    with s.moved(2, -36):
        Hand(s, skin, 0.88, "#2f6fc0").grip(80, 264, 6, 0.92, True, Arm((-14, 580), "#7a2450", "#a8743e", (56, 124), 4))
        s.rod((84, 298), (84, 318), "#e6b24a", 5, 9)
        s.gilded(circle(84, 318, 8), 76, 92)
        s.pipe(path("M28,330 Q56,308 84,320 Q112,332 140,312"), "#e6b24a", 6, 10)
        for x, y in ((29, 330), (139, 312)):
            for dx in (-25, 0, 25):
                s.line(x, y, x + dx, y + 50, stroke(s.ink, 3.2))
                s.line(x, y, x + dx, y + 50, stroke("#f3d27a", 1.4))
            for i in range(4 if x < 60 else 0):
                coin(s, x - 7 + 5 * (i % 3), y + 44 - i * 6, 11, 1)
            if x > 60:
                s.gem(x, y + 44, 11, "#c8302f")
            s.gilded(
                path(f"M{x - 31},{y + 50} Q{x},{y + 86} {x + 31},{y + 50} Q{x},{y + 58} {x - 31},{y + 50} Z"),
                x - 28,
                x + 28,
            )
    Hand(s, skin, 0.84).pinch(304, 330, -4, 0.96, arm=Arm((368, 520), "#7a2450", "#a8743e", (58, 122), 4))
    s.glow(302, 320, 26, "#fff6e0", 0.7)
    s.gem(302, 320, 10, "#f4eeff")


@character(6, seed=81)
def alchemist(s: Bust) -> None:
    """A delighted woman with singed, smoking hair, brass goggles, soot on her cheek, liquid gold in a flask."""
    s.back(152, 200)
    _singed_hair(s)
    s.neck(198, 276, 48, 76, "#eec6a4", -2)
    s.shoulders("#4c4a8c", 354, 54, (58, 424), (352, 424), ("M110,490 Q126,440 150,392", "M300,490 Q286,440 254,392"))
    apron = path("M146,366 Q200,394 254,366 L274,500 L126,500 Z")
    s.cloth(apron, "#b0743c", (126, 274), (0.5, 0, -0.75), ("M170,388 L162,490", "M230,388 L240,490"))
    s.cloth(
        path("M150,348 L184,346 L200,372 L216,346 L250,348 L238,386 L200,380 L162,386 Z"),
        "#efe4cc",
        (150, 250),
        hatched=False,
    )
    look = Look(
        skin="#f2ccaa", brow="#4a241a", eye="#4a9a6a", lips="#b8524a", anger=-0.5, lids=-0.15, mouth=1.2, gaze=-3,
        jaw=0.95, chin=0.95, nose=0.95,
        long=-2, size=1.06, feminine=True, ears=True, age=0.08, blush=0.4, shade=0.36,
    )  # fmt: skip
    with s.tilted(200, 300, -6, 6):
        head = s.head(look, 200, 220, 1.08, -20, -2)
        for x, y in ((-30, 20), (-20, 24), (-26, 14), (24, 20), (32, 16), (28, 26), (-6, 4), (6, 8)):
            s.disc(*head.at(x, y), 1.5, fill("#b8703a", 0.7))
        s.draw(head.on("M20,28 C30,22 42,26 42,34 C36,42 24,40 20,28 Z"), fill("#2a2220", 0.5, 3))
        _singed_fringe(s, head)
        _goggles(s, head)
    for x, y, r in ((150, 84, 12), (138, 62, 9), (150, 42, 13), (262, 78, 10), (272, 54, 13)):
        s.disc(x, y, r, fill("#c8c4cc", 0.3, 3))
    _gold_flask(s, "#efc8a4")
    s.finish(0.5)


def _singed_hair(s: Bust) -> None:
    """A mane blown up and back by the last experiment; its burnt tips still glow."""
    embers = []
    s.draw(oval(118, 112, 164, 190), fill("#3a1812"))
    for ring, count, reach, tint in ((0, 21, 146, "#4e2018"), (1, 19, 124, "#6a2a18"), (2, 17, 102, "#8a3a1c")):
        for index in range(count):
            angle = math.radians(-214 + 248 * (index + 0.5 * (ring % 2)) / (count - 1))
            far = reach * (0.8 + 0.3 * s.random.random())
            sway = s.random.uniform(-0.34, 0.34)
            x0, y0 = 200 + 44 * math.cos(angle), 204 + 50 * math.sin(angle)
            x1, y1 = 200 + far * math.cos(angle + sway), 204 + far * math.sin(angle + sway)
            bend, out = angle - sway * 1.2, far * 0.66
            back = angle + sway * 0.2
            text = (
                f"M{x0:.1f},{y0:.1f} C{200 + out * math.cos(bend):.1f},{204 + out * math.sin(bend):.1f} "
                f"{200 + far * 0.86 * math.cos(back):.1f},{204 + far * 0.86 * math.sin(back):.1f} {x1:.1f},{y1:.1f}"
            )
            hair.lock(s, text, tint, 25 - 2 * ring, tail=0.22, outline=1.8)
            if ring == 0:
                embers.append((x1, y1))
    for x, y in embers[1:-1]:
        s.glow(x, y, 11, "#ff8a2a", 0.9)


def _singed_fringe(s: Bust, head: Head) -> None:
    cap = (
        "M-58,10 C-66,-50 -40,-98 0,-98 C40,-98 66,-50 58,10 C54,-14 50,-30 38,-40 C24,-48 -20,-48 -38,-36 "
        "C-50,-28 -54,-10 -58,10 Z"
    )
    lines = [f"M{x},-40 Q{x * 1.1},-70 {x * 0.7},-94" for x in (-44, -30, -16, -2, 12, 26, 40)]
    hair.on_head(s, head, cap, "#7e3620", lines, 6)
    for x0, x1, y1 in ((-40, -54, -6), (-26, -30, -22), (30, 40, -24), (44, 58, 0)):
        x2, y2 = head.at(x0, -56, 7)
        x3, y3 = head.at(x1, y1, 7)
        hair.lock(
            s, f"M{x2},{y2} Q{x2 + (x3 - x2) * 0.2},{(y2 + y3) / 2} {x3},{y3}", "#944020", 15, tail=0.4, outline=1.8
        )


def _goggles(s: Bust, head: Head) -> None:
    s.draw(head.on("M-58,-52 Q0,-62 58,-52 L58,-64 Q0,-76 -58,-64 Z", 9), fill("#4a2c1a"))
    for side in (-1, 1):
        x, y = head.at(side * 24, -60, 12)
        squeeze = 0.78 if side == head.side else 1
        with s.moved(x, y):
            s.canvas.scale(squeeze, 1)
            s.gilded(circle(0, 0, 25), -25, 25)
            s.draw(circle(0, 0, 17), linear(-14, -14, 14, 14, [(0, "#c8f6ff"), (0.45, "#3a8aa0"), (1, "#123040")]))
            s.draw(circle(0, 0, 17), stroke(s.ink, 2.4))
            s.draw(path("M-10,2 L2,-12 M-6,8 L10,-10"), stroke("#ffffff", 2.6, 0.75))


def _gold_flask(s: Bust, skin: str) -> None:
    with s.moved(308, 300, 6):
        flask(s, 47, "#ffbe2e", 0.15)
    for x, y, r in ((318, 184, 7), (306, 166, 5), (328, 150, 8)):
        s.disc(x, y, r, fill("#ffe08a", 0.7))
        s.disc(x, y, r, stroke("#fff6cf", 1.6, 0.9))
    Hand(s, skin, 0.82).cup(306, 354, 4, 1.04, arm=Arm((356, 520), "#4c4a8c", "#2c2a50", (56, 118), 4))
    Hand(s, skin, 0.8).raised(88, 338, -6, 0.94, True, Arm((40, 520), "#4c4a8c", "#2c2a50", (54, 116), 4), 1)
    s.glow(101, 256, 44, "#ffd86a", 0.8)
    s.draw(star(101, 240, 16, 4, 0.22), fill("#fffbe0"))


@character(6, seed=82)
def trader(s: Bust) -> None:
    """A very dark caravan leader in a sand-coloured head cloth, a scoop of spices, an abacus under his arm."""
    s.back(150, 194)
    s.closer(1.05, 190, 420)
    skin = "#5a3522"
    scarf = path(
        "M196,78 C126,78 104,140 104,206 C104,270 92,320 76,380 L150,400 L270,404 L316,384 C300,330 294,270 "
        "290,206 C288,140 266,78 196,78 Z"
    )
    s.cloth(
        scarf,
        "#e3cf9f",
        (80, 314),
        (0.45, 0, -0.75),
        (
            "M120,180 Q116,290 94,376",
            "M280,190 Q284,290 300,380",
            "M150,290 Q140,330 128,372",
            "M262,300 Q270,340 284,380",
        ),
    )
    s.shoulders("#b0561e", 366, 74, (30, 422), (384, 414), ("M80,490 Q100,440 128,398", "M330,490 Q312,440 280,398"))
    look = Look(
        skin=skin, brow="#140c0a", eye="#5a3418", lips="#7d443c", anger=0.3, lids=0.34, mouth=0.7, smirk=0.3, gaze=4,
        age=0.3, jaw=1.04,
        nose=1.35, full=1.3, ears=False, shade=0.45, blush=0.08, bushy=1.1,
    )  # fmt: skip
    head = s.head(look, 196, 210, 1.1, 23, 0)
    hair.beard(s, head, "#1a1214", 2, 0.96, 0.2)
    _head_cloth(s)
    _abacus(s, skin)
    _spices(s, skin)
    s.finish(0.5)


def _head_cloth(s: Bust) -> None:
    front = path(
        "M126,214 C122,160 134,136 160,130 Q206,120 262,136 C274,150 276,180 270,214 C286,190 292,160 "
        "284,126 C272,88 238,72 196,72 C150,72 116,96 108,140 C102,200 112,270 100,330 C124,300 132,250 "
        "126,214 Z"
    )
    s.cloth(
        front,
        "#f0dfb4",
        (100, 290),
        (0.5, 0.05, -0.7),
        ("M120,150 Q150,110 200,104", "M140,112 Q180,90 236,96", "M114,190 Q112,250 106,310"),
    )
    for dy in (0, 13):
        s.pipe(path(f"M116,{146 + dy} Q196,{96 + dy} 280,{140 + dy}"), "#1f5a4a", 8, 12)
        for index in range(9):
            share = index / 8
            x, y = 118 + 160 * share, 146 + dy - 50 * 2 * share * (1 - share) - 6 * share
            s.draw(path(f"M{x - 3},{y + 3} L{x + 3},{y - 3}"), stroke(GOLD, 2.4))
    with s.moved(22, -58, 0, 0.9):
        loop = path(
            "M98,352 C132,388 190,404 240,392 C270,384 284,368 290,354 C304,378 290,404 256,416 "
            "C196,432 116,412 98,352 Z"
        )
        s.cloth(loop, "#e2cd9a", (88, 306), (0.5, 0, -0.7), ("M110,366 Q190,418 286,372",))
    with s.moved(0, -24):
        wrap = path(
            "M96,326 C130,372 190,392 234,382 C272,374 294,352 300,330 C316,364 300,398 258,414 "
            "C200,432 120,410 88,372 Z"
        )
        s.cloth(
            wrap,
            "#ecd9aa",
            (88, 306),
            (0.5, 0, -0.75),
            ("M104,350 Q190,420 296,356", "M98,372 Q180,430 270,400", "M126,352 Q200,396 280,346"),
        )
        for x, y in ((120, 372), (150, 390), (184, 398), (220, 398), (254, 388), (282, 370)):
            s.draw(path(f"M{x - 5},{y} L{x},{y - 6} L{x + 5},{y} L{x},{y + 6} Z"), fill("#b8402a", 0.9))


def _abacus(s: Bust, skin: str) -> None:
    with s.moved(86, 316, -8):
        s.draw(rect(-52, -56, 104, 112, 6), fill("#2a1c18", 0.86))
        for row in range(4):
            y = -36 + row * 24
            s.rod((-48, y), (48, y), "#d8c8a0", 2.4, 5)
            split = (3, 5, 2, 4)[row]
            for bead in range(7):
                x = -40 + bead * 9.6 if bead < split else 40 - (6 - bead) * 9.6
                colour = ("#d8453a", "#3fa0a8", "#e8b93c", "#8a55d8")[row]
                s.ellipse(x - 5, y - 9, 10, 18, fill(s.ink))
                s.ellipse(x - 3.8, y - 7.6, 7.6, 15.2, fill(colour))
                s.ellipse(x - 2.6, y - 5.6, 3, 5, fill(mix(colour, "#ffffff", 0.7)))
        for x, y, w, h in ((-56, -58, 112, 11), (-56, 47, 112, 11), (-56, -58, 11, 116), (45, -58, 11, 116)):
            s.draw(rect(x, y, w, h, 3), linear(x, y, x + w, y + h, [(0, "#b8783e"), (1, "#5a3218")]))
            s.draw(rect(x, y, w, h, 3), stroke(s.ink, 2.2))
    Hand(s, skin, 1.04).sheet(98, 374, -8, 1.0, True, Arm((46, 540), "#b0561e", GOLD, (58, 120), 4))


def _spices(s: Bust, skin: str) -> None:
    """A brass bowl heaped with three spices on his palm, a wooden scoop stuck into it."""
    s.rod((330, 268), (362, 196), "#8a5528", 8, 12.5)
    s.inked(oval(350, 168, 30, 42), fill("#a86a34"), 2.4)
    s.draw(oval(356, 174, 18, 30), fill("#5a3218", 0.7))
    with s.moved(306, 312, -4):
        heap = path("M-58,0 C-44,-10 -26,-56 -4,-70 C10,-64 34,-14 56,0 Z")
        s.draw(
            heap,
            linear(
                -56,
                0,
                54,
                0,
                [
                    (0, "#ffdc54"),
                    (0.34, "#f2a62a"),
                    (0.36, "#e0602a"),
                    (0.66, "#b8321c"),
                    (0.68, "#8a2a4a"),
                    (1, "#541430"),
                ],
            ),
        )
        with s.clipped(heap):
            for _ in range(150):
                x, y = s.random.uniform(-56, 54), s.random.uniform(-70, 0)
                s.disc(x, y, s.random.uniform(1, 1.9), fill(s.random.choice(("#fff0a0", "#ffb04a", "#6a1a10")), 0.7))
            s.draw(path("M-40,-8 C-28,-30 -18,-50 -6,-64"), stroke("#fff6c0", 6, 0.5, blur=3))
        s.draw(heap, stroke(s.ink, 2.2))
        bowl = path("M-66,-4 Q0,10 64,-4 C60,30 34,46 0,46 C-34,46 -62,30 -66,-4 Z")
        s.gilded(bowl, -66, 64, 2.6)
        s.draw(path("M-60,10 Q0,24 59,10"), stroke("#6a3a0c", 2, 0.7))
        for x in range(-48, 52, 16):
            s.draw(path(f"M{x},{20 - abs(x) * 0.06} l6,7 l-6,7 l-6,-7 Z"), fill("#7a1f14", 0.8))
    Hand(s, skin, 1.04).cup(308, 350, 0, 1.06, arm=Arm((368, 520), "#b0561e", GOLD, (60, 122), 4))
