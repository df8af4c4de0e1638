"""The portrait of the miser."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.shared.portraits.medallion import person


@person(ground=6, seed=12)
def miser(s: Bust) -> None:
    """A gaunt old man with a long nose, round spectacles, a black cap and a wisp of beard."""
    skin = "#e4c09a"
    s.neck(200, 284, 42, 70, skin)
    s.shoulders("#2e4a3c", 356, 46, (70, 428), (332, 428), ("M120,490 Q136,440 160,400", "M290,490 Q276,440 246,400"))
    s.cloth(path("M132,372 Q200,430 270,370 L282,400 Q200,468 122,402 Z"), "#8a6a44", (122, 282))
    look = Look(skin=skin, brow="#c8c0b4", eye="#5a6a4a", lips="#9a5a4c", anger=0.35, lids=0.3, mouth=-0.2, smirk=0.4,
                gaze=6, age=0.95, cheek=0.9, jaw=0.88, chin=0.86, length=1.1, nose=1.0, long=10, hook=8, bushy=1.3,
                hollow=0.75, blush=0.1, shade=0.5)  # fmt: skip
    head = s.head(look, 200, 210, 1.1, 20, 2)
    hair.goatee(s, head, "#d8d2c8", 34, 12)
    hair.on_head(
        s, head, "M-58,6 C-66,-22 -60,-44 -50,-52 L-40,-48 C-50,-30 -50,-10 -48,8 Z", "#d8d2c8", ("M-54,4 L-48,-44",)
    )
    for x in (-23, 23):
        cx, cy = head.at(x, -8, 6)
        s.disc(cx, cy, 24, fill("#d8f0e8", 0.22))
        s.disc(cx, cy, 24, stroke(s.ink, 7))
        s.disc(cx, cy, 24, stroke("#f0c85a", 3.6))
    cap = path("M134,160 C126,104 156,72 206,70 C262,70 288,106 280,158 Q206,126 134,160 Z")
    s.cloth(cap, "#23202e", (130, 284), (0.5, 0, -0.6), ("M160,140 Q170,100 206,80", "M236,134 Q250,110 246,90"))
    s.pipe(path("M132,162 Q206,126 282,160"), "#d8a84a", 5, 9)
    s.cloth(path("M262,120 Q300,128 306,214 L278,226 Q286,160 262,150 Z"), "#23202e", (262, 306))
