"""The named opponents as typed facts: who they are and what they say."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.content.text import Text

OCCASIONS = ("greeting", "winning", "losing")  # those of every game; the others belong to a game's book
Lines = Mapping[str, tuple[Text, ...]]  # occasion -> the variants of what is said


class Opponent(msgspec.Struct, frozen=True):
    """A person of the city who plays as a computer player; `lines` by occasion, each with its variants."""

    id: str
    name: str
    title: Text
    text: Text
    lines: Lines = {}

    def line(self, occasion: str, number: int) -> Text:
        """What is said on an occasion; the number chooses the variant."""
        said = self.lines[occasion]
        return said[number % len(said)]


class Spoken(msgspec.Struct, frozen=True):
    """What everybody says in one game, by their ids, besides what they say in every game."""

    lines: dict[str, Lines]
    file: str = ""


class Opponents(msgspec.Struct, frozen=True):
    """Everybody in the file, by id, in its order."""

    opponents: dict[str, Opponent]
    file: str = ""
