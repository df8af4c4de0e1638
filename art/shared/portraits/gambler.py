"""The portrait of the gambler."""

from __future__ import annotations

from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.shapes import path
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.shared.portraits.medallion import person


@person(ground=2, seed=17)
def gambler(s: Bust) -> None:
    """A grinning man with a tilted green hat and a long feather, a curled moustache, dice at his ear."""
    skin = "#e0a67c"
    hair.mass(s, path("M130,190 C104,240 116,300 110,340 Q200,380 292,340 C286,300 300,240 272,190 Z"), "#6a3818",
              [path("M134,210 Q118,280 122,340"), path("M268,210 Q284,280 280,340")])  # fmt: skip
    s.neck(200, 282, 48, 72, skin)
    s.shoulders("#8a3a1c", 350, 54, (50, 418), (352, 418), ("M110,490 Q126,440 150,396", "M300,490 Q286,440 256,396"))
    s.cloth(path("M140,350 L180,344 L200,384 L222,344 L264,350 L232,420 L200,400 L170,420 Z"), "#f0e6d0", (140, 264))
    look = Look(skin=skin, brow="#4a2410", eye="#3a7a6a", lips="#a84c40", anger=-0.3, lids=0.2, mouth=1.0, smirk=1.0,
                grin=0.35,
                gaze=4, jaw=1.0, chin=0.98, nose=1.05, long=3, stubble=0.35, blush=0.35, shade=0.42)  # fmt: skip
    head = s.head(look, 200, 214, 1.1, 16, -2)
    hair.moustache(s, head, "#6a3818", 34, -12, 8)
    s.disc(*head.at(-56, 30), 12, stroke(s.ink, 7))
    s.disc(*head.at(-56, 30), 12, stroke("#f0c85a", 3.6))
    hat = path(
        "M96,176 C96,150 130,140 150,132 C150,84 190,58 236,66 C276,74 "
        "288,102 280,126 C304,126 322,136 320,150 C260,136 170,150 96,176 Z"
    )
    with s.tilted(200, 150, 6):
        s.cloth(hat, "#2f7a4a", (96, 320), (0.55, 0.05, -0.85), ("M160,140 Q176,92 226,80", "M230,128 Q258,112 262,94"))
        s.pipe(path("M148,140 Q214,112 282,126"), "#d8a84a", 6, 10)
        feather = path("M258,112 C280,60 326,24 372,34 C372,72 330,112 270,124 Z")
        s.cloth(feather, "#e8d060", (258, 372), (0.5, 0.1, -0.5), ("M266,114 Q310,70 362,40",))
        s.draw(path("M254,100 L282,96 L286,124 L258,128 Z"), fill("#fbf4e4"))
        s.draw(path("M254,100 L282,96 L286,124 L258,128 Z"), stroke(s.ink, 2.4))
        for x, y in ((262, 106), (270, 112), (278, 118)):
            s.disc(x, y, 3, fill("#2a1a1e"))
