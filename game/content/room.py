"""How much room a text takes on a card, without a font at hand.

Cards are set in Alegreya: Medium, Regular and Bold. The widths below are those of the font, in hundredths of its size,
rounded up; tests compare them with the fonts.
"""

from __future__ import annotations

from typing import NamedTuple

from game.content.convert import Check, Problem
from game.content.reading import filled

_UNKNOWN = 95  # a letter that is not in the list: as wide as the widest
_BANDS = {
    20: "'‘’",
    25: " :;jl‚·",
    30: '!"(),.[]i{}',
    35: "-/1?IJ\\ft|“”",
    40: "37`rs„",
    45: "$*4569_acevyzäéèêàç«»",
    50: "#+028<=>FL^bgkoqx~ö×−",
    55: "PSTYZdhnpuüñ–",
    60: "ABCERVÄß",
    65: "GKUXÜ…",
    70: "%&DNOQwÖ",
    75: "H",
    85: "@Mm",
    90: "—",
    95: "W",
}
_WIDTHS = {letter: width for width, letters in _BANDS.items() for letter in letters}


class Room(NamedTuple):
    """So many lines of that width, in hundredths of the size of the letters."""

    lines: int
    width: int

    def needed(self, text: str) -> int:
        """Lines that a text takes, broken at spaces; a word too long for a line counts as two."""
        lines, used = 0, self.width  # the first word opens the first line
        for word in text.split():
            wide = width_of(word)
            if used + _WIDTHS[" "] + wide > self.width:
                lines, used = lines + 1 + (wide > self.width), wide
            else:
                used += _WIDTHS[" "] + wide
        return lines

    def check(self, path: str) -> Check:
        """For a text that must fit; details belong in another field."""

        def fitting(value: str) -> Problem | None:
            lines = self.needed(value)
            if lines > self.lines:
                hint = f"about {len(value) * self.lines // lines} letters fit; details belong in `rules`"
                return f"`{path}` takes {lines} lines on the card, {self.lines} fit", hint
            return filled(path)(value)

        return fitting


def width_of(text: str) -> int:
    """Width on one line, in hundredths of the font's size."""
    return sum(_WIDTHS.get(letter, _UNKNOWN) for letter in text)
