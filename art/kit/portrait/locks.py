"""Whole heads of hair: many single locks, or close hair that covers the skull."""

from __future__ import annotations

from collections.abc import Sequence

import skia

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import difference
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.hair import lock
from art.kit.portrait.head import Head


def locks(s: Bust, rows: Sequence[tuple[str, float]], colour: Colour, spread: float = 0.14) -> None:
    """Many locks, one after the other; their colours differ by `spread`."""
    for index, (text, width) in enumerate(rows):
        change = spread * ((index * 7) % 5 - 2) / 2
        lock(s, text, mix(colour, "#fff2d8" if change > 0 else s.ink, abs(change)), width, tail=0.38)


def cap(s: Bust, head: Head, face: str, colour: Colour, lines: Sequence[str] = (), lift: float = 5) -> skia.Path:
    """Close hair over the whole skull without the `face`, a place of the front view; the shape."""
    shape = difference(head.outline(lift), head.on(face, 3))
    box = shape.getBounds()
    stops = [(0, s.tone(colour, 0.5)), (0.4, s.tone(colour, 0.05)), (1, s.tone(colour, -0.7))]
    s.draw(shape, linear(box.left(), 0, box.right(), 0, stops))
    with s.clipped(shape):
        with s.moved(-2, -3):
            s.draw(shape, stroke(s.ink, 10, 0.35, blur=4))
        for line in lines:
            strand = head.on(line, lift)
            s.draw(tapered(strand, 3), fill(s.ink, 0.6))
            with s.moved(-2.4, -0.6):
                s.draw(tapered(strand, 3), fill(mix(colour, "#fff2d8", 0.6), 0.45, 0.5))
    s.draw(shape, stroke(s.ink, 2.5, 0.95))
    return shape
