"""The voice that wants health."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import oval, path, polygon, rect
from art.la_citta.catalogue import voice
from art.la_citta.parts.calling import Voice, at_top, caller, dusk, ground, raised_arm


@voice(seed=7)
def voice_health(s: Voice) -> None:
    """A jug, a bandage and a bottle are held up to a green gate with a flat lintel."""
    ground(s, "health")
    arms = (
        (46, 358, -8, "#c8603a", "#8a5a3c"),
        (140, 340, 1, "#e6d9be", "#e6b58c"),
        (236, 358, 9, "#4a5a9a", "#c98d62"),
    )
    for x, y, turn, sleeve, skin in arms:
        raised_arm(s, x, y, turn, sleeve, skin)
    s.canvas.save()
    at_top(s.canvas, 46, 358, -8)
    _jug(s)
    s.canvas.restore()
    s.canvas.save()
    at_top(s.canvas, 140, 340, 1)
    _bandage(s)
    s.canvas.restore()
    s.canvas.save()
    at_top(s.canvas, 236, 358, 9)
    _bottle(s)
    s.canvas.restore()
    caller(s, 84, "#c8603a", "#8a5a3c", "#1e1a24", "hair", 12)
    caller(s, 198, "#4a5a9a", "#c98d62", "#5a3020", "wide", 14, -1)
    caller(s, 140, "#e6d9be", "#e6b58c", "#8a8690", "veil", 42)
    dusk(s)


def _jug(s: Voice) -> None:
    s.pipe(path("M22,-18 C46,-20 44,14 22,16"), "#d8854a", 8, 13)
    body = path("M-14,-38 L14,-38 L12,-24 C30,-14 32,22 18,34 L-18,34 C-32,22 -30,-14 -12,-24 Z")
    s.inked(body, linear(-28, 0, 28, 0, [(0, "#ffc890"), (0.4, "#d07a3c"), (1, "#6a2f18")]), 2.8)
    s.draw(path("M-25,-4 Q0,6 25,-4 M-27,6 Q0,16 27,6"), stroke("#fff3d6", 3.4))
    s.inked(oval(-15, -42, 30, 9), fill("#3a1c10"), 2.2)
    s.draw(path("M-16,-20 Q-24,4 -16,26"), stroke("#ffffff", 3.4, 0.5))
    for x, y in ((-26, -52), (-4, -58), (20, -52)):
        s.inked(
            path("M0,-9 C2,-4 6,-1 6,3 C6,7 3,9 0,9 C-3,9 -6,7 -6,3 C-6,-1 -2,-4 0,-9 Z", x, y), fill("#9fe6ea"), 1.6
        )


def _bandage(s: Voice) -> None:
    s.pipe(path("M18,10 C40,16 34,34 52,44 C60,50 58,62 66,68"), "#fff6e6", 14, 19)
    roll = rect(-26, -24, 44, 48, 10)
    s.inked(roll, linear(-26, 0, 18, 0, [(0, "#ffffff"), (0.5, "#f0e2cc"), (1, "#a8906c")]), 2.8)
    s.inked(oval(10, -24, 16, 48), radial(18, 0, 26, [(0, "#c8a880"), (1, "#fff6e6")]), 2.2)
    s.draw(oval(14, -12, 8, 24), stroke("#8a6a4a", 2))
    cross = polygon(
        (-12, -5),
        (-7, -5),
        (-7, -10),
        (-1, -10),
        (-1, -5),
        (4, -5),
        (4, 1),
        (-1, 1),
        (-1, 6),
        (-7, 6),
        (-7, 1),
        (-12, 1),
    )
    s.draw(cross, fill("#3fa05e"))


def _bottle(s: Voice) -> None:
    glass = path("M-8,-40 L8,-40 L8,-18 C28,-8 30,24 20,34 L-20,34 C-30,24 -28,-8 -8,-18 Z")
    s.inked(glass, linear(-26, 0, 26, 0, [(0, "#d8f4e8"), (0.4, "#8fd0b8"), (1, "#2f6a5a")]), 2.8)
    with s.clipped(glass):
        s.area(-30, -2, 30, 40, linear(0, -2, 0, 36, [(0, "#58c080"), (1, "#1f6a3c")]))
        for x, y, r in ((-8, 12, 4), (6, 20, 3), (2, 6, 2.4)):
            s.disc(x, y, r, fill("#c8ffd8", 0.7))
    s.draw(glass, stroke(s.ink, 2.6))
    s.inked(rect(-9, -52, 18, 14, 3), fill("#a86a3a"), 2.2)
    s.draw(path("M-18,2 Q-22,16 -16,28"), stroke("#ffffff", 3.4, 0.6))
