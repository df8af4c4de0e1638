"""Characters of rank 5: Bishop, Abbot, Cardinal."""

from __future__ import annotations

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.hands import Hand
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import circle, oval, path, polygon
from art.things import book


@character(5, seed=7)
def bishop(s: Bust) -> None:
    """A white-bearded old man in mitre and cope, blessing, with the crosier."""
    s.back(152, 196)
    s.neck(200, 276, 56, 80, "#dca680")
    s.shoulders("#2f5fae", 348, 70, (28, 416), (380, 416), ("M80,490 Q96,430 124,384", "M330,490 Q312,430 280,384"))
    look = Look(
        skin="#e2b08c", brow="#f0ece4", eye="#5a86b0", lips="#a8625a", anger=-0.45, lids=0.2, age=1, mouth=0.8,
        nose=1.15, long=3, bushy=1.8,
        gaze=-2, blush=0.4, jaw=0.98,
    )  # fmt: skip
    head = s.head(look, 200, 216, 1.08, -12, -3)
    hair.beard(s, head, "#f1ece2", 36, 1.0, 0.2)
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
    s.sleeve((76, 396), (60, 510), "#f6efe0", GOLD, (42, 104))
    Hand(s, "#e2b08c", 0.95, "#9457c4").raised(78, 358, -8, 0.98)
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
    s.sleeve((330, 388), (366, 510), "#2f5fae", GOLD, (46, 112))
    Hand(s, "#efe9de").grip(328, 360, 0, 1.0)


@character(5, seed=71)
def abbot(s: Bust) -> None:
    """A round, rosy monk with tonsure and brown habit, a loaf of bread under his arm, keys in his hand."""
    s.back(152, 194)
    s.closer(1.06, 200, 400)
    s.neck(204, 276, 84, 70, "#dc9c78")
    s.shoulders("#6e4a2c", 342, 92, (2, 396), (398, 396), ("M50,490 Q70,430 104,380", "M350,490 Q330,430 296,380"))
    cowl = path(
        "M96,352 C120,316 150,312 166,322 Q204,352 242,322 C258,312 284,318 306,352 C300,392 250,418 204,418 "
        "C156,418 104,392 96,352 Z"
    )
    s.cloth(cowl, "#855c38", (96, 306), (0.5, 0, -0.8), ("M116,352 Q204,420 288,352", "M136,336 Q204,392 270,336"))
    look = Look(
        skin="#eeb592", brow="#6a4426", eye="#5a6a3a", lips="#b0584c", anger=-0.4, lids=0.3, mouth=1.1, age=0.35,
        jaw=1.22, cheek=1.18, chin=0.92,
        nose=1.4, size=0.88, gaze=-2, blush=0.55, length=0.96,
    )  # fmt: skip
    with s.tilted(200, 310, -5):
        head = s.head(look, 200, 208, 1.12, -16, -3)
        s.draw(head.on("M-26,72 Q0,84 26,72", 1), stroke(s.ink, 1.8, 0.4))
        ring = (
            "M-57,22 C-66,-6 -65,-28 -57,-40 C-52,-56 -40,-58 -34,-64 C-24,-66 -20,-74 -8,-70 C2,-76 12,-68 20,-70 "
            "C30,-64 40,-64 46,-54 C56,-50 60,-40 58,-34 C65,-20 64,-6 57,22 C52,12 52,-8 49,-20 C44,-34 38,-34 "
            "34,-42 C26,-44 22,-54 12,-50 C4,-56 -6,-48 -12,-52 C-20,-52 -26,-42 -34,-42 C-40,-32 -48,-30 -49,-18 "
            "C-52,-8 -52,12 -57,22 Z"
        )
        hair.on_head(
            s,
            head,
            ring,
            "#7a4e2a",
            (
                "M-56,-30 L-54,8",
                "M-48,-48 L-42,-32",
                "M-28,-64 L-24,-48",
                "M-8,-68 L-8,-54",
                "M10,-68 L10,-54",
                "M30,-62 L26,-48",
                "M46,-48 L40,-34",
                "M56,-30 L54,8",
            ),
            6,
        )
    _loaf(s)
    _keys(s)
    s.finish(0.5)


def _loaf(s: Bust) -> None:
    with s.moved(92, 368, -22):
        loaf = path("M-78,14 C-82,-22 -40,-40 4,-40 C50,-40 84,-20 80,12 C78,34 -74,38 -78,14 Z")
        s.draw(loaf, linear(0, -40, 0, 34, [(0, "#f6cf8a"), (0.4, "#d8924a"), (1, "#7a4018")]))
        for x in (-44, -14, 16, 46):
            cut = path(f"M{x - 10},8 C{x - 12},-12 {x + 4},-26 {x + 14},-28 C{x + 10},-14 {x + 2},0 {x - 10},8 Z")
            s.draw(cut, fill("#ffe9bc"))
            s.draw(cut, stroke(s.ink, 1.6, 0.6))
        s.draw(loaf, stroke(s.ink, 2.6))
    s.sleeve((124, 412), (60, 520), "#6e4a2c", "#855c38", (54, 120))
    Hand(s, "#eeb592", 1.1).over(112, 392, -14, 0.9)


def _keys(s: Bust) -> None:
    s.sleeve((336, 322), (384, 500), "#6e4a2c", "#855c38", (58, 120))
    s.disc(308, 330, 20, stroke(s.ink, 9))
    s.disc(308, 330, 20, stroke("#c9ccd6", 5))
    for turn, colour in ((-20, "#e6b24a"), (22, "#d8dae2"), (2, "#f0c860")):
        with s.moved(308, 350, turn):
            key = path("M0,10 L0,64 M0,50 L14,50 M0,62 L16,62")
            s.pipe(key, colour, 7, 11.5)
            s.disc(0, 2, 10, stroke(s.ink, 9.5))
            s.disc(0, 2, 10, stroke(colour, 5))
    Hand(s, "#e6a884", 1.1).grip(322, 302, -12, 0.98)


@character(5, seed=72)
def cardinal(s: Bust) -> None:
    """A gaunt man with aquiline nose under the wide red hat, tassels at its sides, a closed book in his hands."""
    s.back(152, 200)
    s.neck(194, 282, 46, 76, "#cfa27c", -6)
    s.shoulders("#a3182a", 350, 58, (50, 424), (356, 424), ("M110,490 Q124,440 146,392", "M292,490 Q280,440 254,392"))
    cape = path("M150,350 Q198,384 248,350 C292,372 320,404 330,452 Q200,490 72,452 C82,404 108,372 150,350 Z")
    s.cloth(cape, "#c2202f", (72, 330), (0.5, 0, -0.8), ("M120,380 Q108,420 100,456", "M280,380 Q292,420 300,456"))
    s.cloth(
        path("M160,346 Q198,372 238,346 L244,366 Q198,394 152,366 Z"),
        "#f6efe6",
        (152, 244),
        (0.4, 0.1, -0.5),
        hatched=False,
    )
    for i in range(3):
        s.gem(200, 400 + i * 20, 4, "#e6b24a")
    look = Look(
        skin="#e6c09a", brow="#3a3030", eye="#5a4a34",
        lips="#8f544c", anger=0.55, lids=0.42, mouth=-0.25, smirk=0.3,
        age=0.6, jaw=0.82, chin=0.9, cheek=0.94, length=1.14,
        nose=0.95, hook=9, long=5, hollow=1, gaze=-5, glance=1, blush=0.1, shade=0.36,
    )  # fmt: skip
    head = s.head(look, 202, 212, 1.08, -28, 3)
    hair.goatee(s, head, "#4a4040", 12, 10)
    sides = "M46,-40 C60,-40 62,-10 56,14 C50,4 46,-16 44,-30 Z"
    hair.on_head(s, head, sides, "#6a6064", ("M52,-34 Q56,-10 54,6",), 4)
    _galero(s)
    with s.moved(92, 356, -12):
        book(s, 82, 104, "#2c2450", 16)
        cross = path("M-6,-30 L6,-30 L6,-14 L20,-14 L20,-3 L6,-3 L6,30 L-6,30 L-6,-3 L-20,-3 L-20,-14 L-6,-14 Z")
        s.gilded(cross, -20, 20)
    s.sleeve((108, 422), (60, 520), "#a3182a", "#f6efe6", (42, 104))
    Hand(s, "#d8ae88", 0.75, "#2f6fc0").over(100, 398, -12, 0.98)
    s.finish(0.5)


def _galero(s: Bust) -> None:
    for side, x in ((-1, 74), (1, 330)):
        s.pipe(path(f"M{x},152 C{x + side * 10},200 {x - side * 6},230 {x},262"), "#c2202f", 4, 7)
        for row, count in enumerate((1, 2, 3)):
            for column in range(count):
                tx, ty = x + (column - (count - 1) / 2) * 22, 262 + row * 28
                if row:
                    s.line(x, 262 + (row - 1) * 28, tx, ty, stroke(s.ink, 4.5))
                    s.line(x, 262 + (row - 1) * 28, tx, ty, stroke("#c2202f", 2.4))
                tuft = path(f"M{tx - 5},{ty} L{tx - 9},{ty + 20} L{tx + 9},{ty + 20} L{tx + 5},{ty} Z")
                s.draw(tuft, linear(tx - 9, 0, tx + 9, 0, [(0, "#f0505a"), (1, "#7a1020")]))
                s.draw(tuft, stroke(s.ink, 1.8))
                s.draw(circle(tx, ty, 5), fill(GOLD))
                s.draw(circle(tx, ty, 5), stroke(s.ink, 1.6))
    dome = path("M136,142 C136,96 160,74 202,74 C244,74 268,96 268,142 Z")
    s.cloth(dome, "#c2202f", (136, 268), (0.55, 0, -0.8), ("M164,130 Q170,98 200,84",))
    brim = path(
        "M36,146 C80,118 140,126 202,126 C266,126 322,118 366,146 C330,168 268,160 202,160 C136,160 72,170 36,146 Z"
    )
    s.cloth(brim, "#d02a38", (36, 366), (0.55, 0.05, -0.8), ("M60,146 Q200,136 342,146",))
    s.pipe(path("M138,130 Q202,146 266,130"), "#8a1222", 7, 10)
    s.gem(202, 138, 5, "#e6b24a")
