"""The well: the simple building of health."""

from __future__ import annotations

from art.kit.drawing.paint import fill
from art.kit.drawing.shapes import polygon
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso


@building
def well(s: Iso) -> None:
    """A broad stone well-head full of blue water, under a little red roof on two posts, with its bucket."""
    s.paved(0, 12, 74, "#d9c096", "#7a6248")
    s.cast(0, 12, 66, 66, 40)
    s.rod(s.at(-36, -4, 0), s.at(-36, -4, 98), s.tone("wood", 0.2), 7, 11)
    s.rod(s.at(36, -4, 0), s.at(36, -4, 98), s.tone("wood", -0.4), 7, 11)
    s.drum(0, 14, 56, 0, 34, "pale", top=False)
    s.inked(s.ring(0, 14, 56, 34), fill(s.tone("pale", 0.55)), 2.6, 1)
    s.pool(s.ring(0, 14, 45, 33), "#b8f4f6")
    s.line(*s.at(0, 8, 104), *s.at(0, 14, 52), s.pen(2.6))
    x, y = s.at(0, 14, 46)
    bucket = polygon((x - 10, y - 10), (x + 10, y - 10), (x + 7, y + 7), (x - 7, y + 7))
    s.inked(bucket, fill(s.tone("wood", 0.1)), 2.2, 1)
    s.hipped(0, 2, 84, 58, 98, 32, "tile", 6, 0.42)
