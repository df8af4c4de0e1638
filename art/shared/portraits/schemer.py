"""The portrait of the schemer."""

from __future__ import annotations

from art.kit.drawing.paint import fill
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.shared.portraits.medallion import person


@person(ground=3, seed=13)
def schemer(s: Bust) -> None:
    """A pale woman with sleek black hair under a violet hood, one brow raised, a vial on a chain."""
    skin = "#f0d2be"
    hood = path(
        "M200,34 C104,40 76,140 92,250 C98,320 80,380 70,440 L330,440 C320,380 302,320 308,250 C324,140 296,40 200,34 Z"
    )
    s.cloth(hood, "#4a2470", (76, 324), (0.5, 0.0, -0.85), ("M110,300 Q96,200 130,110", "M294,300 Q306,200 276,110"))
    s.draw(
        path(
            "M200,74 C134,80 116,160 126,250 C130,310 140,350 150,380 "
            "L252,380 C264,350 272,310 276,250 C284,160 266,80 200,74 Z"
        ),
        fill("#120a1c"),
    )
    s.neck(200, 282, 42, 76, skin)
    s.shoulders("#3a1c5c", 360, 44, (66, 424), (336, 424), ("M120,490 Q140,440 160,400", "M284,490 Q264,440 244,400"))
    look = Look(skin=skin, brow="#140e1a", eye="#6aa03a", lips="#8a1f3c", anger=0.2, lids=0.34, mouth=0.35, smirk=0.9,
                gaze=5, jaw=0.88, chin=0.84, cheek=1.02, nose=0.88, slant=5, full=1.2, feminine=True, ears=False,
                blush=0.16, shade=0.4)  # fmt: skip
    head = s.head(look, 200, 212, 1.1, 14, 1)
    for side, lines in (
        (-1, ("M-4,-62 C-40,-58 -58,-30 -58,20", "M-2,-58 C-30,-50 -46,-24 -52,10")),
        (1, ("M4,-62 C40,-58 58,-30 58,20", "M2,-58 C30,-50 46,-24 52,10")),
    ):
        shape = (
            f"M0,-66 C{side * 50},-66 {side * 68},-30 {side * 60},44 C{side * 54},20 "
            f"{side * 52},-10 {side * 40},-26 C{side * 26},-40 {side * 10},-48 0,-50 Z"
        )
        hair.on_head(s, head, shape, "#1c1424", lines, 6)
    s.pipe(path("M156,366 Q200,424 248,366"), "#d8d2e8", 3.4, 6)
    s.cloth(path("M190,404 L212,404 L218,440 Q202,452 186,440 Z"), "#6ad04a", (186, 218), hatched=False)
    s.glow(202, 426, 30, "#9cff6a", 0.6)
