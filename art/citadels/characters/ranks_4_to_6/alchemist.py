"""The Alchemist."""

from __future__ import annotations

import math

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, oval, path, star
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.things import flask


@character(6, seed=81)
def alchemist(s: Bust) -> None:
    """A delighted woman with singed, smoking hair, brass goggles, soot on her cheek, liquid gold in a flask."""
    s.back(152, 200)
    _singed_hair(s)
    s.neck(198, 276, 48, 76, "#eec6a4", -2)
    s.shoulders("#4c4a8c", 354, 54, (58, 424), (352, 424), ("M110,490 Q126,440 150,392", "M300,490 Q286,440 254,392"))
    apron = path("M146,366 Q200,394 254,366 L274,500 L126,500 Z")
    s.cloth(apron, "#b0743c", (126, 274), (0.5, 0, -0.75), ("M170,388 L162,490", "M230,388 L240,490"))
    s.cloth(
        path("M150,348 L184,346 L200,372 L216,346 L250,348 L238,386 L200,380 L162,386 Z"),
        "#efe4cc",
        (150, 250),
        hatched=False,
    )
    look = Look(
        skin="#f2ccaa", brow="#4a241a", eye="#4a9a6a", lips="#b8524a", anger=-0.5, lids=-0.15, mouth=1.2, gaze=-3,
        jaw=0.95, chin=0.95, nose=0.95,
        long=-2, size=1.06, feminine=True, ears=True, age=0.08, blush=0.4, shade=0.36,
    )  # fmt: skip
    with s.tilted(200, 300, -6, 6):
        head = s.head(look, 200, 220, 1.08, -20, -2)
        for x, y in ((-30, 20), (-20, 24), (-26, 14), (24, 20), (32, 16), (28, 26), (-6, 4), (6, 8)):
            s.disc(*head.at(x, y), 1.5, fill("#b8703a", 0.7))
        s.draw(head.on("M20,28 C30,22 42,26 42,34 C36,42 24,40 20,28 Z"), fill("#2a2220", 0.5, 3))
        _singed_fringe(s, head)
        _goggles(s, head)
    for x, y, r in ((150, 84, 12), (138, 62, 9), (150, 42, 13), (262, 78, 10), (272, 54, 13)):
        s.disc(x, y, r, fill("#c8c4cc", 0.3, 3))
    _gold_flask(s, "#efc8a4")
    s.finish(0.5)


def _singed_hair(s: Bust) -> None:
    """A mane blown up and back by the last experiment; its burnt tips still glow."""
    embers = []
    s.draw(oval(118, 112, 164, 190), fill("#3a1812"))
    for ring, count, reach, tint in ((0, 21, 146, "#4e2018"), (1, 19, 124, "#6a2a18"), (2, 17, 102, "#8a3a1c")):
        for index in range(count):
            angle = math.radians(-214 + 248 * (index + 0.5 * (ring % 2)) / (count - 1))
            far = reach * (0.8 + 0.3 * s.random.random())
            sway = s.random.uniform(-0.34, 0.34)
            x0, y0 = 200 + 44 * math.cos(angle), 204 + 50 * math.sin(angle)
            x1, y1 = 200 + far * math.cos(angle + sway), 204 + far * math.sin(angle + sway)
            bend, out = angle - sway * 1.2, far * 0.66
            back = angle + sway * 0.2
            text = (
                f"M{x0:.1f},{y0:.1f} C{200 + out * math.cos(bend):.1f},{204 + out * math.sin(bend):.1f} "
                f"{200 + far * 0.86 * math.cos(back):.1f},{204 + far * 0.86 * math.sin(back):.1f} {x1:.1f},{y1:.1f}"
            )
            hair.lock(s, text, tint, 25 - 2 * ring, tail=0.22, outline=1.8)
            if ring == 0:
                embers.append((x1, y1))
    for x, y in embers[1:-1]:
        s.glow(x, y, 11, "#ff8a2a", 0.9)


def _singed_fringe(s: Bust, head: Head) -> None:
    cap = (
        "M-58,10 C-66,-50 -40,-98 0,-98 C40,-98 66,-50 58,10 C54,-14 50,-30 38,-40 C24,-48 -20,-48 -38,-36 "
        "C-50,-28 -54,-10 -58,10 Z"
    )
    lines = [f"M{x},-40 Q{x * 1.1},-70 {x * 0.7},-94" for x in (-44, -30, -16, -2, 12, 26, 40)]
    hair.on_head(s, head, cap, "#7e3620", lines, 6)
    for x0, x1, y1 in ((-40, -54, -6), (-26, -30, -22), (30, 40, -24), (44, 58, 0)):
        x2, y2 = head.at(x0, -56, 7)
        x3, y3 = head.at(x1, y1, 7)
        hair.lock(
            s, f"M{x2},{y2} Q{x2 + (x3 - x2) * 0.2},{(y2 + y3) / 2} {x3},{y3}", "#944020", 15, tail=0.4, outline=1.8
        )


def _goggles(s: Bust, head: Head) -> None:
    s.draw(head.on("M-58,-52 Q0,-62 58,-52 L58,-64 Q0,-76 -58,-64 Z", 9), fill("#4a2c1a"))
    for side in (-1, 1):
        x, y = head.at(side * 24, -60, 12)
        squeeze = 0.78 if side == head.side else 1
        with s.moved(x, y):
            s.canvas.scale(squeeze, 1)
            s.gilded(circle(0, 0, 25), -25, 25)
            s.draw(circle(0, 0, 17), linear(-14, -14, 14, 14, [(0, "#c8f6ff"), (0.45, "#3a8aa0"), (1, "#123040")]))
            s.draw(circle(0, 0, 17), stroke(s.ink, 2.4))
            s.draw(path("M-10,2 L2,-12 M-6,8 L10,-10"), stroke("#ffffff", 2.6, 0.75))


def _gold_flask(s: Bust, skin: str) -> None:
    with s.moved(308, 300, 6):
        flask(s, 47, "#ffbe2e", 0.15)
    for x, y, r in ((318, 184, 7), (306, 166, 5), (328, 150, 8)):
        s.disc(x, y, r, fill("#ffe08a", 0.7))
        s.disc(x, y, r, stroke("#fff6cf", 1.6, 0.9))
    Hand(s, skin, 0.82).cup(306, 354, 4, 1.04, arm=Arm((356, 520), "#4c4a8c", "#2c2a50", (56, 118), 4))
    Hand(s, skin, 0.8).raised(88, 338, -6, 0.94, True, Arm((40, 520), "#4c4a8c", "#2c2a50", (54, 116), 4), 1)
    s.glow(101, 256, 44, "#ffd86a", 0.8)
    s.draw(star(101, 240, 16, 4, 0.22), fill("#fffbe0"))
