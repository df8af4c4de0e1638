"""The Trader."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import oval, path, rect
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand


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
