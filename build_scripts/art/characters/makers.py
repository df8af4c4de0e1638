"""Characters of rank 7: Architect."""

from __future__ import annotations

from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import circle, oval, path, rect


@character(7, seed=14)
def architect(s: Bust) -> None:
    """Cap over red hair, a rolled plan and dividers."""
    s.back(152, 196)
    p = path("M-10,490 C10,392 60,356 136,328 L264,328 C340,356 390,392 410,490 Z")
    s.cloth(p, "#2f5f6a", (0, 400), folds=("M70,490 Q90,440 120,400", "M330,490 Q310,440 280,400"))
    back_hair = path("M140,160 C112,210 116,290 130,350 L270,350 C284,290 288,210 260,160 Z")
    s.cloth(back_hair, "#7a3418", (112, 288), (0.45, -0.15, -0.9))
    s.strands(
        back_hair,
        (
            "M130,210 Q122,290 138,344",
            "M146,200 Q134,280 152,346",
            "M270,210 Q278,290 262,344",
            "M254,200 Q266,280 248,346",
        ),
        "#d87a3a",
    )
    _architect_face(s)
    _architect_cap(s)
    _architect_plan(s)
    _architect_dividers(s)
    s.finish(0.5)


def _architect_face(s: Bust) -> None:
    s.neck(200, 270, 48, 96, "#f0c4a0")
    s.face(
        Look(
            skin="#f0c4a0",
            brow="#6a2e16",
            eye="#3a7a6a",
            anger=-0.1,
            lids=0.05,
            feminine=True,
            mouth=0.5,
            jaw=0.95,
            lips="#b8443f",
            shade=0.4,
        ),
        200,
        212,
        1.0,
    )
    fringe = path(
        "M142,204 C138,150 160,124 204,126 C244,126 262,154 258,204 C252,178 240,162 218,152 C196,168 160,170 142,204 Z"
    )
    s.cloth(fringe, "#8a3c1c", (140, 260), (0.5, 0.05, -0.75))
    s.strands(
        fringe, ("M152,186 Q164,150 206,136", "M170,168 Q190,146 220,138", "M236,164 Q248,176 254,196"), "#e88a4a"
    )


def _architect_cap(s: Bust) -> None:
    hat = path(
        "M126,150 C118,110 150,72 204,70 C262,70 286,108 276,148 C270,158 258,156 250,150 Q200,122 150,154 "
        "C140,160 130,158 126,150 Z"
    )
    s.cloth(hat, "#c9822f", (126, 278), (0.5, 0.05, -0.8), ("M160,140 Q160,104 204,84", "M226,130 Q240,104 260,100"))
    band = path("M134,164 Q200,122 266,160 L272,142 Q200,106 128,146 Z")
    s.cloth(band, "#7a3f1c", (128, 272), (0.4, 0, -0.8))
    s.gem(160, 146, 6, "#3aa0a8")
    collar = path("M146,326 L176,300 L200,346 L224,300 L254,326 L228,378 L200,358 L172,378 Z")
    s.cloth(collar, "#f6efe0", (150, 250), (0.5, 0.1, -0.5))
    s.draw(path("M200,366 L200,490"), stroke(GOLD, 3))
    for i in range(3):
        s.gem(200, 388 + i * 26, 4.5, "#e6b24a")


def _architect_plan(s: Bust) -> None:
    with s.moved(74, 400, -28):
        r = rect(-26, -110, 52, 190, 4)
        s.draw(r, linear(-26, 0, 26, 0, [(0, "#fff8e0"), (0.4, "#f0ddb0"), (1, "#9a7a4a")]))
        s.draw(r, stroke(s.ink, 2.4))
        s.draw(oval(-26, -122, 52, 24), fill("#e8d0a0"))
        s.draw(oval(-26, -122, 52, 24), stroke(s.ink, 2.2))
        s.draw(oval(-12, -116, 24, 12), stroke(s.ink, 1.8, 0.7))
        s.draw(rect(-28, -24, 56, 14), fill("#b8302c"))
        s.draw(rect(-28, -24, 56, 14), stroke(s.ink, 2))


def _architect_dividers(s: Bust) -> None:
    for a in (-16, 14):
        with s.moved(330, 244, a):
            leg = path("M-6,0 L6,0 L3,112 L0,140 L-3,112 Z")
            s.gilded(leg, -6, 6)
    s.gilded(circle(330, 242, 15), 315, 345)
    s.gem(330, 242, 6, "#3aa0a8")
    s.gilded(rect(325, 214, 10, 18, 3), 325, 335)
    s.pipe(path("M306,318 Q330,332 352,316"), "#e6b24a", 2.8, 5)
    s.fist(330, 292, 0.78, "#f0c4a0", 4)
    cuff = path("M304,308 Q330,324 358,308 L390,400 Q340,424 300,396 Z")
    s.cloth(cuff, "#2f5f6a", (300, 390), folds=("M330,320 Q338,360 350,400",))
    s.draw(path("M304,314 Q330,330 360,314"), stroke("#f6efe0", 7))
