"""The Bishop."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.paint import stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import oval, path, polygon
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand


@character(5, seed=7)
def bishop(s: Bust) -> None:
    """A white-bearded old man in mitre and cope, blessing, with the crosier."""
    s.back(152, 196)
    with s.tilted(200, 310, -4):
        for side in (-1, 1):  # the two bands that hang from a mitre
            x = 200 + side * 54
            band = path(f"M{x - 11},184 L{x + 11},184 L{x + side * 18 + 14},336 L{x + side * 18 - 14},336 Z")
            s.cloth(band, "#f6efe0", (x - 20, x + 30), (0.5, 0.1, -0.6))
            s.gilded(path(f"M{x + side * 16 - 13},306 l28,0 l1,12 l-30,0 Z"), x - 10, x + 34)
    s.neck(200, 276, 56, 80, "#dca680")
    s.shoulders("#2f5fae", 348, 70, (28, 416), (380, 416), ("M80,490 Q96,430 124,384", "M330,490 Q312,430 280,384"))
    look = Look(
        skin="#e2b08c", brow="#f0ece4", eye="#5a86b0", lips="#a8625a", anger=-0.45, lids=0.2, age=1, mouth=0.8,
        nose=1.15, long=3, bushy=1.8,
        gaze=-2, blush=0.4, jaw=0.98,
    )  # fmt: skip
    with s.tilted(200, 310, -4):
        head = s.head(look, 200, 216, 1.08, -12, -3)
        hair.beard(s, head, "#f1ece2", 40, 1.02, 0.3)
        hair.moustache(s, head, "#fffdf6", 26, 8, 12)
        for side in (True, False):
            hair.on_head(
                s,
                head,
                "M48,-34 C60,-34 64,0 56,24 C50,14 48,-6 46,-24 Z"
                if not side
                else "M-48,-34 C-60,-34 -64,0 -56,24 C-50,14 -48,-6 -46,-24 Z",
                "#f1ece2",
                (),
                5,
            )
        _mitre(s)
    _cope(s)
    _crosier(s)
    alb = Arm((44, 520), "#f6efe0", GOLD, (56, 112), 6)
    Hand(s, "#e2b08c", 0.95, "#9457c4").raised(80, 344, -8, 0.98, True, alb)
    s.finish(0.5)


def _mitre(s: Bust) -> None:
    mitre = path("M136,178 C122,132 138,72 188,12 C248,60 274,126 264,176 Q200,196 136,178 Z")
    s.cloth(mitre, "#f6efe0", (130, 266), (0.6, 0.15, -0.6), ("M226,60 Q252,110 254,160",))
    with s.clipped(mitre):
        s.gilded(path("M176,8 L202,8 L206,190 L178,190 Z"), 150, 250)
    band = path("M136,178 C132,166 131,158 131,150 Q198,170 265,148 C266,158 266,166 264,176 Q200,196 136,178 Z")
    s.gilded(band, 131, 265)
    for x, y, q, tint in (
        (150, 168, 5, "#2f6fc0"),
        (170, 172, 5, "#c8302f"),
        (222, 172, 5, "#c8302f"),
        (246, 166, 5, "#2f6fc0"),
        (194, 175, 7.5, "#3e9b5b"),
        (192, 122, 8, "#2f6fc0"),
        (190, 70, 6, "#c8302f"),
    ):
        s.gem(x, y, q, tint)
    for x in (156, 232):
        s.pipe(path(f"M{x},106 L{x},140 M{x - 10},118 L{x + 10},118"), "#e6b24a", 4.6, 8)
    s.draw(mitre, stroke(s.ink, 2.6))


def _cope(s: Bust) -> None:
    for side in (-1, 1):
        border = [(200 + side * x, y) for x, y in ((66, 344), (34, 366), (46, 500), (96, 500))]
        s.gilded(polygon(*border), 110, 290)
        for i in range(3):
            s.gem(200 + side * (54 + i * 8), 390 + i * 34, 6, ["#c8302f", "#2f6fc0"][i % 2])
    cross = path(
        "M193,412 L207,412 L207,424 L220,424 L220,437 L207,437 L207,466 L193,466 L193,437 L180,437 L180,424 L193,424 Z"
    )
    s.gilded(cross, 180, 220)
    s.gem(200, 430, 6, "#c8302f")


def _crosier(s: Bust) -> None:
    with s.moved(0, 0):
        shaft = path("M330,490 L326,158")
        s.draw(shaft, stroke(s.ink, 14, cap=False))
        s.draw(shaft, stroke("#a86f2a", 9.5, cap=False))
        s.draw(path("M327.5,490 L323.5,158"), stroke("#f6d88a", 2.6, cap=False))
        crook = path(
            "M326,160 C324,112 316,94 338,82 C362,70 380,90 372,110 C366,126 346,126 344,112 C343,104 350,100 356,104"
        )
        s.pipe(crook, "#d9a441", 10, 15)
        s.draw(path("M323,156 C321,118 314,96 336,84"), stroke("#fff0b8", 2.6))
        s.gilded(oval(312, 150, 28, 20), 312, 340)
        s.gem(326, 160, 6, "#2f6fc0")
    sleeve = Arm((384, 510), "#2f5fae", GOLD, (54, 116), 4)
    Hand(s, "#efe9de", gloved=True).grip(328, 342, 0, 0.98, arm=sleeve)
    s.gem(350, 346, 6, "#c8302f")
