"""The Emperor."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path
from art.kit.portrait import hair
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hair import lock
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.profile import Profile


@character(4, seed=61)
def emperor(s: Bust) -> None:
    """Profile of a coin: a hard old face with laurel, a bull's neck, a purple toga with clasp, an eagle on the fist."""
    s.back(152, 190)
    s.closer(1.04, 110, 330)
    skin = "#ecc29a"
    _bull_neck(s, skin)
    s.shoulders("#efe6d6", 372, 76, (50, 424), (412, 404), ("M120,490 Q140,440 164,404", "M176,500 Q190,450 206,412"))
    _toga(s)
    look = Look(
        skin=skin, brow="#8a8078", eye="#5a6a7a", lips="#9a5648", anger=0.7, mouth=-0.5, age=0.8, hook=9, long=1,
        hollow=0.7,
    )  # fmt: skip
    with s.tilted(232, 300, 0, 16):
        face = Profile(s, look, 232, 206, 1.14, -1)
        face.draw()
        _caesar_hair(s, face)
    _eagle(s)
    s.finish(0.5)


def _bull_neck(s: Bust, skin: str) -> None:
    neck = path("M190,280 C196,320 182,352 150,380 L332,384 C312,350 312,310 312,240 Z")
    stops = [(0, mix(skin, "#fff2d8", 0.25)), (0.35, mix(skin, s.ink, 0.08)), (1, mix(skin, s.ink, 0.5))]
    s.draw(neck, linear(160, 0, 316, 0, stops))
    with s.clipped(neck):
        s.draw(path("M180,270 L320,230 L320,300 C280,330 230,330 180,312 Z"), fill(mix(skin, s.ink, 0.6), 0.6, 7))
        cord = path("M290,270 Q262,330 206,384")
        with s.moved(5, 0):
            s.draw(tapered(cord, 18, 0.5), fill(mix(skin, s.ink, 0.6), 0.45, 4))
        with s.moved(-5, 0):
            s.draw(tapered(cord, 12, 0.5), fill("#ffe8c8", 0.35, 3))
        s.draw(tapered(cord, 3, 0.5), fill(s.ink, 0.5))
        s.draw(tapered(path("M196,318 Q206,340 190,372"), 2.6), fill(s.ink, 0.4))
    s.draw(neck, stroke(s.ink, 2.5))


def _toga(s: Bust) -> None:
    """Purple with a gold hem, thrown over the far shoulder in long diagonal folds."""
    toga = path("M312,356 C262,370 216,402 178,444 C156,468 140,488 134,504 L446,504 C444,424 400,362 312,354 Z")
    folds = (
        "M306,372 Q226,414 172,496", "M328,378 Q260,424 220,500", "M352,390 Q304,434 276,500",
        "M378,412 Q344,450 330,500",
        "M320,364 Q346,374 366,394",
    )  # fmt: skip
    s.cloth(toga, "#7a3092", (130, 414), (0.5, 0, -0.8), folds)
    hem = path("M312,356 C262,370 216,402 178,444 C156,468 140,488 134,504 L152,504 C182,450 238,396 318,370 Z")
    s.gilded(hem, 134, 310)
    s.gilded(circle(306, 374, 20), 286, 326)
    s.draw(circle(306, 374, 14), stroke(s.ink, 1.4, 0.7))
    s.gem(306, 374, 10, "#c8302f")


def _caesar_hair(s: Bust, face: Profile) -> None:
    skull = face.place(
        "M47,-54 C44,-46 38,-50 34,-42 C28,-50 22,-40 14,-40 C8,-44 2,-34 -2,-24 C-8,-20 -6,-8 -12,-2 "
        "C-14,-18 -26,-30 -40,-20 "
        "C-48,-8 -44,14 -34,24 C-46,38 -66,20 -72,-8 C-80,-60 -54,-102 -10,-102 C28,-104 52,-82 47,-54 Z"
    )
    grey = "#c2bcb4"
    hair.mass(s, skull, grey, ())
    k, cx, cy = face.scale, face.cx, face.cy
    with s.clipped(skull):
        for x0, y0, x1, y1 in (
            (-20, -100, -62, -72), (-34, -90, -72, -46), (-44, -70, -76, -20), (-46, -48, -74, 4), (-46, -22, -66, 18),
            (-44, 0, -52, 30), (0, -100, -30, -60), (10, -98, -10, -40), (24, -98, 12, -50), (36, -92, 30, -54),
            (44, -80, 44, -58), (-14, -84, -40, -36), (-30, -60, -44, -14),
        ):  # fmt: skip
            mid = (x0 + x1) / 2 - 8, (y0 + y1) / 2 - 2
            text = f"M{cx - x0 * k},{cy + y0 * k} Q{cx - mid[0] * k},{cy + mid[1] * k} {cx - x1 * k},{cy + y1 * k}"
            lock(s, text, grey, 17, tail=0.5)
    s.draw(skull, stroke(s.ink, 2.4))
    fringe = (
        (34, -74, 37, -42),
        (22, -76, 22, -38),
        (8, -76, 8, -38),
        (-6, -66, -4, -22),
        (-16, -50, -12, -2),
    )
    for x0, y0, x1, y1 in fringe:
        text = f"M{cx - x0 * k},{cy + y0 * k} Q{cx - (x0 + 8) * k},{cy + (y0 + y1) / 2 * k} {cx - x1 * k},{cy + y1 * k}"
        lock(s, text, grey, 16, tail=0.5)
    _laurel(s, face)


def _laurel(s: Bust, face: Profile) -> None:
    s.pipe(face.place("M46,-62 C20,-64 -20,-52 -66,-8"), "#8a6a1c", 4, 7)
    for line in ("M-66,-8 C-80,6 -90,22 -96,48", "M-66,-8 C-72,12 -78,34 -78,58"):
        ribbon = face.place(line)
        s.draw(ribbon, stroke(s.ink, 11))
        s.draw(ribbon, stroke("#c8302f", 7.5))
        with s.moved(-1.6, 0):
            s.draw(ribbon, stroke("#ff9a88", 1.8, 0.7))
    for index in range(9):
        share = index / 8
        x, y = 46 - 108 * share, -64 + 14 * share + 40 * share * share
        for turn, dy in ((-0.5, -4), (0.6, 5)):
            place_x, place_y = face.cx - x * face.scale, face.cy + (y + dy) * face.scale
            with s.moved(place_x, place_y, -30 + 62 * share + turn * 46):
                leaf = path("M-3,0 C2,-12 18,-14 30,-5 C20,5 6,7 -3,0 Z")
                s.gilded(leaf, -4, 30, 1.8)
                s.draw(path("M0,-1 Q14,-5 26,-5"), stroke("#6a3a0c", 1.1, 0.7))


def _eagle(s: Bust) -> None:
    """It stands on his gloved fist and looks where he looks."""
    brown = "#7a4a24"
    with s.moved(80, 306, 0, 1.06):
        for x in (8, 20, 30):
            lock(s, f"M{x},40 Q{x + 8},74 {x + 10},108", mix(brown, s.ink, 0.25), 17, tail=0.65)
        body = path("M-32,-56 C-24,-84 18,-82 26,-56 C38,-36 38,4 26,36 L8,66 L-16,64 C-32,34 -38,-2 -28,-32 Z")
        s.cloth(body, brown, (-34, 34), (0.5, 0, -0.7), hatched=False)
        with s.clipped(body):
            for row in range(7):
                for column in range(5):
                    x, y = -28 + column * 13 + (6 if row % 2 else 0), -30 + row * 14
                    plume = f"M{x},{y} L{x},{y + 17}"
                    lock(s, plume, mix(brown, "#e0a868", 0.16 * (row % 2)), 12, tail=0.55)
        s.draw(body, stroke(s.ink, 2.4))
        wing = path("M14,-46 C44,-62 62,-36 60,-6 C58,30 50,66 36,96 C22,74 8,46 4,14 C2,-16 4,-36 14,-46 Z")
        s.cloth(wing, "#5a3218", (4, 60), (0.4, 0, -0.8), hatched=False)
        with s.clipped(wing):
            for row, (y, reach) in enumerate(((-48, 30), (-26, 38), (4, 60))):
                for column in range(4):
                    x = 8 + column * 14
                    feather = f"M{x},{y} Q{x + 4},{y + reach * 0.6} {x + 4 + row * 3},{y + reach + row * 12}"
                    lock(s, feather, mix("#64391c", "#c88a4a", 0.15 * (row == 0)), 14, tail=0.55)
        s.draw(wing, stroke(s.ink, 2.4))
        _eagle_head(s)
    arm = Arm((60, 536), "#efe6d6", GOLD, (52, 116))
    Hand(s, "#9a6238", gloved=True).grip(78, 398, -78, 0.8, arm=arm)
    for x in (62, 88):
        for dx, dy in ((-9, 15), (0, 19), (9, 15)):
            s.pipe(path(f"M{x},368 q{dx},1 {dx},{dy}"), "#e8b040", 5, 9)
            s.draw(tapered(path(f"M{x + dx},{366 + dy} l{dx * 0.2},9"), 5, 0.2), fill(s.ink))


def _eagle_head(s: Bust) -> None:
    for x0, x1, y1 in ((-26, -32, -30), (-14, -18, -22), (0, -2, -20), (14, 16, -24), (22, 28, -34)):
        lock(s, f"M{x0 * 0.8},-62 Q{x0},-48 {x1},{y1}", "#e6dcc6", 18, tail=0.5)
    head = path("M-26,-44 C-42,-58 -34,-88 -6,-90 C20,-90 32,-66 24,-46 Q-2,-34 -26,-44 Z")
    folds = ("M10,-66 Q16,-54 10,-44", "M-2,-62 Q2,-50 -4,-42", "M20,-70 Q26,-58 22,-48")
    s.cloth(head, "#f4ebd8", (-36, 26), (0.5, 0.15, -0.5), folds, hatched=False)
    beak = path("M-28,-76 C-44,-80 -60,-68 -58,-44 C-50,-54 -40,-56 -28,-56 Z")
    s.draw(beak, linear(-56, 0, -28, 0, [(0, "#ffe08a"), (1, "#c88a22")]))
    s.draw(beak, stroke(s.ink, 2.2))
    s.draw(path("M-50,-60 Q-38,-64 -26,-62"), stroke(s.ink, 1.5, 0.8))
    s.disc(-17, -70, 5, fill("#ffcf4a"))
    s.disc(-18, -70, 2.8, fill("#0c0a10"))
    s.disc(-19, -71, 1, fill("#ffffff"))
    s.draw(tapered(path("M-32,-80 L-6,-72"), 5, 0.6), fill(s.ink))
