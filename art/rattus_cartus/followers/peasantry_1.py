"""The farmhand: the first follower of the estate `peasantry`."""

from __future__ import annotations

from art.kit.drawing.paint import stroke
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("peasantry", seed=11)
def peasantry_1(s: Niche) -> None:
    """A sunburnt farmhand in a straw hat, a hay fork over the shoulder."""
    _clothes(s)
    _head(s)


def _clothes(s: Niche) -> None:
    """What stands behind, and what is worn."""
    s.niche()
    s.rod((318, 500), (352, 60), "#9a6a36", 9, 14)
    for dx in (-26, 0, 26):
        s.pipe(path(f"M352,66 C{352 + dx},56 {352 + dx},30 {354 + dx * 1.1},-8"), "#b9b4b8", 6, 10)
    s.neck(200, 280, 72, 66, "#c98a5e")
    s.shoulders("#8a7448", 352, 78, (6, 408), (398, 406), ("M120,420 Q140,460 132,500", "M280,420 Q262,460 270,500"))
    shirt = path("M150,346 Q198,420 250,346 L262,500 L138,500 Z")
    s.cloth(shirt, "#e9dcc0", (138, 262), (0.4, 0, -0.7), ("M170,380 Q176,440 164,500", "M228,380 Q222,440 236,500"))
    s.draw(path("M170,372 L200,424 L232,372"), stroke(s.ink, 2.4, 0.8))


def _head(s: Niche) -> None:
    """Head, hair and what is on it."""
    look = Look(
        skin="#dd9a68",
        brow="#7a5230",
        eye="#4f7a6a",
        lips="#a8503f",
        anger=-0.2,
        lids=0.2,
        mouth=1.1,
        grin=0.35,
        age=0.3,
        jaw=1.1,
        cheek=1.06,
        nose=1.25,
        blush=0.6,
        stubble=0.5,
        gaze=4,
        bushy=1.2,
        wide=1.1,
    )
    with s.tilted(200, 300, 3, 6):
        for line, w in (("M142,170 C112,210 132,240 116,276", 30), ("M262,170 C290,206 272,240 286,276", 26)):
            hair.lock(s, line, "#b98a4a", w, tail=0.4)
        head = s.head(look, 200, 212, 1.1, 15, 0)
        _covering(s, head)
    Hand(s, "#d2915f").grip(330, 376, 6, 0.92, arm=Arm((440, 520), "#8a7448", "#a88c58", (66, 120)))
    s.sill_rat(66, False)
    s.finish(0.45)


def _covering(s: Niche, head: Head) -> None:
    """What covers the hair."""
    hair.on_head(
        s,
        head,
        ("M-58,-10 C-66,-60 -40,-88 0,-88 C40,-88 66,-60 58,-10 C46,-36 30,-46 6,-44 C-18,-46 -46,-38 -58,-10 Z"),
        "#b98a4a",
        ("M-50,-20 Q-44,-60 -10,-84", "M0,-46 L4,-84", "M50,-20 Q44,-60 14,-84"),
        6,
    )
    brim = path(
        "M66,150 C96,108 150,96 206,98 C266,96 320,112 344,152 C300,140 256,152 206,154 C150,154 104,142 66,150 Z"
    )
    crown = path("M134,122 C132,66 160,40 206,40 C252,40 280,66 280,122 C236,136 176,136 134,122 Z")
    s.cloth(crown, "#dcae56", (130, 284), (0.6, 0.1, -0.7), ())
    s.cloth(brim, "#e6bc66", (66, 344), (0.6, 0.05, -0.8), ())
    for shape, n in ((crown, 12), (brim, 22)):
        b = shape.getBounds()
        with s.clipped(shape):
            for i in range(n):
                x = b.left() + (i + 0.5) * b.width() / n
                near, far = x + (206 - x) * 0.12, x + (206 - x) * 0.4
                s.draw(
                    path(f"M{x},{b.bottom()} Q{near},{b.top() + 20} {far},{b.top()}"),
                    stroke("#7a5218", 2, 0.5),
                )
    s.cloth(
        path("M133,116 C176,132 236,132 281,116 L281,100 C236,116 176,116 132,100 Z"),
        "#a8402f",
        (132, 282),
        (0.4, 0, -0.7),
        hatched=False,
    )
