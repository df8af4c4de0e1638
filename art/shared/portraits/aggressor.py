"""The portrait of the aggressor."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.shared.portraits.medallion import person


@person(ground=8, seed=14)
def aggressor(s: Bust) -> None:
    """A scarred woman in an open steel helmet with a red plume, cropped fair hair, jaw set."""
    skin = "#d99a72"
    s.neck(200, 284, 56, 66, skin)
    s.shoulders("#7c8496", 350, 60, (24, 412), (378, 412), ("M100,490 Q116,440 140,400", "M306,490 Q290,440 262,400"))
    s.cloth(path("M136,352 Q200,396 266,350 L284,396 Q200,440 118,396 Z"), "#9a2424", (118, 284))
    plume = path("M206,62 C196,22 238,-6 296,12 C340,28 356,84 340,142 C326,110 300,86 262,78 Z")
    s.cloth(plume, "#c8302a", (200, 350), (0.5, 0.05, -0.7), ("M214,56 Q256,20 318,60", "M226,66 Q280,52 330,104"))
    look = Look(skin=skin, brow="#8a5a2c", eye="#4a6a9a", lips="#9a4a40", anger=0.75, lids=0.12, mouth=-0.15, smirk=0.5,
                jaw=1.14, chin=1.1, cheek=1.02, nose=1.08, hook=3, feminine=True, ears=False, blush=0.3,
                shade=0.5)  # fmt: skip
    head = s.head(look, 200, 216, 1.12, -16, 2)
    s.draw(head.on("M16,-34 L34,26"), stroke("#8a3424", 5, 0.9))
    s.draw(head.on("M14,-34 L32,26"), stroke("#f6c8a8", 2, 0.8))
    hair.on_head(
        s,
        head,
        "M-58,8 C-62,-20 -54,-44 -40,-52 L-26,-48 C-42,-36 -48,-14 -50,10 Z",
        "#d8a84a",
        ("M-54,4 L-40,-46",),
        5,
    )
    helmet = path(
        "M118,250 C104,140 128,62 204,58 C280,62 298,140 284,250 L262,256 "
        "C268,200 262,160 236,150 L204,176 L166,150 C140,162 134,204 140,256 Z"
    )
    s.cloth(helmet, "#a8b2c4", (112, 290), (0.85, 0.1, -0.95), (), outline=3)
    s.draw(path("M204,60 L204,174"), stroke(s.ink, 3, 0.7))
    s.draw(path("M199,62 L199,166"), stroke("#ffffff", 3, 0.6))
    s.pipe(path("M122,248 C112,180 122,150 166,148 L204,174 L238,148 C282,152 288,184 280,248"), "#d8a84a", 5, 9)
    for x, y in ((134, 196), (272, 196), (146, 128), (260, 128)):
        s.disc(x, y, 4.4, fill("#f6e2a8"))
