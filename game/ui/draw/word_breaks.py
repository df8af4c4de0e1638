"""Where words may be broken, and how a line that is too long is cut. No pygame here."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

SOFT_HYPHEN = "\u00ad"  # written into a text by a translator: here the word may be broken
ELLIPSIS = "…"
FIRST_WIDE = "\u1100"  # no letter before this one is as wide as two
NOT_FIRST = ".,:;!?)]»”’…、。，．：；！？）」』】"  # signs that never begin a line
Fits = Callable[[str], bool]


def words(text: str) -> list[str]:
    """The parts between which a line may be broken, each with the spaces behind it. Chinese and Japanese letters are
    words of their own."""
    spaced = [word for word in text.replace(" ", " \0").split("\0") if word]
    if not text or max(text) < FIRST_WIDE:
        return spaced
    made: list[str] = []
    for word in spaced:
        piece = ""
        for letter in word:
            if piece and letter not in NOT_FIRST and (_wide(letter) or _wide(piece[-1])) and letter != " ":
                made.append(piece)
                piece = ""
            piece += letter
        made.append(piece)
    return made


def pieces(word: str, fits: Fits) -> list[str]:
    """The lines for a word that is wider than a line: broken at its soft hyphens if it has any, else at any letter."""
    made, rest = [], word
    while len(rest) > 1 and not fits(rest):
        at = _break(rest, fits)
        made.append(_hyphened(rest[:at]))
        rest = rest[at:].lstrip(SOFT_HYPHEN)
    return [*made, rest]


def shortened(text: str, fits: Fits) -> str:
    """The text, or as much of its beginning as fits with an ellipsis behind it."""
    return text if fits(text) else ended(text, fits)


def ended(text: str, fits: Fits) -> str:
    """As much of the text as fits with an ellipsis behind it."""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(text[:middle].rstrip() + ELLIPSIS) else (low, middle - 1)
    return text[:low].rstrip() + ELLIPSIS


def _break(word: str, fits: Fits) -> int:
    soft = [at for at, letter in enumerate(word) if letter == SOFT_HYPHEN and at]
    anywhere = [at for at in range(1, len(word)) if word[at] not in NOT_FIRST]
    for places in (soft, anywhere):
        fitting = [at for at in places if fits(_hyphened(word[:at]))]
        if fitting:
            return fitting[-1]
    return 1


def _hyphened(part: str) -> str:
    part = part.rstrip(SOFT_HYPHEN)
    return part if part[-1:] in ("-", "") or _wide(part[-1]) else part + "-"


def _wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in ("W", "F")
