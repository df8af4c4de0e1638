"""How many lines a short text takes on a card: faces are set in Alegreya Medium 21.5 on lines of 318 px (400 px wide
card)."""

from __future__ import annotations

from game.content.room import Room, width_of

__all__ = ["LINES", "lines_needed", "width_of"]
LINES = 4  # a card face has room for these
LINE_WIDTH = 1479  # 318 px in hundredths of 21.5


def lines_needed(text: str) -> int:
    """Lines of a card face this text takes."""
    return Room(LINES, LINE_WIDTH).needed(text)
