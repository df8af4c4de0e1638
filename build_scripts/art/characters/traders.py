"""Characters of rank 6: Merchant, Alchemist, Trader."""

from __future__ import annotations

import math

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.hands import Hand
from art.head import Head
from art.paint import fill, gold_leaf, linear, stroke
from art.palette import GOLD
from art.shapes import circle, oval, path, rect
from art.things import flask


@character(6, seed=13)
def merchant(s: Bust) -> None:
    """A stout lady of middle age in a feathered turban and fur, gold rings in her ears, scales in her hand."""
    s.back(152, 196)
    skin = "#cf9468"
    fall = path("M140,160 C112,210 120,280 104,346 Q204,400 308,346 C292,290 296,210 268,160 Z")
    flow = (
        "M136,190 Q124,270 118,350",
        "M150,220 Q142,300 140,360",
        "M270,190 Q286,270 296,340",
        "M260,230 Q266,300 278,350",
    )
    hair.mass(s, fall, "#38201a", [path(line) for line in flow], 2.4)
    s.neck(204, 280, 54, 66, skin, 2)
    s.shoulders("#1f6a4a", 344, 70, (20, 408), (388, 408), ("M70,490 Q90,430 120,392", "M330,490 Q310,430 284,392"))
    look = Look(
        skin=skin, brow="#2a1812", eye="#3a7a4a", lips="#b03a3a", anger=-0.3, lids=0.32, mouth=0.55, smirk=0.5,
        gaze=-3, age=0.2, jaw=1.04,
        cheek=1.1, chin=0.95, nose=1.0, hook=3, full=1.3, feminine=True, ears=False, blush=0.35, shade=0.42,
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
    s.draw(path("M213,102 Q192,60 186,14"), stroke("#f6e6b0", 2.4))
    s.draw(circle(188, 34, 8), fill("#1a2a6a"))
    s.draw(circle(188, 34, 4), fill("#f0c85a"))
    s.gem(212, 112, 9, "#3e9b5b")


def _fur(s: Bust) -> None:
    fur = path(
        "M64,384 C80,348 120,330 152,336 Q204,404 256,336 C290,330 330,350 344,386 C320,410 296,440 290,500 "
        "L232,500 Q230,440 204,412 Q178,440 174,500 L112,500 C110,450 90,410 64,384 Z"
    )
    s.cloth(fur, "#7a5236", (70, 340), (0.5, 0, -0.8))
    with s.clipped(fur):
        for _ in range(240):
            x, y = s.random.uniform(64, 344), s.random.uniform(330, 500)
            s.draw(path(f"M{x},{y} q2,6 -2,12"), stroke(s.ink if s.random.random() < 0.55 else "#e0b88c", 1.6, 0.5))
    s.pipe(path("M148,352 Q204,470 258,352"), "#e6b24a", 5.6, 9)
    s.disc(204, 424, 24, fill(s.ink))
    s.disc(204, 424, 22, gold_leaf())
    s.gem(204, 424, 10, "#3e9b5b")


def _scales(s: Bust, skin: str) -> None:
    with s.moved(-6, 12):
        s.sleeve((84, 372), (50, 510), "#1f6a4a", "#7a5236", (46, 110))
        s.rod((82, 236), (82, 352), "#e6b24a", 5, 9)
        s.gilded(circle(82, 232, 8), 74, 90)
        s.pipe(path("M34,252 Q58,236 82,246 Q106,256 130,240"), "#e6b24a", 5, 9)
        for x, y in ((36, 252), (128, 240)):
            for dx in (-22, 22):
                s.line(x, y, x + dx, y + 54, stroke(s.ink, 1.8))
            for i in range(3 if x < 60 else 0):
                shape = oval(x - 11, y + 44 - i * 6, 22, 10)
                s.draw(shape, gold_leaf())
                s.draw(shape, stroke(s.ink, 1.4))
            if x > 60:
                s.gem(x, y + 48, 8, "#c8302f")
            s.gilded(path(f"M{x - 26},{y + 54} Q{x},{y + 82} {x + 26},{y + 54} Z"), x - 24, x + 24)
        Hand(s, skin, 0.9, "#2f6fc0").grip(80, 346, 0, 0.95, mirrored=True)


@character(6, seed=81)
def alchemist(s: Bust) -> None:
    """A delighted woman with singed, smoking hair, brass goggles, soot on her cheek, liquid gold in a flask."""
    s.back(152, 200)
    _singed_hair(s)
    s.neck(198, 276, 50, 80, "#eec6a4", -2)
    s.shoulders("#6a5034", 354, 54, (58, 424), (352, 424), ("M110,490 Q126,440 150,392", "M300,490 Q286,440 254,392"))
    apron = path("M146,366 Q200,394 254,366 L274,500 L126,500 Z")
    s.cloth(apron, "#8a5a34", (126, 274), (0.5, 0, -0.75), ("M170,388 L162,490", "M230,388 L240,490"))
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
        fringe = (
            "M-56,-8 C-60,-60 -34,-92 0,-92 C34,-92 60,-60 56,-8 L46,-34 L38,-26 L30,-44 L18,-32 L8,-50 L-6,-34 "
            "L-16,-48 L-28,-30 L-38,-42 L-46,-24 Z"
        )
        hair.on_head(
            s,
            head,
            fringe,
            "#6a3628",
            ("M-40,-40 Q-30,-70 0,-86", "M-10,-50 Q0,-70 20,-84", "M24,-46 Q36,-60 40,-70"),
            5,
        )
        _goggles(s, head)
    for x, y, r in ((150, 84, 12), (138, 62, 9), (150, 42, 13), (262, 78, 10), (272, 54, 13)):
        s.disc(x, y, r, fill("#c8c4cc", 0.3, 3))
    _gold_flask(s)
    s.finish(0.5)


def _singed_hair(s: Bust) -> None:
    """A mane that stands on end all round, its tips burnt and glowing."""
    tips, text = [], "M"
    for index in range(37):
        angle = math.radians(118 + index * 302 / 36)
        reach = 118 + 18 * math.sin(index * 2.3) if index % 2 else 90
        x, y = 198 + reach * math.cos(angle), 212 + reach * 1.02 * math.sin(angle)
        bend = math.radians(118 + (index - 0.7) * 302 / 36)
        handle = f"{198 + 100 * math.cos(bend):.1f},{212 + 102 * math.sin(bend):.1f}"
        text += f"{x:.1f},{y:.1f} " if index == 0 else f"Q{handle} {x:.1f},{y:.1f} "
        if index % 2:
            tips.append((x, y, angle))
    strands = [
        path(
            f"M{198 + 56 * math.cos(a):.1f},{212 + 56 * math.sin(a):.1f} "
            f"L{x - 8 * math.cos(a):.1f},{y - 8 * math.sin(a):.1f}"
        )
        for x, y, a in tips
    ]
    hair.mass(s, path(text + "Z"), "#5a2e24", strands, 2.4)
    for x, y, _ in tips:
        s.glow(x, y, 9, "#ff9a3a", 0.75)


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


def _gold_flask(s: Bust) -> None:
    s.sleeve((318, 386), (344, 510), "#6a5034", "#3a2a1c", (44, 112))
    with s.moved(318, 318):
        flask(s, 40, "#ffbe2e", 0.15)
    for x, y, r in ((318, 216, 7), (306, 196, 5), (328, 184, 8)):
        s.disc(x, y, r, fill("#ffe08a", 0.7))
        s.disc(x, y, r, stroke("#fff6cf", 1.6, 0.9))
    Hand(s, "#5a4030", 0.85).cup(318, 366, 0, 1.08, mirrored=True)


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
    s.cloth(scarf, "#e3cf9f", (80, 314), (0.45, 0, -0.75), ("M120,180 Q116,290 94,376", "M280,190 Q284,290 300,380"))
    s.shoulders("#9a4a1e", 366, 74, (30, 422), (384, 414), ("M80,490 Q100,440 128,398", "M330,490 Q312,440 280,398"))
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
    wrap = path(
        "M96,326 C130,372 190,392 234,382 C272,374 294,352 300,330 C316,364 300,398 258,414 C200,432 120,410 88,372 Z"
    )
    s.cloth(wrap, "#e8d5a6", (88, 306), (0.5, 0, -0.75), ("M104,350 Q190,420 296,356", "M98,372 Q180,430 270,400"))
    for x, y in ((120, 372), (150, 390), (184, 398), (220, 398), (254, 388), (282, 370)):
        s.draw(path(f"M{x - 5},{y} L{x},{y - 6} L{x + 5},{y} L{x},{y + 6} Z"), fill("#b8402a", 0.9))


def _abacus(s: Bust, skin: str) -> None:
    with s.moved(86, 330, -10):
        s.draw(rect(-52, -56, 104, 112, 6), fill("#3a2414", 0.35))
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
    s.sleeve((96, 420), (60, 520), "#9a4a1e", GOLD, (46, 112))
    Hand(s, skin).over(96, 396, -8, 0.95)


def _spices(s: Bust, skin: str) -> None:
    s.sleeve((344, 358), (388, 500), "#9a4a1e", GOLD, (46, 112))
    with s.moved(288, 326, -12):
        heap = path("M-46,2 C-34,-8 -18,-48 -2,-62 C10,-48 28,-10 42,2 Z")
        s.draw(heap, linear(-46, 0, 44, 0, [(0, "#ffd24a"), (0.42, "#f0a02a"), (0.44, "#d8522a"), (1, "#7a1f14")]))
        with s.clipped(heap):
            for _ in range(90):
                x, y = s.random.uniform(-46, 46), s.random.uniform(-62, 2)
                s.disc(x, y, 1.4, fill(s.random.choice(("#fff0a0", "#ffb04a", "#6a1a10")), 0.75))
        s.draw(heap, stroke(s.ink, 2.2))
        scoop = path("M-52,-2 C-30,6 26,6 48,-2 L44,18 C30,32 -30,34 -46,18 Z")
        s.draw(scoop, linear(-52, 0, 48, 0, [(0, "#c98a4e"), (0.5, "#8a5528"), (1, "#4a2a12")]))
        s.draw(path("M-44,8 C-20,14 20,14 40,8"), stroke("#f0c890", 1.8, 0.5))
        s.draw(scoop, stroke(s.ink, 2.4))
        s.rod((46, 8), (92, 4), "#8a5528", 9, 13.5)
    for x, y in ((262, 352), (254, 372), (268, 366)):
        s.disc(x, y, 2.4, fill("#e8892a"))
    Hand(s, skin).grip(352, 332, -62, 0.96)
