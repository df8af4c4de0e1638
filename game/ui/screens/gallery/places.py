"""Places in the rules: their addresses, titles and search, and the trail one leaves. No pygame here.

An address says what is read: "topic:draft", "section:passing", "ruling:81", "card:theater", "word:crown", "list:words",
the lists of the game's shelf, or "find:" with what is searched for. It is one within a game; in front of it may stand
which, "citadels/card:theater", and where nothing says so the game in question is meant.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from game import catalog
from game.content import INLINE, Text
from game.content.book import book
from game.content.rules import Reference, references
from game.ui.glossary import capital, glossary
from game.ui.lang import _, folded, language
from game.ui.screens.gallery.source import rules, rulings

START = "topic:game"
WORDS = "words"  # the list of them, besides those of the shelf
FIND = "find:"
MOST_FOUND = 60
BEFORE = 40  # letters of a text that are shown before what was searched for


class Found(NamedTuple):
    """One result of a search: where it leads, what it is called, and what it says."""

    place: str
    title: str
    text: str

    @property
    def kind(self) -> str:
        """What it is, in a word."""
        return {
            "topic": _("Topic"), "section": _("Rules"), "card": _("Card"), "word": _("Word"), "ruling": _("Ruling"),
        }[split(self.place)[0]]  # fmt: skip

    def near(self, wanted: str) -> str:
        """The text from shortly before the place where the first of the wanted words stands."""
        at = folded(self.text).find(next(iter(folded(wanted).split()), ""))
        start = self.text.rfind(" ", 0, max(0, at - BEFORE)) + 1 if at > BEFORE else 0
        return f"… {self.text[start:]}" if start else self.text


@dataclass
class Trail:
    """The places one came through; `offsets` are how far down one had read there, in units."""

    places: list[str] = field(default_factory=lambda: [START])
    offsets: list[float] = field(default_factory=lambda: [0.0])
    at: int = 0

    @property
    def here(self) -> str:
        return self.places[self.at]

    def go(self, place: str, offset: float = 0.0) -> None:
        """To a new place, from one read so far down; what lay ahead is forgotten. While one types, the search before is
        none."""
        self.offsets[self.at] = offset
        if place.startswith(FIND) and self.here.startswith(FIND):
            self.places[self.at] = place
            return
        del self.places[self.at + 1 :], self.offsets[self.at + 1 :]
        self.places.append(place)
        self.offsets.append(0.0)
        self.at += 1

    def can_step(self, way: int) -> bool:
        return 0 <= self.at + way < len(self.places)

    def step(self, way: int, offset: float = 0.0) -> bool:
        """Back (-1) or forward (1); whether there was a way."""
        if not self.can_step(way):
            return False
        self.offsets[self.at] = offset
        self.at += way
        return True


def of_game(place: str, game: str = catalog.USUAL) -> tuple[str, str]:
    """The game of an address and the address in it."""
    named, slash, rest = place.partition("/")
    return (named, rest) if slash and named in catalog.games() else (game, place)


def lists(game: str) -> dict[str, str]:
    """The pages that list something, and what they are called."""
    return {**book(game).shelf().lists(), WORDS: _("Words")}


def split(place: str) -> tuple[str, str]:
    """The kind of a place and its name."""
    kind, _colon, name = place.partition(":")
    return kind, name


def place_of(name: str, game: str) -> str:
    """The address of a topic or a section, by id."""
    return f"topic:{name}" if name in rulings(game).topics else f"section:{name}"


def page_of(place: str, game: str) -> tuple[str, str]:
    """The page a place is on, and the name of the widget to scroll to, "" for its beginning."""
    kind, name = split(place)
    if kind == "section" and name in rules(game).sections:
        return f"topic:{rules(game).sections[name].topic}", place
    if kind == "ruling" and name.isdigit() and int(name) in rulings(game).rulings:
        return f"topic:{rulings(game).rulings[int(name)].topics[0]}", place
    if kind == "word" and name in glossary(game).words:
        return "list:words", place
    return place if is_page(place, game) else START, ""


def is_page(place: str, game: str) -> bool:
    """Whether there is such a page."""
    kind, name = split(place)
    return (
        kind == "topic" and name in rulings(game).topics
        or kind == "card" and name in book(game).cards()
        or kind == "list" and name in lists(game)
        or kind == "find"
    )  # fmt: skip


def title(place: str, game: str) -> str:
    """What a place is called; "" if it does not exist."""
    kind, name = split(place)
    code = language()
    if kind == "topic" and name in rulings(game).topics:
        return rulings(game).topics[name].name.get(code)
    if kind == "section" and name in rules(game).sections:
        return rules(game).sections[name].name.get(code)
    if kind == "card" and name in book(game).cards():
        return book(game).cards()[name].name.get(code)
    if kind == "word" and name in glossary(game).words:
        return capital(glossary(game).words[name].name.get(code))
    if kind == "ruling":
        return f"{book(game).prefix}-{name}"
    return lists(game).get(name, "")


# -- search ------------------------------------------------------------------------------------------------------------
def find(text: str, game: str) -> list[Found]:
    """Everything that has all these words: titles first, then texts, in the order topics, sections, cards, words,
    rulings."""
    wanted = folded(text).split()
    if not wanted:
        return []
    hits = [
        (one, names, texts)
        for one, names, texts in _everything(game, language())
        if all(word in texts for word in wanted)
    ]
    hits.sort(key=lambda hit: not all(word in hit[1] for word in wanted))
    return [one for one, _names, _texts in hits[:MOST_FOUND]]


@cache
def _everything(game: str, language: str) -> list[tuple[Found, str, str]]:
    """What can be found, with its folded names and texts in that language and those of the data files."""
    return [
        *(_entry(game, f"topic:{one.id}", one.name, one.text) for one in rulings(game).topics.values()),
        *(_entry(game, f"section:{one.id}", one.name, one.text) for one in rules(game).sections.values()),
        *(_entry(game, f"card:{one.id}", one.name, one.rules) for one in book(game).cards().values()),
        *(_entry(game, f"word:{one.id}", one.name, one.text) for one in glossary(game).words.values()),
        *(_entry(game, f"ruling:{one.number}", None, one.text) for one in rulings(game).rulings.values()),
    ]


def _entry(game: str, place: str, name: Text | None, text: Text) -> tuple[Found, str, str]:
    codes = tuple(dict.fromkeys((*INLINE, language())))
    names = folded(" ".join(name.get(code) for code in codes)) if name is not None else folded(title(place, game))
    texts = folded(" ".join(plain_text(text.get(code), game) for code in codes))
    return Found(place, title(place, game), plain_text(text.get(language()), game)), names, f"{names} {texts}"


def plain_text(text: str, game: str) -> str:
    """A text of the rules without its references and the signs of its lists, in one line."""
    text = "\n".join(part.removeprefix("- ") for part in text.split("\n"))
    made, at = [], 0
    for ref in references(text, book(game).prefix):
        made += [text[at : ref.start], said(ref, game) or _symbol_word(ref.target, game)]
        at = ref.end
    return " ".join("".join([*made, text[at:]]).split())


def said(ref: Reference, game: str) -> str:
    """What stands in the place of a reference; nothing for a symbol."""
    return "" if ref.kind == "symbol" else ref.words or title(target(ref, game), game)


def _symbol_word(symbol: str, game: str) -> str:
    """What a symbol stands for in a sentence; nothing where the word stands beside it."""
    word = glossary(game).words.get(symbol)
    return (
        word.name.get(language()) if word is not None else symbol.removeprefix("rank") if symbol[-1].isdigit() else ""
    )


def target(ref: Reference, game: str) -> str:
    """The address of what is referred to."""
    return place_of(ref.target, game) if ref.kind == "place" else f"{ref.kind}:{ref.target}"
