"""Emblem pictures: what a card without a picture of its own shows."""

from __future__ import annotations

import skia

from art.citadels.palette import HOURS, tones_of
from art.kit.drawing.colour import darken, mix
from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import GOLD, INK
from art.kit.drawing.shapes import circle, path, star
from art.kit.gems import RELIGIOUS, UNIQUE, type_gem
from art.kit.portrait.bust import Bust
from art.kit.scene.scene import Scene

SHINE = ((0, "#fff6d0", 0.4), (0.5, "#fff0b0", 0), (1, "#5a2c08", 0.55))
HOLLOW = "M200,90 C160,100 134,150 132,208 C131,264 152,316 200,336 C248,316 269,264 268,208 C266,150 240,100 200,90 Z"
FACE = (200, 212)  # centre of the medal and of the sign in the hood


def draw_type(canvas: skia.Canvas, kind: str) -> None:
    """The gem of a type on a gold medal over the city at the hour of that type."""
    s = Scene(canvas, HOURS[kind], 77)
    s.sky(None, 0, stars=50 if kind in (RELIGIOUS, UNIQUE) else 16, clouds=4, horizon=400)
    for ring in range(7):
        s.disc(*FACE, 96 + ring * 34, fill(s.theme.sun, 0.05))
    s.ridge(360, 20, 0.6, 1)
    s.far_city(398, 0.5, 2, hmax=86)
    s.far_city(430, 0.34, 5, hmax=54)
    s.area(0, 410, 400, 480, linear(0, 410, 0, 480, [(0, s.ink, 0), (1, s.ink, 0.75)]))
    _medal(s)
    type_gem(canvas, kind, 200, 216 if kind == RELIGIOUS else 212, 66)
    s.finish()


def _medal(s: Scene) -> None:
    s.disc(200, 218, 136, fill("#000000", 0.5, blur=14))
    s.disc(*FACE, 133, fill(INK))
    s.disc(*FACE, 128, gold_leaf(scale=0.7))
    s.disc(*FACE, 128, radial(160, 150, 220, SHINE))
    smith = Bust(s.canvas, 4)  # the goldsmith's punches belong to haloes
    smith.rays(*FACE, 92, 112, 0.42)
    smith.beaded_ring(*FACE, 128)


def draw_rank(canvas: skia.Canvas, rank: int) -> None:
    """A hooded figure without a face: the sign of the rank shines in the hood."""
    s = Bust(canvas, rank, 40 + rank)
    tones = tones_of(f"rank{rank}")
    s.back(150, 196)
    cloak = path("M-10,490 C0,404 40,362 118,340 L282,340 C360,362 400,404 410,490 Z")
    folds = ("M70,480 Q86,410 128,352", "M330,480 Q318,410 276,352", "M150,490 Q160,420 170,372")
    s.cloth(cloak, mix(tones.dark, tones.main, 0.25), (0, 400), folds=(*folds, "M250,490 Q240,420 232,372"))
    hood = path(
        "M200,44 C148,52 106,104 98,184 C92,252 104,322 138,366 L262,366 "
        "C296,322 308,252 302,184 C294,104 252,52 200,44 Z"
    )
    s.cloth(hood, mix(tones.dark, tones.main, 0.5), (98, 302), (0.5, -0.05, -0.85))
    _hollow(s, rank)
    _sign(s, rank)
    collar = path("M110,352 Q160,330 200,372 Q240,330 290,352 L310,400 Q240,372 200,418 Q160,372 90,400 Z")
    creases = ("M120,370 Q160,350 196,392", "M280,370 Q240,350 204,392")
    s.cloth(collar, mix(tones.main, tones.dark, 0.4), (100, 300), (0.5, 0, -0.8), creases)
    s.gem(200, 396, 10, mix(tones.main, "#ffffff", 0.2))
    s.finish(0.55)


def _hollow(s: Bust, rank: int) -> None:
    tones = tones_of(f"rank{rank}")
    rim = path(
        "M200,74 C152,84 120,144 119,208 C118,272 142,328 200,352 C258,328 282,272 281,208 C280,144 248,84 200,74 Z"
    )
    s.draw(rim, fill(mix(tones.main, tones.dark, 0.3)))
    s.draw(rim, stroke(s.ink, 2.4))
    dark = path(HOLLOW)
    s.draw(dark, radial(200, 200, 150, [(0, darken(tones.dark, 0.45)), (1, darken(tones.dark, 0.15))]))
    s.draw(dark, stroke(s.ink, 2))
    s.draw(rim, stroke(GOLD, 2.4, 0.9))


def _sign(s: Bust, rank: int) -> None:
    sign = path(SIGNS[rank], *FACE, 1.75) if rank in SIGNS else star(*FACE, 58, 5, 0.44)
    s.draw(sign, fill("#000000", 0.6, blur=6))
    s.draw(sign, stroke(INK, 7))
    s.draw(sign, gold_leaf(scale=0.5))
    s.draw(sign, linear(140, 150, 260, 280, [(0, "#fff8d8", 0.6), (0.5, "#fff8d8", 0), (1, "#3a1c04", 0.5)]))
    if rank == 9:
        s.draw(circle(*FACE, 13), fill("#8a2f62"))
        s.draw(circle(*FACE, 13), stroke(INK, 2.4))


# Dagger, purse, (star), crown, cross, scales, dividers, sword, flower: signs that fit all three characters of a rank.
SIGNS = {
    1: "M0,-34 L5,-26 L5,6 L13,6 L13,11 L4,11 L4,26 L-4,26 L-4,11 L-13,11 L-13,6 L-5,6 L-5,-26 Z",
    2: "M-9,-22 Q0,-16 9,-22 L13,-30 Q0,-24 -13,-30 Z M-8,-17 C-26,-4 -28,24 -10,28 L10,28 "
    "C28,24 26,-4 8,-17 Q0,-13 -8,-17 Z",
    4: "M-26,18 L-30,-16 L-14,0 L0,-26 L14,0 L30,-16 L26,18 Z M-26,22 L26,22 L26,29 L-26,29 Z",
    5: "M-4,-32 L4,-32 L4,-14 L20,-14 L20,-6 L4,-6 L4,30 L-4,30 L-4,-6 L-20,-6 L-20,-14 L-4,-14 Z",
    6: "M-2.5,-30 L2.5,-30 L2.5,-22 L28,-22 L28,-18 L27,-17 L38,6 Q34,18 26,18 Q18,18 14,6 L24,-17 L2.5,-18 L2.5,22 "
    "L14,26 L14,30 L-14,30 L-14,26 L-2.5,22 L-2.5,-18 L-24,-17 L-14,6 Q-18,18 -26,18 Q-34,18 -38,6 L-27,-17 L-28,-18 "
    "L-28,-22 L-2.5,-22 Z",
    7: "M-5,-30 L5,-30 L5,-22 L24,30 L17,30 L11,13 Q0,18 -11,13 L-17,30 L-24,30 L-5,-22 Z M-8.5,8 Q0,11 8.5,8 L0,-12 Z",
    8: "M0,-36 L5,-28 L5,8 L18,8 L18,14 L4,14 L4,26 L8,30 L0,36 L-8,30 L-4,26 L-4,14 L-18,14 L-18,8 L-5,8 L-5,-28 Z",
    9: "M0,-34 C12,-34 16,-22 10,-14 C18,-20 32,-16 33,-6 C34,4 24,10 16,6 C24,14 24,26 15,30 C6,34 -2,26 0,17 "
    "C2,26 -6,34 -15,30 C-24,26 -24,14 -16,6 C-24,10 -34,4 -33,-6 C-32,-16 -18,-20 -10,-14 C-16,-22 -12,-34 0,-34 Z",
}
