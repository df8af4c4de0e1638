"""Beards, moustaches and hair that follow the turn of a head; written for the front view, in units of the head."""

from __future__ import annotations

from collections.abc import Sequence

import skia

from art.bust import Bust
from art.colour import Colour, mix
from art.head import Head
from art.paint import linear, stroke
from art.shapes import difference, intersection, rect, union


def mass(
    s: Bust, shape: skia.Path, colour: Colour, lines: Sequence[skia.Path] = (), width: float = 2, outline: float = 2.4
) -> None:
    """A mass of hair: shaded from left to right over its own breadth, with strands."""
    box = shape.getBounds()
    stops = [(0, s.tone(colour, 0.5)), (0.45, s.tone(colour, 0.02)), (1, s.tone(colour, -0.75))]
    s.draw(shape, linear(box.left(), 0, box.right(), 0, stops))
    with s.clipped(shape):
        for line in lines:
            s.draw(line, stroke(s.ink, width, 0.5))
            with s.moved(-2.2, 0):
                s.draw(line, stroke(mix(colour, "#ffffff", 0.55), width * 0.8, 0.38))
    s.draw(shape, stroke(s.ink, outline, 0.95))


def on_head(
    s: Bust, head: Head, text: str, colour: Colour, lines: Sequence[str] = (), lift: float = 5, width: float = 2
) -> None:
    """Hair that lies on the head: fringe, curls at the temples, a tonsure."""
    shape = head.on(text, lift)
    if abs(head.yaw) > 9:  # what hangs at the far temple is out of sight
        x, y = head.at(head.side * 30, -24)
        reach = 120 * head.scale
        shape = difference(shape, rect(x if head.side > 0 else x - reach, y, reach, reach))
    mass(s, shape, colour, [head.on(line, lift) for line in lines], width)


def beard(s: Bust, head: Head, colour: Colour, length: float = 20, width: float = 1, point: float = 0.5) -> None:
    """A full beard with moustache; it ends `length` below the chin, 0 blunt .. 1 pointed."""
    end, blunt = 90 + length, 30 * width * (1 - point)
    w, middle = 50 * width, 62 + length * 0.35
    text = (
        f"M-54,-8 C-58,20 -{w + 4},{middle - 20} -{w - 6},{middle} C-{w - 12},{middle + 26} "
        f"-{blunt + 12},{end - 4} 0,{end} "
        f"C{blunt + 12},{end - 4} {w - 12},{middle + 26} {w - 6},{middle} C{w + 4},{middle - 20} 58,20 54,-8 "
        "C50,14 44,24 34,29 C26,32 20,28 14,31 C8,33 4,35 0,36 C-4,35 -8,33 -14,31 C-20,28 -26,32 -34,29 "
        "C-44,24 -50,14 -54,-8 Z"
    )
    below = rect(head.cx - 200, head.cy + 24 * head.scale, 400, 400)
    shape = intersection(head.on(text, 5), union(head.outline(2), below))
    hole = head.on("M-15,47 C-7,41 7,41 15,47 C11,58 -11,58 -15,47 Z", 5)
    gather = 0.25 + 0.4 * (1 - point)
    flow = [
        f"M{x},{26 + (46 - abs(x)) * 0.5} Q{x * 1.05},{middle} {x * gather},{end}"
        for x in (-46, -38, -28, -18, 18, 28, 38, 46)
    ]
    flow += [f"M{x},62 L{x * 0.6},{end}" for x in (-9, 0, 9)]
    mass(s, difference(shape, hole), colour, [head.on(line, 5) for line in flow])
    s.draw(hole, stroke(s.ink, 1.2, 0.3))


def moustache(s: Bust, head: Head, colour: Colour, width: float = 26, droop: float = 6, thick: float = 11) -> None:
    """A moustache; `droop` below 0 turns its ends up."""
    for mirrored in (True, False):
        text = (
            f"M0,32 C8,28 {width * 0.6},{30 + droop * 0.2} {width},{40 + droop} C{width + 4},{43 + droop} {width + 3},"
            f"{46 + droop} {width - 2},{45 + droop} C{width * 0.6},{36 + thick} 10,{34 + thick} 0,{32 + thick * 0.8} Z"
        )
        line = f"M4,36 Q{width * 0.5},{36 + thick * 0.3} {width - 2},{43 + droop}"
        mass(s, head.on(text, 8, mirrored), colour, [head.on(line, 8, mirrored)], 1.6, 2)


def goatee(s: Bust, head: Head, colour: Colour, length: float = 16, width: float = 13) -> None:
    """A tuft on the chin."""
    text = (
        f"M-{width},66 C-6,60 6,60 {width},66 C{width},82 6,{84 + length} 0,{88 + length} C-6,{84 + length} "
        f"-{width},82 -{width},66 Z"
    )
    mass(s, head.on(text, 5), colour, [head.on(f"M{x},68 L{x * 0.3},{84 + length}", 5) for x in (-6, 0, 6)], 1.6, 2)
