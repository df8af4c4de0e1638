"""The voice that wants culture."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, oval, path, rect
from art.la_citta.catalogue import voice
from art.la_citta.parts.calling import Voice, at_top, caller, dusk, ground, raised_arm

MASK = "M-1,-.9 C-.5,-1.06 .5,-1.06 1,-.9 C1.04,.1 .6,1 0,1.2 C-.6,1 -1.04,.1 -1,-.9 Z"


@voice(seed=3)
def voice_culture(s: Voice) -> None:
    """Masks and a lute are held up to a pink pointed arch."""
    ground(s, "culture")
    arms = (
        (48, 354, -8, "#2f6f8a", "#e6b58c"),
        (142, 338, 2, "#d99a2e", "#8a5a3c"),
        (236, 356, 9, "#6a4a9a", "#f0c8a4"),
    )
    for x, y, turn, sleeve, skin in arms:
        raised_arm(s, x, y, turn, sleeve, skin)
    s.canvas.save()
    at_top(s.canvas, 48, 354, -8)
    _mask(s, 32, True)
    s.canvas.restore()
    s.canvas.save()
    at_top(s.canvas, 142, 338, 2)
    s.canvas.rotate(18)
    _lute(s)
    s.canvas.restore()
    s.canvas.save()
    at_top(s.canvas, 236, 356, 9)
    _mask(s, 32, False)
    s.canvas.restore()
    caller(s, 84, "#2f6f8a", "#e6b58c", "#3a2620", "hair", 10)
    caller(s, 196, "#6a4a9a", "#f0c8a4", "#b8823a", "veil", 14, -1)
    caller(s, 140, "#d99a2e", "#8a5a3c", "#1e1a24", "cap", 40)
    dusk(s)


def _mask(s: Voice, r: float, glad: bool) -> None:
    shape = path(MASK, 0, 0, r)
    s.draw(shape, stroke(s.ink, 5))
    light = ("#fffdf4", "#f0dcb0", "#9a6a3a") if glad else ("#f4ecff", "#cbb8e0", "#5a3f7a")
    s.draw(shape, radial(-r * 0.4, -r * 0.5, r * 2, [(0, light[0]), (0.55, light[1]), (1, light[2])]))
    bend = 1 if glad else -1
    for side in (-1, 1):
        eye = f"M{side * 0.16},-.28 Q{side * 0.46},{-0.28 - bend * 0.36} {side * 0.76},-.28"
        s.draw(path(eye, 0, 0, r), stroke(s.ink, 4.4))
    corner, lip, chin = 0.5 - bend * 0.14, 0.5 + bend * 0.22, 0.5 + bend * 0.5
    mouth = f"M-.56,{corner} Q0,{chin} .56,{corner} Q0,{lip} -.56,{corner} Z"
    s.inked(path(mouth, 0, 0, r), fill("#4a1030"), 2.4)


def _lute(s: Voice) -> None:
    s.inked(rect(-5, -96, 10, 74, 2), linear(-5, 0, 5, 0, [(0, "#8a5a34"), (1, "#3a2114")]), 2.4)
    s.inked(path("M-7,-96 L-20,-112 L-11,-117 L6,-98 Z"), fill("#5a3420"), 2.2)
    body = path("M0,-34 C20,-26 36,0 28,24 C20,42 -20,42 -28,24 C-36,0 -20,-26 0,-34 Z")
    s.inked(body, radial(-10, 0, 50, [(0, "#ffe0a0"), (0.6, "#d08a3c"), (1, "#7a4018")]), 2.8)
    s.inked(circle(0, 2, 9), fill("#3a1c10"), 2)
    s.inked(rect(-11, 24, 22, 5, 2), fill("#5a3420"), 1.4)
    for x in (-3, 0, 3):
        s.line(x, -94, x, 26, stroke("#fff6d8", 1.1, 0.9))
    s.draw(oval(-17, -14, 10, 22), fill("#ffffff", 0.25))
