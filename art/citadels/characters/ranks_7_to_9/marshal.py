"""The Marshal."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.citadels.parts.plate import plate
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, rect, star
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.things import paper, wax


@character(8, seed=112)
def marshal(s: Bust) -> None:
    """A ruddy old soldier with a walrus moustache, visor of his sallet raised; baton and requisition list."""
    s.back(152, 200)
    s.closer(1.06, 200, 90)
    s.neck(202, 278, 70, 70, "#d08a68", 2)
    s.shoulders("#3a4c74", 344, 80, (14, 400), (402, 404), ("M70,490 Q90,430 116,384", "M340,490 Q322,430 290,384"))
    look = Look(
        skin="#e4a07c", brow="#b8a890", eye="#4a7a9a", lips="#9a4a40", anger=0.6, lids=0.36, mouth=-0.5, age=0.8,
        jaw=1.14, cheek=1.08, chin=1.1, nose=1.45,
        bushy=1.9, blush=0.6, gaze=3, ears=False, size=0.92,
    )  # fmt: skip
    with s.tilted(200, 310, 5):
        head = s.head(look, 200, 214, 1.1, 24, 2)
        hair.on_head(
            s,
            head,
            "M-58,20 C-64,0 -62,-40 -54,-54 L-40,-54 C-44,-30 -46,0 -44,22 C-48,30 -54,30 -58,20 Z",
            "#d8ccb8",
            ("M-54,-40 L-52,20", "M-48,-40 L-47,18"),
            4,
        )
        hair.moustache(s, head, "#d8c8ac", 38, 14, 17)
        _sallet(s)
    gorget = path("M142,340 Q202,372 264,338 L284,376 Q204,420 122,378 Z")
    plate(s, gorget, 120, 286)
    s.draw(path("M126,374 Q204,412 280,372"), stroke(GOLD, 4))
    s.pipe(path("M96,384 Q200,500 310,384"), "#e6b24a", 6, 10)
    s.gilded(star(204, 446, 22, 6, 0.5), 182, 226)
    s.gem(204, 446, 8, "#c8302f")
    for side, x in ((-1, 62), (1, 346)):
        s.gilded(path(f"M{x - 34},392 Q{x},358 {x + 34},388 L{x + 30},402 Q{x},380 {x - 34},406 Z"), x - 34, x + 34)
        for index in range(7):
            fx = x - 28 + index * 9.4
            s.rod((fx, 398 - 6 * (1 - abs(index - 3) / 3)), (fx + side * 2, 426), GOLD, 4, 7)
    _baton(s)
    _requisition(s)
    s.finish(0.5)


def _sallet(s: Bust) -> None:
    bowl = path(
        "M120,180 C112,96 156,56 208,56 C268,58 296,104 286,176 L296,190 Q204,140 118,190 L84,232 C80,220 "
        "92,200 120,180 Z"
    )
    plate(s, bowl, 104, 294)
    visor = path("M112,150 C108,110 122,92 140,84 Q206,108 282,82 C300,94 304,120 298,156 Q204,112 112,150 Z")
    plate(s, visor, 108, 302)
    slit = path("M134,118 Q206,136 280,114 L281,120 Q206,143 134,125 Z")
    s.draw(slit, fill("#10131c"))
    s.draw(slit, stroke(s.ink, 1.6))
    for index in range(6):
        s.disc(150 + index * 22, 104 + 8 * (1 - abs(index - 2.5) / 2.5), 2.6, fill("#20242e"))
    s.draw(path("M113,148 Q204,110 297,154"), stroke(GOLD, 4))
    s.draw(path("M119,188 Q204,138 294,188"), stroke(GOLD, 4.6))
    for x in (122, 288):
        s.gilded(circle(x, 142, 9), x - 9, x + 9)
    s.draw(path("M150,80 Q176,62 204,62"), stroke("#ffffff", 3.4, 0.7))
    for dx, colour in ((0, "#2f5fae"), (12, "#f6efe0")):
        plume = path(
            f"M{206 + dx},58 C{190 + dx},40 {200 + dx},18 {222 + dx},10 C{236 + dx},24 {232 + dx},46 {214 + dx},60 Z"
        )
        s.cloth(plume, colour, (190 + dx, 240 + dx), hatched=False, outline=2.2)


def _baton(s: Bust) -> None:
    with s.moved(330, 322, 24):
        stick = rect(-12, -92, 24, 176, 5)
        s.draw(stick, linear(-12, 0, 12, 0, [(0, "#e0546a"), (0.4, "#a81f3a"), (1, "#4a0c1a")]))
        for y in range(-68, 60, 22):
            s.draw(star(0, y, 6, 5), fill("#ffdf8a"))
        s.draw(stick, stroke(s.ink, 2.5))
        for y in (-100, 76):
            s.gilded(rect(-15, y, 30, 18, 4), -15, 15)
    Hand(s, "#f0e6d4", 1.08, gloved=True).grip(327, 330, 22, 0.98, arm=Arm((392, 530), "#3a4c74", GOLD, (62, 126), 2))


def _requisition(s: Bust) -> None:
    with s.moved(80, 296, -10):
        paper(s, 110, 146, 6)
        for index in range(3):
            y = -44 + index * 28
            s.draw(path(f"M-36,{y} l6,7 l11,-15"), stroke("#a8242a", 3.6))
        wax(s, 34, 44, 15)
    hand = Hand(s, "#f0e6d4", 1.08, gloved=True)
    hand.sheet(92, 366, -10, 0.96, True, Arm((36, 540), "#3a4c74", GOLD, (62, 124), 2))
