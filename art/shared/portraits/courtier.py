"""The portrait of the courtier."""

from __future__ import annotations

from art.kit.drawing.paint import fill
from art.kit.drawing.shapes import circle, path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.shared.portraits.medallion import person


@person(ground=9, seed=18)
def courtier(s: Bust) -> None:
    """A powdered young man with a white ruff, fair curls, a beauty spot and a crown that may be real."""
    skin = "#f4dcc8"
    fall = path(
        "M140,150 C104,190 100,270 118,340 L156,340 L150,200 L250,200 L246,340 L284,340 C302,270 298,190 262,150 Z"
    )
    hair.mass(s, fall, "#c89a48", [path("M128,200 Q116,260 130,334"), path("M274,200 Q288,260 272,334")])
    for x, y, r in ((122, 196, 24), (112, 236, 26), (112, 280, 26), (124, 318, 24), (278, 196, 24), (290, 236, 26),
                    (290, 280, 26), (278, 318, 24)):  # fmt: skip
        lines = [circle(x, y, r * share) for share in (0.8, 0.55, 0.3)]
        hair.mass(s, circle(x, y, r), "#e0b860", lines, 2, 2.2)
    s.neck(200, 282, 44, 70, skin)
    s.shoulders("#8a2058", 352, 52, (56, 420), (346, 420), ("M110,490 Q126,440 150,396", "M300,490 Q286,440 256,396"))
    look = Look(skin=skin, brow="#a87830", eye="#4a7ab8", lips="#c04a58", anger=-0.4, lids=0.42, mouth=0.3, smirk=0.7,
                gaze=-3,
                glance=3, jaw=0.9, chin=0.9, nose=0.9, long=2, full=1.15, blush=0.55, ears=False,
                shade=0.36)  # fmt: skip
    head = s.head(look, 200, 210, 1.08, -14, -6)
    s.disc(*head.at(28, 26), 3.2, fill("#2a1218"))
    top = (
        "M-60,0 C-66,-46 -38,-74 0,-74 C38,-74 66,-46 60,0 C54,-24 "
        "44,-38 20,-44 C0,-48 -30,-42 -44,-30 C-52,-22 -56,-12 -60,0 Z"
    )
    hair.on_head(s, head, top, "#e8c470", ("M-52,-12 C-40,-50 -10,-60 20,-58", "M-40,-30 C-20,-52 20,-56 48,-30",
                                           "M-20,-60 C10,-70 40,-56 54,-20"), 6)  # fmt: skip
    s.crown(196, 140, 116, 54, 8)
    for index in range(13):
        x, down = 110 + index * 15, 356 + 26 * (1 - ((index - 6) / 6.6) ** 2)
        pleat = path(
            f"M{x - 13},{down - 20} Q{x},{down - 34} {x + 13},{down - 20} "
            f"L{x + 9},{down + 20} Q{x},{down + 28} {x - 9},{down + 20} Z"
        )
        s.cloth(pleat, "#fbf6ec", (x - 13, x + 13), (0.3, 0, -0.5), hatched=False, outline=1.8)
