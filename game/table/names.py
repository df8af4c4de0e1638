"""What the seats and things of one match are called; and the types that a game fills in: its View and its names.

Who knows a game says `Words[CitadelsView, CitadelsNames]`; who knows none has `SomeWords`, whose View tells what every
View tells (`ViewData`). No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.kernel.rules import ViewData
from game.ui.lang import _
from game.ui.people import in_sentences


class Names:
    """What the seats of one match are called, and what a game adds: each such name goes through `said`, by which a log
    marks names up and notes which there were."""

    mark: Callable[[str, int, str], str] | None = None  # what ("seat"), which, its plain words -> marked-up text
    pictured = False  # people see where things lie: no place need be called by a code that stands nowhere

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = list(seats)

    def learn(self, view: ViewData) -> None:
        """Takes in what has got its name since."""

    def plain_seat(self, seat: int) -> str:
        return in_sentences(self.seats[seat]) if 0 <= seat < len(self.seats) else _("nobody")

    def seat(self, seat: int) -> str:
        return self.said("seat", seat, self.plain_seat(seat))

    def said(self, what: str, which: int, words: str) -> str:
        """A name in a sentence."""
        return words if self.mark is None else self.mark(what, which, words)


V = TypeVar("V", bound=ViewData)
N = TypeVar("N", bound=Names)
