"""What the table does not show yet, because it is still on its way: it stands where it will stay only when it lands.

The state of the match is always ahead of the pictures. No pygame here.
"""

from __future__ import annotations

from collections import Counter


class Lag:
    """Per seat what is still missing (or, negative, still there): gold and cards in hand. `crown` are seats whose crown
    has not arrived, `signs` signs that do not lie on a rank yet, `lit` ranks that are drained only in a moment."""

    def __init__(self) -> None:
        self.gold: Counter[int] = Counter()
        self.hand: Counter[int] = Counter()
        self.crown: set[int] = set()
        self.signs: set[tuple[int, str]] = set()
        self.lit: set[int] = set()

    def clear(self) -> None:
        """Everything is where it belongs."""
        for part in (self.gold, self.hand, self.crown, self.signs, self.lit):
            part.clear()

    @property
    def empty(self) -> bool:
        """Whether the pictures have caught up."""
        amounts = (*self.gold.values(), *self.hand.values())
        return not any(amounts) and not self.crown and not self.signs and not self.lit
