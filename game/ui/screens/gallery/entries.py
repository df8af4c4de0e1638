"""The cards of a game in the gallery, and how those are found that are asked for. No pygame here."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from game.content import INLINE, Text
from game.content.book import CardText, Filters, book
from game.ui.lang import _, folded, language, ngettext

GAME = "game"  # the set of the cards in the open game, besides those of the shelf


class Entry(NamedTuple):
    """A card and what it is found by: `words` are its texts in the language in use and those of the data files, `name`
    its names."""

    card: CardText
    name: str
    words: str

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def kind(self) -> str:
        return self.card.kind


def entries(game: str) -> tuple[Entry, ...]:
    """All cards, in the order of the book."""
    return _entries(game, language())


@cache
def _entries(game: str, language: str) -> tuple[Entry, ...]:
    """Found by their words in that language, too."""
    codes = tuple(dict.fromkeys((*INLINE, language)))
    return tuple(
        Entry(one, *_words(codes, one.name, one.short, one.rules)) for one in book(game).cards().values()
    )  # fmt: skip


def matching(filters: Filters, game: str, playing: Collection[str] = ()) -> list[str]:
    """The ids of the cards that are asked for; a card whose name has the text comes before one whose rules have it.
    `playing` are the cards of the set GAME."""
    found = [one for one in entries(game) if _fits(one, filters, playing)]
    wanted = folded(filters.text).split()
    if wanted:
        found.sort(key=lambda one: not all(word in one.name for word in wanted))
    return [one.id for one in found]


def _fits(one: Entry, filters: Filters, playing: Collection[str]) -> bool:
    marks = {"kind": one.kind, **one.card.marks}
    if any(marks.get(facet) != value for facet, value in filters.by.items()):
        return False
    if filters.set and not (one.id in playing if filters.set == GAME else filters.set in one.card.sets):
        return False
    return all(word in one.words for word in folded(filters.text).split())


def _words(codes: tuple[str, ...], name: Text, *texts: Text | None) -> tuple[str, str]:
    """The names, and all texts, in these languages."""
    names = folded(" ".join(name.get(code) for code in codes))
    rest = " ".join(text.get(code) for text in texts if text is not None for code in codes)
    return names, f"{names} {folded(rest)}"


# What the gallery says about cards, sets and filters.


def set_choices(game: str, in_game: bool) -> list[tuple[str, str]]:
    """What the list of sets offers."""
    own = [(GAME, _("In this game"))] if in_game else []
    return [("", _("All sets")), *own, *book(game).shelf().sets().items()]


def count_text(shown: int, every: int) -> str:
    """How many cards are shown."""
    if shown == every:
        return ngettext("{count} card", "{count} cards", every).format(count=every)
    return _("{shown} of {count} cards").format(shown=shown, count=every)


def sets_text(game: str, card: str, in_game: bool) -> str:
    """The sets a card belongs to, in one paragraph."""
    told = [_("In this game")] if in_game else []
    told += filter(None, [book(game).shelf().sets_told(card)])
    return " · ".join(told) or _("No set: choose it yourself for a game of your own.")
