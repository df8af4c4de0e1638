"""How many lines a short text takes on a card, without a font at hand.

Card faces are set in Alegreya Medium 21.5 on lines of 318 px (400 px wide card). The widths below are
that font's, in hundredths of its size, rounded to 5; a test compares them with the font itself.
"""

from __future__ import annotations

LINES = 4  # a card face has room for these
LINE_WIDTH = 1479  # 318 px in hundredths of 21.5
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


def lines_needed(text: str) -> int:
    """Lines of a card face this text takes, broken at spaces; a word too long for a line counts as two."""
    lines, used = 0, LINE_WIDTH  # the first word opens the first line
    for word in text.split():
        width = width_of(word)
        if used + _WIDTHS[" "] + width > LINE_WIDTH:
            lines, used = lines + 1, width
            if width > LINE_WIDTH:
                lines += 1
        else:
            used += _WIDTHS[" "] + width
    return lines


def width_of(text: str) -> int:
    """Width on one line, in hundredths of the font's size."""
    return sum(_WIDTHS.get(letter, _UNKNOWN) for letter in text)
