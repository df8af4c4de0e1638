"""The Navigator."""

from __future__ import annotations

import math

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.things import paper


@character(7, seed=91)
def navigator(s: Bust) -> None:
    """A weathered captain who looks back over her shoulder, a fair braid down her coat, an astrolabe held up."""
    s.back(152, 204)
    nape = path("M176,150 C128,176 118,232 134,280 C142,304 168,310 184,296 L200,180 Z")
    flow = ("M150,180 Q128,230 146,296", "M166,180 Q146,240 158,302", "M184,190 Q166,250 170,302")
    hair.mass(s, nape, "#b8964f", [path(line) for line in flow], 2.2)
    s.neck(212, 276, 52, 70, "#bd8058", -14)
    s.shoulders("#2f5488", 356, 66, (26, 412), (376, 408))
    _coat_back(s)
    look = Look(
        skin="#cf9268", brow="#8a7040", eye="#3f8ab0", lips="#a84f46", anger=0.12, lids=0.3, mouth=0.5, smirk=0.5,
        gaze=3, age=0.5, jaw=0.98, chin=1.0, cheek=1.0, nose=1.05, hook=3, feminine=True, shade=0.4, blush=0.4,
    )  # fmt: skip
    with s.tilted(200, 300, 3):
        head = s.head(look, 214, 216, 1.08, 24, -1)
        _swept_hair(s, head)
        x, y = head.at(-56, 22)
        s.disc(x - 6, y + 10, 10, stroke(s.ink, 6.4))
        s.disc(x - 6, y + 10, 10, stroke("#f0c85a", 3.4))
        with s.moved(10, 0):
            _tricorn(s)
    _braid(s)
    _chart(s)
    _astrolabe(s)
    s.finish(0.5)


def _coat_back(s: Bust) -> None:
    """The coat seen from behind: a standing collar, the seams of its back, epaulettes."""
    s.draw(path("M196,384 Q190,440 192,500"), stroke(s.ink, 2.4, 0.8))
    for side in (-1, 1):
        s.fold(path(f"M{198 + side * 46},380 Q{198 + side * 92},420 {198 + side * 88},500"))
    collar = path("M136,366 C138,332 156,318 176,322 Q206,336 240,316 C262,318 274,338 272,362 Q206,396 136,366 Z")
    s.cloth(collar, "#b83428", (136, 272), (0.45, 0, -0.7), ("M160,374 Q158,346 170,328", "M248,374 Q252,346 242,326"))
    s.draw(path("M136,366 Q206,396 272,362"), stroke(s.ink, 8))
    s.draw(path("M136,366 Q206,396 272,362"), stroke(GOLD, 4.4))
    for side, x in ((-1, 66), (1, 340)):
        for index in range(9):
            fx = x - 32 + index * 8
            s.rod((fx, 398 - 7 * (1 - abs(index - 4) / 4)), (fx + side * 2, 428), GOLD, 4, 7)
        s.gilded(path(f"M{x - 40},398 Q{x},352 {x + 40},392 L{x + 36},410 Q{x},388 {x - 38},414 Z"), x - 40, x + 40)


def _swept_hair(s: Bust, head: Head) -> None:
    cap = (
        "M-59,36 C-70,-20 -66,-84 -20,-96 C30,-100 52,-70 56,-34 C40,-48 22,-52 8,-46 C-16,-40 -34,-18 -40,8 "
        "C-44,24 -50,40 -59,36 Z"
    )
    lines = ["M-57,30 Q-62,-30 -30,-84", "M-50,26 Q-50,-40 0,-80", "M-44,14 Q-38,-40 20,-72", "M-40,4 Q-22,-42 44,-54"]
    hair.on_head(s, head, cap, "#c8a660", lines, 6)
    for x0, y0, bend, thick in ((-36, -4, 40, 22), (-30, -18, 30, 20)):
        x, y = head.at(x0, y0, 6)
        hair.lock(s, f"M{x},{y} Q{x - 8},{y + bend} 150,296", "#cfae68", thick, tail=0.4)


def _braid(s: Bust) -> None:
    """The braid falls from the nape down the middle of her back."""
    for index in range(7):
        x, y = 150 + 4 * index - 6 * math.sin(index * 0.9), 300 + index * 24
        for side in (-1, 1):
            text = f"M{x - side * 5},{y - 18} C{x + side * 27},{y - 20} {x + side * 26},{y + 12} "
            text += f"{x - side * 5},{y + 21} "
            knot = path(text + f"C{x + side * 4},{y} {x - side * 2},{y - 6} {x - side * 5},{y - 18} Z")
            lines = [
                path(f"M{x + side * dx},{y - 13} Q{x + side * (dx + 12)},{y - 2} {x + side * (dx * 0.3 - 3)},{y + 15}")
                for dx in (1, 6, 11)
            ]
            hair.mass(s, knot, "#d4b068", lines, 1.5, 2.2)


def _tricorn(s: Bust) -> None:
    """A hat cocked on three sides, its front corner over her brow, with a plume."""
    crown = path("M132,146 C128,94 160,66 206,66 C250,66 280,96 276,142 Z")
    s.cloth(crown, "#2a2c3c", (132, 276), (0.5, 0, -0.8))
    far = path("M152,108 C190,58 268,56 318,142 C276,116 210,114 152,108 Z")
    s.cloth(far, "#22243a", (152, 318), (0.3, -0.2, -0.8))
    s.draw(path("M154,106 C192,58 268,57 317,140"), stroke(GOLD, 3.6))
    plume = path("M158,112 C120,96 96,64 104,22 C132,34 148,40 166,74 C176,90 178,104 174,114 Z")
    s.cloth(plume, "#f4ecdc", (100, 178), (0.5, 0.1, -0.6), ("M164,108 Q136,70 108,30",), hatched=False)
    for y in (40, 54, 68, 82, 96):
        s.draw(path(f"M{104 + (y - 40) * 0.25},{y + 8} q12,-2 20,8"), stroke(s.ink, 1.3, 0.4))
    near = path(
        "M92,150 C98,112 126,86 162,92 C222,94 276,112 324,154 C286,160 250,150 214,150 C176,150 130,172 92,150 Z"
    )
    s.cloth(near, "#3a3f5c", (92, 324), (0.6, 0.05, -0.8))
    edge = path("M93,149 C99,113 126,87 162,93 C222,95 275,113 322,152")
    s.draw(edge, stroke(s.ink, 8.4))
    s.draw(edge, stroke(GOLD, 4.6))
    for r, colour in ((17, s.ink), (15, "#b83428"), (10, "#f6efe0"), (5, "#23406a")):
        s.disc(166, 120, r, fill(colour))


def _astrolabe(s: Bust) -> None:
    x, y = 322, 312
    Hand(s, "#c4865c", 0.88).grip(326, 214, -14, 0.96, arm=Arm((430, 540), "#2f5488", GOLD, (56, 124), 4))
    s.disc(x, y - 60, 9, stroke(s.ink, 7.6))
    s.disc(x, y - 60, 9, stroke("#e6b24a", 3.8))
    s.gilded(circle(x, y, 56), x - 56, x + 56)
    s.disc(x, y, 45, stroke("#5f330c", 2))
    s.disc(x, y, 42, fill("#24365a"))
    for index in range(36):
        a = math.radians(index * 10)
        reach = 48 if index % 3 else 45
        ends = x + reach * math.cos(a), y + reach * math.sin(a), x + 53 * math.cos(a), y + 53 * math.sin(a)
        s.line(*ends, stroke("#5f330c", 1.6))
    s.disc(x + 6, y - 6, 25, stroke("#f0cf7a", 3.2))
    s.disc(x - 7, y + 7, 33, stroke("#e6b24a", 2.4))
    for turn in (24, 114):
        with s.moved(x, y, turn):
            s.gilded(polygon((-46, 0), (-34, -5), (34, -5), (46, 0), (34, 5), (-34, 5)), -46, 46, 1.6)
    s.gem(x, y, 7, "#c8302f")


def _chart(s: Bust) -> None:
    with s.moved(78, 312, -10):
        paper(s, 132, 112, 0, "#f1dfae")
        land = path("M-60,-50 C-36,-58 -16,-44 -22,-26 C-8,-14 -16,8 -32,6 C-40,22 -58,14 -60,2 Z")
        s.draw(land, linear(-60, 0, -10, 0, [(0, "#9cc47e"), (1, "#5a8a50")]))
        s.draw(land, stroke(s.ink, 1.8))
        isle = path("M16,12 C34,0 54,8 50,26 C38,40 14,34 16,12 Z")
        s.draw(isle, fill("#c79a4b"))
        s.draw(isle, stroke(s.ink, 1.8))
        for index in range(7):
            share = index / 6
            s.disc(-18 + 48 * share, 8 - 44 * share + 52 * share * share, 2.4, fill("#b8262c"))
        for turn in range(0, 360, 90):
            with s.moved(38, -28, turn):
                s.draw(polygon((0, -20), (5, 0), (-5, 0)), fill("#23406a" if turn % 180 else "#b83428"))
        for y in (-20, 16):
            s.draw(path(f"M-66,{y} Q0,{y + 6} 66,{y}"), stroke(s.ink, 1, 0.2))
    Hand(s, "#cf9268", 0.88).sheet(88, 366, -8, 0.96, True, Arm((36, 540), "#2f5488", GOLD, (56, 116), 4))
