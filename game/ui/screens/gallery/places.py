"""Places in the rules: their addresses, titles and search, and the trail one leaves. No pygame here.

An address says what is read: "topic:draft", "section:passing", "ruling:81", "card:theater", "word:crown", "list:words",
"list:characters", "list:districts", or "find:" with what is searched for.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from game.content import INLINE, Text, default_cards
from game.content.rules import Reference, references
from game.ui.glossary import capital, glossary
from game.ui.lang import _, folded, language
from game.ui.screens.gallery.source import rules, rulings

START = "topic:game"
LISTS = ("characters", "districts", "words")
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


def split(place: str) -> tuple[str, str]:
    """The kind of a place and its name."""
    kind, _colon, name = place.partition(":")
    return kind, name


def place_of(name: str) -> str:
    """The address of a topic or a section, by id."""
    return f"topic:{name}" if name in rulings().topics else f"section:{name}"


def page_of(place: str) -> tuple[str, str]:
    """The page a place is on, and the name of the widget to scroll to, "" for its beginning."""
    kind, name = split(place)
    if kind == "section" and name in rules().sections:
        return f"topic:{rules().sections[name].topic}", place
    if kind == "ruling" and name.isdigit() and int(name) in rulings().rulings:
        return f"topic:{rulings().rulings[int(name)].topics[0]}", place
    if kind == "word" and name in glossary().words:
        return "list:words", place
    return place if is_page(place) else START, ""


def is_page(place: str) -> bool:
    """Whether there is such a page."""
    kind, name = split(place)
    cards = default_cards()
    return (
        kind == "topic" and name in rulings().topics
        or kind == "card" and (name in cards.characters or name in cards.districts)
        or kind == "list" and name in LISTS
        or kind == "find"
    )  # fmt: skip


def title(place: str) -> str:
    """What a place is called; "" if it does not exist."""
    kind, name = split(place)
    cards, code = default_cards(), language()
    if kind == "topic" and name in rulings().topics:
        return rulings().topics[name].name.get(code)
    if kind == "section" and name in rules().sections:
        return rules().sections[name].name.get(code)
    if kind == "card" and is_page(place):
        return (cards.characters.get(name) or cards.districts[name]).name.get(code)
    if kind == "word" and name in glossary().words:
        return capital(glossary().words[name].name.get(code))
    if kind == "ruling":
        return f"CIT-{name}"
    return {"characters": _("Characters"), "districts": _("Districts"), "words": _("Words")}.get(name, "")


# -- search ------------------------------------------------------------------------------------------------------------
def find(text: str) -> list[Found]:
    """Everything that has all these words: titles first, then texts, in the order topics, sections, cards, words,
    rulings."""
    wanted = folded(text).split()
    if not wanted:
        return []
    hits = [
        (one, names, texts) for one, names, texts in _everything(language()) if all(word in texts for word in wanted)
    ]
    hits.sort(key=lambda hit: not all(word in hit[1] for word in wanted))
    return [one for one, _names, _texts in hits[:MOST_FOUND]]


@cache
def _everything(language: str) -> list[tuple[Found, str, str]]:
    """What can be found, with its folded names and texts in that language and those of the data files."""
    cards = default_cards()
    return [
        *(_entry(f"topic:{one.id}", one.name, one.text) for one in rulings().topics.values()),
        *(_entry(f"section:{one.id}", one.name, one.text) for one in rules().sections.values()),
        *(_entry(f"card:{one.id}", one.name, one.rules) for one in cards.characters.values()),
        *(_entry(f"card:{one.id}", one.name, one.rules) for one in cards.districts.values()),
        *(_entry(f"word:{one.id}", one.name, one.text) for one in glossary().words.values()),
        *(_entry(f"ruling:{one.number}", None, one.text) for one in rulings().rulings.values()),
    ]


def _entry(place: str, name: Text | None, text: Text) -> tuple[Found, str, str]:
    codes = tuple(dict.fromkeys((*INLINE, language())))
    names = folded(" ".join(name.get(code) for code in codes)) if name is not None else folded(title(place))
    texts = folded(" ".join(plain_text(text.get(code)) for code in codes))
    return Found(place, title(place), plain_text(text.get(language()))), names, f"{names} {texts}"


def plain_text(text: str) -> str:
    """A text of the rules without its references and the signs of its lists, in one line."""
    text = "\n".join(part.removeprefix("- ") for part in text.split("\n"))
    made, at = [], 0
    for ref in references(text):
        made += [text[at : ref.start], said(ref) or _symbol_word(ref.target)]
        at = ref.end
    return " ".join("".join([*made, text[at:]]).split())


def said(ref: Reference) -> str:
    """What stands in the place of a reference; nothing for a symbol."""
    return "" if ref.kind == "symbol" else ref.words or title(target(ref))


def _symbol_word(symbol: str) -> str:
    """What a symbol stands for in a sentence; nothing where the word stands beside it."""
    word = glossary().words.get(symbol)
    return (
        word.name.get(language()) if word is not None else symbol.removeprefix("rank") if symbol[-1].isdigit() else ""
    )


def target(ref: Reference) -> str:
    """The address of what is referred to."""
    return place_of(ref.target) if ref.kind == "place" else f"{ref.kind}:{ref.target}"
