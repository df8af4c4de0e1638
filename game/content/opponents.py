"""The named opponents as typed facts: who they are and what they say."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from game.content.text import Text

OCCASIONS = ("greeting", "winning", "losing")  # those that every game has; the others belong to a game's book
Lines = Mapping[str, tuple[Text, ...]]  # occasion -> the variants of what is said


class Opponent(msgspec.Struct, frozen=True):
    """A person of the city who plays as a computer player; `lines` by occasion, each with its variants. As the file of
    the house has them `text` and `lines` are of no game in particular; a game has its own (`Manner`)."""

    id: str
    name: str
    title: Text
    text: Text
    lines: Lines = {}

    def line(self, occasion: str, number: int) -> Text:
        """What is said on an occasion; the number chooses the variant."""
        said = self.lines[occasion]
        return said[number % len(said)]


class Manner(msgspec.Struct, frozen=True):
    """How somebody plays one game (`text`), and what they say in it."""

    text: Text
    lines: Lines = {}


class Spoken(msgspec.Struct, frozen=True):
    """How everybody plays one game and what they say in it, by their ids."""

    lines: dict[str, Manner]
    file: str = ""


class Opponents(msgspec.Struct, frozen=True):
    """Everybody in the file, by id, in its order."""

    opponents: dict[str, Opponent]
    file: str = ""
