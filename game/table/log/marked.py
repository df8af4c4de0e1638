"""The names of a match as its log shows them, and what a line of it speaks of. No pygame here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.kernel.events import Facts
from game.kernel.rules import ViewData
from game.table.flow import SeatInfo
from game.table.words import SomeWords
from game.ui.draw import theme
from game.ui.draw.markup import escape


@dataclass(frozen=True)
class About:
    """What a line speaks of: exactly the things that stand in it, such as ("seat", 2), and the kinds of its events."""

    things: frozenset[tuple[str, int]] = frozenset()
    kinds: frozenset[str] = frozenset()

    def __or__(self, other: About) -> About:
        return About(self.things | other.things, self.kinds | other.kinds)

    def has(self, what: str, which: int) -> bool:
        """Whether a thing stands in it."""
        return (what, which) in self.things

    def of(self, what: str) -> list[int]:
        """All things of one sort that stand in it, in their order."""
        return sorted(which for one, which in self.things if one == what)


def uncoloured(text: str) -> str:
    """The same with names that are only bold: their inks are made for parchment, not for cloth."""
    return re.sub(r"\[#[0-9a-f]{6}\|", "[b|", text)


class MarkedNames:
    """The names of a match and its words as the log shows them: players in the inks of their colours, things bold.
    `plain` are the same names in plain words."""

    def __init__(self, words: SomeWords, seats: Sequence[SeatInfo], view: ViewData, *, pictured: bool = False) -> None:
        self.words, self.infos = words, list(seats)
        names = [seat.name for seat in seats]
        self.names, self.plain = words.names(names, view), words.names(names, view)
        self.names.mark = self._mark
        self.names.pictured = self.plain.pictured = pictured
        self._mentioned: set[tuple[str, int]] = set()

    def _mark(self, what: str, which: int, said: str) -> str:
        self._mentioned.add((what, which))
        if what == "seat":
            ink = theme.SEAT_INKS[self.infos[which].crest % len(theme.SEAT_INKS)]
            return f"[{theme.code_of(ink)}|{escape(said)}]"
        return f"[b|{escape(said)}]" if which >= 0 else said

    def learn(self, view: ViewData) -> None:
        """Takes in what has got its name since."""
        self.names.learn(view)
        self.plain.learn(view)

    def seat(self, seat: int) -> str:
        return str(self.names.seat(seat))

    def listen(self) -> None:
        """From now on remember what is named."""
        self._mentioned = set()

    def mentioned(self, kind: str) -> About:
        """What was named since, as something of this kind."""
        return About(frozenset(self._mentioned), frozenset((kind,)))

    def tell(self, word: str, facts: Facts) -> str | None:
        """The sentence for an event, marked up; None for one that needs no words."""
        return self.words.tell(word, facts, self.names)

    def together(self, word: str, run: Sequence[Facts]) -> str | None:
        """The sentence for several such events in a row; None if each has its own."""
        teller = self.words.told(word).together
        return teller(run, self.names) if teller is not None else None
