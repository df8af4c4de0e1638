"""The portrait of the dreamer."""

from __future__ import annotations

from art.kit.drawing.paint import fill
from art.kit.drawing.shapes import circle, path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.shared.portraits.medallion import person


@person(ground=5, seed=15)
def dreamer(s: Bust) -> None:
    """A brown young man with a cloud of curls, wide eyes turned to the stars, a blue scarf with bells."""
    skin = "#9a6240"
    for x, y, r in ((128, 190, 34), (120, 148, 38), (140, 108, 40), (178, 84, 42), (222, 82, 42), (262, 104, 40),
                    (282, 146, 38), (274, 190, 34), (200, 100, 50), (130, 226, 26), (272, 226, 26)):  # fmt: skip
        lines = [circle(x + 2, y + 1, r * share) for share in (0.85, 0.6, 0.35)]
        hair.mass(s, circle(x, y, r), "#3a2018", lines, 2, 2.2)
    s.neck(200, 282, 46, 74, skin)
    s.shoulders("#2c5a9a", 352, 54, (58, 420), (346, 420), ("M110,490 Q126,440 150,396", "M300,490 Q286,440 256,396"))
    look = Look(skin=skin, brow="#2a1810", eye="#5a3a1c", lips="#8a3c34", anger=-0.5, lids=-0.1, mouth=0.75, gaze=-4,
                glance=-5, jaw=0.96, chin=0.94, nose=1.12, full=1.2, size=1.12, blush=0.2, shade=0.42)  # fmt: skip
    head = s.head(look, 200, 214, 1.08, -10, -8)
    for x, y, r in ((-48, -40, 17), (-30, -52, 18), (-8, -56, 19), (16, -54, 19), (38, -46, 17), (52, -32, 13)):
        cx, cy = head.at(x, y, 8)
        hair.mass(s, circle(cx, cy, r), "#3a2018", [circle(cx + 1, cy, r * 0.6), circle(cx + 1, cy, r * 0.3)], 1.8, 2)
    s.cloth(
        path("M134,352 Q200,408 268,350 L284,386 Q200,446 118,388 Z"),
        "#4a8ad0",
        (118, 284),
        folds=("M150,376 Q200,420 252,374",),
    )
    for x, y in ((146, 392), (174, 412), (204, 420), (234, 412), (260, 390)):
        s.gilded(
            path(f"M{x - 10},{y + 16} Q{x - 8},{y - 4} {x},{y - 6} Q{x + 8},{y - 4} {x + 10},{y + 16} Z"),
            x - 10,
            x + 10,
        )
        s.disc(x, y + 18, 3.4, fill("#7a4a14"))
