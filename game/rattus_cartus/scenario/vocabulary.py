"""The names a scenario may use, and how a card is written."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.content.faults import did_you_mean, quoted
from game.rattus_cartus.scenario.story import Face, Plot

KINDS = ("joker", "sword", "flute", "pass", "gold")
SPECIALS = KINDS[1:]
COPIES = "abcde"
MOST_NUNS = 4
NUMBER = re.compile(r"[0-9]{1,6}")
MANY = re.compile(r"x([0-9]{1,6})")

Problem = tuple[str, str]  # what is wrong, what to do


class Vocabulary:
    """Reads the names of cards."""

    def __init__(self, estates: Sequence[str], buildings: Sequence[str]) -> None:
        self.estates = tuple(estates)
        self.buildings = tuple(buildings)
        self.cards = (*self.estates, *KINDS)

    def face(self, text: str) -> Face | Problem:
        """A card: `magic`, `magic 2`, `joker`; or what is wrong with it."""
        name, _, nuns = text.partition(" ")
        if name not in self.cards:
            return self._unknown(text)
        if not nuns:
            return Face(name)
        if name in KINDS:
            return f"a {name} has no nuns: {quoted(text)} is no card", f"write '{name}'"
        if not NUMBER.fullmatch(nuns) or int(nuns) > MOST_NUNS:
            return f"{quoted(text)} is no card", f"a person has 0 to {MOST_NUNS} nuns, for example '{name} 2'"
        return Face(name, int(nuns))

    def faces(self, text: str) -> tuple[Face, int] | Problem:
        """A card and how many of it: `magic x3`, `magic 4 x2`."""
        before, _, behind = text.rpartition(" ")
        many = MANY.fullmatch(behind)
        if many is None or not before:
            found, count = self.face(text), 1
        else:
            found, count = self.face(before), int(many[1])
        if not isinstance(found, Face):
            return found
        if not 1 <= count <= 99:
            return f"{quoted(text)}: so many cards there are not", "write 'magic x3' for three cards"
        return found, count

    def plot(self, text: str) -> Plot | Problem:
        """A building card: `farm`, `farm c`."""
        name, _, copy = text.partition(" ")
        if name not in self.buildings:
            hint = did_you_mean(name, self.buildings) or did_you_mean(text, self.buildings)
            return f"the building {quoted(name)} does not exist", hint or "names are in snake_case"
        if copy and copy not in COPIES:
            return f"{quoted(text)} is no building card", f"copies are {COPIES[0]} to {COPIES[-1]}: '{name} c'"
        return Plot(name, copy)

    def building(self, text: str) -> tuple[str, int | None] | Problem:
        """A building that takes part, with the number of its cards where that is said: `farm`, `castle 3`."""
        name, _, count = text.partition(" ")
        found = self.plot(name)
        if not isinstance(found, Plot):
            return found
        if not count:
            return name, None
        if not NUMBER.fullmatch(count):
            return f"{quoted(text)}: behind a building stands how many of its cards", f"for example '{name} 3'"
        return name, int(count)

    def _unknown(self, text: str) -> Problem:
        name = text.partition(" ")[0]
        if name in self.buildings:
            return f"{quoted(text)} is a building; a card in a hand is a person or a special card", ""
        hint = did_you_mean(name, self.cards) or f"cards are {', '.join(self.cards)}"
        return f"the card {quoted(name)} does not exist", hint
