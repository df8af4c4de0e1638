"""The knight: the first follower of the estate `chivalry`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, rect
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche

STEEL = [(0, "#f6f9ff"), (0.3, "#c3ccdc"), (0.6, "#7f899e"), (1, "#343a4e")]


@follower("chivalry", seed=11)
def chivalry_1(s: Niche) -> None:
    """A young knight, visor raised, red plume, hands on the pommel of the sword."""
    _clothes(s)
    _head(s)
    _hands(s)


def _clothes(s: Niche) -> None:
    """What stands behind, and what is worn."""
    s.niche()
    for line, w in (
        ("M226,52 C272,0 336,34 350,110", 52),
        ("M222,56 C260,22 316,70 322,140", 44),
        ("M216,56 C244,36 288,84 296,150", 32),
    ):
        hair.lock(s, line, "#c8322a", w, tail=0.5)
    path(
        "M92,372 C96,330 140,320 200,322 C262,320 304,330 310,372 C320,420 330,460 "
        "336,500 L64,500 C70,460 82,420 92,372 Z"
    )
    s.shoulders("#8a2a2c", 356, 80, (-6, 404), (408, 404))
    s.cloth(
        path("M110,352 Q200,420 292,352 L320,500 L82,500 Z"),
        "#b83430",
        (82, 320),
        (0.45, 0, -0.8),
        ("M150,400 Q150,450 140,500", "M254,400 Q252,450 262,500"),
    )
    s.draw(path("M190,404 h22 v30 h30 v22 h-30 v60 h-22 v-60 h-30 v-22 h30 Z"), fill("#fff3dc"))
    s.draw(path("M190,404 h22 v30 h30 v22 h-30 v60 h-22 v-60 h-30 v-22 h30 Z"), stroke(s.ink, 2.2))


def _head(s: Niche) -> None:
    """Head, hair and what is on it."""
    for p in (
        path("M-6,452 C-8,392 36,356 96,356 C118,380 118,420 96,452 C60,470 20,470 -6,452 Z"),
        path("M408,452 C410,392 366,356 306,356 C284,380 284,420 306,452 C342,470 382,470 408,452 Z"),
    ):
        b = p.getBounds()
        s.draw(p, linear(b.left(), b.top(), b.right(), b.bottom(), STEEL))
        s.draw(p, stroke(s.ink, 2.8))
    for t in (0, 16):
        s.draw(path(f"M4,{430 + t} Q50,{444 + t} 98,{430 + t}"), stroke(s.ink, 2, 0.6))
        s.draw(path(f"M396,{430 + t} Q350,{444 + t} 302,{430 + t}"), stroke(s.ink, 2, 0.6))
    s.cloth(
        path("M130,150 C104,226 110,300 116,366 Q200,420 288,366 C294,300 296,226 272,150 Z"),
        "#8d93a4",
        (104, 296),
        (0.4, -0.2, -0.9),
        hatched=False,
    )
    look = Look(
        skin="#b9794f",
        brow="#2a1a14",
        eye="#6a4a2a",
        lips="#8a4038",
        anger=0.45,
        lids=0.25,
        mouth=-0.2,
        jaw=1.06,
        cheek=1.0,
        nose=1.15,
        hook=2,
        gaze=5,
        ears=False,
        stubble=0.35,
        blush=0.2,
    )
    opening = path("M146,150 C138,210 142,262 164,300 C188,322 222,320 240,296 C258,258 262,206 256,150 Z")
    with s.clipped(opening):
        s.head(look, 200, 214, 1.1, 14, 2)
        s.area(110, 140, 290, 340, linear(0, 150, 0, 196, [(0, s.ink, 0.85), (1, s.ink, 0)]))
    s.draw(opening, stroke(s.ink, 3))
    _helm(s)


def _helm(s: Niche) -> None:
    """The helm with its visor, and what the hands hold."""
    helm = path(
        "M126,190 C112,110 146,52 204,50 C264,52 294,110 278,190 C272,172 262,160 "
        "256,156 L146,156 C138,162 132,174 126,190 Z"
    )
    s.draw(helm, linear(118, 60, 290, 180, STEEL))
    s.draw(helm, stroke(s.ink, 2.8))
    s.gilded(path("M194,50 C188,90 188,120 192,156 L212,156 C216,120 216,90 210,50 Z"), 188, 216)
    visor = path(
        "M118,132 C120,92 160,72 204,72 C250,72 288,92 288,132 C262,116 232,108 204,108 C172,108 142,116 118,132 Z"
    )
    s.draw(visor, linear(110, 70, 290, 150, STEEL))
    s.draw(visor, stroke(s.ink, 2.8))
    for x in (146, 164, 240, 258):
        s.draw(rect(x - 2, 96, 4, 15, 2), fill(s.ink, 0.9))
    s.gilded(circle(124, 140, 11), 113, 135)
    s.gilded(circle(283, 140, 11), 272, 294)
    with s.moved(206, 440):
        b = path("M-11,-8 L11,-8 L8,120 L-8,120 Z")
        s.draw(b, linear(-11, 0, 11, 0, STEEL))
        s.draw(b, stroke(s.ink, 2.4))
        s.gilded(rect(-54, -20, 108, 15, 7), -54, 54)
        s.gilded(rect(-8, -62, 16, 44, 4), -8, 8)
        s.gilded(circle(0, -74, 17), -17, 17)
        s.gem(0, -74, 8, "#d0322f")


def _hands(s: Niche) -> None:
    """Hands, what they hold, and the rat."""
    Hand(s, "#b4bccb", 1, gloved=True).grip(206, 408, 0, 0.74, arm=Arm((380, 560), "#8a93a6", "#c9a050", (56, 110)))
    s.sill_rat(60, False, 66)
    s.finish(0.5)
