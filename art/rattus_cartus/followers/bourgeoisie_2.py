"""The baker: the second follower of the estate `bourgeoisie`."""

from __future__ import annotations

from art.kit.drawing.paint import linear, stroke
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche

LINEN, TUNIC, BEARD = "#f4ead4", "#b5622e", "#6a3a1e"
LOOK = Look(
    skin="#eab48c", brow="#5a3018", eye="#5a4a2c", lips="#a8483c", anger=-0.15, lids=0.2, mouth=0.7, jaw=1.16,
    cheek=1.12, nose=1.4, blush=0.8, gaze=4, bushy=1.5, wide=1.1, size=0.98, age=0.25,
)  # fmt: skip


@follower("bourgeoisie", seed=13)
def bourgeoisie_2(s: Niche) -> None:
    """A broad bearded baker in a floury cap, a tray of loaves against his apron."""
    s.niche()
    _clothes(s)
    _head(s)
    with s.moved(0, -30):
        _tray(s)
    s.sill_rat(340, True, 68)
    s.finish(0.45)


def _clothes(s: Niche) -> None:
    """Tunic and apron."""
    s.neck(200, 280, 84, 64, "#dba27a")
    s.shoulders(TUNIC, 350, 84, (-14, 402), (414, 402), ("M96,424 Q116,460 108,500", "M306,424 Q288,460 294,500"))
    s.draw(path("M150,344 Q200,392 254,344"), stroke(s.ink, 3, 0.8))
    apron = path("M128,392 Q200,412 276,392 L292,500 L112,500 Z")
    s.cloth(apron, LINEN, (112, 292), (0.4, 0.05, -0.6), ("M150,404 Q146,450 140,500", "M252,404 Q258,450 262,500"))
    for line in ("M130,394 C116,376 116,360 122,346", "M274,394 C288,376 288,360 282,346"):
        s.pipe(path(line), LINEN, 10, 15)


def _head(s: Niche) -> None:
    """Round head, full beard, and the cap with flour on it."""
    with s.tilted(200, 300, 3, 4):
        for line, w in (("M140,160 C122,190 128,220 132,244", 24), ("M262,160 C280,190 274,220 268,244", 22)):
            hair.lock(s, line, BEARD, w, tail=0.4)
        head = s.head(LOOK, 200, 208, 1.1, 13, 0)
        hair.beard(s, head, BEARD, 26, 1.12, 0.2)
        hair.moustache(s, head, "#7a4524", 32, -2, 12)
        crown = path(
            "M118,136 C84,110 96,56 150,56 C168,30 236,28 256,54 C314,50 324,112 288,138 C240,112 166,112 118,136 Z"
        )
        folds = (
            "M152,60 Q166,92 150,122",
            "M204,44 Q206,84 200,114",
            "M256,58 Q240,92 252,120",
            "M116,78 Q128,106 130,126",
        )
        s.cloth(crown, LINEN, (96, 316), (0.55, 0.1, -0.6), folds)
        band = path("M122,128 C170,104 238,104 284,130 L282,154 C236,130 170,130 124,152 Z")
        s.cloth(band, "#e2d3b2", (122, 284), (0.5, 0.05, -0.6), hatched=False)


def _tray(s: Niche) -> None:
    """Loaves on a board, and the hands that carry it."""
    for x, y, r, turn in (
        (150, 426, 36, -14),
        (208, 412, 40, 0),
        (268, 424, 36, 12),
        (114, 446, 28, -8),
        (300, 446, 26, 8),
    ):
        with s.moved(x, y, turn):
            loaf = path("M-1,.2 C-1,-.62 -.5,-.86 0,-.86 C.5,-.86 1,-.62 1,.2 C.9,.5 -.9,.5 -1,.2 Z", 0, 0, r)
            s.inked(loaf, linear(-r, -r, r, r * 0.5, [(0, "#ffd898"), (0.45, "#d08a3c"), (1, "#6e3a14")]), 2.6)
            for cut in (-0.45, 0, 0.45):
                s.draw(path("M-.12,-.66 Q.1,-.3 .02,.1", cut * r, 0, r), stroke("#fff0c4", 4.6, 0.95))
                s.draw(path("M-.06,-.66 Q.16,-.3 .08,.1", cut * r, 0, r), stroke("#6e3a14", 1.6, 0.7))
    board = path("M66,452 Q200,468 340,452 L346,476 Q200,494 60,476 Z")
    s.inked(board, linear(0, 450, 0, 490, [(0, "#c89358"), (1, "#5f3a1a")]), 2.8)
    for y in (462, 472):
        s.draw(path(f"M70,{y} Q200,{y + 16} 336,{y}"), stroke(s.ink, 1.2, 0.4))
    Hand(s, "#e2a982").over(92, 470, 4, 0.8, arm=Arm((10, 560), TUNIC, LINEN, (62, 120)))
    Hand(s, "#e2a982").over(306, 470, -4, 0.8, True, arm=Arm((392, 560), TUNIC, LINEN, (62, 120)))
