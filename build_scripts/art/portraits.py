"""Portraits of the named opponents: round medallions of 256 pixels with a gold rim, known at 32 by hat and hue."""

from __future__ import annotations

from collections.abc import Callable

import skia

from art import hair
from art.bust import Bust
from art.face import Look
from art.marks import SHINE
from art.paint import fill, gold_leaf, linear, stroke
from art.palette import INK
from art.shapes import circle, path

SIDE = 256
RADIUS = 118.0  # of the picture within the rim
MIDDLE, SCALE = (200.0, 202.0), 0.74  # what of the bust stands in the middle, and how large
Painter = Callable[[Bust], None]


def medallion(canvas: skia.Canvas, painter: Painter, rank: int, seed: int) -> None:
    """One portrait on 256 x 256 units: the bust behind a round rim of gold leaf."""
    centre = SIDE / 2
    canvas.drawPath(circle(centre + 2, centre + 4, RADIUS + 6), fill("#000000", 0.45, blur=4))
    canvas.drawPath(circle(centre, centre, RADIUS + 8), fill(INK))
    canvas.save()
    canvas.clipPath(circle(centre, centre, RADIUS), doAntiAlias=True)
    canvas.translate(centre - MIDDLE[0] * SCALE, centre - MIDDLE[1] * SCALE)
    canvas.scale(SCALE, SCALE)
    bust = Bust(canvas, rank, seed)
    bust.back(116, 200, rays=False)
    painter(bust)
    bust.finish(0.45)
    canvas.restore()
    leaf = gold_leaf(scale=0.5)
    leaf.setStyle(skia.Paint.kStroke_Style)
    leaf.setStrokeWidth(9)
    canvas.drawPath(circle(centre, centre, RADIUS), leaf)
    light = linear(20, 20, 236, 236, SHINE)
    light.setStyle(skia.Paint.kStroke_Style)
    light.setStrokeWidth(9)
    canvas.drawPath(circle(centre, centre, RADIUS), light)
    for radius in (RADIUS - 5.5, RADIUS + 5.5):
        canvas.drawPath(circle(centre, centre, radius), stroke(INK, 2.2))


# -- the people --------------------------------------------------------------------------------------------------------
def builder(s: Bust) -> None:
    """A strong woman with a red headscarf, freckles and a smudge of mortar, a pencil behind her ear."""
    skin = "#e8b48c"
    s.neck(200, 282, 54, 70, skin)
    s.shoulders("#6a5a3c", 350, 58, (40, 416), (362, 416), ("M110,490 Q126,440 150,396", "M300,490 Q286,440 256,396"))
    s.cloth(path("M142,356 L176,346 L200,392 L226,346 L262,358 L214,470 L188,470 Z"), "#e8dcc0", (142, 262))
    look = Look(skin=skin, brow="#7a3a1c", eye="#4a7a5a", lips="#b0564a", anger=-0.1, mouth=0.9, smirk=0.2, jaw=1.08,
                cheek=1.08, chin=1.05, nose=1.05, feminine=True, blush=0.45, shade=0.4)  # fmt: skip
    head = s.head(look, 200, 214, 1.14, -12, -2)
    for x, y in ((-30, 18), (-24, 24), (-18, 17), (22, 19), (28, 24), (33, 17)):
        s.disc(*head.at(x, y), 2.2, fill("#a8582c", 0.75))
    s.draw(head.on("M20,36 Q34,30 42,38 Q36,46 24,44 Z"), fill("#d8d2c4", 0.8))
    scarf = path("M128,190 C112,120 146,70 204,66 C266,66 294,120 274,188 Q258,150 200,140 Q146,150 128,190 Z")
    s.cloth(
        scarf, "#c8402e", (120, 282), (0.55, 0.05, -0.85), ("M150,170 Q160,110 206,84", "M216,150 Q244,120 262,128")
    )
    s.cloth(path("M270,150 C300,140 322,158 330,190 C306,196 286,186 270,172 Z"), "#c8402e", (268, 330))
    s.cloth(path("M272,160 C296,176 304,206 296,232 C278,222 268,196 266,172 Z"), "#a83024", (266, 304))
    for x, y in ((150, 118), (184, 92), (224, 96), (252, 126), (200, 122)):
        s.disc(x, y, 5, fill("#f6e6c0", 0.9))
    s.rod((262, 196), (322, 136), "#e0a83c", 8, 4)


def miser(s: Bust) -> None:
    """A gaunt old man with a long nose, round spectacles, a black cap and a wisp of beard."""
    skin = "#e4c09a"
    s.neck(200, 284, 42, 70, skin)
    s.shoulders("#2e4a3c", 356, 46, (70, 428), (332, 428), ("M120,490 Q136,440 160,400", "M290,490 Q276,440 246,400"))
    s.cloth(path("M132,372 Q200,430 270,370 L282,400 Q200,468 122,402 Z"), "#8a6a44", (122, 282))
    look = Look(skin=skin, brow="#c8c0b4", eye="#5a6a4a", lips="#9a5a4c", anger=0.35, lids=0.3, mouth=-0.2, smirk=0.4,
                gaze=6, age=0.95, cheek=0.9, jaw=0.88, chin=0.86, length=1.1, nose=1.0, long=10, hook=8, bushy=1.3,
                hollow=0.75, blush=0.1, shade=0.5)  # fmt: skip
    head = s.head(look, 200, 210, 1.1, 20, 2)
    hair.goatee(s, head, "#d8d2c8", 34, 12)
    hair.on_head(
        s, head, "M-58,6 C-66,-22 -60,-44 -50,-52 L-40,-48 C-50,-30 -50,-10 -48,8 Z", "#d8d2c8", ("M-54,4 L-48,-44",)
    )
    for x in (-23, 23):
        cx, cy = head.at(x, -8, 6)
        s.disc(cx, cy, 24, fill("#d8f0e8", 0.22))
        s.disc(cx, cy, 24, stroke(s.ink, 7))
        s.disc(cx, cy, 24, stroke("#f0c85a", 3.6))
    cap = path("M134,160 C126,104 156,72 206,70 C262,70 288,106 280,158 Q206,126 134,160 Z")
    s.cloth(cap, "#23202e", (130, 284), (0.5, 0, -0.6), ("M160,140 Q170,100 206,80", "M236,134 Q250,110 246,90"))
    s.pipe(path("M132,162 Q206,126 282,160"), "#d8a84a", 5, 9)
    s.cloth(path("M262,120 Q300,128 306,214 L278,226 Q286,160 262,150 Z"), "#23202e", (262, 306))


def schemer(s: Bust) -> None:
    """A pale woman with sleek black hair under a violet hood, one brow raised, a vial on a chain."""
    skin = "#f0d2be"
    hood = path(
        "M200,34 C104,40 76,140 92,250 C98,320 80,380 70,440 L330,440 C320,380 302,320 308,250 C324,140 296,40 200,34 Z"
    )
    s.cloth(hood, "#4a2470", (76, 324), (0.5, 0.0, -0.85), ("M110,300 Q96,200 130,110", "M294,300 Q306,200 276,110"))
    s.draw(
        path(
            "M200,74 C134,80 116,160 126,250 C130,310 140,350 150,380 "
            "L252,380 C264,350 272,310 276,250 C284,160 266,80 200,74 Z"
        ),
        fill("#120a1c"),
    )
    s.neck(200, 282, 42, 76, skin)
    s.shoulders("#3a1c5c", 360, 44, (66, 424), (336, 424), ("M120,490 Q140,440 160,400", "M284,490 Q264,440 244,400"))
    look = Look(skin=skin, brow="#140e1a", eye="#6aa03a", lips="#8a1f3c", anger=0.2, lids=0.34, mouth=0.35, smirk=0.9,
                gaze=5, jaw=0.88, chin=0.84, cheek=1.02, nose=0.88, slant=5, full=1.2, feminine=True, ears=False,
                blush=0.16, shade=0.4)  # fmt: skip
    head = s.head(look, 200, 212, 1.1, 14, 1)
    for side, lines in (
        (-1, ("M-4,-62 C-40,-58 -58,-30 -58,20", "M-2,-58 C-30,-50 -46,-24 -52,10")),
        (1, ("M4,-62 C40,-58 58,-30 58,20", "M2,-58 C30,-50 46,-24 52,10")),
    ):
        shape = (
            f"M0,-66 C{side * 50},-66 {side * 68},-30 {side * 60},44 C{side * 54},20 "
            f"{side * 52},-10 {side * 40},-26 C{side * 26},-40 {side * 10},-48 0,-50 Z"
        )
        hair.on_head(s, head, shape, "#1c1424", lines, 6)
    s.pipe(path("M156,366 Q200,424 248,366"), "#d8d2e8", 3.4, 6)
    s.cloth(path("M190,404 L212,404 L218,440 Q202,452 186,440 Z"), "#6ad04a", (186, 218), hatched=False)
    s.glow(202, 426, 30, "#9cff6a", 0.6)


def aggressor(s: Bust) -> None:
    """A scarred woman in an open steel helmet with a red plume, cropped fair hair, jaw set."""
    skin = "#d99a72"
    s.neck(200, 284, 56, 66, skin)
    s.shoulders("#7c8496", 350, 60, (24, 412), (378, 412), ("M100,490 Q116,440 140,400", "M306,490 Q290,440 262,400"))
    s.cloth(path("M136,352 Q200,396 266,350 L284,396 Q200,440 118,396 Z"), "#9a2424", (118, 284))
    plume = path("M206,62 C196,22 238,-6 296,12 C340,28 356,84 340,142 C326,110 300,86 262,78 Z")
    s.cloth(plume, "#c8302a", (200, 350), (0.5, 0.05, -0.7), ("M214,56 Q256,20 318,60", "M226,66 Q280,52 330,104"))
    look = Look(skin=skin, brow="#8a5a2c", eye="#4a6a9a", lips="#9a4a40", anger=0.75, lids=0.12, mouth=-0.15, smirk=0.5,
                jaw=1.14, chin=1.1, cheek=1.02, nose=1.08, hook=3, feminine=True, ears=False, blush=0.3,
                shade=0.5)  # fmt: skip
    head = s.head(look, 200, 216, 1.12, -16, 2)
    s.draw(head.on("M16,-34 L34,26"), stroke("#8a3424", 5, 0.9))
    s.draw(head.on("M14,-34 L32,26"), stroke("#f6c8a8", 2, 0.8))
    hair.on_head(
        s,
        head,
        "M-58,8 C-62,-20 -54,-44 -40,-52 L-26,-48 C-42,-36 -48,-14 -50,10 Z",
        "#d8a84a",
        ("M-54,4 L-40,-46",),
        5,
    )
    helmet = path(
        "M118,250 C104,140 128,62 204,58 C280,62 298,140 284,250 L262,256 "
        "C268,200 262,160 236,150 L204,176 L166,150 C140,162 134,204 140,256 Z"
    )
    s.cloth(helmet, "#a8b2c4", (112, 290), (0.85, 0.1, -0.95), (), outline=3)
    s.draw(path("M204,60 L204,174"), stroke(s.ink, 3, 0.7))
    s.draw(path("M199,62 L199,166"), stroke("#ffffff", 3, 0.6))
    s.pipe(path("M122,248 C112,180 122,150 166,148 L204,174 L238,148 C282,152 288,184 280,248"), "#d8a84a", 5, 9)
    for x, y in ((134, 196), (272, 196), (146, 128), (260, 128)):
        s.disc(x, y, 4.4, fill("#f6e2a8"))


def dreamer(s: Bust) -> None:
    """A brown young man with a cloud of curls, wide eyes turned to the stars, a blue scarf with bells."""
    skin = "#9a6240"
    for x, y, r in ((128, 190, 34), (120, 148, 38), (140, 108, 40), (178, 84, 42), (222, 82, 42), (262, 104, 40),
                    (282, 146, 38), (274, 190, 34), (200, 100, 50), (130, 226, 26), (272, 226, 26)):  # fmt: skip
        lines = [circle(x + 2, y + 1, r * share) for share in (0.85, 0.6, 0.35)]
        hair.mass(s, circle(x, y, r), "#3a2018", lines, 2, 2.2)
    s.neck(200, 282, 46, 74, skin)
    s.shoulders("#2c5a9a", 352, 54, (58, 420), (346, 420), ("M110,490 Q126,440 150,396", "M300,490 Q286,440 256,396"))
    look = Look(skin=skin, brow="#2a1810", eye="#5a3a1c", lips="#8a3c34", anger=-0.5, lids=-0.1, mouth=0.75, gaze=-4,
                glance=-5, jaw=0.96, chin=0.94, nose=1.12, full=1.2, size=1.12, blush=0.2, shade=0.42)  # fmt: skip
    head = s.head(look, 200, 214, 1.08, -10, -8)
    for x, y, r in ((-48, -40, 17), (-30, -52, 18), (-8, -56, 19), (16, -54, 19), (38, -46, 17), (52, -32, 13)):
        cx, cy = head.at(x, y, 8)
        hair.mass(s, circle(cx, cy, r), "#3a2018", [circle(cx + 1, cy, r * 0.6), circle(cx + 1, cy, r * 0.3)], 1.8, 2)
    s.cloth(
        path("M134,352 Q200,408 268,350 L284,386 Q200,446 118,388 Z"),
        "#4a8ad0",
        (118, 284),
        folds=("M150,376 Q200,420 252,374",),
    )
    for x, y in ((146, 392), (174, 412), (204, 420), (234, 412), (260, 390)):
        s.gilded(
            path(f"M{x - 10},{y + 16} Q{x - 8},{y - 4} {x},{y - 6} Q{x + 8},{y - 4} {x + 10},{y + 16} Z"),
            x - 10,
            x + 10,
        )
        s.disc(x, y + 18, 3.4, fill("#7a4a14"))


def avenger(s: Bust) -> None:
    """An elderly lady in black lace and veil, grey hair parted, lips pressed, a single red rose."""
    skin = "#eac8b0"
    veil = path(
        "M200,52 C110,56 88,140 98,240 C104,330 84,400 66,460 "
        "L336,460 C318,400 298,330 304,240 C314,140 292,56 200,52 Z"
    )
    s.cloth(veil, "#1e1a26", (80, 320), (0.45, 0.0, -0.6), ("M112,320 Q104,200 140,110", "M290,320 Q300,200 266,110"))
    s.neck(200, 282, 42, 70, skin)
    s.shoulders("#18141e", 352, 46, (70, 424), (332, 424), ("M120,490 Q136,440 160,400", "M284,490 Q268,440 244,400"))
    look = Look(skin=skin, brow="#8a8488", eye="#4a5a7a", lips="#8a3a40", anger=0.5, lids=0.24, mouth=-0.45, age=0.75,
                jaw=0.94, chin=0.92, cheek=0.98, nose=0.94, hook=4, hollow=0.45, feminine=True, ears=False, blush=0.12,
                shade=0.46)  # fmt: skip
    head = s.head(look, 200, 212, 1.1, 8, 0)
    for side in (-1, 1):
        shape = (
            f"M0,-64 C{side * 46},-66 {side * 64},-34 {side * 58},26 C{side * 52},2 "
            f"{side * 48},-14 {side * 38},-26 C{side * 24},-38 {side * 10},-46 0,-48 Z"
        )
        outer = f"M0,-60 C{side * 36},-58 {side * 54},-32 {side * 55},16"
        inner = f"M0,-54 C{side * 26},-52 {side * 46},-28 {side * 50},8"
        hair.on_head(s, head, shape, "#b4b0b4", (outer, inner), 6)
    s.pipe(path("M120,196 C118,110 150,84 200,82 C252,84 284,110 282,196"), "#4a4456", 6, 10)
    for index in range(9):
        x = 128 + index * 18
        y = 196 - 108 * (1 - ((index - 4) / 4.4) ** 2)
        s.disc(x, y, 4.6, fill("#d8d2e0"))
    s.cloth(path("M148,352 Q200,372 254,352 L262,386 Q200,408 140,386 Z"), "#eae4ee", (140, 262), hatched=False)
    for x, y, r, tint in ((272, 398, 24, "#a81c2c"), (268, 394, 16, "#c8303c"), (266, 391, 9, "#e8606a")):
        s.disc(x, y, r, fill(tint))
        s.disc(x, y, r, stroke(s.ink, 2, 0.8))


def gambler(s: Bust) -> None:
    """A grinning man with a tilted green hat and a long feather, a curled moustache, dice at his ear."""
    skin = "#e0a67c"
    hair.mass(s, path("M130,190 C104,240 116,300 110,340 Q200,380 292,340 C286,300 300,240 272,190 Z"), "#6a3818",
              [path("M134,210 Q118,280 122,340"), path("M268,210 Q284,280 280,340")])  # fmt: skip
    s.neck(200, 282, 48, 72, skin)
    s.shoulders("#8a3a1c", 350, 54, (50, 418), (352, 418), ("M110,490 Q126,440 150,396", "M300,490 Q286,440 256,396"))
    s.cloth(path("M140,350 L180,344 L200,384 L222,344 L264,350 L232,420 L200,400 L170,420 Z"), "#f0e6d0", (140, 264))
    look = Look(skin=skin, brow="#4a2410", eye="#3a7a6a", lips="#a84c40", anger=-0.3, lids=0.2, mouth=1.0, smirk=1.0,
                grin=0.35,
                gaze=4, jaw=1.0, chin=0.98, nose=1.05, long=3, stubble=0.35, blush=0.35, shade=0.42)  # fmt: skip
    head = s.head(look, 200, 214, 1.1, 16, -2)
    hair.moustache(s, head, "#6a3818", 34, -12, 8)
    s.disc(*head.at(-56, 30), 12, stroke(s.ink, 7))
    s.disc(*head.at(-56, 30), 12, stroke("#f0c85a", 3.6))
    hat = path(
        "M96,176 C96,150 130,140 150,132 C150,84 190,58 236,66 C276,74 "
        "288,102 280,126 C304,126 322,136 320,150 C260,136 170,150 96,176 Z"
    )
    with s.tilted(200, 150, 6):
        s.cloth(hat, "#2f7a4a", (96, 320), (0.55, 0.05, -0.85), ("M160,140 Q176,92 226,80", "M230,128 Q258,112 262,94"))
        s.pipe(path("M148,140 Q214,112 282,126"), "#d8a84a", 6, 10)
        feather = path("M258,112 C280,60 326,24 372,34 C372,72 330,112 270,124 Z")
        s.cloth(feather, "#e8d060", (258, 372), (0.5, 0.1, -0.5), ("M266,114 Q310,70 362,40",))
        s.draw(path("M254,100 L282,96 L286,124 L258,128 Z"), fill("#fbf4e4"))
        s.draw(path("M254,100 L282,96 L286,124 L258,128 Z"), stroke(s.ink, 2.4))
        for x, y in ((262, 106), (270, 112), (278, 118)):
            s.disc(x, y, 3, fill("#2a1a1e"))


def courtier(s: Bust) -> None:
    """A powdered young man with a white ruff, fair curls, a beauty spot and a crown that may be real."""
    skin = "#f4dcc8"
    fall = path(
        "M140,150 C104,190 100,270 118,340 L156,340 L150,200 L250,200 L246,340 L284,340 C302,270 298,190 262,150 Z"
    )
    hair.mass(s, fall, "#c89a48", [path("M128,200 Q116,260 130,334"), path("M274,200 Q288,260 272,334")])
    for x, y, r in ((122, 196, 24), (112, 236, 26), (112, 280, 26), (124, 318, 24), (278, 196, 24), (290, 236, 26),
                    (290, 280, 26), (278, 318, 24)):  # fmt: skip
        lines = [circle(x, y, r * share) for share in (0.8, 0.55, 0.3)]
        hair.mass(s, circle(x, y, r), "#e0b860", lines, 2, 2.2)
    s.neck(200, 282, 44, 70, skin)
    s.shoulders("#8a2058", 352, 52, (56, 420), (346, 420), ("M110,490 Q126,440 150,396", "M300,490 Q286,440 256,396"))
    look = Look(skin=skin, brow="#a87830", eye="#4a7ab8", lips="#c04a58", anger=-0.4, lids=0.42, mouth=0.3, smirk=0.7,
                gaze=-3,
                glance=3, jaw=0.9, chin=0.9, nose=0.9, long=2, full=1.15, blush=0.55, ears=False,
                shade=0.36)  # fmt: skip
    head = s.head(look, 200, 210, 1.08, -14, -6)
    s.disc(*head.at(28, 26), 3.2, fill("#2a1218"))
    top = (
        "M-60,0 C-66,-46 -38,-74 0,-74 C38,-74 66,-46 60,0 C54,-24 "
        "44,-38 20,-44 C0,-48 -30,-42 -44,-30 C-52,-22 -56,-12 -60,0 Z"
    )
    hair.on_head(s, head, top, "#e8c470", ("M-52,-12 C-40,-50 -10,-60 20,-58", "M-40,-30 C-20,-52 20,-56 48,-30",
                                           "M-20,-60 C10,-70 40,-56 54,-20"), 6)  # fmt: skip
    s.crown(196, 140, 116, 54, 8)
    for index in range(13):
        x, down = 110 + index * 15, 356 + 26 * (1 - ((index - 6) / 6.6) ** 2)
        pleat = path(
            f"M{x - 13},{down - 20} Q{x},{down - 34} {x + 13},{down - 20} "
            f"L{x + 9},{down + 20} Q{x},{down + 28} {x - 9},{down + 20} Z"
        )
        s.cloth(pleat, "#fbf6ec", (x - 13, x + 13), (0.3, 0, -0.5), hatched=False, outline=1.8)


PORTRAITS: dict[str, tuple[Painter, int, int]] = {
    "builder": (builder, 7, 11),
    "miser": (miser, 6, 12),
    "schemer": (schemer, 3, 13),
    "aggressor": (aggressor, 8, 14),
    "dreamer": (dreamer, 5, 15),
    "avenger": (avenger, 1, 16),
    "gambler": (gambler, 2, 17),
    "courtier": (courtier, 9, 18),
}
"""By the id of the opponent: who paints it, the rank whose ground it has, and its dice."""
