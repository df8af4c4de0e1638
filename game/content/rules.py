"""The rules in full and the words of the game, as typed facts for players to read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec

from game.content.text import Text

_PLACE, _SYMBOL = r"\[\[(#?)(\w+)(?:\|([^\]|]+))?\]\]", r"\{(\w+)\}"


@cache
def _pattern(prefix: str) -> re.Pattern[str]:
    """What refers to something, in the texts of a game whose rulings have this prefix."""
    return re.compile(rf"{_PLACE}|\b{re.escape(prefix)}-(\d+)\b|{_SYMBOL}")


ANY = "RULING"  # a prefix for whoever asks for no rulings


class Reference(NamedTuple):
    """What a text of the rules refers to: "card", "place" (a topic or a section), "ruling" or "symbol"; under `words`
    if it has some of its own. `start` and `end` are where it stands."""

    kind: str
    target: str
    words: str
    start: int
    end: int


def references(text: str, prefix: str) -> Iterator[Reference]:
    """All of a text, in order; rulings are cited with the prefix of their game."""
    for match in _pattern(prefix).finditer(text):
        place, target, words, number, symbol = match.groups()
        kind = "symbol" if symbol else "ruling" if number else "place" if place else "card"
        yield Reference(kind, target or number or symbol, words or "", *match.span())


class Section(msgspec.Struct, frozen=True):
    """A part of the rules under a topic, with a heading."""

    id: str
    topic: str
    name: Text
    text: Text


class Rules(msgspec.Struct, frozen=True):
    """Everything in the file: sections by id, in its order."""

    sections: dict[str, Section]
    file: str = ""

    def of_topic(self, topic: str) -> list[Section]:
        """What stands under a topic."""
        return [one for one in self.sections.values() if one.topic == topic]

    def about_card(self, card: str) -> list[Section]:
        """The sections that refer to a card."""
        return [one for one in self.sections.values()
                if any(ref.kind == "card" and ref.target == card for ref in references(one.text.en, ANY))]  # fmt: skip


FORMS = "forms"  # context of a list of forms: it may be the word itself in English and a longer list elsewhere


class Word(msgspec.Struct, frozen=True):
    """A word of the game and its meaning; `see` is the topic or section that says more. Its `forms`, with commas
    between them, are how it is found in texts; one without forms is not."""

    id: str
    name: Text
    text: Text
    see: str
    forms: Text | None = None

    def found_as(self, language: str) -> list[str]:
        """The forms one by one."""
        told = self.forms.get(language, FORMS) if self.forms is not None else ""
        return [form.strip() for form in told.split(",") if form.strip()]


class Glossary(msgspec.Struct, frozen=True):
    """Everything in the file: words by id, in its order."""

    words: dict[str, Word]
    file: str = ""
