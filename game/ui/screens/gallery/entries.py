"""The cards of the gallery and what can be asked of them. No pygame here."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cache

from msgspec import Struct, structs

from game.content import INLINE, Cards, Text, default_cards
from game.ui.lang import folded, language

CHARACTER, BASIC, UNIQUE = KINDS = ("character", "basic", "unique")
COSTS = range(1, 7)
RANKS = range(1, 10)
GAME, ADDITIONAL = "game", "additional"  # sets besides the named ones
_FIRST = "first_game"


@dataclass(frozen=True)
class Entry:
    """A card and what it is found by. `sets` are ids of presets, and `additional` for what is new beyond the first
    game; `words` are its texts in the language in use and those of the data files, `name` its names."""

    id: str
    kind: str
    rank: int | None
    cost: int | None
    type: str | None
    copies: int
    sets: frozenset[str] = frozenset()
    name: str = field(default="", repr=False)
    words: str = field(default="", repr=False)


class Filters(Struct, frozen=True):
    """What is asked for; "" and 0 ask for nothing."""

    kind: str = ""
    type: str = ""
    rank: int = 0
    cost: int = 0
    set: str = ""
    text: str = ""

    @property
    def count(self) -> int:
        """How many of them are in force, the text left out."""
        return sum(bool(value) for value in (self.kind, self.type, self.rank, self.cost, self.set))

    def chosen(self, part: str, value: str | int) -> Filters:
        """With one more in force, or one less if that was in force already; those it cannot go together with are
        given up."""
        if getattr(self, part) == value:
            return structs.replace(self, **{part: type(value)()})
        made = structs.replace(self, **{part: value})
        if part == "rank":
            kind, type_ = (made.kind if made.kind == CHARACTER else ""), (made.type if made.type != UNIQUE else "")
            made = structs.replace(made, cost=0, kind=kind, type=type_)
        elif part == "cost":
            made = structs.replace(made, rank=0, kind="" if made.kind == CHARACTER else made.kind)
        elif part == "kind" and value == CHARACTER:
            made = structs.replace(made, cost=0)
        elif part == "kind":
            made = structs.replace(made, rank=0)
        if made.type and made.kind and not _can_be(made.kind, made.type):
            made = structs.replace(made, **{"kind" if part == "type" else "type": ""})
        return made


def _can_be(kind: str, type_: str) -> bool:
    """Whether there are cards of the kind with that type."""
    return (type_ == UNIQUE) == (kind == UNIQUE)


def entries() -> tuple[Entry, ...]:
    """All cards: characters by rank, then basic and unique districts."""
    return _entries(language())


@cache
def _entries(language: str) -> tuple[Entry, ...]:
    """Found by their words in that language, too."""
    cards, codes = default_cards(), tuple(dict.fromkeys((*INLINE, language)))
    people = [
        Entry(
            one.id, CHARACTER, one.rank, None, one.type, 1,
            _sets(cards, one.id), *_words(codes, one.name, one.short, one.rules),
        )
        for one in cards.characters.values()
    ]  # fmt: skip
    places = [
        Entry(
            one.id, UNIQUE if one.type == UNIQUE else BASIC, None, one.cost, one.type, one.copies,
            _sets(cards, one.id), *_words(codes, one.name, one.short, one.rules),
        )
        for one in cards.districts.values()
    ]  # fmt: skip
    return tuple(sorted((*people, *places), key=lambda entry: KINDS.index(entry.kind)))


def entry(card: str) -> Entry:
    """The entry of a card by id. Raises KeyError."""
    found = next((one for one in entries() if one.id == card), None)
    if found is None:
        raise KeyError(card)
    return found


def matching(filters: Filters, game: Collection[str] = ()) -> list[str]:
    """The ids of the cards that are asked for; a card whose name has the text comes before one whose rules have it.
    `game` are the cards of the set "game"."""
    found = [one for one in entries() if _fits(one, filters, game)]
    wanted = folded(filters.text).split()
    if wanted:
        found.sort(key=lambda one: not all(word in one.name for word in wanted))
    return [one.id for one in found]


def relatives(one: Entry) -> list[str]:
    """What belongs together: characters of one rank, and characters and basic districts of one type."""
    others = [other for other in entries() if other.id != one.id]
    ranks = [other.id for other in others if other.rank is not None and other.rank == one.rank]
    if one.type in (None, UNIQUE):
        return ranks
    people = [other.id for other in others if other.kind == CHARACTER and other.type == one.type]
    places = [other.id for other in others if other.kind == BASIC and other.type == one.type]
    return list(dict.fromkeys([*ranks, *people, *places]))


def _fits(one: Entry, filters: Filters, game: Collection[str]) -> bool:
    if filters.kind and one.kind != filters.kind or filters.type and one.type != filters.type:
        return False
    if filters.rank and one.rank != filters.rank or filters.cost and one.cost != filters.cost:
        return False
    if filters.set and not (one.id in game if filters.set == GAME else filters.set in one.sets):
        return False
    return all(word in one.words for word in folded(filters.text).split())


def _sets(cards: Cards, card: str) -> frozenset[str]:
    district = cards.districts.get(card)
    found = {preset.id for preset in cards.presets.values() if card in (*preset.characters, *preset.uniques)}
    if district is not None and district.type != UNIQUE:
        return frozenset(cards.presets)  # basic districts are in every game
    if _FIRST not in found and not (district is not None and district.edition):
        found.add(ADDITIONAL)
    return frozenset(found)


def _words(codes: tuple[str, ...], name: Text, *texts: Text | None) -> tuple[str, str]:
    """The names, and all texts, in these languages."""
    names = folded(" ".join(name.get(code) for code in codes))
    rest = " ".join(text.get(code) for text in texts if text is not None for code in codes)
    return names, f"{names} {folded(rest)}"
