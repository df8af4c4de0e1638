"""The portrait of the avenger."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.shared.portraits.medallion import person


@person(ground=1, seed=16)
def avenger(s: Bust) -> None:
    """An elderly lady in black lace and veil, grey hair parted, lips pressed, a single red rose."""
    skin = "#eac8b0"
    veil = path(
        "M200,52 C110,56 88,140 98,240 C104,330 84,400 66,460 "
        "L336,460 C318,400 298,330 304,240 C314,140 292,56 200,52 Z"
    )
    s.cloth(veil, "#1e1a26", (80, 320), (0.45, 0.0, -0.6), ("M112,320 Q104,200 140,110", "M290,320 Q300,200 266,110"))
    s.neck(200, 282, 42, 70, skin)
    s.shoulders("#18141e", 352, 46, (70, 424), (332, 424), ("M120,490 Q136,440 160,400", "M284,490 Q268,440 244,400"))
    look = Look(skin=skin, brow="#8a8488", eye="#4a5a7a", lips="#8a3a40", anger=0.5, lids=0.24, mouth=-0.45, age=0.75,
                jaw=0.94, chin=0.92, cheek=0.98, nose=0.94, hook=4, hollow=0.45, feminine=True, ears=False, blush=0.12,
                shade=0.46)  # fmt: skip
    head = s.head(look, 200, 212, 1.1, 8, 0)
    for side in (-1, 1):
        shape = (
            f"M0,-64 C{side * 46},-66 {side * 64},-34 {side * 58},26 C{side * 52},2 "
            f"{side * 48},-14 {side * 38},-26 C{side * 24},-38 {side * 10},-46 0,-48 Z"
        )
        outer = f"M0,-60 C{side * 36},-58 {side * 54},-32 {side * 55},16"
        inner = f"M0,-54 C{side * 26},-52 {side * 46},-28 {side * 50},8"
        hair.on_head(s, head, shape, "#b4b0b4", (outer, inner), 6)
    s.pipe(path("M120,196 C118,110 150,84 200,82 C252,84 284,110 282,196"), "#4a4456", 6, 10)
    for index in range(9):
        x = 128 + index * 18
        y = 196 - 108 * (1 - ((index - 4) / 4.4) ** 2)
        s.disc(x, y, 4.6, fill("#d8d2e0"))
    s.cloth(path("M148,352 Q200,372 254,352 L262,386 Q200,408 140,386 Z"), "#eae4ee", (140, 262), hatched=False)
    for x, y, r, tint in ((272, 398, 24, "#a81c2c"), (268, 394, 16, "#c8303c"), (266, 391, 9, "#e8606a")):
        s.disc(x, y, r, fill(tint))
        s.disc(x, y, r, stroke(s.ink, 2, 0.8))
