"""What a game brings along to be read: its cards, rules, rulings and words, and what the opponents say in it.

Everything is made when it is asked for, and raises ContentError for a file that cannot be used. What is wrong with the
data besides, held against the code, is found by `check` and never at the start. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from game import catalog
from game.content.convert import Check
from game.content.first_times import FirstTimes
from game.content.opponents import Manner
from game.content.rules import Glossary, Rules
from game.content.rulings import Rulings
from game.content.text import Text

Value = str | int


class CardText(msgspec.Struct, frozen=True):
    """A card as it is read. `kind` is one of the shelf's; `marks` are what else it can be asked for by ("rank": 4), and
    `sets` the ids of those it belongs to. A card of the `house` is not of the published game: it may be without
    a picture, and nothing of the rules need speak of it."""

    id: str
    kind: str
    name: Text
    rules: Text
    short: Text | None = None
    marks: Mapping[str, Value] = {}
    sets: frozenset[str] = frozenset()
    house: bool = False


class Limit(NamedTuple):
    """What the texts of a field must keep to in every language: what makes the check for a place, and what it wants,
    for translators."""

    make: Callable[[str], Check]
    wanted: str


class Sound(NamedTuple):
    """A file without a fault: what there is to count in it, and that in a sentence."""

    file: str
    counts: Mapping[str, int]
    sentence: str


# -- the gallery -------------------------------------------------------------------------------------------------------
class Wanted(NamedTuple):
    """One of the things that cards can be asked for by: its words, its picture and the figure on that; `words` are
    written beside the picture."""

    value: Value
    label: str
    picture: str = ""
    figure: str = ""
    words: bool = False
    edge: tuple[int, int, int] = (0, 0, 0)  # the colour around the figure


class Facet(NamedTuple):
    """A row of filters; 0 columns stand for as many as have room."""

    id: str
    title: str
    wanted: Sequence[Wanted]
    columns: int = 0


class Filters(msgspec.Struct, frozen=True):
    """What is asked for: values by facet ("kind" and the marks of the cards), a set, words in the texts."""

    by: Mapping[str, Value] = {}
    set: str = ""
    text: str = ""

    @property
    def count(self) -> int:
        """How many of them are in force, the text left out."""
        return len(self.by) + bool(self.set)

    def toggled(self, facet: str, value: Value) -> Filters:
        """With one more in force, or one less if that was in force already."""
        others = {key: one for key, one in self.by.items() if key != facet}
        by = others if self.by.get(facet) == value else {**others, facet: value}
        return msgspec.structs.replace(self, by=by)


class Shelf:
    """How the cards of a game stand in the gallery, in words of the language in use; to be overridden."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def kinds(self) -> Mapping[str, str]:
        """The kinds of cards in their order, and what several of a kind are called."""
        return {one.kind: one.kind.replace("_", " ").capitalize() for one in self.book.cards().values()}

    def facets(self) -> Sequence[Facet]:
        """What can be asked for."""
        return ()

    def chosen(self, filters: Filters, facet: str, value: Value) -> Filters:
        """After a press on a filter: those it cannot go together with are given up."""
        return filters.toggled(facet, value)

    def sets(self) -> Mapping[str, str]:
        """The sets and what they are called."""
        return {}

    def sets_told(self, card: str) -> str:
        """The sets a card belongs to; "" if there is nothing to say."""
        return ""

    def described(self, card: str) -> str:
        """What a card is, marked up, in a few words."""
        return ""

    def symbol(self, card: str) -> str:
        """The symbol before its name; "" for none."""
        return ""

    def facts(self, card: str) -> str:
        """What a card is, marked up, in one or two lines with all that is said about it besides its rules."""
        return self.described(card)

    def told(self, card: str) -> list[str]:
        """What a card is besides its name and its texts, in plain sentences, to be heard."""
        return []

    def relatives(self, card: str) -> list[str]:
        """Cards one may want to compare with this one."""
        return []

    def lists(self) -> Mapping[str, str]:
        """The pages of the rules that list cards, and what they are called."""
        return {}

    def listed(self, page: str) -> list[tuple[str, list[str]]]:
        """What such a page lists: cards under headings."""
        return []


class Book:
    """The book of a game that has none: no cards to read, no rules, no words. To be overridden."""

    prefix = "R"  # of its rulings: CIT-62
    symbols: Mapping[str, str] = {}  # word in texts -> picture: "gold" -> "ui/coin"
    limits: Mapping[str, Mapping[str, Limit]] = {}  # file below data/ -> field -> what texts there must keep to

    def __init__(self, game: str) -> None:
        self.game = game

    def cards(self) -> Mapping[str, CardText]:
        """By id, in their order."""
        return {}

    def rules(self) -> Rules:
        return Rules({})

    def rulings(self) -> Rulings:
        return Rulings({}, {})

    def glossary(self) -> Glossary:
        return Glossary({})

    def lines(self) -> Mapping[str, Manner]:
        """How each of the people plays this game and what they say in it, by id; where nothing is said of somebody,
        they keep what the house has of them."""
        return {}

    def first_times(self) -> FirstTimes:
        """What somebody is told when it happens for the first time."""
        return FirstTimes()

    def shelf(self) -> Shelf:
        return Shelf(self)

    def check(self, file: Path | None = None) -> list[Sound]:
        """Its files, or this one, held against its code; what was found sound. Raises ContentError with all faults."""
        return []


def book(game: str) -> Book:
    """What a game brings along to be read. Raises KeyError for one that is not in the catalog, PackFault for one that
    cannot be used."""
    found: Book | None = catalog.part(game, "book")
    return Book(game) if found is None else found


def books(games: Collection[str] = ()) -> list[Book]:
    """The books of these games, by default of all that can be used."""
    made = []
    for game in games or catalog.games():
        try:
            made.append(book(game))
        except catalog.PackFault:  # whoever wants to play it is told
            continue
    return made
