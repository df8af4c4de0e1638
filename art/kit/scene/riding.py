"""Horses and what they draw."""

from __future__ import annotations

from typing import Any

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path
from art.kit.scene.scene import Scene

Spot = tuple[float, float]
Leg = tuple[Spot, Spot, Spot]  # hip, knee and hoof

# The two far legs, then the two near ones.
_GAITS: dict[str, tuple[Leg, Leg, Leg, Leg]] = {
    "walk": (
        ((-30, -42), (-34, -22), (-42, -2)),
        ((24, -42), (28, -22), (23, 0)),
        ((-26, -42), (-19, -22), (-23, 0)),
        ((28, -42), (38, -26), (42, -5)),
    ),
    "trot": (
        ((-30, -42), (-40, -26), (-52, -10)),
        ((24, -42), (40, -34), (36, -15)),
        ((-26, -42), (-15, -22), (-14, 0)),
        ((28, -42), (28, -21), (23, 0)),
    ),
    "gallop": (
        ((-30, -42), (-46, -32), (-66, -20)),
        ((24, -42), (46, -42), (64, -30)),
        ((-26, -42), (-38, -24), (-54, -6)),
        ((28, -42), (50, -36), (56, -16)),
    ),
}


def _leg(s: Scene, leg: Leg, colour: Colour, thigh: float) -> None:
    """A leg that tapers from the hip over the knee to the hoof."""
    (ax, ay), (bx, by), (cx, cy) = leg
    shape = path(
        f"M{ax - thigh},{ay} Q{bx - thigh * 0.5},{(ay + by) / 2} {bx - 2.6},{by} L{cx - 2.2},{cy - 4} H{cx + 2.6} "
        f"L{bx + 3},{by} Q{bx + thigh * 0.7},{(ay + by) / 2} {ax + thigh},{ay} Z"
    )
    s.inked(shape, fill(colour), 1.8)
    s.inked(path(f"M{cx - 3},{cy - 4} H{cx + 3} L{cx + 5},{cy + 1} H{cx - 4} Z"), fill(s.ink), 1.2)


def horse(s: Scene, coat: Colour = "#7a4a2e", gait: str = "walk", mane: Colour | None = None) -> None:
    """A horse looking right at the origin, its back 60 units high; the gait is walk, trot or gallop."""
    dark = mane or s.tone(coat, -0.8)
    s.ellipse(-48, -4, 96, 9, fill(s.ink, 0.35))
    legs = _GAITS[gait]
    for leg in legs[:2]:
        _leg(s, leg, s.tone(coat, -0.65), 6.5)
    s.inked(
        path("M-38,-58 C-54,-60 -58,-40 -60,-16 C-52,-22 -50,-30 -46,-36 C-44,-42 -42,-46 -38,-48 Z"), fill(dark), 1.8
    )
    shape = path(
        "M-38,-56 C-26,-66 -4,-60 12,-63 C20,-70 26,-84 33,-95 L37,-103 L42,-95 C51,-90 60,-80 66,-71 "
        "C67,-65 60,-62 55,-65 L46,-72 C43,-62 40,-50 35,-42 C28,-32 16,-32 6,-31 C-8,-30 -20,-34 -30,-34 "
        "C-44,-36 -46,-50 -38,-56 Z"
    )
    shade = [(0, s.tone(coat, 0.5)), (0.45, s.tone(coat, 0.0)), (1, s.tone(coat, -0.7))]
    s.inked(shape, linear(0, -96, 6, -28, shade), 2)
    for leg in legs[2:]:
        _leg(s, leg, s.tone(coat, -0.12), 8)
    s.draw(path("M34,-96 C26,-88 22,-76 10,-64 C6,-74 16,-92 30,-100 Z"), fill(dark))
    s.disc(49, -84, 2, fill(s.ink))
    s.draw(path("M45,-92 L52,-68 M50,-80 Q36,-70 30,-62"), stroke(s.ink, 1.8, 0.8))


def rider(s: Scene, coat: Colour, cloth: Colour, gait: str = "walk", pose: str = "carry", **look: Any) -> None:
    """A horse with its rider; `look` is what `Scene.figure` takes."""
    horse(s, coat, gait)
    s.inked(path("M-16,-64 Q-2,-58 16,-64 L18,-42 Q0,-36 -18,-42 Z"), fill(s.tone(cloth, 0.1)), 1.8)
    s.figure(-2, -30, 92, cloth, pose=pose, dress="cloak", **look)
    s.inked(
        path("M-7,-60 C6,-62 14,-54 13,-44 L9,-30 H2 L3,-44 C-2,-48 -6,-54 -7,-60 Z"), fill(s.tone(cloth, -0.15)), 1.8
    )
    s.inked(path("M1,-32 H10 L10,-22 L17,-18 H1 Z"), fill(s.tone("#4a3a3a", -0.2)), 1.6)


def wheel(s: Scene, x: float, y: float, radius: float, spokes: int = 8, squash: float = 1) -> None:
    """A spoked wheel round (x, y)."""
    with s.moved(x, y):
        s.canvas.scale(squash, 1)
        for step in range(spokes):
            with s.moved(0, 0, 360 / spokes * step + 8):
                s.rod((0, 0), (0, -radius), s.tone("wood", 0.2), radius * 0.09, radius * 0.09 + 2)
        s.canvas.drawCircle(0, 0, radius, stroke(s.ink, radius * 0.24))
        s.canvas.drawCircle(0, 0, radius, stroke(s.tone("wood", 0.3), radius * 0.13))
        s.disc(0, 0, radius * 0.22, fill(s.ink))
        s.disc(0, 0, radius * 0.13, fill(s.tone("gold", 0.2)))
