"""The rulings as typed facts: what was decided about a card or a question, in words for players."""

from __future__ import annotations

import msgspec

from game.content.text import Text


class Topic(msgspec.Struct, frozen=True):
    """A page of the rules: what it is called and what it says."""

    id: str
    name: Text
    text: Text


class Ruling(msgspec.Struct, frozen=True):
    """An answer to a question, cited as the prefix of its game and its `number`; it stands under its topics and with
    the cards it concerns."""

    number: int
    topics: tuple[str, ...]
    text: Text
    cards: tuple[str, ...] = ()


class Rulings(msgspec.Struct, frozen=True):
    """Everything in the file, in its order: topics by id, rulings by number."""

    topics: dict[str, Topic]
    rulings: dict[int, Ruling]
    file: str = ""

    def about_card(self, card: str) -> list[Ruling]:
        """The rulings that concern a card, by id; those that name it first come first."""
        found = [one for one in self.rulings.values() if card in one.cards]
        return sorted(found, key=lambda one: (one.cards.index(card) > 0, one.number))

    def about_topic(self, topic: str) -> list[Ruling]:
        """The rulings under a topic; those that have it as their first come first."""
        found = [one for one in self.rulings.values() if topic in one.topics]
        return sorted(found, key=lambda one: (one.topics.index(topic) > 0, one.number))
