"""The Patrician."""

from __future__ import annotations

import skia

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, rect
from art.kit.portrait import hair
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hair import lock
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.locks import cap
from art.kit.portrait.things import wax


@character(4, seed=62)
def patrician(s: Bust) -> None:
    """A stout dark-skinned nobleman with silver beard and velvet cap; his ringed hand on his fur, his family tree."""
    s.back(152, 190)
    skin = "#84543a"
    s.neck(198, 284, 66, 64, "#5a3420", -2)
    s.shoulders("#23424f", 352, 70, (-8, 404), (408, 404))
    _doublet(s)
    look = Look(
        skin=skin, brow="#dcdade", eye="#6a4420", lips="#8a4c42", anger=-0.3, lids=0.3, mouth=0.4, age=0.65,
        cheek=1.16, jaw=1.14, length=0.93, nose=1.6, long=-1, full=1.35, bushy=1.4, gaze=-4, shade=0.44, blush=0.2,
        apart=2, wide=1.1, size=1.12,
    )  # fmt: skip
    with s.tilted(200, 300, -2, 12):
        head = s.head(look, 200, 206, 1.12, -21, -3)
        hole = (
            "M-110,98 L-110,-30 L-46,-34 C-30,-46 30,-46 44,-34 L45,20 L54,20 L54,-14 C58,-34 80,-34 82,-8 "
            "L90,24 L90,98 Z"
        )
        crop = cap(s, head, hole, "#d2cfd8", (), 6)
        _tight_curls(s, crop)
        hair.beard(s, head, "#cfccd4", 4, 0.94, 0.25)
        _velvet_cap(s)
    _fur_collar(s)
    _family_tree(s)
    arm = Arm((420, 470), "#23424f", "#f3ece0", (56, 120))
    Hand(s, skin, 1, "#c8302f").rest(262, 416, 14, 0.86, arm=arm)
    s.finish(0.5)


def _tight_curls(s: Bust, crop: skia.Path) -> None:
    """Rows of small curls within a shape of close hair."""
    box = crop.getBounds()
    with s.clipped(crop):
        for row in range(int(box.height() / 8) + 1):
            for column in range(int(box.width() / 9) + 1):
                x, y = box.left() + column * 9 + (4 if row % 2 else 0), box.top() + row * 8
                curl = path(
                    f"M{x - 4},{y + 3} C{x - 6},{y - 5} {x + 5},{y - 5} {x + 4},{y + 2} Q{x + 1},{y + 5} {x},{y + 1}"
                )
                s.draw(curl, stroke(s.ink, 1.4, 0.4))
                s.draw(path(f"M{x - 4},{y + 1} Q{x - 4},{y - 4} {x},{y - 4}"), stroke("#ffffff", 1.3, 0.5))
    s.draw(crop, stroke(s.ink, 2.4))


def _doublet(s: Bust) -> None:
    """Gold brocade under a wide-open gown, a small ruffled shirt at the throat, a chain."""
    front = path("M148,352 Q196,390 252,352 C268,400 270,450 262,500 L136,500 C130,450 132,400 148,352 Z")
    folds = ("M166,376 Q158,430 164,500", "M236,376 Q244,430 238,500")
    s.cloth(front, "#c08c2e", (134, 264), (0.5, 0, -0.75), folds)
    with s.clipped(front):
        for row in range(5):
            for column in range(5):
                x, y = 146 + column * 27 + (13 if row % 2 else 0), 392 + row * 24
                flower = path(f"M{x},{y - 10} Q{x + 8},{y} {x},{y + 10} Q{x - 8},{y} {x},{y - 10} Z")
                s.draw(flower, stroke("#7a4a10", 1.8, 0.6))
                s.disc(x, y, 2.2, fill("#7a4a10", 0.6))
    collar = path("M146,354 C150,334 164,326 176,328 Q198,356 224,328 C238,326 250,336 254,354 Q198,396 146,354 Z")
    s.cloth(collar, "#f3ece0", (146, 254), (0.4, 0.05, -0.6), ("M158,350 Q198,384 240,348",))


def _fur_collar(s: Bust) -> None:
    """Sable that falls from the neck over both sides of the breast."""
    for side in (-1, 1):
        fur = path(
            f"M{200 + side * 48},338 C{200 + side * 84},332 {200 + side * 112},350 {200 + side * 122},384 "
            f"C{200 + side * 118},430 {200 + side * 108},470 {200 + side * 110},504 L{200 + side * 48},504 "
            f"C{200 + side * 52},450 {200 + side * 60},390 {200 + side * 48},338 Z"
        )
        s.cloth(fur, "#60402a", (80, 320), (0.5, 0, -0.7), hatched=False)
        with s.clipped(fur):
            _fur_hairs(s, side)
        s.draw(fur, stroke(s.ink, 2.5))


def _fur_hairs(s: Bust, side: int) -> None:
    """Short soft strokes that point down and outwards, dark tips over light roots."""
    for row in range(20):
        for column in range(9):
            x = 200 + side * (46 + column * 9.5 + s.random.uniform(-4, 4))
            y = 332 + row * 9 + s.random.uniform(-4, 4)
            hairs = path(f"M{x},{y} Q{x + side * 2},{y + 8} {x + side * s.random.uniform(3, 9)},{y + 17}")
            with s.moved(-1.6, -1):
                s.draw(tapered(hairs, 4, 0.3), fill("#e8b888", 0.32 if side < 0 else 0.16))
            s.draw(tapered(hairs, 3.4, 0.7), fill(s.ink, 0.55))


def _velvet_cap(s: Bust) -> None:
    crown = path("M116,150 C84,122 100,70 166,58 C236,44 318,66 324,112 C326,140 300,152 276,148 Q194,122 116,150 Z")
    folds = (
        "M136,138 C132,100 160,78 200,72", "M178,128 Q200,84 262,76", "M238,130 Q270,98 306,96",
        "M110,112 Q120,90 140,80", "M276,142 Q304,130 314,112",
    )  # fmt: skip
    s.cloth(crown, "#96244f", (100, 316), (0.65, 0.05, -0.85), folds)
    band = path("M120,164 Q196,128 278,160 L280,142 Q196,110 116,146 Z")
    s.cloth(band, "#4a1030", (120, 274), (0.4, 0, -0.7), hatched=False)
    for index in range(7):
        x = 140 + index * 19
        y = 148 - 11 * (1 - abs(index - 3) / 3)
        s.disc(x, y, 4.4, fill(s.ink))
        s.disc(x, y, 3.6, fill("#f6efe0"))
    for line, width in (
        ("M288,112 C300,80 322,58 350,58", 24),
        ("M290,116 C314,96 336,84 362,88", 22),
        ("M286,110 C288,80 300,58 318,46", 20),
    ):
        lock(s, line, "#f0e8da", width, tail=0.55)
    s.gilded(circle(288, 120, 13), 274, 302)
    s.gem(288, 120, 7, "#2f6fc0")


def _family_tree(s: Bust) -> None:
    with s.moved(72, 318, -7):
        sheet = path("M-52,-78 Q0,-70 52,-78 L50,72 Q0,64 -50,72 Z")
        s.draw(sheet, linear(-50, 0, 50, 0, [(0, "#fff6dc"), (0.5, "#f0ddb0"), (1, "#b09468")]))
        s.draw(sheet, stroke(s.ink, 2.4))
        trunk = path("M-8,62 C-3,46 -4,30 -3,8 L3,8 C4,30 3,46 8,62 Z")
        s.draw(trunk, fill("#5a3a1c"))
        for line in (
            "M0,28 Q-24,20 -28,-4", "M0,28 Q24,20 28,-4", "M-28,-4 L-36,-36", "M-28,-4 L-15,-36",
            "M28,-4 L36,-36", "M28,-4 L15,-36",
        ):  # fmt: skip
            s.draw(path(line), stroke("#5a3a1c", 3.4))
        people = (
            (0, 10, "#3e9b5b"), (-28, -4, "#c8302f"), (28, -4, "#2f6fc0"), (-36, -42, "#e0a02c"),
            (-13, -46, "#3e9b5b"), (13, -46, "#c8302f"), (36, -42, "#9457c4"),
        )  # fmt: skip
        for x, y, colour in people:
            s.disc(x, y, 9, fill(s.ink))
            s.disc(x, y, 7.4, fill(GOLD))
            s.disc(x, y, 5.4, fill(colour))
        for y in (-80, 72):
            roll = rect(-60, y - 9, 120, 18, 9)
            s.draw(roll, linear(0, y - 9, 0, y + 9, [(0, "#fff2d0"), (0.5, "#dcc08a"), (1, "#8a6a40")]))
            s.draw(roll, stroke(s.ink, 2.2))
        wax(s, 34, 48, 9)
    arm = Arm((34, 530), "#23424f", "#f3ece0", (54, 116))
    Hand(s, "#84543a").sheet(72, 396, -6, 0.84, True, arm)
