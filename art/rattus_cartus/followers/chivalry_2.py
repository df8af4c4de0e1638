"""The squire: the second follower of the estate `chivalry`."""

from __future__ import annotations

from art.kit.drawing.paint import Stop, fill, linear, stroke
from art.kit.drawing.shapes import circle, path, rect
from art.kit.marks import shield
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche

STEEL: list[Stop] = [(0, "#f6f9ff"), (0.3, "#c3ccdc"), (0.6, "#7f899e"), (1, "#343a4e")]


@follower("chivalry", seed=12)
def chivalry_2(s: Niche) -> None:
    """A squire: a girl with short hair, the shield of her knight on her back, his lance in her hand."""
    s.niche()
    _shield(s)
    s.rod((58, 500), (58, -20), "#9a6a36", 11, 16)
    s.neck(202, 284, 58, 62, "#d9a07a")
    s.shoulders("#7f8798", 354, 74, (4, 412), (398, 412))
    _mail(s)
    tabard = path("M142,350 Q202,412 262,350 L296,500 L108,500 Z")
    s.cloth(tabard, "#c8403a", (108, 296), (0.45, 0, -0.8), ("M166,400 Q164,450 150,500", "M238,400 Q240,450 254,500"))
    star = path("M202,398 l10,26 l28,2 l-22,18 l8,28 l-24,-16 l-24,16 l8,-28 l-22,-18 l28,-2 Z")
    s.draw(star, fill("#fff3dc"))
    s.draw(star, stroke(s.ink, 2.2))
    _head(s)
    Hand(s, "#d9a07a", 0.95).grip(58, 396, -4, 0.9, True, arm=Arm((10, 560), "#7f8798", "#c9a050", (60, 116)))
    s.sill_rat(340, True, 66)
    s.finish(0.5)


def _shield(s: Niche) -> None:
    """The shield on her back, half hidden."""
    back = shield(296, 340, 104)
    s.inked(back, linear(200, 240, 400, 440, STEEL), 3)
    field = shield(296, 340, 88)
    s.inked(field, linear(220, 260, 380, 430, [(0, "#e6544a"), (1, "#6a1518")]), 2)
    with s.clipped(field):
        s.draw(rect(280, 220, 30, 260), fill("#fff3dc"))
        s.draw(rect(180, 318, 240, 30), fill("#fff3dc"))


def _mail(s: Niche) -> None:
    """Rings of mail at shoulder and throat."""
    collar = path("M128,336 Q202,410 276,336 L306,380 Q202,462 98,380 Z")
    s.draw(collar, linear(98, 336, 306, 400, STEEL))
    with s.clipped(collar):
        for row in range(10):
            for column in range(22):
                s.disc(98 + column * 10 + (row % 2) * 5, 338 + row * 9, 4.4, stroke("#2a3044", 1.6, 0.8))
    s.outline(collar, 2.6)


def _head(s: Niche) -> None:
    """A freckled, eager face under cropped red hair."""
    look = Look(
        skin="#f0bd94",
        brow="#8a4a22",
        eye="#3f8a6a",
        lips="#b85a50",
        anger=0.1,
        lids=0.1,
        mouth=0.5,
        smirk=5,
        feminine=True,
        jaw=0.98,
        cheek=0.98,
        nose=0.95,
        blush=0.6,
        gaze=-6,
        glance=-3,
        size=1.1,
    )
    with s.tilted(200, 300, -4, 6):
        for line, w in (("M142,166 C112,200 122,250 132,282", 34), ("M262,166 C292,200 284,250 270,282", 32)):
            hair.lock(s, line, "#a84a22", w, tail=0.5)
        head = s.head(look, 202, 214, 1.06, -15, 2)
        for x, y in ((-26, 16), (-18, 22), (-32, 24), (18, 18), (27, 22), (22, 28), (-4, 20), (6, 22)):
            s.disc(*head.at(x, y, 4), 2.2, fill("#a8602f", 0.7))
        fringe = (
            "M-60,0 C-70,-66 -36,-94 2,-94 C42,-94 70,-62 60,0 C54,-26 46,-40 34,-48 C28,-36 18,-32 10,-34 "
            "C0,-30 -14,-32 -22,-40 C-36,-34 -52,-24 -60,0 Z"
        )
        hair.on_head(
            s,
            head,
            fringe,
            "#c05a2a",
            ("M-50,-16 Q-46,-62 -8,-90", "M-20,-40 Q-16,-70 4,-90", "M36,-48 Q34,-74 10,-90", "M54,-14 Q52,-60 16,-90"),
            6,
        )
    s.gilded(circle(124, 256, 6), 116, 132)
