"""Characters of rank 4: King, Emperor, Patrician."""

from __future__ import annotations

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.hands import Hand
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.profile import Profile
from art.shapes import circle, path, rect
from art.things import wax

SPOTS = (
    (92, 424), (118, 396), (146, 378), (114, 446), (142, 420), (170, 396), (152, 450), (178, 428), (70, 452),
    (312, 424), (284, 396), (256, 378), (290, 446), (260, 420), (234, 396), (252, 450), (226, 428), (334, 452),
)  # fmt: skip


@character(4, seed=5)
def king(s: Bust) -> None:
    """A broad man with chestnut beard, five-point crown, ermine and sceptre."""
    s.back(152, 190)
    s.closer(1.07, 210, 330)
    s.shoulders("#8a1f34", 348, 80, (-8, 404), (408, 404), ("M40,490 Q60,430 100,392", "M360,490 Q340,430 300,392"))
    chestnut = "#8f5a2c"
    mane = path("M134,150 C104,190 100,270 112,330 C130,360 270,360 288,330 C300,270 296,190 266,150 Z")
    hair.mass(
        s,
        mane,
        chestnut,
        [
            path(line)
            for line in (
                "M128,190 Q112,260 126,336",
                "M142,200 Q126,270 146,342",
                "M272,190 Q288,260 274,336",
                "M260,200 Q274,270 254,342",
            )
        ],
    )
    s.neck(204, 272, 62, 86, "#dca47c")
    look = Look(
        skin="#e6b08a", brow="#6a3e1e", eye="#4f86b0", anger=0.32, lids=0.2, age=0.5, jaw=1.08, cheek=1.05, nose=1.15,
        hook=3, bushy=1.25,
        gaze=2, mouth=0.2, ears=False, blush=0.3,
    )  # fmt: skip
    head = s.head(look, 198, 206, 1.12, 16, 0)
    hair.beard(s, head, chestnut, 34, 1.02, 0.35)
    hair.moustache(s, head, mix(chestnut, "#ffffff", 0.12), 27, 5)
    s.crown(203, 152, 152, 96, 11)
    _ermine(s)
    s.pipe(path("M108,386 Q150,452 204,462 Q254,452 296,386"), "#e6b24a", 5.6, 9)
    for x, y in ((136, 424), (168, 450), (238, 450), (270, 424)):
        s.gem(x, y, 5, "#2f6fc0")
    _sceptre(s)
    s.finish(0.5)


def _ermine(s: Bust) -> None:
    ermine = path(
        "M46,480 C56,404 100,368 146,352 Q176,384 204,420 Q230,384 254,352 C304,368 346,404 356,480 C306,452 "
        "246,446 204,490 C160,446 96,452 46,480 Z"
    )
    s.draw(ermine, linear(60, 0, 340, 0, [(0, "#fffdf4"), (0.5, "#f3ead8"), (1, "#a89a8a")]))
    with s.clipped(ermine):
        for x, y in SPOTS:
            s.draw(path("M0,-8 C4,-2 5,4 3,11 C1,8 -1,8 -3,11 C-5,4 -4,-2 0,-8 Z", x, y), fill("#1d1418", 0.9))
    s.draw(ermine, stroke(s.ink, 2.6))


def _sceptre(s: Bust) -> None:
    with s.moved(334, 330, 9):
        s.gilded(rect(-6, -118, 12, 300, 4), -6, 6)
        s.gilded(circle(0, -126, 19), -20, 20)
        s.draw(path("M-19,-126 h38"), stroke(s.ink, 2))
        cross = path(
            "M-5,-143 L-5,-155 L-14,-155 L-14,-164 L-5,-164 L-5,-175 L5,-175 L5,-164 L14,-164 L14,-155 L5,-155 "
            "L5,-143 Z"
        )
        s.gilded(cross, -14, 14)
        s.gem(0, -126, 7, "#3e9b5b")
    s.sleeve((330, 384), (370, 510), "#8a1f34", "#f6efe0", (46, 116))
    Hand(s, "#e0a880", 1.05, "#2f6fc0").grip(328, 356, 8, 1.05)


@character(4, seed=61)
def emperor(s: Bust) -> None:
    """Profile of a coin: a clean old face with laurel, a purple toga with clasp, an eagle on the fist."""
    s.back(152, 190)
    s.closer(1.08, 110, 330)
    skin = "#d8a478"
    s.draw(
        path("M206,250 C206,300 186,344 160,376 L310,380 C292,350 288,310 288,236 Z"),
        linear(
            150, 0, 280, 0, [(0, mix(skin, "#fff2d8", 0.2)), (0.5, mix(skin, s.ink, 0.2)), (1, mix(skin, s.ink, 0.5))]
        ),
    )
    s.draw(path("M206,270 C205,308 186,344 160,376 M288,236 C288,310 292,350 310,380"), stroke(s.ink, 2.4))
    s.draw(path("M262,276 Q250,320 220,356"), stroke(s.ink, 1.8, 0.4))
    s.shoulders("#efe6d6", 366, 70, (60, 432), (404, 408), ("M120,490 Q136,440 160,392", "M180,490 Q190,440 200,396"))
    toga = path("M300,352 C262,362 216,396 178,440 C156,464 140,484 134,500 L420,500 C418,430 372,372 300,352 Z")
    s.cloth(
        toga,
        "#6f2a86",
        (130, 414),
        (0.45, 0, -0.8),
        ("M300,366 Q220,410 168,490", "M326,372 Q256,420 214,490", "M352,388 Q300,430 270,490"),
    )
    s.gilded(
        path("M300,352 C262,362 216,396 178,440 C156,464 140,484 134,500 L150,500 C180,446 236,392 308,364 Z"), 134, 310
    )
    s.gilded(circle(292, 370, 19), 272, 312)
    s.gem(292, 370, 10, "#c8302f")
    look = Look(
        skin=skin,
        brow="#8a8078",
        eye="#5a6a7a",
        lips="#9a5648",
        anger=0.6,
        mouth=-0.4,
        age=0.7,
        hook=9,
        long=1,
        hollow=0.6,
    )
    face = Profile(s, look, 232, 206, 1.14, -1)
    face.draw()
    _caesar_hair(s, face)
    _eagle(s)
    s.finish(0.5)


def _caesar_hair(s: Bust, face: Profile) -> None:
    cap = face.place(
        "M47,-54 C44,-46 38,-50 34,-42 C28,-50 22,-40 14,-40 C8,-44 2,-34 -2,-24 C-8,-20 -6,-8 -12,-2 "
        "C-14,-18 -26,-30 -40,-20 "
        "C-48,-8 -44,14 -34,24 C-46,34 -64,16 -70,-8 C-80,-60 -54,-102 -10,-102 C28,-104 52,-82 47,-54 Z"
    )
    lines = [
        face.place(text)
        for text in (
            "M-60,10 Q-72,-40 -40,-80",
            "M-48,16 Q-58,-30 -30,-66",
            "M-20,-24 Q-16,-60 20,-86",
            "M-4,-30 Q8,-60 34,-74",
            "M20,-44 Q30,-60 42,-62",
        )
    ]
    hair.mass(s, cap, "#b9b2a8", lines, 2)
    s.pipe(face.place("M46,-62 C20,-64 -20,-52 -66,-8"), "#8a6a1c", 4, 7)
    for index in range(9):
        share = index / 8
        x, y = 46 - 108 * share, -64 + 14 * share + 40 * share * share
        for turn, dy in ((-0.5, -4), (0.6, 5)):
            place_x, place_y = face.cx - x * face.scale, face.cy + (y + dy) * face.scale
            with s.moved(place_x, place_y, -30 + 62 * share + turn * 46):
                leaf = path("M-3,0 C2,-12 18,-14 30,-5 C20,5 6,7 -3,0 Z")
                s.gilded(leaf, -4, 30, 1.8)
                s.draw(path("M0,-1 Q14,-5 26,-5"), stroke("#6a3a0c", 1.1, 0.7))
    for line in ("M-66,-8 C-76,6 -84,20 -92,44", "M-66,-8 C-70,12 -74,30 -74,52"):
        s.pipe(face.place(line), "#c8302f", 5, 8)


def _eagle(s: Bust) -> None:
    with s.moved(86, 312):
        wing = path("M22,-44 C46,-60 60,-40 58,-10 C56,26 44,58 26,84 C20,60 8,40 6,10 C4,-20 10,-36 22,-44 Z")
        body = path("M-30,-62 C-22,-86 14,-84 22,-58 C34,-40 34,0 24,32 L8,62 L-16,60 C-28,30 -34,-6 -24,-34 Z")
        s.cloth(body, "#7a4a24", (-34, 34), (0.4, 0, -0.7))
        with s.clipped(body):
            for row in range(6):
                for column in range(5):
                    x, y = -26 + column * 13 + (6 if row % 2 else 0), -28 + row * 16
                    s.draw(path(f"M{x - 6},{y} Q{x},{y + 11} {x + 6},{y}"), stroke(s.ink, 1.5, 0.55))
        s.cloth(wing, "#5a3218", (4, 60), (0.4, 0, -0.8), ("M24,-30 Q40,20 30,70", "M36,-40 Q52,0 38,54"))
        head = path("M-26,-40 C-40,-58 -32,-86 -6,-88 C18,-88 28,-66 22,-46 Q-4,-24 -26,-40 Z")
        s.cloth(head, "#f0e6d0", (-36, 26), (0.5, 0.1, -0.6), ("M10,-60 Q14,-48 8,-38", "M-2,-56 Q2,-44 -4,-36"))
        beak = path("M-30,-72 C-44,-74 -56,-64 -54,-46 C-46,-54 -38,-54 -29,-54 Z")
        s.draw(beak, linear(-54, 0, -28, 0, [(0, "#ffe08a"), (1, "#c88a22")]))
        s.draw(beak, stroke(s.ink, 2.2))
        s.disc(-18, -68, 4.6, fill("#ffcf4a"))
        s.disc(-19, -68, 2.4, fill("#0c0a10"))
        s.draw(path("M-30,-78 L-10,-72"), stroke(s.ink, 3))
        for x in (-16, 2):
            s.pipe(path(f"M{x},58 l-6,14 M{x + 5},58 l0,16 M{x + 10},58 l7,13"), "#e0a83a", 4, 7)
    s.sleeve((80, 418), (60, 520), "#efe6d6", GOLD, (46, 116))
    Hand(s, "#8a5a34").grip(76, 397, -84, 0.96)


@character(4, seed=62)
def patrician(s: Bust) -> None:
    """A dark-skinned nobleman with silver hair and velvet cap; signet ring, a scroll with his family tree."""
    s.back(152, 190)
    skin = "#5f3a26"
    s.neck(198, 276, 60, 80, "#55321f", -4)
    s.shoulders("#23424f", 346, 66, (16, 410), (398, 420), ("M70,490 Q92,430 130,384", "M330,490 Q318,430 284,384"))
    slash = path("M150,350 Q196,378 250,350 L262,500 L140,500 Z")
    s.cloth(
        slash, "#b8862c", (140, 262), (0.5, 0, -0.75), ("M172,372 L164,490", "M200,376 L200,490", "M230,372 L238,490")
    )
    collar = path("M140,352 C150,326 168,318 178,320 Q198,346 222,320 C236,318 252,328 258,352 Q198,392 140,352 Z")
    s.cloth(collar, "#f3ece0", (140, 258), (0.4, 0.05, -0.6), ("M152,348 Q198,380 246,348",))
    look = Look(
        skin=skin, brow="#d8d6da", eye="#6a4420", lips="#7a443c", anger=-0.25, lids=0.38, mouth=0.35, age=0.65,
        jaw=1.0, nose=1.35,
        full=1.25, bushy=1.15, gaze=-4, shade=0.46, blush=0.08,
    )  # fmt: skip
    head = s.head(look, 200, 206, 1.12, -23, -4)
    hair.beard(s, head, "#cfccd4", 4, 0.94, 0.3)
    curls = (
        "M-57,14 C-66,-30 -60,-70 -40,-78 L40,-78 C60,-70 66,-30 57,14 C52,8 50,-14 46,-32 C30,-46 -30,-46 "
        "-46,-32 C-50,-14 -52,8 -57,14 Z"
    )
    hair.on_head(
        s, head, curls, "#d6d3dc", ("M-50,-50 Q-58,-20 -54,6", "M50,-50 Q58,-20 54,6", "M-30,-56 Q0,-50 30,-56"), 6
    )
    _velvet_cap(s)
    _family_tree(s)
    s.sleeve((334, 396), (366, 510), "#23424f", "#f3ece0", (44, 116))
    Hand(s, skin, 1, "#c8302f").over(324, 366, 12, 0.98, mirrored=True)
    s.finish(0.5)


def _velvet_cap(s: Bust) -> None:
    cap = path("M120,150 C94,120 110,72 170,62 C236,48 310,70 316,112 C318,138 296,150 272,148 Q194,122 120,150 Z")
    s.cloth(
        cap,
        "#8a1f4a",
        (100, 316),
        (0.6, 0.05, -0.85),
        ("M136,136 Q140,90 196,74", "M186,126 Q206,88 260,80", "M240,130 Q270,104 300,104"),
    )
    band = path("M124,162 Q196,126 272,160 L274,144 Q196,110 120,146 Z")
    s.cloth(band, "#4a1030", (120, 274), (0.4, 0, -0.7), hatched=False)
    for index in range(7):
        s.disc(140 + index * 19, 148 - 11 * (1 - abs(index - 3) / 3), 3.6, fill("#f6efe0"))
    s.gilded(circle(286, 120, 13), 272, 300)
    s.gem(286, 120, 7, "#2f6fc0")
    s.draw(path("M290,108 C306,80 330,60 352,66 C344,92 322,114 296,120 Z"), fill("#f0e8da"))
    s.draw(path("M290,108 C306,80 330,60 352,66 C344,92 322,114 296,120 Z M292,116 Q320,92 348,70"), stroke(s.ink, 2))


def _family_tree(s: Bust) -> None:
    with s.moved(82, 330, -6):
        sheet = path("M-50,-70 Q0,-62 50,-70 L48,66 Q0,58 -48,66 Z")
        s.draw(sheet, linear(-50, 0, 50, 0, [(0, "#fff6dc"), (0.5, "#f0ddb0"), (1, "#b09468")]))
        s.draw(sheet, stroke(s.ink, 2.4))
        for line in (
            "M0,50 L0,-10",
            "M0,20 Q-24,14 -28,-6",
            "M0,20 Q24,14 28,-6",
            "M0,-10 L0,-40",
            "M-28,-6 L-34,-34",
            "M-28,-6 L-16,-34",
            "M28,-6 L34,-34",
            "M28,-6 L16,-34",
        ):
            s.draw(path(line), stroke("#5a3a1c", 3))
        for x, y, colour in (
            (0, 8, "#3e9b5b"),
            (-28, -6, "#c8302f"),
            (28, -6, "#2f6fc0"),
            (-34, -38, "#e0a02c"),
            (-13, -40, "#3e9b5b"),
            (13, -40, "#c8302f"),
            (34, -38, "#9457c4"),
        ):
            s.disc(x, y, 8, fill(s.ink))
            s.disc(x, y, 6.4, fill(colour))
        for y in (-72, 66):
            roll = rect(-58, y - 8, 116, 16, 8)
            s.draw(roll, linear(0, y - 8, 0, y + 8, [(0, "#fff2d0"), (0.5, "#dcc08a"), (1, "#8a6a40")]))
            s.draw(roll, stroke(s.ink, 2.2))
        wax(s, 30, 46, 9)
    s.sleeve((84, 420), (50, 520), "#23424f", "#f3ece0", (44, 110))
    Hand(s, "#5f3a26").over(78, 398, -6, 0.9)
