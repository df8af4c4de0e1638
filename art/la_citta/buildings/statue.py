"""The statue: the simple building of culture."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear
from art.kit.drawing.shapes import circle, path, rect
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

TAIL = "M-42,-52 C-62,-52 -66,-30 -60,-12 C-54,-26 -50,-34 -36,-38 Z"
HORSE = (
    "M-44,0 L-38,-26 C-48,-40 -46,-54 -34,-56 L14,-56 C22,-64 26,-80 38,-90 L44,-98 L48,-88 C60,-84 66,-74 68,-66 "
    "L60,-60 L48,-64 C44,-52 42,-44 36,-36 C46,-32 58,-38 66,-46 L72,-42 C64,-26 46,-20 34,-22 L30,0 L20,0 "
    "L18,-26 L-18,-28 L-22,-14 L-16,0 L-28,0 L-32,-16 L-34,0 Z"
)
RIDER = (
    "M-16,-56 C-18,-80 -12,-100 0,-104 L2,-116 C-4,-132 18,-132 14,-114 L16,-104 C24,-98 30,-92 40,-96 L44,-88 "
    "C34,-80 24,-82 18,-86 L16,-58 L22,-34 L12,-30 L2,-56 Z"
)


@building
def statue(s: Iso) -> None:
    """A rider of green bronze with a golden lance on a high white plinth."""
    s.paved(0, 14, 78, "#e2c896", "#866a4a")
    s.cast(0, 12, 70, 54, 110)
    s.box_on(0, 14, 86, 66, 0, 10, "white", top="#fffaf0")
    s.box_on(0, 12, 62, 44, 10, 56, "white", top="#fffaf0", left=_panel)
    x, y = s.at(0, 8, 58)
    bronze = linear(x - 50, y - 90, x + 50, y, [(0, "#bfe6cf"), (0.4, "#5aa08a"), (1, "#143e38")])
    tail, horse, rider = (path(shape, x - 8, y, 0.92) for shape in (TAIL, HORSE, RIDER))
    for shape in (tail, horse, rider):
        s.draw(shape, s.pen(6))
        s.draw(shape, bronze)
    for shape in (horse, rider):
        s.draw(shape, s.pen(1.8, 0.8))
    s.rod((x + 24, y - 84), (x + 62, y - 148), s.tone("gold", 0.2), 4, 8)


def _panel(b: Iso, w: float, h: float) -> None:
    b.draw(rect(9, 9, w - 18, h - 20), b.pen(1.8, 0.5))
    b.inked(circle(w / 2, h / 2 - 1, 9), fill("#d9a441"), 1.8, 1)
