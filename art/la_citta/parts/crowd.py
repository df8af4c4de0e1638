"""Raised arms of a crowd, and people seen from the waist up."""

from __future__ import annotations

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear
from art.kit.drawing.shapes import path, rect, union
from art.kit.scene.scene import Scene

PALM = "M-13,0 C-17,-14 -15,-26 -11,-30 L11,-30 C16,-24 17,-12 12,0 Z"
FINGERS = ((-10, -50, -7), (-3.4, -56, -2), (3.6, -55, 3), (10, -48, 9))  # foot, tip, lean


def arm(
    s: Scene, x: float, y: float, long: float, turn: float, sleeve: Colour, skin: Colour, open_: bool = True
) -> None:
    """An arm stretched up from (x, y), `long` units to the wrist, turned by degrees."""
    with s.moved(x, y, turn):
        shade = [(0, s.tone(sleeve, 0.45)), (1, s.tone(sleeve, -0.7))]
        wrist = path(f"M-9,{-long - 6} L9,{-long - 6} L12,{-long * 0.5} L-12,{-long * 0.5} Z")
        s.inked(wrist, linear(-10, 0, 10, 0, [(0, s.tone(skin, 0.4)), (1, s.tone(skin, -0.5))]), 2)
        cloth = path(f"M-16,{-long + 26} Q0,{-long + 34} 16,{-long + 26} L24,20 L-24,20 Z")
        s.inked(cloth, linear(-20, 0, 20, 0, shade), 2.2)
        s.canvas.translate(0, -long)
        _hand(s, skin, open_)


def _hand(s: Scene, skin: Colour, open_: bool) -> None:
    shade = linear(-14, -40, 16, 0, [(0, s.tone(skin, 0.5)), (1, s.tone(skin, -0.45))])
    shape = path(PALM)
    if open_:
        for foot, tip, lean in FINGERS:
            with_tip = path(f"M{foot - 3.6},-24 L{foot + lean * 0.5 - 3.4},{tip} q3.4,-5 6.8,0 L{foot + 3.6},-24 Z")
            shape = union(shape, with_tip)
        shape = union(shape, path("M-12,-8 C-22,-14 -27,-24 -25,-33 q5,-4 8,1 C-16,-26 -12,-22 -8,-20 Z"))
    else:
        shape = union(shape, rect(-14, -42, 27, 22, 9))
    s.inked(shape, shade, 2.2)


def heads(s: Scene, y: float, count: int, h: float, robes: tuple[str, ...]) -> None:
    """A row of people from behind, their feet below the picture."""
    gear = ("hair", "veil", "cap", "hood", "hair", "wide", "hat")
    for index in range(count):
        x = s.W * (index + 0.5) / count + s.random.uniform(-9, 9)
        s.figure(
            x, y + s.random.uniform(-6, 10), h * s.random.uniform(0.92, 1.08), robes[index % len(robes)],
            head=gear[(index * 3 + s.seed) % len(gear)], hat=robes[(index + 2) % len(robes)], back=True,
        )  # fmt: skip


def dusk(s: Scene, y: float, alpha: float = 0.8) -> None:
    """Darkness that rises from the foot of the picture."""
    s.area(0, y, s.W, s.H, linear(0, y, 0, s.H, [(0, s.ink, 0), (1, s.ink, alpha)]))
    s.area(0, y, s.W, s.H, fill(s.ink, 0.06))
