"""The Merchant."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, gold_leaf, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path
from art.kit.portrait import hair
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.things import coin


@character(6, seed=13)
def merchant(s: Bust) -> None:
    """A stout lady of middle age in a feathered turban and fur, gold rings in her ears, scales in her hand."""
    s.back(152, 196)
    skin = "#dfa272"
    fall = path("M140,160 C112,210 120,280 104,346 Q204,400 308,346 C292,290 296,210 268,160 Z")
    flow = (
        "M136,190 Q124,270 118,350",
        "M150,220 Q142,300 140,360",
        "M270,190 Q286,270 296,340",
        "M260,230 Q266,300 278,350",
    )
    hair.mass(s, fall, "#38201a", [path(line) for line in flow], 2.4)
    s.neck(204, 280, 54, 66, skin, 2)
    s.shoulders("#7a2450", 344, 70, (20, 408), (388, 408), ("M70,490 Q90,430 120,392", "M330,490 Q310,430 284,392"))
    look = Look(
        skin=skin, brow="#2a1812", eye="#3a7a4a", lips="#b03a3a", anger=-0.3, lids=0.32, mouth=0.55, smirk=0.5,
        gaze=-3, age=0.2, jaw=1.04,
        cheek=1.1, chin=0.95, nose=1.0, hook=3, full=1.3, feminine=True, ears=False, blush=0.45, shade=0.36,
    )  # fmt: skip
    with s.tilted(200, 300, 4):
        head = s.head(look, 204, 214, 1.1, 18, -3)
        s.draw(head.on("M-22,74 Q0,84 22,74", 1), stroke(s.ink, 1.8, 0.4))
        temple = "M-57,8 C-62,-20 -56,-46 -46,-52 L-30,-56 C-44,-36 -48,-10 -57,8 Z"
        hair.on_head(s, head, temple, "#2e1a14", (), 4)
        x, y = head.at(-56, 26)
        s.disc(x, y + 12, 14, stroke(s.ink, 7))
        s.disc(x, y + 12, 14, stroke("#f0c85a", 3.6))
        _turban(s)
    _fur(s)
    _scales(s, skin)
    s.finish(0.5)


def _turban(s: Bust) -> None:
    wrap = path(
        "M126,164 C96,120 124,60 206,54 C290,52 318,108 288,160 C280,172 270,172 264,166 Q204,138 140,172 "
        "C134,174 130,170 126,164 Z"
    )
    s.cloth(wrap, "#b8342a", (112, 304), (0.55, 0.05, -0.85))
    for index, line in enumerate(
        ("M130,160 Q150,90 214,60", "M150,166 Q180,110 256,70", "M186,152 Q220,110 288,96", "M226,152 Q262,130 298,126")
    ):
        s.draw(path(line), stroke(s.ink, 2.2, 0.6))
        s.draw(path(line, -3, 3), stroke("#ffb08a", 2, 0.35))
        s.draw(path(line, 7, 5), stroke(GOLD, 2.4, 0.9 if index % 2 else 0.0))
    knot = path("M186,118 C182,92 214,84 232,100 C244,116 232,140 212,140 C198,140 188,132 186,118 Z")
    s.cloth(knot, "#d0483a", (184, 238), (0.5, 0, -0.7), ("M196,104 Q214,112 224,132",))
    feather = path("M206,104 C180,72 168,40 184,6 C208,22 226,58 222,100 Z")
    s.cloth(feather, "#3a8fb0", (170, 226), (0.5, 0.1, -0.5))
    with s.clipped(feather):
        for index in range(13):
            y = 92 - index * 6.4
            x = 211 - index * 2
            s.draw(tapered(path(f"M{x},{y} q-16,-6 -24,-22 M{x},{y} q8,-10 10,-24"), 2.4, 0.3), fill(s.ink, 0.5))
            s.draw(
                tapered(path(f"M{x},{y - 3} q-16,-6 -24,-22 M{x},{y - 3} q8,-10 10,-24"), 2, 0.3), fill("#bff0ff", 0.5)
            )
    s.draw(path("M213,102 Q192,60 186,14"), stroke("#f6e6b0", 2.4))
    s.draw(circle(188, 34, 8), fill("#1a2a6a"))
    s.draw(circle(188, 34, 4), fill("#f0c85a"))
    s.gem(212, 112, 9, "#3e9b5b")


def _fur(s: Bust) -> None:
    fur = path(
        "M60,392 C70,350 118,326 152,334 Q204,404 256,334 C292,326 338,350 350,392 C326,412 298,440 290,500 "
        "L236,500 Q234,440 204,412 Q176,440 170,500 L112,500 C110,450 86,412 60,392 Z"
    )
    s.cloth(fur, "#8a5a34", (60, 350), (0.5, 0, -0.8))
    with s.clipped(fur):
        for _ in range(700):
            x, y = s.random.uniform(56, 350), s.random.uniform(326, 500)
            lean = (x - 204) * 0.05
            tuft = tapered(path(f"M{x},{y} q{lean + 2},8 {lean},{s.random.uniform(12, 20)}"), 2.6, 0.3)
            s.draw(tuft, fill(s.ink if s.random.random() < 0.55 else "#d8a46c", 0.42))
    s.pipe(path("M148,352 Q204,470 258,352"), "#e6b24a", 5.6, 9)
    s.disc(204, 420, 26, fill(s.ink))
    s.disc(204, 420, 24, gold_leaf())
    s.gem(204, 420, 12, "#3e9b5b")


def _scales(s: Bust, skin: str) -> None:
    """Scales that hang from one fist, coins against a ruby; between two fingers the pearl that is to be weighed."""
    with s.moved(2, -36):
        Hand(s, skin, 0.88, "#2f6fc0").grip(80, 264, 6, 0.92, True, Arm((-14, 580), "#7a2450", "#a8743e", (56, 124), 4))
        s.rod((84, 298), (84, 318), "#e6b24a", 5, 9)
        s.gilded(circle(84, 318, 8), 76, 92)
        s.pipe(path("M28,330 Q56,308 84,320 Q112,332 140,312"), "#e6b24a", 6, 10)
        for x, y in ((29, 330), (139, 312)):
            for dx in (-25, 0, 25):
                s.line(x, y, x + dx, y + 50, stroke(s.ink, 3.2))
                s.line(x, y, x + dx, y + 50, stroke("#f3d27a", 1.4))
            for i in range(4 if x < 60 else 0):
                coin(s, x - 7 + 5 * (i % 3), y + 44 - i * 6, 11, 1)
            if x > 60:
                s.gem(x, y + 44, 11, "#c8302f")
            s.gilded(
                path(f"M{x - 31},{y + 50} Q{x},{y + 86} {x + 31},{y + 50} Q{x},{y + 58} {x - 31},{y + 50} Z"),
                x - 28,
                x + 28,
            )
    Hand(s, skin, 0.84).pinch(304, 330, -4, 0.96, arm=Arm((368, 520), "#7a2450", "#a8743e", (58, 122), 4))
    s.glow(302, 320, 26, "#fff6e0", 0.7)
    s.gem(302, 320, 10, "#f4eeff")
