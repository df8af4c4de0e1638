"""The star-gazer: the second follower of the estate `magic`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, oval, path, star
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche

ROBE, LINING, BEARD = "#31256e", "#c9903c", "#e9e4ea"
LOOK = Look(
    skin="#b58358", brow="#d8d2d8", eye="#3a2a4a", lips="#8a4a44", anger=-0.4, lids=0.1, mouth=0.2, age=0.8, jaw=0.96,
    cheek=0.98, length=1.04, nose=1.1, long=4, hollow=0.4, gaze=4, glance=-6, bushy=1.6, size=1.1, blush=0.1,
)  # fmt: skip


@follower("magic", seed=16)
def magic_2(s: Niche) -> None:
    """A bald old star-gazer in a high collar, an owl on his shoulder, an astrolabe in his hand."""
    s.niche()
    _robe(s)
    _head(s)
    _owl(s)
    _astrolabe(s)
    s.sill_rat(58, False, 66)
    s.finish(0.5)


def _robe(s: Niche) -> None:
    """A high collar lined with gold, and stars on the cloth."""
    collar = path(
        "M104,312 C106,350 116,376 136,400 L266,400 C288,376 296,350 298,312 C280,330 264,340 250,350 "
        "L152,350 C136,340 120,330 104,312 Z"
    )
    s.cloth(collar, LINING, (92, 310), (0.5, 0, -0.8), ("M116,326 Q126,360 142,390", "M288,326 Q278,360 260,390"))
    s.neck(200, 282, 58, 66, "#a3744c")
    shape = s.shoulders(ROBE, 362, 70, (2, 412), (400, 412), ("M96,430 Q116,464 106,500", "M310,430 Q292,464 300,500"))
    with s.clipped(shape):
        for x, y, r in (
            (70, 440, 8),
            (118, 470, 6),
            (150, 424, 7),
            (262, 430, 6),
            (330, 440, 8),
            (300, 478, 6),
            (40, 476, 5),
        ):
            s.draw(star(x, y, r, 8, 0.4), fill("#f3d27a"))
    s.cloth(
        path("M150,352 L200,420 L252,352 L266,364 L212,500 L190,500 L136,364 Z"),
        LINING,
        (136, 266),
        (0.5, 0, -0.7),
        hatched=False,
    )


def _head(s: Niche) -> None:
    """A bald head looking up, a thin white beard, a star on the brow."""
    with s.tilted(200, 300, 4, 4):
        head = s.head(LOOK, 200, 210, 1.08, 15, -5)
        hair.moustache(s, head, BEARD, 30, 12, 8)
        hair.goatee(s, head, BEARD, 62, 17)
        x, y = head.at(0, -46, 1)
        s.draw(star(x, y, 12, 8, 0.4), fill("#7a4ac8"))
        s.draw(star(x, y, 12, 8, 0.4), stroke("#f3d27a", 1.6))


def _owl(s: Niche) -> None:
    """The owl on his shoulder; it alone looks towards the rat."""
    body = path(
        "M326,266 C300,268 290,300 294,344 C296,384 312,408 330,412 C350,406 364,384 364,344 C366,300 352,268 326,266 Z"
    )
    s.cloth(body, "#8a6238", (290, 366), (0.5, 0, -0.7), hatched=False)
    with s.clipped(body):
        s.ellipse(306, 330, 44, 76, fill("#e2c496", 0.9))
        for row in range(6):
            for column in range(3):
                s.draw(path(f"M{312 + column * 13 - row % 2 * 5},{338 + row * 11} q4,7 8,0"), stroke("#6a4422", 2.2))
        s.draw(path("M352,300 C372,330 368,380 350,410 C344,380 344,330 352,300 Z"), fill("#5f4022"))
    for x in (-1, 1):
        s.inked(path(f"M{328 + x * 12},262 L{328 + x * 34},242 L{328 + x * 32},276 Z"), fill("#6a4a28"), 2.2)
    s.inked(circle(328, 284, 34), radial(316, 272, 60, [(0, "#c49a62"), (1, "#6a4624")]), 2.6)
    for x in (314, 343):
        s.disc(x, 284, 14.5, fill("#f0dcb4"))
        s.inked(circle(x, 284, 10.5), radial(x - 3, 281, 14, [(0, "#fff2a0"), (1, "#e09a1c")]), 2)
        s.disc(x - 2.6, 286, 5, fill(s.ink))
        s.disc(x - 4.6, 283.6, 1.7, fill("#ffffff"))
    s.inked(path("M323,292 L335,292 L328,308 Z"), fill("#e0a83a"), 2)
    for x in (314, 338):
        s.pipe(path(f"M{x},408 q-3,9 -7,11 M{x},408 v13 M{x},408 q3,9 7,11"), "#e0a83a", 3.4, 6)


def _astrolabe(s: Niche) -> None:
    """Rings of brass on a hook."""
    for r, w in ((44, 6), (29, 3)):
        s.disc(98, 396, r, stroke(s.ink, w + 5))
        s.disc(98, 396, r, stroke("#e2b24e", w))
        s.disc(97, 395, r, stroke("#fff0b8", 1.6, 0.7))
    s.draw(circle(98, 396, 40), radial(84, 382, 70, [(0, "#fff2b8", 0.3), (1, "#5a3410", 0.35)]))
    for tick in range(24):
        with s.moved(98, 396, tick * 15):
            s.line(0, -44, 0, -39, stroke("#6a3a0c", 1.6))
    for turn in (24, 100):
        with s.moved(98, 396, turn):
            s.rod((-38, 0), (38, 0), "#f3d27a", 3.4, 6.8)
    s.draw(circle(98, 396, 6), linear(92, 0, 104, 0, [(0, "#fff6cf"), (1, "#8a5a18")]))
    s.draw(oval(90, 336, 16, 16), stroke(s.ink, 7))
    s.draw(oval(90, 336, 16, 16), stroke("#e2b24e", 3.4))
    Hand(s, "#a87a52", 0.9).pinch(98, 342, 4, 0.8, True, arm=Arm((24, 540), ROBE, LINING, (56, 116)))
