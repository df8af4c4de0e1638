"""The named opponents as typed facts: who they are and what they say."""

from __future__ import annotations

import msgspec

from game.content.cards import Text

OCCASIONS = ("greeting", "murdered", "robbed", "razed", "murdering", "robbing", "winning", "losing")


class Opponent(msgspec.Struct, frozen=True):
    """A person of the city who plays as a computer player; `lines` by occasion, each with its variants."""

    id: str
    name: str
    title: Text
    text: Text
    lines: dict[str, tuple[Text, ...]] = {}

    def line(self, occasion: str, number: int) -> Text:
        """What is said on an occasion; the number chooses the variant."""
        said = self.lines[occasion]
        return said[number % len(said)]


class Opponents(msgspec.Struct, frozen=True):
    """Everybody in the file, by id, in its order."""

    opponents: dict[str, Opponent]
    file: str = ""
