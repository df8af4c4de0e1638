"""What the table does not show yet of the moment on the stage, because it is still on its way: it stands where it will
stay only when it lands. No pygame here."""

from __future__ import annotations

from collections import Counter


class Lag:
    """What is still missing, under names that the board of a game chooses."""

    def __init__(self) -> None:
        self._amounts: dict[str, Counter[int]] = {}
        self.things: set[tuple[str, object]] = set()  # what has not arrived: a kind, and which one
        self.telling = False  # whether a scene of the board is in the midst of telling

    def of(self, kind: str) -> Counter[int]:
        """Per seat how much of this kind is still missing (or, negative, still there)."""
        return self._amounts.setdefault(kind, Counter())

    def land(self) -> None:
        """Everything of one moment is where it belongs; what is told goes on."""
        self.things.clear()
        for amounts in self._amounts.values():
            amounts.clear()

    def clear(self) -> None:
        """Everything is where it belongs, and nothing is told any more."""
        self.land()
        self.telling = False

    @property
    def empty(self) -> bool:
        """Whether the pictures have caught up."""
        return not self.telling and self.landed

    @property
    def landed(self) -> bool:
        """Whether nothing is on its way."""
        return not self.things and not any(any(amounts.values()) for amounts in self._amounts.values())
