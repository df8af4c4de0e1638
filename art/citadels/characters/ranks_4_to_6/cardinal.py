"""The Cardinal."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, oval, path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.things import book


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
