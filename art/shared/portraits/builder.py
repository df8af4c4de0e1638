"""The portrait of the builder."""

from __future__ import annotations

from art.kit.drawing.paint import fill
from art.kit.drawing.shapes import path
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.shared.portraits.medallion import person


@person(ground=7, seed=11)
def builder(s: Bust) -> None:
    """A strong woman with a red headscarf, freckles and a smudge of mortar, a pencil behind her ear."""
    skin = "#e8b48c"
    s.neck(200, 282, 54, 70, skin)
    s.shoulders("#6a5a3c", 350, 58, (40, 416), (362, 416), ("M110,490 Q126,440 150,396", "M300,490 Q286,440 256,396"))
    s.cloth(path("M142,356 L176,346 L200,392 L226,346 L262,358 L214,470 L188,470 Z"), "#e8dcc0", (142, 262))
    look = Look(skin=skin, brow="#7a3a1c", eye="#4a7a5a", lips="#b0564a", anger=-0.1, mouth=0.9, smirk=0.2, jaw=1.08,
                cheek=1.08, chin=1.05, nose=1.05, feminine=True, blush=0.45, shade=0.4)  # fmt: skip
    head = s.head(look, 200, 214, 1.14, -12, -2)
    for x, y in ((-30, 18), (-24, 24), (-18, 17), (22, 19), (28, 24), (33, 17)):
        s.disc(*head.at(x, y), 2.2, fill("#a8582c", 0.75))
    s.draw(head.on("M20,36 Q34,30 42,38 Q36,46 24,44 Z"), fill("#d8d2c4", 0.8))
    scarf = path("M128,190 C112,120 146,70 204,66 C266,66 294,120 274,188 Q258,150 200,140 Q146,150 128,190 Z")
    s.cloth(
        scarf, "#c8402e", (120, 282), (0.55, 0.05, -0.85), ("M150,170 Q160,110 206,84", "M216,150 Q244,120 262,128")
    )
    s.cloth(path("M270,150 C300,140 322,158 330,190 C306,196 286,186 270,172 Z"), "#c8402e", (268, 330))
    s.cloth(path("M272,160 C296,176 304,206 296,232 C278,222 268,196 266,172 Z"), "#a83024", (266, 304))
    for x, y in ((150, 118), (184, 92), (224, 96), (252, 126), (200, 122)):
        s.disc(x, y, 5, fill("#f6e6c0", 0.9))
    s.rod((262, 196), (322, 136), "#e0a83c", 8, 4)
